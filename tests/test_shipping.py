"""What is shipped: wheels and sdist are whole, say what they are, and agree on the version."""

from __future__ import annotations

import ast
import email
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from burgh.core import version
from burgh.core.version import VERSION
from tools import compiling, index_page

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
BUILT_LATER = ("_client", "__pycache__")


def build(kind: str, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Let hatchling build one kind of package, as pip would; the checkout stays as it is."""
    kept = {name: told for name, told in os.environ.items() if not name.startswith("BURGH_")}
    return subprocess.run(
        [sys.executable, "-P", "-m", "hatchling", "build", "-t", kind, "-d", str(folder)],
        cwd=ROOT,
        env={**kept, "BURGH_SKIP_CLIENT": "1", **settings},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel from a machine without a C compiler."""
    folder = tmp_path_factory.mktemp("wheel")
    done = build("wheel", folder, CC="no-such-compiler")
    assert done.returncode == 0, done.stderr
    assert "not compiled (no C compiler, no-such-compiler)" in done.stdout + done.stderr
    [wheel] = folder.glob("*.whl")
    return wheel


# --- without a compiler


def test_without_a_compiler_the_wheel_is_plain_python_and_whole(pure_wheel: Path) -> None:
    """For every system; each file of the package is in it."""
    assert pure_wheel.name == f"burgh-{VERSION}-py3-none-any.whl"
    packed = set(zipfile.ZipFile(pure_wheel).namelist())
    written = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and not set(BUILT_LATER) & set(path.parts)
    }
    assert written - packed == set()


def test_a_plain_wheel_tells_why_it_is_not_compiled(
    pure_wheel: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The notice lies where `burgh --version` looks for it."""
    zipfile.ZipFile(pure_wheel).extractall(tmp_path)
    monkeypatch.setattr(version, "__file__", str(tmp_path / "burgh/core/version.py"))
    assert version.build_notice() == "no C compiler, no-such-compiler"


def test_in_a_checkout_there_is_no_notice() -> None:
    """Only a build leaves one."""
    assert not (ROOT / compiling.NOTICE).exists()


def test_who_insists_on_compiling_is_told_what_lacks(tmp_path: Path) -> None:
    """BURGH_COMPILE=yes without a compiler fails in a line, and leaves no wheel."""
    done = build("wheel", tmp_path, CC="no-such-compiler", BURGH_COMPILE="yes")
    assert done.returncode == 1
    assert "The engine cannot be compiled: no C compiler, no-such-compiler." in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_wish_that_is_none_is_refused() -> None:
    """A misspelt switch does not pass for another one."""
    assert compiling.wish({}) == "auto"
    assert compiling.wish({"BURGH_COMPILE": "no"}) == "no"
    with pytest.raises(SystemExit, match="one of auto, yes, no"):
        compiling.wish({"BURGH_COMPILE": "on"})


# --- what a build asks for


def asked_for(**settings: str) -> str:
    """The requirements that a front end installs before it builds a wheel."""
    program = "from hatchling.build import get_requires_for_build_wheel as ask; print(ask())"
    return subprocess.run(
        [sys.executable, "-P", "-c", program],
        cwd=ROOT,
        env={**os.environ, "BURGH_SKIP_CLIENT": "1", **settings},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_mypyc_is_fetched_where_it_is_of_use() -> None:
    """With a compiler at hand and nobody against it; else nothing is."""
    assert "mypy" not in asked_for(CC="no-such-compiler", BURGH_COMPILE="auto")
    assert "mypy" not in asked_for(BURGH_COMPILE="no")
    if not compiling.obstacle():
        asked = asked_for(BURGH_COMPILE="auto")
        for needed in PROJECT["tool"]["burgh"]["compile"]["requires"]:
            assert needed in asked


def test_what_is_compiled_is_compiled_by_one_pair() -> None:
    """mypy and librt are pinned alike wherever they are named: the two belong together."""
    groups = PROJECT["dependency-groups"]
    named = [
        line
        for place in (
            PROJECT["project"]["dependencies"],
            PROJECT["tool"]["burgh"]["compile"]["requires"],
            groups["compile"],
            groups["lint"],
        )
        for line in place
        if isinstance(line, str)
    ]
    assert len({line for line in named if re.match(r"mypy\b(?!_)", line)}) == 1
    assert len({line for line in named if line.startswith("librt")}) == 1


def test_every_pattern_of_the_list_names_a_module() -> None:
    """A module that moved would silently stay uncompiled."""
    for pattern in PROJECT["tool"]["burgh"]["compile"]["include"]:
        assert list(ROOT.glob(pattern)), pattern
    assert all(name.endswith(".py") for name in compiling.compiled_names(ROOT))


def test_a_compiler_that_fails_is_no_failure_of_ours(tmp_path: Path) -> None:
    """What it said is kept, and nothing is written beside the sources."""
    root = tmp_path / "root"
    (root / "src/burgh").mkdir(parents=True)
    (root / "src/burgh/__init__.py").touch()
    (root / "src/burgh/wrong.py").write_text("x: int = 'a letter'\n")
    (root / "pyproject.toml").write_text(
        "[tool.burgh.compile]\ninclude = ['src/burgh/*.py']\nexclude = ['__init__.py']\n"
    )
    before = sorted(root.rglob("*"))
    with pytest.raises(compiling.NotCompiled) as failed:
        compiling.compile_engine(root, tmp_path / "copy")
    assert "Incompatible types in assignment" in failed.value.log
    assert sorted(root.rglob("*")) == before


# --- the sdist


def test_the_sdist_holds_all_that_git_holds(tmp_path: Path) -> None:
    """And nothing compiled: who has only the sdist can build, test and read everything."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is no checkout")
    done = build("sdist", tmp_path)
    assert done.returncode == 0, done.stderr
    with tarfile.open(tmp_path / f"burgh-{VERSION}.tar.gz") as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    present = {name for name in listed if (ROOT / name).is_file()}
    assert present - names == set()
    assert [name for name in names if name.endswith(compiling.COMPILED_SUFFIXES)] == []


