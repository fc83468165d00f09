"""What the host may do to tables and people: list, close a chat, ban, delete."""

from __future__ import annotations

from typing import Annotated

import msgspec

from katzentisch.server import erasure
from katzentisch.server.admin.moderation import RETENTION_SETTING
from katzentisch.server.api.host import hosted
from katzentisch.server.api.request_context import HttpRequest, lobby_of
from katzentisch.server.limits import network_of
from katzentisch.server.store.bans import Ban
from katzentisch.server.store.persons import IdentityChange
from katzentisch.server.store.retention import Expired, RetentionTerms
from katzentisch.server.store.usage_figures import PersonSummary, TableSummary
from katzentisch.table.identifiers import GUEST_PATTERN
from katzentisch.table.refusals import Malformed, NotFound

Search = Annotated[str, msgspec.Meta(max_length=40)]
Age = Annotated[int, msgspec.Meta(ge=0, le=36500)]


class Switch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish that something is on, or off."""

    on: bool


class BanRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish that somebody stays out: a guest, or everybody from an address."""

    guest: Annotated[str, msgspec.Meta(pattern=f"^({GUEST_PATTERN.pattern})?$")] = ""
    address: Annotated[str, msgspec.Meta(max_length=60, pattern=r"^[\w.:/%-]*$")] = ""
    name: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""


async def list_host_tables(request: HttpRequest, search: Search = "") -> list[TableSummary]:
    """The newest tables, or those with this code or this name; nothing of what anybody holds there."""
    hosted(request)
    store = lobby_of(request).store
    return await store.run(store.usage_figures.tables, search.strip())


async def list_host_persons(request: HttpRequest, search: Search = "") -> list[PersonSummary]:
    """Persons who kept their name."""
    hosted(request)
    store = lobby_of(request).store
    return await store.run(store.usage_figures.persons, search.strip())


async def forget_person(request: HttpRequest, guest: str) -> None:
    """Forget somebody, as they could have themselves; others keep what they played, without the name."""
    hosted(request)
    await erasure.erase_guest(lobby_of(request), guest)


async def switch_table_chat(request: HttpRequest, code: str, data: Switch) -> None:
    """Close a table's chat, or open it again."""
    hosted(request)
    lobby = lobby_of(request)
    if not await lobby.store.run(lobby.store.tables.talk, code, data.on):
        raise NotFound("table-unknown", code=code)
    await lobby.reload_everywhere(IdentityChange([], [code]))


async def delete_table(request: HttpRequest, code: str) -> None:
    """Delete a table with all its matches."""
    await hosted(request).delete(code)


async def add_ban(request: HttpRequest, data: BanRequest) -> list[Ban]:
    """Keep somebody out, from now on and everywhere."""
    moderation, store = hosted(request), lobby_of(request).store
    if bool(data.guest) == bool(data.address):
        raise Malformed("ban-whom")
    where = network_of(data.address.strip()) if data.address else ""
    await store.run(store.bans.add, data.guest, where, data.name or where, moderation.now())
    await moderation.look()
    return await store.run(store.bans.all)


async def lift_ban(request: HttpRequest, ban: str) -> list[Ban]:
    """Let them in again."""
    moderation, store = hosted(request), lobby_of(request).store
    if not await store.run(store.bans.lift, ban):
        raise NotFound("ban-unknown")
    await moderation.look()
    return await store.run(store.bans.all)


async def preview_retention(request: HttpRequest, guests: Age = 0, unfinished: Age = 0, finished: Age = 0) -> Expired:
    """What these terms would have forgotten now."""
    moderation, store = hosted(request), lobby_of(request).store
    return await store.run(store.retention.due, RetentionTerms(guests, unfinished, finished), moderation.now())


async def set_retention(request: HttpRequest, data: RetentionTerms) -> RetentionTerms:
    """Forget by these terms, once a day from now on."""
    hosted(request)
    store = lobby_of(request).store
    await store.run(store.host_settings.write, RETENTION_SETTING, data)
    return data
