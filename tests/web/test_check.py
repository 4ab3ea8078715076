"""The type check of the client really looks: a planted error fails it."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

import pytest

WEB: Final = Path(__file__).parents[2] / "web"
CHECK: Final = WEB / "node_modules/.bin/svelte-check"


@pytest.mark.skipif(
    not CHECK.exists() or not shutil.which("node"), reason="there is no Node, or no npm ci yet"
)
@pytest.mark.parametrize(
    ("script", "fails"), [("let n: number = 'one'", True), ("let n: number = 1", False)]
)
def test_a_planted_type_error_fails_the_check(script: str, fails: bool) -> None:
    """In the script of a component, as svelte-check of old did not see with TypeScript 6."""
    with tempfile.TemporaryDirectory(prefix=".planted-", dir=WEB) as folder:
        here = Path(folder)
        (here / "Planted.svelte").write_text(f'<script lang="ts">{script}</script>\n<p>{{n}}</p>')
        config = {"extends": "../tsconfig.json", "include": ["*.svelte"]}
        (here / "tsconfig.json").write_text(json.dumps(config))
        done = subprocess.run(
            [str(CHECK), "--workspace", folder, "--tsconfig", "./tsconfig.json"],
            cwd=here,
            capture_output=True,
            text=True,
            check=False,
        )
    assert (done.returncode != 0) == fails, done.stdout
