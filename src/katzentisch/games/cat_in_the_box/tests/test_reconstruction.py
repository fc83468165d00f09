"""Evenings of Cat in the Box that are told afterwards."""

from __future__ import annotations

import pytest

from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.core.reason import Refusal
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.cat_in_the_box.shown.reconstruction import CatReconstruction
from katzentisch.games.cat_in_the_box.view import CatView
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record

ENTRY = find("cat_in_the_box")
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]


def played(players: int, seed: str) -> Match:
    """A whole game at random."""
    match = Match.begin(ENTRY.game, NAMES[:players], {"starter": "1"}, seed)
    source = rng(seed)
    while not match.over:
        seat = match.actors()[0]
        legal = match.legal(seat)
        match.submit(seat, legal[source.below(len(legal))])
    return match


def retold(match: Match, knows_buried: bool = True) -> tuple[CatReconstruction, int]:
    """The evening of a match as its players would tell it, and how many paradoxes there were."""
    evening = CatReconstruction(ENTRY)
    evening.take(", ".join(NAMES[: match.players]))
    if evening.open_option() == "side":
        evening.take("white")
    evening.take("ben")
    table = match.fork(0)
    paradoxes = 0
    buried: dict[int, str] = {}
    fresh = True
    for seat, move in match.moves:
        before = table.view(-1)
        assert isinstance(before, CatView)
        if fresh and match.players == 2:
            evening.take(" ".join(map(str, before.turned_up)))
        fresh = False
        spelled = ENTRY.game.spell(move)
        if spelled.startswith("bury"):
            buried[seat] = spelled.split()[1]
        else:
            evening.take(spelled)
        table.submit(seat, move)
        after = table.view(-1)
        assert isinstance(after, CatView)
        if len(after.scores) > len(before.scores):
            score = after.scores[-1]
            if score.paradox >= 0:
                paradoxes += 1
                evening.take("paradox " + " ".join(map(str, score.shown)))
            for other in range(match.players):
                evening.take(buried[other] if knows_buried else "")
            fresh = True
    return evening, paradoxes


@pytest.mark.slow
@pytest.mark.parametrize("players", ENTRY.game.players)
def test_moves_told_give_a_record_with_the_same_result(players: int) -> None:
    """With buried cards known or not: same moves in the open, same points, and the record reads back."""
    paradoxes = 0
    for number in range(3):
        match = played(players, f"evening-{number}")
        evening, found = retold(match, knows_buried=number != 1)
        paradoxes += found
        assert evening.question() is None
        again = Match(parse_record(evening.record().write()))
        assert again.over
        assert again.points() == match.points()
        assert again.record.seed is None
        lines = [str(line) for line in match.record.lines if "bury" not in line.text]
        assert [str(line) for line in again.record.lines if "bury" not in line.text] == lines
    assert paradoxes or players == 2


def begun() -> CatReconstruction:
    evening = CatReconstruction(ENTRY)
    for answer in ("Anna, Ben, Cleo", "white", "Anna", "1", "predict 3", "4"):
        evening.take(answer)
    return evening


@pytest.mark.parametrize(
    ("answers", "key"),
    [
        (["6 red"], "red-not-yet"),
        (["6 blue", "6 blau"], "field-taken"),
        (["6 blue", "5 green", "1 yellow", "6 green", "2 green", "4 blue"], "x-uncovered"),
        (["9 blue"], "evening-not-in-play"),
        (["bury 3"], "already-buried"),
        (["dance"], "notation"),
        (["paradox 1 2"], "evening-values"),
        (["paradox 1 2 3 4 5 6 1 2 3"], "evening-no-paradox"),
    ],
)
def test_every_contradiction_is_told_at_once(answers: list[str], key: str) -> None:
    """What the rules forbid is refused with their own reason in both languages, and the question stays the same."""
    evening = begun()
    for answer in answers[:-1]:
        evening.take(answer)
    asked = evening.question()
    with pytest.raises(Refusal) as refusal:
        evening.take(answers[-1])
    assert evening.question() == asked
    for lang in LANGUAGES:
        assert Words(lang, ENTRY).knows(f"why-{refusal.value.reason.key}")
    assert refusal.value.reason.key == key


def test_no_sixth_card() -> None:
    """Five cards of every number are in the box, in whatever way one would turn up."""
    evening = begun()
    for answer in ("6 blue", "6 yellow", "6 green", "5 blue"):
        evening.take(answer)
    with pytest.raises(Refusal) as refusal:
        evening.take("paradox 6 6 6 1 1 1 1 2")
    assert refusal.value.reason.key == "evening-too-many"
