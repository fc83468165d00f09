"""Standings: by score, shares of first places, results among equals, and strength of opponents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from itertools import groupby
from typing import TypeAlias

import msgspec

from katzentisch.club.round_tables import Member, Round


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """One member's line in the table of a season."""

    member: Member
    rank: int
    """Shared by those whom nothing but their lots tells apart."""
    played: int
    score: Fraction
    """For each round the share of the others whom one was ahead of; a half for a bye."""
    won: Fraction
    """Shares of first places."""
    against: Fraction
    """What one's opponents have scored, the mean of each table: the more, the harder it was."""
    points: int
    """As the game counts them."""
    absent: int


Key: TypeAlias = Callable[[Standing], tuple[Fraction, Fraction]]


def total_scores(members: int, past: Sequence[Round], duplicate: bool) -> list[Fraction]:
    """What everybody has scored."""
    found = [Fraction(0)] * members
    for each in past:
        for member, score in each.scores(duplicate).items():
            found[member] += score
    return found


def rank_members(members: int, past: Sequence[Round], duplicate: bool = False) -> list[Standing]:
    """Everybody, the best first."""
    total = total_scores(members, past, duplicate)
    lines = {member: standing_of(member, past, total) for member in range(members)}
    found: list[Standing] = []
    for group in group_by_key(list(lines.values()), lambda each: (each.score, each.won)):
        among = {each.member for each in group}
        for equals in group_by_key(group, partial(tie_break, among, past)):
            rank = len(found) + 1
            found += [msgspec.structs.replace(each, rank=rank) for each in sorted(equals, key=lambda one: one.member)]
    return found


def tie_break(among: set[Member], past: Sequence[Round], each: Standing) -> tuple[Fraction, Fraction]:
    """What tells those apart who won as much: their meetings with each other, and their opponents."""
    return score_among(each.member, among, past), each.against


def group_by_key(lines: list[Standing], key: Key) -> list[list[Standing]]:
    """Those who are equal in something, the best first."""
    return [list(group) for _, group in groupby(sorted(lines, key=key, reverse=True), key)]


def standing_of(member: Member, past: Sequence[Round], total: Sequence[Fraction]) -> Standing:
    """What one member has done so far."""
    sat = [
        (board, seat)
        for each in past
        for board in each.boards
        if board.ranks
        for seat, whose in enumerate(board.seats)
        if whose == member
    ]
    return Standing(
        member=member,
        rank=0,
        played=len(sat),
        score=total[member],
        won=sum((board.share_of_win(seat) for board, seat in sat), Fraction(0)),
        against=sum(
            (
                sum((total[other] for other in board.seats if other != member), Fraction(0)) / (len(board.seats) - 1)
                for board, _ in sat
            ),
            Fraction(0),
        ),
        points=sum(board.points[seat] for board, seat in sat),
        absent=sum(seat in board.absent for board, seat in sat),
    )


def score_among(member: Member, among: set[Member], past: Sequence[Round]) -> Fraction:
    """How often a member was ahead of these when they met."""
    return sum(
        (
            board.share_ahead_of(board.seats.index(member), seat)
            for each in past
            for board in each.boards
            if board.ranks and member in board.seats
            for seat, other in enumerate(board.seats)
            if other in among and other != member
        ),
        Fraction(0),
    )
