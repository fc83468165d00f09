"""The boat value that the heuristic bot uses: points in hand and simple estimates of growth."""

from __future__ import annotations

from katzentisch.games.isle_of_cats.bots.layout import Gaps
from katzentisch.games.isle_of_cats.box.boat import Boat, packed
from katzentisch.games.isle_of_cats.box.components import Box
from katzentisch.games.isle_of_cats.box.survey import LONELY, Circumstances, family_points
from katzentisch.games.isle_of_cats.rules.phases import DAYS
from katzentisch.games.isle_of_cats.rules.score import base_sheet, cells_at, lesson_of, sister_sheet, survey
from katzentisch.games.isle_of_cats.view import IsleView

ValueParts = dict[str, float]
"""Worth by what it comes from; the keys are those of the words (`because-…`)."""


class SimpleValuation:
    """How one seat judges boats, in the circumstances of one view."""

    def __init__(self, box: Box, view: IsleView) -> None:
        self.box = box
        self.view = view
        self.crew = view.crews[view.seat]
        plan = next(plan for plan in box.plans if plan.name == self.crew.boat)
        self.boat = Boat(plan, box.outline)
        for tile in self.crew.tiles:
            laid = packed(tile.tile, tile.colour, tile.place)
            self.boat.tiles = [*self.boat.tiles, laid]
            self.boat.free = self.boat.free.minus(cells_at(box, laid))
        self.late = max(view.day, 1) / DAYS
        self.about = self.circumstances()
        self.now = self.evaluate(self.boat)

    def circumstances(self) -> Circumstances:
        about = Circumstances()
        about.fish = self.crew.fish
        about.lessons = self.crew.lessons
        about.baskets = self.crew.baskets
        about.position = self.view.order.index(self.view.seat) + 1
        about.solo = self.view.mode == "solo"
        return about

    def evaluate(self, boat: Boat) -> ValueParts:
        """Everything that speaks for a boat as it is."""
        found = survey(self.box, boat)
        sheet = base_sheet(found, 3 if self.view.mode != "family" else 0)
        in_families = sum(size for size, _ in found.families)
        lonely = sum(bool(flags & LONELY) for flags in found.cats)
        pairs = len(found.cats) - in_families - lonely
        families = float(sum(family_points(size) for size, _ in found.families))
        lessons = [(card, -1) for card in self.view.lessons] + [(card, colour) for card, colour, _ in self.view.public]
        promise = (1.2 - self.late) * (1.5 * lonely + 3.0 * pairs)
        worth: ValueParts = {
            "rats": float(sheet.rats),
            "rooms": sum(self.room_worth(boat, room) for room in range(1, 8)),
            "families": families + promise,
            "rare": float(sheet.rare_treasures),
            "lessons": float(
                sum(lesson_of(self.box, card).value(found, self.about, colour) for card, colour in lessons)
            ),
            "holes": -0.8 * self.holes(boat),
        }
        if self.view.mode == "solo":
            colours = [self.box.colour_cards[card] for card in self.view.colours]
            by_colour, by_lesson = sister_sheet(self.box, found, self.about, colours, list(self.view.sister_lessons))
            worth["sister"] = -float(sum(by_colour)) - self.late * sum(by_lesson.values())
        return worth

    def room_worth(self, boat: Boat, room: int) -> float:
        """A full room saves five points; a fuller one is nearer to it."""
        cells = self.box.rooms[room]
        full = 1 - int(cells.common(boat.free)) / int(cells.size())
        return 5.0 if full == 1 else 3.0 * full * full

    def holes(self, boat: Boat) -> int:
        """Free cells without a free neighbour: only the smallest treasure fits there."""
        return int(Gaps(boat.free).alone.size())

    def gains(self, tile: int, colour: int, place: int) -> ValueParts:
        """What laying a tile here changes."""
        boat = self.boat.copy()
        covered = boat.lay(tile, colour, self.box.shape_of(tile), place)
        after = self.evaluate(boat)
        worth = {key: after[key] - self.now[key] for key in after if abs(after[key] - self.now[key]) > 0.01}
        if colour < 5 and covered.holds(boat.plan.maps[colour]):
            worth["map"] = 2.5
        return worth

    def best(self, tile: int, colour: int, tries: int) -> ValueParts:
        """What this tile gains at the best of some places; nothing if it has none."""
        places = self.boat.places(self.box.shape_of(tile), self.crew.anywhere)
        some = places[:: max(1, len(places) // tries)]
        found = [self.gains(tile, colour, place) for place in some]
        return max(found, key=lambda worth: sum(worth.values()), default={})
