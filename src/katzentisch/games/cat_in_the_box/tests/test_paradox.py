"""Chapter 3: the paradox, found by the engine when its causer is to play."""

from __future__ import annotations

import pytest

from katzentisch.core.event import Event, heard
from katzentisch.core.reason import BadNotation, IllegalMove
from katzentisch.core.state import State
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.tests.positions import (
    field,
    imagined,
    move,
    names,
    play,
    plays,
    scored,
    see,
)

STUCK = "4R 4B 4Y 4G 6R 6G"
"""What is taken in the rulebook's figure 3.7."""


def before_p2(taken: str, free: str) -> State:
    """P1 is to play in trick 8; P2 comes next, holds 4 and 6 and may declare red and green."""
    return imagined(
        4,
        "4 6",
        seat=2,
        leader=0,
        trick="8B",
        covered={2: "RG"},
        tokens={3: taken},
        free=free,
        tricks=(3, 0, 3, 1),
        predictions=(1, 2, 3, 1),
        seed="0",
    )


def test_cb_t32_paradox() -> None:
    """CB-T32, CB-18, CB-R11: P2 is to play, no field is left for the hand and the covered X: the engine finds it."""
    state = before_p2(STUCK, "6B 6Y 1R")
    state.told()
    play(state, "1R")
    assert scored(state).paradox == 2
    assert scored(state).shown == (4, 6)
    told = [event for event in state.told() if event.key == "paradox"]
    assert told == [Event("paradox", {"seat": 2, "values": [4, 6]})]
    assert heard(told, -1) == told


def test_cb_t33_no_paradox_before_the_turn() -> None:
    """CB-T33, CB-18: while somebody else is to play, a hand that is stuck is no paradox."""
    state = before_p2(STUCK, "6B 6Y 1R")
    assert state.actors() == [1]
    assert see(state).scores == ()
    assert plays(state)


def test_cb_t34_one_play_left() -> None:
    """CB-T34, CB-18: with one field left there is no paradox, and that play must be made."""
    state = before_p2("4R 4B 4Y 4G 6R", "6B 6Y 6G")
    play(state, sorted(plays(state) - {"6G"})[0])
    assert see(state).scores == ()
    assert state.actors() == [2]
    assert plays(state) == {"6G"}


def test_cb_t35_the_trick_is_not_finished() -> None:
    """CB-T35, CB-19: nobody plays on, the tokens of the unfinished trick stay, and nobody wins it."""
    state = imagined(
        4, "5 5 6 6", seat=1, leader=0, trick="7B", covered={2: ""}, tricks=(2, 1, 0, 2), free="5B", tokens={3: "8R"}
    )
    before = see(state)
    play(state, "5B")
    assert scored(state).paradox == 2
    assert scored(state).tricks == before.tricks
    after = see(state).last_tokens
    assert field("7B") in after[0]
    assert set(after[1]) == {*before.tokens[1], field("5B")}
    assert after[2:] == before.tokens[2:]
    assert see(state).phase == "bury"


def test_cb_18_a_leader_can_be_stuck() -> None:
    """CB-18, CB-19: the winner of a trick who has no legal play causes a paradox before leading."""
    state = imagined(4, "8 8 8", seat=3, leader=0, trick="1B 2B 3B", covered={3: "B"}, free="8B", tricks=(2, 2, 1, 1))
    play(state, "8B")
    assert scored(state).paradox == 3
    assert scored(state).shown == (8, 8)
    assert scored(state).tricks == (2, 2, 1, 2)
    assert scored(state).points[3] == -2


def test_cb_18_rules_1_and_2_alone_decide() -> None:
    """CB-18: a free field of an uncovered colour does not save a hand, nor does a covered X without a free field."""
    state = imagined(3, "1 3", leader=0, covered={1: ""}, free="1B")
    play(state, "1B")
    assert scored(state).paradox == 1
    state = imagined(3, "1 3", leader=0, free="1B 2R 2B")
    play(state, "1B")
    assert see(state).scores == ()


@pytest.mark.parametrize("text", ["paradox", "pass", ""])
def test_cb_t37_no_word_for_a_paradox(text: str) -> None:
    """CB-T37, CB-18, CB-R11: a paradox cannot be declared, nor a turn passed."""
    with pytest.raises(BadNotation):
        game.parse(text)


def test_cb_t37_with_a_legal_play_one_must_play() -> None:
    """CB-T37, CB-18: every move of the game is either a legal play or refused, and a refusal ends nothing."""
    state = before_p2("4R 4B 4Y 4G 6R", "6B 6Y 6G")
    play(state, sorted(plays(state) - {"6G"})[0])
    for number in [-1, *range(game.moves), game.moves]:
        if number != move("6G"):
            with pytest.raises(IllegalMove):
                state.apply(2, number)
    assert state.actors() == [2]
    assert names(state.legal(2)) == {"6G"}
    assert see(state).scores == ()
