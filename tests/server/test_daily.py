"""The deal of the day: the same for everybody, tried once, without help, and secret until the day is over."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from katzentisch.core.catalogue import catalogue
from katzentisch.server import sql_storage
from katzentisch.server.api import daily as api
from katzentisch.server.daily import daily_seed
from katzentisch.server.store import Store
from katzentisch.server.store.database import MIGRATIONS
from katzentisch.table.daily import PLAYERS, daily_sitters, today

from .house import Json, Person, house
from .test_persons import invite
from .test_results import play_out, url, written

__all__ = ["url"]


async def begin(person: Person, game: str = "g5211", name: str = "Anna") -> str:
    code: str = (await person.post(f"daily/{game}/try", {"name": name}))["code"]
    return code


def deal(day: Json, game: str = "5211") -> Json:
    found: Json = next(each for each in day["deals"] if each["game"] == game)
    return found


async def all_wait_for(who: Person, code: str) -> Json:
    """The table of 5211 once all bots have chosen, so that nothing happens before this person does."""
    while True:
        update = await who.update(code, 0)
        if all(update["view"]["has_chosen"][1:]):
            return update


def test_every_game_has_a_deal_that_nobody_foresees() -> None:
    """Another one each day, for each game, and at each server."""
    assert {entry.folder for entry in api.daily_games()} == {entry.folder for entry in catalogue().values()}
    drawn = {
        daily_seed(secret, day, game)
        for secret in (b"one", b"two")
        for day in ("2030-01-01", "2030-01-02")
        for game in ("5211", "cryptid")
    }
    assert len(drawn) == 8


def test_the_same_deal_for_everybody_and_one_try(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is begun; without hints, without a way back; and the best of the day are told."""

    async def played() -> None:
        async with house(url) as here:
            anna, ben = here.person(), here.person()
            await anna.open("5211", ["", "random"])
            codes = await asyncio.gather(*(begin(anna) for _ in range(4)))
            assert len(set(codes)) == 1
            mine, other = codes[0], await begin(ben, name="Ben")
            updates = [await all_wait_for(anna, mine), await all_wait_for(ben, other)]
            assert updates[0]["view"] == updates[1]["view"]
            assert updates[0]["fingerprint"] == updates[1]["fingerprint"]
            assert (await anna.ask("POST", f"tables/{mine}/hint?seat=0")).status_code == 403
            assert (await anna.order(mine, "move", 0, updates[0]["seq"], move=updates[0]["legal"][0])).is_success
            for wish, more in (("back", {"ply": 0}), ("retract", {})):
                answer = None
                while answer is None or answer.status_code == 409:
                    seq = (await anna.update(mine, 0))["seq"]
                    answer = await anna.order(mine, wish, 0, seq, **more)
                assert answer.json()["reason"]["key"] == "rated-no-back"
            end = await play_out(mine, anna)
            assert (end["over"], end["seed"]) == (True, None)
            await written(here.lobby.store, 3)
            assert (await anna.ask("POST", f"tables/{mine}/start", {})).json()["reason"]["key"] == "deal-once"
            match = end["match"]
            for path in (
                f"matches/{match}/record",
                f"matches/{match}/replay?open=true",
                f"matches/{match}/review?ply=0",
            ):
                assert (await anna.ask("GET", path)).status_code == 403, path
            for path in (f"matches/{match}/replay", f"tables/{mine}/update"):
                answer = await ben.ask("GET", path)
                assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "daily-private"), path
            drawn = daily_seed(here.context.cookie_signer.secret, today(), "5211")
            assert drawn not in (await anna.ask("GET", "me/file")).text
            day = await anna.get("daily")
            points = end["points"][0]
            assert deal(day)["best"] == [{"place": 1, "name": "Anna", "points": points, "you": True}]
            assert (deal(day)["over"], deal(day)["code"]) == (True, mine)
            assert (day["streak"], (await ben.get("daily"))["streak"]) == (1, 0)
            assert [each["you"] for each in deal(await ben.get("daily"))["best"]] == [False]
            assert not deal(await ben.get("daily"))["over"]
            assert await begin(anna) == mine
            for module in (api, sql_storage):
                monkeypatch.setattr(module, "today", lambda: "2099-01-01")
            assert drawn in (await anna.ask("GET", f"matches/{match}/record")).text
            assert deal(await ben.get("daily"))["best"] == []
            assert len(deal(await ben.get(f"daily/{day['day']}"))["best"]) == 1
            assert (await ben.ask("GET", "daily/2099-01-02")).status_code == 404
            assert await begin(anna) != mine

    asyncio.run(played())


def test_a_person_who_joins_has_one_try(tmp_path: Path) -> None:
    """The person's own, if they had one."""

    async def played() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            anna, phone = here.person(), here.person()
            mine, theirs, only = await begin(anna), await begin(phone), await begin(phone, "isle_of_cats")
            assert mine != theirs
            await phone.post("me/join", {"code": await invite(anna)})
            day = await phone.get("daily")
            assert (deal(day)["code"], deal(day, "isle_of_cats")["code"]) == (mine, only)

    asyncio.run(played())


def test_a_try_that_was_claimed_is_laid_later(tmp_path: Path) -> None:
    """A process that was killed in between leaves nobody without their deal."""

    async def played() -> None:
        async with house(tmp_path / "t.sqlite") as here:
            anna = here.person()
            code = await anna.open("5211", ["", "random"])
            guest = here.room(code).state.row.host
            mine = here.lobby.store.dailies.claim(today(), "5211", guest)
            assert await begin(anna) == mine.code
            assert (await anna.update(mine.code, 0))["match"] == mine.match
            assert len(daily_sitters(catalogue()["5211"], "Anna")) == PLAYERS

    asyncio.run(played())


def test_a_store_of_the_version_before_knows_its_games_of_the_day(url: str) -> None:
    """By who tried which deal; a table of a club that is gone shares deals as well and is none of them."""
    store = Store(url)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    rules = '{"duplicate":true,"spectators":"none"}'
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0020")
        for code in ("daily", "club"):
            table = {"code": code, "rules": rules}
            connection.execute(
                text(
                    "INSERT INTO tables (code, game, options, rules, host, public, vote, opened)"
                    " VALUES (:code, '5211', '{}', :rules, 'a', false, '', 1.0)"
                ),
                table,
            )
        connection.execute(text("INSERT INTO dailies VALUES ('2026-11-01', '5211', 'a', 'daily', 'match')"))
    store.open()
    found = [store.tables.get(code) for code in ("daily", "club")]
    assert [row and (row.house.daily, row.house.duplicate, row.house.spectators) for row in found] == [
        (True, True, "none"),
        (False, True, "none"),
    ]
    store.close()
