"""Chapters 1 and 2 of the rulebook and the preparation of a round: material, deal, bury, predict."""

from __future__ import annotations

import pytest

from katzentisch.core.chance import Chance, rng
from katzentisch.core.reason import BadChance, BadNotation, BadOptions, IllegalMove
from katzentisch.core.state import State
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.tests.positions import (
    bury,
    careful_round,
    deal,
    move,
    predict,
    random_round,
    scored,
    see,
)

# players: values, deck, dealt, after burying, tricks, predictions, rounds, fields, empty after a full round
TABLE = {
    2: (5, 25, 10, 9, 8, [], 2, 20, 1),
    3: (6, 30, 10, 9, 8, [1, 3, 4], 3, 24, 0),
    4: (8, 40, 10, 9, 8, [1, 2, 3], 4, 32, 0),
    5: (9, 45, 9, 8, 7, [1, 2, 3], 5, 36, 1),
}


@pytest.mark.parametrize("players", TABLE)
def test_cb_t01_every_number_of_the_table(players: int) -> None:
    """CB-T01, CB-01: values, deck, hands, predictions and rounds depend on the number of players."""
    highest, cards, dealt, after, _, predictions, rounds, _, _ = TABLE[players]
    state = game.start(players, {"starter": "0"}, Chance("t01"))
    assert see(state).values == highest
    assert game.box(players, {}) == {f"card {value}": 5 for value in range(1, highest + 1)}
    assert state.census() == game.box(players, {})
    assert sum(state.census().values()) == cards
    assert see(state).hands == (dealt,) * players
    for seat in range(players):
        state.apply(seat, state.legal(seat)[0])
    assert see(state).hands == (after,) * players
    if predictions:
        assert state.legal(0) == [move(f"predict {tricks}") for tricks in predictions]
    played = 0
    while state.actors():
        assert see(state).round == played
        random_round(state, f"t01 {played}")
        played += 1
    assert played == rounds


@pytest.mark.parametrize("players", TABLE)
def test_cb_t01_tricks_and_empty_fields_of_a_full_round(players: int) -> None:
    """CB-T01, CB-01, CB-R4, CB-R16: a round without a paradox has so many tricks and leaves so many fields empty."""
    _, _, _, _, tricks, _, _, fields, empty = TABLE[players]
    for number in range(200):
        state = game.start(players, {"starter": "0"}, Chance(f"full {number}"))
        stones = see(state).neutral
        careful_round(state, f"full {number}")
        if scored(state).paradox < 0:
            break
    assert sum(scored(state).tricks) == tricks
    lying = [number for tokens in see(state).last_tokens for number in tokens] + list(stones)
    assert len(lying) == len(set(lying)) == fields - empty
    assert {number % 9 for number in lying} <= set(range(TABLE[players][0]))


@pytest.mark.parametrize("players", [0, 1, 6])
def test_cb_01_no_other_number_of_players(players: int) -> None:
    """CB-01: two to five players."""
    with pytest.raises(BadOptions, match="players"):
        game.start(players, {}, Chance("x"))


@pytest.mark.parametrize(("players", "highest"), [(2, 5), (3, 6), (4, 8), (5, 9)])
def test_cb_02_only_fields_of_values_in_play(players: int, highest: int) -> None:
    """CB-02: a value outside the deck is never in a hand, so its fields stay blocked for the whole game."""
    state = game.start(players, {}, Chance("blocked"))
    source = rng("blocked")
    while state.actors():
        seat = state.actor()
        shown = [text for text in map(game.spell, state.legal(seat)) if not text.startswith("predict")]
        assert all(1 <= int("".join(filter(str.isdigit, text))) <= highest for text in shown)
        state.step(seat, state.pick(seat, source))


@pytest.mark.parametrize(
    ("players", "sides"), [(2, ["white"]), (3, ["white", "purple"]), (4, ["white", "purple"]), (5, ["purple"])]
)
def test_cb_03_sides_of_the_research_cards(players: int, sides: list[str]) -> None:
    """CB-03, CB-R1: the side is an option that obeys the table, white for a first game."""
    for side in ("white", "purple"):
        if side in sides:
            assert see(game.start(players, {"side": side}, Chance("side"))).side == side
        else:
            with pytest.raises(BadOptions, match="side"):
                game.start(players, {"side": side}, Chance("side"))
    assert see(game.start(players, {}, Chance("side"))).side == sides[0]


@pytest.mark.parametrize("players", TABLE)
def test_cb_04_every_x_is_covered(players: int) -> None:
    """CB-04: at the start every player's four X are covered and no token lies on the board."""
    view = see(game.start(players, {}, Chance("x")))
    assert view.covered == ((0, 1, 2, 3),) * players
    assert view.tokens == ((),) * players


