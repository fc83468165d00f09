"""The server: one Litestar application with everything it needs to start, to answer and to stop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar, Response
from litestar.config.cors import CORSConfig
from litestar.datastructures import MutableScopeHeaders, ResponseHeader, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import License
from litestar.types import Message, Scope

from katzentisch import __version__
from katzentisch.bots.pool import Pool
from katzentisch.core.reason import Reason, Refusal
from katzentisch.endpoints.endpoint import status_of
from katzentisch.server import pages, site_files
from katzentisch.server.admin.moderation import Moderation
from katzentisch.server.admin.recent_warnings import RecentWarnings
from katzentisch.server.api.request_context import HttpRequest, askers, device_of, guest_of, recognize
from katzentisch.server.api.routes import HANDLERS
from katzentisch.server.auth import CookieSigner, is_known_host, is_same_origin
from katzentisch.server.job_processes import JobProcesses
from katzentisch.server.limits import ConnectionLimiter, RateLimiter
from katzentisch.server.lobby import ServerLobby
from katzentisch.server.metrics import REFUSALS
from katzentisch.server.notifications.safe_http import SafeHttpClient
from katzentisch.server.notifications.sender import Sender
from katzentisch.server.notifications.turn_notifier import TurnNotifier
from katzentisch.server.notifications.web_push import Vapid, new_key
from katzentisch.server.openapi import ExactSchemas
from katzentisch.server.results.recorder import ResultRecorder
from katzentisch.server.season_scheduler import SeasonScheduler
from katzentisch.server.settings import Settings
from katzentisch.server.socket import play_socket
from katzentisch.server.store import Store
from katzentisch.table import wire
from katzentisch.table.refusals import Forbidden, Malformed, Unavailable

STORE_RETRY_SECONDS = 0.5
"""Seconds before a store is tried again that is away when a process begins."""
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}

MONITORING_PATHS = ("/healthz", "/metrics")
"""What monitors ask for, by whatever address."""

HOST_API_PREFIX = "/api/host"
"""What is open to whoever has the key, also from where nobody else may come."""
HOST_KEY_TRIES_PER_SECOND = 0.1
"""Keys that one address may try in a second; ten at once."""

log = logging.getLogger("katzentisch.app")


def create_app(chosen: Settings) -> Litestar:
    """The application, as it was decided about."""
    complaints = RecentWarnings()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = Store(chosen.store)
        secret = await wait_for_store(store)
        pool = Pool(chosen.thinkers)
        office = JobProcesses()
        lobby = ServerLobby(store, chosen.bus, pool, office)
        app.state.seal = CookieSigner(secret)
        app.state.lobby = lobby
        app.state.bell = bell = await make_turn_notifier(store, lobby, chosen)
        app.state.registrar = registrar = ResultRecorder(lobby, store, office)
        lobby.table_listeners += [bell.on_table_changed, registrar.on_table_changed]
        await lobby.start()
        bell.start()
        registrar.start()
        app.state.steward = steward = SeasonScheduler(lobby, store)
        steward.start()
        app.state.porter = porter = Moderation(lobby, store, secret, chosen.host_key)
        await porter.start()
        complaints.listen()
        try:
            yield
        finally:
            complaints.leave()
            await porter.stop()
            await steward.stop()
            await registrar.stop()
            await bell.stop()
            await lobby.stop()
            office.close()
            pool.close()
            store.close()

    state = State(
        {
            "hosts": frozenset(host.lower() for host in chosen.hosts),
            "settings": chosen,
            "site": site_files.Site(Path(chosen.site)) if chosen.site else None,
            "origins": frozenset(chosen.origins),
            "requests": RateLimiter(chosen.rate, 10 * chosen.rate),
            "tables": RateLimiter(chosen.tables, 300 * chosen.tables),
            "messages": RateLimiter(chosen.rate, 10 * chosen.rate),
            "door": ConnectionLimiter(chosen.connections),
            "tries": RateLimiter(HOST_KEY_TRIES_PER_SECOND, 100 * HOST_KEY_TRIES_PER_SECOND),
            "complaints": complaints,
        }
    )
    return Litestar(
        route_handlers=[*HANDLERS, *pages.ROUTES, site_files.site_file, play_socket],
        lifespan=[running],
        state=state,
        before_request=check_request,
        before_send=[add_hsts_header] if chosen.secure else [],
        cors_config=CORSConfig(allow_origins=chosen.origins, allow_credentials=True) if chosen.origins else None,
        exception_handlers={
            Refusal: refusal_response,
            HTTPException: http_error_response,
            RecursionError: unreadable_body_response,
            UnicodeDecodeError: unreadable_body_response,
            Exception: internal_error_response,
        },
        response_headers=[ResponseHeader(name=name, value=value) for name, value in HEADERS.items()],
        openapi_config=OpenAPIConfig(
            title="Katzentisch",
            version=__version__,
            description="Tables, seats and matches. The same commands travel by WebSocket; see docs/host.md.",
            license=License(name="MIT", identifier="MIT"),
            path="/schema",
            render_plugins=[ExactSchemas()],
        ),
        request_max_body_size=wire.MAX_BODY_BYTES,
        logging_config=None,
    )


async def make_turn_notifier(store: Store, lobby: ServerLobby, chosen: Settings) -> TurnNotifier:
    """The bell by which people are called, with the key that all processes share."""
    vapid = Vapid(await store.run(store.once, "vapid", new_key))
    return TurnNotifier(lobby, store, Sender(store, SafeHttpClient(chosen.calls_inside), vapid), chosen.call_after)


async def wait_for_store(store: Store) -> str:
    """The store's secret, once it answers: it may be away just when a worker is begun anew."""
    while True:
        try:
            await store.run(store.open)
            return await store.run(store.secret)
        except Refusal as refusal:
            log.warning("the store is away", extra={"problem": refusal.reason.key})
            await asyncio.sleep(STORE_RETRY_SECONDS)


