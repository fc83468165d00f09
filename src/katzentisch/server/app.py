"""The server: one Litestar application with everything it needs to start, to answer and to stop."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from urllib.parse import unquote

from litestar import Litestar, Response
from litestar.config.cors import CORSConfig
from litestar.datastructures import MutableScopeHeaders, ResponseHeader
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
from katzentisch.server.assets import assets
from katzentisch.server.auth import CookieSigner, is_known_host, is_same_origin
from katzentisch.server.context import STATE_KEY, AppContext, context_of
from katzentisch.server.job_processes import JobProcesses
from katzentisch.server.limits import ConnectionLimiter, RateLimiter
from katzentisch.server.lobby import ServerLobby
from katzentisch.server.metrics import REFUSALS
from katzentisch.server.notifications.safe_http import SafeHttpClient
from katzentisch.server.notifications.sender import Sender
from katzentisch.server.notifications.turn_notifier import TurnNotifier
from katzentisch.server.notifications.web_push import Vapid, new_key
from katzentisch.server.openapi import ExactSchemas
from katzentisch.server.quick_games import QuickGames
from katzentisch.server.results.recorder import ResultRecorder
from katzentisch.server.season_scheduler import SeasonScheduler
from katzentisch.server.settings import Settings
from katzentisch.server.site_folder import SiteFolder
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

CONTROL_CHARACTERS = re.compile(r"[\x00-\x1f\x7f]")
"""What no address has; databases do not agree on what to do with them."""
MONITORING_PATHS = ("/healthz", "/metrics")
"""What monitors ask for, by whatever address."""

HOST_API_PREFIX = "/api/host"
"""Paths that are open with the host's key, even from banned addresses."""
HOST_KEY_TRIES_PER_SECOND = 0.1
"""Keys that one address may try in a second; ten at once."""

log = logging.getLogger("katzentisch.app")


def create_app(settings: Settings) -> Litestar:
    """The application of one process, with these settings."""
    return route_requests(settings, lambda: running_context(settings))


def route_requests(settings: Settings, start: Callable[[], AbstractAsyncContextManager[AppContext]]) -> Litestar:
    """An application that has no context yet; whenever the server starts it gets one from `start`."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await asyncio.to_thread(assets)  # packs files; done later, it would hold up everybody who plays
        async with start() as context:
            app.state[STATE_KEY] = context
            yield

    return Litestar(
        route_handlers=[*HANDLERS, *pages.ROUTES, site_files.site_file, play_socket],
        lifespan=[lifespan],
        before_request=check_request,
        before_send=[add_hsts_header] if settings.secure else [],
        cors_config=CORSConfig(allow_origins=settings.origins, allow_credentials=True) if settings.origins else None,
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
            description="Tables, seats and matches. The same commands travel by WebSocket; see docs/server-api.md.",
            license=License(name="MIT", identifier="MIT"),
            path="/schema",
            render_plugins=[ExactSchemas()],
        ),
        request_max_body_size=wire.MAX_BODY_BYTES,
        logging_config=None,
    )


@asynccontextmanager
async def running_context(settings: Settings) -> AsyncIterator[AppContext]:
    """Start everything the application needs and stop it afterwards, in reverse; also what a failed start began."""
    async with AsyncExitStack() as stack:
        store = Store(settings.store)
        stack.callback(store.close)
        secret = await wait_for_store(store)
        pool = Pool(settings.thinkers)
        stack.callback(pool.close)
        jobs = JobProcesses()
        stack.callback(jobs.close)
        lobby = ServerLobby(store, settings.bus, pool, jobs)
        turn_notifier = await make_turn_notifier(store, lobby, settings)
        result_recorder = ResultRecorder(lobby, store, jobs)
        lobby.table_listeners += [turn_notifier.on_table_changed, result_recorder.on_table_changed]
        season_scheduler = SeasonScheduler(lobby, store)
        quick_games = QuickGames(lobby, store)
        moderation = Moderation(lobby, store, secret, settings.host_key)
        warnings = RecentWarnings()
        stack.push_async_callback(lobby.stop)
        await lobby.start()
        stack.push_async_callback(turn_notifier.stop)
        turn_notifier.start()
        stack.push_async_callback(result_recorder.stop)
        result_recorder.start()
        await stack.enter_async_context(season_scheduler.service)
        await stack.enter_async_context(quick_games.service)
        stack.push_async_callback(moderation.stop)
        await moderation.start()
        stack.callback(warnings.leave)
        warnings.listen()
        yield AppContext(
            settings=settings,
            hosts=frozenset(host.lower() for host in settings.hosts),
            origins=frozenset(settings.origins),
            site=SiteFolder(Path(settings.site)) if settings.site else None,
            request_limiter=RateLimiter(settings.rate, 10 * settings.rate),
            table_limiter=RateLimiter(settings.tables, 300 * settings.tables),
            message_limiter=RateLimiter(settings.rate, 10 * settings.rate),
            host_key_limiter=RateLimiter(HOST_KEY_TRIES_PER_SECOND, 100 * HOST_KEY_TRIES_PER_SECOND),
            connection_limiter=ConnectionLimiter(settings.connections),
            recent_warnings=warnings,
            cookie_signer=CookieSigner(secret),
            lobby=lobby,
            turn_notifier=turn_notifier,
            result_recorder=result_recorder,
            season_scheduler=season_scheduler,
            quick_games=quick_games,
            moderation=moderation,
        )


async def make_turn_notifier(store: Store, lobby: ServerLobby, settings: Settings) -> TurnNotifier:
    """The notifier, with the push key that all processes share."""
    vapid = Vapid(await store.run(store.once, "vapid", new_key))
    sender = Sender(store, SafeHttpClient(settings.calls_inside), vapid)
    return TurnNotifier(lobby, store, sender, settings.call_after)


async def wait_for_store(store: Store) -> str:
    """The store's secret; waits for a store that is away when a worker restarts."""
    while True:
        try:
            await store.run(store.open)
            return await store.run(store.secret)
        except Refusal as refusal:
            log.warning("the store is away", extra={"problem": refusal.reason.key})
            await asyncio.sleep(STORE_RETRY_SECONDS)


