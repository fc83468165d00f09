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
RECORD_BYTES = 4096
"""Bytes of a message at most, as push services take them."""
TOKEN_SECONDS = 12 * 3600
"""Seconds for which a proof is good; a day is the most that is taken."""
PUSH_TTL_SECONDS = 24 * 3600
"""Seconds for which a push service keeps what it cannot deliver."""


def to_base64url(data: bytes) -> str:
    """Bytes as the web writes them: base64 for URLs, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The point that everybody may know of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_key() -> str:
    """A key of one's own, as it is kept."""
    return to_base64url(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))


def private_key(kept: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_base64url(kept)), CURVE)


def are_browser_keys(key: str, auth: str) -> bool:
    """Whether a browser can have made these."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(key))
        return len(from_base64url(key)) == 65 and len(from_base64url(auth)) == 16
    except ValueError:
        return False


def encrypt_push(
    text: bytes, key: str, auth: str, salt: bytes | None = None, once: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """A message for the browser with these keys; salt and the key for this once are drawn unless a test names them."""
    salt, once = salt or urandom(16), once or ec.generate_private_key(CURVE)
    theirs, ours = from_base64url(key), public_point(once)
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = derive_key(shared, from_base64url(auth), b"WebPush: info\0" + theirs + ours, 32)
    cipher = AESGCM(derive_key(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derive_key(secret, salt, b"Content-Encoding: nonce\0", 12)
    return salt + pack("!IB", RECORD_BYTES, len(ours)) + ours + cipher.encrypt(nonce, text + b"\x02", None)


def derive_key(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Vapid:
    """The server's own key, by which push services know that it is the one that a browser subscribed to."""

    def __init__(self, kept: str) -> None:
        self.key = private_key(kept)
        self.public = to_base64url(public_point(self.key))

    def headers(self, url: str, home: str, topic: str, now: float) -> dict[str, str]:
        """What a push service wants to know; of messages about one topic it keeps the last."""
        parts = urlsplit(url)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + TOKEN_SECONDS,
            "sub": home if home.startswith("https:") else "mailto:nobody@example.org",
        }
        return {
            "Authorization": f"vapid t={self.token(claims)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(PUSH_TTL_SECONDS),
            "Topic": sha256(topic.encode()).hexdigest()[:32],
            "Urgency": "high",
        }

    def token(self, claims: dict[str, str | int]) -> str:
        """Claims, signed."""
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(to_base64url(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        first, second = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(SHA256())))
        return f"{text}.{to_base64url(first.to_bytes(32) + second.to_bytes(32))}"
