"""The engine against rules that were written a second time, at every ply of random games."""

from __future__ import annotations

import pytest

from katzentisch.core.chance import Chance, Rng, rng
from katzentisch.core.state import State
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.tests.oracle import COLOURS, Oracle, Token
from katzentisch.games.cat_in_the_box.tests.positions import see

pytestmark = pytest.mark.slow

CASES = [
    (2, "white", 200),
    (3, "white", 120),
    (3, "purple", 120),
    (4, "white", 100),
    (4, "purple", 100),
    (5, "purple", 160),
]
SPELLED = [game.spell(move) for move in range(game.moves)]


@pytest.mark.parametrize(("players", "side", "games"), CASES)
def test_engine_and_oracle_agree(players: int, side: str, games: int) -> None:
    """Legal moves, tokens, X, tricks, paradoxes, scores and ranking are the same, ply by ply.

    CB-01, CB-07 … CB-26 except CB-16: what the oracle reads in the rulebook, the engine does.
    """
    endings = set()
    for number in range(games):
        chance = Chance(f"oracle {players} {side} {number}")
        state = game.start(players, {"side": side}, chance)
        oracle = Oracle(players, see(state).starter, chance.outcomes)
        source = rng(f"{number}")
        careful = number % 2 == 1
        compare(state, oracle)
        while state.actors():
            seat = state.actor()
            move = choose(state, seat, source, careful)
            state.apply(seat, move)
            oracle.apply(seat, SPELLED[move])
            compare(state, oracle)
        endings |= {paradox is None for paradox in oracle.paradoxes}
    assert endings == {True, False}


def choose(state: State, seat: int, source: Rng, careful: bool) -> int:
    """A random move; in careful games the led colour is followed where possible, so that rounds last."""
    if careful:
        led = see(state).led
        following = [move for move in state.legal(seat) if led >= 0 and move // 9 == led]
        if following:
            return following[source.below(len(following))]
    return state.pick(seat, source)


def token(field: int) -> Token:
    return field % 9 + 1, COLOURS[field // 9]


def compare(state: State, oracle: Oracle) -> None:
    view = see(state)
    assert state.actors() == oracle.actors()
    for seat in range(oracle.players):
        assert {SPELLED[move] for move in state.legal(seat)} == oracle.legal(seat)
    assert state.points() == oracle.totals() == list(view.totals)
    assert state.ranking() == oracle.ranking()
    assert len(view.scores) == len(oracle.rounds)
    if view.scores:
        score, paradox = view.scores[-1], oracle.paradoxes[-1]
        assert list(score.points) == oracle.rounds[-1]
        assert list(score.bonus) == oracle.bonuses[-1]
        assert score.paradox == (-1 if paradox is None else paradox)
    assert view.phase == oracle.phase
    assert list(view.tricks) == oracle.won
    assert [{COLOURS[colour] for colour in row} for row in view.covered] == oracle.covered
    assert list(view.predictions) == [said or 0 for said in oracle.predictions]
    owners: list[int | str] = [*range(oracle.players), "neutral"]
    lying = zip(owners, [*view.tokens, view.neutral], strict=True)
    assert {token(field): owner for owner, fields in lying for field in fields} == oracle.board
    if view.phase != "over":
        assert view.starter == oracle.starter
        mover = state.actor()
        assert list(see(state, mover).hand) == sorted(oracle.hands[mover])
    if view.phase == "tricks":
        assert view.turn == oracle.turn
        assert list(map(token, view.trick)) == [card[1:] for card in oracle.trick]
