"""Names that nobody can guess: of guests, seats, tables and matches."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

CODE_PATTERN = re.compile(r"[a-z0-9]{4,16}")
"""What a table's code may look like."""
GUEST_PATTERN = re.compile(r"[0-9a-f]{24}")
CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH = 8


def new_guest_id() -> str:
    return secrets.token_hex(12)


def new_token() -> str:
    """A token for one seat: its holder plays there."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """A table's short code, in letters that are not mistaken for each other."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_match_id() -> str:
    return secrets.token_hex(12)


def new_seed() -> str:
    """Chance that nobody can foresee."""
    return secrets.token_hex(16)


def hash_token(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()
