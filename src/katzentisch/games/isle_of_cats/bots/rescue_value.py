"""The rescues of a day: which cats one is likely to get, and what they bring for baskets and fish."""

from __future__ import annotations

from functools import cached_property

from katzentisch.games.isle_of_cats.bots.rescue_simulation import GUESSING, Course
from katzentisch.games.isle_of_cats.bots.valuation import Situation

FURTHER = 0.92
"""What the next rescue of a day gains, compared with the one before."""
MOST = 6
"""Rescues of a day that are planned for."""


class Rescues:
    """The cats that may come aboard today."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation

    @cached_property
    def offers(self) -> list[tuple[float, int]]:
        """What the cats gain and cost that one is likely to get, in this order."""
        return [(gain, price) for _, gain, price in self.likely]

    @cached_property
    def picks(self) -> list[tuple[int, int]]:
        """The cats that one is likely to rescue today, and their prices."""
        return [(tile, price) for tile, _, price in self.likely[: int(self.situation.rescues_today())]]

    @cached_property
    def likely(self) -> list[tuple[int, float, int]]:
        """The cats one is likely to get: tile, gain, price."""
        situation = self.situation
        if situation.habits.courses:
            return situation.memory.answer("likely", lambda: Course(situation).likely(MOST), self.had_time)
        worth = 0.8 * situation.habits.fish if situation.days_after else 0.1
        found = sorted(
            ((tile, gain, situation.price(tile)) for tile, gain in situation.gains.items()),
            key=lambda pick: -(pick[1] - worth * pick[2]),
        )
        every = 1.0 + situation.habits.rivalry * max(1, situation.view.players - 1)
        picks: list[tuple[int, float, int]] = []
        at = 0.0
        while int(at) < len(found):
            tile, gain, price = found[int(at)]
            picks.append((tile, gain * FURTHER ** len(picks), price))
            at += every
        return picks

    def had_time(self) -> bool:
        """Whether nothing was left out for want of it."""
        return not self.situation.watch.expired(GUESSING)

    def bring(self, baskets: int, fish: int) -> tuple[float, int]:
        """What the rescues of a day and the fish left bring, and how many rescues there are."""
        total, many, situation = 0.0, 0, self.situation
        for gain, price in self.offers[:baskets]:
            if price > fish or gain <= situation.paying(fish, price):
                continue
            fish -= price
            total += gain
            many += 1
        return total + situation.stocks[fish], many
