"""What players are called in tables and sentences: a program by a short name, since its command may be long."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path

import msgspec

from katzentisch.arena.contest import Contest
from katzentisch.arena.external_programs import Broken, Program
from katzentisch.arena.lineup import Contender
from katzentisch.arena.standings import Summary
from katzentisch.bots.roster import names

MAX_NAME_CHARACTERS = 40


def name_players(contest: Contest, players: Sequence[Contender]) -> dict[Contender, str]:
    """A different name for each player; programs that would be called the same, or like a bot, are numbered."""
    wanted = {each: short_name(contest, each) if each.command else str(each) for each in players}
    taken = [*wanted.values(), *names(contest.entry)]
    found: dict[Contender, str] = {}
    for each, name in wanted.items():
        if each.command and taken.count(name) > 1:
            name = next(new for number in count(1) if (new := f"{name} ({number})") not in {*taken, *found.values()})
        found[each] = name
    return found


def short_name(contest: Contest, program: Contender) -> str:
    """The name by which a program announces itself, else that of the last file in its command."""
    announced = ""
    with suppress(Broken, OSError), Program(program.command, contest, 0, "name") as started:
        announced = " ".join(started.name.replace("|", " ").replace("`", " ").split())[:MAX_NAME_CHARACTERS]
    words = shlex.split(program.command)
    return announced or Path(next((word for word in words[::-1] if Path(word).is_file()), words[0])).name


def with_names(summary: Summary, called: Mapping[Contender, str]) -> Summary:
    """The same figures under these names."""
    short = {str(player): name for player, name in called.items()}
    replace = msgspec.structs.replace
    return replace(
        summary,
        competitors=[replace(one, name=short.get(one.name, one.name)) for one in summary.competitors],
        duels=[
            replace(duel, first=short.get(duel.first, duel.first), second=short.get(duel.second, duel.second))
            for duel in summary.duels
        ],
        troubles=[replace(trouble, name=short.get(trouble.name, trouble.name)) for trouble in summary.troubles],
    )
