"""Golden records: one for every way a game goes, replayed to the letter.

The seeded ones also notice when a seed gives another puzzle; then the version of the game must rise.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from katzentisch.games.cryptid.tests.positions import Hex, pairs
from katzentisch.games.cryptid.view import CryptidView
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record

RECORDS = Path(__file__).parents[1] / "records"
HAPPENS = {
    "win-by-search": {"wins"},
    "failed-search": {"owes", "wins"},
    "skipped-answers": {"skipped", "wins"},
    "hint-accepted": {"agrees", "hint"},
    "hint-refused": {"agrees", "withdraws"},
    "correction-of-a-cube": {"corrects", "debt-dropped", "erred"},
    "correction-of-a-disc": {"corrects", "erred"},
    "wrong-disc-found-by-a-search": {"named", "erred"},
    "lapsed-debt": {"lapses-cube", "wins"},
    "no-winner": {"passed-over", "no-winner", "erred-unnoticed"},
    "game-1": {"skipped", "owes", "wins"},
    "game-3": {"corrects", "hint", "erred", "erred-unnoticed", "wins"},
    "seeded-normal": {"wins"},
    "seeded-advanced": {"wins"},
    "drawn-card": {"wins"},
}


def replay(name: str) -> Match:
    return Match(parse_record((RECORDS / f"{name}.kt").read_text("utf-8")))


def test_every_record_is_golden() -> None:
    """No record lies about that nobody replays."""
    assert {path.stem for path in RECORDS.glob("*.kt")} == set(HAPPENS)


@pytest.mark.parametrize("name", HAPPENS)
def test_golden(name: str) -> None:
    """CR-T51, CR-37, CR-34: the record replays, ends, says what it is kept for, and is written again alike."""
    match = replay(name)
    assert match.over
    assert HAPPENS[name] <= {event.key for event in match.log}
    assert match.record.write() == (RECORDS / f"{name}.kt").read_text("utf-8")
    if name == "hint-refused":
        assert "hint" not in {event.key for event in match.log}


def lying(view: CryptidView) -> tuple[list[set[Hex]], list[set[Hex]]]:
    return [set(pairs(cubes)) for cubes in view.cubes], [set(pairs(discs)) for discs in view.discs]


def test_cr_g1() -> None:
    """CR-G1: a whole automatic game, start player 1, ends with exactly these pieces."""
    view = replay("game-1").view(-1)
    assert isinstance(view, CryptidView)
    cubes, discs = lying(view)
    assert view.winner == 1
    assert cubes == [
        {(0, 6), (2, 5), (3, 5), (6, 8)},
        {(0, 1), (1, 3), (3, 9), (5, 8)},
        {(0, 0), (2, 0), (4, 3), (4, 6), (4, 10), (6, 10)},
    ]
    assert discs == [{(6, 9)}, {(0, 0), (6, 8), (6, 9)}, {(6, 8), (6, 9)}]


def test_cr_g3() -> None:
    """CR-G3: a whole game by hand with a card, two mistakes and a hint ends with exactly these pieces."""
    match = replay("game-3")
    view = match.view(-1)
    assert isinstance(view, CryptidView)
    cubes, discs = lying(view)
    assert view.winner == 1
    assert view.hint == "no_within1"
    assert view.card == "N01"
    assert cubes == [{(1, 3), (4, 1), (5, 8)}, {(2, 1), (3, 5), (5, 9)}, {(4, 0), (4, 5)}, {(0, 3), (8, 0)}]
    assert discs == [{(6, 3), (6, 4)}, {(6, 4)}, {(6, 4)}, {(6, 4)}]
    assert [(wrong.seat, *divmod(wrong.hex, 12), wrong.piece) for wrong in view.wrong] == [(1, 5, 9, "cube")]
