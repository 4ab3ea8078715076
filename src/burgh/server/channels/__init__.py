"""The channels of notices, a module each: whatever lies in this folder with a CHANNEL is one.

The module's name is the kind of the channel, on the wire and in the store.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from burgh.server.channels.channel import Channel
from burgh.server.outbound import Outbound
from burgh.server.settings import Settings


@cache
def channels() -> dict[str, type[Channel]]:
    """Every channel by its kind."""
    names = [module.name for module in pkgutil.iter_modules(__path__)]
    found = {name: import_module(f"{__name__}.{name}") for name in names}
    return {name: module.CHANNEL for name, module in found.items() if hasattr(module, "CHANNEL")}


def open_channels(settings: Settings, outbound: Outbound) -> dict[str, Channel]:
    """The channels that a server with such settings has open."""
    opened = {kind: made.opened(settings, outbound) for kind, made in channels().items()}
    return {kind: channel for kind, channel in opened.items() if channel is not None}
