"""Set-up, the fields and what the box must suffice for."""

from __future__ import annotations

import pytest

from katzentisch.core.reason import BadOptions
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.box.cards import ANYTIME, DRAW_CARDS, TILE_TO_BOAT, TILES_TO_FIELDS
from katzentisch.games.isle_of_cats.box.tiles import CAT, COLOURS
from katzentisch.games.isle_of_cats.tests.play import BOX, begin, legal, morning, refused, say, tile, tiles


@pytest.mark.parametrize(("players", "copies", "cats"), [(1, 5, 8), (2, 5, 8), (3, 8, 12), (4, 11, 16)])
def test_sizes_by_players(players: int, copies: int, cats: int) -> None:
    """IC-01, IC-02, IC-03, IC-13, IC-T01: supplies, bag, deck, boats, baskets and fish for every group."""
    state = begin(players)
    assert state.commons == [copies] * 4
    assert len(state.bag) == 110
    assert len(state.deck) == 150
    assert len(state.oshax) == 6
    assert [(crew.baskets, crew.used, crew.fish, crew.hand) for crew in state.seats] == [(1, 0, 0, [])] * players
    assert len({crew.boat.plan.name for crew in state.seats}) == players
    state = morning(players)
    assert len(state.left) == len(state.right) == cats // 2
    assert all(crew.fish == 20 for crew in state.seats)


def test_figures() -> None:
    """IC-04, IC-R1, IC-T02: from the first player clockwise, each takes another colour."""
    state = begin(4, chance={"first": [2]})
    assert state.order == [2, 3, 0, 1]
    say(state, 2, "figure red")
    assert refused(state, 3, "figure red") == "figure-taken"
    assert legal(state, 3) == [f"figure {colour}" for colour in COLOURS if colour != "red"]
    assert refused(state, 0, "figure blue") == "not-your-turn"


def test_boats() -> None:
    """IC-05: nine rows, 142 cells, seven rooms, nineteen rats, a map of every colour."""
    assert BOX.outline.size() == 142
    assert [room.size() for room in BOX.rooms[1:]] == [18, 11, 18, 11, 60, 20, 4]
    assert [row.size() for row in BOX.rows] == [8, 13, 18, 21, 22, 21, 18, 13, 8]
    assert BOX.edge.size() == 44
    for plan in BOX.plans:
        assert plan.rats.size() == 19
        assert len(set(plan.maps)) == 5


def test_filling() -> None:
    """IC-12, IC-R2, IC-T03: the left field first; rare treasures go under the island and do not count."""
    drawn = tiles("blue-01 blue-02 rare-T4 blue-03 rare-T4 blue-04 red-01 red-02 red-03 rare-I4 red-04")
    rest = BOX.bag(False)
    for each in drawn:
        rest.remove(each)
    state = morning(2, chance={"bag": drawn + rest})
    assert state.left == tiles("blue-01 blue-02 blue-03 blue-04")
    assert state.right == tiles("red-01 red-02 red-03 red-04")
    assert state.stacks == [(tile("rare-T4"), 2), (tile("rare-I4"), 1)]
    assert state.bag_top == 11


def test_supplies_suffice() -> None:
    """IC-R3, IC-R4: with four players deck, bag and baskets suffice exactly."""
    cards = BOX.all_cards()
    drawn = sum(int(card.amount) for card in cards if card.effect == DRAW_CARDS)
    assert 4 * 7 * 5 + drawn == 150 == len(BOX.deck("ABC"))
    tiles_drawn = sum(int(card.amount) for card in cards if card.effect in (TILE_TO_BOAT, TILES_TO_FIELDS))
    cats = [each for each in BOX.tiles if each.kind == CAT]
    assert 16 * 5 + tiles_drawn == 85 == len(cats)
    baskets = sum(card.kind == ANYTIME and 84 <= card.number <= 89 for card in cards)
    assert 4 + baskets == 10 == game.box(4, {"modules": "ABC", "family": "no"})["permanent basket"]


def test_short_supplies() -> None:
    """IC-R4: should deck or bag run out in a variant, one takes what is there."""
    state = morning(2)
    state.deck_top = len(state.deck) - 1
    assert len(state.draw_cards(3)) == 1
    state.bag_top = len(state.bag)
    assert state.draw_tile() == -1
    state.left = state.right = []
    state.fill()
    assert not state.left


@pytest.mark.parametrize("players", [0, 5])
def test_one_to_four(players: int) -> None:
    """IC-01, FAQ: more than four need an expansion."""
    with pytest.raises(BadOptions):
        begin(players)
