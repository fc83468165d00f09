"""Rescue cards, speed, baskets, turns; rare finds and the end of a day."""

from __future__ import annotations

import pytest

from katzentisch.games.isle_of_cats.box.tiles import NO_COLOUR
from katzentisch.games.isle_of_cats.rules import rescue
from katzentisch.games.isle_of_cats.rules.phases import EVENING, FINDS, RESCUE
from katzentisch.games.isle_of_cats.rules.state import IsleState
from katzentisch.games.isle_of_cats.tests.boats import boat, small
from katzentisch.games.isle_of_cats.tests.play import (
    BOX,
    can,
    finds_turn,
    laying,
    legal,
    morning,
    put_boat,
    refused,
    rescue_turn,
    say,
    tile,
    tiles,
)

CORNER = (9 * 19 + 3, 9 * 20 + 3, 9 * 19 + 4)
"""Three free cells of boat A that make a corner."""
BY_SPEED = {0: (), 1: (23,), 2: (23, 24), 3: (35,), 4: (7,), 5: (7, 25), 6: (36, 37), 7: (8, 38), 8: (9, 10)}


@pytest.mark.parametrize(
    ("before", "speeds", "after"),
    [
        ([0, 1, 2, 3], [3, 4, 3, 4], [1, 3, 0, 2]),
        ([3, 1, 0, 2], [5, 5, 8, 0], [2, 1, 0, 3]),
        ([1, 2, 0], [6, 6, 7], [2, 1, 0]),
        ([2, 0, 1], [0, 0, 0], [2, 0, 1]),
    ],
    ids=["IC-T18", "IC-T19", "IC-T20", "IC-T21"],
)
def test_new_order(before: list[int], speeds: list[int], after: list[int]) -> None:
    """IC-17, IC-18: by falling speed at once; equals keep their order."""
    state = morning(len(before))
    state.order = before
    for crew, speed in zip(state.seats, speeds, strict=True):
        crew.laid = list(BY_SPEED[speed])
    rescue.reveal(state)
    assert state.order == after
    assert state.turn == after[0]


def test_laying_rescue_cards() -> None:
    """IC-17, IC-18, IC-42, IC-R6, IC-T22: in order, face down, then all are revealed."""
    state = laying(2, (7,), (23, 7, 98))
    assert state.actors() == [0]
    say(state, 0, "play 7", "done")
    assert state.view(1).crews[0].shown_laid == ()
    assert state.view(1).crews[0].laid == 1
    assert refused(state, 1, "play 98 rare") == "not-this-phase"
    say(state, 1, "play 23", "play 7", "done")
    assert state.order == [1, 0]
    assert state.view(0).crews[1].shown_laid == (7, 23)
    assert state.phase == RESCUE


def test_laying_is_one_action() -> None:
    """IC-R8: nobody interrupts a player who lays rescue cards."""
    state = laying(2, (7, 8), (84,))
    assert can(state, 1, "play 84")
    say(state, 0, "play 7")
    assert not can(state, 1, "play 84")


def rescue_one(state: IsleState, seat: int, name: str, basket: str | None = None) -> None:
    say(state, seat, f"take {name}")
    if basket:
        say(state, seat, f"use {basket}")
    say(state, seat, legal(state, seat)[0])
    if state.stack:
        say(state, seat, "decline")


def test_three_baskets() -> None:
    """IC-20, IC-21, IC-T23: permanent, whole, two broken ones."""
    state = rescue_turn(1 + 1, 14, "red-15 blue-16 green-13", "green-16 red-01")
    state.seats[0].laid = [15, 23, 43]
    state.seats[1].passed = True
    assert rescue.speed(state, 0) == 2
    rescue_one(state, 0, "red-15", "permanent")
    assert state.seats[0].fish == 11
    rescue_one(state, 0, "green-16", "basket")
    assert state.seats[0].fish == 6
    rescue_one(state, 0, "blue-16")
    assert (state.seats[0].fish, state.seats[0].used, state.seats[0].laid) == (3, 1, [])
    assert sorted(state.open_discards) == [15, 23, 43]
    assert legal(state, 0) == ["pass"]


def test_one_broken_basket_is_none() -> None:
    """IC-R25, IC-T24: it buys nothing and is discarded in the end."""
    state = rescue_turn()
    state.seats[0].used = 1
    state.seats[0].laid = [15]
    assert legal(state, 0) == ["pass"]
    assert refused(state, 0, "take red-15") == "no-basket"
    say(state, 0, "pass")
    say(state, 1, "pass")
    assert state.open_discards == [15]


def test_odd_broken_basket() -> None:
    """IC-22, IC-R25, IC-T25: two of three are spent, the third goes at the end."""
    state = rescue_turn()
    state.seats[0].used = 1
    state.seats[0].laid = [15, 16, 35]
    state.seats[1].passed = True
    rescue_one(state, 0, "red-15")
    assert state.seats[0].fish == 17
    assert state.open_discards == [15, 16]
    assert legal(state, 0) == ["pass"]
    say(state, 0, "pass")
    assert state.open_discards == [15, 16, 35]


