"""Since somebody last looked: remembered for each guest and table, and told as it was told to those who were there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from katzentisch.server.store import Store
from katzentisch.table import catch_up
from katzentisch.table.stored import Chair, SeenPosition, TableRow
from katzentisch.table.stored import HouseRules as TableHouse
from tests.waiting import until_told

from .daemons import postgresql
from .house import House, Person
from .test_clock import Hands
from .test_play import played, two


async def looks(person: Person, code: str, seq: int) -> None:
    """Look at a table, see so much, and go."""
    line = await person.connect(code)
    table = await line.until("table")
    await line.send({"do": "seen", "match": table["match"], "seq": seq})
    await line.send({"do": "ping"})
    await line.until("pong")
    await line.socket.close()


async def remembered(person: Person, code: str, seq: int) -> None:
    """Wait until the house knows how far somebody has looked."""

    async def known() -> bool:
        seen: int = (await person.get("mine"))[0]["seen"]
        return seen == seq

    await until_told(known, f"line {seq} counts as seen")


def bare(update: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in update.items() if key != "clocks"}


@played
async def test_an_absence_is_told_as_it_was_told_to_those_who_were_there(here: House) -> None:
    """Position by position, event by event; to the seat's own person, on whichever device, and to nobody else."""
    wall = Hands(here)
    anna, ben, code = await two(here, game="cat_in_the_box")
    live = [await anna.update(code, 0)]
    await looks(anna, code, 0)
    await remembered(anna, code, 0)
    for _ in range(5):
        actor = live[-1]["actors"][0]
        who = (anna, ben)[actor]
        now = await who.update(code, actor)
        assert (await who.order(code, "move", actor, now["seq"], move=now["legal"][0])).is_success
        live.append(await anna.update(code, 0, since=now["seq"]))
    assert await anna.get(f"tables/{code}/since") == {"at": 0.0, "moves": 0, "updates": []}, "a page is loaded again"
    left, wall.at = wall.at, wall.at + catch_up.AWAY_AFTER_SECONDS
    found = await anna.get(f"tables/{code}/since")
    assert (found["at"], found["moves"]) == (left, 5)
    assert list(map(bare, found["updates"])) == list(map(bare, live))
    for other in (ben, here.person()):
        assert (await other.get(f"tables/{code}/since"))["updates"] == []
    await looks(anna, code, 3)
    await remembered(anna, code, 3)
    await looks(anna, code, 2)
    wall.at += catch_up.AWAY_AFTER_SECONDS
    found = await anna.get(f"tables/{code}/since")
    assert [update["seq"] for update in found["updates"]] == [3, 4, 5]
    await looks(anna, code, 99)
    assert (await anna.get(f"tables/{code}/since"))["moves"] == 2, "nobody has seen what was not there"


@played
async def test_a_long_absence_is_not_told_from_its_beginning(here: House) -> None:
    """What is too much for a story comes with its first position."""
    wall = Hands(here)
    anna, ben, code = await two(here)
    await looks(anna, code, 0)
    await remembered(anna, code, 0)
    for seq in range(0, catch_up.MAX_UPDATES + 10, 2):
        assert (await ben.order(code, "leave", 1, seq)).is_success
        assert (await ben.order(code, "return", 1, seq + 1)).is_success
    wall.at += catch_up.AWAY_AFTER_SECONDS
    found = await anna.get(f"tables/{code}/since")
    assert (found["moves"], len(found["updates"]), found["updates"][0]["seq"]) == (0, catch_up.MAX_UPDATES + 1, 10)


def test_the_furthest_look_counts_in_both_databases(tmp_path: Path) -> None:
    """Until another match begins."""
    with postgresql() as daemon:
        for url in (str(tmp_path / "one.sqlite"), daemon.url):
            store = Store(url)
            store.open()
            store.tables.open(TableRow("code", "5211", {}, TableHouse(), "", False, 1.0, [Chair()]))
            for look in (SeenPosition("m", 3, 1.0), SeenPosition("m", 2, 2.0)):
                store.last_seen.keep("anna", "code", look)
            assert store.last_seen.of("anna", ["code", "else"]) == {"code": SeenPosition("m", 3, 1.0)}
            store.last_seen.keep("anna", "code", SeenPosition("n", 1, 3.0))
            assert store.last_seen.of("anna", ["code"]) == {"code": SeenPosition("n", 1, 3.0)}
            store.last_seen.keep("anna", "gone", SeenPosition("n", 1, 3.0))
            store.persons.erase("anna")
            assert store.last_seen.of("anna", ["code"]) == {}
            store.close()
