"""People who have played together: they find each other again, and nobody else learns anything of them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from time import time

from sqlalchemy import insert, select, update

from katzentisch.server.store.schema import matches, results, seats
from tests.waiting import within

from .callee import Browser, callee
from .house import House, Person, house
from .test_moderation import hosts
from .test_play import played, refusal, two
from .test_quick_games import guest_of, wish

NEVER = 1e6
"""Seconds until somebody is called whose turn it is: not while this test runs."""


async def friends(person: Person) -> list[str]:
    """The names in somebody's list."""
    return [each["name"] for each in (await person.get("me/friends"))["friends"]]


async def only_friend(person: Person) -> str:
    """How somebody calls the only person with whom they have played."""
    [friend] = (await person.get("me/friends"))["friends"]
    found: str = friend["id"]
    return found


async def invited(person: Person) -> list[str]:
    return [table["code"] for table in await person.get("me/invitations")]


async def end_match(here: House, code: str) -> None:
    """Write the result of a table's match down, and free its seats."""
    store = here.lobby.store
    with store.engine.begin() as connection:
        match = connection.scalar(select(matches.c.id).where(matches.c.code == code))
        for chair in connection.execute(select(seats).where(seats.c.code == code)).all():
            made = {"rank": 1, "won": 1.0, "points": 1, "left": False, "backs": 0, "brought": False, "over": time()}
            row = {"match": match, "seat": chair.seat, "guest": chair.guest, "name": chair.sitter}
            connection.execute(insert(results).values(**row, game="5211", options="{}", players=2, **made))
        connection.execute(update(matches).where(matches.c.id == match).values(ended=time()))
        connection.execute(update(seats).where(seats.c.code == code).values(sitter="", guest="", token=""))


@played
async def test_a_match_makes_friends(here: House) -> None:
    """Once it has begun, for both of them, and after it is over; not before, and for nobody else."""
    anna, ben, eve = here.person(), here.person(), here.person()
    code = await anna.open("5211", ["", ""])
    await anna.sit(code, 0, "Anna")
    await ben.sit(code, 1, "Ben")
    await eve.open("5211", ["", ""])
    assert (await friends(anna), await friends(ben), await friends(here.person())) == ([], [], [])
    await anna.start(code)
    assert (await friends(anna), await friends(ben), await friends(eve)) == (["Ben"], ["Anna"], [])
    await end_match(here, code)
    [ben_of_anna] = (await anna.get("me/friends"))["friends"]
    assert (ben_of_anna["name"], ben_of_anna["matches"]) == ("Ben", 1)


@played
async def test_a_friend_has_the_name_of_the_last_match_together(here: House) -> None:
    """Neither the name that they keep for themselves nor the one that they have among others."""
    anna, ben, first = await two(here)
    await end_match(here, first)
    assert (await ben.ask("PUT", "me", {"name": "Benedikt"})).is_success
    cleo, code = here.person(), await ben.open("5211", ["", ""])
    await ben.sit(code, 0, "Bello")
    await cleo.sit(code, 1, "Cleo")
    await ben.start(code)
    await end_match(here, code)
    assert (await friends(anna), await friends(cleo)) == (["Ben"], ["Bello"])


@played
async def test_a_friend_comes_with_the_game_of_the_last_match_together(here: House) -> None:
    """One that is over or one that has begun, whatever they play with others; nothing of somebody who is blocked."""
    anna, ben, first = await two(here)

    async def game() -> str:
        [friend] = (await anna.get("me/friends"))["friends"]
        found: str = friend["game"]
        return found

    assert await game() == "5211"
    await end_match(here, first)
    assert await game() == "5211"
    for other, others in (("cryptid", [anna, ben]), ("isle_of_cats", [ben, here.person()])):
        code = await ben.open(other, ["", "", "kitten"])
        for seat, person in enumerate(others):
            await person.sit(code, seat, f"Somebody {seat}")
        await ben.start(code)
    assert await game() == "cryptid"
    friend = await only_friend(anna)
    told = (await anna.ask("PUT", f"me/friends/{friend}/block", {"on": True})).json()
    assert [each["game"] for each in told["blocked"]] == [""]


@played
async def test_the_list_gives_no_secret_away(here: House) -> None:
    """Names, how many matches, which game was the last and when; the name of an entry means nothing to others."""
    anna, ben, _ = await two(here)
    cleo, code = here.person(), await ben.open("5211", ["", ""])
    await ben.sit(code, 0, "Ben")
    await cleo.sit(code, 1, "Cleo")
    await ben.start(code)
    told = await anna.get("me/friends")
    assert {key for each in told["friends"] for key in each} == {"id", "name", "matches", "last", "game"}
    assert guest_of(here, ben) not in json.dumps(told)
    ben_of_anna, ben_of_cleo = await only_friend(anna), await only_friend(cleo)
    assert ben_of_anna != ben_of_cleo
    answer = await cleo.ask("PUT", f"me/friends/{ben_of_anna}/block", {"on": True})
    assert (answer.status_code, refusal(answer)) == (404, "friend-unknown")


