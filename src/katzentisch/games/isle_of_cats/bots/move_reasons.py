"""Why a place is good, in words drawn from the judgement: which room it closes, which family it joins."""

from __future__ import annotations

from katzentisch.core.player import Advice
from katzentisch.core.reason import Reason, Value
from katzentisch.games.isle_of_cats.bots.boat_value import Judge, Verdict
from katzentisch.games.isle_of_cats.bots.layout import Layout
from katzentisch.games.isle_of_cats.bots.lesson_value import lesson_chance
from katzentisch.games.isle_of_cats.box.tiles import COLOURS

Worth = list[tuple[float, Reason]]
LITTLE = 0.005
"""Less than this is not worth a word."""
MUCH = 0.5
"""More than this is worth to be told which lesson it comes from."""


def because(key: str, **data: Value) -> Reason:
    """Something that speaks for a move, or against it (`because-…`)."""
    return Reason(key, data)


class Because:
    """Compares boats with the one as it is."""

    def __init__(self, judge: Judge, layout: Layout, cards: list[int]) -> None:
        self.judge = judge
        self.layout = layout
        self.cards = cards
        """The number of the card of each of the judge's tasks."""
        self.before: Verdict = judge.judge(layout)
        self.hopes = self.chances(layout)

    def chances(self, layout: Layout) -> list[float]:
        self.judge.judge(layout)
        tasks = self.judge.tasks
        return [task.factor * lesson_chance(self.judge.hopes, layout, task.lesson, task.colour) for task in tasks]

    def of(self, layout: Layout) -> Worth:
        """Everything that a boat gains or loses; it sums up to the difference in worth."""
        after, before = self.judge.judge(layout), self.before
        found: Worth = [
            (after.rats - before.rats, self.rats(layout)),
            (after.rooms - before.rooms, self.rooms(layout)),
            (after.families - before.families, self.families(layout)),
            (after.rare - before.rare, because("rare")),
            (after.lessons - before.lessons, self.lessons(layout, after.lessons - before.lessons)),
            (after.holes - before.holes, because("holes")),
            (after.map - before.map, because("map") if layout.maps > self.layout.maps else because("maps")),
            (after.sister - before.sister, because("sister")),
        ]
        return [(weight, reason) for weight, reason in found if abs(weight) > LITTLE]

    def rats(self, layout: Layout) -> Reason:
        rats = int(self.layout.plan.rats.common(self.layout.free)) - int(layout.plan.rats.common(layout.free))
        return because("covers", rats=rats) if rats > 0 else because("rats")

    def rooms(self, layout: Layout) -> Reason:
        for room, cells in enumerate(layout.box.rooms):
            if room and cells.meets(self.layout.free) and not cells.meets(layout.free):
                return because("closes", room=room)
        return because("rooms")

    def families(self, layout: Layout) -> Reason:
        """The group that the last cat joined, if it did."""
        if len(layout.each) > len(self.layout.each):
            group = layout.groups[-1]
            if group.size > 1:
                return because("joins", colour=COLOURS[group.colour], cats=int(group.size))
        return because("families")

    def lessons(self, layout: Layout, change: float) -> Reason:
        """The lesson that changes most."""
        if abs(change) < MUCH:
            return because("lessons")
        changes = [now - then for now, then in zip(self.chances(layout), self.hopes, strict=True)]
        own = [at for at, task in enumerate(self.judge.tasks) if not task.sister]
        most = max(own, key=lambda at: abs(changes[at]))
        return because("lesson" if changes[most] > 0 else "lesson-lost", card=self.cards[most])


def worth_of(because: Worth) -> float:
    """What all reasons come to."""
    return Advice(0, because).worth
