"""The set that everybody can make: the same bytes, a card that says so, and lines that read it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy", reason="NOT INSTALLED: the extra `learn`")

from katzentisch.arena.columns import ABOUT, collect, save_columns
from katzentisch.arena.contest import Contest, Pairing
from katzentisch.arena.dataset import PLAYERS
from katzentisch.arena.outcome import PlayedGame
from katzentisch.arena.referee import play_contest_game
from katzentisch.cli import main
from katzentisch.core.catalogue import find
from katzentisch.play.match import Match
from katzentisch.play.record_collection import load_records

DOCS = Path(__file__).parents[2] / "docs"
TEXT = (DOCS / "dataset.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
ROW = re.compile(r"\| ([\w…-]+)\.kts \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \| `(\w+)` \|")


class Here:
    """Plays in this process: that it makes no difference is known of every contest."""

    def __init__(self, contest: Contest, jobs: int) -> None:
        self.contest = contest

    def run(self, pairings: Iterator[Pairing]) -> Iterator[PlayedGame]:
        return (play_contest_game(self.contest, pairing) for pairing in pairings)

    def close(self) -> None: ...


def test_a_small_set_is_made_and_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of every game; made again it is the same, and what is there is not played again."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("katzentisch.arena.command.ContestPool", Here)
    assert main(["dataset", "dataset", "--games", "2"]) == 0
    card = Path("dataset", "CARD.md").read_text("utf-8")
    files = {path.stem: path for path in Path("dataset").glob("*.kts")}
    assert {name.rpartition("-")[0] for name in files} == set(PLAYERS)
    for stem, games, moves, size, digest in ROW.findall(card):
        data = files[stem].read_bytes()
        assert (sha256(data).hexdigest(), f"{len(data):,}") == (digest, size)
        played = [Match(record) for record in load_records(files[stem])]
        assert all(match.over for match in played)
        assert (str(len(played)), f"{sum(match.ply for match in played):,}") == (games, moves)
    assert len(ROW.findall(card)) == len(files)
    assert main(["dataset", "again", "5211", "--games", "2"]) == 0
    again = Path("again").glob("*.kts")
    assert [path.read_bytes() == files[path.stem].read_bytes() for path in again] == [True]
    monkeypatch.setattr("katzentisch.arena.command.ContestPool", lambda *given: pytest.fail("nothing is missing"))
    assert main(["dataset", "dataset", "--games", "2"]) == 0
    assert Path("dataset", "CARD.md").read_text("utf-8") == card
    names: dict[str, Any] = {}
    exec(BLOCKS[0], names)
    assert len(names["seen"]) == len(names["chosen"]) > 0


def test_the_card_reads_the_columns_and_splits_them_by_deal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No deal is on both sides, nothing is lost, and the card has every column with its type."""
    pytest.importorskip("pyarrow", reason="NOT INSTALLED: pyarrow")
    monkeypatch.chdir(tmp_path)
    game = find("5211").game
    matches = [Match.begin(game, ["A", "B"], seed=f"{letter}a") for letter in "012f0"]
    for match in matches:
        while not match.over:
            seat = match.actors()[0]
            match.submit(seat, match.legal(seat)[0])
    columns = collect([match.record for match in matches])
    save_columns(columns, Path("5211.parquet"))
    names: dict[str, Any] = {}
    exec(BLOCKS[1], names)
    found = {part: set(table["match"].to_pylist()) for part, table in names["parts"].items()}
    assert found == {"test": {0, 4}, "train": {2, 3}}
    assert names["hand"]["length"] == 30
    told = dict(re.findall(r"^\| `(\w+)` \| (\w+)", TEXT, re.MULTILINE))
    kept = {name: str(getattr(columns, name).dtype) for name in columns.__struct_fields__ if name not in ABOUT}
    assert {name: told.get(name) for name in kept} == kept
    assert set(names["about"]) == {*ABOUT, "format", "layout"}


def test_a_game_that_the_set_has_not_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With those that it has."""
    monkeypatch.setattr("katzentisch.arena.dataset.PLAYERS", {"5211": PLAYERS["5211"]})
    assert main(["dataset", str(tmp_path), "cryptid", "--lang", "en"]) == 2
    assert "The dataset does not include cryptid, only 5211" in capsys.readouterr().err


def test_the_page_tells_of_every_game() -> None:
    """Who plays it, and a hash to compare with."""
    rows = ROW.findall(TEXT)
    assert [row[0] for row in rows] == [f"{name}-…" for name in PLAYERS]
    assert {games for _, games, *_ in rows} == set(re.findall(r"`katzentisch dataset FOLDER --games (\d+)`", TEXT))
    assert all(f"`{players}`" in TEXT for players in PLAYERS.values())
