"""The net of Skylines, as `burgh learn` left it."""

from __future__ import annotations

from typing import Final

from burgh.core.folders import package_folder
from burgh.core.net import Shelf
from burgh.games.skylines.engine import features

NET: Final = Shelf(package_folder("burgh.games.skylines") / "net.bin", features.COUNT)
