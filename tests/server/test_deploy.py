"""What deploy/ tells the server is what the server listens to."""

from __future__ import annotations

import re
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
