"""Swiss seasons: members with equal scores meet, and avoid rematches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import ceil, log
from random import Random

from katzentisch.club.pairing import Costs, draw_groups, table_sizes
from katzentisch.club.round_tables import Board, Member, Round
from katzentisch.club.seats import assign_seats, count_seats, seat_unfairness
from katzentisch.club.standings import total_scores

WIN_UNITS = 24
"""One win in whole numbers, whatever the size of a table."""
UNFAIR_SEAT_COST = 10**9
"""What it costs that somebody sits once more where they sat most; two who are a whole win apart cost its square."""
REMATCH_COST = 10**13
"""What a second meeting costs."""
SECOND_BYE_COST = 10**17
"""What a second bye costs."""
MAX_SEATINGS_TRIED = 8
"""Ways to seat a round that are tried, until after one the next can be fair as well."""


def count_descents(members: int) -> int:
    """How many descents are tried, half a second at most: in the last rounds hardly a way is left that is fair."""
    return next(tries for tries, most in zip((150, 40, 6, 2), (16, 32, 64, 1 << 30), strict=True) if members <= most)


def suggested_rounds(members: int, size: int) -> int:
    """How many rounds tell who is best: one more than would leave a single one who won everything."""
    return min(ceil(log(max(2, members), size)) + 1, max(1, members - 1))


def next_round(
    members: int,
    size: int,
    allowed: Sequence[int],
    past: Sequence[Round],
    duplicate: bool,
    seed: str,
    gone: frozenset[Member] = frozenset(),
) -> Round:
    """The next round after these, without those who are gone."""
    rng = Random(f"{seed} {len(past)}")
    won = total_scores(members, past, duplicate)
    order = [member for member in range(members) if member not in gone]
    rng.shuffle(order)
    order.sort(key=lambda member: -won[member])
    whole = [round(won[member] * WIN_UNITS) for member in range(members)]
    tables = table_sizes(len(order), size, allowed)
    groups = draw_groups(order, tables, pairing_costs(members, whole, past), rng, count_descents(members))
    found = []
    for _ in range(MAX_SEATINGS_TRIED):
        round_ = assign_round_seats(groups, past, rng)
        found.append((next_round_unfairness(order, tables, whole, [*past, round_], rng), round_))
        if not found[-1][0]:
            break
    return min(found, key=lambda each: each[0])[1]


def next_round_unfairness(
    playing: Sequence[Member], tables: Sequence[int], won: Sequence[int], past: Sequence[Round], rng: Random
) -> int:
    """How unfair the seats of the next round would be after these, if nothing came of the last."""
    order = sorted(sorted(playing), key=lambda member: -won[member])
    groups = draw_groups(order, tables, pairing_costs(len(won), won, past), rng, 1 + count_descents(len(won)) // 10)
    unfair = seat_unfairness(len(won), count_seats(past))
    return sum(map(unfair, groups[:-1]))


def assign_round_seats(groups: Sequence[Sequence[Member]], past: Sequence[Round], rng: Random) -> Round:
    """Groups in seats that are as fair as can be, by lot where several are."""
    before = count_seats(past)
    boards = [Board(assign_seats(rng.sample(group, len(group)), before)) for group in groups[:-1]]
    return Round(tuple(boards), tuple(sorted(groups[-1])))


def pairing_costs(members: int, won: Sequence[int], past: Sequence[Round]) -> Costs:
    """Nobody has a second bye, meets again, or sits where they sat most, as long as it can be; then equals meet."""
    met: Counter[tuple[Member, Member]] = Counter()
    byes: Counter[Member] = Counter()
    for each in past:
        byes.update(each.byes)
        for board in each.boards:
            met.update(combinations(sorted(board.seats), 2))
    unfair = seat_unfairness(members, count_seats(past))
    together = [[0] * members for _ in range(members)]
    for one, two in combinations(range(members), 2):
        together[one][two] = together[two][one] = (won[one] - won[two]) ** 2 + REMATCH_COST * met[one, two]
    idle = [SECOND_BYE_COST * byes[member] + WIN_UNITS * won[member] for member in range(members)]
    return Costs(together, idle, lambda group: UNFAIR_SEAT_COST * unfair(group))
