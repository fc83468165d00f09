"""The engine and the slow table play the same games, move by move."""

from __future__ import annotations

from collections import Counter

import pytest

from katzentisch.core.chance import Chance, rng
from katzentisch.core.state import State
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.tests.oracle import ORDER, Table, in_order, worth
from katzentisch.games.g5211.view import View5211

pytestmark = pytest.mark.slow


def compare(state: State, table: Table) -> None:
    """Everything the two can say about a position."""
    players = range(table.players)
    assert state.actors() == table.waits_for()
    assert state.points() == table.points()
    assert state.ranking() == table.ranking()
    for seat in players:
        assert [game.spell(move) for move in state.legal(seat)] == table.legal(seat)
        own = state.view(seat)
        assert isinstance(own, View5211)
        assert [ORDER[card] for card in own.hand] == in_order(table.hands[seat])
        chosen = table.chosen[seat]
        assert ([ORDER[own.unplayed]] if own.unplayed >= 0 else []) == table.unplayed[seat]
        assert own.choice == (game.parse(" ".join(chosen)) if chosen else -1)
    view = state.view(-1)
    assert isinstance(view, View5211)
    assert view.has_chosen == tuple(cards is not None for cards in table.chosen)
    assert view.hands == tuple(map(len, table.hands))
    assert view.open == tuple(tuple(map(ORDER.index, row)) for row in table.open)
    assert view.last_open == tuple(tuple(map(ORDER.index, row)) for row in table.before)
    assert (view.pile, view.aside) == (len(table.pile), len(table.removed))
    assert view.kept == tuple(map(len, table.own))
    assert view.points == tuple(map(worth, table.own))
    assert view.written == tuple(table.noted)
    assert view.over == table.over
    if not table.over:
        assert (view.number, view.deal, view.turn) == (table.passes, table.deal, table.round - 1)


@pytest.mark.parametrize("long", ["no", "yes"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_engine_and_oracle_agree(players: int, long: str) -> None:
    """FT-01 … FT-15: legal moves, hands, open cards, points, ranking and end are the oracle's at every ply."""
    for number in range(100 if long == "no" else 40):
        chance = Chance(f"oracle {players} {long} {number}")
        state = game.start(players, {"long": long}, chance)

        def shuffled(deal: int, chance: Chance = chance) -> list[str]:
            label = f"deal {deal}"
            return game.spell_chance(label, chance.outcomes[label]).split()

        table = Table(players, long == "yes", shuffled)
        choices = rng(f"choices {players} {long} {number}")
        compare(state, table)
        while actors := state.actors():
            seat = actors[choices.below(len(actors))]
            move = state.pick(seat, choices)
            state.apply(seat, move)
            table.choose(seat, game.spell(move))
            compare(state, table)
        view = state.view(-1)
        assert isinstance(view, View5211)
        assert Counter({ORDER[card]: copies for card, copies in enumerate(view.gone) if copies}) == table.gone()
