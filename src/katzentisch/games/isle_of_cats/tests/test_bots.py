"""The player that comes with the game."""

from __future__ import annotations

import pytest

from katzentisch.bots.budget import parse_budget
from katzentisch.bots.search import Search
from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.core.words import Words
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.bots import part
from katzentisch.games.isle_of_cats.bots.heuristic import Heuristic
from katzentisch.games.isle_of_cats.tests.boats import boat
from katzentisch.games.isle_of_cats.tests.play import begin, put_boat, rescue_turn, say


def test_beats_chance() -> None:
    """It ends far ahead of a player who moves at random, and never on an empty boat."""
    state = begin(2, "bots")
    source = rng("bots")
    player = Heuristic("x")
    while state.actors():
        seat = state.actor()
        move = player.choose(state.view(seat), state.legal(seat)) if seat == 0 else state.pick(seat, source)
        state.apply(seat, move)
    assert state.points()[0] > 30
    assert state.ranking() == [1, 2]


@pytest.mark.parametrize("options", [{"difficulty": "hard"}])
def test_plays_alone(options: dict[str, str]) -> None:
    """It plays the solo game to its end with points to show."""
    state = begin(1, "alone", None, **options)
    player = part.players["heuristic"]("x")
    while state.actors():
        state.apply(0, player.choose(state.view(0), state.legal(0)))
    assert state.points()[0] > 0


def test_reasons_have_words() -> None:
    """Whatever speaks for a move can be said in both languages; a map and a family speak for a place."""
    state = rescue_turn(left="red-15 blue-16", right="")
    put_boat(state, 0, boat("M"))
    say(state, 0, "take red-15")
    player = Heuristic("x")
    advice = player.advise(state.view(0), state.legal(0))
    assert advice[0].worth >= advice[-1].worth
    keys = {reason.key for each in advice for _, reason in each.because}
    assert "map" in keys
    for lang in ("en", "de"):
        words = Words(lang, find("isle_of_cats"))
        assert all(words.knows(f"because-{key}") for key in keys)


def test_search_within_a_budget() -> None:
    """A search of a few worlds answers with a legal move."""
    state = rescue_turn()
    player = Search(game, "x", parse_budget("4"))
    assert player.choose(state.view(0), state.legal(0)) in state.legal(0)
