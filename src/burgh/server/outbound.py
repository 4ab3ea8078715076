"""Reaching an address that a person gave: only out into the world, never into this network.

A name is looked up here, every address it has must be a public one, and the connection goes to
just that address, so that a name which changes its mind in between reaches nothing either.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

import httpx

LONGEST: Final = 10.0  # seconds
NAT64: Final = IPv6Network("64:ff9b::/96")
PORTS: Final = {"http": 80, "https": 443}


class Unreachable(Exception):  # noqa: N818 - it says what is the matter
    """An address that is not to be reached, ever."""


class Outbound:
    """Posts to addresses that people gave; the operator may trust some hosts beyond the rules."""

    def __init__(self, trusted: frozenset[str] = frozenset()) -> None:
        self.trusted = trusted
        self.client = httpx.AsyncClient(
            timeout=LONGEST,
            trust_env=False,
            follow_redirects=False,
            headers={"User-Agent": "burgh"},
            # A connection is to an address, its certificate for one name: the next may be another.
            limits=httpx.Limits(max_keepalive_connections=0),
        )

    async def close(self) -> None:
        """Let connections go."""
        await self.client.aclose()

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send something and give the status; raises `Unreachable`, OSError or httpx.HTTPError."""
        must_be_outside(url, self.trusted)
        parts = urlsplit(url)
        host = (parts.hostname or "").lower()
        if host in self.trusted:
            return await self.send(url, body, dict(headers))
        address = await public_address(host, parts.port or PORTS["https"])
        sent = {**headers, "Host": parts.netloc.rpartition("@")[2]}
        return await self.send(at(parts, address), body, sent, host)

    async def send(
        self, url: str, body: bytes, headers: dict[str, str], name: str | None = None
    ) -> int:
        """Send without reading what comes back; the certificate has to be that of the name."""
        extensions = {} if name is None else {"sni_hostname": name}
        async with self.client.stream(
            "POST", url, content=body, headers=headers, extensions=extensions
        ) as response:
            return response.status_code


def must_be_outside(url: str, trusted: frozenset[str]) -> None:
    """Refuse what will never be reached, as far as the address itself tells."""
    parts = urlsplit(url)
    host = (parts.hostname or "").lower()
    if host in trusted:
        return
    if parts.scheme != "https":
        raise Unreachable("only https addresses are reached")
    with contextlib.suppress(ValueError):  # a name is looked up when it is used
        ip_address(host)
        if not is_public(host):
            raise Unreachable("the address is not a public one")


async def public_address(host: str, port: int) -> str:
    """Look a name up; all its addresses have to be public."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise Unreachable("the address is not a public one")
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is out in the world, not one of this machine or network."""
    try:
        found = ip_address(address)
    except ValueError:  # an IPv6 address with a zone is a local one
        return False
    if isinstance(found, IPv6Address):
        inner: IPv4Address | None = found.ipv4_mapped or found.sixtofour
        if inner is not None or found.teredo is not None or found in NAT64:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def at(parts: SplitResult, address: str) -> str:
    """Put an address in the place of a name."""
    shown = f"[{address}]" if ":" in address else address
    port = f":{parts.port}" if parts.port else ""
    return parts._replace(netloc=f"{shown}{port}", fragment="").geturl()
