"""What pictures are made of is in the package, also where the client is not built."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture
def hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Give the build hook over a copy of the checkout that has the client's sources."""
    pytest.importorskip("hatchling")
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    spec.loader.exec_module(module)
    for part in ("art", "games"):
        shutil.copytree(ROOT / "web/src" / part, tmp_path / "web/src" / part)
    shutil.copy(ROOT / "web/package.json", tmp_path / "web/package.json")
    monkeypatch.setenv("BURGH_SKIP_CLIENT", "1")
    monkeypatch.setenv("BURGH_COMPILE", "no")
    return module.BurghHook(str(tmp_path), {}, None, None, "", "wheel")


def test_a_wheel_without_the_client_has_the_drawings(hook: Any, tmp_path: Path) -> None:
    """`burgh.svg` draws from them, so they are no part of what may be left out."""
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    hook.finalize("standard", data, "")
    drawn = tmp_path / "src/burgh/_client/drawn"
    found = {str(file.relative_to(drawn)) for file in drawn.rglob("*") if file.is_file()}
    titles = ("suburbia", "bigcity", "skylines")
    tables = {f"games/{title}/{name}.json" for title in titles for name in ("pictures", "kinds")}
    assert found == {"art/symbols.svg", "art/tokens.css"} | tables


def test_an_editable_install_draws_from_the_checkout(hook: Any, tmp_path: Path) -> None:
    """Nothing is copied where the client's own files are at hand."""
    hook.initialize("editable", {})
    assert not (tmp_path / "src").exists()
