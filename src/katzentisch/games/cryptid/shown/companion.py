"""The companion for people with the box: set-up, clues one by one, the hint and the habitat (CR-19)."""

from __future__ import annotations

import secrets
from typing import Any, Self

from katzentisch.core.chance import rng
from katzentisch.core.game_package import GameCompanion
from katzentisch.core.options import Options
from katzentisch.core.reason import BadOptions
from katzentisch.games.cryptid.box.cards import card_of, cards_of
from katzentisch.games.cryptid.box.clues import KEYS, clues_of, offered_hints
from katzentisch.games.cryptid.box.map import Map, decode, digits_of, map_of
from katzentisch.games.cryptid.game import Cryptid
from katzentisch.games.cryptid.rules.puzzle import make
from katzentisch.games.cryptid.shown import notes


def fitting_hexes(code: str, clues: str) -> list[int]:
    """Every hex that fits all these clues, given as keys with commas between; BadMap, BadOptions."""
    land = map_of(digits_of(code))
    keys = [key.strip() for key in clues.split(",")]
    for key in keys:
        if key not in KEYS:
            raise BadOptions("clue-unknown", key=key, choices=[KEYS[clue] for clue in clues_of(land.advanced)])
        if KEYS.index(key) not in clues_of(land.advanced):
            raise BadOptions("clue-mode", clue=key)
    return land.common([KEYS.index(key) for key in keys]).hexes()


def deal(players: int, options: Options, seed: str | None = None) -> dict[str, Any]:
    """A set-up for a table with the box, as plain data; the options are those of the game. BadOptions."""
    wanted = Cryptid().resolve(players, options)
    advanced = wanted["mode"] == "advanced"
    seed = seed or secrets.token_hex(16)
    card = None if wanted["card"] == "none" else wanted["card"]
    if card == "drawn":
        pool = cards_of(advanced)
        card = pool[rng(f"{seed} card").below(len(pool))].id
    share = 0 if wanted["share"] == "auto" else int(wanted["share"])
    return Companion.lay_out(players, advanced, card, seed, wanted["difficulty"], share).as_data()


class Companion:
    """One set-up for a table; it keeps no pieces and no turns."""

    def __init__(self, land: Map, clues: list[int], hint: str) -> None:
        self.land = land
        self.clues = clues
        self.hint = hint

    @classmethod
    def lay_out(cls, players: int, advanced: bool, card: str | None, seed: str | None, level: str, share: int) -> Self:
        """A card, or a new puzzle; without a seed nobody can foresee it."""
        source = rng(f"{seed or secrets.token_hex(16)} companion")
        if card is None:
            puzzle = make(source, players, advanced, share, level)
            hints = offered_hints(puzzle.clues)
            return cls(puzzle.land, puzzle.clues, hints[source.below(len(hints))])
        chosen = card_of(card)
        if advanced and not chosen.advanced:
            raise BadOptions("card-mode", card=chosen.id, mode="normal")
        clues = chosen.clues(players)
        source.shuffle(clues)
        return cls(decode(chosen.map), clues, chosen.hint(players))

    def as_data(self) -> dict[str, Any]:
        """Everything, secrets and all, for one device that is passed around the table."""
        return {
            "map": self.land.code,
            "clues": [KEYS[clue] for clue in self.clues],
            "hint": self.hint,
            "habitat": self.land.common(self.clues).hexes()[0],
        }


part = GameCompanion(judge=notes.judge, sheet=notes.Sheet, deal=deal)