def test_prices() -> None:
    """IC-20, IC-T26: three fish on the left, five on the right."""
    state = rescue_turn(fish=4)
    assert refused(state, 0, "take green-13") == "no-fish"
    say(state, 0, "take red-15")
    assert state.seats[0].fish == 1


def test_cards_in_hand_are_no_baskets() -> None:
    """IC-21, IC-40, IC-T27, FAQ: only cards laid at the start of the phase count; the others stay in hand."""
    state = rescue_turn(fish=5)
    state.seats[0].used = 1
    state.seats[0].hand = [43]
    assert legal(state, 0) == ["pass"]
    say(state, 0, "pass")
    assert state.seats[0].hand == [43]


def test_turns_go_round() -> None:
    """IC-19, IC-T28: who passed is out; the last one goes on alone."""
    state = rescue_turn(3, 20, "red-15 blue-16 green-13 red-01 red-02", "red-03")
    state.order = [1, 2, 0]
    state.turn = 1
    for crew in state.seats:
        crew.laid = [43, 44, 45]
    for seat, name in [(1, "red-15"), (2, "blue-16")]:
        rescue_one(state, seat, name, "basket")
    say(state, 0, "pass")
    rescue_one(state, 1, "green-13", "basket")
    say(state, 2, "pass")
    assert state.turn == 1
    rescue_one(state, 1, "red-01", "basket")
    assert state.turn == 1


def test_empty_fields_end_the_phase() -> None:
    """IC-19, IC-22, IC-R27, IC-T30: at once, in the middle of a round."""
    state = rescue_turn(left="red-15", right="")
    state.seats[1].laid = [55]
    state.seats[1].hand = [98]
    rescue_one(state, 0, "red-15")
    assert state.phase == FINDS
    assert state.open_discards == [55]
    state = rescue_turn(left="red-15", right="")
    state.seats[1].hand = [83, 98]
    rescue_one(state, 0, "red-15")
    state.bag, state.bag_top = tiles("blue-01 blue-02 blue-03 blue-04"), 0
    say(state, 1, "play 83", "left", "left", "right", "right")
    assert state.phase == FINDS
    assert len(state.left) == 2


def test_basket_in_the_own_turn() -> None:
    """IC-33, IC-R24, IC-T31: who cannot rescue is not passed over; a card may help."""
    state = rescue_turn()
    state.seats[0].used = 1
    state.seats[0].hand = [84]
    assert legal(state, 0) == ["play 84", "pass"]
    say(state, 0, "play 84")
    assert can(state, 0, "take red-15")


def test_extra_rescues() -> None:
    """IC-38, IC-R19, IC-T32: copies add up; each rescue has its own fish and basket."""
    state = rescue_turn(2, 9, "red-15 blue-16 green-13 red-01", "")
    state.seats[0].hand = [80, 81]
    state.seats[0].laid = [43, 44, 45]
    say(state, 0, "play 80", "play 81")
    rescue_one(state, 0, "red-15", "basket")
    assert state.turn == 0
    rescue_one(state, 0, "blue-16", "basket")
    rescue_one(state, 0, "green-13", "basket")
    assert state.seats[0].fish == 0
    assert state.seats[0].extra == 0
    assert state.turn == 1


def test_extra_rescue_is_kept() -> None:
    """IC-R19: an extra rescue that is not used stays, and ending a turn is no pass."""
    state = rescue_turn(2, 20, "red-15 blue-16 green-13 red-01", "")
    state.seats[0].hand = [80]
    say(state, 0, "play 80")
    rescue_one(state, 0, "red-15")
    say(state, 0, "done")
    assert state.turn == 1
    assert state.seats[0].extra == 1
    assert not state.seats[0].passed


def test_passed_players_may_play_cards() -> None:
    """IC-R23: an anytime card does not undo the pass."""
    state = rescue_turn()
    state.seats[0].hand = [84, 98]
    say(state, 0, "pass", "play 84")
    assert state.seats[0].baskets == 2
    say(state, 1, "pass")
    assert state.phase == FINDS


def test_a_new_day() -> None:
    """IC-11, IC-27, IC-T34: cats leave, treasures stay, baskets are turned, fish and hands are kept."""
    state = rescue_turn(left="red-15 blue-16", right="green-13")
    state.day = 2
    state.seats[0].used = 1
    state.seats[0].fish = 7
    state.seats[0].hand = [43]
    stacks = state.stacks
    say(state, 0, "pass")
    say(state, 1, "pass")
    say(state, 0, "pass")
    assert state.phase == EVENING
    say(state, 0, "ready")
    assert state.day == 3
    assert (state.seats[0].used, state.seats[0].fish, state.seats[0].hand) == (0, 27, [43])
    assert set(tiles("red-15 blue-16 green-13")) <= set(state.gone)
    assert {stack[0] for stack in stacks} <= {stack[0] for stack in state.stacks}


