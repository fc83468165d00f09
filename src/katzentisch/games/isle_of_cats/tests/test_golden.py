"""Golden records: old matches that must replay for ever as they did, or the version rises."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from katzentisch.games.isle_of_cats.view import IsleView
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record

RECORDS = sorted(Path(__file__).parent.parent.glob("records/*.kt"))


def end(match: Match) -> IsleView:
    view = match.view(0)
    assert isinstance(view, IsleView)
    return view


def best(match: Match) -> int:
    """How many have the most points."""
    return match.points().count(max(match.points()))


def days_without_cats(match: Match) -> int:
    """Days that ended with both fields empty: no cat was left to leave the game."""
    keys = [event.key for event in match.log if event.key in ("passed", "cleared")]
    return sum(key == "cleared" and "passed" not in keys[max(0, at - 1) : at] for at, key in enumerate(keys))


def covered(match: Match, seat: int) -> int:
    return sum(len(tile.cells) for tile in end(match).crews[seat].tiles)


SHOWS: dict[str, Callable[[Match], bool]] = {
    "two-players": lambda match: match.players == 2 and min(match.points()) > 50,
    "three-players": lambda match: match.players == 3 and sorted(match.ranking()) == [1, 2, 3],
    "four-players": lambda match: match.players == 4 and sorted(match.ranking()) == [1, 2, 3, 4],
    "family": lambda match: end(match).mode == "family" and min(match.points()) > 0,
    "solo-won": lambda match: match.ranking() == [1] and match.points()[0] > end(match).sister_points,
    "solo-lost": lambda match: match.ranking() == [2] and match.points()[0] < end(match).sister_points,
    "solo-tie": lambda match: match.ranking() == [2] and match.points()[0] == end(match).sister_points,
    "shared-win": lambda match: match.ranking() == [1, 1],
    "tie-by-fish": lambda match: best(match) == 2 and match.ranking().count(1) == 1,
    "full-boat": lambda match: covered(match, 0) == 142,
    "empty-bag": lambda match: end(match).bag == () and match.players == 4,
    "fields-empty": lambda match: days_without_cats(match) > 0,
}


def test_every_end_has_its_record() -> None:
    """One record for every way a game can go, and no record that nobody checks."""
    assert [path.stem for path in RECORDS] == sorted(SHOWS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    """IC-46, IC-58, IC-64: a record folds to its sealed result, shows what its name says, is written as it was read."""
    text = path.read_bytes().decode()
    record = parse_record(text)
    assert record.result is not None
    match = Match(record)
    assert match.over
    assert match.points() == record.result
    assert SHOWS[path.stem](match)
    assert match.record.write() == text
