"""How many points a lesson is likely to bring, from what lies aboard and what is still to come."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.games.isle_of_cats.bots.forecast import Hopes, sigmoid
from katzentisch.games.isle_of_cats.bots.layout import Layout
from katzentisch.games.isle_of_cats.bots.metric_count import counted, largest
from katzentisch.games.isle_of_cats.box.lessons import AT_LEAST, EXACTLY, FAMILY_POINTS, LARGEST, PER, REPEAT, Lesson
from katzentisch.games.isle_of_cats.box.metrics import (
    BASKETS,
    CATS,
    CHOSEN,
    COLOURS_WITHOUT,
    COMMONS,
    ENTERED_ROOMS,
    FISH,
    OPEN_EDGE,
    OPEN_MAPS,
    OPEN_ROOMS,
    OPEN_ROW,
    OSHAX,
    POSITION,
    PRIVATE_LESSONS,
    RARES,
    RATS,
    TREASURES,
    Metric,
)
from katzentisch.games.isle_of_cats.box.survey import BY_RAT, EDGE, FAMILY, LONELY, family_points


def lesson_chance(hopes: Hopes, layout: Layout, lesson: Lesson, named: i64) -> float:
    """The points to expect."""
    if lesson.kind == REPEAT:
        return 0.0
    if lesson.kind == FAMILY_POINTS:
        return ranked_family(hopes, layout, lesson.rank)
    if lesson.kind == LARGEST:
        needed = float(lesson.solo_min_size) if hopes.about.solo else hopes.rivals
        return float(lesson.points) * sigmoid((float(largest(layout)) + 0.3 * hopes.cats - needed + 0.3) * 1.3)
    metric = lesson.metric
    assert metric is not None
    now = float(counted(hopes, layout, metric, named))
    if lesson.kind == PER:
        per = float(lesson.points) / float(lesson.per)
        return per * (now * lasting(hopes, metric) + growth(hopes, metric))
    return float(lesson.points) * likely(hopes, layout, metric, lesson, now, named)


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


def lasting(hopes: Hopes, metric: Metric) -> float:
    """How much of a count is likely to last: rats and maps get covered, lonely cats find company."""
    what: i64 = metric.count
    if what in (RATS, OPEN_MAPS, OPEN_EDGE, OPEN_ROW):
        return 1.0 - hopes.share
    if what == CATS and metric.want & LONELY:
        return 1.0 - 0.5 * hopes.share
    return 1.0


def growth(hopes: Hopes, metric: Metric) -> float:
    """How much a count is likely to grow."""
    what: i64 = metric.count
    if what == CATS:
        part = 1.0 if metric.colour < 0 and not metric.least and not metric.most else 0.25
        if metric.want & LONELY:
            part *= 0.2
        elif metric.want & EDGE:
            part *= 0.6
        return part * hopes.cats
    if what == OSHAX:
        return 0.1 * hopes.cats
    if what in (COMMONS, TREASURES):
        return 1.3 * hopes.treasures
    return hopes.lessons if what == PRIVATE_LESSONS else 0.0


def unavoidable(hopes: Hopes, lesson: Lesson) -> float:
    """How much of a lesson of the sister is left, when one lays the cats to come so as to spoil it."""
    metric = lesson.metric
    if metric is None:
        return 1.0
    what: i64 = metric.count
    if what == RATS:
        return 1.0 - hopes.share
    if what == CATS and metric.want & LONELY:
        return exp(-0.08 * hopes.cats)
    if what == COLOURS_WITHOUT:
        return exp(-0.12 * hopes.cats) if metric.relation == BY_RAT else exp(-0.25 * hopes.cats)
    return 1.0


def likely(hopes: Hopes, layout: Layout, metric: Metric, lesson: Lesson, now: float, named: i64) -> float:
    """How likely a condition holds in the end."""
    what: i64 = metric.count
    wanted = float(lesson.wanted)
    if what == CATS:
        return likely_cats(hopes, layout, metric, lesson, now, named)
    if what in (OSHAX, COMMONS, RARES, TREASURES):
        if lesson.operator != EXACTLY:
            return below(hopes, lesson, now)
        return exactly(now, wanted, 1.0 + 1.3 * hopes.treasures)
    if what == RATS:
        if wanted == 0.0:
            return exp(-0.75 * now * (1.0 - hopes.share))
        return exactly_down(now, wanted, now * (1.0 - hopes.share))
    if what == PRIVATE_LESSONS:
        return 0.6 * exactly(now, wanted, hopes.lessons)
    if what == BASKETS:
        return exactly(now, wanted, hopes.baskets)
    if what == POSITION:
        return hopes.first
    if what == FISH:
        return 0.9 if now >= wanted or hopes.cats > 1.0 else now / (wanted + 1.0)
    if what == OPEN_ROOMS:
        chance = 1.0
        room: i64 = 1
        while room <= 7:
            if metric.rooms & bit(room):
                chance *= hopes.full[room]
            room += 1
        return chance
    if what == ENTERED_ROOMS:
        return 0.95 if now == 0.0 else 0.0
    if what in (OPEN_EDGE, OPEN_ROW):
        reach = 0.45 if what == OPEN_EDGE else 0.25
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
    if lesson.operator == EXACTLY:
        if colour >= 0:
            return exactly(now, wanted, coming)
        if now > wanted:
            return 0.0
        gap = now + coming - wanted
        return exp(-0.06 * gap * gap) if gap > 0.0 else exp(-0.3 * gap * gap)
    if lesson.operator == AT_LEAST:
        return 1.0 if now >= wanted else 0.95 * sigmoid((coming - (wanted - now)) * 1.2)
    return 1.0 if lesson.holds(int(now)) else 0.0