def test_the_last_moment_of_a_day() -> None:
    """IC-R10, IC-28: after phase 5, before the clearing; not after day 5 is cleared."""
    state = rescue_turn()
    state.day = 5
    state.phase = EVENING
    state.seats[0].hand = [84]
    state.go_on()
    assert can(state, 0, "play 84")
    say(state, 0, "ready")
    assert state.actors() == []
    assert refused(state, 0, "play 84") == "over"


# Rare finds


def test_oshax_card() -> None:
    """IC-23, IC-24, IC-R29: an Oshax of choice, placed, in any of the five colours."""
    state = finds_turn(2, (1,))
    say(state, 0, "play 1", "take oshax-3")
    assert legal(state, 0) == [f"name {colour}" for colour in ("blue", "green", "red", "purple", "orange")]
    say(state, 0, "name orange")
    say(state, 0, legal(state, 0)[0])
    assert tile("oshax-3") not in state.oshax
    assert state.seats[0].boat.tiles[0] // 256 % 8 == 4


def test_turns_of_finds() -> None:
    """IC-23: one card a turn, then the next in the order; an empty hand has passed."""
    state = finds_turn(3, (98, 99))
    state.seats[2].hand = [100]
    say(state, 0, "play 98 common", "take single")
    say(state, 0, legal(state, 0)[0], "decline")
    assert state.actors() == [2]
    say(state, 2, "pass")
    assert state.actors() == [0]


def test_rare_or_two_common() -> None:
    """IC-25: one rare treasure, or two common ones."""
    state = finds_turn(2, (98, 99))
    state.stacks = [(tile("rare-T4"), 2)]
    say(state, 0, "play 98 rare")
    assert legal(state, 0) == ["take rare-T4"]
    say(state, 0, "take rare-T4")
    say(state, 0, legal(state, 0)[0])
    assert state.stacks == [(tile("rare-T4"), 1)]
    assert not state.stack


def test_small_or_any_two() -> None:
    """IC-10, IC-25, IC-R28, FAQ: two small ones for nothing, or any two for one more fish, paid at once."""
    state = finds_turn(2, (107, 108), fish=1)
    say(state, 0, "play 107 small")
    assert legal(state, 0) == ["take single", "take domino"]
    say(state, 0, "take domino")
    say(state, 0, legal(state, 0)[0])
    assert legal(state, 0) == ["take single", "take domino", "decline"]
    say(state, 0, "decline")
    assert state.seats[0].fish == 1
    say(state, 0, "play 108 common")
    assert state.seats[0].fish == 0
    assert legal(state, 0) == ["take single", "take domino", "take corner3", "take line3"]
    state = finds_turn(2, (107,), fish=0)
    assert not can(state, 0, "play 107 common")


def test_second_treasure_given_up() -> None:
    """IC-R28, IC-T69: one placed is enough."""
    state = finds_turn(2, (98,))
    state.commons = [0, 0, 2, 0]
    on = boat("A")
    for cell in [each for each in on.free.numbers() if each not in CORNER]:
        on.lay(tile("single"), NO_COLOUR, BOX.shape_of(tile("single")), cell)
    put_boat(state, 0, on)
    say(state, 0, "play 98 common", "take corner3")
    say(state, 0, legal(state, 0)[0])
    assert not state.stack
    assert state.commons == [0, 0, 1, 0]


def test_treasure_card_without_treasure() -> None:
    """IC-R5, IC-R28, IC-T70, IC-56: with nothing to take or no place a card cannot be played and stays in hand."""
    state = finds_turn(2, (98, 1))
    state.stacks = []
    state.commons = [0, 0, 0, 0]
    state.oshax = []
    assert legal(state, 0) == ["pass"]
    state.stacks = [(tile("rare-T4"), 1)]
    assert legal(state, 0) == ["play 98 rare", "pass"]
    say(state, 0, "pass")
    assert sorted(state.seats[0].hand) == [1, 98]


def test_rescue_card_drawn_late() -> None:
    """IC-40: it waits for the next day; a treasure card of the same day may be played."""
    state = rescue_turn()
    state.seats[0].hand = [71]
    state.deck, state.deck_top = [43, 98], 0
    say(state, 0, "play 71", "buy 43", "buy 98", "done")
    assert not can(state, 0, "play 43")
    say(state, 0, "pass")
    say(state, 1, "pass")
    assert can(state, 0, "play 98 common")
    assert not can(state, 0, "play 43")


def test_others_things_are_theirs() -> None:
    """IC-41, FAQ: no move touches another boat or hand, and fields have no limit."""
    state = rescue_turn()
    put_boat(state, 1, small("common-single - 4.0, common-single - 4.1"))
    state.seats[0].hand = [88]
    assert not can(state, 0, "play 88")
