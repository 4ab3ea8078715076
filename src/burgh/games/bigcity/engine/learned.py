"""The net of Big City, as `burgh learn` left it."""

from __future__ import annotations

from typing import Final

from burgh.core.folders import package_folder
from burgh.core.net import Shelf
from burgh.games.bigcity.engine import features

NET: Final = Shelf(package_folder("burgh.games.bigcity") / "net.bin", features.COUNT)
