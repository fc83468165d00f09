"""Grouping members into tables of given sizes at the lowest cost that a local search finds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import msgspec

from katzentisch.club.round_tables import Member


class Costs(msgspec.Struct, frozen=True):
    """What it costs that two sit at one table, that somebody has a bye, and a table as a whole."""

    together: list[list[int]]
    bye: list[int]
    table: Callable[[Sequence[Member]], int] | None = None
    """None: no more than its pairs."""


def table_sizes(members: int, size: int, allowed: Sequence[int]) -> list[int]:
    """The tables for so many members: as few byes as can be, then sizes as near as can be to the one wished for."""
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for seated in range(1, members + 1):
        ways = [
            (best[seated - one][0] + (one - size) ** 2, [*best[seated - one][1], one])
            for one in allowed
            if seated - one in best
        ]
        if ways:
            best[seated] = min(ways, key=lambda way: (way[0], len(way[1])))
    return sorted(best[max(best)][1], reverse=True)


def draw_groups(
    start: Sequence[Member], tables: Sequence[int], costs: Costs, rng: Random, starts: int
) -> list[list[Member]]:
    """These members at tables of these sizes, those who have a bye last; the best of several descents.

    The first begins as the members are given, so what they cost in that order is the most that the answer costs.
    """
    found: list[tuple[int, list[list[Member]]]] = []
    order = list(start)
    for _ in range(starts):
        groups = split_into_groups(order, tables)
        descend(groups, costs)
        found.append((total_cost(groups, costs), groups))
        rng.shuffle(order)
    return min(found, key=lambda each: each[0])[1]


def split_into_groups(order: Sequence[Member], tables: Sequence[int]) -> list[list[Member]]:
    """Members at tables in this order; the last group has a bye."""
    groups, first = [], 0
    for size in tables:
        groups.append(list(order[first : first + size]))
        first += size
    return [*groups, list(order[first:])]


def descend(groups: list[list[Member]], costs: Costs) -> None:
    """Let two members change places as long as that makes it cheaper."""
    better = True
    while better:
        better = False
        for one in range(len(groups)):
            for two in range(one + 1, len(groups)):
                for here in range(len(groups[one])):
                    for there in range(len(groups[two])):
                        better |= swap_if_cheaper(groups, one, here, two, there, costs)


def swap_if_cheaper(groups: list[list[Member]], one: int, here: int, two: int, there: int, costs: Costs) -> bool:
    """Let two change places if that is cheaper; whether they did."""
    mine, other = groups[one][here], groups[two][there]
    now = member_cost(groups, one, mine, mine, costs) + member_cost(groups, two, other, other, costs)
    then = member_cost(groups, one, other, mine, costs) + member_cost(groups, two, mine, other, costs)
    now += table_cost(groups, one, costs) + table_cost(groups, two, costs)
    if then >= now:
        return False
    groups[one][here], groups[two][there] = other, mine
    then += table_cost(groups, one, costs) + table_cost(groups, two, costs)
    if then >= now:
        groups[one][here], groups[two][there] = mine, other
    return then < now


def member_cost(groups: list[list[Member]], group: int, member: Member, instead: Member, costs: Costs) -> int:
    """What a member costs in a group, in the place of another."""
    if group == len(groups) - 1:
        return costs.bye[member]
    row, total = costs.together[member], 0
    for each in groups[group]:
        if each != instead:
            total += row[each]
    return total


def table_cost(groups: list[list[Member]], group: int, costs: Costs) -> int:
    """What a table costs beyond its pairs; those who have a bye sit at none."""
    return costs.table(groups[group]) if costs.table and group < len(groups) - 1 else 0


def total_cost(groups: list[list[Member]], costs: Costs) -> int:
    """What all of it costs."""
    pairs = sum(costs.together[one][two] for group in groups[:-1] for one in group for two in group if one < two)
    tables = sum(table_cost(groups, group, costs) for group in range(len(groups)))
    return pairs + tables + sum(costs.bye[member] for member in groups[-1])