async def check_request(request: HttpRequest) -> None:
    """Refuse whoever asks too often, or for another host, and pages from elsewhere that want to change something."""
    state, headers = request.app.state, request.headers
    if request.url.path not in MONITORING_PATHS and not is_known_host(headers.get("host"), state.hosts):
        raise Forbidden("host-unknown")
    for who in askers(request) if not request.url.path.startswith(site_files.SITE_PREFIX) else ():
        state.requests.take(who)
    if request.method not in ("GET", "HEAD") and not is_same_origin(
        headers.get("origin"), headers.get("host"), state.origins
    ):
        raise Forbidden("origin")
    if request.url.path.startswith("/api/"):
        await identify_caller(request)
        if not request.url.path.startswith(HOST_API_PREFIX):
            state.porter.admit(guest_of(request), askers(request)[0])


async def identify_caller(request: HttpRequest) -> None:
    """Find out who asks; while the store is away whoever wants nothing that is kept is whom the cookie names."""
    try:
        await recognize(request)
    except Unavailable:
        if not request.route_handler.opt.get("storeless"):
            raise
        request.state.guest = device_of(request)


async def add_hsts_header(message: Message, scope: Scope) -> None:
    """Have whoever came by https come by https from now on."""
    if message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message)["Strict-Transport-Security"] = "max-age=31536000"


def refusal_response(request: HttpRequest, refusal: Refusal) -> Response[wire.Refused]:
    """A refusal as JSON, with the status it means."""
    REFUSALS.labels(refusal.reason.key).inc()
    update = getattr(refusal, "update", None)
    return refused_response(wire.Refused(reason=wire.reason_info(refusal.reason), update=update), status_of(refusal))


def refused_response(refused: wire.Refused, code: int) -> Response[wire.Refused]:
    return Response(refused, status_code=code, headers=HEADERS)


def http_error_response(request: HttpRequest, problem: HTTPException) -> Response[wire.Refused] | Response[str]:
    """What the framework refuses, in the same shape; who wanted a page that is not there gets one that says so."""
    if problem.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        page = pages.page_response(request, 404)
        page.headers = HEADERS | page.headers
        return page
    reason = wire.reason_info(Reason("request-bad", {"problem": name_fields(problem)}))
    return refused_response(wire.Refused(reason=reason), problem.status_code)


def name_fields(problem: HTTPException) -> str:
    """What is wrong with a request, field by field where the framework says which."""
    extra = problem.extra if isinstance(problem.extra, list) else []
    fields = [f"{each.get('key') or each.get('source', '')}: {each['message']}" for each in extra if "message" in each]
    return "; ".join(fields) or problem.detail


def unreadable_body_response(
    request: HttpRequest, problem: RecursionError | UnicodeDecodeError
) -> Response[wire.Refused]:
    """A body that is nested beyond reason, or no text at all."""
    return refusal_response(request, Malformed("message-bad"))


def internal_error_response(request: HttpRequest, problem: Exception) -> Response[wire.Refused]:
    """A mistake of ours: whoever asked learns that there was one, the log what it was."""
    log.error("a request failed", exc_info=problem, extra={"handler": str(request.route_handler)})
    return refused_response(wire.Refused(reason=wire.reason_info(Reason("broken"))), 500)
