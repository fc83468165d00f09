"""Matches carried between this device and a server, and tables that are deleted."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from katzentisch.core.catalogue import catalogue, find
from katzentisch.play.record import parse_record
from tests.server.house import house

from .backend import Drawer, Home
from .test_comforts import RECORDS
from .test_matches import PLAYED, play


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_a_match_goes_on_at_a_server(game: str, tmp_path: Path) -> None:
    """Everybody sees there what they saw here, sits where they sat, and what is to come is drawn again."""

    async def run() -> None:
        home = Home()
        code = await home.begin(game, [""] * PLAYED[game])
        last = await play(await home.call(code), random.Random(7), upto=6)
        record = await home.get(f"matches/{last['match']}/along")
        assert parse_record(record).sealed
        async with house(tmp_path / "tables.sqlite") as server:
            anna = server.person()
            there = (await anna.post("records", {"record": record}))["code"]
            for seat, name in enumerate(parse_record(record).players):
                await anna.sit(there, seat, name)
            for seat in range(PLAYED[game]):
                here = await home.get(f"tables/{code}/update?seat={seat}")
                beyond = await anna.get(f"tables/{there}/update", seat=seat)
                same = ("ply", "view", "legal", "actors")
                assert [beyond[name] for name in same] == [here[name] for name in same]
                assert beyond["fingerprint"] != here["fingerprint"]
        await home.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_a_match_of_a_server_is_taken_along(game: str, tmp_path: Path) -> None:
    """A server hands out what is over and nothing else; here it is the same record, to be looked at or played on."""

    async def run() -> None:
        async with house(tmp_path / "tables.sqlite") as server:
            anna = server.person()
            code = await anna.open(game, ["", *["random"] * (PLAYED[game] - 1)])
            await anna.sit(code, 0, "Anna")
            await anna.start(code)
            match = (await anna.get(f"tables/{code}"))["match"]
            for path in (f"matches/{match}/record", f"matches/{match}/along"):
                assert (await anna.ask("GET", path)).status_code in (403, 404)
            golden = find(game).read("records", RECORDS[game]) or ""
            over = (await anna.post("records", {"record": golden}))["match"]
            record = (await anna.ask("GET", f"matches/{over}/record")).text
        home = Home()
        table = await home.post("records", {"record": record})
        assert table["over"]
        assert await home.get(f"matches/{table['match']}/record") == record
        again = await home.post(
            "records", {"record": record, "ply": 2, "seats": ["", *["random"] * (len(table["seats"]) - 1)]}
        )
        assert not again["over"]
        await home.close()

    asyncio.run(run())


def test_a_deleted_table_leaves_nothing() -> None:
    """What was kept of it goes, anybody who was there is sent away, and the other table stays as it was."""

    async def run() -> None:
        drawer = Drawer()
        home = Home(drawer)
        stays = await home.begin("cryptid", ["", "", ""])
        await asyncio.gather(*home.lobby.summary_tasks.values())
        before = drawer.lasting()
        code = await home.begin("5211", ["", ""])
        caller = await home.call(code)
        last = await play(caller, random.Random(3))
        await home.post(f"tables/{code}/chat", {"do": "chat", "id": "c", "seat": 0, "text": "Miau"})
        assert len(drawer.lasting()) > len(before) + 3
        assert (await home.wish("DELETE", f"tables/{code}"))[0] == 204
        assert await caller.end()
        await asyncio.gather(*home.lobby.summary_tasks.values())
        assert drawer.lasting() == before
        assert set(drawer.texts) - set(before) <= {f"info/{stays}", f"boards/{stays}"}
        assert [table["code"] for table in await home.get("mine")] == [stays]
        for method, path in (
            ("DELETE", f"tables/{code}"),
            ("GET", f"tables/{code}"),
            ("GET", f"matches/{last['match']}/along"),
        ):
            assert (await home.wish(method, path))[0] == 404
        await home.close()

    asyncio.run(run())
