"""What went wrong, told to whoever asked: a code, its place, words; never a traceback."""

from __future__ import annotations

import math
import secrets
from collections.abc import Mapping
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from burgh.core.malformed import Malformed
from burgh.core.refusal import Illegal
from burgh.server.faults import count_disconnect, count_fault
from burgh.server.store import Conflict, Unavailable
from burgh.table import wire
from burgh.table.refused import Refused

Asked = Request[Any, Any, Any]

STATUS: Final[Mapping[str, int]] = {
    "no_such_table": 404,
    "no_such_title": 404,
    "no_such_ply": 404,
    "no_such_notice": 404,
    "no_such_page": 404,
    "no_such_session": 404,
    "no_account": 409,
    "slow_down": 429,
    "wrong_password": 403,
    "old_link": 403,
    "wrong_link": 403,
    "not_yours": 403,
    "foreign": 403,
    "banned": 403,
    "barred": 403,
    "no_spectators": 403,
    "not_allowed": 403,
    "not_welcome": 403,
    "password_needed": 403,
    "private": 403,
    "removed": 403,
    "wrong_table_password": 403,
    "no_such_ban": 404,
    "no_such_block": 404,
    "no_such_person": 404,
    "no_such_report": 404,
    "empty": 400,
    "malformed": 400,
    "too_many": 429,
    "wrong_host": 421,
    "newer": 503,
    "busy": 503,
    "unavailable": 503,
}
USUAL_WAIT: Final = 10  # seconds
CODES: Final[Mapping[int, str]] = {
    400: "malformed",
    401: "foreign",
    403: "foreign",
    404: "no_such_page",
    405: "wrong_method",
    413: "too_large",
    415: "malformed",
    429: "too_many",
}

GONE: Final = 499  # as proxies note it; nobody reads the answer

logger = structlog.get_logger("burgh.server")


def problem_of(error: Exception) -> wire.Problem | None:
    """The problem an exception means to whoever asked; None for a fault of our own."""
    match error:
        case Refused():
            return wire.Problem(
                error.code, error.words, refusal=error.refusal, said=error.said, wait=error.wait
            )
        case Illegal():
            words = f"the rules forbid it: {error.refusal.key}"
            return wire.Problem("illegal", words, refusal=error.refusal)
        case Malformed():
            return wire.Problem("malformed", error.problem, error.path, said=error.said)
        case Unavailable() | Conflict():
            return wire.Problem("unavailable", "the database does not answer; try again")
        case _:
            return None


def fault(error: Exception, **about: str) -> wire.Problem:
    """Note a fault of our own under a number, and give the problem that names the number."""
    number = secrets.token_hex(6)
    count_fault(" ".join(about.values()) or "socket")
    logger.error("fault", fault=number, exc_info=error, **about)
    return wire.Problem("internal", f"something went wrong here; it is noted as {number}")


def problem_response(problem: wire.Problem, status: int) -> Response[wire.Problem]:
    """A problem as an answer."""
    wait = math.ceil(problem.wait or USUAL_WAIT)
    headers = {"retry-after": str(wait)} if status in (429, 503) else None
    return Response(problem, status_code=status, media_type="application/json", headers=headers)


def respond(request: Asked, error: Exception) -> Response[wire.Problem]:
    """Answer a request that failed."""
    problem = problem_of(error)
    if problem is None:
        return problem_response(fault(error, route=route_of(request)), 500)
    if problem.code == "unavailable" and isinstance(error, Unavailable):
        logger.warning("unavailable", reason=error.reason, detail=error.detail)
    return problem_response(problem, STATUS.get(problem.code, 409))


def route_of(request: Asked) -> str:
    """Name what was asked for; what stands in the path itself may be a secret."""
    return str(request.scope.get("path_template", ""))


def not_valid(request: Asked, error: ValidationException) -> Response[wire.Problem]:
    """Answer a request whose parts do not fit, and say which part."""
    faults = error.extra if isinstance(error.extra, list) else []
    first: Mapping[str, Any] = faults[0] if faults else {}
    words = str(first.get("message", error.detail))
    if words == "'data'":  # all that is said of a body that is not there
        words = "a body of JSON is needed"
    return problem_response(wire.Problem("malformed", words, str(first.get("key", ""))), 400)


def of_http(request: Asked, error: HTTPException) -> Response[wire.Problem]:
    """Answer a request for something that is not here."""
    status = error.status_code
    if is_gone(error):
        count_disconnect("request")
        logger.debug("disconnect", route=route_of(request))
        return problem_response(wire.Problem("refused", "nobody is there any more"), GONE)
    if status >= 500:
        return problem_response(fault(error, route=route_of(request)), status)
    return problem_response(wire.Problem(CODES.get(status, "refused"), error.detail), status)


def is_gone(error: HTTPException) -> bool:
    """Whether whoever asked went before all was said; Litestar knows no type for it."""
    return error.status_code == 500 and error.detail == "client disconnected prematurely"


HANDLERS: Final[ExceptionHandlersMap] = {
    ValidationException: not_valid,
    HTTPException: of_http,
    Exception: respond,
}
