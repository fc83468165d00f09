"""The course of a day's rescues: which cats others may take, and what one's own picks come to, one after the other."""

from __future__ import annotations

import msgspec

from katzentisch.core.chance import Rng
from katzentisch.games.isle_of_cats.bots.boat_value import Judge
from katzentisch.games.isle_of_cats.bots.layout import Layout
from katzentisch.games.isle_of_cats.bots.placements import Berth, berths
from katzentisch.games.isle_of_cats.bots.valuation import Situation
from katzentisch.games.isle_of_cats.rules.rescue import PRICES

GUESSING = 0.3
"""The share of the time after which no more is guessed about what others want."""
PLANNING = 0.6
"""The share after which no more rescues are planned."""
FISH = 0.7
"""What a fish may be worth to others."""
SISTER_WISH = 10.0
"""The sister removes any cat, whatever it is."""
NOISE = 3.0
"""How far others' wishes may lie from what one guesses, in points."""


class Step(msgspec.Struct, frozen=True):
    """A day planned so far: the boat, the fish left, the cats still there, and what was done first."""

    layout: Layout
    value: float
    fish: int
    left: frozenset[int]
    path: tuple[int, ...]
    """Tile and place of each rescue."""
    first: int


class Course:
    """Looks for the best day from one view."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        view = situation.view
        self.cats = frozenset((*view.left, *view.right))
        self.prices: dict[int, int] = {tile: PRICES[0] if tile in view.left else PRICES[1] for tile in self.cats}
        if view.mode == "family":
            self.prices = dict.fromkeys(self.cats, 0)
        self.judge = self.patient()
        self.found: dict[tuple[int, ...], list[Berth]] = {}
        """Places that were looked for, by the steps before and the tile."""
        self.wishes = [self.wishes_of(seat) for seat in range(view.players) if seat != view.seat]
        if view.mode == "solo":
            self.wishes = [dict.fromkeys(self.cats, SISTER_WISH)]

    def patient(self) -> Judge:
        """A judge that expects cats on later days only: today's are played out."""
        situation = self.situation
        cats = situation.habits.cats_a_day * situation.days_after
        return msgspec.structs.replace(situation.expectations, cats=cats).judge(situation.box, situation.weights)

    # Others

    def wishes_of(self, seat: int) -> dict[int, float]:
        """What each cat may be worth to another player; nothing is known of those there is no time for."""
        situation = self.situation
        layout = situation.layout_of(situation.view.crews[seat])
        judge = Judge(situation.weights)
        judge.hopes.cats = situation.judge.hopes.cats
        now = judge.value(layout)
        found = dict.fromkeys(self.cats, 0.0)
        for tile in sorted(self.cats):
            if situation.watch.expired(GUESSING):
                break
            best = berths(judge, layout, tile, int(situation.box.tiles[tile].colour), False, 1)
            found[tile] = best[0].value - now - FISH * int(self.prices[tile]) if best else -99.0
        return found

    def taken(self, left: frozenset[int], mood: list[dict[int, float]]) -> frozenset[int]:
        """The cats that are there after everybody else had a turn."""
        for wishes in mood:
            wanted = [tile for tile in left if wishes[tile] > 0.0]
            if wanted:
                left = left - {max(wanted, key=lambda tile: (wishes[tile], tile))}
        return left

    def mood(self, rng: Rng) -> list[dict[int, float]]:
        """What the others might want, this time."""
        return [
            {
                tile: wish + NOISE * (int(rng.below(2001)) + int(rng.below(2001)) - 2000) / 1000.0
                for tile, wish in wishes.items()
            }
            for wishes in self.wishes
        ]

    # Own steps

    def places(self, step: Step, tile: int, most: int) -> list[Berth]:
        """The best places for a cat after some steps, looked for once."""
        key = (*step.path, tile)
        if key not in self.found:
            colour = int(self.situation.box.tiles[tile].colour)
            anywhere = self.situation.crew.anywhere and not step.path
            self.found[key] = berths(self.judge, step.layout, tile, colour, anywhere, most)
        return self.found[key]

    def start(self) -> Step:
        situation = self.situation
        fish = int(situation.crew.fish)
        return Step(situation.layout, self.judge.value(situation.layout), fish, self.cats, (), -1)

    def total(self, step: Step) -> float:
        """What a day is worth that ends here."""
        return step.value + self.situation.stocks[step.fish]

    def after(self, step: Step, berth: Berth, mood: list[dict[int, float]]) -> Step:
        """One rescue more, and the others' turns."""
        tile, place = int(berth.tile), int(berth.place)
        first = step.first if step.path else tile
        left = self.taken(step.left - {tile}, mood)
        path = (*step.path, tile, place)
        return Step(berth.layout, berth.value, step.fish - self.prices[tile], left, path, first)

    def deepen(self, steps: list[Step], mood: list[dict[int, float]], places: int) -> list[Step]:
        """All steps with one rescue more; some, if time runs out."""
        found: list[Step] = []
        for step in steps:
            for tile in sorted(step.left):
                if self.situation.watch.expired():
                    return found
                if self.prices[tile] <= step.fish:
                    found += [self.after(step, berth, mood) for berth in self.places(step, tile, places)]
        return found

    def likely(self, most: int) -> list[tuple[int, float, int]]:
        """The rescues of a day, when always the best cat is taken: tile, gain, price; fewer, if time runs out."""
        steps = self.start()
        picks: list[tuple[int, float, int]] = []
        while len(picks) < most:
            found: list[Berth] = []
            for tile in sorted(steps.left):
                if (found or picks) and self.situation.watch.expired(PLANNING):
                    break
                found += self.places(steps, tile, 1)
            if not found:
                break
            worth = 0.6 if self.situation.days_after else 0.1
            best = max(found, key=lambda berth: berth.value - worth * self.prices[int(berth.tile)])
            picks.append((int(best.tile), best.value - steps.value, self.prices[int(best.tile)]))
            steps = self.after(steps, best, self.wishes)
        return picks
