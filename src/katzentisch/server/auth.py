"""Who is asking: guests by a signed cookie, pages by their origin."""

from __future__ import annotations

import hmac
import re
from hashlib import sha256
from urllib.parse import urlsplit

COOKIE = "katzentisch"
HOST_COOKIE = f"__Host-{COOKIE}"
"""Its name where people come by https: browsers take it from nobody but this very host."""
COOKIE_PATTERN = re.compile(r"([0-9a-f]{24})\.([0-9a-f]{64})")
HOST_HEADER_PATTERN = re.compile(r"(\[[^\]]*\]|[^:\[\]]*)(?::\d*)?")


class CookieSigner:
    """Signs guests' ids, so that nobody can make one up."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def sign(self, guest: str) -> str:
        """The cookie of a guest."""
        return f"{guest}.{hmac.new(self.secret, guest.encode(), sha256).hexdigest()}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest whose cookie this is, None if nobody signed it."""
        match = COOKIE_PATTERN.fullmatch(cookie or "")
        if match is None or not hmac.compare_digest(self.sign(match[1]), match[0]):
            return None
        return match[1]


def is_known_host(host: str | None, hosts: frozenset[str]) -> bool:
    """Whether this host, with or without a port, is one of ours; a page elsewhere may have its name point here."""
    found = HOST_HEADER_PATTERN.fullmatch(host or "")
    return not hosts or (found is not None and found[1].lower().strip("[]") in hosts)


def is_same_origin(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Whether a page from this origin may talk to us; programs send none."""
    if origin is None:
        return True
    parts = urlsplit(origin)
    return origin in allowed or (parts.scheme in ("http", "https") and bool(host) and parts.netloc == host)
