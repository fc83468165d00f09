"""What is asked of the house, read as strictly as a server reads it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from katzentisch.browser.lobby import BrowserLobby
from katzentisch.core.reason import Refusal
from katzentisch.table import wire
from katzentisch.table.identifiers import CODE_PATTERN
from katzentisch.table.refusals import Malformed
from katzentisch.table.room import Room
from katzentisch.table.table_state import Visitor, identify_visitor

T = TypeVar("T")

FORMS = {
    "code": CODE_PATTERN.pattern,
    "match": "[0-9a-f]{24}",
    "game": "[a-z0-9_]{1,40}",
    "seat": "[0-9]|1[01]",
}
"""What may stand in the blanks of a path."""


class HttpAnswer(msgspec.Struct, frozen=True):
    """A status as HTTP has it, and what comes with it."""

    status: int
    body: Any = None


class HttpError(Refusal):
    """There is nothing here that could be asked for like this."""

    def __init__(self, status: int, problem: str) -> None:
        super().__init__("request-bad", problem=problem)
        self.status = status


Handler: TypeAlias = "Callable[[Request], Awaitable[Any]]"


class Route(NamedTuple):
    """A method and a path with blanks, and who answers with which status."""

    method: str
    path: re.Pattern[str]
    status: int
    handler: Handler


def route(method: str, path: str, handler: Handler, status: int = 200) -> Route:
    blanks = re.sub(r"\{(\w+)\}", lambda name: f"(?P<{name[1]}>{FORMS[name[1]]})", path)
    return Route(method, re.compile(f"/api/{blanks}"), status, handler)


class Request:
    """One question: who asks, for what, and with which words."""

    def __init__(self, lobby: BrowserLobby, guest: str, method: str, path: str, body: str, tokens: str) -> None:
        parts = urlsplit(path)
        self.lobby = lobby
        self.guest = guest
        self.method = method.upper()
        self.path = unquote(parts.path)
        self.query = dict(parse_qsl(parts.query))
        self.body = body or ""
        self.visitor: Visitor = identify_visitor(guest, decode_json(tokens or "[]", list[str])[: wire.MAX_SEATS])
        self.path_values: dict[str, str] = {}

    async def answer(self, routes: list[Route]) -> HttpAnswer:
        """What the first route says that fits; Unreadable if none does."""
        fitting = [(each, found) for each in routes if (found := each.path.fullmatch(self.path))]
        if not fitting:
            raise HttpError(404, "Not Found")
        for each, found in fitting:
            if each.method == self.method:
                self.path_values = found.groupdict()
                return HttpAnswer(each.status, await each.handler(self))
        raise HttpError(405, "Method Not Allowed")

    def read_body(self, kind: type[T]) -> T:
        """The body; Malformed if it is none of this kind."""
        if len(self.body.encode()) > wire.MAX_BODY_BYTES:
            raise HttpError(413, "Request Entity Too Large")
        return decode_json(self.body, kind)

    def read_query(self, kind: type[T]) -> T:
        """What the query says; Malformed if that makes no sense."""
        try:
            return msgspec.convert(self.query, kind, strict=False)
        except msgspec.ValidationError as problem:
            raise Malformed("request-bad", problem=str(problem)) from None

    @property
    def seat(self) -> int:
        return int(self.path_values["seat"])

    async def room(self) -> tuple[Room, Visitor]:
        """The table's room, and whoever asks for it."""
        return await self.lobby.get_room(self.path_values["code"]), self.visitor


def decode_json(text: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise Malformed("request-bad", problem=str(problem)) from None
