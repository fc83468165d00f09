"""Where, when and about which tables a guest wants to be notified."""

from __future__ import annotations

from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import Response

from katzentisch.core.words import LANGUAGES, LanguageCode
from katzentisch.server.api.request_context import (
    HttpRequest,
    device_of,
    guest_of,
    limit_rate,
    lobby_of,
    room_of,
    with_guest,
)
from katzentisch.server.context import context_of
from katzentisch.server.notifications.sender import Sender
from katzentisch.server.notifications.web_push import are_browser_keys
from katzentisch.server.store.notifications import MINUTES_PER_DAY, NotificationAddress
from katzentisch.server.store.persons import device_handle
from katzentisch.table.identifiers import CODE_PATTERN, hash_token, new_guest_id
from katzentisch.table.refusals import Forbidden, LimitExceeded, Malformed, NotFound
from katzentisch.table.stored import Conflict
from katzentisch.table.table_state import identify_visitor

MAX_ADDRESSES = 20
"""Addresses of one guest."""
MAX_OFFSET_MINUTES = 14 * 60
"""Minutes by which a clock on earth differs from UTC."""

Minute = Annotated[int, msgspec.Meta(ge=0, lt=MINUTES_PER_DAY)]
Base64 = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]*$", max_length=100)]


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Minutes of the day between which nothing is sent; a turn that is still pending then is notified afterwards."""

    begin: Minute
    end: Minute


class NotificationRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A subscription to notifications: in this browser, or by a webhook that takes JSON with `text`."""

    url: Annotated[str, msgspec.Meta(min_length=8, max_length=1000)]
    key: Base64 = ""
    auth: Base64 = ""
    """The browser's own keys, `p256dh` and `auth`; without them it is a webhook."""
    table: Annotated[str, msgspec.Meta(pattern=f"^({CODE_PATTERN.pattern})?$")] = ""
    """A webhook for everybody at this table; empty: for the guest, from all tables."""
    language: LanguageCode = LANGUAGES[0]
    quiet: QuietHours | None = None
    offset: Annotated[int, msgspec.Meta(ge=-MAX_OFFSET_MINUTES, le=MAX_OFFSET_MINUTES)] = 0
    """Minutes by which the guest's day is ahead of UTC."""


class AddressInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Where notifications go; of a webhook, whose address is secret, only the host name."""

    id: str
    kind: Literal["push", "webhook"]
    host: str
    table: str
    quiet: QuietHours | None


class NotificationSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How a guest is notified; the key is the server's own, for browsers that subscribe."""

    key: str
    addresses: list[AddressInfo]
    silent: list[str]


class Silence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether notifications about a table are off."""

    on: bool


async def get_notification_settings(request: HttpRequest) -> NotificationSettings:
    """Where the guest is notified when it is their turn and they are absent."""
    store, guest = lobby_of(request).store, guest_of(request)
    found = await store.run(store.notifications.addresses_of, guest) if guest else []
    silent = await store.run(store.notifications.silenced_tables, guest) if guest else []
    return NotificationSettings(
        key=sender_of(request).vapid.public, addresses=[describe_address(each) for each in found], silent=silent
    )


async def add_notification_address(request: HttpRequest, data: NotificationRequest) -> Response[AddressInfo]:
    """Add an address; the same address again changes its language and quiet hours."""
    limit_rate(request)
    guest = guest_of(request) or new_guest_id()
    sender_of(request).http.read(data.url)
    if data.table:
        await require_table_manager(request, data.table, guest)
    address = stored_address(data, guest, str(request.base_url), device_of(request) or guest)
    store = lobby_of(request).store
    try:
        if not await store.run(store.notifications.save_address, address, MAX_ADDRESSES):
            raise LimitExceeded("call-many", most=MAX_ADDRESSES)
    except Conflict:
        raise Forbidden("call-other") from None
    return with_guest(request, guest, describe_address(address))


async def remove_notification_address(request: HttpRequest, address: str) -> None:
    """Remove an address."""
    store, guest = lobby_of(request).store, guest_of(request)
    if not guest or not await store.run(store.notifications.delete_address, address, guest):
        raise NotFound("call-unknown")


async def silence_table(request: HttpRequest, code: str, data: Silence) -> None:
    """Mute or unmute notifications from this table, for its players."""
    room, whose = await room_of(request, code)
    if whose.guest is None or not room.state.seats_of(identify_visitor(whose.guest)):
        raise Forbidden("call-seat")
    store = lobby_of(request).store
    await store.run(store.notifications.set_silence, whose.guest, code, data.on)


def sender_of(request: HttpRequest) -> Sender:
    return context_of(request).turn_notifier.sender


async def require_table_manager(request: HttpRequest, code: str, guest: str) -> None:
    """Forbidden if this guest has no say at the table."""
    room = await lobby_of(request).get_room(code)
    if not room.state.may_manage(identify_visitor(guest)):
        raise Forbidden("call-seat")


def stored_address(wish: NotificationRequest, guest: str, home: str, device: str) -> NotificationAddress:
    """An address as it is stored: one for each browser, and one webhook for each guest and table."""
    push = bool(wish.key)
    if push and (wish.table or not are_browser_keys(wish.key, wish.auth)):
        raise Malformed("call-address")
    quiet = wish.quiet or QuietHours(0, 0)
    return NotificationAddress(
        id=hash_token(wish.url if push else f"{guest} {wish.table} {wish.url}")[:32],
        guest=guest,
        code=wish.table or None,
        url=wish.url,
        key=wish.key,
        auth=wish.auth,
        home=home,
        language=wish.language,
        quiet_from=quiet.begin,
        quiet_to=quiet.end,
        offset=wish.offset,
        device=device_handle(device) if push else "",
    )


def describe_address(address: NotificationAddress) -> AddressInfo:
    quiet = QuietHours(address.quiet_from, address.quiet_to)
    return AddressInfo(
        id=address.id,
        kind=address.kind,
        host=urlsplit(address.url).hostname or "",
        table=address.code or "",
        quiet=quiet if quiet.begin != quiet.end else None,
    )
