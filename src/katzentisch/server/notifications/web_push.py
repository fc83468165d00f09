"""Web Push: messages that only one browser can read (RFC 8291), from a server that proves who it is (RFC 8292)."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from os import urandom
from struct import pack
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes of a message at most, as push services take them."""
VALID = 12 * 3600
"""Seconds for which a proof is good; a day is the most that is taken."""
KEPT = 24 * 3600
"""Seconds for which a push service keeps what it cannot deliver."""


def letters(data: bytes) -> str:
    """Bytes as the web writes them: base64 for URLs, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The point that everybody may know of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_key() -> str:
    """A key of one's own, as it is kept."""
    return letters(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))


def key_of(kept: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(bytes_of(kept)), CURVE)


def is_browsers(key: str, auth: str) -> bool:
    """Whether a browser can have made these."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(key))
        return len(bytes_of(key)) == 65 and len(bytes_of(auth)) == 16
    except ValueError:
        return False


def sealed(
    text: bytes, key: str, auth: str, salt: bytes | None = None, once: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """A message for the browser with these keys; salt and the key for this once are drawn unless a test names them."""
    salt, once = salt or urandom(16), once or ec.generate_private_key(CURVE)
    theirs, ours = bytes_of(key), public(once)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = derived(shared, bytes_of(auth), b"WebPush: info\0" + theirs + ours, 32)
    cipher = AESGCM(derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    return salt + pack("!IB", RECORD, len(ours)) + ours + cipher.encrypt(nonce, text + b"\x02", None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Vapid:
    """The server's own key, by which push services know that it is the one that a browser subscribed to."""

    def __init__(self, kept: str) -> None:
        self.key = key_of(kept)
        self.public = letters(public(self.key))

    def headers(self, url: str, home: str, topic: str, now: float) -> dict[str, str]:
        """What a push service wants to know; of messages about one topic it keeps the last."""
        parts = urlsplit(url)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + VALID,
            "sub": home if home.startswith("https:") else "mailto:nobody@example.org",
        }
        return {
            "Authorization": f"vapid t={self.token(claims)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": sha256(topic.encode()).hexdigest()[:32],
            "Urgency": "high",
        }

    def token(self, claims: dict[str, str | int]) -> str:
        """Claims, signed."""
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(letters(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        first, second = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(SHA256())))
        return f"{text}.{letters(first.to_bytes(32) + second.to_bytes(32))}"
