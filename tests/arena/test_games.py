"""What games count beside points, and the solo game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from katzentisch.arena.contest import Pairing
from katzentisch.arena.referee import play_contest_game
from katzentisch.cli import main
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.chance import rng
from katzentisch.core.game_package import GamePackage
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.play.match import Match

from .contests import contest


def test_paradoxes_are_counted_by_the_player_who_causes_them() -> None:
    """By the events of the match, a share of its rounds."""
    entry = find("cat_in_the_box")
    assert entry.statistics is not None
    statistics = entry.statistics.statistics
    seen = 0
    for deal in range(5):
        match = Match.begin(entry.game, ["a", "b", "c"], {}, f"count-{deal}")
        source = rng(f"moves {deal}")
        while not match.over:
            seat = match.actors()[0]
            legal = match.legal(seat)
            match.submit(seat, legal[source.below(len(legal))])
        causes = [event.data["seat"] for event in match.log if event.key == "paradox"]
        rounds = sum(event.key == "round" for event in match.log)
        seen += len(causes)
        assert statistics(match)["statistic-paradox"] == [causes.count(seat) / rounds for seat in range(3)]
    assert seen


@pytest.mark.parametrize("entry", [entry for entry in catalogue().values() if entry.statistics], ids=lambda e: e.folder)
def test_every_statistic_has_a_word(entry: GamePackage) -> None:
    """In both languages, and one value for each seat."""
    players = entry.game.players[0]
    outcome = play_contest_game(contest(",".join(["random"] * players), entry.game.id), Pairing(0, 0)).outcome
    assert outcome.statistics
    for key, values in outcome.statistics.items():
        assert len(values) == players
        assert all(Words(lang, entry).knows(key) for lang in LANGUAGES)


def test_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The share of games won against the sister, and by how much."""
    args = ["arena", "isle_of_cats", "--players", "random", "--seats", "1", "--option", "difficulty=easy"]
    assert main([*args, "--games", "3", "--lang", "de", "--out", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "Gewonnene Partien" in said
    assert "Punkte vor der Schwester" in said
    assert "Zufall" not in said
    figures = msgspec.json.decode(next(tmp_path.glob("*.json")).read_bytes())
    assert (figures["games"], figures["deals"], figures["duels"]) == (3, 3, [])
    won = next(tmp_path.glob("*.csv")).read_text("utf-8").splitlines()[1:]
    assert [row.split(",")[4] == "1" for row in won] == [float(row.rpartition("=")[2]) > 0 for row in won]
