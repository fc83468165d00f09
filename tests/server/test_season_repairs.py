"""What players and hosts can do while a season is on: withdraw, extend, correct, and call off."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from katzentisch.server.api import seasons
from katzentisch.server.store.drawn_rounds import board_outcome
from katzentisch.server.store.rounds import SECONDS_PER_DAY
from katzentisch.table.pending_seats import pending_seats

from .house import Json
from .test_clubs import Society, recorded, society, status


def test_who_withdraws_loses_what_is_open_and_plays_no_more(tmp_path: Path) -> None:
    """A table of two is decided at once; the others play on without, and nobody has to leave the club."""

    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben", "Clara", "Dan") as club:
            season = await club.season(kind="swiss", rounds=3)
            page = await club.page(season)
            mine = next(board for board in page["rounds"][0]["boards"] if "Ben" in board["seats"])
            other = next(board for board in page["rounds"][0]["boards"] if board is not mine)
            entry = club.path("seasons", season, "entry")
            assert (await club.people["Ben"].ask("PUT", entry, {"on": False})).status_code == 204
            assert status(await club.people["Ben"].ask("PUT", entry, {"on": False})) == (409, "season-withdrawn")
            assert status(await club.people["Ben"].ask("PUT", entry, {"on": True})) == (409, "season-closed")
            page = await club.page(season)
            assert not page["rounds"][0]["done"], "the other table is on"
            [walkover] = [board for board in page["rounds"][0]["boards"] if "Ben" in board["seats"]]
            assert walkover["absent"] == [walkover["seats"].index("Ben")], "it is decided at once"
            [first] = [line["name"] for line in page["standings"] if line["rank"] == 1]
            assert first in set(walkover["seats"]) - {"Ben"}
            await club.play(other)
            await recorded(club.here)
            page = await club.page(season)
            decided = next(board for board in page["rounds"][0]["boards"] if "Ben" in board["seats"])
            assert decided["absent"] == [decided["seats"].index("Ben")]
            assert "Ben" not in str(page["rounds"][1]["boards"]) + str(page["rounds"][1]["byes"])
            assert [each["name"] for each in page["entrants"] if each["withdrawn"]] == ["Ben"]
            [listed] = await club.people["Ben"].get(club.path("seasons"))
            assert not listed["entered"], "somebody who withdrew is not told that they are in it"
            assert (await club.people["Ben"].get(club.path("seasons", season)))["season"]["name"] == "Spring"

    asyncio.run(played())


def test_a_table_waits_for_nobody_once_too_few_are_left(tmp_path: Path) -> None:
    """Its list and its reminders say so at once, while the other tables of the round play on; they still wait."""

    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben", "Clara", "Dan") as club:
            season = await club.season(kind="swiss", rounds=3)
            boards = (await club.page(season))["rounds"][0]["boards"]

            async def counts() -> list[bool]:
                """Whether the tables count: in the list of each player, and at the table itself."""
                found = []
                for board in boards:
                    for name in board["seats"]:
                        person = club.people[name]
                        listed = [each for each in await person.get("tables") if each["code"] == board["code"]]
                        told = [*listed, await person.get(f"tables/{board['code']}")]
                        assert len({each["season"]["counts"] for each in told}) == 1
                        found.append(told[0]["season"]["counts"])
                return found

            def waiting() -> list[bool]:
                return [bool(pending_seats(club.here.room(board["code"]).state)) for board in boards]

            assert await counts() == [True] * 4
            assert waiting() == [True, True]
            gone = club.people[boards[0]["seats"][1]]
            assert (await gone.ask("PUT", club.path("seasons", season, "entry"), {"on": False})).status_code == 204
            assert waiting() == [False, True]
            assert await counts() == [False, False, True, True]
            left = [len((await club.people[name].get("me/games"))["on"]) for board in boards for name in board["seats"]]
            assert left == [0, 0, 1, 1], "nothing is left to play at the first table"

    asyncio.run(played())


def test_the_table_and_the_season_say_who_is_out_and_by_whom(tmp_path: Path) -> None:
    """A host who leaves is not named any more; a host who takes themselves out has withdrawn."""

    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben", "Clara", "Dan", "Eve", "Finn") as club:
            season = await club.season(kind="swiss", rounds=3)
            page = await club.page(season)
            numbers = {each["name"]: each["number"] for each in page["entrants"]}
            people = {each["name"]: each["number"] for each in (await club.host.get(club.path()))["members"]}
            assert (await club.host.ask("PUT", club.path("members", str(people["Ben"])), {"hosts": True})).is_success

            async def out(name: str) -> tuple[str, str]:
                """How somebody is out, as the page of the season and their table say."""
                page = await club.page(season)
                [found] = [each for each in page["entrants"] if each["name"] == name]
                [board] = [each for each in page["rounds"][0]["boards"] if name in each["seats"]]
                seats = (await club.host.get(f"tables/{board['code']}"))["season"]["out"]
                told = {"seat": board["seats"].index(name), "way_out": found["way_out"], "host": found["host"]}
                assert (told in seats) == found["withdrawn"]
                return found["way_out"], found["host"]

            assert await out("Anna") == ("", "")
            for host, name in (("Ben", "Clara"), ("Anna", "Anna")):
                path = club.path("seasons", season, "entrants", str(numbers[name]))
                assert (await club.people[host].ask("DELETE", path)).status_code == 204
            entry = club.path("seasons", season, "entry")
            assert (await club.people["Dan"].ask("PUT", entry, {"on": False})).status_code == 204
            assert [await out(name) for name in ("Clara", "Anna", "Dan")] == [
                ("host", "Ben"),
                ("self", ""),
                ("self", ""),
            ]
            assert (await club.host.ask("DELETE", club.path("members", str(people["Ben"])))).is_success
            [clara] = [each for each in (await club.page(season))["entrants"] if each["name"] == "Clara"]
            assert (clara["way_out"], clara["host"]) == ("host", "")

    asyncio.run(played())


def test_who_is_out_after_a_round_has_not_lost_by_that(tmp_path: Path) -> None:
    """Its tables do not say so."""

    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben") as club:
            season = await club.season(kind="round-robin", rounds=2)
            [board] = (await club.page(season))["rounds"][0]["boards"]
            await club.play(board)
            await recorded(club.here)
            entry = club.path("seasons", season, "entry")
            assert (await club.people["Ben"].ask("PUT", entry, {"on": False})).status_code == 204
            assert (await club.host.get(f"tables/{board['code']}"))["season"]["out"] == []

    asyncio.run(played())


@pytest.mark.parametrize("kind", ["round-robin", "swiss", "cup"])
def test_a_season_ends_when_one_player_is_left(kind: str, tmp_path: Path) -> None:
    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben", "Clara") as club:
            season = await club.season(kind=kind)
            for entrant in (await club.page(season))["entrants"]:
                if entrant["name"] != "Clara":
                    path = club.path("seasons", season, "entrants", str(entrant["number"]))
                    assert (await club.host.ask("DELETE", path)).status_code == 204
            for _ in range(4):
                await club.here.context.season_scheduler.check_seasons()
            page = await club.page(season)
            assert page["season"]["over"]
            assert page["standings"][0]["name"] == "Clara"
            [listed] = await club.host.get(club.path("seasons"))
            assert listed["winners"] == ["Clara"]

    asyncio.run(played())


def test_at_a_larger_table_the_others_play_on(tmp_path: Path) -> None:
    """Who withdrew has got up, so that another player can let a bot play on; the result ranks that seat last."""

    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben", "Clara") as club:
            season = await club.season(kind="swiss", size=3, rounds=1)
            [board] = (await club.page(season))["rounds"][0]["boards"]
            seat = board["seats"].index("Clara")
            assert (
                await club.people["Clara"].ask("PUT", club.path("seasons", season, "entry"), {"on": False})
            ).status_code == 204
            assert not (await club.page(season))["rounds"][0]["done"]
            anna = board["seats"].index("Anna")
            update = await club.host.update(board["code"], anna)
            answer = await club.host.order(board["code"], "replace", anna, update["seq"], other=seat, bot="random")
            assert answer.status_code == 200, answer.text

    asyncio.run(played())


def test_hosts_extend_a_round_that_is_on(tmp_path: Path) -> None:
    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben") as club:
            season = await club.season(days=1)
            path = club.path("seasons", season, "rounds", "1")
            due = (await club.page(season))["rounds"][0]["due"]
            assert status(await club.people["Ben"].ask("PUT", path, {"days": 3})) == (403, "club-host")
            assert (await club.host.ask("PUT", path, {"days": 0})).status_code == 400
            assert (await club.host.ask("PUT", path, {"days": 3})).status_code == 204
            page = await club.page(season)
            assert page["rounds"][0]["due"] == pytest.approx(due + 3 * 24 * 3600)
            club.here.lobby.now = lambda: due + 1
            await club.here.context.season_scheduler.check_seasons()
            assert not (await club.page(season))["rounds"][0]["done"]
            club.here.lobby.now = lambda: due + 4 * 24 * 3600
            await club.here.context.season_scheduler.check_seasons()
            assert (await club.page(season))["rounds"][0]["done"]
            assert status(await club.host.ask("PUT", path, {"days": 3})) == (409, "season-round-done")
            nowhere = club.path("seasons", season, "rounds", "9")
            assert status(await club.host.ask("PUT", nowhere, {"days": 3})) == (409, "season-round-done")

    asyncio.run(played())


def test_hosts_correct_a_result_with_a_reason_that_everybody_sees(tmp_path: Path) -> None:
    """Only of a round that is decided; the standings follow, and what it was before stays to be seen."""

    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben") as club:
            season = await club.season()
            path = club.path("seasons", season, "rounds", "1", "corrections")
            change: Json = {"table": 1, "ranks": [2, 1], "points": [3, 7], "reason": "Miscounted."}
            assert status(await club.host.ask("POST", path, change)) == (409, "season-round-on")
            [board] = (await club.page(season))["rounds"][0]["boards"]
            await club.play(board)
            await recorded(club.here)
            [board] = (await club.page(season))["rounds"][0]["boards"]
            change["ranks"] = [1, 2] if board["ranks"] == [2, 1] else [2, 1]
            assert status(await club.people["Ben"].ask("POST", path, change)) == (403, "club-host")
            assert status(await club.here.person().ask("POST", path, change)) == (403, "club-only")
            change["points"] = [7 if rank == 1 else 3 for rank in change["ranks"]]
            for wrong in ({"ranks": [1]}, {"ranks": [2, 2]}, {"points": [1, 2, 3]}):
                assert status(await club.host.ask("POST", path, change | wrong)) == (422, "season-correction")
            contrary = change | {"points": list(reversed(change["points"]))}
            assert status(await club.host.ask("POST", path, contrary)) == (422, "season-points")
            assert (await club.host.ask("POST", path, change | {"reason": ""})).status_code == 400
            assert status(await club.host.ask("POST", path, change | {"table": 2})) == (404, "no-season")
            assert await club.host.post(path, change) == {"redraw": "no-round"}
            page = await club.people["Ben"].get(club.path("seasons", season))
            [after] = page["rounds"][0]["boards"]
            assert (after["ranks"], after["points"]) == (change["ranks"], change["points"])
            [told] = after["corrections"]
            assert (told["name"], told["reason"]) == ("Anna", "Miscounted.")
            assert (told["ranks"], told["points"]) == (board["ranks"], board["points"])
            assert page["standings"][0]["name"] == board["seats"][change["ranks"].index(1)]

    asyncio.run(played())


def test_a_correction_decides_who_goes_on_until_the_next_round_is_played(tmp_path: Path) -> None:
    """As soon as a match is over; a final that nobody has played yet is drawn again, with another table."""

    async def give(club: Society, season: str, table: int, winner: str, redraw: str) -> None:
        """Correct a table of the first round so that this player has won it."""
        board = (await club.page(season))["rounds"][0]["boards"][table]
        won = [name == winner for name in board["seats"]]
        ranks, points = [1 if each else 2 for each in won], [7 if each else 3 for each in won]
        path = club.path("seasons", season, "rounds", "1", "corrections")
        change = {"table": table + 1, "ranks": ranks, "points": points, "reason": "Miscounted."}
        assert await club.host.post(path, change) == {"redraw": redraw}

    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben", "Clara", "Dan") as club:
            season = await club.season(kind="cup")
            first, second = (await club.page(season))["rounds"][0]["boards"]
            await club.play(first)
            await recorded(club.here)
            [board] = [each for each in (await club.page(season))["rounds"][0]["boards"] if each["ranks"]]
            winner, loser = board["seats"] if board["ranks"] == [2, 1] else reversed(board["seats"])
            await give(club, season, 0, winner, "no-round")
            assert not (await club.page(season))["rounds"][0]["done"], "the other table is on"
            await club.play(second)
            await recorded(club.here)
            [drawn] = (await club.page(season))["rounds"][1]["boards"]
            assert winner in drawn["seats"]

            [late] = {*second["seats"]} - {*drawn["seats"]}
            await give(club, season, 1, late, "drawn")
            [again] = (await club.page(season))["rounds"][1]["boards"]
            assert {*again["seats"]} == {winner, late}
            assert (await club.host.ask("GET", f"tables/{drawn['code']}")).status_code == 404

            player = club.people[again["seats"][0]]
            update = await player.update(again["code"], 0)
            await player.order(again["code"], "move", 0, update["seq"], move=update["legal"][0])
            await give(club, season, 0, loser, "begun")
            [kept] = (await club.page(season))["rounds"][1]["boards"]
            assert (kept["code"], kept["seats"]) == (again["code"], again["seats"])

    asyncio.run(played())


def test_a_correction_says_that_the_next_round_came_out_the_same(tmp_path: Path) -> None:
    """Of three one is free; nobody is to sit in the same seat twice, so that the result changes nothing."""

    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben", "Clara", "Dan") as club:
            season = await club.season(kind="swiss", rounds=2)
            page = await club.page(season)
            [board] = [each for each in page["rounds"][0]["boards"] if "Dan" not in each["seats"]]
            entry = club.path("seasons", season, "entry")
            assert (await club.people["Dan"].ask("PUT", entry, {"on": False})).status_code == 204
            await club.play(board)
            await recorded(club.here)
            page = await club.page(season)
            place = next(place for place, each in enumerate(page["rounds"][0]["boards"]) if "Dan" not in each["seats"])
            board = page["rounds"][0]["boards"][place]
            ranks = [1, 2] if board["ranks"] == [2, 1] else [2, 1]
            change = {"table": place + 1, "ranks": ranks, "reason": "Miscounted."}
            path = club.path("seasons", season, "rounds", "1", "corrections")
            answer = await club.host.post(path, change | {"points": board["points"][::-1]})
            assert answer == {"redraw": "same"}
            assert (await club.page(season))["rounds"][1] == page["rounds"][1]

    asyncio.run(played())


def test_a_season_that_never_began_is_called_off_in_its_own_words(tmp_path: Path) -> None:
    async def tried() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben") as club:
            wish = {"name": "Cup", "game": "5211", "kind": "cup", "size": 2}
            made = await club.host.post(club.path("seasons"), wish)
            path = club.path("seasons", made["id"])
            assert (await club.host.ask("DELETE", path)).status_code == 204
            assert status(await club.people["Ben"].ask("GET", path)) == (404, "season-never-began")

    asyncio.run(tried())


def test_who_left_comes_last_and_the_other_first() -> None:
    """In a match of two there is a first and a second place, though the bot of the one who left won."""
    seats = cast(Any, [SimpleNamespace(lot=lot, seat=seat, rank=None) for seat, lot in enumerate([4, 7])])
    board = board_outcome(seats, {0: (1, 57, True), 1: (2, 34, False)})
    assert (board.ranks, board.points, board.absent) == ((2, 1), (57, 34), frozenset({0}))
    assert board.share_of_win(1) == 1


def test_a_season_that_is_called_off_says_so_and_its_tables_count_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Members read that it was called off, for a month also among the seasons; its open table counts no more."""

    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben") as club:
            season = await club.season(name="Cup", kind="cup")
            [board] = (await club.page(season))["rounds"][0]["boards"]

            async def table() -> Json:
                found: Json = (await club.people["Ben"].get(f"tables/{board['code']}"))["season"]
                return found

            known = await table()
            assert 0 < known.pop("due") - time.time() <= 7 * SECONDS_PER_DAY
            drawn = {"round": 1, "boxes": 1, "pairs": True}
            told = {"counts": True, "cup": True, "walkover": False, "out": [], "called_off": False, "reason": ""}
            assert known == {"id": season, "name": "Cup", **drawn, **told}
            path = club.path("seasons", season)
            assert status(await club.host.ask("DELETE", club.path("seasons", "nowhere"))) == (404, "no-season")
            off = club.path("seasons", season, "calling-off")
            assert status(await club.people["Ben"].ask("POST", off, {"reason": "x"})) == (403, "club-host")
            assert (await club.host.ask("POST", off, {"reason": ""})).status_code == 400
            assert (await club.host.ask("POST", off, {"reason": "Too few."})).status_code == 204
            refused = await club.people["Ben"].ask("GET", path)
            assert status(refused) == (404, "season-called-off")
            data = refused.json()["reason"]["data"]
            assert abs(data.pop("when") - time.time()) < SECONDS_PER_DAY
            assert data == {"name": "Cup", "kind": "cup", "given": "yes", "why": "Too few.", "who": "Anna"}
            [told] = await club.people["Ben"].get(club.path("seasons"))
            assert (told["name"], told["over"]) == ("Cup", True)
            assert (told["called_off"]["name"], told["called_off"]["reason"]) == ("Anna", "Too few.")
            later = seasons.SHOWN_CALLED_OFF_DAYS * SECONDS_PER_DAY + 1
            monkeypatch.setattr(club.here.lobby, "now", lambda: time.time() + later)
            assert await club.people["Ben"].get(club.path("seasons")) == [], "old news"
            monkeypatch.undo()
            ended = await table()
            assert (ended["counts"], ended["called_off"], ended["reason"]) == (False, True, "Too few.")
            stranger = await club.here.person().ask("GET", f"tables/{board['code']}")
            assert status(stranger) == (403, "club-only"), "why is for members alone"
            [mine] = (await club.people["Ben"].get("me/games"))["on"]
            assert mine["season"]["called_off"], "it can be played for fun"
            [listed] = (await club.host.get(club.path()))["tables"]
            assert not listed["season"]["counts"]
            await club.here.context.season_scheduler.check_seasons()
            assert status(await club.people["Ben"].ask("GET", path)) == (404, "season-called-off")

    asyncio.run(played())
