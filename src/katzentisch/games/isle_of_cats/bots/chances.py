"""How many points a lesson is likely to bring, from what lies aboard and what is still to come."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from katzentisch.core.bits import bit, count
from katzentisch.games.isle_of_cats.bots.layout import Layout
from katzentisch.games.isle_of_cats.box.lessons import (
    BY_RAT,
    BY_TREASURE,
    CHOSEN,
    EDGE,
    FAMILY,
    LONELY,
    Circumstances,
    Lesson,
    Metric,
    family_points,
)


class Hopes:
    """What is still to come for one boat."""

    def __init__(self) -> None:
        self.cats = 0.0
        """Cats to come."""
        self.treasures = 0.0
        self.lessons = 0.0
        """Private lessons to come."""
        self.baskets = 0.0
        """Permanent baskets to come."""
        self.share = 0.0
        """How likely a free cell is covered in the end."""
        self.cells = 0.0
        """How many cells will still be covered."""
        self.full: list[float] = [0.0] * 8
        """How likely each room is full in the end."""
        self.rivals = 0.0
        """The largest family that others are likely to have in the end."""
        self.first = 0.5
        """How likely one is first on the island in the end."""
        self.about = Circumstances()


def sigmoid(x: float) -> float:
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


def lesson_chance(hopes: Hopes, layout: Layout, lesson: Lesson, named: i64) -> float:
    """The points to expect."""
    if lesson.kind == 4:
        return 0.0
    if lesson.kind == 2:
        return ranked_family(hopes, layout, lesson.rank)
    if lesson.kind == 3:
        needed = float(lesson.solo_min_size) if hopes.about.solo else hopes.rivals
        return float(lesson.points) * sigmoid((float(largest(layout)) + 0.3 * hopes.cats - needed + 0.3) * 1.3)
    metric = lesson.metric
    assert metric is not None
    now = float(counted(hopes, layout, metric, named))
    if lesson.kind == 0:
        per = float(lesson.points) / float(lesson.per)
        return per * (now * lasting(hopes, metric) + growth(hopes, metric))
    return float(lesson.points) * likely(hopes, layout, metric, lesson, now, named)


def largest(layout: Layout) -> i64:
    size: i64 = 0
    for group in layout.groups:
        if group.size > size:
            size = group.size
    return size


def ranked_family(hopes: Hopes, layout: Layout, rank: i64) -> float:
    """The points of the first, second or third largest family, with some hope for pairs."""
    sizes: list[int] = [group.size for group in layout.groups]
    sizes.sort()
    if len(sizes) < rank:
        return 0.0
    size: i64 = sizes[len(sizes) - rank]
    if size < FAMILY:
        return 2.5 * float(size) * min(1.0, hopes.cats / 8.0)
    return float(family_points(size))


def counted(hopes: Hopes, layout: Layout, metric: Metric, named: i64) -> i64:
    """What a metric counts now, as `Metric.value` does."""
    what: i64 = metric.count
    total: i64 = 0
    if what == 0:
        total = cats(layout, metric, named)
    elif what == 1:
        total = layout.oshax
    elif what == 2:
        total = layout.commons
    elif what == 3:
        total = layout.rares
    elif what == 4:
        total = treasures(layout, metric, named)
    elif what == 5:
        total = layout.plan.rats.common(layout.free)
    elif what == 6:
        total = layout.plan.map_cells.common(layout.free)
    elif what == 7:
        total = 5 - layout.plan.map_cells.common(layout.free)
    elif what == 8:
        total = hopes.about.lessons
    elif what == 9:
        total = hopes.about.baskets
    elif what == 10:
        total = hopes.about.position
    elif what == 11:
        total = hopes.about.fish
    elif what == 12:
        for group in layout.groups:
            if group.size >= metric.min_size:
                total += 1
    elif what == 13:
        size: i64 = largest(layout)
        total = size if size >= metric.min_size else 0
    elif what <= 16:
        total = rooms(layout, metric)
    elif what == 17:
        total = layout.box.edge.common(layout.free)
    elif what == 18:
        total = layout.box.rows[metric.row].common(layout.free)
    else:
        total = colours_with(layout, metric.relation)
        if what == 19:
            total = 5 - total
    if metric.over:
        return total - metric.over if total > metric.over else 0
    return total


def cats(layout: Layout, metric: Metric, named: i64) -> i64:
    """The cats that pass the filters of a metric."""
    flags: i64 = metric.want | metric.bar
    packed: i64 = layout.cats
    if flags & LONELY:
        packed = 0
        for group in layout.groups:
            if group.size == 1:
                packed += bit(8 * group.colour)
        if metric.bar & LONELY:
            packed = layout.cats - packed
    elif flags & EDGE:
        packed = layout.edge if metric.want & EDGE else layout.cats - layout.edge
    elif flags & BY_TREASURE:
        packed = by_treasure(layout)
        if metric.bar & BY_TREASURE:
            packed = layout.cats - packed
    return metric.of_colours(packed, named)


def by_treasure(layout: Layout) -> i64:
    """Cats beside a treasure by colour, eight bits each."""
    around = layout.treasure_cells.around()
    packed: i64 = 0
    for colour, cells in layout.each:
        if around.meets(cells):
            packed += bit(8 * colour)
    return packed


def treasures(layout: Layout, metric: Metric, named: i64) -> i64:
    colour: i64 = named if metric.touching_colour == CHOSEN else metric.touching_colour
    if colour < 0:
        return len(layout.treasures)
    total: i64 = 0
    for cells in layout.treasures:
        for group in layout.groups:
            if group.colour == colour and group.around.meets(cells):
                total += 1
                break
    return total


def rooms(layout: Layout, metric: Metric) -> i64:
    """Rooms that are full, not full, or entered."""
    total: i64 = 0
    room: i64 = 1
    while room <= 7:
        if metric.rooms & bit(room):
            cells = layout.box.rooms[room]
            if metric.count == 16:
                if not cells.within(layout.free):
                    total += 1
            elif cells.meets(layout.free) == (metric.count == 15):
                total += 1
        room += 1
    return total


def colours_with(layout: Layout, relation: i64) -> i64:
    """How many colours have a cat at the edge, beside a treasure or beside a visible rat."""
    found: i64 = 0
    if relation == EDGE:
        at: i64 = 0
        while at < 5:
            if (layout.edge >> (8 * at)) & 255:
                found |= bit(at)
            at += 1
        return count(found)
    rats = layout.free.minus(layout.box.outline.minus(layout.plan.rats))
    beside = layout.treasure_cells if relation == BY_TREASURE else rats
    for group in layout.groups:
        if group.around.meets(beside):
            found |= bit(group.colour)
    return count(found)


def lasting(hopes: Hopes, metric: Metric) -> float:
    """How much of a count is likely to last: rats and maps get covered, lonely cats find company."""
    what: i64 = metric.count
    if what in (5, 6, 17, 18):
        return 1.0 - hopes.share
    if what == 0 and metric.want & LONELY:
        return 1.0 - 0.5 * hopes.share
    return 1.0


def growth(hopes: Hopes, metric: Metric) -> float:
    """How much a count is likely to grow."""
    what: i64 = metric.count
    if what == 0:
        part = 1.0 if metric.colour < 0 and not metric.least and not metric.most else 0.25
        if metric.want & LONELY:
            part *= 0.2
        elif metric.want & EDGE:
            part *= 0.6
        return part * hopes.cats
    if what == 1:
        return 0.1 * hopes.cats
    if what in (2, 4):
        return 1.3 * hopes.treasures
    return hopes.lessons if what == 8 else 0.0


def unavoidable(hopes: Hopes, lesson: Lesson) -> float:
    """How much of a lesson of the sister is left, when one lays the cats to come so as to spoil it."""
    metric = lesson.metric
    if metric is None:
        return 1.0
    what: i64 = metric.count
    if what == 5:
        return 1.0 - hopes.share
    if what == 0 and metric.want & LONELY:
        return exp(-0.08 * hopes.cats)
    if what == 19:
        return exp(-0.12 * hopes.cats) if metric.relation == BY_RAT else exp(-0.25 * hopes.cats)
    return 1.0


def likely(hopes: Hopes, layout: Layout, metric: Metric, lesson: Lesson, now: float, named: i64) -> float:
    """How likely a condition holds in the end."""
    what: i64 = metric.count
    wanted = float(lesson.wanted)
    if what == 0:
        return likely_cats(hopes, layout, metric, lesson, now, named)
    if what in (1, 2, 3, 4):
        return exactly(now, wanted, 1.0 + 1.3 * hopes.treasures) if lesson.operator == 0 else below(hopes, lesson, now)
    if what == 5:
        if wanted == 0.0:
            return exp(-0.75 * now * (1.0 - hopes.share))
        return exactly_down(now, wanted, now * (1.0 - hopes.share))
    if what == 8:
        return 0.6 * exactly(now, wanted, hopes.lessons)
    if what == 9:
        return exactly(now, wanted, hopes.baskets)
    if what == 10:
        return hopes.first
    if what == 11:
        return 0.9 if now >= wanted or hopes.cats > 1.0 else now / (wanted + 1.0)
    if what == 15:
        chance = 1.0
        room: i64 = 1
        while room <= 7:
            if metric.rooms & bit(room):
                chance *= hopes.full[room]
            room += 1
        return chance
    if what == 16:
        return 0.95 if now == 0.0 else 0.0
    if what == 17 or what == 18:
        reach = 0.45 if what == 17 else 0.25
        if now == 0.0:
            return 1.0
        return sigmoid((reach * hopes.cells - now) / 4.0) * min(0.7, 0.1 + hopes.cells / 60.0)
    return 1.0 if lesson.holds(int(now)) else 0.0


def below(hopes: Hopes, lesson: Lesson, now: float) -> float:
    """How likely a count stays below a limit (the sister's lesson about few treasures)."""
    return sigmoid((float(lesson.wanted) - 0.5 - now - hopes.treasures) * 1.2)


def exactly(now: float, wanted: float, coming: float) -> float:
    """How likely one ends with just so many, when one takes them one by one and may stop."""
    if now > wanted:
        return 0.0
    if now == wanted:
        return 1.0 if coming < 0.5 else 0.85
    if coming < 0.05:
        return 0.0
    return 0.95 * sigmoid((coming - (wanted - now)) * 1.2 + 0.4)


def exactly_down(now: float, wanted: float, then: float) -> float:
    """How likely a count that falls to about `then` can be held at the one wanted."""
    if now < wanted:
        return 0.0
    gap = then - wanted
    return 0.95 * exp(-0.05 * gap * gap)


def likely_cats(hopes: Hopes, layout: Layout, metric: Metric, lesson: Lesson, now: float, named: i64) -> float:
    """The same for conditions about cats."""
    wanted = float(lesson.wanted)
    coming = hopes.cats
    if metric.least:
        packed: i64 = layout.edge if metric.want & EDGE else layout.cats
        lacking = 0.0
        at: i64 = 0
        while at < 40:
            here = float((packed >> at) & 255)
            if here < wanted:
                lacking += wanted - here
            at += 8
        if lacking == 0.0 or coming < 0.05:
            return 1.0 if lacking == 0.0 else 0.0
        return sigmoid((0.7 * coming - lacking) / (0.6 + 0.15 * coming))
    colour: i64 = named if metric.colour == CHOSEN else metric.colour
    if colour >= 0:
        coming *= 0.4
    if lesson.operator == 0:
        if colour >= 0:
            return exactly(now, wanted, coming)
        if now > wanted:
            return 0.0
        gap = now + coming - wanted
        return exp(-0.06 * gap * gap) if gap > 0.0 else exp(-0.3 * gap * gap)
    if lesson.operator == 1:
        return 1.0 if now >= wanted else 0.95 * sigmoid((coming - (wanted - now)) * 1.2)
    return 1.0 if lesson.holds(int(now)) else 0.0
