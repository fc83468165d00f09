"""What a word, a number or a text of a client may be."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from katzentisch.table.identifiers import CODE_PATTERN
from katzentisch.table.stored import CAT_COUNT

MAX_BODY_BYTES = 600_000
"""Bytes of a request: a long record fits."""
MAX_MESSAGE_BYTES = 16_384
"""Bytes in one message of a client."""
MAX_SEATS = 12

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[\w.:-]+$")]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatIndex: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MAX_SEATS - 1)]
Cat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=CAT_COUNT - 1)]
Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]
Notation: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Token: TypeAlias = Annotated[str, msgspec.Meta(min_length=8, max_length=100)]
BotOrOpen: TypeAlias = Annotated[str, msgspec.Meta(max_length=60)]
Word: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
ClubCode: TypeAlias = Annotated[str, msgspec.Meta(pattern=f"^({CODE_PATTERN.pattern})?$")]
"""A club's code, or none."""
