"""Round robins: everybody meets everybody, and all rounds are drawn at the start."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random

from katzentisch.club.pairing import Costs, draw_groups, table_sizes
from katzentisch.club.round_tables import Board, Member, Round
from katzentisch.club.seats import balance_seats

REMATCH_COST = 1_000
"""What a second meeting costs; a first one is free."""
SECOND_BYE_COST = 1_000_000
"""What a second bye costs: nobody has two before everybody had one."""


@lru_cache(maxsize=32)
def schedule(members: int, size: int, allowed: tuple[int, ...], seed: str, rounds: int = 0) -> tuple[Round, ...]:
    """The rounds in which so many members meet each other at least once, as equally as can be found.

    With a number of rounds that many, beginning again after the last.
    """
    once = list(pair_by_circle(members) if size == 2 else group_greedily(members, size, allowed, Random(seed)))
    drawn = [once[number % len(once)] for number in range(rounds or len(once))]
    seats = balance_seats([groups[:-1] for groups in drawn])
    return tuple(
        Round(tuple(Board(board) for board in boards), tuple(groups[-1]))
        for groups, boards in zip(drawn, seats, strict=True)
    )


def pair_by_circle(members: int) -> Iterator[list[list[Member]]]:
    """Tables of two by the circle method: everyone meets everyone once."""
    ring: list[Member | None] = [*range(members), *([None] if members % 2 else [])]
    half = len(ring) // 2
    for _ in range(len(ring) - 1):
        pairs = list(zip(ring[:half], reversed(ring[half:]), strict=True))
        met = [[one, two] for one, two in pairs if one is not None and two is not None]
        yield [*met, [each for pair in pairs if None in pair for each in pair if each is not None]]
        ring = [ring[0], ring[-1], *ring[1:-1]]


def group_greedily(members: int, size: int, allowed: Sequence[int], rng: Random) -> Iterator[list[list[Member]]]:
    """Larger tables: round by round as many first meetings as can be found, until none is left."""
    met: Counter[tuple[Member, Member]] = Counter()
    byes: Counter[Member] = Counter()
    tables = table_sizes(members, size, allowed)
    missing = set(combinations(range(members), 2))
    while missing and tables:
        order = order_for_round(missing, byes, members, rng)
        groups = draw_groups(order, tables, meeting_costs(members, met, byes), rng, count_descents(members))
        for group in groups[:-1]:
            met.update(combinations(sorted(group), 2))
        byes.update(groups[-1])
        missing -= met.keys()
        yield groups


def order_for_round(
    missing: set[tuple[Member, Member]], byes: Counter[Member], members: int, rng: Random
) -> list[Member]:
    """Everybody in an order that starts with two who have not met and ends with those who had the fewest byes."""
    pair = max(sorted(missing), key=lambda pair: (byes[pair[0]] + byes[pair[1]], min(byes[pair[0]], byes[pair[1]])))
    others = [member for member in range(members) if member not in pair]
    rng.shuffle(others)
    return [*pair, *sorted(others, key=lambda member: -byes[member])]


def meeting_costs(members: int, met: Counter[tuple[Member, Member]], byes: Counter[Member]) -> Costs:
    def meeting(one: Member, two: Member) -> int:
        often = met[min(one, two), max(one, two)]
        return REMATCH_COST + often**2 if often else 0

    together = [[meeting(one, two) for two in range(members)] for one in range(members)]
    return Costs(together, [SECOND_BYE_COST * byes[member] for member in range(members)])


def count_descents(members: int) -> int:
    """How many descents are tried; with many members one costs more, and differs less from the next."""
    return next(tries for tries, most in zip((40, 10, 3, 1), (10, 16, 32, 1 << 30), strict=True) if members <= most)
