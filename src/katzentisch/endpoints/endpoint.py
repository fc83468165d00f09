"""One HTTP endpoint as data: method, path, parameters, body, result, status and who may ask."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, NamedTuple, TypeVar, get_type_hints
from urllib.parse import parse_qsl

import msgspec

from katzentisch.core.reason import Refusal
from katzentisch.table.identifiers import CODE_PATTERN, GUEST_PATTERN
from katzentisch.table.refusals import Forbidden, LimitExceeded, Malformed, NotFound, Stale, Unavailable
from katzentisch.table.wire.field_types import MAX_SEATS

T = TypeVar("T")

JSON = "application/json"
JsonObject = dict[str, Any]


class Access(StrEnum):
    """Who may ask. A server refuses everybody else with status 403, or 404 if they may not know that it exists."""

    ANYONE = "anyone"
    TABLE = "table"
    """Anybody who may enter the table: for a club's table its members only."""
    SEAT = "seat"
    """The owner of the seat."""
    TABLE_MANAGER = "table manager"
    """The host of a table, and everybody who sits there."""
    MATCH = "match"
    """Anybody who may watch the match; what is hidden stays hidden until it is over."""
    PERSON = "person"
    """A guest that the server knows."""
    CLUB_MEMBER = "club member"
    CLUB_HOST = "club host"
    KEY = "key"
    """Anybody with the key that the request must carry."""
    HOST = "host"
    """The operator of the server."""


USES_TOKENS = frozenset({Access.TABLE, Access.SEAT, Access.TABLE_MANAGER, Access.MATCH, Access.KEY})
"""Where a client may have to send tokens as `Authorization: Bearer …`: of seats, or the key of a shared sheet."""

PATH_TYPES: dict[str, Any] = {
    "address": Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")],
    "ban": Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{8}$")],
    "code": Annotated[str, msgspec.Meta(pattern=f"^{CODE_PATTERN.pattern}$")],
    "day": Annotated[str, msgspec.Meta(pattern="^20[0-9]{2}-[01][0-9]-[0-3][0-9]$")],
    "device": Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")],
    "friend": Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")],
    "game": Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]{1,40}$")],
    "game_id": Annotated[str, msgspec.Meta(min_length=1, max_length=80)],
    "guest": Annotated[str, msgspec.Meta(pattern=f"^{GUEST_PATTERN.pattern}$")],
    "match": Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{24}$")],
    "number": Annotated[int, msgspec.Meta(ge=1, le=1_000_000)],
    "passkey": Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")],
    "season": Annotated[str, msgspec.Meta(pattern=f"^{CODE_PATTERN.pattern}$")],
    "seat": Annotated[int, msgspec.Meta(ge=0, le=MAX_SEATS - 1)],
}
"""The types of path parameters, by name."""


class Endpoint(NamedTuple):
    """A method and a path below `/api/`, with everything that server, browser and clients must know about it."""

    name: str
    """A verb and an object, such as `open_table`; the JavaScript client spells it `openTable`."""
    method: str
    path: str
    doc: str
    access: Access
    query: type[msgspec.Struct] | None = None
    body: Any = None
    result: Any = None
    status: int = 200
    media_type: str = JSON
    needs_storage: bool = True
    """Whether it answers only while the storage does."""
    is_documented: bool = True
    """Whether the published schema and the JavaScript client have it."""
    has_tag: bool = False
    """Whether the answer has an `ETag`; to a client that names it, the answer is 304 while nothing has changed."""

    @property
    def path_names(self) -> list[str]:
        """The names of the path parameters, in order."""
        return [part[1:-1] for part in self.path.split("/") if part.startswith("{")]

    @property
    def parameters(self) -> list[str]:
        """The names of a handler's arguments, besides the request."""
        query = msgspec.structs.fields(self.query) if self.query else ()
        return [*self.path_names, *(field.name for field in query), *(["data"] if self.body is not None else [])]

    def read_path(self, values: Mapping[str, str]) -> dict[str, Any]:
        """The path parameters as a handler takes them; raises Malformed."""
        return {name: convert(value, PATH_TYPES[name]) for name, value in values.items()}

    def read_query(self, text: str) -> dict[str, Any]:
        """The query as a handler takes it; raises Malformed."""
        if self.query is None:
            return {}
        return msgspec.structs.asdict(convert(dict(parse_qsl(text)), self.query))

    def read_body(self, text: str) -> dict[str, Any]:
        """The body as a handler takes it; raises Malformed."""
        return {} if self.body is None else {"data": decode_json(text, self.body)}


def query_types(query: type[msgspec.Struct] | None) -> dict[str, Any]:
    """The types of a query's fields, with their bounds."""
    return get_type_hints(query, include_extras=True) if query else {}


def convert(value: Any, kind: type[T]) -> T:
    """Convert a text, or texts by name, to this type; raises Malformed."""
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as problem:
        raise Malformed("request-bad", problem=str(problem)) from None


def decode_json(text: str, kind: type[T]) -> T:
    """Decode JSON into this type; raises Malformed."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise Malformed("request-bad", problem=str(problem)) from None


STATUS_BY_REFUSAL: dict[type[Refusal], int] = {
    Malformed: 400,
    Forbidden: 403,
    NotFound: 404,
    Stale: 409,
    LimitExceeded: 429,
    Unavailable: 503,
}
RULES_REFUSE = 422
"""The status of every other refusal: what the rules of a game forbid."""


def status_of(refusal: Refusal) -> int:
    """The HTTP status that a refusal means."""
    return next((code for kind, code in STATUS_BY_REFUSAL.items() if isinstance(refusal, kind)), RULES_REFUSE)
