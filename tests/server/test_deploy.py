"""What deploy/ tells the server is what the server listens to."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from burgh.server import settings

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.mark.parametrize("name", ["compose.yaml", "Dockerfile", "notes.md"])
def test_every_variable_is_one_of_the_settings(name: str) -> None:
    """A name that nobody reads would be a setting that does nothing."""
    told = (DEPLOY / name).read_text(encoding="utf-8")
    named = set(re.findall(r"\b((?:BURGH|SMTP)_[A-Z_]+|DATABASE_URL|REDIS_URL)\b", told))
    read = Path(settings.__file__).read_text(encoding="utf-8")
    assert named
    assert {each for each in named if f'"{each}"' not in read} <= {"BURGH_DOMAIN"}


def test_the_image_gets_all_that_its_build_reads() -> None:
    """Whatever is copied exists and is let in; the hook that packs the client is among it."""
    copied = [
        part
        for line in (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
        if line.startswith("COPY ") and "--from=" not in line
        for part in line.split()[1:-1]
    ]
    told = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    let_in = [Path(line[1:]) for line in told if line.startswith("!")]
    for part in copied:
        path = Path(part)
        assert (DEPLOY.parent / path).exists(), part
        assert any(path.is_relative_to(known) for known in let_in), part
    with (DEPLOY.parent / "pyproject.toml").open("rb") as file:
        hook = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    assert {hook["path"], "tools/client.py", "pyproject.toml", "src"} <= {*copied}
