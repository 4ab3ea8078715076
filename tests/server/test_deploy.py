"""What deploy/ tells the server is what the server listens to."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from burgh.server import settings
from tests.server.serving import settings_for
from tools.image_steps import instructions, is_kept_out, moved, own_folders, read_dockerfile

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.mark.parametrize("name", ["compose.yaml", "Dockerfile", "notes.md", "nginx.conf"])
def test_every_variable_is_one_of_the_settings(name: str) -> None:
    """A name that nobody reads would be a setting that does nothing."""
    told = (DEPLOY / name).read_text(encoding="utf-8")
    named = set(re.findall(r"\b((?:BURGH|SMTP)_[A-Z_]+|DATABASE_URL|REDIS_URL)\b", told))
    read = Path(settings.__file__).read_text(encoding="utf-8")
    assert named
    elsewhere = {"BURGH_DOMAIN", "BURGH_NODES", "BURGH_COMPILE"}  # by a proxy, by the build
    assert {each for each in named if f'"{each}"' not in read} <= elsewhere


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
    given = set(project["tool"]["burgh"]["compile"]["requires"])
    for package in ("msgspec", "fluent.runtime", "librt"):
        wanted = [each for each in project["project"]["dependencies"] if each.startswith(package)]
        assert wanted, package
        assert set(wanted) <= given, package


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


UNITS = ("burgh.service", "burgh-backup.service", "burgh-backup.timer")
ANALYZE = shutil.which("systemd-analyze")
needs_systemd = pytest.mark.skipif(ANALYZE is None, reason="systemd-analyze is not here")


def units_in(folder: Path) -> list[str]:
    """Copy the units; what they start, which is not here, is a program that is."""
    for name in UNITS:
        text = (DEPLOY / name).read_text(encoding="utf-8")
        there = text.replace("/opt/burgh/bin/burgh", "/bin/true")
        (folder / name).write_text(there, encoding="utf-8")
    return [str(folder / name) for name in UNITS]


@needs_systemd
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    """Every line is one it knows."""
    command = [str(ANALYZE), "verify", "--man=no", *units_in(tmp_path)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    said = [line for line in found.stderr.splitlines() if "burgh" in line]
    assert (found.returncode, said) == (0, []), found.stderr


@needs_systemd
def test_the_units_are_hardened(tmp_path: Path) -> None:
    """By systemd's own measure, of 10, where an ordinary service has more than 9."""
    for unit in units_in(tmp_path)[:2]:
        command = [str(ANALYZE), "security", "--offline=true", "--threshold=25", "--no-pager", unit]
        found = subprocess.run(command, capture_output=True, text=True, check=False)
        assert found.returncode == 0, found.stdout[-300:] + found.stderr


def test_the_node_has_limits_and_time_to_go(tmp_path: Path) -> None:
    """Files, memory, processes; and longer to stop than the server itself takes."""
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "burgh.service", encoding="utf-8")
    service = unit["Service"]
    assert int(service["LimitNOFILE"]) >= 65_536
    assert {"MemoryMax", "MemoryHigh", "TasksMax"} <= set(service)
    usual = settings_for(tmp_path)
    assert int(service["TimeoutStopSec"]) > usual.drain + usual.grace
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    burgh = compose["services"]["burgh"]
    assert burgh["ulimits"]["nofile"] >= 65_536
    assert {"mem_limit", "pids_limit"} <= set(burgh)
    assert int(burgh["stop_grace_period"].rstrip("s")) > usual.drain + usual.grace
    assert "--keep" in " ".join(compose["services"]["backup"]["command"])
