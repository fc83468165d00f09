"""The report: one page that asks nobody for anything, and the same figures for programs."""

from __future__ import annotations

import csv
import re
import shlex
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from katzentisch.arena.intervals import Stop
from katzentisch.arena.lineup import Contender
from katzentisch.arena.outcome import Failure, Outcome, Thinking, Times, forfeit
from katzentisch.arena.report import command_line, format_report, write_reports
from katzentisch.arena.result_log import Ledger
from katzentisch.arena.standings import Standings, Summary
from katzentisch.arena.tables import Wording, print_summary
from katzentisch.cli import arguments
from katzentisch.core.catalogue import find
from katzentisch.core.words import Words

from .contests import contest

EVIL = "<script>alert(1)</script>"
VOID = {"meta", "line", "rect", "polyline"}


class Strict(HTMLParser):
    """Counts tags and attributes, and wants every tag closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in VOID or tag == "rect":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def filled(folder: Path) -> tuple[Summary, Ledger]:
    """A contest with a few games, one of which failed with a nasty message."""
    held = msgspec.structs.replace(
        contest("heuristic,random"), lineup=(Contender("heuristic"), Contender(command=f"echo {EVIL}"))
    )
    ledger = Ledger(held, folder)
    standings = Standings(held)
    for deal in range(5):
        for seating in range(2):
            outcome = Outcome(deal, seating, [1, 2], [20 + deal, 10], 50)
            if (deal, seating) == (4, 1):
                outcome = forfeit((4, 1), 2, Failure(0, "crashed", EVIL))
            ledger.add(outcome, Times(deal, seating, [Thinking({}), Thinking({})]))
            standings.add(outcome)
    ledger.close()
    return standings.summary(), ledger


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_needs_nothing_else(lang: str, tmp_path: Path) -> None:
    """No address, no script, nothing loaded, nothing unescaped; well-formed, with plots for light and dark."""
    summary, _ = filled(tmp_path)
    text = format_report(summary, Wording(Words(lang, find("5211"))), 10, {})
    assert not re.search(r"https?:|//|url\(|@import|javascript:", text)
    parser = Strict()
    parser.feed(text)
    parser.close()
    assert parser.open == []
    assert not {"script", "link", "img", "iframe", "object", "embed", "a"} & set(parser.tags)
    assert not {"src", "href", "xlink:href", "style", "onload"} & {name for name, _ in parser.attributes}
    assert parser.tags.count("svg") == 4
    assert "prefers-color-scheme: dark" in text
    assert EVIL not in text
    assert ("Gewonnene Partien" if lang == "de" else "Games won") in text
    assert not re.search(r"arena-[a-z]", text), "a word is missing"


def test_a_page_of_almost_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """Broken off before a deal was played to its end, or before any game: no figures, no error."""
    standings = Standings(contest("heuristic,random"), Stop(0.4, 0.6))
    for _ in range(2):
        summary = standings.summary()
        assert "–" in format_report(summary, Wording(Words("en", find("5211"))), 10, {})
        print_summary(summary, Words("de", find("5211")), Console(), {})
        standings.add(Outcome(0, 0, [1, 2], [3, 1]))
    assert "zählen nicht" in capsys.readouterr().out


def test_figures_for_programs(tmp_path: Path) -> None:
    """JSON holds the whole summary; CSV one row for each seat of each game."""
    summary, ledger = filled(tmp_path)
    _, json_path, csv_path = write_reports(summary, ledger, Wording(Words("en", find("5211"))), 10, {})
    assert msgspec.json.decode(json_path.read_bytes(), type=Summary) == summary
    with csv_path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 20
    assert [row["player"] for row in rows[:4]] == ["heuristic", f"ext:echo {EVIL}", f"ext:echo {EVIL}", "heuristic"]
    assert (rows[0]["rank"], rows[0]["points"], rows[-2]["failure"], rows[-1]["failure"]) == ("1", "20", "crashed", "")


@pytest.mark.parametrize("players", ["heuristic,random", "search(20),random,random", "random,random,search(20)"])
def test_the_command_plays_the_same_contest(players: str, tmp_path: Path) -> None:
    """What a report prints can be typed."""
    from katzentisch.arena.command import contest_of
    from katzentisch.arena.lineup import parse_lineup
    from katzentisch.terminal.setup import parse_options

    held = msgspec.structs.replace(contest(players), deadline=7.5, orders=True)
    typed = arguments().parse_args(shlex.split(command_line(held, 10))[1:])
    again = contest_of(
        find(typed.game),
        parse_lineup(typed.players),
        typed.seats,
        parse_options(typed.option),
        typed.seed,
        typed.deadline,
        typed.orders,
    )
    assert msgspec.structs.replace(again, code="") == held
