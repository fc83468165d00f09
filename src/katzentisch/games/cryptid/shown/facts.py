"""What the browser knows of the box: tiles, clues and what each hint rules out; nothing of any match."""

from __future__ import annotations

from typing import Any

import msgspec

from katzentisch.core.game_package import GameFacts
from katzentisch.games.cryptid.box.cards import cards
from katzentisch.games.cryptid.box.clues import (
    ANIMALS,
    CLUES,
    COLOURS,
    HINTS,
    KEYS,
    KINDS,
    NORMAL,
    TERRAINS,
    hint_allows,
)
from katzentisch.games.cryptid.box.map import FACES
from katzentisch.games.cryptid.rules.puzzle import LEVELS


def facts() -> dict[str, Any]:
    """The components as plain data; `normal` is the number of clues, from the first on, that a normal game has."""
    return {
        "faces": FACES,
        "terrains": TERRAINS,
        "animals": ANIMALS,
        "colours": COLOURS,
        "kinds": KINDS,
        "clues": [msgspec.to_builtins(clue) for clue in CLUES],
        "normal": NORMAL,
        "hints": {hint: [key for at, key in enumerate(KEYS) if not hint_allows(hint) >> at & 1] for hint in HINTS},
        "cards": list(cards()),
        "levels": LEVELS,
    }


part = GameFacts(facts=facts)
