"""The player whose estimates a net corrects."""

from __future__ import annotations

import pytest

from katzentisch.bots.roster import seat_bot
from katzentisch.core.catalogue import find
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.isle_of_cats.bots.boat_net import INPUTS, BoatNet, read_boat_net, write_boat_net
from katzentisch.games.isle_of_cats.bots.evaluating_player import EvaluatingPlayer
from katzentisch.games.isle_of_cats.bots.learned_boat_value import LearnedBoatEvaluator
from katzentisch.games.isle_of_cats.bots.learned_player import LearnedPlayer, shipped_net
from katzentisch.games.isle_of_cats.tests.boats import boat
from katzentisch.games.isle_of_cats.tests.play import begin, put_boat, rescue_turn, say

pytestmark = pytest.mark.slow


def test_the_net_is_what_its_weights_say() -> None:
    """Two hidden units, one of them silent."""
    first, second = [0.0] * INPUTS, [0.0] * INPUTS
    first[3], second[5] = 2.0, -1.0
    net = BoatNet([first, second], [0.5, 0.0], [4.0, 100.0], -1.0)
    inputs = [0.0] * INPUTS
    inputs[3], inputs[5] = 1.0, 1.0
    assert net.points(inputs) == -1.0 + 4.0 * 2.5
    again = read_boat_net(write_boat_net(net))
    assert again.points(inputs) == net.points(inputs)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b'{"format": "another", "inputs": 54, "hidden": 1}\n', "another"),
        (b'{"format": "katzentisch boat net 1", "inputs": 53, "hidden": 1}\n', "53 inputs"),
        (b'{"format": "katzentisch boat net 1", "inputs": 54, "hidden": 1}\n\x00\x00', "2 bytes"),
    ],
)
def test_another_net_is_refused(data: bytes, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        read_boat_net(data)


def test_the_net_adds_to_the_estimate() -> None:
    """An evaluator with the net adds what the net says of what it sees, to an estimate that is otherwise the same."""
    state = rescue_turn(left="red-15 blue-16", right="")
    put_boat(state, 0, boat("M"))
    view = state.view(0)
    corrected, plain = LearnedPlayer().value_position(view), EvaluatingPlayer().value_position(view)
    assert isinstance(corrected.evaluator, LearnedBoatEvaluator)
    found = corrected.evaluator.evaluate(corrected.layout)
    inputs = corrected.evaluator.inputs(corrected.layout, found)
    assert len(inputs) == INPUTS
    assert found.learned == shipped_net().points(inputs) != 0
    assert found.total() - found.learned == pytest.approx(plain.now)


def test_reasons_have_words_and_sum_up() -> None:
    """What the net adds is one of the reasons; all of them together order the moves."""
    state = rescue_turn(left="red-15 blue-16", right="")
    put_boat(state, 0, boat("M"))
    say(state, 0, "take red-15")
    advice = LearnedPlayer().advise(state.view(0), state.legal(0))
    assert [each.worth for each in advice] == sorted((each.worth for each in advice), reverse=True)
    keys = {reason.key for each in advice for _, reason in each.because}
    assert "experience" in keys
    assert all(Words(lang, find("isle_of_cats")).knows(f"because-{key}") for lang in LANGUAGES for key in keys)


@pytest.mark.parametrize(("players", "options"), [(2, {}), (1, {}), (2, {"family": "yes"})])
def test_plays_to_the_end(players: int, options: dict[str, str]) -> None:
    """Every move is legal; alone and in the family game, where the net was not trained, it plays without."""
    state = begin(players, "learned", None, **options)
    bots = [seat_bot(find("isle_of_cats"), "learned", "", f"{seat}") for seat in range(players)]
    plain = EvaluatingPlayer()
    while state.actors():
        seat = state.actor()
        view, legal = state.view(seat), state.legal(seat)
        move = bots[seat].choose(view, legal)
        assert move in legal
        if view.mode != "voyage":
            assert move == plain.choose(view, legal)
        state.apply(seat, move)
    assert min(state.points()) > 0
