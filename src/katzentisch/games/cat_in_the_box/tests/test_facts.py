"""What browsers are told of the box is what the rules use."""

from __future__ import annotations

import msgspec

from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.shown.facts import facts


def test_every_side_places_every_field_once() -> None:
    """A place is told for each of the 36 fields of each side, none of them twice."""
    told = msgspec.json.decode(msgspec.json.encode(facts()))
    assert told["places"].keys() == game.layouts.keys()
    for places in told["places"].values():
        assert sorted(places) == list(range(36))


def test_colours_spell_moves() -> None:
    """A field is its colour's row of nine and its value, as in the notation."""
    colours = facts()["colours"]
    for field in range(36):
        assert game.spell(field) == f"{field % 9 + 1} {colours[field // 9]}"
