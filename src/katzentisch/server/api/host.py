"""Server administration: sign in with the key, the state of the server, the notice to everybody."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response
from litestar.datastructures import Cookie
from prometheus_client import REGISTRY

from katzentisch import __version__
from katzentisch.server.admin.host_key import KEY_TURN_SETTING, SESSION_SECONDS
from katzentisch.server.admin.moderation import NOTICE_SETTING, RETENTION_SETTING, Moderation, Notice
from katzentisch.server.admin.recent_warnings import LoggedWarning
from katzentisch.server.api.request_context import HttpRequest, askers, lobby_of
from katzentisch.server.context import context_of
from katzentisch.server.store import Store
from katzentisch.server.store.bans import Ban
from katzentisch.server.store.retention import RetentionTerms
from katzentisch.table.refusals import Forbidden

SESSION_COOKIE = "katzentisch-host"
METRIC_PREFIX = "katzentisch_"
MAX_LISTED_NETWORKS = 20
"""Networks that are shown, those with most connections."""

NoticeText = Annotated[str, msgspec.Meta(max_length=500)]


class EnteredKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key, exchanged at once for a cookie."""

    key: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class HostSession(msgspec.Struct, frozen=True):
    """Whether this browser has come in by the key."""

    inside: bool


class Announcement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A notice by language; without texts the notice is removed."""

    en: NoticeText = ""
    de: NoticeText = ""


class HostLink(msgspec.Struct, frozen=True):
    """The new key, behind the address of the page."""

    path: str


class HostOverview(msgspec.Struct, frozen=True, kw_only=True):
    """The state of the server, as far as this process knows it."""

    version: str
    own: bool
    """Whether the key is the host's own, which the server cannot renew."""
    counts: dict[str, int]
    size: int
    load: dict[str, float]
    networks: list[tuple[str, int]]
    """Addresses with open connections, and how many."""
    complaints: list[LoggedWarning]
    bans: list[Ban]
    notice: Notice
    terms: RetentionTerms


async def open_host_session(request: HttpRequest, data: EnteredKey) -> Response[None]:
    """Come in with the key; a few tries, then one now and then."""
    context_of(request).host_key_limiter.take(askers(request)[0])
    moderation = moderation_of(request)
    if not moderation.key.opens(data.key):
        raise Forbidden("host-key")
    return welcomed(request)


async def get_host_session(request: HttpRequest) -> HostSession:
    """Whether it is the host who asks."""
    return HostSession(is_host(request))


async def close_host_session(request: HttpRequest) -> Response[None]:
    """Be no host any more in this browser."""
    return Response(None, status_code=204, cookies=[session_cookie(request, "", 0)])


async def get_host_overview(request: HttpRequest) -> HostOverview:
    """The state of the server."""
    moderation, store = hosted(request), lobby_of(request).store
    counts, size, bans, terms = await asyncio.gather(
        store.run(store.usage_figures.counts),
        store.run(store.usage_figures.size),
        store.run(store.bans.all),
        store.run(store.host_settings.read, RETENTION_SETTING, RetentionTerms()),
    )
    return HostOverview(
        version=__version__,
        own=moderation.key.own,
        counts=counts,
        size=size,
        load=load_figures(),
        networks=[each for each in context_of(request).connection_limiter.inside.most_common() if is_network(each[0])][
            :MAX_LISTED_NETWORKS
        ],
        complaints=list(context_of(request).recent_warnings.latest),
        bans=bans,
        notice=moderation.notice,
        terms=terms,
    )


async def renew_host_key(request: HttpRequest) -> Response[HostLink]:
    """Create a new key; sessions of the old one end."""
    moderation = hosted(request)
    if moderation.key.own:
        raise Forbidden("host-key-own")
    store = lobby_of(request).store
    await store.run(renewed, store)
    await moderation.look()
    answer = Response(HostLink(f"/host#{moderation.key.key}"))
    answer.cookies = [session_cookie(request, moderation.key.session(moderation.now()), int(SESSION_SECONDS))]
    return answer


async def set_notice(request: HttpRequest, data: Announcement) -> Notice:
    """Show everybody a notice, or none any more."""
    moderation, store = hosted(request), lobby_of(request).store
    texts = {lang: text.strip() for lang, text in msgspec.structs.asdict(data).items()}
    notice = Notice(**texts, at=moderation.now())
    await store.run(store.host_settings.write, NOTICE_SETTING, notice)
    await moderation.look()
    return moderation.notice


async def get_notice(request: HttpRequest) -> Notice:
    """What the host tells everybody."""
    return moderation_of(request).notice


def moderation_of(request: HttpRequest) -> Moderation:
    moderation: Moderation = context_of(request).moderation
    return moderation


def hosted(request: HttpRequest) -> Moderation:
    """The moderation service; Forbidden unless the caller is the host."""
    if not is_host(request):
        raise Forbidden("host-only")
    return moderation_of(request)


def is_host(request: HttpRequest) -> bool:
    moderation = moderation_of(request)
    return moderation.key.holds(request.cookies.get(session_cookie_name(request), ""), moderation.now())


def welcomed(request: HttpRequest) -> Response[None]:
    moderation = moderation_of(request)
    return Response(
        None,
        status_code=204,
        cookies=[session_cookie(request, moderation.key.session(moderation.now()), int(SESSION_SECONDS))],
    )


def session_cookie_name(request: HttpRequest) -> str:
    return f"__Secure-{SESSION_COOKIE}" if context_of(request).settings.secure else SESSION_COOKIE


def session_cookie(request: HttpRequest, value: str, age: int) -> Cookie:
    secure = context_of(request).settings.secure
    return Cookie(
        session_cookie_name(request),
        value=value,
        path="/api/host",
        max_age=age,
        httponly=True,
        samesite="strict",
        secure=secure,
    )


def renewed(store: Store) -> None:
    store.host_settings.write(KEY_TURN_SETTING, store.host_settings.read(KEY_TURN_SETTING, 0) + 1)


def is_network(who: str) -> bool:
    """Whether limits count an address under this, and not a guest."""
    return "." in who or ":" in who


def load_figures() -> dict[str, float]:
    """What `/metrics` says of this process, without its buckets and labels."""
    found: dict[str, float] = {}
    for metric in REGISTRY.collect():
        if metric.name.startswith(METRIC_PREFIX) and metric.type in ("counter", "gauge"):
            values = [sample.value for sample in metric.samples if not sample.name.endswith("_created")]
            found[metric.name.removeprefix(METRIC_PREFIX)] = sum(values)
    return found
