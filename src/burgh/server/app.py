"""The application: every route in one list."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from burgh.core.version import VERSION
from burgh.server import (
    http_accounts,
    http_client,
    http_health,
    http_house,
    http_operator,
    http_past,
    http_people,
    http_pictures,
    http_tables,
    http_titles,
)
from burgh.server.dependencies import DEPENDENCIES, Incoming
from burgh.server.logs import Watch
from burgh.server.problems import HANDLERS
from burgh.server.runtime import open_runtime
from burgh.server.security import add_headers, guarded
from burgh.server.settings import Settings
from burgh.server.socket import table_socket

ROUTES: Final[list[ControllerRouterHandler]] = [
    http_titles.all_titles,  # GET /api/titles
    http_titles.catalogue,  # GET /api/titles/{title}/catalogue
    http_titles.text,  # GET /api/titles/{title}/text
    http_titles.pack,  # GET /api/titles/{title}/packs/{pack}
    http_people.me,  # GET /api/me
    http_people.change_me,  # PATCH /api/me
    http_accounts.open_account,  # POST /api/accounts
    http_accounts.enter,  # POST /api/session
    http_accounts.leave,  # DELETE /api/session
    http_accounts.my_sessions,  # GET /api/me/sessions
    http_accounts.end_session,  # DELETE /api/me/sessions/{session}
    http_accounts.end_other_sessions,  # DELETE /api/me/sessions
    http_accounts.my_account,  # GET /api/account
    http_accounts.change_password,  # PUT /api/account/password
    http_accounts.change_email,  # PUT /api/account/email
    http_accounts.confirm_email,  # POST /api/emails
    http_accounts.ask_for_reset,  # POST /api/resets
    http_accounts.reset_password,  # POST /api/resets/used
    http_accounts.delete_account,  # POST /api/account/deletion
    http_accounts.export,  # GET /api/me/export
    http_people.push_key,  # GET /api/push-key
    http_people.open_channels,  # GET /api/channels
    http_people.my_vacation,  # GET /api/me/vacation
    http_people.take_vacation,  # PUT /api/me/vacation
    http_people.my_notices,  # GET /api/me/notices
    http_people.add_notice,  # POST /api/me/notices
    http_people.drop_notice,  # DELETE /api/me/notices/{notice}
    http_people.ask_to_stop,  # GET /api/notices/{token}/stop
    http_people.stop,  # POST /api/notices/{token}/stop
    http_tables.all_tables,  # GET /api/tables
    http_tables.one_list,  # GET /api/lists/{name}
    http_tables.open_table,  # POST /api/tables
    http_tables.one_table,  # GET /api/tables/{table}
    http_tables.join,  # POST /api/tables/{table}/join
    http_tables.leave,  # POST /api/tables/{table}/leave
    http_tables.accept_invitation,  # POST /api/tables/{table}/accept
    http_tables.start_with_bots,  # POST /api/tables/{table}/start-with-bots
    http_tables.rematch,  # POST /api/tables/{table}/rematch
    http_tables.note,  # GET /api/tables/{table}/note
    http_tables.write_note,  # PUT /api/tables/{table}/note
    http_past.record,  # GET /api/tables/{table}/record
    http_past.replay,  # GET /api/tables/{table}/replay
    http_past.earlier,  # GET /api/tables/{table}/events
    http_past.view_at,  # GET /api/tables/{table}/views/{ply}
    http_past.review,  # GET /api/tables/{table}/review
    http_pictures.picture_svg,  # GET /api/tables/{table}/picture.svg
    http_pictures.picture_png,  # GET /api/tables/{table}/picture.png
    http_past.branch,  # POST /api/branches
    http_past.bring,  # POST /api/records
    http_house.my_role,  # GET /api/me/role
    http_house.my_blocks,  # GET /api/me/blocks
    http_house.block,  # POST /api/me/blocks
    http_house.unblock,  # DELETE /api/me/blocks/{block}
    http_house.enter,  # POST /api/tables/{table}/enter
    http_house.people,  # GET /api/tables/{table}/people
    http_house.moderate,  # POST /api/tables/{table}/moderate
    http_house.set_rules,  # POST /api/tables/{table}/rules
    http_house.hand_over,  # POST /api/tables/{table}/hand-over
    http_house.close,  # POST /api/tables/{table}/close
    http_house.report,  # POST /api/tables/{table}/report
    http_house.delete_table,  # DELETE /api/tables/{table}
    http_operator.tables,  # GET /api/operator/tables
    http_operator.people,  # GET /api/operator/people
    http_operator.bans,  # GET /api/operator/bans
    http_operator.ban,  # POST /api/operator/bans
    http_operator.lift,  # DELETE /api/operator/bans/{ban}
    http_operator.reports,  # GET /api/operator/reports
    http_operator.settle,  # POST /api/operator/reports/{report}/settle
    http_operator.audit,  # GET /api/operator/audit
    http_operator.kept,  # GET /api/operator/retention
    table_socket,  # /api/tables/{table}/socket
    http_health.health,  # GET /healthz
    http_health.ready,  # GET /readyz
    http_health.metrics,  # GET /metrics
    http_pictures.shared_page,  # GET /t/{table}, /r/{table}: with a preview
    http_client.client,  # everything else: the pages
]
PRIVATE: Final = "^/api/(?!titles)"  # never packed: lengths would tell of tokens and secrets


def make_app(settings: Settings, clock: Callable[[], float] | None = None) -> Litestar:
    """The table server; what it holds is opened and closed with it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_runtime(settings, clock) as runtime:
            app.state.runtime = runtime
            yield

    return Litestar(
        ROUTES,
        lifespan=[lifespan],
        request_class=Incoming,
        dependencies=DEPENDENCIES,
        guards=[guarded],
        middleware=[Watch()],
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        request_max_body_size=settings.limits.message_bytes,
        openapi_config=OpenAPIConfig(
            title="Burgh",
            version=VERSION,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude=[PRIVATE]),
        logging_config=None,
        debug=False,
    )
