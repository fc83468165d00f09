"""Those who did equally well meet next, and rather not again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product
from math import ceil, log
from random import Random

from katzentisch.club.board import Board, Member, Round
from katzentisch.club.draw import Costs, draw, sizes
from katzentisch.club.roundrobin import starts
from katzentisch.club.seats import Sat, sat, seated
from katzentisch.club.standings import scores

WIN = 24
"""One win in whole numbers, whatever the size of a table."""
AGAIN = 100 * WIN**2
"""What a second meeting costs; two who are a whole win apart cost its square."""
IDLE = 1_000_000
"""What a second bye costs."""


def rounds(members: int, size: int) -> int:
    """How many rounds tell who is best: one more than would leave a single one who won everything."""
    return min(ceil(log(max(2, members), size)) + 1, max(1, members - 1))


def next_round(
    members: int, size: int, allowed: Sequence[int], past: Sequence[Round], duplicate: bool, seed: str
) -> Round:
    """The next round after these."""
    rng = Random(f"{seed} {len(past)}")
    won = scores(members, past, duplicate)
    order = list(range(members))
    rng.shuffle(order)
    order.sort(key=lambda member: -won[member])
    before = sat(past)
    whom = costs(members, [round(won[member] * WIN) for member in range(members)], past, before)
    groups = draw(order, sizes(members, size, allowed), whom, rng, starts(members))
    for group in groups:
        rng.shuffle(group)
    return Round(tuple(Board(seated(group, before)) for group in groups[:-1]), tuple(sorted(groups[-1])))


def costs(members: int, won: Sequence[int], past: Sequence[Round], before: Sat) -> Costs:
    """Apart in wins, met before, or in need of the same seats; a bye for whoever had none and won least."""
    met: Counter[tuple[Member, Member]] = Counter()
    byes: Counter[Member] = Counter()
    for each in past:
        byes.update(each.byes)
        for board in each.boards:
            met.update(combinations(sorted(board.seats), 2))
    needs = [needed(member, before) for member in range(members)]

    def meeting(one: Member, two: Member) -> int:
        alike = sum(mine * theirs for mine, theirs in zip(needs[one], needs[two], strict=True))
        return (won[one] - won[two]) ** 2 + AGAIN * met[min(one, two), max(one, two)] + max(0, alike)

    together = [[0] * members for _ in range(members)]
    for one, two in product(range(members), repeat=2):
        together[one][two] = meeting(min(one, two), max(one, two))
    return Costs(together, [IDLE * byes[member] + WIN * won[member] for member in range(members)])


def needed(member: Member, before: Sat) -> list[int]:
    """How much more or less often than the average a member sat in each seat of tables of each size."""
    found: list[int] = []
    for size in (2, 3, 4, 5, 6):
        often = [before[member, size, seat] for seat in range(size)]
        found += [size * each - sum(often) for each in often]
    return found
