"""Golden records: old matches that must replay for ever as they did, or the version rises."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from katzentisch.games.g5211 import game
from katzentisch.games.g5211.tests.oracle import Table
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record

RECORDS = sorted(Path(__file__).parent.parent.glob("records/*.kt"))
STEPS = ("roosters-score", "disaster", "tie", "colour-scores", "nobody-scores")


def scorings(match: Match) -> list[list[str]]:
    """What decided each deal, step by step."""
    deals: list[list[str]] = []
    for event in match.log:
        if event.key in ("roosters", "roosters-score"):
            deals.append([])
        if event.key in STEPS:
            deals[-1].append(event.key)
    return deals


def best(match: Match) -> int:
    """How many have the most points."""
    return match.points().count(max(match.points()))


SHOWS: dict[str, Callable[[Match], bool]] = {
    "ordinary-end": lambda match: sorted(match.ranking()) == [1, 2, 3, 4] and best(match) == 1,
    "rooster-deal": lambda match: ["roosters-score"] in scorings(match),
    "disaster": lambda match: ["disaster", "colour-scores"] in scorings(match),
    "tie-chain": lambda match: ["tie", "tie", "colour-scores"] in scorings(match),
    "nobody-scores": lambda match: any("nobody-scores" in deal for deal in scorings(match)),
    "shared-win": lambda match: match.ranking() == [1, 1],
    "tie-broken-by-cards": lambda match: best(match) == 2 and match.ranking().count(1) == 1,
    "long-game": lambda match: len(match.chance) == 2 and max(match.points()) >= 50,
}


def test_every_end_has_its_record() -> None:
    """One record for every way a game can go, and no record that nobody checks."""
    assert [path.stem for path in RECORDS] == sorted(SHOWS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    """FT-14: a golden record folds to its sealed result, shows what its name says, and is written as it was read."""
    text = path.read_bytes().decode()
    record = parse_record(text)
    assert record.result is not None
    match = Match(record)
    assert match.over
    assert match.points() == record.result
    assert SHOWS[path.stem](match)
    assert match.record.write() == text
    assert record.write() == text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_by_the_oracle(path: Path) -> None:
    """The slow table, given the same cards and choices, ends the same."""
    record = parse_record(path.read_text("utf-8"))
    match = Match(record)
    table = Table(match.players, record.options["long"] == "yes", lambda deal: match.chance[f"deal {deal}"].split())
    for seat, move in match.moves:
        table.choose(seat, game.spell(move))
    assert table.over
    assert (table.points(), table.ranking()) == (match.points(), match.ranking())
