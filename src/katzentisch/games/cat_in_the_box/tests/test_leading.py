"""Chapter 3, the first card of a trick: which colours may be led."""

from __future__ import annotations

import pytest

from katzentisch.core.reason import IllegalMove
from katzentisch.games.cat_in_the_box.tests.positions import (
    covered,
    deal,
    field,
    imagined,
    play,
    plays,
    prepare,
    random_round,
    see,
)


def test_cb_t09_first_lead() -> None:
    """CB-T09, CB-12: while the red row is empty the leader declares blue, yellow or green only."""
    state = prepare(deal(3, "1 2 2 2 2 2 5 5 5 5"))
    assert plays(state) == {"2B", "2Y", "2G", "5B", "5Y", "5G"}
    for red in ("2R", "5R"):
        with pytest.raises(IllegalMove, match="red-not-yet"):
            play(state, red)


def test_cb_t10_red_led_by_the_exception() -> None:
    """CB-T10, CB-12, CB-R5: a leader whom rules 1 and 2 leave nothing but red leads red; that is no paradox."""
    state = imagined(3, "2 2 2 5 5", covered={0: "RG"}, tokens={1: "2G", 2: "5G"}, free="R")
    assert plays(state) == {"2R", "5R"}
    assert state.actors() == [0]
    assert see(play(state, "2R")).led == 0


def test_cb_t11_no_exception_while_any_card_can_be_another_colour() -> None:
    """CB-T11, CB-12: one card that can be led in another colour is enough to bar red for all of them."""
    state = imagined(3, "2 2 2 5 5", covered={0: "RG"}, tokens={1: "2G"}, free="R 5G")
    assert plays(state) == {"5G"}
    for red in ("2R", "5R"):
        with pytest.raises(IllegalMove, match="red-not-yet"):
            play(state, red)


def test_cb_t12_red_row_not_empty() -> None:
    """CB-T12, CB-12: one token in the red row lets red be led like any colour."""
    state = imagined(3, "2 2 2 5 5", covered={0: "RG"}, tokens={1: "2G", 2: "1R"}, free="2R 5R 5G")
    assert plays(state) == {"5G", "2R", "5R"}


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_cb_r6_any_token_in_the_red_row_counts(owner: int) -> None:
    """CB-R6: it does not matter whose token lies in the red row, nor in which trick of the round it came there."""
    state = imagined(3, "2 2 5 5", tokens={owner: "6R"}, free="2R 5R 2B")
    assert {"2R", "5R"} <= plays(state)


def test_cb_r6_the_exceptional_lead_opens_the_row() -> None:
    """CB-R6: after red was led by the exception, red may be led although other colours could be."""
    state = imagined(3, "2 2 2 6 6 6", leader=1, trick="3R 5R", free="R 2B 2Y 2G 6B 6Y 6G")
    play(state, "6R")
    assert state.actors() == [0]
    assert plays(state) >= {"2R", "2B", "2Y", "2G", "6B"}


def test_cb_r6_neutral_stones_never_lie_in_red() -> None:
    """CB-R6, CB-26: with two players the neutral stones leave the red row empty, so red may not be led."""
    for turned_up in ("4 4 4 1 2", "2 4 5 1 1", "3 3 5 1 1"):
        state = prepare(deal(2, left=turned_up))
        assert min(see(state).neutral) >= field("1B")
        assert not [text for text in plays(state) if text.endswith("R")]


def test_cb_t15_a_new_round_bars_red_again() -> None:
    """CB-T15, CB-24, CB-12: red of the round before does not count for the first lead of the next."""
    state = random_round(deal(3), "t15")
    assert min(number for tokens in see(state).last_tokens for number in tokens) < field("1B")
    prepare(state)
    assert see(state).round == 1
    assert plays(state)
    assert not [text for text in plays(state) if text.endswith("R")]


def test_cb_t16_a_trump_opens_red_at_once() -> None:
    """CB-T16, CB-12, CB-15: who wins with the first red card of the round may lead red at once."""
    state = prepare(deal(4, "6 6 1", "3 3 7 1", "2 2 1", "4 4 1"))
    play(state, "6Y 3R 2Y 4Y")
    assert state.actors() == [1]
    assert {"3B", "7R", "7B"} <= plays(state)


def test_cb_09_the_winner_leads() -> None:
    """CB-09: the starter leads the first trick, play goes clockwise, and the winner leads the next."""
    state = prepare(deal(3, "4 1", "5 1", "3 1", starter=1))
    order = []
    for text in ("5Y", "3Y", "4Y"):
        order += state.actors()
        play(state, text)
    assert order == [1, 2, 0]
    assert state.actors() == [1]
    assert see(state).leader == 1
    assert see(state).starter == 1


def test_cb_10_playing_a_card() -> None:
    """CB-10: a play takes the card from the hand, puts a token on its field, and the first one sets the led colour."""
    state = prepare(deal(3, "1 2 2 3 3 4 4 5 5 6", starter=0))
    before = see(state, 0)
    play(state, "5B")
    after = see(state, 0)
    assert before.hand == (2, 2, 3, 3, 4, 4, 5, 5, 6)
    assert after.hand == (2, 2, 3, 3, 4, 4, 5, 6)
    assert after.tokens == ((field("5B"),), (), ())
    assert after.trick == (field("5B"),)
    assert after.led == 1
    assert after.hands == (8, 9, 9)


def test_cb_14_a_leader_uncovers_nothing() -> None:
    """CB-14: leading costs no X, whatever the colour."""
    state = imagined(4, "3 5 7 8", tokens={1: "6R"}, free="3R 5B 7Y 8G")
    for text in ("3R", "5B", "7Y", "8G"):
        assert covered(play(state.copy(), text), 0) == "RBYG"


def test_cb_r5_red_alone_is_no_paradox() -> None:
    """CB-R5, CB-18: with only red left and the red row empty the leader plays on."""
    state = imagined(4, "1 1 8 8", covered={0: "R"}, free="R")
    assert plays(state) == {"1R", "8R"}
    play(state, "8R")
    assert see(state).scores == ()
    assert state.actors() == [1]