def test_cb_05_first_starter() -> None:
    """CB-05: the host names the first starter or chance does, and then it may be anybody."""
    for seat in range(4):
        assert see(game.start(4, {"starter": str(seat)}, Chance("x"))).starter == seat
    assert {see(game.start(4, {}, Chance(f"{n}"))).starter for n in range(40)} == {0, 1, 2, 3}
    with pytest.raises(BadOptions, match="starter"):
        game.start(4, {"starter": "4"}, Chance("x"))


def test_cb_06_the_deal() -> None:
    """CB-06: the whole deck is shuffled and dealt by seat; a deal of other cards is none."""
    state = deal(3, "1 2 2 3 4 4 4 5 5 6", "1 3 3 3 3 4 5 5 6 6", "1 1 1 2 2 2 4 5 6 6")
    assert see(state, 0).hand == (1, 2, 2, 3, 4, 4, 4, 5, 5, 6)
    assert see(state, 1).hand == (1, 3, 3, 3, 3, 4, 5, 5, 6, 6)
    assert see(state, 2).hand == (1, 1, 1, 2, 2, 2, 4, 5, 6, 6)
    hands = {see(game.start(3, {}, Chance(f"{n}")), 0).hand for n in range(20)}
    assert len(hands) > 10
    with pytest.raises(BadChance):
        game.start(3, {}, Chance("x", {"deal 1": [1] * 30}))


def test_cb_t05_burying() -> None:
    """CB-T05, CB-07: everybody buries one card of the hand, once, at the same time, and nobody else sees which."""
    state = deal(3, "", "1 1 1 1 1 2 2 2 2 2", "3 3 3 3 3 4 4 4 4 4")
    twin = state.copy()
    assert state.actors() == [0, 1, 2]
    state.apply(1, move("bury 1"))
    twin.apply(1, move("bury 2"))
    assert state.actors() == [0, 2]
    assert see(state, 1).buried == 1
    for seat in (-1, 0, 2):
        assert see(state, seat) == see(twin, seat)
        assert see(state, seat).has_buried == (False, True, False)
    with pytest.raises(IllegalMove, match="already-buried"):
        state.apply(1, move("bury 1"))
    with pytest.raises(IllegalMove, match="not-in-hand"):
        state.apply(2, move("bury 5"))
    state.apply(2, move("bury 4"))
    state.apply(0, state.legal(0)[0])
    assert state.actors() == [0]


def test_cb_t02_predictions_of_three() -> None:
    """CB-T02, CB-08: with three players 1, 3 and 4 may be predicted; 0, 2 and 5 may not."""
    state = prepared_to_predict(3)
    for tricks in (1, 3, 4):
        assert see(predict(state.copy(), str(tricks))).predictions[0] == tricks
    with pytest.raises(IllegalMove, match="no-such-prediction"):
        predict(state, "2")
    for tricks in (0, 5):
        with pytest.raises(BadNotation):
            predict(state, str(tricks))
    assert see(state).predictions == (0, 0, 0)


@pytest.mark.parametrize("players", [4, 5])
def test_cb_t03_predictions_of_four_and_five(players: int) -> None:
    """CB-T03, CB-08: with four and five players 1, 2 and 3 may be predicted, equal ones too; 0 and 4 may not."""
    state = prepared_to_predict(players)
    for tricks in (1, 2, 3):
        assert see(predict(state.copy(), f"{tricks} {tricks}")).predictions[:2] == (tricks, tricks)
    with pytest.raises(IllegalMove, match="no-such-prediction"):
        predict(state, "4")
    with pytest.raises(BadNotation):
        predict(state, "0")


def test_cb_t04_predictions_go_round_from_the_starter() -> None:
    """CB-T04, CB-08, CB-09: the round starter predicts first, the last sees all others, and the starter leads."""
    state = prepared_to_predict(4, starter=2)
    for seat, tricks in ((2, 3), (3, 1), (0, 2)):
        assert state.actors() == [seat]
        with pytest.raises(IllegalMove, match="not-your-turn"):
            state.apply((seat + 1) % 4, move("predict 1"))
        state.apply(seat, move(f"predict {tricks}"))
    assert state.actors() == [1]
    assert see(state, 1).predictions == (2, 0, 3, 1)
    state.apply(1, move("predict 1"))
    assert state.actors() == [2]
    assert see(state).phase == "tricks"
    assert see(state).leader == 2


def test_cb_r3_bury_before_predicting() -> None:
    """CB-R3: nobody predicts before all have buried, so predictions are made on what is left of the hand."""
    state = deal(4)
    with pytest.raises(IllegalMove, match="bury-first"):
        state.apply(0, move("predict 1"))
    bury(state, " ".join(str(see(state, seat).hand[0]) for seat in range(4)))
    assert see(state).phase == "predict"
    assert see(state).hands == (9, 9, 9, 9)


def prepared_to_predict(players: int, starter: int = 0) -> State:
    state = deal(players, starter=starter)
    for seat in range(players):
        state.apply(seat, state.legal(seat)[0])
    return state
