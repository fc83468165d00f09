"""The levels: what they believe, how they mix, and that they can say why."""

from __future__ import annotations

import pytest

from katzentisch.bots.budget import Budget
from katzentisch.core.catalogue import find
from katzentisch.core.chance import Chance, rng
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.belief import believe, likelihood
from katzentisch.games.g5211.bots import Explainer
from katzentisch.games.g5211.imagine import imagine
from katzentisch.games.g5211.rules import State5211
from katzentisch.games.g5211.view import View5211


def positions(players: int) -> list[State5211]:
    """Positions of a sensible game, from its first turn to its last."""
    state = game.start(players, {}, Chance(f"{players}"))
    assert isinstance(state, State5211)
    source = rng("play")
    found = []
    while state.actors():
        found.append(state.copy())
        seat = state.actor()
        state.step(seat, state.sensible(seat, source))
    return found


@pytest.mark.parametrize("players", game.players)
def test_beliefs_fit_the_view(players: int) -> None:
    """A believed world looks as the true one does, and every card of the box is in it once."""
    source = rng("belief")
    for state in positions(players):
        view = state.view(state.actor())
        world = believe(view, source)
        assert world.view(view.seat) == view
        assert world.census() == game.box(players, {})


def test_beliefs_prefer_hands_that_explain_play() -> None:
    """Believed hands explain the first open cards better than imagined ones do."""
    source = rng("tilt")
    believed = imagined = 0.0
    for state in positions(3):
        view = state.view(0)
        assert isinstance(view, View5211)
        if view.turn and view.pile:
            for _ in range(20):
                for world, own in ((believe(view, source), True), (imagine(view, source), False)):
                    worth = likelihood(world, world.places[1], source)
                    believed, imagined = believed + worth * own, imagined + worth * (not own)
    assert believed > 1.02 * imagined


@pytest.mark.parametrize("players", game.players)
def test_sense_is_legal_and_sees_only_the_own_hand(players: int) -> None:
    """A sensible choice is legal, and the same whatever the others hold."""
    for state in positions(players):
        seat = state.actor()
        move = state.sensible(seat, rng("same"))
        assert state.allows(seat, move)
        world = imagine(state.view(seat), rng("other"))
        assert world.sensible(seat, rng("same")) == move


def test_a_win_is_worth_more_the_nearer_the_end() -> None:
    """The same lead counts for more when fewer deals are left, and for all when none is."""
    first, *_, last = positions(3)
    worth = []
    for state in (first, last):
        for seat, place in enumerate(state.places):
            place.points = 5 if seat == 0 else 0
        worth.append(state.evaluate(0))
    last.waiting = 0
    assert 0.4 < worth[0] < worth[1] < last.evaluate(0) <= 1.0


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
