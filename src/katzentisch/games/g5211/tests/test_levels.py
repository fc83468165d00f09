"""The levels: what they believe, how they mix, and that they can say why."""

from __future__ import annotations

import msgspec
import pytest

from katzentisch.bots.budget import Budget
from katzentisch.core.catalogue import find
from katzentisch.core.chance import Chance, rng
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.bots.belief import believe, explains
from katzentisch.games.g5211.bots.explainer import Explainer
from katzentisch.games.g5211.bots.opponent_model import OpponentModel
from katzentisch.games.g5211.bots.playout_policy import (
    MANNERS,
    PRIOR,
    WEIGHTS_BY_PLAYERS,
    LinearPolicy,
    choose_by_weights,
)
from katzentisch.games.g5211.rules.imagine import imagine
from katzentisch.games.g5211.rules.state import State5211

pytestmark = pytest.mark.slow


def start(players: int, seed: str) -> State5211:
    state = game.start(players, {}, Chance(seed))
    assert isinstance(state, State5211)
    return state


def positions(players: int) -> list[State5211]:
    """Positions of a sensible game, from its first turn to its last."""
    state = start(players, f"{players}")
    source = rng("play")
    found = []
    while state.actors():
        found.append(state.copy())
        seat = state.actor()
        state.step(seat, LinearPolicy().play(state, seat, source))
    return found


@pytest.mark.parametrize("players", game.players)
def test_beliefs_fit_the_view(players: int) -> None:
    """A believed world looks as the true one did before anybody else chose, and holds every card of the box once."""
    source = rng("belief")
    for state in positions(players):
        view = state.view(state.actor())
        world = imagine(view, source)
        manners = believe(world, OpponentModel(view, source), source)
        nobody = tuple(False for _ in range(players))
        assert world.view(view.seat) == msgspec.structs.replace(view, has_chosen=nobody)
        assert world.waiting == players
        assert world.census() == game.box(players, {})
        assert len(manners) == players


def test_beliefs_prefer_hands_that_explain_play() -> None:
    """Believed hands explain the open cards better than imagined ones do."""
    source = rng("tilt")
    believed = imagined = 0.0
    for state in positions(3):
        view = state.view(0)
        if view.turn and view.pile:
            model = OpponentModel(view, source)
            model.weights[1] = [float(weights is WEIGHTS_BY_PLAYERS) for weights in MANNERS]
            for _ in range(20):
                world = imagine(view, source)
                imagined += explains(world, 1, model, WEIGHTS_BY_PLAYERS[3], source)
                believe(world, model, source)
                believed += explains(world, 1, model, WEIGHTS_BY_PLAYERS[3], source)
    assert believed > 1.2 * imagined


@pytest.mark.parametrize("manner", range(len(MANNERS)))
def test_manners_are_recognised(manner: int) -> None:
    """Who played a whole deal in some manner is thought to have it more often than before."""
    source = rng("manner")
    thought = []
    for number in range(12):
        state = start(3, f"{number}")
        while state.deal == 1:
            seat = state.actor()
            state.step(seat, choose_by_weights(state, seat, MANNERS[manner][3], source))
        thought.append(OpponentModel(state.view(0), source).weights[1][manner])
    assert sum(thought) / len(thought) > 1.2 * PRIOR[manner]


def test_who_chose_before_is_thought_to_have_chosen_well() -> None:
    """A choice that lies face down is imagined as its owner would make it, so the order of choosing changes nothing."""
    waits = start(2, "order")
    follows = waits.copy()
    follows.step(1, follows.legal(1)[0])
    means = []
    for position in (waits, follows):
        tried = Explainer("s", Budget(worlds=400)).search(position.view(0), position.legal(0))
        means.append({one.move: one.mean for one in tried})
    favourite = max(means[0], key=lambda move: means[0][move])
    assert abs(means[0][favourite] - means[1][favourite]) < 0.03


def test_what_is_surely_worse_is_dropped() -> None:
    """All choices are tried in the same deals; the best to the end, others until they fall behind."""
    state = start(2, "drop")
    tried = Explainer("s", Budget(worlds=300)).search(state.view(0), state.legal(0))
    assert {one.move for one in tried} == set(state.legal(0))
    best = max(tried, key=lambda one: (one.visits, one.mean))
    assert best.visits == 300
    assert min(one.visits for one in tried) < 300
    assert all(one.visits % 16 == 0 or one.visits == 300 for one in tried)


@pytest.mark.parametrize("players", game.players)
def test_sense_is_legal_and_sees_only_the_own_hand(players: int) -> None:
    """A sensible choice is legal, and the same whatever the others hold."""
    for state in positions(players):
        seat = state.actor()
        move = LinearPolicy().play(state, seat, rng("same"))
        assert state.allows(seat, move)
        world = imagine(state.view(seat), rng("other"))
        assert LinearPolicy().play(world, seat, rng("same")) == move


def test_a_win_is_worth_more_the_nearer_the_end() -> None:
    """The same lead counts for more when fewer deals are left, and for all when none is."""
    first, *_, last = positions(3)
    worth = []
    for state in (first, last):
        for seat, player in enumerate(state.seats):
            player.points = 5 if seat == 0 else 0
        worth.append(LinearPolicy().judge(state, 0))
    last.waiting = 0
    assert 0.4 < worth[0] < worth[1] < LinearPolicy().judge(last, 0) <= 1.0


def test_advice_has_reasons_in_both_languages() -> None:
    """What the search imagined becomes sentences: own points, the others' points, the colour."""
    for state in positions(4)[::9]:
        seat = state.actor()
        advice = Explainer("s", Budget(worlds=40)).advise(state.view(seat), state.legal(seat))[0]
        assert advice.move in state.legal(seat)
        assert [reason.key for _, reason in advice.because][:2] == ["gains", "concedes"]
        for _, reason in advice.because:
            for lang in LANGUAGES:
                assert Words(lang, find(game.id)).because(reason) != f"because-{reason.key}"
