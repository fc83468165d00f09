"""A request to the browser's backend, read as strictly as a server reads it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeAlias, get_args
from urllib.parse import unquote, urlsplit

import msgspec

from katzentisch.browser.lobby import BrowserLobby
from katzentisch.core.reason import Refusal
from katzentisch.endpoints.endpoint import PATH_TYPES, Endpoint, decode_json
from katzentisch.table import wire
from katzentisch.table.room import Room
from katzentisch.table.table_state import Visitor, identify_visitor


class HttpAnswer(msgspec.Struct, frozen=True):
    """A status as HTTP has it, and the body."""

    status: int
    body: Any = None


class HttpError(Refusal):
    """The request cannot be answered at all; the status says why."""

    def __init__(self, status: int, problem: str) -> None:
        super().__init__("request-bad", problem=problem)
        self.status = status


class Request:
    """Who asks, for which path, and with which body."""

    def __init__(self, lobby: BrowserLobby, guest: str, method: str, path: str, body: str, tokens: str) -> None:
        parts = urlsplit(path)
        self.lobby = lobby
        self.guest = guest
        self.method = method.upper()
        self.path = unquote(parts.path)
        self.query = parts.query
        self.body = body or ""
        self.visitor: Visitor = identify_visitor(guest, decode_json(tokens or "[]", list[str])[: wire.MAX_SEATS])

    async def room(self, code: str) -> tuple[Room, Visitor]:
        """The room of a table, and who asks for it."""
        return await self.lobby.get_room(code), self.visitor


Handler: TypeAlias = Callable[..., Awaitable[Any]]


class Route(NamedTuple):
    """An endpoint, its path as a pattern, and the function that answers it."""

    endpoint: Endpoint
    pattern: re.Pattern[str]
    handler: Handler

    async def answer(self, request: Request, values: dict[str, str]) -> HttpAnswer:
        """Read what the endpoint declares and have it answered; Malformed if it cannot be read."""
        if len(request.body.encode()) > wire.MAX_BODY_BYTES:
            raise HttpError(413, "Request Entity Too Large")
        endpoint = self.endpoint
        given = endpoint.read_path(values) | endpoint.read_query(request.query) | endpoint.read_body(request.body)
        return HttpAnswer(endpoint.status, await self.handler(request, **given))


def route(endpoint: Endpoint, handler: Handler) -> Route:
    """Have a handler answer an endpoint."""
    pattern = endpoint.path
    for name in endpoint.path_names:
        pattern = pattern.replace(f"{{{name}}}", f"(?P<{name}>{path_pattern(name)})")
    return Route(endpoint, re.compile(f"/api/{pattern}"), handler)


def path_pattern(name: str) -> str:
    """What may stand in a blank of a path, as a regular expression."""
    kind, meta = get_args(PATH_TYPES[name])
    return r"\d{1,7}" if kind is int else (meta.pattern or "^[^/]+$")[1:-1]


async def route_request(request: Request, routes: list[Route]) -> HttpAnswer:
    """The answer of the first route that fits; HttpError if none does."""
    fitting = [(each, found) for each in routes if (found := each.pattern.fullmatch(request.path))]
    if not fitting:
        raise HttpError(404, "Not Found")
    for each, found in fitting:
        if each.endpoint.method == request.method:
            return await each.answer(request, found.groupdict())
    raise HttpError(405, "Method Not Allowed")
