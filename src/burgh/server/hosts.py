"""By which names the server may be called: a page of another name may not make it its own.

A foreign page can let its own name point to this machine (DNS rebinding); then its requests come
with `Origin` and `Host` alike, both of them foreign. So a host must be one of ours:

- a name of `BURGH_PUBLIC_URL`, `BURGH_ORIGINS` or `BURGH_HOSTS`, and the names of loopback;
- an address in numbers: no DNS stands behind it that anybody could turn;
- at home, where no public address is set, names nobody can register: of one label (`myserver`),
  or of a local network (`.local`, `.lan`, `.home.arpa`, `.internal`).
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from burgh.server.settings import LOOPBACK, Settings
from burgh.table.refused import Refused

LOCAL: Final = (".local", ".lan", ".home.arpa", ".internal", ".localhost")


def must_be_our_host(settings: Settings, told: str) -> None:
    """Refuse a request that calls the server by a foreign name."""
    if not is_our_host(settings, told):
        name = host_name(told)[:80]
        words = f"this server is not called {name}; BURGH_HOSTS names what it is called"
        raise Refused("wrong_host", words)


def is_our_host(settings: Settings, told: str) -> bool:
    """Whether the `Host` of a request is one of ours."""
    name = host_name(told)
    return (
        name in own_names(settings)
        or is_address(name)
        or any(is_within(name, each) for each in settings.hosts)
        or (settings.is_home and is_local(name))
    )


def host_name(told: str) -> str:
    """The name in a `Host` header, without port, brackets and the dot at its end."""
    if told.startswith("["):
        return told[1:].partition("]")[0].lower()
    return told.partition(":")[0].lower().removesuffix(".")


def own_names(settings: Settings) -> set[str]:
    """The names that follow from addresses: of pages, of where it listens, of loopback."""
    addresses = (settings.public_url, *settings.origins)
    named = {urlsplit(each).hostname or "" for each in addresses}
    return {*named, *(name.strip("[]") for name in LOOPBACK), settings.host.lower()} - {""}


def is_within(name: str, known: str) -> bool:
    """Whether a name is a known one, or lies in a known domain."""
    if known == "*":
        return True
    return name == known.lstrip(".") or (known.startswith(".") and name.endswith(known))


def is_address(name: str) -> bool:
    """Whether it is an address in numbers."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def is_local(name: str) -> bool:
    """Whether a name can only be one of a local network: nobody could buy it."""
    return bool(name) and ("." not in name or name.endswith(LOCAL))