# --- what is told about it


def test_the_page_of_a_package_index_needs_nothing_beside_it(pure_wheel: Path) -> None:
    """No picture, and no link to a page that is not there; the rest of the README is."""
    with zipfile.ZipFile(pure_wheel) as packed:
        told = packed.read(f"burgh-{VERSION}.dist-info/METADATA").decode()
    metadata = email.message_from_string(told)
    page = metadata.get_payload()
    assert isinstance(page, str)
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert metadata["License-Expression"] == "MIT AND OFL-1.1"
    assert re.findall(r"\]\((?!https?:)|<!--|<img", page) == []
    assert "## A tour in Python" in page


def test_words_of_a_link_stay_on_the_index_page() -> None:
    """An aside goes as a whole, pictures too; links into the world stay links."""
    text = "See [the map](docs/a.md) ([more](docs/b.md)), [uv](https://uv.example).\n"
    pictures = "<!-- pictures -->\n\n![A](docs/a.png)\n\n<!-- end of pictures -->\n\n"
    told = index_page.index_page(pictures + text)
    assert told == "See the map, [uv](https://uv.example).\n"


def test_version_changes_and_citation_agree() -> None:
    """One version, and a day in all places or in none."""
    heading = re.search(r"^## (\S+), (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    cited = dict(
        re.findall(r'^([\w-]+): "?([^"\n]+)"?$', (ROOT / "CITATION.cff").read_text("utf-8"), re.M)
    )
    assert heading is not None
    assert heading[1] == cited["version"] == VERSION
    assert heading[2] == cited.get("date-released", "not yet released")


def test_wheels_are_made_for_every_python_that_is_promised() -> None:
    """Classifiers, wheels and the oldest Python of all say the same."""
    promised = re.findall(r"Python :: (3\.\d+)", " ".join(PROJECT["project"]["classifiers"]))
    wheels = PROJECT["tool"]["cibuildwheel"]["build"]
    assert wheels == [f"cp{each.replace('.', '')}-*" for each in promised]
    assert PROJECT["project"]["requires-python"] == f">={promised[0]}"


# --- setting up


def test_a_python_that_is_too_old_is_told_in_a_line() -> None:
    """No traceback: set-up says what is needed before it imports what an old Python lacks."""
    source = (ROOT / "tools/setup").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 9))
    program = (
        "import runpy, sys; sys.version_info = (3, 9, 18); sys.modules['tomllib'] = None; "
        "runpy.run_path('tools/setup', run_name='__main__')"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Burgh: Python 3.11 or newer is needed; ")
    assert done.stderr.count("\n") == 1


@pytest.fixture
def setup(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """`tools/setup` as a module, for a small checkout of its own."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    loader = SourceFileLoader("burgh_setup", str(ROOT / "tools/setup"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    found = module_from_spec(spec)
    loader.exec_module(found)
    for name, value in {
        "ROOT": tmp_path,
        "BUILD": tmp_path / "build",
        "COPY": tmp_path / "build/burgh",
        "PYTHON": Path(sys.executable),
        "PROJECT_FILES": (),
        "BYTECODE": ("--compile-bytecode",),
    }.items():
        monkeypatch.setattr(found, name, value)
    (tmp_path / "src/burgh").mkdir(parents=True)
    (tmp_path / "src/burgh/stays.py").write_text("here = True\n")
    (tmp_path / "src/burgh/goes.py").write_text("here = False\n")
    return found


def test_bytecode_is_kept_beside_the_copy_and_no_source_outlives_its_own(
    setup: ModuleType, tmp_path: Path
) -> None:
    """Where Python writes none: else every started `burgh` would compile all modules anew."""
    setup.copy_sources()
    setup.write_bytecode()
    (tmp_path / "src/burgh/goes.py").unlink()
    setup.copy_sources()
    copy = tmp_path / "build/burgh/src/burgh"
    assert [path.name for path in copy.glob("*.py")] == ["stays.py"]
    assert list((copy / "__pycache__").glob("stays.*.pyc"))
