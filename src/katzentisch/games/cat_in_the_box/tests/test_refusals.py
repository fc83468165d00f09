"""Why a move is refused: one key for every kind of refusal, and what fills its blanks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from katzentisch.core.chance import rng
from katzentisch.core.reason import IllegalMove, Reason
from katzentisch.core.state import State
from katzentisch.core.view import encode
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.tests.positions import bury, deal, imagined, move, play, predict, random_round

HANDS = ("1 2 2 3 4 4 4 5 5 6", "1 3 3 3 3 4 5 5 6 6", "1 1 1 2 2 2 4 5 6 6")


def burying() -> State:
    state = deal(3, *HANDS, starter=1)
    state.apply(2, move("bury 2"))
    return state


def predicting() -> State:
    return bury(deal(3, *HANDS, starter=1), "4 3 2")


def leading() -> State:
    return predict(predicting(), "1 3 4")


def following() -> State:
    """P2 plays on the 4Y of P1."""
    return play(leading(), "4Y")


def red_by_exception() -> State:
    return imagined(3, "2 2 2 5 5", covered={0: "RG"}, tokens={1: "2G", 2: "5G"}, free="R 2B")


def over() -> State:
    state = deal(3)
    while state.actors():
        random_round(state, "over")
    return state


@pytest.mark.parametrize(
    ("position", "seat", "text", "reason"),
    [
        (burying, 0, "4B", Reason("bury-first")),
        (burying, 0, "predict 1", Reason("bury-first")),
        (burying, 2, "bury 2", Reason("already-buried")),
        (burying, 2, "4B", Reason("already-buried")),
        (burying, 1, "bury 2", Reason("not-in-hand", {"value": 2})),
        (burying, 1, "bury 9", Reason("not-in-hand", {"value": 9})),
        (predicting, 1, "bury 3", Reason("already-buried")),
        (predicting, 0, "predict 1", Reason("not-your-turn", {"seat": 1})),
        (predicting, 1, "4Y", Reason("predict-first")),
        (predicting, 1, "predict 2", Reason("no-such-prediction", {"tricks": 2})),
        (leading, 0, "4Y", Reason("not-your-turn", {"seat": 1})),
        (leading, 1, "bury 3", Reason("already-buried")),
        (leading, 0, "bury 3", Reason("already-buried")),
        (leading, 1, "predict 1", Reason("predictions-made")),
        (leading, 1, "2Y", Reason("not-in-hand", {"value": 2})),
        (leading, 1, "9Y", Reason("not-in-hand", {"value": 9})),
        (leading, 1, "3R", Reason("red-not-yet")),
        (following, 2, "4Y", Reason("field-taken", {"value": 4, "colour": "yellow"})),
        (following, 2, "3Y", Reason("not-in-hand", {"value": 3})),
        (following, 1, "3Y", Reason("not-your-turn", {"seat": 2})),
        (red_by_exception, 0, "2B", Reason("x-uncovered", {"colour": "blue"})),
        (red_by_exception, 0, "2G", Reason("field-taken", {"value": 2, "colour": "green"})),
        (over, 0, "4Y", Reason("over")),
        (over, 0, "bury 1", Reason("over")),
    ],
)
def test_every_refusal_has_its_reason(position: Callable[[], State], seat: int, text: str, reason: Reason) -> None:
    """CB-07, CB-08, CB-11, CB-12: a refused move names the rule it breaks, and nothing has changed."""
    state = position()
    before = [encode(state.view(each)) for each in range(-1, 3)]
    assert not state.allows(seat, move(text))
    assert state.why_not(seat, move(text)) == reason
    with pytest.raises(IllegalMove) as refusal:
        state.apply(seat, move(text))
    assert refusal.value.reason == reason
    assert [encode(state.view(each)) for each in range(-1, 3)] == before


@pytest.mark.parametrize("position", [burying, predicting, leading, following])
def test_no_such_seat_and_no_such_move(position: Callable[[], State]) -> None:
    """A seat that is not at the table and a number that is no move are named as such."""
    state = position()
    for seat in (-1, 3, 7):
        with pytest.raises(IllegalMove, match="no-seat"):
            state.apply(seat, 0)
    for number in (-1, game.moves, 1000):
        with pytest.raises(IllegalMove, match="no-move"):
            state.apply(state.actor(), number)


def test_every_move_is_legal_or_has_a_reason() -> None:
    """At every position of a random game each of the other moves is refused for one of these reasons."""
    known = {
        "over",
        "already-buried",
        "bury-first",
        "not-in-hand",
        "not-your-turn",
        "predict-first",
        "no-such-prediction",
        "predictions-made",
        "field-taken",
        "x-uncovered",
        "red-not-yet",
    }
    found = set()
    state = deal(3)
    source = rng("reasons")
    while True:
        for seat in range(3):
            legal = state.legal(seat)
            found |= {state.why_not(seat, other).key for other in range(game.moves) if other not in legal}
        if not state.actors():
            break
        state.step(state.actor(), state.pick(state.actor(), source))
    assert found == known
