"""The host's key: it opens server administration and is stored nowhere."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256

from katzentisch.core.reason import BadOptions

HOST_KEY_VARIABLE = "KATZENTISCH_HOST_KEY"
"""The variable of the environment by which a host chooses a key of their own."""
MIN_KEY_LENGTH = 16
KEY_TURN_SETTING = "host-turn"
"""The note that says how often the key was renewed."""
SESSION_SECONDS = 12 * 3600.0
"""Seconds for which a browser stays a host's."""


class HostKey:
    """One's own key, or one that follows from the store's secret until it is renewed."""

    def __init__(self, secret: str, own: str, turn: int) -> None:
        if own and len(own) < MIN_KEY_LENGTH:
            raise BadOptions("host-key-short", least=MIN_KEY_LENGTH)
        self.secret = secret.encode()
        self.own = bool(own)
        self.key = own or urlsafe_b64encode(self._made(f"host key {turn}")[:24]).decode()

    def _made(self, text: str) -> bytes:
        return hmac.new(self.secret, text.encode(), sha256).digest()

    def opens(self, key: str) -> bool:
        """Whether this is the key; how long that takes tells nothing."""
        return hmac.compare_digest(self._made(key), self._made(self.key))

    def session(self, now: float) -> str:
        """What a browser keeps instead of the key; worth nothing once the key is another."""
        until = int(now + SESSION_SECONDS)
        return f"{until}.{self._made(f'session {self.key} {until}').hex()}"

    def holds(self, session: str, now: float) -> bool:
        """Whether a browser that keeps this is the host's."""
        until, _, _ = session.partition(".")
        if not (until.isascii() and until.isdecimal() and len(until) < 12):
            return False
        return hmac.compare_digest(self.session(int(until) - SESSION_SECONDS), session) and now < int(until)
