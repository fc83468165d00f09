"""Positions for tests: a match is begun, then the table is laid as a scenario wants it."""

from __future__ import annotations

import pytest

from katzentisch.core.chance import Chance
from katzentisch.core.reason import IllegalMove
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.box.boat import Boat
from katzentisch.games.isle_of_cats.box.load import the_box
from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.rules.moves import PLACE
from katzentisch.games.isle_of_cats.rules.phases import FINDS, PAYMENT, RESCUE, RESCUE_CARDS
from katzentisch.games.isle_of_cats.rules.state import IsleState
from katzentisch.games.isle_of_cats.shown.pad import place_of_cells
from katzentisch.games.isle_of_cats.tests.boats import tile as cells_of_tile

BOX = the_box()


def tile(name: str) -> int:
    """The number of a tile such as `blue-07`, `single`, `rare-T4`."""
    return BOX.tile_number[name]


def tiles(names: str) -> list[int]:
    return [tile(name) for name in names.split()]


def begin(players: int, seed: str = "test", chance: dict[str, list[int]] | None = None, **options: str) -> IsleState:
    """A match at its first position."""
    state = game.start(players, options, Chance(seed, chance))
    assert isinstance(state, IsleState)
    return state


def morning(players: int, seed: str = "test", chance: dict[str, list[int]] | None = None, **options: str) -> IsleState:
    """A match after the figures were chosen, with an order by seats."""
    state = begin(players, seed, {"first": [0]} | (chance or {}), **options)
    for colour in COLOURS[:players]:
        state.apply(state.actor(), game.parse(f"figure {colour}"))
    return state


def say(state: IsleState, seat: int, *moves: str) -> None:
    """Make moves, in notation."""
    for move in moves:
        state.apply(seat, game.parse(move))


def can(state: IsleState, seat: int, move: str) -> bool:
    return state.allows(seat, game.parse(move))


def refused(state: IsleState, seat: int, move: str) -> str:
    """The key of the reason why a move is refused; nothing changes by it."""
    before = [state.view(each) for each in range(-1, state.players)]
    with pytest.raises(IllegalMove) as caught:
        say(state, seat, move)
    assert [state.view(each) for each in range(-1, state.players)] == before
    return caught.value.reason.key


def legal(state: IsleState, seat: int) -> list[str]:
    return [game.spell(move) for move in state.legal(seat)]


def lay(state: IsleState, seat: int, cells: str) -> None:
    """Place the pending tile on cells such as `4.0-4.4`."""
    place = where(int(state.stack[-1].tile), cells)
    assert place is not None
    state.apply(seat, PLACE + place)


def may_lay(state: IsleState, seat: int, cells: str) -> bool:
    place = where(int(state.stack[-1].tile), cells)
    return place is not None and state.allows(seat, PLACE + place)


def where(number: int, cells: str) -> int | None:
    """The place at which a tile covers these cells."""
    return place_of_cells(BOX, number, cells_of_tile("cat-01", None, cells).cells)


def put_boat(state: IsleState, seat: int, boat: Boat) -> None:
    state.seats[seat].boat = boat


def rescue_turn(players: int = 2, fish: int = 20, left: str = "red-15 blue-16", right: str = "green-13") -> IsleState:
    """The rescue phase of day 1; seat 0 is to act, nobody has cards."""
    state = morning(players)
    state.phase = RESCUE
    state.turn = 0
    state.rescued = 0
    state.left, state.right = tiles(left), tiles(right)
    for crew in state.seats:
        crew.hand = []
        crew.fish = fish
    return state


def finds_turn(players: int = 2, hand: tuple[int, ...] = (), fish: int = 5) -> IsleState:
    """The phase of rare finds; seat 0 is to act with these cards."""
    state = rescue_turn(players, fish)
    state.phase = FINDS
    state.seats[0].hand = list(hand)
    return state


def laying(players: int, *hands: tuple[int, ...]) -> IsleState:
    """The choice of rescue cards, in the order of the seats."""
    state = morning(players)
    state.phase = RESCUE_CARDS
    for crew, hand in zip(state.seats, hands, strict=True):
        crew.hand = list(hand)
    state.go_on()
    return state


def paying(fish: int, kept: tuple[int, ...], hand: tuple[int, ...] = ()) -> IsleState:
    """Payment: seat 0 has drafted these cards."""
    state = morning(2)
    state.phase = PAYMENT
    state.round = 4
    state.seats[0].fish = fish
    state.seats[0].kept = list(kept)
    state.seats[0].hand = list(hand)
    return state
