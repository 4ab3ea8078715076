"""Logs: one JSON object a line, without cookies, tokens, links, names or what was said."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any, Final

import structlog
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.processors import ExceptionRenderer
from structlog.tracebacks import ExceptionDictTransformer

from burgh.server.runtime import Runtime

QUIET: Final = frozenset({"/healthz", "/readyz", "/metrics"})
# Where it went wrong, not with what: local variables are cookies, passwords, deals.
TRACEBACKS: Final = ExceptionRenderer(ExceptionDictTransformer(show_locals=False))

logger = structlog.get_logger("burgh.server")


def set_up_logs() -> None:
    """Write logs to the standard error, as JSON."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            TRACEBACKS,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


class Watch(ASGIMiddleware):
    """Times every request; the log gets the route, never the query or a name in the path."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request through and note how it went."""
        began = time.perf_counter()
        status = 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, noted)
        finally:
            note(scope, status, time.perf_counter() - began)


def note(scope: Any, status: int, seconds: float) -> None:
    """Count a request and write a line about it."""
    runtime: Runtime = scope["app"].state.runtime
    route = str(scope.get("path_template", ""))
    runtime.metrics.http.labels(scope["method"], route, str(status)).observe(seconds)
    if route not in QUIET:
        taken = round(seconds * 1000, 1)
        logger.info("request", method=scope["method"], route=route, status=status, ms=taken)