async def check_request(request: HttpRequest) -> None:
    """Refuse too many requests, unknown host names, and changes requested by other sites."""
    context, headers = context_of(request), request.headers
    if request.url.path not in MONITORING_PATHS and not is_known_host(headers.get("host"), context.hosts):
        raise Forbidden("host-unknown")
    if not request.url.path.startswith(site_files.SITE_PREFIX):
        await context.request_limiter.admit(*askers(request))
    if request.method not in ("GET", "HEAD") and not is_same_origin(
        headers.get("origin"), headers.get("host"), context.origins
    ):
        raise Forbidden("origin")
    if request.url.path.startswith("/api/"):
        if CONTROL_CHARACTERS.search(unquote(request.url.path) + unquote(request.url.query)):
            raise Malformed("message-bad")
        await identify_caller(request)
        if not request.url.path.startswith(HOST_API_PREFIX):
            context.moderation.admit(guest_of(request), askers(request)[0])


async def identify_caller(request: HttpRequest) -> None:
    """Identify the caller; while the store is away the cookie is enough for requests that need nothing stored."""
    try:
        await recognize(request)
    except Unavailable:
        if not request.route_handler.opt.get("storeless"):
            raise
        request.state.guest = device_of(request)


async def add_hsts_header(message: Message, scope: Scope) -> None:
    """Tell browsers that came by https to use https from now on."""
    if message["type"] == "http.response.start":
        MutableScopeHeaders.from_message(message)["Strict-Transport-Security"] = "max-age=31536000"


def refusal_response(request: HttpRequest, refusal: Refusal) -> Response[wire.Refused]:
    """A refusal as JSON, with the status it means."""
    REFUSALS.labels(refusal.reason.key).inc()
    update = getattr(refusal, "update", None)
    return refused_response(wire.Refused(reason=wire.reason_info(refusal.reason), update=update), status_of(refusal))


def refused_response(refused: wire.Refused, code: int) -> Response[wire.Refused]:
    return Response(refused, status_code=code, headers=HEADERS)


def http_error_response(request: HttpRequest, problem: HTTPException) -> Response[wire.Refused] | Response[bytes]:
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
    """An internal error: the caller learns that there was one, the log what it was."""
    log.error("a request failed", exc_info=problem, extra={"handler": str(request.route_handler)})
    return refused_response(wire.Refused(reason=wire.reason_info(Reason("broken"))), 500)
