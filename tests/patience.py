"""How long tests wait for what is sure to come."""

from __future__ import annotations

import os

# Seconds until a test gives up. Nothing takes as long, on a slow and busy machine either: only what
# hangs does. A test waits for a fact, never for a time, so this costs nothing where all is well.
PATIENCE = float(os.environ.get("BURGH_PATIENCE", "120"))
