"""The settings: usual values, what the environment may say, and what it may not."""

from __future__ import annotations

import base64
import stat
from pathlib import Path

import pytest

from burgh import server
from burgh.cli import serve
from burgh.core.malformed import Malformed
from burgh.server.settings import Limits, database_url, read_settings

SECRET = "a-secret-of-some-length"


def test_nothing_need_be_said(tmp_path: Path) -> None:
    """A file in the user's data folder, on this machine alone."""
    settings = read_settings({"HOME": str(tmp_path)})
    assert settings.database_url.endswith(f"{tmp_path}/.local/share/burgh/burgh.db")
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.public_url == "http://127.0.0.1:8000"
    assert "http://localhost:8000" in settings.origins
    assert not settings.is_https
    assert settings.smtp is None
    assert settings.limits == Limits()


def test_the_data_folder_can_be_elsewhere(tmp_path: Path) -> None:
    """XDG_DATA_HOME, unless it is relative, as its standard says."""
    assert database_url({"XDG_DATA_HOME": "/data"}).endswith("///" + "/data/burgh/burgh.db")
    assert "/home/ada/.local" in database_url({"XDG_DATA_HOME": "here", "HOME": "/home/ada"})


def test_the_secret_is_made_once_and_kept_private(tmp_path: Path) -> None:
    """Beside the database, readable by its owner alone; web push has its key from it."""
    said = {"DATABASE_URL": f"sqlite:///{tmp_path / 'new' / 'b.db'}"}
    first, second = read_settings(said), read_settings(said)
    assert first.secret == second.secret
    assert len(first.secret) >= 32
    file = tmp_path / "new" / "b.db.secret"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(file.parent.iterdir()) == [file]
    assert first.vapid_key == second.vapid_key
    assert len(base64.urlsafe_b64decode(first.vapid_key + "=")) == 32
    assert read_settings({**said, "BURGH_SECRET": SECRET}).vapid_key != first.vapid_key


def test_nodes_must_share_a_secret() -> None:
    """PostgreSQL means several nodes, perhaps; none of them may make up its own."""
    with pytest.raises(Malformed, match=r"BURGH_SECRET: .*every node"):
        read_settings({"DATABASE_URL": "postgresql://burgh@db/burgh"})


def test_secrets_are_not_shown() -> None:
    """Neither the secret nor a password appears where settings are printed."""
    settings = read_settings(
        {
            "DATABASE_URL": "postgres://burgh:hunter2@db/burgh",
            "BURGH_SECRET": SECRET,
            "SMTP_HOST": "mail",
            "SMTP_FROM": "burgh@example.org",
            "SMTP_PASSWORD": "hunter3",
        }
    )
    assert settings.smtp is not None
    shown = repr(settings) + repr(settings.smtp) + str(settings)
    for hidden in ("hunter2", "hunter3", SECRET, settings.vapid_key):
        assert hidden not in shown


def test_origins_are_written_as_browsers_write_them() -> None:
    """Small letters, without the usual port, without a path."""
    settings = read_settings(
        {
            "DATABASE_URL": "sqlite://",
            "BURGH_PUBLIC_URL": "https://Burgh.example:443/",
            "BURGH_ORIGINS": "http://other.example:80, https://third.example:8443/path",
        }
    )
    assert settings.is_https
    assert settings.public_url == "https://Burgh.example:443"
    assert settings.origins == {
        "https://burgh.example",
        "http://other.example",
        "https://third.example:8443",
    }


def test_whoever_listens_everywhere_is_still_typed_as_localhost() -> None:
    """0.0.0.0 is no address to type."""
    settings = read_settings({"DATABASE_URL": "sqlite://", "BURGH_HOST": "0.0.0.0"})
    assert settings.public_url == "http://localhost:8000"
    assert "http://127.0.0.1:8000" in settings.origins


def test_mail_and_limits_can_be_set() -> None:
    """A port that goes with the security, limits by their names in capitals."""
    settings = read_settings(
        {
            "DATABASE_URL": "sqlite://",
            "SMTP_HOST": "mail.example",
            "SMTP_FROM": "burgh@example.org",
            "SMTP_SECURITY": "tls",
            "BURGH_LIMIT_CHATS_A_MINUTE": "12",
        }
    )
    assert settings.smtp is not None
    assert settings.smtp.port == 465
    assert settings.limits == Limits(chats_a_minute=12)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "mysql://db"),
        ("DATABASE_URL", "not an address"),
        ("DATABASE_URL", "postgresql://db:port/x"),
        ("REDIS_URL", "http://redis"),
        ("BURGH_SECRET", "short"),
        ("BURGH_PORT", "0"),
        ("BURGH_PORT", "65536"),
        ("BURGH_PORT", "²"),
        ("BURGH_PORT", "9" * 5000),
        ("BURGH_WORKERS", "-1"),
        ("BURGH_PUBLIC_URL", "burgh.example"),
        ("BURGH_PUBLIC_URL", "https://[::1"),
        ("BURGH_ORIGINS", "https://fine.example,javascript:alert(1)"),
        ("BURGH_VAPID_KEY", "AAAA"),
        ("BURGH_VAPID_KEY", "é"),
        ("BURGH_LIMIT_CHAT_LETTERS", "many"),
        ("BURGH_LIMIT_CHATS", "5"),
        ("SMTP_SECURITY", "some"),
        ("SMTP_FROM", "nobody"),
    ],
)
def test_what_cannot_be_meant_is_named(name: str, value: str) -> None:
    """The complaint begins with the name of the variable."""
    right = {"DATABASE_URL": "sqlite://", "SMTP_HOST": "mail", "SMTP_FROM": "a@b"}
    with pytest.raises(Malformed) as told:
        read_settings({**right, name: value})
    assert told.value.path == name


def test_every_limit_is_kept_somewhere() -> None:
    """A limit that nobody looks at would be a setting that does nothing."""
    sources = [*Path(server.__file__).parent.glob("*.py"), Path(serve.__file__)]
    told = "".join(file.read_text(encoding="utf-8") for file in sources)
    assert {name for name in Limits.__struct_fields__ if f"limits.{name}" not in told} == set()
