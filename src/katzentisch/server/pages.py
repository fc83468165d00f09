"""What a browser or a monitor gets: the page, the files it loads, health, and figures."""

from __future__ import annotations

import gzip
import re
from base64 import b64encode
from contextlib import suppress
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from string import Template
from time import monotonic
from typing import Any

from litestar import MediaType, Response, route
from litestar.params import FromPath
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from katzentisch.core.catalogue import find
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.play.seats import BOT_NAMES
from katzentisch.server import link_preview
from katzentisch.server.api.request_context import HttpRequest, lobby_of, recognize
from katzentisch.server.api.routing import PROBLEMS, READ_METHODS
from katzentisch.server.assets import assets
from katzentisch.server.context import context_of
from katzentisch.server.preloads import PageFiles, page_files
from katzentisch.server.script_json import script_globals
from katzentisch.server.site_files import IMMUTABLE_CACHE, SITE_PREFIX
from katzentisch.table import wire
from katzentisch.table.refusals import NotFound, Unavailable

PAGE_PATHS = [
    "/",
    "/companion/{game:str}",
    "/settings",
    "/about",
    "/along",
    "/me",
    "/me/games",
    "/host",
    "/club",
]
"""What the one page shows beside tables, matches, lessons and dailies; the browser tells them apart."""
HEAD = "<!-- what links say -->"
"""Where a page says what it is about to programs that only show its link."""
HEALTHY_FOR_SECONDS = 1.0
"""Seconds for which a store that wrote is believed to write."""
SCREENSHOT = re.compile(r"web/screenshot-(narrow|wide)-(\w+)\.webp")
"""A picture of a game that a browser shows to people who install the page, and for which screens it is."""
SCREENSHOT_SIZES = {"narrow": (390, 844), "wide": (960, 600)}
"""Width and height."""
OFFLINE_PREFIXES = (
    "words/",
    "web/words/",
    "web/vendor/",
    "web/style",
    "web/table/table.css",
    "web/icon.svg",
    "web/icon-turn.svg",
    "web/shell/offline",
    "web/here/size",
    "web/lobby/menu",
    "web/shell/carry",
    "web/shell/save",
)
"""Prefixes of the files that a page needs to say that it is offline and what can be done then, beside the lobby."""


