"""Runs Burgh from its Python sources although compiled modules lie beside them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourcesOnly:
    """A finder that knows Burgh's modules by their sources alone."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module of ours; everything else is left to the others."""
        if not name.startswith("burgh.") or path is None:
            return None
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if found is not None and found.loader is not None:
                return found
        return None


def without_compiled_modules() -> None:
    """From now on import Burgh's sources; what was imported before is forgotten."""
    for name in [name for name in sys.modules if name.startswith("burgh")]:
        del sys.modules[name]
    sys.meta_path.insert(0, SourcesOnly())
