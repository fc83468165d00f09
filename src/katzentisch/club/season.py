"""A season's next round and standings, computed from what was drawn and played so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from katzentisch.club import cup, swiss
from katzentisch.club.pairing import table_sizes
from katzentisch.club.round_tables import Board, Member, Round
from katzentisch.club.roundrobin import schedule
from katzentisch.club.standings import Standing, rank_members

Kind: TypeAlias = Literal["round-robin", "swiss", "cup"]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How a season is played."""

    kind: Kind
    members: int
    size: int
    possible: tuple[int, ...]
    """The sizes of tables that the game allows."""
    rounds: int = 0
    """How many; 0: as many as it takes. A cup takes as many as it takes."""
    duplicate: bool = False
    """Whether all tables of a round play the same deals."""
    seed: str = ""
    gone: frozenset[Member] = frozenset()
    """Who has withdrawn, and sits at no further table."""

    @property
    def allowed(self) -> tuple[int, ...]:
        """The sizes that are used: one more or less than wished for rather than byes, but two remain two.

        Where the same is dealt to all, seats can be compared only between tables of one size.
        """
        near = 0 if self.size == 2 or self.duplicate else 1
        return tuple(size for size in self.possible if size > 1 and abs(size - self.size) <= near)


def is_playable(plan: Plan) -> bool:
    """Whether there are members enough for a table."""
    return bool(table_sizes(plan.members, plan.size, plan.allowed))


def needed_members(plan: Plan) -> int:
    """How many members a season needs at least: enough for one table."""
    return min(plan.allowed, default=plan.size)


def count_rounds(plan: Plan) -> int:
    """How many rounds there will be, as far as one can know: a cup's number depends on who comes."""
    if plan.kind == "cup":
        return 0
    if plan.kind == "swiss":
        return plan.rounds or swiss.suggested_rounds(plan.members, plan.size)
    return len(round_robin(plan))


def round_robin(plan: Plan) -> tuple[Round, ...]:
    """All rounds of a round robin."""
    return schedule(plan.members, plan.size, plan.allowed, plan.seed, plan.rounds)


def next_round(plan: Plan, past: Sequence[Round]) -> Round | None:
    """The next round after these, which are all decided; None if that was the last."""
    if plan.kind == "cup":
        possible = [size for size in plan.possible if size > 1]
        return cup.next_round(plan.members, plan.size, plan.allowed, possible, past, plan.gone)
    if len(past) >= count_rounds(plan) or plan.members - len(plan.gone) < min(plan.allowed, default=2):
        return None
    if plan.kind == "round-robin":
        return without_members(round_robin(plan)[len(past)], plan)
    return swiss.next_round(plan.members, plan.size, plan.allowed, past, plan.duplicate, plan.seed, plan.gone)


def without_members(drawn: Round, plan: Plan) -> Round:
    """A round that was drawn beforehand, without those who have withdrawn; who has no table then is free."""
    boards, byes = list[Board](), [member for member in drawn.byes if member not in plan.gone]
    for board in drawn.boards:
        seats = tuple(member for member in board.seats if member not in plan.gone)
        if len(seats) > 1 and (len(seats) == len(board.seats) or len(seats) in plan.possible):
            boards.append(Board(seats))
        else:
            byes += seats
    return Round(tuple(boards), tuple(sorted(byes)))


def coming_cup_tables(plan: Plan, past: Sequence[Round]) -> list[list[int]]:
    """The sizes of the tables of each round of a cup after these; nothing for other seasons."""
    if plan.kind != "cup":
        return []
    possible = [size for size in plan.possible if size > 1]
    return cup.coming_tables(plan.members, plan.size, plan.allowed, possible, past)


def season_standings(plan: Plan, past: Sequence[Round]) -> list[Standing]:
    """The standings; in a cup, players who got further are ahead. Who has withdrawn comes after all others."""
    lines = rank_members(plan.members, past, plan.duplicate)
    if plan.kind == "cup":
        reached = {line.member: cup_progress(line.member, past) for line in lines}
        lines.sort(key=lambda line: -reached[line.member])
        lines = [
            msgspec.structs.replace(line, rank=1 + sum(reached[other.member] > reached[line.member] for other in lines))
            for line in lines
        ]
    staying = [line for line in lines if line.member not in plan.gone]
    gone = [line for line in lines if line.member in plan.gone]
    return [*rank_again(staying, 0), *rank_again(gone, len(staying))]


def rank_again(lines: Sequence[Standing], before: int) -> list[Standing]:
    """Some of the standings with ranks that follow so many others; who shared a rank still does."""
    return [
        msgspec.structs.replace(line, rank=1 + before + sum(other.rank < line.rank for other in lines))
        for line in lines
    ]


def cup_progress(member: Member, past: Sequence[Round]) -> int:
    """How far a member came in a cup: rounds, and in the last table of all, places."""
    far = sum(member in each.byes or any(member in board.seats for board in each.boards) for each in past)
    final = final_table(past)
    if final:
        order = final.members_by_rank()
        return far + (len(order) - order.index(member) if member in order else 0)
    return far


def final_table(past: Sequence[Round]) -> Board | None:
    """The table that decided a cup, if it was played."""
    last = past[-1] if past else None
    return last.boards[0] if last and len(last.boards) == 1 and not last.byes and last.boards[0].ranks else None


def count_tables(plan: Plan) -> int:
    """How many tables the first round has."""
    return len(table_sizes(plan.members, plan.size, plan.allowed))
