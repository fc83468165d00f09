"""Family mode."""

from __future__ import annotations

import pytest

from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.rules.phases import FAMILY_DAY, OVER
from katzentisch.games.isle_of_cats.rules.score import cells_at
from katzentisch.games.isle_of_cats.rules.state import IsleState
from katzentisch.games.isle_of_cats.tests.boats import BOX, boat
from katzentisch.games.isle_of_cats.tests.play import begin, can, lay, legal, put_boat, refused, say, tile, tiles


def family_day(players: int = 2) -> IsleState:
    """The first day, after everybody kept two cards."""
    state = begin(players, chance={"first": [0]}, family="yes")
    for colour in COLOURS[:players]:
        say(state, state.actor(), f"figure {colour}")
    while state.phase != FAMILY_DAY:
        seat = state.actor()
        say(state, seat, legal(state, seat)[0])
    return state


def test_setup() -> None:
    """IC-59, IC-60, IC-T135, IC-R45: no fish, baskets, deck or Oshax; exactly two of three cards are kept."""
    state = begin(3, chance={"first": [2]}, family="yes")
    assert state.deck == []
    assert state.oshax == []
    for colour in COLOURS[:3]:
        say(state, state.actor(), f"figure {colour}")
    assert [len(crew.pack) for crew in state.seats] == [3, 3, 3]
    say(state, 0, legal(state, 0)[0])
    assert 0 in state.actors()
    say(state, 0, legal(state, 0)[0])
    assert refused(state, 0, "keep 151") in ("already-chosen", "not-in-pack")
    for seat in (1, 2):
        say(state, seat, legal(state, seat)[0], legal(state, seat)[1])
    assert [len(crew.lessons) for crew in state.seats] == [2, 2, 2]
    assert len(state.hidden_discards) == 3
    assert state.view(0).notes != state.view(1).notes
    assert [(crew.fish, crew.baskets) for crew in state.seats] == [(0, 0)] * 3


def test_turns() -> None:
    """IC-61, IC-R44: take a cat from either field for nothing and place it, or pass for the day."""
    state = family_day()
    state.left, state.right = tiles("blue-16 red-13"), tiles("green-16")
    say(state, 0, "take green-16")
    say(state, 0, legal(state, 0)[0])
    if state.stack:
        say(state, 0, "decline")
    assert state.turn == 1
    say(state, 1, "pass")
    put_boat(state, 0, boat("A"))
    assert refused(state, 0, "take blue-16") == "no-place"
    say(state, 0, "pass")
    assert state.day == 2
    assert set(tiles("blue-16 red-13")) <= set(state.gone)


def test_map_bonus() -> None:
    """IC-62: a common or a rare treasure, or none."""
    state = family_day()
    put_boat(state, 0, boat("M"))
    state.left, state.stacks = tiles("red-15 blue-01"), [(tile("rare-T4"), 1)]
    say(state, 0, "take red-15")
    lay(state, 0, "2.2 2.3 3.1 3.2")
    assert can(state, 0, "take rare-T4")
    assert can(state, 0, "take single")
    assert can(state, 0, "decline")


def test_order() -> None:
    """IC-63, IC-T134: the first player goes to the last place after each day."""
    state = family_day(3)
    state.order = [2, 0, 1]
    state.turn = 2
    orders = []
    while state.day < 5:
        day = state.day
        while state.day == day:
            say(state, state.actor(), "pass")
        orders.append(state.order)
    assert orders == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def finished(*names: str) -> IsleState:
    state = family_day(2)
    state.phase = OVER
    for seat, name in enumerate(names):
        put_boat(state, seat, boat(name))
        state.seats[seat].lessons = []
    return state


def test_score() -> None:
    """IC-64, IC-T137: rats, rooms, families and the two cards; rare treasures give nothing of their own."""
    state = finished("B", "A")
    state.seats[0].lessons = [154, 161]
    assert state.points()[0] == 74


def test_score_of_c() -> None:
    """IC-64, IC-T140: C without its Oshax."""
    state = finished("C", "A")
    on = state.seats[0].boat
    at = next(at for at, laid in enumerate(on.tiles) if BOX.tiles[laid % 256].name == "oshax-3")
    on.remove(at, cells_at(BOX, on.tiles[at]))
    state.seats[0].lessons = [162, 166]
    assert state.points()[0] == 2


@pytest.mark.parametrize(("second", "ranks"), [("other", [2, 1]), ("same", [1, 1])])
def test_tie(second: str, ranks: list[int]) -> None:
    """IC-64, IC-T141: more filled rooms win a tie; else it is shared."""
    state = finished("A", "A")
    assert state.points()[0] == state.points()[1]
    if second == "other":
        state.seats[0].boat = boat("M")
        state.seats[1].boat = boat("M")
        room = state.box.rooms[7]
        single = BOX.shape_of(tile("single"))
        for cell in room.numbers():
            state.seats[1].boat.lay(tile("single"), 7, single, cell)
        state.seats[0].lessons = []
        state.seats[0].boat.lay(tile("single"), 7, single, 9 * 0 + 3)
        filled = state.points()
        rats = [cell for cell in state.seats[0].boat.plan.rats.numbers() if state.seats[0].boat.free.holds(cell)]
        for cell in rats[: filled[1] - filled[0]]:
            state.seats[0].boat.lay(tile("single"), 7, single, cell)
        assert state.points()[0] == state.points()[1]
    assert state.ranking() == ranks
