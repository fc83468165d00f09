"""Passkeys: what browsers are asked for, and whether what they answer proves anything (WebAuthn, by fido2)."""

from __future__ import annotations

import logging
from functools import lru_cache
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from katzentisch.server.notifications.web_push import bytes_of, letters
from katzentisch.table.refusals import Forbidden, Malformed

if TYPE_CHECKING:
    from fido2.server import Fido2Server

MINUTES = 5
"""For which somebody may look for their key."""


class Answer(msgspec.Struct, frozen=True):
    """What a browser was asked to sign, as it understood that."""

    challenge: str = ""
    origin: str = ""


def home(url: str) -> str:
    """The host whose passkeys may be used by people who come this way; Forbidden where browsers have none."""
    parts = urlsplit(url)
    host = (parts.hostname or "").lower()
    if host == "localhost" or (parts.scheme == "https" and not is_number(host)):
        return host
    raise Forbidden("passkey-not-here")


def is_number(host: str) -> bool:
    """Whether this is the number of a machine instead of a name."""
    try:
        ip_address(host)
    except ValueError:
        return not host
    return True


def read(client: str) -> Answer:
    """What a browser says it was asked; Malformed if it says nothing."""
    try:
        return msgspec.json.decode(bytes_of(client), type=Answer)
    except (ValueError, msgspec.DecodeError):
        raise Malformed("passkey-bad") from None


def wish(host: str, challenge: str, handle: bytes, name: str, known: list[str]) -> dict[str, Any]:
    """What a browser needs to make a passkey that it can find again by itself."""
    from fido2.webauthn import (
        AttestedCredentialData,
        PublicKeyCredentialUserEntity,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options, _ = judge(host, "").register_begin(
        PublicKeyCredentialUserEntity(name=name, id=handle, display_name=name),
        [AttestedCredentialData(bytes_of(each)) for each in known],
        ResidentKeyRequirement.REQUIRED,
        UserVerificationRequirement.PREFERRED,
        challenge=bytes_of(challenge),
    )
    return plain(options.public_key)


def question(host: str, challenge: str) -> dict[str, Any]:
    """What a browser needs to prove that it holds a passkey, whichever that is."""
    from fido2.webauthn import UserVerificationRequirement

    options, _ = judge(host, "").authenticate_begin(None, UserVerificationRequirement.PREFERRED, bytes_of(challenge))
    return plain(options.public_key)


def made(host: str, url: str, challenge: str, client: str, attestation: str) -> tuple[str, int]:
    """The credential that a browser made, and how often it was used; Malformed if it is none of ours."""
    response = {"rawId": "", "response": {"clientDataJSON": client, "attestationObject": attestation}}
    try:
        data = judge(host, url).register_complete(state(challenge), response)
        assert data.credential_data is not None
    except Exception:
        raise Malformed("passkey-bad") from None
    return letters(data.credential_data), data.counter


def proven(host: str, url: str, challenge: str, credential: str, client: str, data: str, signature: str) -> int:
    """How often a passkey was used that has signed what it was asked to; Forbidden if it has not."""
    from fido2.webauthn import AttestedCredentialData, AuthenticatorData

    known = AttestedCredentialData(bytes_of(credential))
    said = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
    try:
        response = {"rawId": letters(known.credential_id), "response": said}
        judge(host, url).authenticate_complete(state(challenge), [known], response)
        return AuthenticatorData(bytes_of(data)).counter
    except Exception:
        raise Forbidden("passkey-unknown") from None


def credential_id(credential: str) -> str:
    """The id under which browsers know a credential."""
    from fido2.webauthn import AttestedCredentialData

    return letters(AttestedCredentialData(bytes_of(credential)).credential_id)


def state(challenge: str) -> dict[str, str]:
    return {"challenge": challenge, "user_verification": "preferred"}


def plain(options: Any) -> dict[str, Any]:
    """Options as pages read them."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(unfolded(options)))
    return found


def unfolded(value: Any) -> Any:
    """Mappings and lists of the library as those of the language."""
    if hasattr(value, "keys"):
        return {key: unfolded(value[key]) for key in value}
    if isinstance(value, (list, tuple)):
        return [unfolded(each) for each in value]
    return value


@lru_cache(64)
def judge(host: str, url: str) -> Fido2Server:
    """Who checks what browsers at this address answer; loaded when somebody wants a passkey, not before."""
    from fido2.server import Fido2Server
    from fido2.webauthn import AttestationConveyancePreference, PublicKeyCredentialRpEntity

    logging.getLogger("fido2").setLevel(logging.WARNING)  # it tells who came
    here = urlsplit(url)
    return Fido2Server(
        PublicKeyCredentialRpEntity(name="Katzentisch", id=host),
        AttestationConveyancePreference.NONE,
        verify_origin=lambda origin: origin == f"{here.scheme}://{here.netloc}",
    )
