"""Count a metric on a layout, as `Metric.value` does on a boat."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit, count
from katzentisch.games.isle_of_cats.bots.forecast import Forecast
from katzentisch.games.isle_of_cats.bots.layout import Layout
from katzentisch.games.isle_of_cats.box.metrics import (
    BASKETS,
    CATS,
    CHOSEN,
    COLOURS_WITHOUT,
    COMMONS,
    COVERED_MAPS,
    ENTERED_ROOMS,
    FAMILIES,
    FISH,
    LARGEST_FAMILY,
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
from katzentisch.games.isle_of_cats.box.survey import BY_TREASURE, EDGE, LONELY


def count_metric(forecast: Forecast, layout: Layout, metric: Metric, named: i64) -> i64:
    """What a metric counts now, as `Metric.value` does."""
    what: i64 = metric.count
    total: i64 = 0
    if what == CATS:
        total = cats(layout, metric, named)
    elif what == OSHAX:
        total = layout.oshax
    elif what == COMMONS:
        total = layout.commons
    elif what == RARES:
        total = layout.rares
    elif what == TREASURES:
        total = treasures(layout, metric, named)
    elif what == RATS:
        total = layout.plan.rats.common(layout.free)
    elif what == OPEN_MAPS:
        total = layout.plan.map_cells.common(layout.free)
    elif what == COVERED_MAPS:
        total = 5 - layout.plan.map_cells.common(layout.free)
    elif what == PRIVATE_LESSONS:
        total = forecast.about.lessons
    elif what == BASKETS:
        total = forecast.about.baskets
    elif what == POSITION:
        total = forecast.about.position
    elif what == FISH:
        total = forecast.about.fish
    elif what == FAMILIES:
        for group in layout.groups:
            if group.size >= metric.min_size:
                total += 1
    elif what == LARGEST_FAMILY:
        size: i64 = largest(layout)
        total = size if size >= metric.min_size else 0
    elif what <= ENTERED_ROOMS:
        total = rooms(layout, metric)
    elif what == OPEN_EDGE:
        total = layout.box.edge.common(layout.free)
    elif what == OPEN_ROW:
        total = layout.box.rows[metric.row].common(layout.free)
    else:
        total = colours_with(layout, metric.relation)
        if what == COLOURS_WITHOUT:
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
            if metric.count == ENTERED_ROOMS:
                if not cells.within(layout.free):
                    total += 1
            elif cells.meets(layout.free) == (metric.count == OPEN_ROOMS):
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


def largest(layout: Layout) -> i64:
    """The size of the largest group of cats."""
    size: i64 = 0
    for group in layout.groups:
        if group.size > size:
            size = group.size
    return size
