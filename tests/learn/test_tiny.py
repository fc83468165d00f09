"""Tiny versions of the card games: their whole tree is walked, and CFR's figures on the page are right."""

from __future__ import annotations

import re
import runpy
from collections import Counter
from itertools import permutations
from math import isclose
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="NOT INSTALLED: open_spiel")
pytest.importorskip("numpy", reason="NOT INSTALLED: the extra `learn`")

from katzentisch.learn import spiel
from katzentisch.learn.errors import NotLearnable
from katzentisch.learn.tiny import tiny_games, tiny_version, two_hands
from tests.seeds import dice

DOCS = Path(__file__).parents[2] / "docs"
SMALLEST = {"5211": "(colours=2,values=1,copies=5)", "cat_in_the_box": "(values=2,copies=4)"}
TINY = [f"katzentisch_{spiel.TINY}{game}{SMALLEST[game]}" for game in tiny_games()]
ROWS = re.findall(r"^\| `(katzentisch_tiny_\w+\(.*?\))` \| (.*) \|$", (DOCS / "learn.md").read_text("utf-8"), re.M)


def test_hands_are_as_likely_as_in_a_shuffled_deck() -> None:
    """Counted over every order of a small deck."""
    deck = [1, 1, 2, 2, 3]
    orders = [(tuple(sorted(cards[:2])), tuple(sorted(cards[2:4]))) for cards in permutations(deck)]
    counted = {hands: times / len(orders) for hands, times in Counter(orders).items()}
    assert dict(two_hands(deck, 2)) == pytest.approx(counted)


@pytest.mark.parametrize("name", TINY)
def test_the_whole_tree_is_a_game_of_perfect_recall(name: str) -> None:
    """Chances add up, returns are zero-sum, and an information state knows its moves and all earlier ones."""
    known: dict[tuple[int, str], tuple[list[int], tuple[Any, ...]]] = {}
    waiting: list[tuple[Any, tuple[tuple[Any, ...], ...]]] = [(pyspiel.load_game(name).new_initial_state(), ((), ()))]
    while waiting:
        state, done = waiting.pop()
        if state.is_terminal():
            assert isclose(sum(state.returns()), 0, abs_tol=1e-9)
            continue
        if state.is_chance_node():
            assert isclose(sum(chance for _, chance in state.chance_outcomes()), 1)
            waiting += [(state.child(deal), done) for deal, _ in state.chance_outcomes()]
            continue
        seat = state.current_player()
        text = state.information_state_string()
        legal = state.legal_actions()
        assert known.setdefault((seat, text), (legal, done[seat])) == (legal, done[seat])
        for action in legal:
            more = tuple((*own, (text, action)) if who == seat else own for who, own in enumerate(done))
            waiting.append((state.child(action), more))


@pytest.mark.parametrize("name", TINY)
def test_openspiel_accepts_it(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", TINY)
def test_an_imagined_state_looks_the_same_and_holds_the_cards_of_the_deck(name: str) -> None:
    game = pyspiel.load_game(name)
    source = dice()
    state = game.new_initial_state()
    state.apply_action(source.choice([deal for deal, _ in state.chance_outcomes()]))
    while not state.is_terminal():
        for seat in range(2):
            other = state.resample_from_infostate(seat, source.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            while not other.is_terminal():
                other.apply_action(source.choice(other.legal_actions()))
        state.apply_action(source.choice(state.legal_actions()))


@pytest.mark.parametrize(("name", "figures"), ROWS[:2])
def test_cfr_reaches_what_the_page_says(name: str, figures: str) -> None:
    """Size, and exploitability of uniform play and after ten iterations."""
    known = figures.split(" | ")
    fresh = runpy.run_path(str(DOCS / "recipes" / "tiny_cfr.py"))["row"](name, [10]).removesuffix(" |").split(" | ")[1:]
    assert fresh == known[: len(fresh)]
    assert float(fresh[-1]) < float(fresh[-2])


def test_a_tiny_version_says_what_it_cannot_be() -> None:
    with pytest.raises(ValueError, match="10 cards are too few for two hands of 6"):
        tiny_version("cat_in_the_box")(colours=2, values=2, copies=5, hand=6)
    with pytest.raises(ValueError, match="colours is 6, where 1 to 5 are possible"):
        tiny_version("5211")(colours=6, values=1, copies=2)
    with pytest.raises(NotLearnable, match=r"cryptid has no tiny version; 5211, cat_in_the_box have"):
        tiny_version("cryptid")
