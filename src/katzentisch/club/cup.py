"""Knock-out seasons: those who do not advance are out, and the last table decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain, permutations
from random import Random

from katzentisch.club.pairing import Costs, draw_groups, table_sizes
from katzentisch.club.round_tables import Board, Member, Round
from katzentisch.club.roundrobin import count_descents
from katzentisch.club.seats import assign_seats, count_seats


def next_round(
    members: int,
    size: int,
    allowed: Sequence[int],
    possible: Sequence[int],
    past: Sequence[Round],
    gone: frozenset[Member] = frozenset(),
) -> Round | None:
    """The next round after these, None after the last: the best lots meet late, and those who met rather not again.

    Those who are gone are left out, unless nobody but one would remain: then they lose the table that is left.
    """
    left, tables = members_left(members, size, allowed, possible, past), list[int]()
    staying = [member for member in left if member not in gone]
    left = staying if len(staying) > 1 else left
    if len(left) > 1:
        tables = cup_table_sizes(len(left), size, allowed, possible)
    if not tables:
        return None
    idle, before = len(left) - sum(tables), count_seats(past)
    byes = sorted(left, key=lambda member: (count_byes(member, past), member))[:idle]
    groups = avoid_rematches(
        deal_in_snake_order([member for member in left if member not in byes], tables), members, past
    )
    return Round(tuple(Board(assign_seats(group, before)) for group in groups), tuple(sorted(byes)))


def members_left(
    members: int, size: int, allowed: Sequence[int], possible: Sequence[int], past: Sequence[Round]
) -> list[Member]:
    """Who is still in it, by lot."""
    left = list(range(members))
    for each in past:
        tables = [len(board.seats) for board in each.boards]
        left = members_advancing(each, count_advancing(tables, len(each.byes), size, allowed, possible))
    return left


def count_advancing(
    tables: Sequence[int], byes: int, size: int, allowed: Sequence[int], possible: Sequence[int]
) -> int:
    """How many go on from each table: as near to half of it as leaves tables for the next round; one from the last."""
    most = max(tables, default=0)
    if len(tables) == 1 and not byes:
        return 1
    ways = [*range(max(1, most // 2), most), 1]
    left = [byes + sum(min(many, table) for table in tables) for many in ways]
    fits = (many for many, on in zip(ways, left, strict=True) if cup_table_sizes(on, size, allowed, possible))
    return next(fits, 1)


def coming_tables(
    members: int, size: int, allowed: Sequence[int], possible: Sequence[int], past: Sequence[Round]
) -> list[list[int]]:
    """The sizes of the tables of each round after these, which need not be decided."""
    found: list[list[int]] = []
    left = members
    for each in past:
        tables = [len(board.seats) for board in each.boards]
        left = count_left(tables, len(each.byes), size, allowed, possible)
    while left > 1 and (tables := cup_table_sizes(left, size, allowed, possible)):
        found.append(tables)
        left = count_left(tables, left - sum(tables), size, allowed, possible)
    return found


def count_left(tables: Sequence[int], byes: int, size: int, allowed: Sequence[int], possible: Sequence[int]) -> int:
    """How many are still in it after a round of such tables."""
    on = count_advancing(tables, byes, size, allowed, possible)
    return byes + sum(min(on, table) for table in tables)


def members_advancing(each: Round, many: int) -> list[Member]:
    """Those who go on from a round if so many do from each table."""
    return sorted([*chain.from_iterable(board.members_by_rank()[:many] for board in each.boards), *each.byes])


def cup_table_sizes(left: int, size: int, allowed: Sequence[int], possible: Sequence[int]) -> list[int]:
    """Tables for so many; of any size that the game allows where those of the cup's own do not fit."""
    return table_sizes(left, size, allowed) or table_sizes(left, left, possible)


def count_byes(member: Member, past: Sequence[Round]) -> int:
    return sum(member in each.byes for each in past)


def avoid_rematches(groups: Sequence[Sequence[Member]], members: int, past: Sequence[Round]) -> list[list[Member]]:
    """Groups in which as few as can be meet again; those that are given, if nobody does."""
    met = Counter(pair for each in past for board in each.boards for pair in permutations(board.seats, 2))
    again = Costs([[met[one, two] for two in range(members)] for one in range(members)], [0] * members)
    order, tables = list(chain.from_iterable(groups)), [len(group) for group in groups]
    return draw_groups(order, tables, again, Random(len(past)), count_descents(len(order)))[:-1]


def deal_in_snake_order(order: Sequence[Member], tables: Sequence[int]) -> list[list[Member]]:
    """Deal members to tables to and fro."""
    groups: list[list[Member]] = [[] for _ in tables]
    there = [*range(len(tables)), *reversed(range(len(tables)))]
    at = 0
    for member in order:
        while len(groups[there[at % len(there)]]) >= tables[there[at % len(there)]]:
            at += 1
        groups[there[at % len(there)]].append(member)
        at += 1
    return groups
