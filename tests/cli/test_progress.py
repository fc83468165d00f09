"""Progress: one way for every command, only at a terminal, with the time that is left."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import katzentisch
from katzentisch.bench import STAGES as BENCH_STAGES
from katzentisch.core import progress
from katzentisch.core.progress import clock_time, progress_line
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.site.folder import SITE_SECONDS, STAGES, begin_stage
from katzentisch.terminal.prompt import CommandConsole
from tests.command import run_command

SOURCES = Path(str(katzentisch.__file__)).parent
COMMANDS = ("arena/command.py", "bench/__init__.py", "cli/serve_commands.py", "terminal/laws_command.py")
"""The modules of arena, ladder and dataset, bench, site, and laws."""


def drawn(console: Console, lang: str) -> str:
    """All that is drawn while three of four parts are done."""
    with progress_line(console, Words(lang), "Playing", 4) as line:
        for _ in range(3):
            line.advance()
            line.bar.refresh()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(("lang", "left"), [("en", "0:00 left"), ("de", "noch 0:00")])
def test_a_terminal_shows_what_is_done_and_how_long_it_takes(lang: str, left: str) -> None:
    shown = drawn(Console(file=io.StringIO(), force_terminal=True, width=80, color_system=None), lang)
    assert "Playing" in shown
    assert "3/4" in shown
    assert left in shown


def test_nothing_is_drawn_where_nobody_looks() -> None:
    """In a pipe, for screen readers, and for programs."""
    assert drawn(Console(file=io.StringIO()), "en") == ""
    plain = CommandConsole(plain=True)
    plain.file = io.StringIO()
    plain._force_terminal = True
    assert drawn(plain, "en") == ""
    with progress_line(None, Words("en"), "Playing", 4) as line:
        line.advance()


def test_the_time_left_follows_the_pace_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an earlier run has done does not count as fast; time goes by while a part takes long."""
    now = [0.0]
    console = Console(file=io.StringIO(), force_terminal=True, get_time=lambda: now[0])
    with progress_line(console, Words("en"), "Playing", 100, before=60) as line:
        column = progress.TimeLeft(Words("en"))
        assert column.render(line.bar.tasks[0]).plain == ""
        now[0] = 30.0
        line.set_done(70)
        assert column.render(line.bar.tasks[0]).plain == "1:30 left"
        now[0] = 50.0
        assert column.render(line.bar.tasks[0]).plain == "1:10 left"


def test_times_are_written_as_clocks_do() -> None:
    assert [clock_time(seconds) for seconds in (0, 7.4, 59.6, 3723)] == ["0:00", "0:07", "1:00", "1:02:03"]


def test_every_long_command_uses_it() -> None:
    """And nobody draws a bar in another way."""
    own = [path for path in SOURCES.rglob("*.py") if "rich.progress" in path.read_text("utf-8")]
    assert own == [SOURCES / "core" / "progress.py"]
    for name in COMMANDS:
        assert "progress_line(" in (SOURCES / name).read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_the_work_has_a_name(lang: str) -> None:
    words = Words(lang)
    assert all(words.knows(key) for key in (*STAGES, *(stage.key for stage in BENCH_STAGES)))
    done: list[float] = []
    for key in STAGES:
        begin_stage(key, lambda _, seconds: done.append(seconds))
    assert done == sorted(done)
    assert done[0] == 0
    assert done[-1] < SITE_SECONDS


def test_programs_get_json_alone(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """At a terminal as well."""
    consoles: list[object] = []

    def report(games: object, **options: object) -> dict[str, int]:
        consoles.append(options["console"])
        return {"figures": 1}

    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setattr("katzentisch.bench.run_bench", report)
    assert run_command("bench", "--json") == 0
    assert json.loads(capsys.readouterr().out) == {"figures": 1}
    assert consoles == [None]
