"""The scoring helper: it scores as the game does, and refuses what cannot be."""

from __future__ import annotations

import pytest

from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.g5211.box.cards import CARDS
from katzentisch.games.g5211.shown.companion import deals_of, judge
from katzentisch.games.g5211.view import View5211
from katzentisch.play.match import Match
from katzentisch.play.score_sheet import BadSheet

ENTRY = find("5211")
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]


@pytest.mark.parametrize(("players", "long"), [(2, "no"), (3, "no"), (4, "no"), (5, "no"), (4, "yes"), (5, "yes")])
def test_a_sheet_counts_as_the_game_does(players: int, long: str) -> None:
    """FT-06 … FT-15: totals, cards in the piles and ranking of whole games of both kinds."""
    match = Match.begin(ENTRY.game, NAMES[:players], {"long": long}, f"sheet-{players}")
    source = rng("sheet")
    passes: list[list[list[list[str]]]] = []
    while not match.over:
        before = match.view(-1)
        assert isinstance(before, View5211)
        if before.deal == 1 and before.turn == 0 and len(passes) < before.number:
            passes.append([])
        seat = match.actors()[0]
        legal = match.legal(seat)
        match.submit(seat, legal[source.below(len(legal))])
        view = match.view(-1)
        assert isinstance(view, View5211)
        if view.over or (view.number, view.deal) != (before.number, before.deal):
            passes[-1].append([[CARDS[card] for card in row] for row in view.last_open])
    found = judge({"names": NAMES[:players], "long": long == "yes", "passes": passes})
    assert [column.total for column in found.columns] == match.points()
    assert [column.rank for column in found.columns] == match.ranking()
    assert found.more["over"]
    assert all(len(deals) == deals_of(players) for deals in passes)
    for lang in LANGUAGES:
        words = Words(lang, ENTRY)
        assert all(words.event(event, NAMES) for event in found.steps)


def test_a_deal_is_told_step_by_step() -> None:
    """FT-07 … FT-10: counts, disaster, tie, and what scores."""
    deal = [["Y2", "Y2", "Y3", "G1"], ["Y3", "Y4", "G2", "O6"]]
    found = judge({"names": ["Anna", "Ben"], "passes": [[deal]]})
    keys = [event.key for event in found.steps]
    assert keys[:2] == ["deal", "roosters"]
    assert "disaster" in keys
    assert "colour-scores" in keys
    assert [column.total for column in found.columns] == [1, 2]


FULL = [["Y1", "G2", "O2", "D2"], ["Y2", "G2", "O2", "T2"]]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"passes": [[[["Y6", "Y6", "O2", "D2"], FULL[1]]]]}, "sheet-too-many"),
        ({"passes": [[[["Y7", "Y6", "O2", "D2"], FULL[1]]]]}, "sheet-card"),
        ({"passes": [[[["Y1"], FULL[1]], FULL]]}, "sheet-gap"),
        ({"passes": [[FULL], [FULL]], "long": True}, "sheet-gap"),
        ({"passes": [[[[], [], []]]]}, "sheet-seats"),
        ({"passes": [[[[]]] * 12]}, "sheet-json"),
        ({"names": ["Anna"]}, "sheet-json"),
        ({"names": ["Anna", "Anna"]}, "name-twice"),
    ],
)
def test_what_cannot_be(change: dict[str, object], key: str) -> None:
    """Each with a sentence of its own in both languages."""
    with pytest.raises(BadSheet) as refusal:
        judge({"names": ["Anna", "Ben"], "passes": [[FULL]]} | change)
    assert refusal.value.reason.key == key
    assert all(Words(lang, ENTRY).knows(f"why-{key}") for lang in LANGUAGES)
