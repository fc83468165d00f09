"""Who somebody is: a name that is kept, the devices that share it, and a link by which another joins them."""

from __future__ import annotations

from time import time
from typing import Annotated

import msgspec
from litestar import Response

from katzentisch.server.api.request_context import (
    HttpRequest,
    base_url,
    device_of,
    guest_of,
    limit_rate,
    lobby_of,
    with_guest,
)
from katzentisch.server.persons.devices import describe_browser
from katzentisch.server.store import Store
from katzentisch.server.store.passkeys import Ticket
from katzentisch.server.store.persons import Device, device_handle
from katzentisch.table import seating
from katzentisch.table.identifiers import new_guest_id, new_token
from katzentisch.table.refusals import Forbidden, LimitExceeded, NotFound, Stale
from katzentisch.table.stored import Conflict

MAX_DEVICES = 20
"""Devices of one person."""
LINK, LINK_SECONDS = "link", 600.0
"""What a ticket is called that lets a device join, and the seconds for which it does."""

Text = Annotated[str, msgspec.Meta(max_length=40)]


class DeviceInfo(msgspec.Struct, frozen=True):
    """One device of a person."""

    id: str
    name: str
    seen: float
    here: bool
    """Whether it is the one that asks."""


class PasskeyInfo(msgspec.Struct, frozen=True):
    """One passkey of a person."""

    id: str
    name: str
    made: float


class Me(msgspec.Struct, frozen=True):
    """Who asks; a guest who keeps nothing has neither devices nor passkeys."""

    known: bool
    """Whether there is anybody: a guest at least."""
    kept: bool
    name: str
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]


class PersonName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody, or something, shall be called."""

    name: Text


class LinkCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret part of a link to oneself."""

    code: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]


class DeviceLink(msgspec.Struct, frozen=True):
    """A link that lets one other device join, once and for some minutes."""

    link: str
    seconds: int


class DeviceLinkInfo(msgspec.Struct, frozen=True):
    """The person whom a link is about."""

    name: str
    alone: bool
    """Whether what the device has comes along; otherwise other devices keep it."""


async def get_me(request: HttpRequest) -> Me:
    """Who asks, and what is kept so that they are known again."""
    return await describe_me(request, guest_of(request), device_of(request))


async def save_name(request: HttpRequest, data: PersonName) -> Response[Me]:
    """Keep this name, for every device that will ever join."""
    limit_rate(request)
    device = await keep_person(request, require_name(data.name))
    return with_guest(request, device.guest, await describe_me(request, device.guest, device.id))


async def make_device_link(request: HttpRequest, data: PersonName) -> Response[DeviceLink]:
    """A link for another device: the device that opens it within ten minutes belongs to the same person."""
    limit_rate(request)
    guest = (await keep_person(request, require_name(data.name) if data.name else None)).guest
    store, code, now = lobby_of(request).store, new_token(), time()
    await store.run(store.passkeys.issue, LINK, code, guest, now + LINK_SECONDS, now)
    return with_guest(request, guest, DeviceLink(f"{base_url(request)}me#{code}", int(LINK_SECONDS)))


async def inspect_device_link(request: HttpRequest, data: LinkCode) -> DeviceLinkInfo:
    """Whom a link is about; it is not used up."""
    limit_rate(request)
    _, name = await link_owner(request, data.code)
    store, guest = lobby_of(request).store, guest_of(request)
    others = await store.run(store.persons.devices, guest) if guest else []
    return DeviceLinkInfo(name, not any(each.id != device_of(request) for each in others))


async def join_person(request: HttpRequest, data: LinkCode) -> Response[Me]:
    """Be the person whom a link is about, with whatever this device had."""
    limit_rate(request)
    person, _ = await link_owner(request, data.code)
    return await bind_device(request, person, Ticket(LINK, data.code, person, time()))


async def rename_device(request: HttpRequest, device: str, data: PersonName) -> Me:
    """Call a device of one's own something else."""
    limit_rate(request)
    guest, found = await require_own_device(request, device)
    store = lobby_of(request).store
    await store.run(store.persons.rename, guest, found.id, require_name(data.name))
    return await describe_me(request, guest, device_of(request))


async def remove_device(request: HttpRequest, device: str) -> None:
    """Let a device be nobody's: its cookie is worthless at once, and so are links to seats that it may hold."""
    limit_rate(request)
    guest, found = await require_own_device(request, device)
    store = lobby_of(request).store
    here = found.id == device_of(request)
    others = [each for each in await store.run(store.persons.devices, guest) if each.id != found.id]
    if not others and not await store.run(store.passkeys.of, guest):
        raise Forbidden("device-last")
    await lobby_of(request).reload_everywhere(await store.run(store.persons.unbind, guest, found.id, not here))


def require_name(name: str) -> str:
    """A name as people may have one, or BadOptions."""
    seating.require_proper_name(name)
    return name


def asking_device(request: HttpRequest) -> Device:
    """The caller's device for its guest; a visitor who is unknown or was removed becomes a new guest."""
    now, guest = time(), guest_of(request)
    device = (device_of(request) if guest else None) or new_guest_id()
    return Device(device, guest or device, describe_browser(request.headers.get("user-agent", "")), now, now)


async def keep_person(request: HttpRequest, name: str | None) -> Device:
    """The device that asks, whose guest is a person from now on."""
    store, device = lobby_of(request).store, asking_device(request)
    try:
        await store.run(store.persons.keep, name, device)
    except Conflict:
        raise Stale("not-now") from None
    return device


async def bind_device(request: HttpRequest, person: str, ticket: Ticket | None = None) -> Response[Me]:
    """Let the device that asks speak for this person; LimitExceeded if too many do, Forbidden without a ticket."""
    store, device = lobby_of(request).store, asking_device(request)
    devices = await store.run(store.persons.devices, person)
    if len(devices) >= MAX_DEVICES and device.id not in {each.id for each in devices}:
        raise LimitExceeded("devices-many", most=MAX_DEVICES)
    change = await store.run(store.persons.join, person, device, ticket)
    if change is None:
        raise Forbidden("link-over")
    await lobby_of(request).reload_everywhere(change)
    return with_guest(request, device.id, await describe_me(request, person, device.id))


async def link_owner(request: HttpRequest, code: str) -> tuple[str, str]:
    """The person whom a link is about, and their name; Forbidden if it is used up, too old, or made up."""
    store = lobby_of(request).store
    found = await store.run(store.passkeys.bearer, LINK, code, time())
    if found is None:
        raise Forbidden("link-over")
    return found


async def require_own_device(request: HttpRequest, device: str) -> tuple[str, Device]:
    """The caller and one of their devices; NotFound if it is not theirs."""
    store, guest = lobby_of(request).store, guest_of(request)
    devices = await store.run(store.persons.devices, guest) if guest else []
    found = next((each for each in devices if each.handle == device), None)
    if guest is None or found is None:
        raise NotFound("device-unknown")
    return guest, found


async def describe_me(request: HttpRequest, guest: str | None, device: str | None) -> Me:
    """What somebody may know of themselves, at this device."""
    store = lobby_of(request).store
    return await store.run(load_me, store, guest, device_handle(device or ""))


def load_me(store: Store, guest: str | None, here: str) -> Me:
    name = store.persons.name(guest) if guest else None
    if guest is None or name is None:
        return Me(guest is not None, False, "", [], [])
    return Me(
        True,
        True,
        name,
        [DeviceInfo(each.handle, each.name, each.seen, each.handle == here) for each in store.persons.devices(guest)],
        [PasskeyInfo(each.id, each.name, each.made) for each in store.passkeys.of(guest)],
    )
