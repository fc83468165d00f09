"""What a browser or a monitor gets: a plain page that says how to join, health, and figures."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from katzentisch.core.catalogue import catalogue
from katzentisch.core.words import LANGUAGES, Words, language
from katzentisch.table.api import PROBLEMS, Code

Asked = Request[Any, Any, State]


def spoken(request: Asked) -> str:
    """The language that a browser asks for."""
    wish = request.headers.get("accept-language", "")[:2]
    return language(wish if wish in LANGUAGES else LANGUAGES[0])


def page(lang: str, paragraphs: list[str]) -> Response[str]:
    words = Words(lang)
    title = escape(words.say("page-title"))
    body = "\n".join(f"<p>{escape(text)}</p>" for text in paragraphs)
    head = f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n<title>{title}</title>'
    return Response(f"{head}\n<h1>{title}</h1>\n{body}\n", media_type=MediaType.HTML)


@get("/", include_in_schema=False)
async def front(request: Asked) -> Response[str]:
    """Which games there are, and how to reach them."""
    lang = spoken(request)
    words = Words(lang)
    titles = ", ".join(Words(lang, entry).say("title") for entry in catalogue().values())
    return page(lang, [words.say("page-games", {"titles": titles}), words.say("page-api")])


@get("/t/{code:str}", include_in_schema=False)
async def invitation(request: Asked, code: Code) -> Response[str]:
    """How to sit down at a table."""
    lang = spoken(request)
    words = Words(lang)
    return page(lang, [words.say("page-table", {"code": code}), words.say("page-api")])


@get("/healthz", responses=PROBLEMS, media_type=MediaType.TEXT)
async def healthz(request: Asked) -> str:
    """Whether the server and its store answer."""
    store = request.app.state.lobby.store
    await store.run(store.ping)
    return "ok"


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


ROUTES = [front, invitation, healthz, metrics]