@played
async def test_a_block_parts_two_people_until_it_is_lifted(here: House) -> None:
    """Neither finds the other in the list, is invited or seated with them; only the one who blocked knows."""
    anna, ben, _ = await two(here)
    anna_of_ben, ben_of_anna = await only_friend(ben), await only_friend(anna)
    table = await ben.open("5211", ["", ""])
    await ben.sit(table, 0, "Ben")
    assert (await ben.ask("POST", f"me/friends/{anna_of_ben}/invitations", {"code": table})).status_code == 204
    assert await invited(anna) == [table]
    assert (await anna.ask("PUT", f"me/friends/{ben_of_anna}/block", {"on": True})).is_success
    assert (await friends(anna), await friends(ben), await invited(anna)) == ([], [], [])
    assert [each["name"] for each in (await anna.get("me/friends"))["blocked"]] == ["Ben"]
    assert (await ben.get("me/friends"))["blocked"] == []
    answer = await ben.ask("POST", f"me/friends/{anna_of_ben}/invitations", {"code": table})
    assert (answer.status_code, refusal(answer)) == (404, "friend-unknown")
    assert (await wish(anna, "Anna"))["code"] != (await wish(ben, "Ben"))["code"]
    assert (await anna.ask("PUT", f"me/friends/{ben_of_anna}/block", {"on": False})).is_success
    assert (await friends(anna), await friends(ben), await invited(anna)) == (["Ben"], ["Anna"], [table])


@played
async def test_somebody_who_is_gone_is_in_no_list(here: House) -> None:
    """Neither who had everything erased nor whom the host has banned; a block goes with the person."""
    anna, ben, code = await two(here)
    await end_match(here, code)
    host = await hosts(here)
    await host.post("host/bans", {"guest": guest_of(here, ben), "name": "Ben"})
    assert await friends(anna) == []
    [ban] = (await host.get("host"))["bans"]
    assert (await host.ask("DELETE", f"host/bans/{ban['id']}")).is_success
    assert await friends(anna) == ["Ben"]
    assert (await anna.ask("PUT", f"me/friends/{await only_friend(anna)}/block", {"on": True})).is_success
    assert (await ben.ask("DELETE", "me")).is_success
    assert await anna.get("me/friends") == {"friends": [], "blocked": []}


def test_an_invitation_is_shown_and_sent_once(tmp_path: Path) -> None:
    """In the friend's lobby until the table is full, and to the browser where they allowed it; names nobody."""

    async def run() -> None:
        async with callee() as service, house(tmp_path / "t.sqlite", call_after=NEVER, calls_inside=True) as here:
            anna, ben, _ = await two(here)
            browser = Browser(service.url("/ben"))
            assert (await ben.ask("PUT", "calls", browser.wish)).is_success
            code = await anna.open("cryptid", ["", "", ""])
            await anna.sit(code, 0, "Anna")
            path = f"me/friends/{await only_friend(anna)}/invitations"
            for _ in range(2):
                assert (await anna.ask("POST", path, {"code": code})).status_code == 204
            _, _, body = await service.next()
            told = browser.read(body)
            assert (told["path"], told["title"]) == (f"/t/{code}", "Cryptid")
            assert "Anna" not in json.dumps(told)
            await within(here.context.turn_notifier.sender.drained(), "everything is sent")
            assert service.calls.empty()
            assert await invited(ben) == [code]
            await ben.sit(code, 1, "Ben")
            assert await invited(ben) == []

    asyncio.run(run())


@played
async def test_only_ones_own_table_can_be_opened_to_a_friend(here: House) -> None:
    """Not somebody else's, and none that does not exist; a full table invites nobody."""
    anna, ben, eve = *(await two(here))[:2], here.person()
    path = f"me/friends/{await only_friend(anna)}/invitations"
    foreign = await eve.open("5211", ["", ""])
    answer = await anna.ask("POST", path, {"code": foreign})
    assert (answer.status_code, refusal(answer)) == (403, "not-host")
    assert (await anna.ask("POST", path, {"code": "aaaaaaaa"})).status_code == 404
    own = await anna.open("5211", ["", "random"])
    assert (await anna.ask("POST", path, {"code": own})).status_code == 204
    assert await invited(ben) == [], "nobody sits there yet"
    await anna.sit(own, 0, "Anna")
    assert await invited(ben) == [], "and now it is full"


@played
async def test_an_invitation_can_be_declined(here: House) -> None:
    """It is gone from one's own list, and from nobody else's; a table to which one is not invited is refused."""
    anna, ben, _ = await two(here)
    code = await anna.open("cryptid", ["", "", ""])
    await anna.sit(code, 0, "Anna")
    path = f"me/friends/{await only_friend(anna)}/invitations"
    assert (await anna.ask("POST", path, {"code": code})).status_code == 204
    refused = await anna.ask("DELETE", f"me/invitations/{code}")
    assert (refused.status_code, refusal(refused)) == (404, "invitation-unknown")
    assert await invited(ben) == [code]
    assert await anna.get(f"tables/{code}/invitations") == [{"name": "Ben", "declined": False}]
    assert (await ben.ask("GET", f"tables/{code}/invitations")).status_code == 403, "Ben has no seat there"
    assert (await ben.ask("DELETE", f"me/invitations/{code}")).status_code == 204
    assert await invited(ben) == []
    assert await anna.get(f"tables/{code}/invitations") == [{"name": "Ben", "declined": True}]
    assert (await ben.ask("DELETE", f"me/invitations/{code}")).status_code == 404
    assert (await anna.ask("POST", path, {"code": code})).status_code == 204
    assert await invited(ben) == [code], "Anna may ask again"
    assert await anna.get(f"tables/{code}/invitations") == [{"name": "Ben", "declined": False}]
    await ben.sit(code, 1, "Ben")
    assert await anna.get(f"tables/{code}/invitations") == [], "Ben has come"
