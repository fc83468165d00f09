"""What is asked of the house, read as strictly as a server reads it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from katzentisch.browser.lobby import Lobby
from katzentisch.core.reason import Refusal
from katzentisch.table import wire
from katzentisch.table.identifiers import CODE
from katzentisch.table.refusals import Malformed
from katzentisch.table.room import Room
from katzentisch.table.table_state import Visitor, visitor

T = TypeVar("T")

FORMS = {
    "code": CODE.pattern,
    "match": "[0-9a-f]{24}",
    "game": "[a-z0-9_]{1,40}",
    "seat": "[0-9]|1[01]",
}
"""What may stand in the blanks of a path."""


class Answer(msgspec.Struct, frozen=True):
    """A status as HTTP has it, and what comes with it."""

    status: int
    body: Any = None


class Unreadable(Refusal):
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

    def __init__(self, lobby: Lobby, guest: str, method: str, path: str, body: str, tokens: str) -> None:
        parts = urlsplit(path)
        self.lobby = lobby
        self.guest = guest
        self.method = method.upper()
        self.path = unquote(parts.path)
        self.query = dict(parse_qsl(parts.query))
        self.body = body or ""
        self.visitor: Visitor = visitor(guest, decoded(tokens or "[]", list[str])[: wire.SEATS])
        self.blanks: dict[str, str] = {}

    async def answer(self, routes: list[Route]) -> Answer:
        """What the first route says that fits; Unreadable if none does."""
        fitting = [(each, found) for each in routes if (found := each.path.fullmatch(self.path))]
        if not fitting:
            raise Unreadable(404, "Not Found")
        for each, found in fitting:
            if each.method == self.method:
                self.blanks = found.groupdict()
                return Answer(each.status, await each.handler(self))
        raise Unreadable(405, "Method Not Allowed")

    def read(self, kind: type[T]) -> T:
        """The body; Malformed if it is none of this kind."""
        if len(self.body.encode()) > wire.BODY_LIMIT:
            raise Unreadable(413, "Request Entity Too Large")
        return decoded(self.body, kind)

    def asked(self, kind: type[T]) -> T:
        """What the query says; Malformed if that makes no sense."""
        try:
            return msgspec.convert(self.query, kind, strict=False)
        except msgspec.ValidationError as problem:
            raise Malformed("request-bad", problem=str(problem)) from None

    @property
    def seat(self) -> int:
        return int(self.blanks["seat"])

    async def room(self) -> tuple[Room, Visitor]:
        """The table's room, and whoever asks for it."""
        return await self.lobby.room(self.blanks["code"]), self.visitor


def decoded(text: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise Malformed("request-bad", problem=str(problem)) from None
