"""Estimate the value of a day's rescues for a number of baskets and fish."""

from __future__ import annotations

from functools import cached_property

from katzentisch.games.isle_of_cats.bots.rescue_simulation import GUESSING_TIME_SHARE, RescueSimulation
from katzentisch.games.isle_of_cats.bots.valuation import Valuation

NEXT_RESCUE_FACTOR = 0.92
"""What the next rescue of a day gains, compared with the one before."""
MAX_RESCUES = 6
"""Rescues of a day that are planned for."""


class RescueValue:
    """The cats that may come aboard today."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation = valuation

    @cached_property
    def offers(self) -> list[tuple[float, int]]:
        """What the cats gain and cost that one is likely to get, in this order."""
        return [(gain, price) for _, gain, price in self.likely]

    @cached_property
    def picks(self) -> list[tuple[int, int]]:
        """The cats that one is likely to rescue today, and their prices."""
        return [(tile, price) for tile, _, price in self.likely[: int(self.valuation.rescues_today())]]

    @cached_property
    def likely(self) -> list[tuple[int, float, int]]:
        """The cats one is likely to get: tile, gain, price."""
        valuation = self.valuation
        if valuation.planning.courses:
            return valuation.cache.answer(
                "likely", lambda: RescueSimulation(valuation).likely(MAX_RESCUES), self.had_time
            )
        worth = 0.8 * valuation.planning.fish if valuation.days_after else 0.1
        found = sorted(
            ((tile, gain, valuation.price(tile)) for tile, gain in valuation.gains.items()),
            key=lambda pick: -(pick[1] - worth * pick[2]),
        )
        every = 1.0 + valuation.planning.rivalry * max(1, valuation.view.players - 1)
        picks: list[tuple[int, float, int]] = []
        at = 0.0
        while int(at) < len(found):
            tile, gain, price = found[int(at)]
            picks.append((tile, gain * NEXT_RESCUE_FACTOR ** len(picks), price))
            at += every
        return picks

    def had_time(self) -> bool:
        """Whether nothing was left out for want of it."""
        return not self.valuation.time_limit.expired(GUESSING_TIME_SHARE)

    def bring(self, baskets: int, fish: int) -> tuple[float, int]:
        """What the rescues of a day and the fish left bring, and how many rescues there are."""
        total, many, valuation = 0.0, 0, self.valuation
        for gain, price in self.offers[:baskets]:
            if price > fish or gain <= valuation.paying(fish, price):
                continue
            fish -= price
            total += gain
            many += 1
        return total + valuation.values_of_fish_left[fish], many
