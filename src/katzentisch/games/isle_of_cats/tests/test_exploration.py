"""Fishing, the draft, payment and the lessons phase."""

from __future__ import annotations

import pytest

from katzentisch.games.isle_of_cats.rules import exploration
from katzentisch.games.isle_of_cats.rules.phases import (
    BEFORE_LESSONS,
    BEFORE_PAYMENT,
    DRAFT,
    LESSONS,
    PAYMENT,
    RESCUE_CARDS,
)
from katzentisch.games.isle_of_cats.rules.state import IsleState
from katzentisch.games.isle_of_cats.tests.boats import boat
from katzentisch.games.isle_of_cats.tests.play import can, legal, morning, paying, put_boat, refused, say


def drafted(players: int, day: int) -> list[list[int]]:
    """Everybody keeps the lowest numbers of packs p+1, p+11, … p+61."""
    state = morning(players)
    state.day = day
    state.deck = [seat + 1 + 10 * row for seat in range(players) for row in range(7)]
    state.deck_top = 0
    exploration.start_draft(state)
    while state.phase == DRAFT:
        seat = state.actor()
        say(state, seat, legal(state, seat)[0])
    return [sorted(crew.kept) for crew in state.seats]


@pytest.mark.parametrize(
    ("players", "day", "stacks"),
    [
        (2, 1, "1 11 22 32 41 51 62 | 2 12 21 31 42 52 61"),
        (2, 2, "1 11 22 32 41 51 62 | 2 12 21 31 42 52 61"),
        (3, 1, "1 11 23 33 42 52 61 | 2 12 21 31 43 53 62 | 3 13 22 32 41 51 63"),
        (4, 3, "1 11 24 34 43 53 62 | 2 12 21 31 44 54 63 | 3 13 22 32 41 51 64 | 4 14 23 33 42 52 61"),
    ],
    ids=["IC-T04 day 1", "IC-T04 day 2", "IC-T05", "IC-T07"],
)
def test_draft(players: int, day: int, stacks: str) -> None:
    """IC-14, IC-R6: two of seven, of five, of three, and the last; left on odd days, right on even ones."""
    assert drafted(players, day) == [[int(card) for card in stack.split()] for stack in stacks.split("|")]


def test_draft_to_the_right() -> None:
    """IC-14: on day 2 the packs of three players go the other way."""
    assert drafted(3, 2)[0] == [1, 11, 22, 32, 43, 53, 61]


def test_nothing_is_played_in_the_draft() -> None:
    """IC-28, IC-R6: no anytime card while cards are drafted, and picks are hidden."""
    state = morning(2)
    state.seats[0].hand = [84]
    exploration.start_draft(state)
    assert refused(state, 0, "play 84") == "draft-runs"
    before = state.view(1)
    say(state, 0, legal(state, 0)[0])
    after = state.view(1)
    assert after.crews[0].owed == before.crews[0].owed - 1
    assert after.pack == before.pack


def test_cost() -> None:
    """IC-15, IC-T09: the sum of the costs is paid; the rest goes face down to the discards."""
    state = paying(20, (1, 55, 84, 43, 15, 113, 143))
    for card in (1, 55, 84, 43, 15, 113, 143):
        say(state, 0, f"buy {card}")
    say(state, 0, "done")
    say(state, 1, "done")
    assert state.seats[0].fish == 1
    assert state.hidden_discards == []


def test_too_dear() -> None:
    """IC-15, IC-T10: more than the player's own fish cannot be spent."""
    state = paying(20, (1, 2, 84, 85))
    say(state, 0, "buy 1", "buy 2", "buy 84")
    assert refused(state, 0, "buy 85") == "too-dear"
    assert refused(state, 0, "buy 1") == "not-drafted"


def test_fish_card_while_paying() -> None:
    """IC-29, IC-T11: a fish card from before the draft may help."""
    state = paying(20, (1, 2, 84, 85), hand=(94,))
    put_boat(state, 0, boat("A"))
    say(state, 0, "buy 1", "buy 2", "buy 84", "play 94", "buy 85", "done")
    assert refused(state, 0, "done") == "already-paid"
    say(state, 1, "done")
    assert state.seats[0].fish == 2


def test_fish_card_drawn_before_paying() -> None:
    """IC-29, IC-R7: a fish card that a draw card brought between draft and payment is in hand, and may help."""
    state = paying(20, (1, 2, 84, 85))
    put_boat(state, 0, boat("A"))
    state.phase = BEFORE_PAYMENT
    state.seats[0].hand = [71]
    state.deck = [94, 113]
    state.deck_top = 0
    say(state, 0, "play 71", "buy 94", "done")
    while state.phase == BEFORE_PAYMENT:
        say(state, state.actor(), "ready")
    assert state.phase == PAYMENT
    assert 94 in state.seats[0].hand
    before = state.seats[0].fish
    say(state, 0, "play 94")
    assert state.seats[0].fish == before + 4


