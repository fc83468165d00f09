"""Golden records: every way a round or a game can end, replayed to the last byte."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.view import CatView, RoundScore
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record

FOLDER = files("katzentisch.games.cat_in_the_box") / "records"
RECORDS = sorted(path.name for path in FOLDER.iterdir() if path.name.endswith(".kt"))
PLAYS = 36


def read(name: str) -> str:
    file: Traversable = FOLDER / name
    return file.read_bytes().decode()


class Shown:
    """What a record shows: round by round its score, and how many cards were played."""

    def __init__(self, match: Match) -> None:
        view = match.view(-1)
        assert isinstance(view, CatView)
        self.players = view.players
        self.side = view.side
        self.over = match.over
        self.points = match.points()
        self.ranking = match.ranking()
        self.scores = view.scores
        self.played = plays_by_round(match)

    def paradoxes(self, by_leader: bool) -> list[RoundScore]:
        """The rounds that ended so: a leader is stuck before any card of the trick, a follower after some."""
        return [
            score
            for score, played in zip(self.scores, self.played, strict=True)
            if score.paradox >= 0 and (played % self.players == 0) == by_leader
        ]

    def leaders(self) -> list[int]:
        """Who has the highest total."""
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranking) if rank == 1]


def plays_by_round(match: Match) -> list[int]:
    """How many cards were played in each round; a round begins when somebody buries after a play."""
    played: list[int] = []
    playing = True
    for _, move in match.moves:
        if move >= PLAYS:
            if playing:
                played.append(0)
            playing = False
        else:
            playing = True
            played[-1] += 1
    return played


PROMISES: dict[str, Callable[[Shown], bool]] = {
    "cb_g1": lambda it: it.scores[0].points == (3, 2, 6) and it.played[0] == 24,
    "cb_g2": lambda it: it.scores[0].points == (6, 0, -4, 4) and it.played[0] == 30,
    "ordinary_end": lambda it: it.over and all(score.paradox < 0 for score in it.scores),
    "paradox_by_leader": lambda it: it.over and len(it.paradoxes(by_leader=True)) > 0,
    "paradox_by_follower": lambda it: it.over and len(it.paradoxes(by_leader=False)) > 0,
    "paradox_in_the_last_round": lambda it: it.over and it.scores[-1].paradox >= 0,
    "two_players": lambda it: it.over and it.players == 2,
    "five_players": lambda it: it.over and it.players == 5 and it.side == "purple",
    "tie_broken_by_the_last_round": lambda it: it.over and len(it.leaders()) > 1 and len(it.winners()) == 1,
    "shared_win": lambda it: it.over and len(it.winners()) > 1,
    "negative_total": lambda it: it.over and min(it.points) < 0,
}


def promised(name: str) -> list[str]:
    """What the name of a record says that it shows, the parts of a name joined by `-`."""
    return name.removesuffix(".kt").split("-")


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_folds_to_its_result(name: str) -> None:
    """A golden record can be played to its last line and gives the points of its result line."""
    record = parse_record(read(name))
    match = Match(record)
    assert match.over == (record.result is not None)
    if match.over:
        assert record.result == match.points()
    assert record.version == game.version


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_shows_what_its_name_says(name: str) -> None:
    """Every golden record is named for what it shows."""
    shown = Shown(Match(parse_record(read(name))))
    for promise in promised(name):
        assert PROMISES[promise](shown), promise


def test_every_ending_has_a_record() -> None:
    """CB-17, CB-18, CB-22, CB-25: for each way to end there is at least one golden record."""
    assert {promise for name in RECORDS for promise in promised(name)} == set(PROMISES)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_written_as_it_was_read(name: str) -> None:
    """A sealed record that was folded is written again byte by byte; one by hand keeps everything but its comments."""
    text = read(name)
    match = Match(parse_record(text))
    if text.startswith("katzentisch 1 sealed\n"):
        assert match.record.write() == text
    else:
        kept = [line for line in text.splitlines() if line and not line.startswith("#")]
        assert match.record.write().splitlines() == kept


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_needs_no_seed_when_chance_is_spelled_out(name: str) -> None:
    """CB-06: with every deal spelled out instead of the seed a record gives the same match."""
    match = Match(parse_record(read(name)))
    record = parse_record(read(name))
    record.seed, record.chance = None, dict(match.chance)
    again = Match(record)
    assert again.points() == match.points()
    assert [again.view(seat) for seat in range(-1, again.players)] == [
        match.view(seat) for seat in range(-1, match.players)
    ]
