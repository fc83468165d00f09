"""Setting the game up: boats, bag, deck, baskets, and who begins (IC-01 … IC-04)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.rules.phases import FAMILY_MODE, SOLO
from katzentisch.games.isle_of_cats.rules.sister import SISTER, welcome_sister
from katzentisch.games.isle_of_cats.rules.table import Table

ALL_BASKETS: Final = 10


def set_up(table: Table) -> None:
    """Make a table ready for the choice of figures."""
    box = table.box
    plans = table.chance.shuffled("boats", list(range(len(box.plans))))
    table.seats = [table.new_crew(box.plans[plans[seat]]) for seat in range(table.players)]
    table.bag = table.chance.shuffled("bag", box.bag(table.promos))
    table.commons = [box.common_copies[str(table.players)]] * len(box.commons)
    table.oshax = [] if table.mode == FAMILY_MODE else list(box.oshax)
    if table.mode == FAMILY_MODE:
        table.aside = list(box.family_cards)
    else:
        table.deck = table.chance.shuffled("deck", box.deck(table.modules))
        table.baskets_left = ALL_BASKETS - table.players
        for player in table.seats:
            player.baskets = 1
    first: i64 = table.chance.below("first", table.players)
    table.order = [(first + seat) % table.players for seat in range(table.players)]
    table.turn = first
    table.tell("first", {"seat": first})
    if table.mode == SOLO:
        table.order = [0, SISTER]
        welcome_sister(table)