def test_only_fish_cards_while_paying() -> None:
    """IC-28, IC-29, IC-R9, IC-T14: no other card, and none just drafted, until all have paid."""
    state = paying(20, (94, 67), hand=(84, 96, 76))
    assert refused(state, 0, "play 84") == "paying-only-fish"
    assert refused(state, 0, "play 94") == "not-in-hand"
    assert can(state, 0, "play 96 red")
    assert can(state, 0, "play 76 unused")
    say(state, 0, "done")
    assert not can(state, 0, "play 96 red")
    say(state, 1, "done")
    assert state.phase == BEFORE_LESSONS
    assert can(state, 0, "play 84")


def test_fish_and_cards_stay() -> None:
    """IC-13, IC-26, IC-T13: twenty fish a day on top; cards in hand are never paid again, and there is no limit."""
    state = morning(2)
    state.seats[0].fish = 3
    state.seats[0].hand = list(range(43, 55))
    state.day = 1
    state.left = state.right = []
    state.start_day()
    assert state.seats[0].fish == 23
    assert len(state.seats[0].hand) == 12


def test_moment_between_draft_and_payment() -> None:
    """IC-R7, IC-35: a draw card played there is paid at once, and its cards do not join the seven."""
    state = morning(2)
    state.phase = BEFORE_PAYMENT
    state.seats[0].hand = [71]
    state.seats[0].kept = [1, 2, 3]
    state.go_on()
    state.deck, state.deck_top = [43, 15, 99], 0
    say(state, 0, "play 71", "buy 43", "done")
    assert state.seats[0].kept == [1, 2, 3]
    assert state.seats[0].hand == [43]
    assert state.seats[0].fish == 18
    say(state, 0, "ready")
    assert state.phase == PAYMENT


def lessons(order: list[int], *hands: list[int]) -> IsleState:
    state = morning(len(hands))
    state.phase = LESSONS
    state.order = order
    for crew, hand in zip(state.seats, hands, strict=True):
        crew.hand = hand
        crew.unread = len(hand)
    state.go_on()
    return state


def test_colours_are_named_in_order() -> None:
    """IC-16, IC-R6, IC-R29, IC-T15: the first in the order names first, everybody sees it."""
    state = lessons([1, 0], [144, 113], [143, 43])
    assert state.actors() == [1]
    say(state, 1, "play 143 green")
    assert state.view(0).public == ((143, 1, 1),)
    say(state, 0, "play 144 red")
    assert state.public == [(143, 1, 1), (144, 2, 0)]
    assert state.phase == RESCUE_CARDS
    assert state.seats[0].lessons == [113]


def test_private_lessons() -> None:
    """IC-16, IC-42: face down beside the boat, their number for all to see."""
    state = lessons([0, 1], [113, 114, 15], [43])
    assert state.seats[0].lessons == [113, 114]
    assert state.view(1).crews[0].lessons == 2
    assert state.view(1).lessons == ()
    assert state.seats[0].hand == [15]


def test_laying_out_is_one_action() -> None:
    """IC-R8, IC-R6: between two public lessons of one player nobody plays; their order is free."""
    state = lessons([0, 1], [144, 147], [84])
    assert can(state, 1, "play 84")
    say(state, 0, "play 147")
    assert refused(state, 1, "play 84") == "finish-first"
    say(state, 0, "play 144 blue")
    assert [card for card, _, _ in state.public] == [147, 144]


def test_lesson_drawn_in_the_lessons_phase() -> None:
    """IC-R11: it is laid out in the same phase."""
    state = lessons([0, 1], [144], [71])
    state.deck, state.deck_top = [115, 147], 0
    say(state, 1, "play 71", "buy 115", "buy 147", "done")
    assert state.actors() == [0]
    say(state, 0, "play 144 blue")
    assert state.actors() == [1]
    say(state, 1, "play 147")
    assert state.seats[1].lessons == [115]


def test_lesson_drawn_too_late() -> None:
    """IC-40, IC-T16, FAQ: a lesson got after phase 3 waits for the next day; on day 5 it is lost."""
    state = morning(2)
    state.day = 5
    state.phase = 9
    state.turn = 0
    state.seats[0].hand = [71]
    state.deck, state.deck_top = [115, 43], 0
    say(state, 0, "play 71", "buy 115", "done")
    assert state.seats[0].hand == [115]
    while state.actors():
        seat = state.actor()
        say(state, seat, legal(state, seat)[-1])
    assert state.seats[0].lessons == []
    assert state.seats[0].hand == [115]


def test_solo_draft() -> None:
    """IC-50, IC-T17: eleven cards leave the deck, four are discarded, seven are to be paid."""
    state = morning(1)
    assert state.phase == DRAFT
    for _ in range(6):
        say(state, 0, legal(state, 0)[0])
    assert state.deck_top == 11
    assert len(state.hidden_discards) == 4
    assert len(state.seats[0].kept) == 7
    assert state.phase == PAYMENT
