"""Seats that change hands: the last owner sees nothing of a seat any more and cannot act for it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from katzentisch.server.bus import BusMessage
from katzentisch.table.stored import CAT_COUNT

from .house import House, Json, Line, Person, house
from .test_play import played, refusal, two
from .test_results import play_out


async def before(here: House, **more: object) -> tuple[Person, Person, str]:
    """Anna and Ben at a table where no match has begun."""
    anna, ben = here.person(), here.person()
    code = await anna.open("5211", ["", ""], **more)
    await anna.sit(code, 0, "Anna")
    await ben.sit(code, 1, "Ben")
    return anna, ben, code


async def told(line: Line) -> list[Json]:
    """Everything that was sent to this connection up to now."""
    await line.send({"do": "ping"})
    messages = []
    while (message := await line.next())["say"] != "pong":
        messages.append(message)
    return messages


async def refused_everything(line: Line, seat: int) -> None:
    """Whatever this connection says for this seat is refused."""
    await line.send({"do": "chat", "id": "c", "seat": seat, "text": "It is me"})
    await line.send({"do": "mute", "seat": seat, "other": 0})
    await line.send({"do": "hint", "seat": seat})
    await line.order("move", seat, 0, move="X")
    for _ in range(4):
        assert (await line.until("refused"))["reason"] == {"key": "not-your-seat", "data": {"seat": seat}}


@played
async def test_a_former_owner_sees_and_says_nothing_in_a_seat(here: House) -> None:
    """An open connection becomes one of the gallery's when another sits down there, and the other's gets the seat."""
    anna, ben, code = await before(here)
    old, eve = await ben.connect(code), here.person()
    await eve.open("5211", ["", ""])  # so that she is known
    new = await eve.connect(code)
    assert (await ben.ask("DELETE", f"tables/{code}/seats/1")).is_success
    await eve.sit(code, 1, "Eve")
    await anna.start(code)
    await new.until("update", lambda update: update["seat"] == 1)
    messages = await told(old)
    assert {message["seat"] for message in messages if message["say"] == "update"} == {-1}
    assert [message["yours"] for message in messages if message["say"] == "table"][-1] == []
    await refused_everything(old, 1)
    await eve.post(f"tables/{code}/chat", {"do": "chat", "id": "c", "seat": 1, "text": "Miau"})


async def cats(person: Person, code: str) -> dict[str, int | None]:
    """The cats at a table by the names of their people, as this person sees them."""
    return {seat["name"]: seat["cat"] for seat in (await person.get(f"tables/{code}"))["seats"]}


@played
async def test_a_cat_stays_with_its_person(here: House) -> None:
    """Everybody sees the cat that somebody wanted or else the next free one, also on another seat; it is no secret."""
    anna, ben, zoe = here.person(), here.person(), here.person()
    code = await anna.open("5211", ["", "", "kitten"])
    await anna.post(f"tables/{code}/seats/0", {"name": "Anna", "cat": CAT_COUNT - 1})
    await ben.post(f"tables/{code}/seats/1", {"name": "Ben", "cat": CAT_COUNT - 1})
    expected = {"Anna": CAT_COUNT - 1, "Ben": 0}
    for person in (anna, ben, zoe):
        assert (await cats(person, code)).items() >= expected.items()
    assert (await ben.ask("PUT", f"tables/{code}/seats/1/name", {"name": "Benno"})).is_success
    await anna.post(f"tables/{code}/seats/0/swap", {"other": 1})
    found = await cats(zoe, code)
    assert (found["Anna"], found["Benno"]) == (CAT_COUNT - 1, 0)
    answer = await zoe.ask("POST", f"tables/{code}/seats/2", {"name": "Zoe", "cat": CAT_COUNT})
    assert answer.status_code == 400


@played
async def test_a_new_link_ends_the_old_one(here: House) -> None:
    """Also from a connection that is open, and in the midst of a match."""
    anna, ben, code = await before(here)
    token = (await ben.post(f"tables/{code}/seats/1/link", {}))["token"]
    thief = await here.person().dial(code)
    await thief.send({"do": "hello", "tokens": [token]})
    await anna.start(code)
    await thief.until("update", lambda update: update["seat"] == 1)
    await ben.post(f"tables/{code}/seats/1/link", {})
    await told(thief)
    legal = (await anna.update(code, 0))["legal"]
    assert (await anna.order(code, "move", 0, 0, move=legal[0])).is_success
    assert {message["seat"] for message in await told(thief) if message["say"] == "update"} == {-1}
    await refused_everything(thief, 1)


@played
async def test_a_bot_that_takes_the_seat_is_not_looked_in_the_hand(here: House) -> None:
    """Anybody who made room for it sees the gallery."""
    anna, ben, code = await before(here)
    old = await ben.connect(code)
    assert (await ben.ask("DELETE", f"tables/{code}/seats/1")).is_success
    assert (await anna.ask("PUT", f"tables/{code}/seats/1", {"bot": "random"})).is_success
    await anna.start(code)
    assert (await old.until("update"))["seat"] == -1
    await refused_everything(old, 1)


@played
async def test_waiting_for_updates_of_a_lost_seat_is_refused(here: House) -> None:
    """A request that was let in before the chair changed hands brings nothing of it back."""
    anna, ben, code = await before(here)
    token = (await ben.post(f"tables/{code}/seats/1/link", {}))["token"]
    await anna.start(code)
    thief = here.person()
    thief.http.headers["Authorization"] = f"Bearer {token}"
    waiting = asyncio.create_task(thief.ask("GET", f"tables/{code}/update", seat=1, since=0, wait=20))
    for _ in range(3):  # while it arrives
        assert (await anna.update(code, 0))["seq"] == 0
    await ben.post(f"tables/{code}/seats/1/link", {})
    answer = await waiting
    assert (answer.status_code, refusal(answer)) == (403, "not-your-seat")


@played
async def test_where_nobody_may_look_on_a_lost_seat_is_the_end(here: House) -> None:
    """The connection is closed; anybody who comes back is told why."""
    _, ben, code = await before(here, house={"spectators": "none"})
    old = await ben.connect(code)
    await told(old)
    assert (await ben.ask("DELETE", f"tables/{code}/seats/1")).is_success
    with pytest.raises(ConnectionClosed):
        await old.until("pong")
    again = await ben.connect(code)
    assert (await again.until("refused"))["reason"]["key"] == "no-spectators"


def test_a_chair_changes_hands_in_every_process(tmp_path: Path) -> None:
    """Who sits where is known wherever a connection is open."""

    async def run() -> None:
        store = tmp_path / "tables.sqlite"
        async with house(store, bus="memory:") as here, house(store, bus="memory:") as there:
            anna, ben, code = await before(here)
            far = Person(there.url)
            there.people.append(far)
            far.http.cookies = ben.http.cookies
            old = await far.connect(code)
            await told(old)
            assert (await ben.ask("DELETE", f"tables/{code}/seats/1")).is_success
            eve = here.person()
            await eve.sit(code, 1, "Eve")
            await anna.start(code)
            there.lobby.on_bus_message(BusMessage(process="here", advanced=code))
            await asyncio.gather(*there.lobby.refreshing.values())
            assert {message["seat"] for message in await told(old) if message["say"] == "update"} == {-1}
            await refused_everything(old, 1)

    asyncio.run(run())


async def removed(who: Person, code: str) -> list[bool]:
    """Which seats of a table the host has taken from somebody, from the first on."""
    return [seat["removed"] for seat in (await who.get(f"tables/{code}"))["seats"]]


async def names(who: Person, code: str) -> list[str]:
    """What the seats of a table are called, from the first on."""
    return [seat["bot"] or seat["name"] for seat in (await who.get(f"tables/{code}"))["seats"]]


@played
async def test_players_change_seats_and_names(here: House) -> None:
    """Anybody may move to a seat without a person and change their name; only the host moves others."""
    anna, ben = here.person(), here.person()
    code = await anna.open("5211", ["", "", "random", ""])
    await anna.sit(code, 0, "Anna")
    await ben.sit(code, 1, "Ben")
    assert (await ben.ask("POST", f"tables/{code}/seats/1/swap", {"other": 3})).status_code == 204
    assert await names(ben, code) == ["Anna", "", "random", "Ben"]
    assert (await ben.ask("POST", f"tables/{code}/seats/3/swap", {"other": 2})).status_code == 204
    assert await names(ben, code) == ["Anna", "", "Ben", "random"]
    assert refusal(await ben.ask("POST", f"tables/{code}/seats/2/swap", {"other": 0})) == "seat-taken"
    assert refusal(await ben.ask("POST", f"tables/{code}/seats/0/swap", {"other": 1})) == "not-your-seat"
    assert (await anna.ask("POST", f"tables/{code}/seats/0/swap", {"other": 2})).status_code == 204
    assert await names(ben, code) == ["Ben", "", "Anna", "random"]
    assert (await ben.get(f"tables/{code}"))["yours"] == [0]
    assert refusal(await ben.ask("PUT", f"tables/{code}/seats/0/name", {"name": "Anna"})) == "name-twice"
    assert (await ben.ask("PUT", f"tables/{code}/seats/0/name", {"name": "Benno"})).status_code == 204
    assert refusal(await ben.ask("PUT", f"tables/{code}/seats/2/name", {"name": "Eve"})) == "not-your-seat"
    assert await names(anna, code) == ["Benno", "", "Anna", "random"]
    await anna.start(code, fill="random")
    assert refusal(await ben.ask("POST", f"tables/{code}/seats/0/swap", {"other": 1})) == "match-on"
    assert refusal(await ben.ask("PUT", f"tables/{code}/seats/0/name", {"name": "Eve"})) == "match-on"


@played
async def test_only_the_host_removes_players_and_hands_the_table_over(here: House) -> None:
    """The host may free any seat, start, and make another player the host; nobody else may."""
    anna, ben, code = await before(here)
    assert refusal(await ben.ask("DELETE", f"tables/{code}/seats/0")) == "not-your-seat"
    assert refusal(await ben.ask("PUT", f"tables/{code}/host", {"seat": 1})) == "not-host"
    assert refusal(await ben.ask("POST", f"tables/{code}/start", {})) == "host-starts"
    assert (await anna.ask("PUT", f"tables/{code}/host", {"seat": 1})).status_code == 204
    table = await ben.get(f"tables/{code}")
    assert (table["host_seat"], table["is_host"], table["may_start"]) == (1, True, True)
    assert not (await anna.get(f"tables/{code}"))["is_host"]
    assert (await ben.ask("DELETE", f"tables/{code}/seats/0")).status_code == 204
    assert await names(ben, code) == ["", "Ben"]
    assert await removed(ben, code) == [True, False]
    assert refusal(await ben.ask("PUT", f"tables/{code}/host", {"seat": 0})) == "no-person"
    await anna.sit(code, 0, "Anna")
    assert (await anna.ask("DELETE", f"tables/{code}/seats/0")).status_code == 204
    assert await removed(ben, code) == [False, False], "she got up by herself"


@played
async def test_a_match_begins_once_everybody_is_ready(here: House) -> None:
    """Ready marks are for one match; a mark taken back, or an open seat, keeps it from beginning."""
    anna, ben = here.person(), here.person()
    code = await anna.open("5211", ["", "", ""])
    await anna.sit(code, 0, "Anna")
    await ben.sit(code, 1, "Ben")
    for who, seat in ((anna, 0), (ben, 1)):
        assert (await who.ask("PUT", f"tables/{code}/seats/{seat}/ready", {})).status_code == 204
    table = await anna.get(f"tables/{code}")
    assert [seat["ready"] for seat in table["seats"]] == [True, True, False]
    assert table["match"] is None, "a seat is open"
    assert (await ben.ask("PUT", f"tables/{code}/seats/1/ready", {"ready": False})).status_code == 204
    await anna.ask("PUT", f"tables/{code}/seats/2", {"bot": "random"})
    assert (await anna.get(f"tables/{code}"))["match"] is None
    assert (await ben.ask("PUT", f"tables/{code}/seats/1/ready", {})).status_code == 204
    table = await anna.get(f"tables/{code}")
    assert table["match"]
    assert [seat["ready"] for seat in table["seats"]] == [False] * 3


async def finished(here: House) -> tuple[Person, Person, str, Line, Line]:
    """Anna and Ben, whose match is over; both are still at the table."""
    anna, ben, code = await two(here)
    await play_out(code, anna, ben)
    lines = await anna.connect(code), await ben.connect(code)
    for line in lines:
        await line.until("table", lambda table: all(seat["here"] for seat in table["seats"]))
    return anna, ben, code, *lines


async def answer(person: Person, code: str, seat: int, **said: bool) -> None:
    assert (await person.ask("PUT", f"tables/{code}/seats/{seat}/ready", said)).status_code == 204


@played
async def test_a_rematch_begins_when_everybody_here_has_agreed(here: House) -> None:
    """Nobody who is at the table is put into another match before they have answered, however often somebody asks."""
    anna, ben, code, _, line = await finished(here)
    first = (await anna.get(f"tables/{code}"))["match"]
    for _ in range(2):
        for fill in (None, "random"):
            refused = await anna.ask("POST", f"tables/{code}/start", {"fill": fill})
            assert (refused.status_code, refused.json()["reason"]) == (
                409,
                {"key": "not-answered", "data": {"seat": 1}},
            )
        await answer(anna, code, 0)
    assert (await anna.get(f"tables/{code}"))["match"] == first
    await answer(ben, code, 1)
    update = await line.until("update", lambda update: update["match"] != first)
    assert update["seat"] == 1


@played
async def test_a_rematch_begins_without_an_answer_of_somebody_who_is_gone(here: House) -> None:
    """Their seat stays theirs."""
    anna, ben, code, line, bens = await finished(here)
    await bens.socket.close()
    await line.until("table", lambda table: not table["seats"][1]["here"])
    await anna.start(code)
    assert (await ben.update(code, 1))["over"] is False


@played
async def test_a_rematch_begins_without_somebody_who_declined(here: House) -> None:
    """Everybody reads that they did; a bot has their seat then, if the player who starts wants one there."""
    anna, ben, code, line, bens = await finished(here)
    await answer(anna, code, 0)
    await answer(ben, code, 1, ready=False, declined=True)
    table = await line.until("table", lambda table: table["seats"][1]["declined"])
    assert [seat["ready"] for seat in table["seats"]] == [True, False]
    assert refusal(await anna.ask("POST", f"tables/{code}/start", {})) == "seats-open"
    await anna.start(code, fill="random")
    table = await bens.until("table", lambda table: not table["over"])
    assert (table["yours"], table["seats"][1]["bot"]) == ([], "random")


@played
async def test_somebody_who_declined_may_change_their_mind(here: House) -> None:
    """Then the match begins with them, and the next one asks everybody again."""
    anna, ben, code, _, line = await finished(here)
    first = (await anna.get(f"tables/{code}"))["match"]
    await answer(ben, code, 1, ready=False, declined=True)
    await answer(anna, code, 0)
    await answer(ben, code, 1)
    await line.until("update", lambda update: update["match"] != first and update["seat"] == 1)
    assert [seat["declined"] for seat in (await anna.get(f"tables/{code}"))["seats"]] == [False, False]
