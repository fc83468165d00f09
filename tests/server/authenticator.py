"""A passkey in the tests' own hands: it signs whatever it is asked to, also what no browser would."""

from __future__ import annotations

import json
from hashlib import sha256
from os import urandom
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from fido2.cose import ES256
from fido2.webauthn import AttestationObject, AttestedCredentialData, AuthenticatorData

from katzentisch.server.notifications.web_push import to_base64url

PRESENT, ATTESTED = AuthenticatorData.FLAG.UP, AuthenticatorData.FLAG.AT


class Authenticator:
    """One key for one host."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin = origin
        self.host = host
        self.id = urandom(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def make(self, challenge: str) -> dict[str, str]:
        """What a browser sends that has made this key."""
        public = ES256.from_cryptography_key(self.key.public_key())  # type: ignore[no-untyped-call]
        credential = AttestedCredentialData.create(bytes(16), self.id, public)
        data = AuthenticatorData.create(self._host(), PRESENT | ATTESTED, self.count, credential)
        attestation = AttestationObject.create("none", data, {})
        return {
            "client": to_base64url(self._client("webauthn.create", challenge)),
            "attestation": to_base64url(attestation),
        }

    def show(self, challenge: str, **more: Any) -> dict[str, str]:
        """What a browser sends that was asked to sign this."""
        self.count += 1
        client = self._client("webauthn.get", challenge)
        data = AuthenticatorData.create(self._host(), PRESENT, self.count)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        shown = {"id": to_base64url(self.id), "client": to_base64url(client), "data": to_base64url(data)}
        return {**shown, "signature": to_base64url(signature), **more}

    def _host(self) -> bytes:
        return sha256(self.host.encode()).digest()

    def _client(self, what: str, challenge: str) -> bytes:
        return json.dumps({"type": what, "challenge": challenge, "origin": self.origin}).encode()
