"""Chapter 3, all further cards of a trick: free choice, and its price."""

from __future__ import annotations

import pytest

from katzentisch.core.reason import IllegalMove
from katzentisch.core.state import State
from katzentisch.core.view import encode
from katzentisch.games.cat_in_the_box.tests.positions import (
    covered,
    deal,
    imagined,
    play,
    plays,
    prepare,
    see,
)


def after_3_yellow() -> State:
    """P0 led 3Y; P1 holds nothing but threes and sixes."""
    state = prepare(deal(4, "1 3", "1 3 3 3 3 6 6 6 6 6", "1 2", "1 4"))
    return play(state, "3Y")


def test_cb_t17_any_colour_may_follow() -> None:
    """CB-T17, CB-13, CB-11: a follower plays any card in any colour with a free field; there is no duty to follow."""
    assert plays(after_3_yellow()) == {"3R", "3B", "3G", "6R", "6B", "6Y", "6G"}


def test_cb_t18_following_costs_nothing() -> None:
    """CB-T18, CB-14: who declares the led colour keeps every X."""
    assert covered(play(after_3_yellow(), "6Y"), 1) == "RBYG"


def test_cb_t19_not_following_uncovers_the_led_colour() -> None:
    """CB-T19, CB-14: who declares red on a yellow lead loses yellow, even if following was possible."""
    state = play(after_3_yellow(), "3R")
    assert covered(state, 1) == "RBG"
    assert [covered(state, seat) for seat in (0, 2, 3)] == ["RBYG"] * 3


def test_cb_t20_the_led_colour_is_lost_not_the_declared_one() -> None:
    """CB-T20, CB-14, CB-15: green on a blue lead costs blue, and cannot win."""
    state = play(prepare(deal(4, "1 7", "1 4", "1 6", "1 5")), "7B 4G")
    assert covered(state, 1) == "RYG"
    play(state, "6B 5B")
    assert see(state).tricks == (1, 0, 0, 0)


def test_cb_t21_a_red_lead_can_cost_red() -> None:
    """CB-T21, CB-14: yellow on a red lead uncovers red."""
    state = imagined(4, "5 5 6 6", seat=1, leader=0, trick="7R", tokens={2: "1R"}, free="5Y")
    assert covered(play(state, "5Y"), 1) == "BYG"


def test_cb_t22_own_x_and_taken_fields_bind_the_follower() -> None:
    """CB-T22, CB-11, CB-14: with blue gone and 4R taken only 4G is left, and blue cannot be lost twice."""
    state = imagined(4, "4 4", seat=1, leader=0, trick="7B", covered={1: "RG"}, tokens={2: "4R"}, free="4B 4G")
    assert plays(state) == {"4G"}
    with pytest.raises(IllegalMove, match="x-uncovered"):
        play(state, "4B")
    assert covered(play(state, "4G"), 1) == "RG"


def test_cb_t24_a_taken_field_is_refused() -> None:
    """CB-T24, CB-11: nobody declares a colour whose field is occupied, and the refusal changes nothing."""
    for seat, leader, trick in ((0, 0, ""), (1, 0, "2B")):
        state = imagined(3, "5 5 3 3", seat=seat, leader=leader, trick=trick, tokens={2: "5B"}, free="3Y 3B")
        before = [encode(state.view(each)) for each in (-1, 0, 1, 2)]
        with pytest.raises(IllegalMove, match="field-taken"):
            play(state, "5B")
        assert [encode(state.view(each)) for each in (-1, 0, 1, 2)] == before


def test_cb_t25_no_x_is_lost_twice() -> None:
    """CB-T25, CB-14: who lost blue loses nothing more when blue is led again."""
    state = imagined(4, "3 3 6 6 7", seat=1, leader=0, trick="4B", covered={1: "RYG"}, free="3Y")
    assert covered(play(state, "3Y"), 1) == "RYG"


def test_cb_11_rules_1_and_2() -> None:
    """CB-11: a play needs a free field and a covered X, each by itself."""
    free_and_covered = imagined(3, "4 4", seat=1, leader=0, trick="2B", free="4G 4Y")
    assert plays(free_and_covered) >= {"4G", "4Y"}
    uncovered = imagined(3, "4 4", seat=1, leader=0, trick="2B", free="4G 4Y", covered={1: "RBG"})
    assert "4Y" not in plays(uncovered)
    taken = imagined(3, "4 4", seat=1, leader=0, trick="2B", tokens={2: "4Y"}, free="4G")
    assert "4Y" not in plays(taken)


@pytest.mark.parametrize("led", "RBYG")
def test_cb_14_every_other_colour_costs_the_led_one(led: str) -> None:
    """CB-14: whatever is led, only the led colour is followed for free, and only that one is lost."""
    state = imagined(4, "3 3 8 8 8", seat=2, leader=1, trick=f"6{led}", tokens={0: "1R"}, free="3R 3B 3Y 3G")
    for declared in "RBYG":
        left = covered(play(state.copy(), f"3{declared}"), 2)
        assert left == ("RBYG" if declared == led else "RBYG".replace(led, ""))


def test_cb_14_the_loss_lasts_for_the_round() -> None:
    """CB-14: a colour that was given up cannot be declared again, leading or following."""
    state = play(after_3_yellow(), "6R")
    play(state, "2Y 4Y")
    assert state.actors() == [1]
    assert not [text for text in plays(state) if text.endswith("Y")]


def test_cb_r7_uncovering_does_not_ask_whether_following_was_possible() -> None:
    """CB-R7: a follower with no free field of the led colour loses its X all the same."""
    state = imagined(4, "4 4", seat=1, leader=0, trick="7B", tokens={2: "4B"}, free="4G")
    assert not [text for text in plays(state) if text.endswith("B")]
    assert covered(play(state, "4G"), 1) == "RYG"
