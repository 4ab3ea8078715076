"""Do what deploy/Dockerfile does, without Docker: every COPY and RUN of it, then serve and play.

    tools/image_steps.py [FOLDER]

Each stage is a folder with a virtual environment; `/burgh` and the like are folders in it. What
belongs to the image's own system (apt-get, useradd) is left out. The steps are read from the
Dockerfile itself, so what is tried here is what the image is made by, but for the version of
Python, which is the one that runs this.
"""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
OF_THE_SYSTEM = ("apt-get", "useradd")
PATIENCE = 120.0  # seconds until the server answers


@dataclass
class Stage:
    """A stage of the image: its steps, and the folder that stands for its file system."""

    name: str
    image: str
    root: Path
    steps: list[tuple[str, str]] = field(default_factory=list)
    folder: str = "/"
    env: dict[str, str] = field(default_factory=dict)
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)

    def inside(self, path: str) -> Path:
        """Where a path of the image lies."""
        return self.root / (Path(self.folder) / path).as_posix().lstrip("/")


def main() -> None:
    """Go through the stages, then serve what the last one holds."""
    if len(sys.argv) > 1:
        build_and_try(Path(sys.argv[1]).absolute())
        return
    with tempfile.TemporaryDirectory(prefix="burgh-image-") as folder:
        build_and_try(Path(folder))


def build_and_try(folder: Path) -> None:
    """Build the image's stages in a folder, and try the last one."""
    stages = read_dockerfile((DEPLOY / "Dockerfile").read_text(encoding="utf-8"), folder)
    own = own_folders(stages)
    for stage in stages:
        begin(stage)
        for word, rest in stage.steps:
            print(f"-- {stage.name}: {word} {rest[:100]}", flush=True)
            take(stage, stages, word, rest, own)
    serve_and_play(stages[-1], own)


# --- reading the Dockerfile --------------------------------------------------------------------


def read_dockerfile(text: str, folder: Path) -> list[Stage]:
    """The stages of a Dockerfile, each with its steps in order."""
    stages: list[Stage] = []
    for word, rest in instructions(text):
        if word == "FROM":
            image, _, name = rest.partition(" AS ")
            stages.append(Stage(name or "server", image, folder / (name or "server")))
        elif word in ("COPY", "RUN", "WORKDIR", "ENV", "CMD", "HEALTHCHECK"):
            stages[-1].steps.append((word, rest))
        elif word not in ("USER", "VOLUME", "EXPOSE", "STOPSIGNAL"):
            raise SystemExit(f"deploy/Dockerfile: {word} is not known to tools/image_steps.py")
    return stages


def instructions(text: str) -> list[tuple[str, str]]:
    """Every instruction, its lines joined: its word and the rest."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in joined.split("\n"))]


def own_folders(stages: list[Stage]) -> list[str]:
    """The folders at the top that belong to our steps, not to the system: /burgh, /wheels, /tmp."""
    named = []
    for stage in stages:
        for word, rest in stage.steps:
            if word == "WORKDIR":
                named.append(rest)
            elif word == "COPY":
                named.append(rest.split()[-1])
    return sorted({f"/{path.split('/')[1]}" for path in named if path.startswith("/")})


# --- taking the steps --------------------------------------------------------------------------


def begin(stage: Stage) -> None:
    """Make the folder of a stage, with a Python of its own and stand-ins for the system."""
    stage.root.mkdir(parents=True)
    (stage.root / "tmp").mkdir()
    away = stage.root / "left-out"
    away.mkdir()
    for name in OF_THE_SYSTEM:
        (away / name).write_text("#!/bin/sh\nexit 0\n", encoding="utf-8")
        (away / name).chmod(0o755)
    if stage.image.startswith("python:"):
        venv = [sys.executable, "-m", "venv", str(stage.root / "python")]
        subprocess.run(venv, check=True)
    else:
        stage.env["PATH"] = with_npm(away)


def with_npm(folder: Path) -> str:
    """Put npm into a folder: the system's, or the one from PyPI; gives the PATH to find it by."""
    sys.path.insert(0, str(ROOT))
    from tools.client import npm_command

    command, environ = npm_command()
    (folder / "npm").write_text(f'#!/bin/sh\nexec {shlex.join(command)} "$@"\n', encoding="utf-8")
    (folder / "npm").chmod(0o755)
    return f"{folder}:{environ['PATH']}"


