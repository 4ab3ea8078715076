"""HTTP for whoever runs the server: is it alive, is it ready, what does it count."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.params import QueryParameter

from burgh.server.dependencies import PROBLEMS, InRuntime
from burgh.server.readiness import Ready
from burgh.server.security import OPERATOR

FOR_OPERATORS: Final = {OPERATOR: True}


@get("/healthz", media_type=MediaType.TEXT, responses=PROBLEMS, tags=["server"], opt=FOR_OPERATORS)
async def health() -> str:
    """Say that the process and its loop are alive, and no more: `/readyz` looks at the rest."""
    return "ok\n"


@get("/readyz", tags=["server"], include_in_schema=False, opt=FOR_OPERATORS)
async def ready(
    runtime: InRuntime, strict: Annotated[bool, QueryParameter()] = False
) -> Response[Ready]:
    """Say part by part whether moves can be confirmed here: 200 or 503.

    With `strict` a node that is only degraded is not ready either.
    """
    found = await runtime.readiness.look()
    is_fine = found.ready and not (strict and found.degraded)
    headers = {"cache-control": "no-store"}
    return Response(found, status_code=200 if is_fine else 503, headers=headers)


@get("/metrics", tags=["server"], include_in_schema=False, opt=FOR_OPERATORS)
async def metrics(runtime: InRuntime) -> Response[bytes]:
    """The server's counters, as Prometheus reads them."""
    return Response(runtime.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
