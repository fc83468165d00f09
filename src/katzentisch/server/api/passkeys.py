"""Passkeys: create one to keep a name, use it to sign in again."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from time import time
from typing import Annotated, Any

import msgspec
from litestar import Response

from katzentisch.server.api.persons import (
    Me,
    PersonName,
    asking_device,
    bind_device,
    describe_me,
    keep_person,
    require_name,
)
from katzentisch.server.api.request_context import (
    HttpRequest,
    device_of,
    guest_of,
    limit_rate,
    lobby_of,
    with_guest,
)
from katzentisch.server.persons import passkeys
from katzentisch.server.persons.devices import describe_browser
from katzentisch.server.store.passkeys import Passkey
from katzentisch.server.store.persons import device_handle
from katzentisch.table.identifiers import hash_token, new_token
from katzentisch.table.refusals import Forbidden, LimitExceeded, NotFound
from katzentisch.table.stored import Conflict

MAX_PASSKEYS = 20
"""Passkeys of one person."""
MAKE, SHOW = "make", "show"
"""What tickets are called by which passkeys are made and shown."""

Base64 = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]+$", max_length=8000)]


class MadePasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser answers that has made a passkey."""

    client: Base64
    attestation: Base64


class ShownPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser answers that has found one."""

    id: Base64
    client: Base64
    data: Base64
    signature: Base64


async def begin_passkey(request: HttpRequest, data: PersonName) -> Response[dict[str, Any]]:
    """What a browser needs to create a passkey for the caller, who keeps this name from now on."""
    limit_rate(request)
    host = passkeys.relying_party(str(request.base_url))
    device = await keep_person(request, require_name(data.name))
    store = lobby_of(request).store
    known = [each.credential for each in await store.run(store.passkeys.of, device.guest) if each.home == host]
    code = await issue_challenge(request, MAKE, device.id)
    user = sha256(f"passkey {device.guest}".encode()).digest()
    return with_guest(
        request,
        device.guest,
        await asyncio.to_thread(passkeys.registration_options, host, code, user, data.name, known),
    )


async def add_passkey(request: HttpRequest, data: MadePasskey) -> Me:
    """Keep the passkey that a browser made."""
    limit_rate(request)
    guest, url = guest_of(request), str(request.base_url)
    store, host = lobby_of(request).store, passkeys.relying_party(url)
    code = await take_challenge(request, MAKE, data.client)
    if guest is None or await store.run(store.persons.name, guest) is None:
        raise Forbidden("passkey-late")
    credential, count = await asyncio.to_thread(
        passkeys.verify_registration, host, url, code, data.client, data.attestation
    )
    made = Passkey(
        id=hash_token(passkeys.credential_id(credential)),
        guest=guest,
        home=host,
        credential=credential,
        count=count,
        device=device_handle(device_of(request) or guest),
        name=describe_browser(request.headers.get("user-agent", "")),
        made=time(),
    )
    try:
        if not await store.run(store.passkeys.keep, made, MAX_PASSKEYS):
            raise LimitExceeded("passkeys-many", most=MAX_PASSKEYS)
    except Conflict:
        raise Forbidden("passkey-known") from None
    return await describe_me(request, guest, device_of(request))


async def begin_sign_in(request: HttpRequest) -> Response[dict[str, Any]]:
    """What a browser needs to use a passkey; a new visitor gets a cookie, so that only they can answer."""
    limit_rate(request)
    host = passkeys.relying_party(str(request.base_url))
    device = asking_device(request)
    code = await issue_challenge(request, SHOW, device.id)
    return with_guest(request, device.guest, await asyncio.to_thread(passkeys.authentication_options, host, code))


async def sign_in(request: HttpRequest, data: ShownPasskey) -> Response[Me]:
    """Be the person whose passkey a browser has shown, with whatever this device had."""
    limit_rate(request)
    url = str(request.base_url)
    store, host = lobby_of(request).store, passkeys.relying_party(url)
    code = await take_challenge(request, SHOW, data.client)
    found = await store.run(store.passkeys.find, hash_token(data.id))
    if found is None or found.home != host:
        raise Forbidden("passkey-unknown")
    said = found.credential, data.client, data.data, data.signature
    count = await asyncio.to_thread(passkeys.verify_authentication, host, url, code, *said)
    if not await store.run(store.passkeys.used, found, count):
        raise Forbidden("passkey-unknown")
    return await bind_device(request, found.guest)


async def remove_passkey(request: HttpRequest, passkey: str) -> None:
    """Let a passkey open nothing any more."""
    limit_rate(request)
    store, guest = lobby_of(request).store, guest_of(request)
    if not guest or not await store.run(store.passkeys.drop, guest, passkey):
        raise NotFound("passkey-unknown")


async def issue_challenge(request: HttpRequest, what: str, device: str) -> str:
    """Something to sign, for this device alone, once and soon."""
    store, code, now = lobby_of(request).store, new_token(), time()
    await store.run(store.passkeys.issue, what, code, device, now + 60 * passkeys.CHALLENGE_MINUTES, now)
    return code


async def take_challenge(request: HttpRequest, what: str, client: str) -> str:
    """What this device was asked to sign, used up now; Forbidden if it was not asked, or too long ago."""
    store, code = lobby_of(request).store, passkeys.read_client_data(client).challenge
    if not await store.run(store.passkeys.take, what, code, device_of(request) or "", time()):
        raise Forbidden("passkey-late")
    return code
