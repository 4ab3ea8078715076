"""Compile the engine by mypyc, in a copy: for wheels (hatch_build.py) and for make (tools/setup).

What is compiled, and by what, stands once in pyproject.toml, under `[tool.burgh.compile]`.
BURGH_COMPILE says whether: `auto` (the default) where it can be, `yes` or fail, `no`.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

WISHES = ("auto", "yes", "no")
COMPILED_SUFFIXES = (".so", ".pyd")
# Nothing outside calls our functions by name, so the C compiler may inline them: a quarter faster.
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden"]
# Said in the package that was built without: `burgh --version` tells it.
NOTICE = "src/burgh/not-compiled.txt"

SETUP = """\
from setuptools import setup  # before mypyc, which looks whether it is there
from mypyc.build import mypycify

arguments = {arguments!r}
modules = mypycify(arguments, opt_level="3", group_name="burgh", target_dir="c")
for module in modules:
    module.extra_compile_args += {flags!r}
setup(name="engine", package_dir={{"": "src"}}, ext_modules=modules)
"""


class NotCompiled(Exception):  # noqa: N818 - often no error: the engine runs uncompiled as well
    """Why the engine is not compiled, in a few words; `log` is what the compiler said."""

    def __init__(self, reason: str, log: str = "") -> None:
        super().__init__(reason)
        self.log = log


def wish(environ: Mapping[str, str]) -> str:
    """Whether compiling is wanted: auto, yes or no."""
    told = environ.get("BURGH_COMPILE") or "auto"
    if told not in WISHES:
        raise SystemExit(f"BURGH_COMPILE={told}: one of {', '.join(WISHES)} is needed.")
    return told


def obstacle() -> str:
    """Name what compiling lacks here, or give nothing."""
    if sys.implementation.name != "cpython" or sys.platform == "emscripten":
        return f"mypyc does not compile for {sys.implementation.name} on {sys.platform}"
    if os.name == "nt":
        return "" if has_visual_studio() else "no C compiler: Visual Studio is not there"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler):
        return f"no C compiler, {compiler}"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python.h; on Debian and Ubuntu: apt install python3-dev"
    return ""


def has_visual_studio() -> bool:
    """Whether Visual Studio or its build tools are installed; they are never on the PATH."""
    programs = os.environ.get("PROGRAMFILES(X86)", "C:/Program Files (x86)")
    return Path(programs, "Microsoft Visual Studio/Installer/vswhere.exe").exists()


def compiling(root: Path) -> dict[str, Any]:
    """Give what pyproject.toml says about compiling: the files, the compiler and its pins."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    table: dict[str, Any] = project["tool"]["burgh"]["compile"]
    return table


def compiled_names(root: Path) -> list[str]:
    """Give the files that pyproject.toml lists for compiling, relative to the root."""
    table = compiling(root)
    found = {path for pattern in table["include"] for path in root.glob(pattern)}
    kept = (path for path in found if path.name not in table["exclude"])
    return sorted(path.relative_to(root).as_posix() for path in kept)


def compile_engine(root: Path, folder: Path) -> list[Path]:
    """Compile a copy of the engine in a folder; gives the modules, under folder/src."""
    names = compiled_names(root)
    away = shutil.ignore_patterns("__pycache__", "_client", "*.so", "*.pyd")
    shutil.copytree(root / "src", folder / "src", ignore=away)
    # No configuration: else what mypy finds depends on where the copy lies. What is only imported,
    # environments for learners say, may want packages that are not here: `make lint` checks it.
    arguments = ["--config-file=", "--follow-imports=silent", *names]
    setup = SETUP.format(arguments=arguments, flags=FLAGS)
    (folder / "setup.py").write_text(setup, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--build-temp", "o"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise NotCompiled("mypyc or the C compiler failed", done.stdout)
    modules = [path for path in (folder / "src").rglob("*") if path.suffix in COMPILED_SUFFIXES]
    made = {path.relative_to(folder).with_name(path.name.split(".")[0]) for path in modules}
    absent = [name for name in names if Path(name).with_suffix("") not in made]
    if absent:
        raise NotCompiled(f"not compiled, though pyproject.toml lists it: {absent[0]}", done.stdout)
    return modules
