"""Figures to show: one's own, of finished matches that one played oneself, with deals that nobody plays any more."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from katzentisch.core.catalogue import find
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from katzentisch.server.api import games as api
from katzentisch.server.results.highlights import Highlights, count_streaks, find_highlights
from katzentisch.server.store import Store
from katzentisch.server.store.club_store import boards, clubs, entrants, rounds, seasons
from katzentisch.server.store.own_results import OwnResult
from katzentisch.server.store.schema import dailies
from katzentisch.table.daily import PLAYERS
from katzentisch.table.ending import count_figures

from .house import house
from .test_daily import begin
from .test_results import play_out, written

NOTHING = {"games": [], "daily_streak": 0, "daily_longest": 0, "ratings": []}
FIGURES: dict[tuple[str, str], tuple[str, list[int | None]]] = {
    ("5211", "rooster-deal.kt"): ("highlight-deal", [6, 6, 13]),
    ("cat_in_the_box", "shared_win-negative_total.kt"): ("highlight-group", [6, None, 2]),
    ("cat_in_the_box", "ordinary_end.kt"): ("highlight-group", [None] * 4),
    ("isle_of_cats", "full-boat.kt"): ("highlight-family", [13, None]),
    ("isle_of_cats", "solo-won.kt"): ("highlight-family", [7]),
    ("cryptid", "game-1.kt"): ("highlight-questions", [None, 3, None]),
    ("cryptid", "no-winner.kt"): ("highlight-questions", [None] * 3),
}
"""What each game counts in golden records, seat by seat."""


def golden(game: str, name: str) -> Match:
    text = find(game).read("records", name)
    assert text
    return Match(parse_record(text))


@pytest.mark.parametrize(("game", "record"), FIGURES)
def test_what_the_golden_records_show(game: str, record: str) -> None:
    name, figures = FIGURES[game, record]
    assert [each.get(name) for each in count_figures(golden(game, record))] == figures


def row(match: str, points: int, *, won: float = 0.0, game: str = "5211", figures: dict[str, int] | None = None,
        left: bool = False, backs: int = 0, brought: bool = False, seat: int = 0) -> OwnResult:  # fmt: skip
    return OwnResult(match, seat, game, won, points, left, backs, brought, json.dumps(figures or {}))


def values(found: Highlights, game: int = 0) -> dict[str, tuple[int, str]]:
    return {each.name: (each.value, each.match) for each in found.games[game].highlights}


def test_the_best_of_what_one_played_oneself() -> None:
    """Not where a bot moved, nor from a file, nor a match in both seats, nor deals that others play; best by kind."""
    deal = "highlight-deal"
    rows = [
        row("held", 90, won=1.0, figures={deal: 40}),
        row("helped", 80, won=1.0, left=True),
        row("brought", 70, won=1.0, brought=True),
        row("both", 60, won=1.0, seat=0),
        row("both", 10, seat=1),
        row("back", 55, won=0.5, backs=1, figures={deal: 30}),
        row("first", 30, won=1.0, figures={deal: 12}),
        row("second", 40, figures={deal: 11}),
        row("hunt", 1, won=1.0, game="cryptid", figures={"highlight-questions": 4}),
        row("long hunt", 1, won=1.0, game="cryptid", figures={"highlight-questions": 7}),
        row("lost hunt", 0, game="cryptid"),
        row("gone", 9, game="a game of yesterday", figures={"highlight-x": 3}),
    ]
    found = find_highlights(rows, {"held"}, [], "2030-01-09", [])
    assert [(each.game, each.played, each.won) for each in found.games] == [
        ("5211", 3, 1.5),
        ("cryptid", 3, 2.0),
        ("a game of yesterday", 1, 0.0),
    ]
    assert values(found) == {"points": (40, "second"), deal: (12, "first")}
    assert values(found, 1) == {"highlight-questions": (4, "hunt")}


@pytest.mark.parametrize(
    ("days", "streak", "longest"),
    [
        ([], 0, 0),
        (["2030-01-09"], 1, 1),
        (["2030-01-08", "2030-01-07"], 2, 2),
        (["2030-01-07", "2030-01-06", "2030-01-05"], 0, 3),
        (["2030-01-09", "2030-01-08", "2030-01-06", "2030-01-05", "2030-01-04", "2029-12-31"], 2, 3),
        (["2030-01-01", "2029-12-31"], 0, 2),
    ],
)
def test_days_in_a_row(days: list[str], streak: int, longest: int) -> None:
    """Up to today or yesterday, over the end of a month; an older one is only the longest."""
    found = find_highlights([], set(), days, "2030-01-09", [])
    assert (found.daily_streak, found.daily_longest) == (streak, longest)
    assert sum(length for _, length in count_streaks(days)) == len(days)


def test_a_duplicate_round_is_held_until_it_is_done(tmp_path: Path) -> None:
    """What one made of deals that others of the round still play is not shown; an ordinary round is."""
    store = Store(str(tmp_path / "t.sqlite"))
    store.open()
    season = {"club": "club", "name": "S", "game": "5211", "kind": "league", "size": 2, "sizes": "[]", "options": "{}"}
    season |= {"rounds": 2, "days": 1.0, "rated": False, "seed": "x", "made": 1.0, "over": False}
    with store.engine.begin() as connection:
        connection.execute(insert(clubs), {"code": "club", "name": "C", "key": "k", "opened": 1.0})
        for name, duplicate in (("same", True), ("own", False)):
            connection.execute(insert(seasons), {**season, "id": name, "duplicate": duplicate})
            connection.execute(insert(entrants), {"season": name, "lot": 1, "guest": "anna", "name": "Anna"})
            for number, done in ((1, True), (2, False)):
                drawn = {"season": name, "number": number, "begun": 1.0, "due": 2.0, "seed": "x", "done": done}
                connection.execute(insert(rounds), drawn)
                board = {"season": name, "number": number, "board": 1, "code": f"{name}{number}"}
                connection.execute(insert(boards), {**board, "match": f"{name} {number}"})
    assert store.own_results.secret("anna", "2030-01-01") == {"same 2"}
    assert store.own_results.secret("ben", "2030-01-01") == set()
    store.close()


def test_nobody_is_shown_anothers(tmp_path: Path) -> None:
    """Two who played together each have their own figures; nothing of a match that is on, nothing for a stranger."""

    async def played() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            anna, ben, stranger = here.person(), here.person(), here.person()
            assert await stranger.get("me/highlights") == NOTHING
            code = await anna.open("5211", ["", ""])
            await anna.sit(code, 0, "Anna")
            await ben.sit(code, 1, "Ben")
            await anna.start(code)
            assert await anna.get("me/highlights") == NOTHING
            last = await play_out(code, anna, ben)
            rows = await written(here.lobby.store, 2)
            for seat, person in enumerate((anna, ben)):
                [game] = (await person.get("me/highlights"))["games"]
                assert (game["game"], game["played"], game["won"]) == ("5211", 1, rows[seat].won)
                best = {each["name"]: each["value"] for each in game["highlights"]}
                assert {each["match"] for each in game["highlights"]} <= {last["match"]}
                assert {each["seat"] for each in game["highlights"]} <= {seat}
                assert best.get("points", last["points"][seat]) == last["points"][seat]
                assert {name: value for name, value in best.items() if name != "points"} == json.loads(
                    rows[seat].figures
                )
            await stranger.open("5211", ["", ""])
            assert await stranger.get("me/highlights") == NOTHING

    asyncio.run(played())


def test_a_deal_of_the_day_counts_when_its_day_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then only that it was played."""

    async def played() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            anna = here.person()
            await anna.open("5211", ["", "random"])
            await play_out(await begin(anna), anna)
            await written(here.lobby.store, PLAYERS)
            with here.lobby.store.engine.connect() as connection:
                day = connection.scalar(select(dailies.c.day))
            monkeypatch.setattr(api, "today", lambda: day)
            assert await anna.get("me/highlights") == {**NOTHING, "daily_streak": 1, "daily_longest": 1}
            monkeypatch.setattr(api, "today", lambda: "2999-01-01")
            later = await anna.get("me/highlights")
            assert [each["played"] for each in later["games"]] == [1]
            assert (later["daily_streak"], later["daily_longest"]) == (0, 1)

    asyncio.run(played())
