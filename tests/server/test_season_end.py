"""The end of a season: what its page tells, and the next one with the same players."""

from __future__ import annotations

import asyncio
from pathlib import Path

from .test_clubs import recorded, society, status


def test_a_cup_tells_what_is_to_come_and_who_won(tmp_path: Path) -> None:
    """Three in a cup of two: one is free, the final is announced, and the winner's page tells what decided it."""

    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben", "Clara") as club:
            season = await club.season(kind="cup")
            page = await club.page(season)
            [first] = page["rounds"]
            assert (len(first["boards"]), len(first["byes"]), page["coming"]) == (1, 1, [[2]])
            assert page["end"] is None
            assert page["season"]["tables"] == 1
            await club.play(first["boards"][0])
            await recorded(club.here)
            page = await club.page(season)
            [final] = page["rounds"][1]["boards"]
            assert first["bye_lots"][0] in final["lots"]
            assert page["coming"] == []
            await club.play(final)
            await recorded(club.here)
            page = await club.page(season)
            assert page["season"]["over"]
            best, second = page["standings"][:2]
            assert best["decided_by"] in ("final", "points", "lot")
            assert {best["name"], second["name"]} == set(final["seats"])
            most = max(page["end"]["moments"], key=lambda each: each["kind"] == "most-points")
            played = [*page["rounds"][0]["boards"], *page["rounds"][1]["boards"]]
            assert most["number"] == max(points for board in played for points in board["points"])
            assert most["match"] in [board["match"] for board in played]

    asyncio.run(played())


def test_again_is_for_hosts_of_a_season_that_is_over_and_for_those_who_are_still_members(tmp_path: Path) -> None:
    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben", "Clara") as club:
            season = await club.season(name="Spring", kind="swiss", rounds=1, days=3)
            again = club.path("seasons", season, "again")
            assert status(await club.host.ask("POST", again)) == (409, "season-not-over")
            page = await club.page(season)
            await club.play(page["rounds"][0]["boards"][0])
            await recorded(club.here)
            assert (await club.page(season))["season"]["over"]
            assert status(await club.people["Ben"].ask("POST", again)) == (403, "club-host")
            assert status(await club.here.person().ask("POST", again)) == (403, "club-only")
            numbers = {each["name"]: each["number"] for each in (await club.host.get(club.path()))["members"]}
            assert (await club.people["Clara"].ask("DELETE", club.path("members", str(numbers["Clara"])))).is_success
            made = [await club.host.post(again, {}) for _ in range(2)]
            assert [each["name"] for each in made] == ["Spring 2", "Spring 3"]
            assert {(each["kind"], each["days"], each["rounds"], each["begun"], each["over"]) for each in made} == {
                ("swiss", 3.0, 1, False, False)
            }
            assert all(sorted(each["entrants"]) == ["Anna", "Ben"] for each in made)
            await club.host.post(club.path("seasons", made[0]["id"], "begin"), {})
            page = await club.page(made[0]["id"])
            assert sorted(page["rounds"][0]["boards"][0]["seats"]) == ["Anna", "Ben"]

    asyncio.run(played())


def test_again_is_without_those_who_withdrew_or_were_taken_out(tmp_path: Path) -> None:
    """They can enter themselves."""

    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben", "Clara", "Dan") as club:
            season = await club.season(kind="swiss", rounds=1)
            assert (
                await club.people["Ben"].ask("PUT", club.path("seasons", season, "entry"), {"on": False})
            ).is_success
            numbers = {each["name"]: each["number"] for each in (await club.page(season))["entrants"]}
            assert (
                await club.host.ask("DELETE", club.path("seasons", season, "entrants", str(numbers["Clara"])))
            ).is_success
            for board in (await club.page(season))["rounds"][0]["boards"]:
                if not board["ranks"]:
                    await club.play(board)
            await recorded(club.here)
            again = await club.host.post(club.path("seasons", season, "again"), {})
            assert again["entrants"] == ["Anna", "Dan"]
            assert (
                await club.people["Ben"].ask("PUT", club.path("seasons", again["id"], "entry"), {"on": True})
            ).is_success
            assert (await club.page(again["id"]))["season"]["entrants"] == ["Anna", "Dan", "Ben"]

    asyncio.run(played())


def test_again_has_a_name_that_no_other_season_of_the_club_has(tmp_path: Path) -> None:
    """Nor one that was called off, which members still see; upper and lower case are the same."""

    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben") as club:
            season = await club.season(name="Winter", kind="swiss", rounds=1)
            await club.play((await club.page(season))["rounds"][0]["boards"][0])
            await recorded(club.here)
            off = await club.season(name="Winter 2", kind="swiss")
            reason = {"reason": "Too few."}
            assert (await club.host.ask("POST", club.path("seasons", off, "calling-off"), reason)).is_success
            await club.season(name="WINTER 3", kind="swiss")
            again = club.path("seasons", season, "again")
            assert [(await club.host.post(again, {}))["name"] for _ in range(2)] == ["Winter 4", "Winter 5"]

    asyncio.run(played())


def test_a_single_table_compares_nothing_and_may_be_watched(tmp_path: Path) -> None:
    """Where a season with the same deals has one table, others may look on, and its result is that of any table."""

    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben", "Clara") as club:
            season = await club.season(duplicate=True)
            page = await club.page(season)
            [board] = page["rounds"][0]["boards"]
            assert page["season"]["tables"] == 1
            resting = club.people[page["rounds"][0]["byes"][0]]
            table = await resting.get(f"tables/{board['code']}")
            assert not table["house"]["duplicate"]
            assert (await resting.ask("GET", f"tables/{board['code']}/update")).status_code == 200

    asyncio.run(played())


def test_a_persons_cat_goes_along(tmp_path: Path) -> None:
    """The cat of the newest table where somebody chose one is at the tables of a season, on its podium, in replays."""

    async def played() -> None:
        async with society(tmp_path / "s.sqlite", "Anna", "Ben") as club:
            anna, ben = club.people["Anna"], club.people["Ben"]
            for cat in (2, 4):
                code = await anna.open("5211", ["", ""])
                await anna.post(f"tables/{code}/seats/0", {"name": "Anna", "cat": cat})
            season = await club.season(kind="cup")
            [board] = (await club.page(season))["rounds"][0]["boards"]
            seats = (await ben.get(f"tables/{board['code']}"))["seats"]
            wanted = {"Anna": 4, "Ben": None}
            assert {seat["name"]: seat["cat"] for seat in seats} == wanted
            await club.play(board)
            await recorded(club.here)
            standings = (await club.page(season))["standings"]
            assert {line["name"]: line["cat"] for line in standings} == wanted
            replay = await ben.get(f"matches/{board['match']}/replay")
            assert dict(zip(replay["players"], replay["cats"], strict=True)) == wanted

    asyncio.run(played())
