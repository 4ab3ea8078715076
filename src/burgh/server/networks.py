"""Networks: what counts as one caller, whatever addresses it has."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network


def network(host: str) -> str:
    """The network of an address, as providers hand them out.

    One IPv4 address, behind which a whole club may sit; of IPv6 a /64, since whoever has one
    address there has all of them.
    """
    try:
        found = IPv6Address(host)
    except ValueError:
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


class Proxies:
    """The proxies in front of the server: addresses and networks, or all with `*`."""

    def __init__(self, named: Iterable[str]) -> None:
        named = tuple(named)
        self.all = "*" in named
        self.names = frozenset(named)
        self.networks = [found for each in named if (found := read_network(each)) is not None]

    def __contains__(self, host: str) -> bool:
        """Whether an address is a proxy's: then who comes is told in a header."""
        if self.all or host in self.names:
            return True
        try:
            found = ip_address(host)
        except ValueError:
            return False
        return any(found in each for each in self.networks)


def read_network(text: str) -> IPv4Network | IPv6Network | None:
    """An address or a network; nothing where it is a name."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None
