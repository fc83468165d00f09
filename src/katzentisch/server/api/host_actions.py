"""What whoever runs the server may do to tables and persons: look, close a chat, ban, delete, forget."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from katzentisch.server import erasure
from katzentisch.server.admin.moderation import RETENTION_SETTING
from katzentisch.server.api.host import hosted
from katzentisch.server.api.request_context import PROBLEMS, Code, HttpRequest, lobby_of
from katzentisch.server.limits import network_of
from katzentisch.server.store.bans import Ban
from katzentisch.server.store.persons import IdentityChange
from katzentisch.server.store.retention import Expired, RetentionTerms
from katzentisch.server.store.usage_figures import PersonSummary, TableSummary
from katzentisch.table.identifiers import GUEST_PATTERN
from katzentisch.table.refusals import Malformed, NotFound

Search = Annotated[str, QueryParameter(max_length=40)]
GuestId = Annotated[str, PathParameter(pattern=f"^{GUEST_PATTERN.pattern}$")]
BanId = Annotated[str, PathParameter(pattern="^[0-9a-f]{8}$")]
Age = Annotated[int, QueryParameter(ge=0, le=36500)]


class Switch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish that something is on, or off."""

    on: bool


class BanRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish that somebody stays out: a guest, or everybody from an address."""

    guest: Annotated[str, msgspec.Meta(pattern=f"^({GUEST_PATTERN.pattern})?$")] = ""
    address: Annotated[str, msgspec.Meta(max_length=60)] = ""
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


@get("/api/host/tables", responses=PROBLEMS)
async def list_host_tables(request: HttpRequest, search: Search = "") -> list[TableSummary]:
    """The newest tables, or those with this code or this name; nothing of what anybody holds there."""
    hosted(request)
    store = lobby_of(request).store
    return await store.run(store.usage_figures.tables, search.strip())


@get("/api/host/persons", responses=PROBLEMS)
async def list_host_persons(request: HttpRequest, search: Search = "") -> list[PersonSummary]:
    """Persons who kept their name."""
    hosted(request)
    store = lobby_of(request).store
    return await store.run(store.usage_figures.persons, search.strip())


@delete("/api/host/persons/{guest:str}", responses=PROBLEMS, status_code=204)
async def forget_person(request: HttpRequest, guest: GuestId) -> None:
    """Forget somebody, as they could have themselves; others keep what they played, without the name."""
    hosted(request)
    await erasure.erase_guest(lobby_of(request), guest)


@put("/api/host/tables/{code:str}/chat", responses=PROBLEMS, status_code=204)
async def switch_table_chat(request: HttpRequest, code: Code, data: JSONBody[Switch]) -> None:
    """Close a table's chat, or open it again."""
    hosted(request)
    lobby = lobby_of(request)
    if not await lobby.store.run(lobby.store.tables.talk, code, data.on):
        raise NotFound("table-unknown", code=code)
    await lobby.reload_everywhere(IdentityChange([], [code]))


@delete("/api/host/tables/{code:str}", responses=PROBLEMS, status_code=204)
async def delete_table(request: HttpRequest, code: Code) -> None:
    """Delete a table with all its matches."""
    await hosted(request).delete(code)


@post("/api/host/bans", responses=PROBLEMS, status_code=201)
async def add_ban(request: HttpRequest, data: JSONBody[BanRequest]) -> list[Ban]:
    """Keep somebody out, from now on and everywhere."""
    porter, store = hosted(request), lobby_of(request).store
    if bool(data.guest) == bool(data.address):
        raise Malformed("ban-whom")
    where = network_of(data.address.strip()) if data.address else ""
    await store.run(store.bans.add, data.guest, where, data.name or where, porter.now())
    await porter.look()
    return await store.run(store.bans.all)


@delete("/api/host/bans/{ban:str}", responses=PROBLEMS, status_code=200)
async def lift_ban(request: HttpRequest, ban: BanId) -> list[Ban]:
    """Let them in again."""
    porter, store = hosted(request), lobby_of(request).store
    if not await store.run(store.bans.lift, ban):
        raise NotFound("ban-unknown")
    await porter.look()
    return await store.run(store.bans.all)


@get("/api/host/retention", responses=PROBLEMS)
async def preview_retention(request: HttpRequest, guests: Age = 0, unfinished: Age = 0, finished: Age = 0) -> Expired:
    """What these terms would have forgotten now."""
    porter, store = hosted(request), lobby_of(request).store
    return await store.run(store.retention.due, RetentionTerms(guests, unfinished, finished), porter.now())


@put("/api/host/retention", responses=PROBLEMS)
async def set_retention(request: HttpRequest, data: JSONBody[RetentionTerms]) -> RetentionTerms:
    """Forget by these terms, once a day from now on."""
    hosted(request)
    store = lobby_of(request).store
    await store.run(store.host_settings.write, RETENTION_SETTING, data)
    return data


ROUTES = [
    list_host_tables,
    list_host_persons,
    forget_person,
    switch_table_chat,
    delete_table,
    add_ban,
    lift_ban,
    preview_retention,
    set_retention,
]
