"""Who sees what: worlds that differ only in what a seat may not know look and sound alike to it."""

from __future__ import annotations

import pytest

from katzentisch.core.event import heard
from katzentisch.core.state import State
from katzentisch.core.view import encode
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.tests.positions import (
    bury,
    deal,
    imagined,
    move,
    play,
    predict,
    prepare,
    scored,
    see,
)

HANDS = ("1 2 2 3 4 4 4 5 5 6", "1 3 3 3 3 4 5 5 6 6", "1 1 1 2 2 2 4 5 6 6")
PLAYS = "4Y 5Y 3Y 6G 1G 3G 2Y 6Y 1Y 4B 3B 1B 2B 5B 6B 4G 2G 5G 3R 2R 5R 4R 6R 1R"  # CB-G1


def look_alike(one: State, other: State, seats: list[int]) -> None:
    """Nothing in views, events or refusals tells these seats which of the two it is."""
    told = [one.told(), other.told()]
    for seat in seats:
        assert encode(one.view(seat)) == encode(other.view(seat))
        assert encode(heard(told[0], seat)) == encode(heard(told[1], seat))
        if seat >= 0:
            legal = one.legal(seat)
            assert legal == other.legal(seat)
            refused = [number for number in range(game.moves) if number not in legal]
            assert [one.why_not(seat, number) for number in refused] == [
                other.why_not(seat, number) for number in refused
            ]


def test_cb_r12_hands_are_secret() -> None:
    """CB-R12, CB-06: other hands can be exchanged without a seat noticing; each sees its own."""
    one, other = deal(3, HANDS[0], HANDS[1], HANDS[2], log=[]), deal(3, HANDS[0], HANDS[2], HANDS[1], log=[])
    look_alike(one, other, [-1, 0])
    assert see(one, 1).hand != see(other, 1).hand
    assert see(one).hand == ()


def test_cb_r12_buried_and_last_cards_are_secret() -> None:
    """CB-R12, CB-07, CB-17: to bury 3 and keep 6 to the end looks like the other way round, all round long."""
    one, other = (deal(3, *HANDS, starter=1, log=[]) for _ in range(2))
    bury(one, "4 3 2")
    bury(other, "4 6 2")
    look_alike(one, other, [-1, 0, 2])
    assert (see(one, 1).buried, see(other, 1).buried) == (3, 6)
    for world in (one, other):
        predict(world, "1 3 4")
    look_alike(one, other, [-1, 0, 2])
    for text in PLAYS.split():
        play(one, text)
        play(other, text)
        look_alike(one, other, [-1, 0, 2])
    assert see(one).round == 1
    assert scored(one).paradox == -1


def test_cb_r12_face_down_left_overs_are_secret() -> None:
    """CB-R12, CB-26: the gallery, and a player who holds none of them, cannot tell which cards lie face down."""
    hand = "1 1 2 2 3 3 4 4 5 5"
    one = deal(2, hand, "1 1 2 2 3 3 4 4 5 5", left="1 2 3 4 5", log=[])
    other = deal(2, hand, "1 1 2 2 3 3 4 5 5 5", left="1 2 3 4 4", log=[])
    look_alike(one, other, [-1, 0])
    assert see(one).turned_up == see(other).turned_up == (1, 2, 3)


def test_cb_r12_a_choice_is_told_as_having_chosen() -> None:
    """CB-R12, CB-07: others hear that a card was buried, only its owner hears which."""
    state = deal(3, *HANDS, log=[])
    state.told()
    state.apply(1, move("bury 3"))
    told = state.told()
    for seat in (-1, 0, 2):
        assert [event.key for event in heard(told, seat)] == ["buried"]
    assert [event.key for event in heard(told, 1)] == ["buried", "you-buried"]
    assert heard(told, 1)[1].data == {"value": 3}


def test_cb_r12_what_is_public() -> None:
    """CB-R12: board, X, predictions, tricks and hand sizes are seen by everybody alike."""
    state = predict(bury(deal(3, *HANDS, starter=1), "4 3 2"), "1 3 4")
    for text in PLAYS.split()[:-3]:
        play(state, text)
        views = [see(state, seat) for seat in (-1, 0, 1, 2)]
        for name in ("tokens", "covered", "predictions", "tricks", "hands", "trick", "turn", "totals", "scores"):
            assert len({getattr(view, name) for view in views}) == 1


@pytest.mark.parametrize("seat", [-1, 0, 1, 2, 3])
def test_cb_r12_the_hand_of_the_causer_is_shown(seat: int) -> None:
    """CB-R12, CB-19: after a paradox everybody sees what the causer held."""
    state = imagined(4, "5 5 6 6", seat=1, leader=0, trick="7B", covered={2: ""}, free="5B", tokens={3: "8R"})
    held = see(state, 2).hand
    play(state, "5B")
    view = see(state, seat)
    assert view.scores[-1].paradox == 2
    assert view.scores[-1].shown == held


def test_cb_r12_an_exceptional_red_lead_tells_on_the_hand() -> None:
    """CB-R12, CB-12: who leads red into an empty red row holds no value that another open colour had room for."""
    state = imagined(3, "2 2 2 5 5", covered={0: "RG"}, tokens={1: "2G", 2: "5G"}, free="R 3G")
    play(state, "2R")
    barred = see(state).barred
    assert 3 in barred[0]
    assert not {2, 5} & set(barred[0])
    assert barred[1:] == ((), ())


def test_cb_12_an_ordinary_red_lead_tells_nothing() -> None:
    """CB-12: once a token lies in the red row, a red lead says nothing about the hand."""
    state = imagined(3, "2 2 2 5 5", tokens={1: "1R"}, free="2R")
    play(state, "2R")
    assert see(state).barred == ((), (), ())


def test_cb_r12_the_next_round_forgets() -> None:
    """CB-R12, CB-24: what an exceptional lead told is over with the round, and buried cards of old rounds are gone."""
    state = predict(bury(deal(3, *HANDS, starter=1), "4 3 2"), "1 3 4")
    play(state, PLAYS)
    for seat in (-1, 0, 1, 2):
        assert see(state, seat).barred == ((), (), ())
        assert see(state, seat).buried == 0
    prepare(state)
    assert see(state, 0).buried in range(1, 7)
