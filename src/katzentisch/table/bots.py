"""Bots at the table: which may sit down, what they are asked, and who steps in for one that fails."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from katzentisch.bots.budget import parse
from katzentisch.bots.pool import Question
from katzentisch.bots.roster import RANDOM, names, standby, takes_budget, thinking
from katzentisch.core.catalogue import Entry, find
from katzentisch.core.chance import fingerprint
from katzentisch.core.game import Seat
from katzentisch.core.reason import BadOptions
from katzentisch.play.seats import BOT
from katzentisch.table import wire

if TYPE_CHECKING:
    from katzentisch.table.referee import Referee

HANDOVER = 3.0
"""Seconds that a process has beyond a bot's own."""
LONGEST = 5.0
"""Seconds a search may be given."""
MOST = 2000
"""Worlds a search may be given."""


class Turn(NamedTuple):
    """A bot that may act: where it sits, at which line, and what to ask it."""

    seat: Seat
    seq: int
    question: Question


def known(entry: Entry, text: str) -> str:
    """A bot as records write it (`bot:search(1s)`), if it knows this game and thinks no longer than it may."""
    match = BOT.fullmatch(text if text.startswith("bot:") else f"bot:{text}")
    if match is None or match[1] not in names(entry):
        raise BadOptions("bot-unknown", kind=text, choices=names(entry))
    if match[2]:
        if not takes_budget(entry, match[1]):
            raise BadOptions("no-budget", kind=match[1])
        budget = parse(match[2])
        if budget.seconds > LONGEST or budget.worlds > MOST or budget.processes > 1:
            raise BadOptions("budget-limit", text=match[2], seconds=int(LONGEST), worlds=MOST)
    return match[0]


def question(referee: Referee, seat: Seat, sitter: str) -> Question:
    """What a bot in this seat is asked now: its own view, and a seed that tells nothing about the match's."""
    match = BOT.fullmatch(sitter)
    assert match is not None
    record = referee.match.record
    return Question(
        game=record.game,
        kind=match[1],
        budget=match[2] or "",
        seed=fingerprint(f"{record.seed} {referee.seq} {seat}"),
        view=wire.raw(referee.match.view(seat)),
        legal=referee.match.legal(seat),
        ask="choose" if seat in referee.match.actors() else "interrupt",
    )


def lease(question: Question) -> float:
    """Seconds that a process has to answer before another one asks the same bot."""
    budget = question.budget or thinking(find(question.game)).get(question.kind, "")
    return HANDOVER + (parse(budget).seconds if budget else 0.0)


def next_turn(referee: Referee, passed: set[Seat]) -> Turn | None:
    """The first bot that owes a move, or may interrupt and has not passed."""
    actors = referee.match.actors()
    for seat, sitter in enumerate(referee.sitters):
        if BOT.fullmatch(sitter) and referee.match.legal(seat) and (seat in actors or seat not in passed):
            return Turn(seat, referee.seq, question(referee, seat, sitter))
    return None


def substitute(game: str, kind: str) -> str:
    """Who plays a move for a bot that failed."""
    other = standby(find(game))
    return other if other != kind else RANDOM
