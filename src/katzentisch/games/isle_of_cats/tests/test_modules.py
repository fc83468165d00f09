"""Lesson modules and promos: an owner of an expansion adds a data file and no code."""

from __future__ import annotations

import json

import pytest

from katzentisch.core.chance import Chance, rng
from katzentisch.core.reason import BadOptions
from katzentisch.core.state import playout
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.box.faults import BadData
from katzentisch.games.isle_of_cats.box.tiles import CAT, OSHAX
from katzentisch.games.isle_of_cats.game import IsleOfCats
from katzentisch.games.isle_of_cats.rules.state import IsleState


def lesson(number: int, **score: object) -> dict[str, object]:
    return {"id": number, "type": "lesson", "module": "D", "cost": 2, "effect": {"score": score}}


MODULE = [lesson(216 + at, kind="per", points=1, metric={"count": "cats", "edge": True, "over": at}) for at in range(8)]
EXPANSION = json.dumps(
    {
        "lessons": MODULE,
        "rare_treasures": [{"id": "rare-X5", "copies_in_box": 2, "cells": [[0, 1], [1, 0], [1, 1], [1, 2], [2, 1]]}],
        "oshax": [{"id": "oshax-7", "cells": [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [1, 0]]}],
    }
)


def test_base_modules() -> None:
    """IC-65: the core and exactly three modules; the base box has A, B and C."""
    assert [option.choices for option in game.options(2) if option.name == "modules"] == [("ABC",)]
    assert len(game.components.deck("ABC")) == 150
    with pytest.raises(BadOptions):
        game.resolve(2, {"modules": "AB"})


def test_made_up_module() -> None:
    """IC-65: with module D any three of the four; always eight cards are exchanged."""
    more = IsleOfCats([EXPANSION])
    modules = next(option for option in more.options(2) if option.name == "modules")
    assert modules.choices == ("ABC", "ABD", "ACD", "BCD")
    deck = more.components.deck("BCD")
    assert len(deck) == 150
    assert not set(range(127, 135)) & set(deck)
    assert set(range(216, 224)) <= set(deck)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_game_with_everything(players: int) -> None:
    """IC-65: promo treasures and Oshax come out of the bag, do not count as cats, and nothing is lost."""
    more = IsleOfCats([EXPANSION])
    options = more.resolve(players, {"modules": "ABD"})
    assert options["promos"] == "yes"
    state = more.start(players, options, Chance("promos"))
    assert isinstance(state, IsleState)
    assert len(state.bag) == 113
    assert len(state.oshax) == 6
    playout(state, rng("promos"))
    assert state.census() == more.box(players, options)
    for seat in range(-1, players):
        assert more.imagine(state.view(seat), rng("w")).view(seat) == state.view(seat)


def test_promo_oshax_turns_up() -> None:
    """IC-65: it joins the Oshax on the table."""
    more = IsleOfCats([EXPANSION])
    number = more.components.tile_number["oshax-7"]
    rest = more.components.bag(True)
    rest.remove(number)
    state = more.start(2, {}, Chance("x", {"bag": [number, *rest]}))
    assert isinstance(state, IsleState)
    for colour in ("red", "blue"):
        state.apply(state.actor(), more.parse(f"figure {colour}"))
    assert state.oshax[-1] == number
    assert all(more.components.tiles[tile].kind == CAT for tile in state.left + state.right)
    assert more.components.tiles[number].kind == OSHAX


@pytest.mark.parametrize(
    "lessons",
    [
        MODULE[:7],
        [*MODULE[:7], lesson(150, kind="per", points=1, metric={"count": "cats"})],
        [*MODULE[:7], lesson(223, kind="per", points=1, metric={"count": "dogs"})],
        [*MODULE[:7], lesson(223, kind="per", points=1, metric={"count": "cats", "fluffy": True})],
        [*MODULE[:7], lesson(223, kind="luck", points=1)],
    ],
)
def test_wrong_data_is_refused(lessons: list[dict[str, object]]) -> None:
    """IC-65: seven cards, a number that is taken, a metric or a kind that nobody knows: nothing is guessed."""
    with pytest.raises(BadData):
        IsleOfCats([json.dumps({"lessons": lessons})])