def requested_language(request: HttpRequest) -> str:
    """The language that a browser asks for, unless the person chose one."""
    wishes = [request.cookies.get("katzentisch-language", "")]
    wishes += [part.strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


def readers(request: HttpRequest) -> tuple[str, str]:
    """The address of this server as somebody reached it, and their language."""
    return str(request.base_url), requested_language(request)


@cache
def render_page(lang: str, size: int, needed: PageFiles) -> str:
    """The one page there is; the address says what it shows. A size says that there is a house in the browser."""
    words, found = Words(lang), assets()
    return fill_template(
        lang=lang,
        head=(f'<meta name="elsewhere" content="{SITE_PREFIX}" data-size="{size}">\n' if size else "") + HEAD,
        foot="",
        title=words.say("page-title"),
        needs_script=words.say("page-script"),
        imports=found.import_map(),
        root="/",
        prefix=found.prefix,
        entry="shell/main",
        needed=needed,
    )


def fill_template(*, title: str, needs_script: str, prefix: str, needed: PageFiles, **blanks: str) -> str:
    """The page with all its blanks filled."""
    template = Template(files("katzentisch").joinpath("web", "index.html").read_text("utf-8"))
    return template.substitute(
        blanks,
        title=escape(title),
        needs_script=escape(needs_script),
        prefix=prefix,
        languages=" ".join(LANGUAGES),
        bot_names=" ".join(BOT_NAMES),
        early=" ".join(needed.early),
        preloads="\n".join(
            [
                *(f'<link rel="stylesheet" href="{prefix}{path}">' for path in needed.styles),
                *(f'<link rel="preload" as="fetch" crossorigin href="{prefix}{path}">' for path in needed.words),
                *(f'<link rel="modulepreload" href="{prefix}{path}">' for path in needed.modules),
                *(f'<link rel="preload" as="image" href="{prefix}{path}">' for path in needed.pictures),
                *(f'<link rel="preload" as="fetch" crossorigin href="/api/{path}">' for path in needed.questions),
            ]
        ),
    )


@cache
def content_security_policy() -> str:
    """Scripts, styles, pictures and connections from here and nowhere else; the import map by its hash."""
    allowed = b64encode(sha256(assets().import_map().encode()).digest()).decode()
    return (
        f"default-src 'none'; script-src 'self' 'sha256-{allowed}'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )


def page_response(
    request: HttpRequest, status: int = 200, head: str = "", table: wire.TableInfo | None = None
) -> Response[bytes]:
    """The page, with what links to it say, and with the files that it needs at once."""
    lang = requested_language(request)
    headers = {"Content-Security-Policy": content_security_policy(), "Vary": "Accept-Language, Cookie, Accept-Encoding"}
    text = render_page(lang, site_bytes(request), page_files(request.url.path, lang, table)).replace(HEAD, head)
    page = text.encode()
    if accepts_gzip(request):
        headers["Content-Encoding"] = "gzip"
        page = gzip.compress(page, mtime=0)
    return Response(page, media_type=MediaType.HTML, headers=headers, status_code=status)


def accepts_gzip(request: HttpRequest) -> bool:
    """Whether a browser reads what is compressed."""
    return "gzip" in request.headers.get("accept-encoding", "")


def site_bytes(request: HttpRequest) -> int:
    """The size in bytes of the static site that the server offers; 0 if there is none."""
    site = context_of(request).site
    return site.size if site else 0


@route(PAGE_PATHS, http_method=READ_METHODS, include_in_schema=False)
async def get_page(request: HttpRequest) -> Response[bytes]:
    """The page, whatever it will show."""
    return page_response(request, head=link_preview.describe_product(*readers(request)))


@route("/t/{code:str}", http_method=READ_METHODS, include_in_schema=False)
async def get_table_page(request: HttpRequest, code: FromPath[str]) -> Response[bytes]:
    """The page of a table."""
    table = await link_preview.public_table(lobby_of(request), code)
    return page_response(request, head=link_preview.describe_table(table, *readers(request)), table=table)


@route("/learn/{game:str}", http_method=READ_METHODS, include_in_schema=False)
async def get_lesson_page(request: HttpRequest, game: FromPath[str]) -> Response[bytes]:
    """The page of a game's lesson."""
    return page_response(request, head=link_preview.describe_lesson(game, *readers(request)))


@route(["/club/{club:str}", "/club/{club:str}/{season:str}"], http_method=READ_METHODS, include_in_schema=False)
async def get_club_page(request: HttpRequest, club: FromPath[str], season: FromPath[str] = "") -> Response[bytes]:
    """The page of a club, or of one of its seasons."""
    guest = None
    with suppress(Unavailable):
        guest = await recognize(request)
    head = await link_preview.describe_club(lobby_of(request), club, season, guest, *readers(request))
    return page_response(request, head=head)


@route(["/daily", "/daily/{day:str}"], http_method=READ_METHODS, include_in_schema=False)
async def get_daily_page(request: HttpRequest) -> Response[bytes]:
    """The page of a day's deals."""
    return page_response(request, head=link_preview.describe_daily(*readers(request)))


@route(["/m/{match:str}", "/m/{match:str}/{ply:str}/{eyes:str}"], http_method=READ_METHODS, include_in_schema=False)
async def get_match_page(request: HttpRequest, match: FromPath[str]) -> Response[bytes]:
    """The page of a match."""
    head = await link_preview.describe_match(lobby_of(request), match, *readers(request))
    return page_response(request, head=head)


@route("/assets/{digest:str}/{path:path}", http_method=READ_METHODS, include_in_schema=False)
async def get_asset(request: HttpRequest, digest: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A file of this release; it never changes under its address."""
    found = assets().files.get(path.lstrip("/")) if digest == assets().hash else None
    if found is None:
        raise NotFound("no-page")
    headers = {"Cache-Control": IMMUTABLE_CACHE, "Vary": "Accept-Encoding"}
    packed = accepts_gzip(request)
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(found.packed if packed else found.data, media_type=found.media, headers=headers)


@route("/worker.js", http_method=READ_METHODS, include_in_schema=False)
async def get_service_worker(request: HttpRequest) -> Response[str]:
    """The service worker, at the root so that it sees every page; it knows the release by its hash."""
    source = files("katzentisch").joinpath("web", "worker.js").read_text("utf-8")
    lobby = page_files("/", LANGUAGES[0]).modules
    shell = [path for path in assets().files if path.startswith(OFFLINE_PREFIXES) or path in lobby]
    known = {"RELEASE": assets().prefix, "SHELL": shell, "FILES": list(assets().files), "BESIDE": site_bytes(request)}
    text = script_globals(known) + source
    headers = {"Cache-Control": "no-cache", "Content-Security-Policy": content_security_policy()}
    return Response(text, media_type="text/javascript", headers=headers)


@route("/manifest.webmanifest", http_method=READ_METHODS, include_in_schema=False)
async def get_manifest() -> Response[dict[str, Any]]:
    """What a phone shows when the table is installed."""
    return Response(
        web_manifest(assets().prefix, "/"),
        media_type="application/manifest+json",
        headers={"Cache-Control": "no-cache"},
    )


def web_manifest(prefix: str, start: str) -> dict[str, Any]:
    """Name, colours, icons and pictures, for the files below an address."""
    drawn = {"src": f"{prefix}web/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
    painted = [
        {
            "src": f"{prefix}web/icon-{size}.png",
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": "any maskable",
        }
        for size in (192, 512)
    ]
    pictures = [
        {
            "src": f"{prefix}{shown[0]}",
            "sizes": "{}x{}".format(*SCREENSHOT_SIZES[shown[1]]),
            "type": "image/webp",
            "form_factor": shown[1],
            "label": Words(LANGUAGES[0], find(shown[2])).say("title"),
        }
        for shown in filter(None, map(SCREENSHOT.fullmatch, sorted(assets().files)))
    ]
    return {
        "id": start,
        "scope": start,
        "name": "Katzentisch",
        "short_name": "Katzentisch",
        "start_url": start,
        "display": "standalone",
        "background_color": "#f6f1e7",
        "theme_color": "#7a4a2b",
        "icons": [drawn, *painted],
        "description": Words(LANGUAGES[0]).say("site-about"),
        "lang": LANGUAGES[0],
        "categories": ["games"],
        "screenshots": pictures,
    }


@route("/healthz", http_method=READ_METHODS, responses=PROBLEMS, media_type=MediaType.TEXT)
async def get_health(request: HttpRequest) -> str:
    """Whether the server answers, and its store writes."""
    context = context_of(request)
    if monotonic() - context.healthy_at >= HEALTHY_FOR_SECONDS:
        store = context.lobby.store
        await store.run(store.write)
        context.healthy_at = monotonic()
    return "ok"


@route("/metrics", http_method=READ_METHODS, include_in_schema=False)
async def get_metrics() -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


ROUTES = [
    get_page,
    get_table_page,
    get_lesson_page,
    get_club_page,
    get_daily_page,
    get_match_page,
    get_asset,
    get_service_worker,
    get_manifest,
    get_health,
    get_metrics,
]
