"""The games in C that we measure ourselves against are the same games."""

from __future__ import annotations

import pytest

from katzentisch.bench import c_reference
from katzentisch.core.catalogue import catalogue

GAMES = 40


@pytest.mark.parametrize("name", [name for name in catalogue() if c_reference.known(name)])
def test_c_makes_the_same_moves(name: str) -> None:
    """As many of them, with the same points in the end, from the same seeds."""
    try:
        with c_reference.compile_reference(name) as program:
            theirs = c_reference.in_c(program, GAMES, 0)
    except c_reference.NoCompiler:
        pytest.skip("there is no C compiler")
    ours = c_reference.in_ours(catalogue()[name].game, GAMES, 0)
    assert (theirs.moves, theirs.checksum) == (ours.moves, ours.checksum)


def test_both_card_games_are_there_in_c() -> None:
    assert {name for name in catalogue() if c_reference.known(name)} == {"cat_in_the_box", "5211"}
