"""The ladder: every level of every game against the one below and against the baselines, as one page."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from katzentisch.arena.contest import Contest
from katzentisch.arena.lineup import Contender, usual_budgets
from katzentisch.arena.report import command_line
from katzentisch.arena.standings import Summary
from katzentisch.arena.tables import NONE, Wording
from katzentisch.bots.roster import LEVELS, names, seat_bot
from katzentisch.core.game_package import GamePackage
from katzentisch.core.words import Words

BASELINES = ("heuristic", "random")
CHAPTER = "## "
BUDGET = re.compile(r"\(\d[^()]*\)")

COLUMNS = (
    "arena-seats",
    "arena-player",
    "arena-against",
    "arena-played",
    "arena-wins",
    "ladder-before",
    "arena-chance",
    "arena-clear",
    "arena-ahead",
    "arena-rating-gap",
    "arena-p99",
    "arena-failures",
)


class LadderPlan(NamedTuple):
    """One row of the ladder: who plays against copies of whom, or alone, with how many seats and which options."""

    entry: GamePackage
    contenders: list[Contender]
    seats: int
    options: dict[str, str]


class Wish(NamedTuple):
    """What the ladder is to hold."""

    thinking: str = ""
    """The budget of those that think by the clock, instead of their own."""
    every: bool = False
    """Every level against every lower one, not only the next."""
    opened: bool = False
    """Also what the highest level reaches with open cards."""


def plans(entry: GamePackage, wish: Wish, options: dict[str, str], seats: Sequence[int] = ()) -> Iterator[LadderPlan]:
    """All rows of one game."""
    for players in seats or entry.game.players:
        if players == 1:
            for own in solo_options(entry):
                for kind in rungs(entry):
                    yield LadderPlan(entry, [contender(entry, kind, wish)], 1, {**own, **options})
            continue
        for strong, weak in pairs(entry, wish.every):
            yield LadderPlan(entry, [contender(entry, strong, wish), contender(entry, weak, wish)], players, options)
        if wish.opened and (top := yardstick(entry, wish)):
            below = rungs(entry)[1]
            yield LadderPlan(entry, [top, contender(entry, below, wish)], players, options)


def rungs(entry: GamePackage) -> list[str]:
    """The levels and baselines of a game, the strongest first."""
    known = names(entry)
    return [kind for kind in (*reversed(LEVELS), *BASELINES) if kind in known]


def pairs(entry: GamePackage, every: bool) -> Iterator[tuple[str, str]]:
    """Each level with the next lower one, or with all lower ones, and with the baselines."""
    kinds = rungs(entry)
    for at, strong in enumerate(kinds):
        for below, weak in enumerate(kinds[at + 1 :]):
            if every or below == 0 or weak in BASELINES:
                yield strong, weak


def solo_options(entry: GamePackage) -> list[dict[str, str]]:
    """Alone, every value of what can only be chosen alone, such as a difficulty."""
    grouped = {option.name for option in entry.game.options(entry.game.players[-1])}
    found: list[dict[str, str]] = [{}]
    for option in entry.game.options(1):
        if option.name not in grouped:
            found = [{**known, option.name: value} for known in found for value in option.choices]
    return found


def contender(entry: GamePackage, kind: str, wish: Wish) -> Contender:
    return Contender(kind, wish.thinking if has_clock(entry, kind) else "")


def by_the_clock(plan: LadderPlan) -> bool:
    """Whether anybody in this row would think by the clock at a table."""
    return any(has_clock(plan.entry, contender.kind) for contender in plan.contenders)


def has_clock(entry: GamePackage, kind: str) -> bool:
    return usual_budgets(entry).get(kind, "").endswith("s")


def yardstick(entry: GamePackage, wish: Wish) -> Contender | None:
    """The strongest that imagines worlds, with open cards; None if there is none."""
    for kind in rungs(entry)[:1]:
        one = contender(entry, kind, wish)
        if hasattr(seat_bot(entry, one.kind, one.budget, ""), "game"):
            return Contender(one.kind, one.budget, open=True)
    return None


class LadderRow(NamedTuple):
    """What became of a plan."""

    contest: Contest
    summary: Summary
    games: int


def write_ladder_page(
    before: str, rows: Sequence[LadderRow], command: str, words_of: dict[str, Words], since: str = ""
) -> str:
    """The ladder in Markdown: what stood there before, with the games that were played now replaced.

    `since` is an older page; each row says what that one said of it.
    """
    wording = Wording(next(iter(words_of.values())))
    say = wording.say
    sections, older = dict(chapters(before)), dict(chapters(since))
    for game, words in words_of.items():
        own = [row for row in rows if row.contest.game == game]
        if own:
            title = f"{CHAPTER}{words.say('title')}"
            said = said_before(older.get(title, ""), Wording(words))
            lines = ["", "```", command, "```", "", *format_rows(own, Wording(words), said)]
            sections[title] = "\n".join(lines) + "\n"
    opening = f"# {say('ladder-title')}\n\n{say('ladder-about')}\n"
    return opening + "".join(f"\n{title}\n{text}" for title, text in sorted(sections.items()))


def chapters(text: str) -> Iterator[tuple[str, str]]:
    """The title of each game on a page, and what stands below it."""
    for part in f"\n{text}".split(f"\n{CHAPTER}")[1:]:
        title, _, rest = part.partition("\n")
        yield f"{CHAPTER}{title}", rest.rstrip("\n") + "\n"


class Said(NamedTuple):
    """What an older page says of a row."""

    names: list[str]
    figure: str

    def beside(self, names: Sequence[str]) -> str:
        """The figure, and who played under another name then, as with another time to think."""
        others = [then for then, now in zip(self.names, names, strict=True) if then != now]
        return f"{self.figure} ({', '.join(others)})" if others else self.figure


def said_before(chapter: str, wording: Wording) -> dict[tuple[str, ...], Said]:
    """What a chapter says of each row: the games, and how many of them were won."""
    found: dict[tuple[str, ...], Said] = {}
    titles: list[str] = []
    for line in chapter.splitlines():
        row = [cell.strip() for cell in line.split("|")[1:-1]]
        if wording.say("arena-wins") in row:
            titles = row
        elif titles and len(row) == len(titles) and row[0].isdigit():
            cell = dict(zip(titles, row, strict=True))
            share, games = cell[wording.say("arena-wins")], cell[wording.say("arena-played")]
            found[ladder_row_key(row)] = Said(row[1:3], wording.say("ladder-of", share=share, games=games))
    return found


def ladder_row_key(row: Sequence[str]) -> tuple[str, ...]:
    """Which row this is, whatever time to think the players had."""
    return tuple(BUDGET.sub("", cell) for cell in row[:3])


def format_rows(rows: Sequence[LadderRow], wording: Wording, said: dict[tuple[str, ...], Said]) -> list[str]:
    """One game's rows beside what was said of them before, and the commands that play them again."""
    say = wording.say
    keys = [key for key in COLUMNS if said or key != "ladder-before"]
    titles = [say(key) for key in keys]
    lines = [f"| {' | '.join(titles)} |", f"|{'---|' * len(titles)}"]
    for row in rows:
        told = cells(row, wording)
        first = list(told.values())[:3]
        before = said.get(ladder_row_key(first))
        told["ladder-before"] = before.beside(first[1:]) if before else NONE
        lines.append(f"| {' | '.join(told[key] for key in keys)} |")
    commands = [command_line(row.contest, row.games) for row in rows]
    return [
        *lines,
        "",
        "<details>",
        f"<summary>{say('ladder-commands')}</summary>",
        "",
        "```",
        *commands,
        "```",
        "</details>",
    ]


def cells(row: LadderRow, wording: Wording) -> dict[str, str]:
    """One row, cell by cell, in the order of the columns."""
    one, *others = row.summary.competitors
    duel = row.summary.duels[0] if row.summary.duels else None
    options = " ".join(f"{name}={value}" for name, value in row.contest.options.items())
    rating = NONE
    if others and one.rating and others[0].rating:
        rating = wording.number(one.rating.mean - others[0].rating.mean)
    return {
        "arena-seats": str(len(row.contest.lineup)),
        "arena-player": one.name,
        "arena-against": others[0].name if others else options,
        "arena-played": str(row.summary.games),
        "arena-wins": wording.shares(one.wins),
        "arena-chance": NONE if one.chance is None else wording.share(one.chance),
        "arena-clear": wording.clear(one),
        "arena-ahead": wording.mean(duel.points if duel else one.points),
        "arena-rating-gap": rating,
        "arena-p99": wording.seconds(one.time.p99),
        "arena-failures": wording.failures(one),
    }
