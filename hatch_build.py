"""Hatchling hooks: the browser client, and the engine compiled where a C compiler is at hand.

The client is built into src/burgh/_client by the system's Node, else by Node from PyPI;
BURGH_SKIP_CLIENT=1 leaves it out. The engine is compiled in a copy; the wheel is then one for this
Python and this system. BURGH_COMPILE=no leaves it plain Python, BURGH_COMPILE=yes compiles or
fails.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
from client import NODE, build_client, client_digest, copy_drawings, is_built, system_npm
from compiling import NOTICE, NotCompiled, compile_engine, compiling, obstacle, wish
from index_page import index_page


class ReadmeHook(MetadataHookInterface):
    """Gives a package index a README that needs nothing beside it."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Put the text into the metadata."""
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": index_page(readme)}


class BurghHook(BuildHookInterface):  # type: ignore[type-arg]
    """Makes what git does not hold: the client and the compiled modules."""

    def dependencies(self) -> list[str]:
        """Ask the build front end for Node and mypyc only where they are needed."""
        asked: list[str] = []
        if not self._has_client("standard") and not system_npm():
            asked.append(NODE)
        if wish(os.environ) != "no" and not obstacle():
            asked += compiling(Path(self.root))["requires"]
        return asked

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and the engine before files are collected.

        A copy without the client can draw all the same.
        """
        root = Path(self.root)
        if not self._has_client(version):
            build_client(root)
        elif version != "editable" and (root / "web/src/art").is_dir():
            copy_drawings(root)
        if version == "standard":  # an editable install runs the sources as they are
            self._scratch = TemporaryDirectory(prefix="burgh-engine-")
            self._build_engine(Path(self._scratch.name), build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the copy in which the engine was compiled."""
        if version == "standard":
            self._scratch.cleanup()

    def _has_client(self, version: str) -> bool:
        root = Path(self.root)
        return (
            version == "editable"
            or os.environ.get("BURGH_SKIP_CLIENT") == "1"
            or not (root / "web/package.json").exists()  # a copy of the sources, client and all
            or is_built(root, client_digest(root))
        )

    def _build_engine(self, folder: Path, build_data: dict[str, Any]) -> None:
        try:
            modules = self._compiled(folder)
        except NotCompiled as reason:
            if wish(os.environ) == "yes":
                sys.exit(f"The engine cannot be compiled: {reason}.\n{reason.log}")
            self.app.display_warning(f"The engine is not compiled ({reason}): all works, slower.")
            self.app.display_info(reason.log)
            note = folder / "notice.txt"
            note.write_text(f"{reason}\n", encoding="utf-8")
            build_data["force_include"][str(note)] = NOTICE
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in modules:
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()

    def _compiled(self, folder: Path) -> list[Path]:
        if wish(os.environ) == "no":
            raise NotCompiled("BURGH_COMPILE=no")
        if lacking := obstacle():
            raise NotCompiled(lacking)
        self.app.display_info("Compiling the engine, which takes some minutes.")
        return compile_engine(Path(self.root), folder)
