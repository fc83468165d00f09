"""Bots keep their seats at a table: what they have found saves time and never changes a move."""

from __future__ import annotations

import msgspec
import pytest

from katzentisch.bots import request
from katzentisch.bots.request import Question, SeatedBots, answer_question
from katzentisch.bots.roster import names, seat_bot, takes_budget
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.chance import fingerprint
from katzentisch.core.game_package import GamePackage
from katzentisch.core.view import encode
from katzentisch.games.isle_of_cats.bots.lookahead_player import LookaheadPlayer
from katzentisch.games.isle_of_cats.bots.valuation import Valuation
from katzentisch.play.match import Match
from katzentisch.play.record import Line
from katzentisch.table.bot_questions import next_bot_turn
from katzentisch.table.referee import Referee
from tests.sizes import size

ENTRIES = list(catalogue().values())
ANSWERS = size(45, 400)
"""Questions for a bot that thinks ahead, one after the other: more than a day of Isle of Cats alone."""


def asked(match: Match, kind: str, place: str) -> Question:
    """The question that is open in a match."""
    entry = find(match.game.id)
    seat = match.actors()[0]
    return Question(
        game=match.game.id,
        kind=kind,
        budget="2" if takes_budget(entry, kind) else "",
        seed=fingerprint(f"seats {match.ply}"),
        view=msgspec.Raw(encode(match.view(seat))),
        legal=match.legal(seat),
        place=f"{place} {seat}",
    )


@pytest.mark.slow
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.folder)
def test_a_bot_that_stays_plays_as_one_that_sits_down_for_each_move(entry: GamePackage) -> None:
    """The answer is the same whatever a bot has found before: another match, a part of this one, nothing."""
    for kind in names(entry):
        names_of_all = [f"bot:{kind}"] * entry.game.players[0]
        match = Match.begin(entry.game, names_of_all, seed=f"seats-{kind}")
        other = Match.begin(entry.game, names_of_all, seed=f"others-{kind}")
        seated, hopping = SeatedBots(), [SeatedBots(), SeatedBots()]
        for number in range(ANSWERS if takes_budget(entry, kind) else 400):
            if not match.actors() or not other.actors():
                break
            question = asked(match, kind, "m")
            new = answer_question(question)
            assert new.move is not None
            assert seated.answer(question) == new
            assert hopping[number // 3 % 2].answer(question) == new
            elsewhere = seated.answer(asked(other, kind, "o")).move
            assert elsewhere is not None
            match.submit(match.actors()[0], new.move)
            other.submit(other.actors()[0], elsewhere)


def test_a_bot_of_isle_of_cats_keeps_what_it_has_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """While it drafts, the boats and cats stay the same: the tiger looks for places once, not for each card."""
    looks: list[int] = []
    look = Valuation.look_for_best

    def counted(self: Valuation, tile: int, colours: list[int]) -> object:
        looks.append(tile)
        return look(self, tile, colours)

    monkeypatch.setattr(Valuation, "look_for_best", counted)
    referee = Referee("match", Match.begin(find("isle_of_cats").game, ["bot:lynx"] * 4, seed="kept").record)
    seated = SeatedBots()
    needed: dict[str, list[int]] = {}
    while referee.match.view(0).phase in ("figures", "draft", "before-payment", "payment"):  # type: ignore[attr-defined]
        turn = next_bot_turn(referee, set(range(4)))
        assert turn is not None
        looks.clear()
        move = seated.answer(turn.question).move
        assert move is not None
        if len(turn.question.legal) > 1:
            needed.setdefault(turn.question.place, []).append(len(looks))
        referee.follow(Line(turn.seat, referee.match.game.spell(move)))
    assert len(needed) == 4
    assert all(sum(1 for count in counts if count) <= 1 < len(counts) for counts in needed.values()), needed


def test_a_tiger_that_stays_draws_from_the_seed_of_the_question() -> None:
    """Otherwise its luck would depend on when it sat down."""
    tiger = seat_bot(find("isle_of_cats"), "tiger", "1", "before")
    assert tiger.stay("now")
    assert isinstance(tiger, LookaheadPlayer)
    assert tiger.seed == "now"


def test_seats_are_few_and_a_bot_that_fails_loses_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one asked longest ago gets up; a failure is told, and the next question finds somebody new."""
    monkeypatch.setattr(request, "MAX_SEATED", 2)
    match = Match.begin(find("isle_of_cats").game, ["bot:tabby"] * 2, seed="few")
    seated = SeatedBots()
    for place in ("a", "b", "a", "c"):
        seated.answer(asked(match, "tabby", place))
    assert [chair.split()[0] for chair in seated.bots] == ["a", "c"]
    seated.answer(msgspec.structs.replace(asked(match, "tabby", ""), place=""))
    assert len(seated.bots) == 2
    broken = msgspec.structs.replace(asked(match, "tabby", "c"), view=msgspec.Raw(b"{}"))
    assert seated.attempt(broken).failed
    assert [chair.split()[0] for chair in seated.bots] == ["a"]
    assert seated.attempt(asked(match, "tabby", "c")).move is not None


def test_a_seat_belongs_to_one_kind_of_bot_of_one_match() -> None:
    """Somebody else in the same seat, the next match of the table and another seat begin with nothing."""
    match = Match.begin(find("isle_of_cats").game, ["bot:tabby"] * 2, seed="chairs")
    question = asked(match, "tabby", "m")
    others = [
        msgspec.structs.replace(question, kind="lynx"),
        msgspec.structs.replace(question, kind="tiger", budget="1"),
        msgspec.structs.replace(question, kind="tiger", budget="2"),
        msgspec.structs.replace(question, place="n 0"),
        msgspec.structs.replace(question, place="m 2"),
    ]
    assert len({each.chair for each in (question, *others)}) == 6
