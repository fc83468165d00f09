"""Chapter 5: what changes with two players."""

from __future__ import annotations

import pytest

from katzentisch.core.chance import Chance
from katzentisch.core.event import Event
from katzentisch.core.reason import IllegalMove
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.tests.positions import (
    careful_round,
    deal,
    fields,
    move,
    names,
    plays,
    prepare,
    random_round,
    scored,
    see,
)


@pytest.mark.parametrize(
    ("left", "stones"),
    [
        pytest.param("2 4 5 1 1", "2G 4G 5G", id="CB-T06"),
        pytest.param("3 3 5 1 1", "3G 3Y 5G", id="CB-T07"),
        pytest.param("3 5 3 1 1", "3G 3Y 5G", id="CB-T07 in another order"),
        pytest.param("5 3 3 1 1", "3G 3Y 5G", id="CB-T07 in a third order"),
        pytest.param("4 4 4 1 1", "4G 4Y 4B", id="CB-T08"),
        pytest.param("4 4 4 4 4", "4G 4Y 4B", id="hidden cards put no stone"),
    ],
)
def test_cb_t06_to_t08_neutral_stones(left: str, stones: str) -> None:
    """CB-T06, CB-T07, CB-T08, CB-26: three cards are turned up; copies of a value climb from green to blue."""
    log: list[Event] = []
    state = deal(2, left=left, log=log)
    view = see(state)
    assert view.turned_up == tuple(map(int, left.split()[:3]))
    assert view.neutral == fields(stones)
    assert [event.data for event in log if event.key == "turned-up"] == [{"values": list(view.turned_up)}]


def test_cb_26_stones_block_their_fields() -> None:
    """CB-26, CB-11: nobody declares a colour whose field has a neutral stone."""
    state = prepare(deal(2, "1 3 3 3 5 5", left="3 3 5 1 1"))
    assert not plays(state) & {"3G", "3Y", "5G"}
    assert {"3B", "5B", "5Y"} <= plays(state)
    with pytest.raises(IllegalMove, match="field-taken"):
        state.apply(0, move("3Y"))


def test_cb_r4_two_players_bury_a_card() -> None:
    """CB-R4, CB-26, CB-07: with two players a card is buried, too, and nine are left."""
    state = deal(2)
    assert state.actors() == [0, 1]
    with pytest.raises(IllegalMove, match="bury-first"):
        state.apply(0, move("1B"))
    state.apply(0, state.legal(0)[0])
    state.apply(1, state.legal(1)[0])
    assert see(state).hands == (9, 9)


@pytest.mark.parametrize("starter", [0, 1])
def test_cb_t03_no_prediction(starter: int) -> None:
    """CB-T03, CB-26, CB-08: with two players there is no prediction; after burying the starter leads."""
    state = prepare(deal(2, starter=starter))
    assert see(state).phase == "tricks"
    assert see(state).predictions == (0, 0)
    assert state.actors() == [starter]
    assert names(state.legal(starter))
    for tricks in (1, 2, 3, 4):
        with pytest.raises(IllegalMove):
            state.apply(starter, move(f"predict {tricks}"))


def test_cb_26_stones_are_turned_up_anew_each_round() -> None:
    """CB-26, CB-24: every round turns up three of its own left-over cards, and the old stones are gone."""
    chance = Chance("anew")
    state = random_round(game.start(2, {}, chance), "anew")
    assert see(state).turned_up == tuple(chance.outcomes["deal 2"][20:23])
    assert len(see(state).neutral) == 3
    assert chance.outcomes["deal 1"][20:23] != chance.outcomes["deal 2"][20:23]


def test_cb_22_bonus_by_tricks() -> None:
    """CB-22: over many rounds the bonus goes exactly to those with four tricks or fewer and no paradox."""
    endings = set()
    for number in range(40):
        state = game.start(2, {}, Chance(f"bonus {number}"))
        careful_round(state, f"{number}")
        score = scored(state)
        endings.add(score.paradox < 0)
        for seat in (0, 1):
            assert (score.bonus[seat] > 0) == (score.tricks[seat] <= 4 and score.paradox != seat)
    assert endings == {True, False}
