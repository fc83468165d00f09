"""Games and options as people name them at a terminal."""

from __future__ import annotations

import pytest

from katzentisch.core.catalogue import UnknownGame, find
from katzentisch.core.reason import BadOptions
from katzentisch.terminal.setup import check_options, find_named


@pytest.mark.parametrize(
    ("name", "game"),
    [
        ("Die Insel der Katzen", "isle_of_cats"),
        ("insel der katzen", "isle_of_cats"),
        ("The Isle of Cats", "isle_of_cats"),
        ("Cryptid", "cryptid"),
        ("cat in the box", "cat_in_the_box"),
        ("g5211", "5211"),
    ],
)
def test_a_game_is_found_by_every_name_it_is_shown_with(name: str, game: str) -> None:
    assert find_named(name).game.id == game


def test_another_name_is_refused() -> None:
    with pytest.raises(UnknownGame):
        find_named("isle")


def test_an_unknown_option_is_told_all_that_there_are() -> None:
    """Also those that a single player does not have."""
    with pytest.raises(BadOptions) as refused:
        check_options(find("isle_of_cats"), {"familie": "yes"})
    assert refused.value.reason.data["choices"] == ["difficulty", "family", "modules", "moments"]
