"""Fair seats: everybody sits as often as possible in each seat of tables of one size."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from katzentisch.club.round_tables import Member, Round

Vertex: TypeAlias = tuple[str, int, int]
SeatCounts: TypeAlias = Counter[tuple[Member, int, int]]
"""How often a member sat at tables of this size in this seat."""
MAX_TABLE_SIZE = 6
"""Seats of a table at most."""


def count_seats(rounds: Iterable[Round]) -> SeatCounts:
    """Who sat where so far."""
    boards = (board for round_ in rounds for board in round_.boards)
    return Counter((member, len(board.seats), seat) for board in boards for seat, member in enumerate(board.seats))


def assign_seats(group: Sequence[Member], before: SeatCounts) -> tuple[Member, ...]:
    """One table's seats: players get the seats they have rarely had, as far as possible."""
    order, _ = fairest_order(tuple(seat_excess(member, len(group), before) for member in group))
    return tuple(group[each] for each in order)


def seat_unfairness(members: int, before: SeatCounts) -> Callable[[Sequence[Member]], int]:
    """How unfair the seats of a table are at best; nought if everybody can sit where they sat least."""
    known = [[seat_excess(member, size, before) for size in range(MAX_TABLE_SIZE + 1)] for member in range(members)]

    def at(group: Sequence[Member]) -> int:
        size = len(group)
        return fairest_order(tuple(sorted([known[member][size] for member in group])))[1]

    return at


def seat_excess(member: Member, size: int, before: SeatCounts) -> tuple[int, ...]:
    """How much more often than in their rarest a member sat in each seat of tables of a size."""
    often = [before[member, size, seat] for seat in range(size)]
    least = min(often, default=0)
    return tuple(each - least for each in often)


@lru_cache(maxsize=1 << 16)
def fairest_order(unfair: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], int]:
    """Who of these sits in each seat, and how unfair that is: the sum of the squares of what was too often."""
    best = {0: (0, tuple[int, ...]())}
    """By those who sit already, seat by seat."""
    for seat in range(len(unfair)):
        ways: dict[int, tuple[int, tuple[int, ...]]] = {}
        for seated, (cost, order) in best.items():
            for each, often in enumerate(unfair):
                if not seated >> each & 1:
                    sat, now = seated | 1 << each, cost + often[seat] ** 2
                    if sat not in ways or now < ways[sat][0]:
                        ways[sat] = now, (*order, each)
        best = ways
    [(cost, order)] = best.values()
    return order, cost


def balance_seats(rounds: Sequence[Sequence[Sequence[Member]]]) -> list[list[tuple[Member, ...]]]:
    """The seats of whole rounds that are known beforehand.

    After each round nobody has sat in one seat of tables of a size more than once more often than in another: the
    tables of a member are taken in bundles of as many as there are seats, and no seat twice in a bundle. Seats are
    then colours of the edges between bundles and tables, for which as many suffice as meet in one point (König).
    """
    colours: dict[Vertex, dict[int, Vertex]] = defaultdict(dict)
    count: Counter[tuple[Member, int]] = Counter()
    tables: dict[Vertex, list[Vertex]] = {}
    for number, groups in enumerate(rounds):
        for place, group in enumerate(groups):
            size, table = len(group), ("table", number, place)
            tables[table] = []
            for member in group:
                bundle = (f"member {member}", size, count[member, size] // size)
                count[member, size] += 1
                colour_edge(colours, bundle, table, size)
                tables[table].append(bundle)
    found: list[list[tuple[Member, ...]]] = []
    for number, groups in enumerate(rounds):
        found.append([])
        for place, group in enumerate(groups):
            table = ("table", number, place)
            whose = dict(zip(tables[table], group, strict=True))
            found[-1].append(tuple(whose[colours[table][seat]] for seat in range(len(group))))
    return found


def colour_edge(colours: dict[Vertex, dict[int, Vertex]], one: Vertex, two: Vertex, most: int) -> None:
    """Colour one more edge; where no colour is free at both ends, change a chain of others."""
    mine = next(colour for colour in range(most) if colour not in colours[one])
    other = next(colour for colour in range(most) if colour not in colours[two])
    chain, at, colour = [], two, mine
    while colour in colours[at]:
        chain.append((at, colours[at][colour], colour))
        at, colour = colours[at][colour], mine + other - colour
    for here, there, colour in chain:
        colours[here].pop(colour, None)
        colours[there].pop(colour, None)
    for here, there, colour in chain:
        colours[here][mine + other - colour] = there
        colours[there][mine + other - colour] = here
    colours[one][mine], colours[two][mine] = two, one