def take(stage: Stage, stages: list[Stage], word: str, rest: str, own: list[str]) -> None:
    """Do one step."""
    if word == "WORKDIR":
        stage.folder = rest
        stage.inside("").mkdir(parents=True, exist_ok=True)
    elif word == "COPY":
        copy(stage, stages, rest)
    elif word == "RUN":
        shell = ["bash", "-euo", "pipefail", "-c", moved(rest, stage, own)]
        subprocess.run(shell, cwd=stage.inside(""), env=environment(stage), check=True)
    elif word == "ENV":
        for part in shlex.split(rest):
            name, _, value = part.partition("=")
            stage.env[name] = f"{stage.root}{value}" if value.startswith("/") else value
    elif word == "CMD":
        stage.command = json.loads(rest)
    elif word == "HEALTHCHECK":
        stage.health = json.loads(rest[rest.index("[") :])


def copy(stage: Stage, stages: list[Stage], rest: str) -> None:
    """Copy from the checkout what .dockerignore lets in, or from another stage."""
    *parts, target = shlex.split(rest)
    into = stage.inside(target)
    if parts[0].startswith("--from="):
        other = next(each for each in stages if each.name == parts[0].removeprefix("--from="))
        lay(other.inside(parts[1]), into, [])
        return
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    kept_out = [
        line for line in ignored if line and not line.startswith(("#", "!")) and line != "*"
    ]
    for part in parts:
        many = target.endswith("/")
        lay(ROOT / part, into / Path(part).name if many else into, kept_out)


def lay(source: Path, target: Path, kept_out: list[str]) -> None:
    """Copy a file, or a folder without what is kept out."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_file():
        shutil.copyfile(source, target)
        return

    def without(folder: str, names: list[str]) -> set[str]:
        inside = Path(folder).relative_to(ROOT) if Path(folder).is_relative_to(ROOT) else Path()
        return {name for name in names if is_kept_out((inside / name).as_posix(), kept_out)}

    shutil.copytree(source, target, ignore=without, dirs_exist_ok=True)


def is_kept_out(path: str, kept_out: list[str]) -> bool:
    """Whether .dockerignore keeps a path out."""
    name = path.rpartition("/")[2]
    return any(
        fnmatch.fnmatch(name, line.removeprefix("**/")) if line.startswith("**/") else path == line
        for line in kept_out
    )


def moved(command: str, stage: Stage, own: list[str]) -> str:
    """A command with the folders of the image put where they are here."""
    tops = "|".join(re.escape(each) for each in own)
    return re.sub(
        rf"(?<![\w.*/])({tops})(?![\w-])", lambda found: f"{stage.root}{found[1]}", command
    )


def environment(stage: Stage) -> dict[str, str]:
    """The environment of a stage; of ours, nothing that is said to Burgh or to Python."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("BURGH_", "PYTHON", "HATCH_", "VIRTUAL_ENV"))
        and name not in ("DATABASE_URL", "REDIS_URL")
    }
    path = f"{stage.root / 'left-out'}:{stage.root / 'python' / 'bin'}:{os.environ['PATH']}"
    return {**kept, "PATH": path, **stage.env}


# --- trying what came of it --------------------------------------------------------------------


def serve_and_play(stage: Stage, own: list[str]) -> None:
    """Start the image's own command, ask its own health check, and play a move."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port = asked.getsockname()[1]
    env = {**environment(stage), "BURGH_HOST": "127.0.0.1", "BURGH_PORT": str(port)}
    python = stage.root / "python" / "bin"
    subprocess.run([python / "burgh", "--version"], check=True)
    subprocess.run([python / "python", "-P", ROOT / "tools/smoke_wheel.py"], check=True)
    with subprocess.Popen([python / stage.command[0], *stage.command[1:]], env=env) as server:
        try:
            wait_for(f"http://127.0.0.1:{port}/healthz", server)
            health = [each.replace(":8000", f":{port}") for each in stage.health]
            subprocess.run([python / health[0], *health[1:]], check=True)
            subprocess.run(
                [python / "python", ROOT / "tools/smoke.py", f"http://127.0.0.1:{port}"], check=True
            )
        finally:
            server.terminate()
            server.wait(30)


def wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and server.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=2):  # noqa: S310 - our own server
                return
        except OSError:
            time.sleep(0.2)
    raise SystemExit("The server of the image does not answer.")


if __name__ == "__main__":
    main()
