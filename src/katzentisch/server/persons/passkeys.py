"""Passkeys: what browsers are asked for, and whether what they answer proves anything (WebAuthn, by fido2)."""

from __future__ import annotations

import logging
from functools import lru_cache
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from katzentisch.server.notifications.web_push import from_base64url, to_base64url
from katzentisch.table.refusals import Forbidden, Malformed

if TYPE_CHECKING:
    from fido2.server import Fido2Server

CHALLENGE_MINUTES = 5
"""For which somebody may look for their key."""


class ClientData(msgspec.Struct, frozen=True):
    """What a browser was asked to sign, as it understood that."""

    challenge: str = ""
    origin: str = ""


def relying_party(url: str) -> str:
    """The host whose passkeys may be used by people who come this way; Forbidden where browsers have none."""
    parts = urlsplit(url)
    host = (parts.hostname or "").lower()
    if host == "localhost" or (parts.scheme == "https" and not is_ip_address(host)):
        return host
    raise Forbidden("passkey-not-here")


def is_ip_address(host: str) -> bool:
    """Whether this is the number of a machine instead of a name."""
    try:
        ip_address(host)
    except ValueError:
        return not host
    return True


def read_client_data(client: str) -> ClientData:
    """What a browser says it was asked; Malformed if it says nothing."""
    try:
        return msgspec.json.decode(from_base64url(client), type=ClientData)
    except (ValueError, msgspec.DecodeError):
        raise Malformed("passkey-bad") from None


def registration_options(host: str, challenge: str, handle: bytes, name: str, known: list[str]) -> dict[str, Any]:
    """What a browser needs to make a passkey that it can find again by itself."""
    from fido2.webauthn import (
        AttestedCredentialData,
        PublicKeyCredentialUserEntity,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options, _ = fido_server(host, "").register_begin(
        PublicKeyCredentialUserEntity(name=name, id=handle, display_name=name),
        [AttestedCredentialData(from_base64url(each)) for each in known],
        ResidentKeyRequirement.REQUIRED,
        UserVerificationRequirement.PREFERRED,
        challenge=from_base64url(challenge),
    )
    return plain_options(options.public_key)


def authentication_options(host: str, challenge: str) -> dict[str, Any]:
    """What a browser needs to prove that it holds a passkey, whichever that is."""
    from fido2.webauthn import UserVerificationRequirement

    options, _ = fido_server(host, "").authenticate_begin(
        None, UserVerificationRequirement.PREFERRED, from_base64url(challenge)
    )
    return plain_options(options.public_key)


def verify_registration(host: str, url: str, challenge: str, client: str, attestation: str) -> tuple[str, int]:
    """The credential that a browser made, and how often it was used; Malformed if it is none of ours."""
    response = {"rawId": "", "response": {"clientDataJSON": client, "attestationObject": attestation}}
    try:
        data = fido_server(host, url).register_complete(ceremony_state(challenge), response)
        assert data.credential_data is not None
    except Exception:
        raise Malformed("passkey-bad") from None
    return to_base64url(data.credential_data), data.counter


def verify_authentication(
    host: str, url: str, challenge: str, credential: str, client: str, data: str, signature: str
) -> int:
    """How often a passkey was used that has signed what it was asked to; Forbidden if it has not."""
    from fido2.webauthn import AttestedCredentialData, AuthenticatorData

    known = AttestedCredentialData(from_base64url(credential))
    said = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
    try:
        response = {"rawId": to_base64url(known.credential_id), "response": said}
        fido_server(host, url).authenticate_complete(ceremony_state(challenge), [known], response)
        return AuthenticatorData(from_base64url(data)).counter
    except Exception:
        raise Forbidden("passkey-unknown") from None


def credential_id(credential: str) -> str:
    """The id under which browsers know a credential."""
    from fido2.webauthn import AttestedCredentialData

    return to_base64url(AttestedCredentialData(from_base64url(credential)).credential_id)


def ceremony_state(challenge: str) -> dict[str, str]:
    return {"challenge": challenge, "user_verification": "preferred"}


def plain_options(options: Any) -> dict[str, Any]:
    """Options as pages read them."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(to_plain(options)))
    return found


def to_plain(value: Any) -> Any:
    """Mappings and lists of the library as those of the language."""
    if hasattr(value, "keys"):
        return {key: to_plain(value[key]) for key in value}
    if isinstance(value, (list, tuple)):
        return [to_plain(each) for each in value]
    return value


@lru_cache(64)
def fido_server(host: str, url: str) -> Fido2Server:
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
