"""The deals of the day without a server: the same in every browser, one attempt each, nobody ranked."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from .backend import Home

OFFERED = ["5211", "cat_in_the_box", "cryptid", "isle_of_cats"]


async def begin(home: Home, folder: str) -> tuple[str, Any]:
    """Begin today's deal: its table, and what is seen there first."""
    code = (await home.post(f"daily/{folder}/try", {"name": "Anna"}))["code"]
    caller = await home.call(code)
    return code, (await caller.until("update"))["view"]


def test_the_same_deal_in_every_browser() -> None:
    """Two browsers see the same cards; a second attempt goes on with the first, without help."""

    async def scene() -> None:
        anna, ben = Home(), Home()
        code, seen = await begin(anna, "g5211")
        assert (await begin(ben, "g5211"))[1] == seen
        assert (await begin(anna, "g5211"))[0] == code
        status, answer = await anna.wish("POST", f"tables/{code}/hint?seat=0")
        assert (status, answer["reason"]["key"]) == (403, "hints-off")
        today = await anna.get("daily")
        assert {each["game"]: each["code"] for each in today["deals"]} == dict.fromkeys(OFFERED, "") | {"5211": code}
        assert not any(each["over"] or each["best"] for each in today["deals"])
        assert await anna.get(f"daily/{today['day']}") == today
        await anna.close()
        await ben.close()

    asyncio.run(scene())


def test_an_attempt_that_was_deleted() -> None:
    """The day has no table any more, and can be tried again."""

    async def scene() -> None:
        home = Home()
        code, seen = await begin(home, "cat_in_the_box")
        await home.ask("DELETE", f"/api/tables/{code}")
        assert not any(each["code"] for each in (await home.get("daily"))["deals"])
        other, again = await begin(home, "cat_in_the_box")
        assert other != code
        assert again == seen
        await home.close()

    asyncio.run(scene())


@pytest.mark.parametrize("day", ["2099-01-01", "2024-02-31"])
def test_a_day_that_is_not_there(day: str) -> None:
    async def scene() -> None:
        home = Home()
        assert (await home.wish("GET", f"daily/{day}"))[0] == 404
        await home.close()

    asyncio.run(scene())
