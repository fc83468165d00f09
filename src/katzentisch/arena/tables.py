"""The figures of a contest in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.console import Console
from rich.table import Table
from rich.text import Text

from katzentisch.arena.intervals import Estimate
from katzentisch.arena.lineup import Contender
from katzentisch.arena.player_names import with_names
from katzentisch.arena.standings import Competitor, Summary, Trouble
from katzentisch.core.reason import Value
from katzentisch.core.words import Words

NONE = "–"


class Wording:
    """Figures as people of one language write them."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, key: str, **data: Value) -> str:
        return self.words.say(key, data)

    def number(self, value: float, places: int = 1) -> str:
        return self.words.decimal(f"{value:.{places}f}")

    def share(self, value: float) -> str:
        return f"{self.number(100 * value)} %"

    def shares(self, estimate: Estimate | None) -> str:
        if estimate is None:
            return NONE
        low, high = self.number(100 * estimate.low), self.number(100 * estimate.high)
        return f"{self.share(estimate.mean)} [{low} … {high}]"

    def mean(self, estimate: Estimate | None, places: int = 1) -> str:
        if estimate is None:
            return NONE
        low, high = self.number(estimate.low, places), self.number(estimate.high, places)
        return f"{self.number(estimate.mean, places)} [{low} … {high}]"

    def seconds(self, value: float) -> str:
        return f"{self.number(value, 2)} s" if value >= 1 else f"{self.number(1000 * value, 1)} ms"

    def clear(self, one: Competitor) -> str:
        """Whether it wins clearly more than chance, and whether that is sure."""
        if one.clear is None or one.clear_at is None:
            return NONE
        verdict = self.say("arena-yes") if one.clear else self.say("arena-no")
        text = f"{verdict} (≥ {self.share(one.clear_at)})"
        return text if one.sure else f"{text} {self.say('arena-unsure')}"

    def likelihood(self, p: float, equals: str = "") -> str:
        return f"< {self.number(0.0001, 4)}" if p < 0.0001 else equals + self.number(p, 4)

    def failures(self, one: Competitor) -> str:
        return ", ".join(f"{count} × {self.words.word('how', how, ())}" for how, count in one.failures.items()) or "0"

    def trouble(self, trouble: Trouble) -> str:
        data: dict[str, Value] = {
            "name": trouble.name or NONE,
            "how": trouble.how,
            "detail": trouble.detail,
            "deal": trouble.deal,
            "seating": trouble.seating,
        }
        return self.words.say("arena-trouble", data)

    def statistic(self, key: str) -> str:
        return self.words.say(key)


Column = tuple[str, Callable[[Competitor], str]]


def columns(wording: Wording, summary: Summary) -> list[Column]:
    """What is told about each competitor; solo games have no opponents to be compared with."""
    alone = len(summary.contest.lineup) == 1
    say = wording.say
    found: list[Column] = [
        (say("arena-player"), lambda one: one.name),
        (say("arena-games"), lambda one: str(one.games)),
        (say("arena-wins"), lambda one: wording.shares(one.wins)),
    ]
    if not alone:
        found += [
            (say("arena-chance"), lambda one: NONE if one.chance is None else wording.share(one.chance)),
            (say("arena-clear"), wording.clear),
        ]
    found.append((say("arena-points"), lambda one: wording.mean(one.points)))
    if not alone:
        found += [
            (say("arena-ranks"), lambda one: " / ".join(wording.number(100 * share, 0) for share in one.ranks)),
            (say("arena-rating"), lambda one: wording.mean(one.rating)),
        ]
    found += [
        (wording.statistic(key), lambda one, key=key: wording.mean(one.statistics.get(key), 3))  # type: ignore[misc]
        for key in sorted({key for one in summary.competitors for key in one.statistics})
    ]
    return found


def time_columns(wording: Wording) -> list[Column]:
    say = wording.say
    return [
        (say("arena-player"), lambda one: one.name),
        (say("arena-moves"), lambda one: str(one.time.moves)),
        (say("arena-median"), lambda one: wording.seconds(one.time.median)),
        (say("arena-p99"), lambda one: wording.seconds(one.time.p99)),
        (say("arena-longest"), lambda one: wording.seconds(one.time.longest)),
        (say("arena-late"), lambda one: str(one.time.late)),
        (say("arena-failures"), wording.failures),
    ]


def headline(wording: Wording, summary: Summary) -> str:
    """What was played, in a sentence."""
    options = ", ".join(f"{name}={value}" for name, value in summary.contest.options.items()) or NONE
    return wording.say(
        "arena-headline",
        game=wording.say("title"),
        seats=len(summary.contest.lineup),
        options=options,
        games=summary.games,
        deals=summary.deals,
        seatings=len(summary.contest.seatings),
        seed=summary.contest.seed,
    )


def verdict(wording: Wording, summary: Summary) -> str:
    """What a sequential test says, or nothing if there is none."""
    if summary.stop is None:
        return ""
    data: dict[str, Value] = {
        "name": summary.competitors[0].name,
        "low": wording.share(summary.stop.low),
        "high": wording.share(summary.stop.high),
        "ratio": wording.number(summary.ratio, 2),
        "bound": wording.number(summary.stop.bound, 2),
    }
    key = {"high": "arena-stop-high", "low": "arena-stop-low", "": "arena-stop-open"}[summary.decided]
    return wording.words.say(key, data)


def legend(wording: Wording, called: Mapping[Contender, str]) -> list[str]:
    """Who is called by a short name."""
    return [
        wording.say("arena-short-name", name=name, player=str(player))
        for player, name in called.items()
        if name != str(player)
    ]


def print_summary(summary: Summary, words: Words, console: Console, called: Mapping[Contender, str]) -> None:
    """The tables of a contest, in which players have these names."""
    wording = Wording(words)
    summary = with_names(summary, called)
    console.print(Text(headline(wording, summary), "bold"), soft_wrap=True)
    if summary.open_games:
        console.print(wording.say("arena-open", games=summary.open_games))
    console.print(upright(columns(wording, summary), summary))
    for line in legend(wording, called):
        console.print(Text(line), soft_wrap=True)
    for duel in summary.duels:
        data: dict[str, Value] = {
            "first": duel.first,
            "second": duel.second,
            "above": wording.shares(duel.above),
            "lead": wording.mean(duel.points),
            "p": wording.likelihood(duel.p, "= "),
        }
        console.print(words.say("arena-duel", data), soft_wrap=True, markup=False)
    if summary.stop is not None:
        console.print(verdict(wording, summary), soft_wrap=True, markup=False)
    console.print(upright(time_columns(wording), summary))
    if summary.failed:
        console.print(Text(wording.say("arena-failed", games=summary.failed), "red"))
    for trouble in summary.troubles:
        console.print(Text(wording.trouble(trouble), "red"), soft_wrap=True)


def upright(found: list[Column], summary: Summary) -> Table:
    """One column for each competitor while they are few: lines of figures would not fit a terminal."""
    table = Table(show_header=True, header_style="bold")
    table.add_column(found[0][0])
    for one in summary.competitors:
        table.add_column(found[0][1](one), overflow="fold")
    for title, figure in found[1:]:
        table.add_row(title, *(figure(one) for one in summary.competitors))
    return table
