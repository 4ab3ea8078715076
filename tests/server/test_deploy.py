"""What deploy/ tells the server is what the server listens to."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from burgh.server import settings
from tools.image_steps import instructions, is_kept_out, moved, own_folders, read_dockerfile

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


def test_the_compiler_is_given_what_the_compiled_modules_import() -> None:
    """In a build of its own mypy finds nothing of ours: the hook names what it needs to read."""
    with (DEPLOY.parent / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    hooks = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]
    for package in ("msgspec", "fluent.runtime", "librt"):
        wanted = [each for each in project["project"]["dependencies"] if each.startswith(package)]
        assert set(wanted) <= set(hooks["mypyc"]["dependencies"]), package


def test_the_steps_of_the_image_can_be_taken_without_docker() -> None:
    """`make image` knows every word of the Dockerfile, and where its folders lie here."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    stages = read_dockerfile(text, Path("/here"))
    assert [stage.name for stage in stages] == ["client", "engine", "server"]
    runs = [rest for stage in stages for word, rest in stage.steps if word == "RUN"]
    assert len(runs) == len(re.findall("^RUN ", text, re.MULTILINE))
    assert all("\\" not in rest or "sed" in rest for _, rest in instructions(text))
    own = own_folders(stages)
    assert own == ["/burgh", "/tmp", "/wheels"]
    wheel = moved("pip wheel -w /wheels . && rm -r /tmp/x /wheels/*", stages[1], own)
    assert (
        wheel
        == "pip wheel -w /here/engine/wheels . && rm -r /here/engine/tmp/x /here/engine/wheels/*"
    )
    assert is_kept_out("src/burgh/core/ints.abi3.so", ["**/*.so"])
    assert is_kept_out("src/burgh/_client", ["src/burgh/_client"])
    assert not is_kept_out("src/burgh/core/ints.py", ["**/*.so", "src/burgh/_client"])
