"""Estimate the points of a lesson from what lies aboard and the forecast."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from katzentisch.core.bits import bit
from katzentisch.games.isle_of_cats.bots.forecast import Forecast, sigmoid
from katzentisch.games.isle_of_cats.bots.layout import Layout
from katzentisch.games.isle_of_cats.bots.metric_count import count_metric, largest
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


def expected_lesson_points(forecast: Forecast, layout: Layout, lesson: Lesson, named: i64) -> float:
    """The points to expect."""
    if lesson.kind == REPEAT:
        return 0.0
    if lesson.kind == FAMILY_POINTS:
        return ranked_family(forecast, layout, lesson.rank)
    if lesson.kind == LARGEST:
        needed = float(lesson.solo_min_size) if forecast.about.solo else forecast.rivals
        return float(lesson.points) * sigmoid((float(largest(layout)) + 0.3 * forecast.cats - needed + 0.3) * 1.3)
    metric = lesson.metric
    assert metric is not None
    now = float(count_metric(forecast, layout, metric, named))
    if lesson.kind == PER:
        per = float(lesson.points) / float(lesson.per)
        return per * (now * lasting(forecast, metric) + growth(forecast, metric))
    return float(lesson.points) * likely(forecast, layout, metric, lesson, now, named)


def ranked_family(forecast: Forecast, layout: Layout, rank: i64) -> float:
    """The points of the first, second or third largest family, with some hope for pairs."""
    sizes: list[int] = [group.size for group in layout.groups]
    sizes.sort()
    if len(sizes) < rank:
        return 0.0
    size: i64 = sizes[len(sizes) - rank]
    if size < FAMILY:
        return 2.5 * float(size) * min(1.0, forecast.cats / 8.0)
    return float(family_points(size))


def lasting(forecast: Forecast, metric: Metric) -> float:
    """How much of a count is likely to last: rats and maps get covered, lonely cats find company."""
    what: i64 = metric.count
    if what in (RATS, OPEN_MAPS, OPEN_EDGE, OPEN_ROW):
        return 1.0 - forecast.share
    if what == CATS and metric.want & LONELY:
        return 1.0 - 0.5 * forecast.share
    return 1.0


def growth(forecast: Forecast, metric: Metric) -> float:
    """How much a count is likely to grow."""
    what: i64 = metric.count
    if what == CATS:
        part = 1.0 if metric.colour < 0 and not metric.least and not metric.most else 0.25
        if metric.want & LONELY:
            part *= 0.2
        elif metric.want & EDGE:
            part *= 0.6
        return part * forecast.cats
    if what == OSHAX:
        return 0.1 * forecast.cats
    if what in (COMMONS, TREASURES):
        return 1.3 * forecast.treasures
    return forecast.lessons if what == PRIVATE_LESSONS else 0.0


def unavoidable_share(forecast: Forecast, lesson: Lesson) -> float:
    """How much of a lesson of the sister is left, when one lays the cats to come so as to spoil it."""
    metric = lesson.metric
    if metric is None:
        return 1.0
    what: i64 = metric.count
    if what == RATS:
        return 1.0 - forecast.share
    if what == CATS and metric.want & LONELY:
        return exp(-0.08 * forecast.cats)
    if what == COLOURS_WITHOUT:
        return exp(-0.12 * forecast.cats) if metric.relation == BY_RAT else exp(-0.25 * forecast.cats)
    return 1.0


def likely(forecast: Forecast, layout: Layout, metric: Metric, lesson: Lesson, now: float, named: i64) -> float:
    """How likely a condition holds in the end."""
    what: i64 = metric.count
    wanted = float(lesson.wanted)
    if what == CATS:
        return likely_cats(forecast, layout, metric, lesson, now, named)
    if what in (OSHAX, COMMONS, RARES, TREASURES):
        if lesson.operator != EXACTLY:
            return below(forecast, lesson, now)
        return exactly(now, wanted, 1.0 + 1.3 * forecast.treasures)
    if what == RATS:
        if wanted == 0.0:
            return exp(-0.75 * now * (1.0 - forecast.share))
        return exactly_down(now, wanted, now * (1.0 - forecast.share))
    if what == PRIVATE_LESSONS:
        return 0.6 * exactly(now, wanted, forecast.lessons)
    if what == BASKETS:
        return exactly(now, wanted, forecast.baskets)
    if what == POSITION:
        return forecast.first
    if what == FISH:
        return 0.9 if now >= wanted or forecast.cats > 1.0 else now / (wanted + 1.0)
    if what == OPEN_ROOMS:
        chance = 1.0
        room: i64 = 1
        while room <= 7:
            if metric.rooms & bit(room):
                chance *= forecast.full[room]
            room += 1
        return chance
    if what == ENTERED_ROOMS:
        return 0.95 if now == 0.0 else 0.0
    if what in (OPEN_EDGE, OPEN_ROW):
        reach = 0.45 if what == OPEN_EDGE else 0.25
        if now == 0.0:
            return 1.0
        return sigmoid((reach * forecast.cells - now) / 4.0) * min(0.7, 0.1 + forecast.cells / 60.0)
    return 1.0 if lesson.holds(int(now)) else 0.0


def below(forecast: Forecast, lesson: Lesson, now: float) -> float:
    """How likely a count stays below a limit (the sister's lesson about few treasures)."""
    return sigmoid((float(lesson.wanted) - 0.5 - now - forecast.treasures) * 1.2)


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


def likely_cats(forecast: Forecast, layout: Layout, metric: Metric, lesson: Lesson, now: float, named: i64) -> float:
    """The same for conditions about cats."""
    wanted = float(lesson.wanted)
    coming = forecast.cats
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
