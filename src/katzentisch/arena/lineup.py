"""Who competes: bots of the house and of the game, programs from outside, and players with open cards."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Sequence
from itertools import permutations
from typing import TypeAlias

import msgspec

from katzentisch.bots.budget import Budget
from katzentisch.bots.budget import parse_budget as parse_budget
from katzentisch.bots.net_file import seat_net
from katzentisch.bots.roster import LEARNED, SEARCH, THINKING, seat_bot
from katzentisch.core.game_package import GamePackage
from katzentisch.core.reason import BadOptions
from katzentisch.play.seats import BOT, parse_net

OUTSIDE = "ext:"
OPEN = re.compile(r"open(?::(.+)|\((.+)\))")


class Contender(msgspec.Struct, frozen=True, omit_defaults=True):
    """One competitor: a kind of bot with its budget, or a command; equal ones are the same competitor."""

    kind: str = ""
    budget: str = ""
    command: str = ""
    open: bool = False
    """It is shown the true world wherever it would imagine one: a yardstick, no player."""
    net: str = ""
    """The file with the net that it plays by."""

    def __str__(self) -> str:
        if self.net:
            return f"{self.kind}:{self.net}"
        if self.command:
            return f"{OUTSIDE}{self.command}"
        name = f"{self.kind}({self.budget})" if self.budget else self.kind
        return f"open({name})" if self.open else name

    @property
    def seated(self) -> str:
        """The player's name in records."""
        name = str(self) if self.command or self.open else f"bot:{self}"
        return " ".join(
            "".join(" " if letter == "," or not letter.isprintable() else letter for letter in name).split()
        )


Lineup: TypeAlias = tuple[Contender, ...]


def parse_lineup(text: str, external: Sequence[str] = ()) -> list[Contender]:
    """Players between commas: `search:1s` or `search(1s)`, `learned:FILE`, `open(search:200)`, `ext:COMMAND`."""
    found = [parse_one(part) for part in split(text) if part]
    found += [parse_one(f"{OUTSIDE}{command}") for command in external]
    if not found:
        raise BadOptions("arena-nobody")
    return found


def split(text: str) -> list[str]:
    """The parts between commas that stand in no brackets or quotes."""
    parts, depth, quote = [""], 0, ""
    for letter in text:
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "'\"":
            quote = letter
        elif letter in "()":
            depth += 1 if letter == "(" else -1
        elif letter == "," and depth <= 0:
            parts.append("")
            continue
        parts[-1] += letter
    return [part.strip() for part in parts]


def parse_one(text: str) -> Contender:
    """One competitor."""
    if text.startswith(OUTSIDE):
        return Contender(command=text.removeprefix(OUTSIDE).strip())
    if opened := OPEN.fullmatch(text):
        inner = parse_one(opened[1] or opened[2])
        if inner.command or inner.open or inner.net:
            raise BadOptions("arena-player", text=text)
        return Contender(inner.kind, inner.budget, open=True)
    if net := parse_net(text):
        return Contender(LEARNED, net=net)
    kind, colon, budget = text.removeprefix("bot:").partition(":")
    written = BOT.fullmatch(f"bot:{kind}({budget})" if colon else f"bot:{kind}")
    if written is None:
        raise BadOptions("arena-player", text=text)
    return Contender(written[1], written[2] or "")


def check_contender(entry: GamePackage, contender: Contender, players: int) -> None:
    """BadOptions if this competitor cannot sit down at this game with so many players."""
    if contender.command:
        try:
            program = next(iter(shlex.split(contender.command)), "")
        except ValueError:  # a quotation mark without its other half
            program = ""
        if not shutil.which(program):
            raise BadOptions("arena-no-program", command=contender.command)
        return
    if contender.net:
        seat_net(entry, contender.net, players, "")
        return
    player = seat_bot(entry, contender.kind, contender.budget, "")
    if contender.open and not hasattr(player, "game"):
        raise BadOptions("arena-open-blind", kind=contender.kind)


def budget_of(entry: GamePackage, contender: Contender) -> Budget | None:
    """How long a bot says it thinks; None for those that take no budget."""
    text = contender.budget or usual_budgets(entry).get(contender.kind, "")
    return parse_budget(text) if text else None


def usual_budgets(entry: GamePackage) -> dict[str, str]:
    """The kinds that take a budget, each with its usual one."""
    return {SEARCH: THINKING, **entry.bots.budgets}


def fill(contenders: Sequence[Contender], seats: int) -> Lineup:
    """As many as there are seats: the last one named is repeated."""
    if len(contenders) > seats:
        raise BadOptions("arena-seats", players=len(contenders), seats=seats)
    return (*contenders, *[contenders[-1]] * (seats - len(contenders)))


def seatings(lineup: Lineup, every: bool = False) -> list[Lineup]:
    """How the competitors change seats within one deal: all rotations, or every order; none twice."""
    around = [lineup[turn:] + lineup[:turn] for turn in range(len(lineup))]
    return list(dict.fromkeys(permutations(lineup) if every else around))
