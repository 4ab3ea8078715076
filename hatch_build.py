"""Hatchling hook: build the browser client into the package (system Node, else Node from PyPI)."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from client import NODE, build_client, client_digest, is_built, system_npm


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds web/ into src/burgh/_client, unless it is there already or nobody wants it."""

    def dependencies(self) -> list[str]:
        """Ask the build front end for Node from PyPI only when it is needed."""
        return [] if self._skip("standard") or system_npm() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before files are collected."""
        if not self._skip(version):
            build_client(Path(self.root))

    def _skip(self, version: str) -> bool:
        root = Path(self.root)
        return (
            version == "editable"
            or os.environ.get("BURGH_SKIP_CLIENT") == "1"
            or not (root / "web/package.json").exists()  # a copy of the sources, client and all
            or is_built(root, client_digest(root))
        )
