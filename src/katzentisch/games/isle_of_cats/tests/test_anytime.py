"""Anytime cards: what they do, and when."""

from __future__ import annotations

import pytest

from katzentisch.games.isle_of_cats.rules.phases import MORNING
from katzentisch.games.isle_of_cats.tests.boats import boat, small
from katzentisch.games.isle_of_cats.tests.play import (
    can,
    legal,
    morning,
    put_boat,
    refused,
    rescue_turn,
    say,
    tile,
    tiles,
)


@pytest.mark.parametrize(
    ("name", "fish"),
    [("A", [2, 4, 4, 4]), ("B", [0, 2, 0, 3]), ("C", [2, 4, 3, 4]), ("D", [2, 2, 4, 5])],
)
def test_fish_cards(name: str, fish: list[int]) -> None:
    """IC-30, IC-31, IC-T60: fish per Oshax, rare treasure, common treasure and colour."""
    got = []
    for card in (67, 92, 94, 90):
        state = rescue_turn(fish=0)
        put_boat(state, 0, boat(name))
        state.seats[0].hand = [card]
        say(state, 0, f"play {card}")
        got.append(state.seats[0].fish)
    assert got == fish


def test_fish_for_lessons() -> None:
    """IC-30, IC-R21: private lessons of the player's own table count, public ones never."""
    state = rescue_turn(fish=0)
    state.seats[0].hand = [78]
    state.seats[0].lessons = [113, 114, 115]
    state.public = [(143, 0, 0)]
    say(state, 0, "play 78")
    assert state.seats[0].fish == 3


@pytest.mark.parametrize(("colour", "fish"), [("red", 8), ("blue", 1), ("green", 0)])
def test_fish_for_one_colour(colour: str, fish: int) -> None:
    """IC-31, IC-R18, IC-R20, IC-T61: the player names the colour, even one worth nothing."""
    state = rescue_turn(fish=0)
    put_boat(state, 0, boat("A"))
    state.seats[0].hand = [96]
    say(state, 0, f"play 96 {colour}")
    assert state.seats[0].fish == fish


def test_basket_for_fish() -> None:
    """IC-32, IC-R18, IC-T35: a used basket will do; without one the card cannot be played."""
    state = rescue_turn(fish=0)
    state.seats[0].used = 1
    state.seats[0].hand = [76]
    assert not can(state, 0, "play 76 unused")
    say(state, 0, "play 76 used")
    assert (state.seats[0].baskets, state.seats[0].used, state.seats[0].fish) == (0, 0, 5)
    state.seats[0].hand = [76]
    assert refused(state, 0, "play 76 used") == "card-lacks"


def test_baskets_for_lessons() -> None:
    """IC-33, IC-R18, IC-R21: two private lessons go face down for a new basket that works at once."""
    state = rescue_turn()
    state.seats[0].hand = [86]
    state.seats[0].lessons = [113]
    assert not can(state, 0, "play 86")
    state.seats[0].lessons = [113, 114, 115]
    say(state, 0, "play 86", "discard 113", "discard 115")
    assert state.seats[0].lessons == [114]
    assert (state.seats[0].baskets, state.seats[0].used) == (2, 0)
    assert state.view(1).played == (86,)
    assert state.view(1).discards == 2


def test_island_order() -> None:
    """IC-28, IC-T63: in a moment the first in the order speaks first, each card is carried out completely."""
    state = morning(3)
    state.order = [2, 0, 1]
    state.phase = MORNING
    for crew in state.seats:
        crew.hand = [84]
    state.seats[1].hand = [71]
    state.go_on()
    assert state.actors() == [2]
    say(state, 2, "ready")
    assert state.actors() == [0]
    say(state, 0, "play 84")
    assert state.actors() == [2]
    say(state, 2, "ready")
    say(state, 1, "play 71")
    assert refused(state, 2, "play 84") == "finish-first"
    say(state, 1, "done")
    assert state.actors() == [2]


def test_no_interrupt_while_placing() -> None:
    """IC-28, IC-R8, IC-T64: not until placing and bonus are finished."""
    state = rescue_turn(left="red-15 blue-16 green-13")
    put_boat(state, 0, boat("M"))
    state.seats[1].hand = [77]
    assert can(state, 1, "play 77")
    say(state, 0, "take red-15")
    assert refused(state, 1, "play 77") == "finish-first"
    say(state, 0, legal(state, 0)[0])
    if state.stack:
        say(state, 0, "decline")
    assert can(state, 1, "play 77")


def test_tiles_to_fields() -> None:
    """IC-39, IC-R22, IC-R41, IC-T66: exactly four, one by one; rare treasures count and go under the island."""
    state = rescue_turn(left="red-15", right="green-13")
    state.stacks = []
    state.seats[0].hand = [83]
    state.bag, state.bag_top = tiles("blue-01 rare-T4 blue-02 blue-03 blue-04"), 0
    say(state, 0, "play 83", "left")
    assert state.stacks == [(tile("rare-T4"), 1)]
    say(state, 0, "right", "left")
    assert state.left == tiles("red-15 blue-01 blue-03")
    assert state.right == tiles("green-13 blue-02")
    assert not state.stack


def test_drawing_cards() -> None:
    """IC-35, IC-T67: keep what one can pay, discard the others face down."""
    for buys, fish in [((15, 23), 3), ((43,), 2), ((), 4)]:
        state = rescue_turn(fish=4)
        state.seats[0].hand = [73]
        state.deck, state.deck_top = [43, 1, 23], 0
        if 15 in buys:
            buys = (43, 23)
            fish = 1
        say(state, 0, "play 73")
        assert refused(state, 0, "buy 1") == "too-dear-now"
        for card in buys:
            say(state, 0, f"buy {card}")
        say(state, 0, "done")
        assert state.seats[0].fish == fish
        assert state.seats[0].hand == sorted(buys)
        assert len(state.hidden_discards) == 3 - len(buys)


def test_moving_cats() -> None:
    """IC-37, IC-R18, IC-R22, IC-R41: one to three different cats change sides; not with empty fields."""
    state = rescue_turn(left="red-15 blue-16", right="green-13 green-01")
    state.seats[0].hand = [77]
    say(state, 0, "play 77")
    assert not can(state, 0, "done")
    say(state, 0, "shift red-15", "shift green-13")
    assert not can(state, 0, "shift red-15")
    say(state, 0, "done")
    assert state.left == tiles("blue-16 green-13")
    assert state.right == tiles("green-01 red-15")
    state.left = state.right = []
    state.phase = 10
    state.seats[0].hand = [77]
    assert not can(state, 0, "play 77")


def test_moving_the_only_cats() -> None:
    """IC-R22: when every cat was moved it is over by itself."""
    state = rescue_turn(left="red-15", right="green-13")
    state.seats[0].hand = [77]
    say(state, 0, "play 77", "shift red-15", "shift green-13")
    assert not state.stack


def test_the_bag_gives_a_rare_treasure() -> None:
    """IC-36, IC-R16, IC-09: no fish and no basket; a cat of the map's colour earns the bonus."""
    state = rescue_turn(fish=0)
    state.seats[0].hand = [75]
    state.bag, state.bag_top = tiles("rare-O4"), 0
    say(state, 0, "play 75")
    say(state, 0, legal(state, 0)[0])
    assert state.seats[0].used == 0
    assert state.turn == 0
    state.seats[0].boat = small("cat-16 blue 4.0-4.4")
    state.seats[0].hand = [75]
    state.bag, state.bag_top = tiles("red-15"), 0
    say(state, 0, "play 75", "place r0 at B4")
    assert can(state, 0, "take single")
