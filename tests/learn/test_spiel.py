"""OpenSpiel's own tests, and one of its algorithms at our table."""

from __future__ import annotations

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="NOT INSTALLED: open_spiel")
np = pytest.importorskip("numpy", reason="NOT INSTALLED: the extra `learn`")

from open_spiel.python.algorithms import mcts

from katzentisch.learn import spiel
from tests.seeds import dice

CASES = [
    "katzentisch_5211",
    "katzentisch_cat_in_the_box(players=4,options=side:purple)",
    "katzentisch_cryptid(options=card:drawn mode:advanced)",
    "katzentisch_isle_of_cats",
]


@pytest.mark.parametrize("name", CASES)
def test_openspiel_accepts_it(name: str) -> None:
    """A random simulation with copies, histories, observations and serialisation checked on the way."""
    assert spiel.DEALS
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_an_algorithm_of_openspiel_plays() -> None:
    """Its Monte Carlo tree search finds legal moves."""
    game = pyspiel.load_game("katzentisch_5211")
    state = game.new_initial_state()
    state.apply_action(3)
    judge = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.0, 5, judge, random_state=np.random.RandomState(1))
    for _ in range(4):
        state.apply_action(bot.step(state))
    assert state.move_number() == 5


def test_a_seat_recalls_the_same_however_often_it_was_asked() -> None:
    """What was worked out for an earlier moment, or for a copy, is continued and never mixed up."""
    game = pyspiel.load_game("katzentisch_5211")
    asked, other = game.new_initial_state(), game.new_initial_state()
    source = dice()
    for step in range(40):
        actions = asked.legal_actions()
        action = source.choice(actions)
        before = asked.clone()
        before.apply_action(actions[0])
        asked.apply_action(action)
        other.apply_action(action)
        if step % 3 == 0:
            asked.information_state_string(step % 2)
            assert (before.information_state_string(0) == asked.information_state_string(0)) == (action == actions[0])
    fresh = game.new_initial_state()
    for action in other.history():
        fresh.apply_action(action)
    for seat in range(2):
        assert asked.information_state_string(seat) == fresh.information_state_string(seat)
