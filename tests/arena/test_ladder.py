"""The ladder: which rows it has, and the page it writes."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from katzentisch.arena import ladder
from katzentisch.bots.random import Random
from katzentisch.cli import arguments, main
from katzentisch.core.catalogue import find
from katzentisch.core.game_package import GameBots, GamePackage

LEVELLED = GameBots(
    players=dict.fromkeys(("heuristic", "kitten", "tabby", "tiger"), Random),
    budgets={"tiger": "1s"},
)
"""The bots of a game with three levels, one of which takes a budget."""


@pytest.fixture
def levelled(monkeypatch: pytest.MonkeyPatch) -> GamePackage:
    entry = GamePackage("katzentisch.games.g5211")
    monkeypatch.setattr(entry, "bots", LEVELLED)
    return entry


def rows(entry: GamePackage, wish: ladder.Wish) -> list[str]:
    return [" ".join(map(str, plan.contenders)) for plan in ladder.plans(entry, wish, {}, [4])]


def test_rows(levelled: GamePackage) -> None:
    """Each level meets the next lower one and both baselines; the baselines meet each other."""
    assert rows(levelled, ladder.Wish(thinking="200")) == [
        "tiger(200) tabby",
        "tiger(200) heuristic",
        "tiger(200) random",
        "tabby kitten",
        "tabby heuristic",
        "tabby random",
        "kitten heuristic",
        "kitten random",
        "heuristic random",
    ]
    assert "tiger kitten" in rows(levelled, ladder.Wish(every=True))


def test_every_player_count() -> None:
    """All that the game allows, unless told otherwise; alone, with every difficulty."""
    isle = list(ladder.plans(find("isle_of_cats"), ladder.Wish(), {}))
    assert {plan.seats for plan in isle} == set(find("isle_of_cats").game.players)
    alone = [plan for plan in isle if plan.seats == 1]
    difficulties = next(
        option for option in find("isle_of_cats").game.options(1) if option.name == "difficulty"
    ).choices
    assert {plan.options["difficulty"] for plan in alone} == set(difficulties)
    assert all(len(plan.contenders) == 1 for plan in alone)


def test_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One command writes it, its rows can be played again, and a second run plays nothing."""
    page = tmp_path / "ladder.md"
    args = [
        "ladder",
        "5211",
        "--seats",
        "2",
        "--games",
        "4",
        "--thinking",
        "20",
        "--out",
        str(tmp_path),
        "--page",
        str(page),
        "--lang",
        "en",
    ]
    assert main(args) == 0
    text = page.read_text("utf-8")
    assert "| 2 | heuristic | random | 4 |" in text
    assert "katzentisch ladder 5211 --games 4 --seed arena --seats 2 --thinking 20\n" in text
    assert str(tmp_path) not in text
    commands = [line for line in text.splitlines() if line.startswith("katzentisch arena")]
    assert len(commands) == text.count("| 2 | ")
    for command in commands:
        arguments().parse_args(shlex.split(command)[1:])
    files = {path: path.read_bytes() for path in tmp_path.glob("*.jsonl")}
    assert main(args) == 0
    assert {path: path.read_bytes() for path in tmp_path.glob("*.jsonl")} == files
    assert page.read_text("utf-8") == text
    beside_what_an_older_page_said(args, page, capsys)


def beside_what_an_older_page_said(args: list[str], page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever time to think the players had then; a new row says nothing, and a page without rows adds no column."""
    text = page.read_text("utf-8")
    older = page.with_name("older.md")
    older.write_text(text.replace("tiger(20)", "tiger(1s)").replace("| 2 | lynx | tabby |", "| 3 | lynx | tabby |"))
    *_, games, share = row(page, "| 2 | tiger(20) | lynx |")[:5]
    assert main([*args, "--since", str(older)]) == 0
    assert row(page, "| 2 | tiger(20) | lynx |")[5] == f"{share} of {games} (tiger(1s))"
    assert row(page, "| 2 | lynx | tabby |")[5] == "–"
    assert row(page, "| 2 | lynx | random |")[5].endswith(f"] of {games}")
    older.write_text("nothing of the kind")
    assert main([*args, "--since", str(older)]) == 0
    assert page.read_text("utf-8") == text
    capsys.readouterr()
    assert main([*args, "--since", str(page.with_name("missing.md"))]) == 2
    assert "missing.md cannot be read" in capsys.readouterr().err


def test_swift_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Rows in which nobody thinks by the clock may be longer, and do not end early."""
    page = tmp_path / "ladder.md"
    told = ["--out", str(tmp_path), "--page", str(page), "--lang", "en", "--thinking", "2", "--stop"]
    assert main(["ladder", "5211", "--seats", "2", "--games", "2", "--swift", "30", *told]) == 0
    text = page.read_text("utf-8")
    assert " --thinking 2 --swift 30 --stop\n" in text
    assert "| 2 | tiger(2) | random | 2 |" in text
    assert "| 2 | lynx | random | 30 |" in text, "this is decided after twenty games"


def test_a_game_that_is_not_asked_for_keeps_its_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Games may be measured one at a time, each with a command of its own."""
    page = tmp_path / "ladder.md"
    page.write_text("# Old\n\n## Cat in the Box\n\nas it was\n\n## 5211\n\nold news\n", "utf-8")
    told = ["--out", str(tmp_path), "--page", str(page), "--lang", "en", "--thinking", "5"]
    assert main(["ladder", "5211", "--seats", "2", "--games", "2", *told]) == 0
    text = page.read_text("utf-8")
    assert text.endswith("\n## Cat in the Box\n\nas it was\n")
    assert "old news" not in text
    assert text.count("## ") == 2


def row(page: Path, begins: str) -> list[str]:
    [line] = [line for line in page.read_text("utf-8").splitlines() if line.startswith(begins)]
    return [cell.strip() for cell in line.split("|")[1:]]
