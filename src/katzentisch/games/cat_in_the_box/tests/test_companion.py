"""The round sheet: it scores as the game does, and refuses what cannot be."""

from __future__ import annotations

import pytest

from katzentisch.core.catalogue import find
from katzentisch.core.chance import rng
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.cat_in_the_box.shown.companion import judge
from katzentisch.games.cat_in_the_box.shown.sheet_dialogue import CatSheetDialogue
from katzentisch.games.cat_in_the_box.view import CatView
from katzentisch.play.match import Match
from katzentisch.play.score_sheet import BadSheet

ENTRY = find("cat_in_the_box")
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]


def sheet_of(match: Match) -> dict[str, object]:
    """A match as its players would write it down."""
    table = match.fork(0)
    rounds: list[dict[str, object]] = []
    for seat, move in match.moves:
        table.submit(seat, move)
        view = table.view(-1)
        assert isinstance(view, CatView)
        if len(view.scores) > len(rounds):
            score = view.scores[-1]
            tokens = view.tokens if table.over else view.last_tokens
            told = {"tricks": score.tricks, "tokens": tokens, "paradox": score.paradox}
            rounds.append(told | ({"predictions": score.predictions} if match.players > 2 else {}))
    return {"names": NAMES[: match.players], "starter": 1, "rounds": plain(rounds)}


def plain(value: object) -> object:
    """As JSON would have it."""
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    return {key: plain(each) for key, each in value.items()} if isinstance(value, dict) else value


@pytest.mark.parametrize("players", ENTRY.game.players)
def test_a_sheet_counts_as_the_game_does(players: int) -> None:
    """CB-20 … CB-25: points of every round, totals, ranking and who starts."""
    for number in range(4):
        match = Match.begin(ENTRY.game, NAMES[:players], {"starter": "1"}, f"sheet-{number}")
        source = rng(f"sheet-{number}")
        while not match.over:
            seat = match.actors()[0]
            legal = match.legal(seat)
            match.submit(seat, legal[source.below(len(legal))])
        sheet = sheet_of(match)
        found = judge(sheet)
        assert [column.total for column in found.columns] == match.points()
        assert [column.rank for column in found.columns] == match.ranking()
        view = match.view(-1)
        assert isinstance(view, CatView)
        for at, score in enumerate(view.scores):
            assert tuple(column.items[at].points for column in found.columns) == score.points
        for lang in LANGUAGES:
            words = Words(lang, ENTRY)
            assert all(words.event(event, NAMES) for event in found.steps)


def test_a_round_that_is_on() -> None:
    """Largest groups are told before tricks are; who starts the next round too."""
    tokens = [[0, 1, 9, 20], [27], []]
    found = judge({"names": NAMES[:3], "starter": 2, "rounds": [{"predictions": [1, 0, 0], "tokens": tokens}]})
    assert found.more["groups"] == [[3, 1, 0]]
    assert found.more["starter"] == 2
    assert [column.total for column in found.columns] == [0, 0, 0]
    assert found.columns[0].rank == 0


ROUND = {"predictions": [1, 3, 4], "tricks": [1, 3, 4], "tokens": [[0], [1], [2]]}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"rounds": [ROUND | {"predictions": [2, 3, 4]}]}, "sheet-prediction"),
        ({"rounds": [ROUND | {"tricks": [1, 3, 5]}]}, "sheet-tricks"),
        ({"rounds": [ROUND | {"paradox": 1}]}, "sheet-tricks"),
        ({"rounds": [ROUND | {"tokens": [[0], [0], []]}]}, "sheet-field"),
        ({"rounds": [ROUND | {"tokens": [[8], [0], []]}]}, "sheet-field"),
        ({"rounds": [ROUND | {"tokens": [list(range(6)) + [9, 10, 11], [], []]}]}, "sheet-tokens"),
        ({"rounds": [ROUND | {"tricks": [1, 3]}]}, "sheet-seats"),
        ({"rounds": [ROUND | {"paradox": 3}]}, "sheet-seats"),
        ({"rounds": [{}, ROUND]}, "sheet-gap"),
        ({"rounds": [ROUND] * 4}, "sheet-rounds"),
        ({"starter": 3}, "sheet-rounds"),
        ({"side": "purple", "names": ["Anna", "Ben"], "rounds": []}, "sheet-side"),
        ({"names": ["Anna", "anna", "Ben"]}, "name-twice"),
        ({"names": ["Anna, Ben", "Cleo", "Dora"]}, "name-bad"),
        ({"names": []}, "sheet-json"),
        ({"dance": 1}, "sheet-json"),
        ({"rounds": "all"}, "sheet-json"),
    ],
)
def test_what_cannot_be(change: dict[str, object], key: str) -> None:
    """Each with a sentence of its own in both languages."""
    with pytest.raises(BadSheet) as refusal:
        judge({"names": NAMES[:3], "rounds": [ROUND]} | change)
    assert refusal.value.reason.key == key
    assert all(Words(lang, ENTRY).knows(f"why-{key}") for lang in LANGUAGES)


def test_too_few_tricks_without_a_paradox_are_refused() -> None:
    """CB-16: seven of eight tricks and nobody's paradox cannot be; a paradox makes it possible."""
    short = ROUND | {"tricks": [1, 2, 4]}
    assert judge({"names": NAMES[:3], "rounds": [short]}).more["missing_of_rounds"] == [["tricks-total"]]
    with pytest.raises(BadSheet) as refused:
        judge({"names": NAMES[:3], "rounds": [short, {}]})
    assert refused.value.reason.key == "sheet-tricks-missing"
    assert judge({"names": NAMES[:3], "rounds": [short | {"paradox": 1}, {}]}).more["missing_of_rounds"][0] == []


def filled(*answers: str) -> CatSheetDialogue:
    """The sheet after these answers."""
    dialogue = CatSheetDialogue(ENTRY)
    for answer in answers:
        dialogue.take(answer)
    return dialogue


@pytest.mark.parametrize(
    ("answers", "wrong", "key"),
    [
        (["1 3 4"], "1 2 9", "sheet-numbers"),
        ([], "1 2 4", "sheet-predictions"),
        (["1 3 4", "1 2 4"], "", "sheet-tricks-missing"),
        (["1 3 4", "1 3 4"], "ben", "sheet-tricks"),
        (["1 3 4", "1 3 4", "", "6r 5r"], "5r", "sheet-field"),
        (["1 3 4", "1 3 4", ""], "6r 6r", "sheet-field"),
    ],
)
def test_what_cannot_be_is_refused_when_it_is_said(answers: list[str], wrong: str, key: str) -> None:
    """A total, a prediction or a token that cannot be is refused at once, and the same question comes again."""
    dialogue = filled("Anna,Ben,Cleo", "ben", *answers)
    asked = dialogue.question()
    with pytest.raises(BadSheet) as refused:
        dialogue.take(wrong)
    assert refused.value.reason.key == key
    assert dialogue.question() == asked


def test_running_totals_after_every_round() -> None:
    """Everybody's total is told when a round is complete."""
    dialogue = filled("Anna,Ben,Cleo", "ben", "1 3 4", "1 3 4", "", "6r 5r", "", "")
    told = [event for event in dialogue.news() if event.key == "sheet-totals"]
    assert [event.data["round"] for event in told] == [1]
    assert str(told[0].data["totals"]).count("Anna") == 1
