"""Positions for the tests, built from their pieces; hexes are (row, column) as in the rulings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from katzentisch.core.chance import Chance
from katzentisch.core.reason import IllegalMove
from katzentisch.games.cryptid import game
from katzentisch.games.cryptid.box.clues import KEYS
from katzentisch.games.cryptid.box.map import COLUMNS, HEXES, Map, decode, hex_name
from katzentisch.games.cryptid.rules.state import CryptidState
from katzentisch.games.cryptid.rules.table import CUBE, DISC, OPENING, TURN

Hex = tuple[int, int]

N = "21B4364A79863A2506"
N2 = "23675A814B12536014"
V = "14C8537A3054813A66"
A = "1265497672185A20297B19"
B = "23154C4554191B17707A69"
N3 = (N, ("within2_cougar", "on_water_or_swamp", "within3_blue"))
N4 = (N, ("on_forest_or_water", "on_forest_or_swamp", "within3_blue", "within2_bear"))
N5 = (N, ("within1_water", "within3_blue", "within1_forest", "within3_green", "within2_bear"))
V3 = (V, ("on_desert_or_swamp", "within1_water", "within2_cougar"))
A4 = (A, ("on_forest_or_desert", "not_within1_forest", "within1_swamp", "not_within2_bear"))
B3 = (B, ("within3_blue", "not_within1_animal", "not_within3_black"))
B4 = (B, ("not_within2_stone", "on_desert_or_mountain", "not_within1_desert", "within2_cougar"))
O3_CUBES: dict[int, list[Hex]] = {0: [(3, 5), (2, 5)], 1: [(0, 1), (5, 8)], 2: [(4, 3), (2, 0)]}
O4_CUBES: dict[int, list[Hex]] = {
    0: [(1, 3), (4, 1)],
    1: [(2, 1), (3, 5)],
    2: [(2, 9), (4, 0)],
    3: [(0, 3), (8, 0)],
}


def number(at: Hex) -> int:
    return at[0] * COLUMNS + at[1]


def name(at: Hex) -> str:
    return hex_name(number(at))


def pairs(numbers: Iterable[int]) -> list[Hex]:
    return [divmod(at, COLUMNS) for at in numbers]


def clues(*keys: str) -> list[int]:
    return [KEYS.index(key) for key in keys]


def position(
    puzzle: tuple[str, tuple[str, ...]],
    cubes: Mapping[int, Iterable[Hex]] | None = None,
    discs: Mapping[int, Iterable[Hex]] | None = None,
    turn: int = 0,
    by_hand: bool = False,
    opening: bool = False,
    hint: str = "",
) -> CryptidState:
    """A position with these pieces and this seat to move, telling what happens."""
    code, keys = puzzle
    state = CryptidState(len(keys), decode(code), by_hand, Chance("position"))
    state.deal(clues(*keys))
    state.hint = hint or "no_within1"
    state.starter = state.turn = turn
    for piece, lying in ((CUBE, cubes or {}), (DISC, discs or {})):
        for seat, hexes in lying.items():
            for at in hexes:
                state.lay(seat, number(at), piece)
    state.phase = OPENING if opening else TURN
    state.opening = 0 if opening else 2 * len(keys)
    state.told()
    return state


def start(players: int, options: Mapping[str, str], seed: str) -> CryptidState:
    """A new game, telling what happens."""
    state = game.start(players, options, Chance(seed), log=[])
    assert isinstance(state, CryptidState)
    return state


def o3(discs: Mapping[int, Iterable[Hex]] | None = None, by_hand: bool = False) -> CryptidState:
    """N3 after its opening, seat 0 to move."""
    return position(N3, O3_CUBES, discs, by_hand=by_hand)


def do(state: CryptidState, seat: int, text: str, at: Hex | None = None) -> CryptidState:
    """Make a move: `do(state, 0, "ask 1 at", (6, 9))`."""
    state.apply(seat, game.parse(text if at is None else f"{text} {name(at)}"))
    return state


def may(state: CryptidState, seat: int, text: str, at: Hex | None = None) -> bool:
    return state.allows(seat, game.parse(text if at is None else f"{text} {name(at)}"))


def refused(state: CryptidState, seat: int, text: str, at: Hex | None = None) -> str:
    """The reason why a move is refused."""
    with pytest.raises(IllegalMove) as caught:
        do(state, seat, text, at)
    return caught.value.reason.key


def where(state: CryptidState, seat: int, verb: str) -> set[Hex]:
    """The hexes that a seat may name after a word such as `cube` or `ask 1 at`."""
    legal = set(state.legal(seat))
    return {at for at in pairs(range(HEXES)) if game.parse(f"{verb} {name(at)}") in legal}


def cubes(state: CryptidState, seat: int) -> set[Hex]:
    return set(pairs(state.view(-1).cubes[seat]))


def discs(state: CryptidState, seat: int) -> set[Hex]:
    return set(pairs(state.view(-1).discs[seat]))


def told(state: CryptidState) -> list[tuple[Any, ...]]:
    """What happened since the last call, as keys with their blanks."""
    return [(event.key, *event.data.values()) for event in state.told()]


def keys(state: CryptidState) -> list[str]:
    return [event.key for event in state.told()]


def area(code: str, key: str) -> set[Hex]:
    """Where a clue is true on a map."""
    land: Map = decode(code)
    return set(pairs(land.areas[KEYS.index(key)].hexes()))


def everywhere() -> set[Hex]:
    return set(pairs(range(HEXES)))
