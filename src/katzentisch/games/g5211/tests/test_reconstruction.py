"""Evenings of 5211 that are told afterwards."""

from __future__ import annotations

import pytest

from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.core.reason import Refusal
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.g5211.shown.reconstruction import Reconstruction5211
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record

ENTRY = find("5211")
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]


@pytest.mark.parametrize(
    ("players", "long"), [(2, "no"), (3, "no"), (4, "no"), (5, "no"), (5, "yes")], ids=lambda value: str(value)
)
def test_open_cards_told_give_a_record_with_the_same_result(players: int, long: str) -> None:
    """Hands nobody saw are filled in; what lay open, the piles and the points are those of the evening."""
    match = Match.begin(ENTRY.game, NAMES[:players], {"long": long}, "evening")
    source = rng("evening")
    evening = Reconstruction5211(ENTRY)
    evening.take(", ".join(NAMES[:players]))
    evening.take(long)
    while not match.over:
        seat = match.actors()[0]
        legal = match.legal(seat)
        move = legal[source.below(len(legal))]
        match.submit(seat, move)
        evening.take(ENTRY.game.spell(move).lower())
    assert evening.question() is None
    again = Match(parse_record(evening.record().write()))
    assert again.over
    assert (again.points(), again.ranking()) == (match.points(), match.ranking())
    assert again.moves == match.moves


@pytest.mark.parametrize(
    ("answer", "key"),
    [("Y1", "choose-two"), ("Y6 Y6", "evening-too-many"), ("Y1 Z2", "notation"), ("", "notation")],
)
def test_every_contradiction_is_told_at_once(answer: str, key: str) -> None:
    """More cards than there are, or too few of them, are refused in both languages."""
    evening = Reconstruction5211(ENTRY)
    for each in ("Anna,Ben", "no", "Y1, G2"):
        evening.take(each)
    asked = evening.question()
    with pytest.raises(Refusal) as refusal:
        evening.take(answer)
    assert refusal.value.reason.key == key
    assert evening.question() == asked
    assert all(Words(lang, ENTRY).knows(f"why-{key}") for lang in LANGUAGES)
