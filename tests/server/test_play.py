"""People at a table: over real sockets, every promise of the room once."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from katzentisch.bots.pool import Pool
from katzentisch.bots.request import Answer, Question
from katzentisch.core.catalogue import find
from katzentisch.core.chance import fingerprint
from katzentisch.play.match import Match
from katzentisch.play.record import parse_record
from katzentisch.server.api.playing import LONG_POLL_SECONDS
from tests.seeds import dice
from tests.waiting import until, until_told, within

from .house import House, Json, Line, Person, house

Scene = Callable[[House], Awaitable[None]]


def played(scene: Scene) -> Callable[[Path], None]:
    """A test that takes place in a house of its own."""

    def test(tmp_path: Path) -> None:
        async def run() -> None:
            async with house(tmp_path / "tables.sqlite") as here:
                await scene(here)

        asyncio.run(run())

    test.__doc__, test.__name__ = scene.__doc__, scene.__name__
    return test


async def two(here: House, game: str = "5211", **more: Any) -> tuple[Person, Person, str]:
    """Anna and Ben at a table where a match has begun."""
    anna, ben = here.person(), here.person()
    code = await anna.open(game, ["", ""], **more)
    await anna.sit(code, 0, "Anna")
    await ben.sit(code, 1, "Ben")
    await anna.start(code)
    return anna, ben, code


async def alone(here: House, game: str = "5211") -> tuple[Person, str]:
    """Anna against two bots."""
    anna = here.person()
    code = await anna.open(game, ["", "heuristic", "random"])
    await anna.sit(code, 0, "Anna")
    await anna.start(code)
    return anna, code


async def my_turn(line: Line, seat: int) -> Json:
    return await line.until("update", lambda update: update["seat"] == seat and seat in update["actors"])


def refusal(answer: Any) -> str:
    key: str = answer.json()["reason"]["key"]
    return key


@played
async def test_a_move_reaches_everybody_with_what_each_may_know(here: House) -> None:
    """The mover gets `done` after the commit; the other sees that a choice was made, and not which."""
    anna, ben, code = await two(here)
    a, b = await anna.connect(code), await ben.connect(code)
    first = await my_turn(a, 0)
    assert (first["seq"], first["view"]["hand"] != [], "seed" in first and first["seed"] is None) == (0, True, True)
    await my_turn(b, 1)
    command = await a.order("move", 0, 0, move=first["legal"][0])
    assert (await a.until("done"))["id"] == command
    seen = await b.until("update", lambda update: update["seq"] == 1)
    assert seen["view"]["has_chosen"] == [True, False]
    assert [event["key"] for event in seen["events"]] == ["chosen"]
    assert first["legal"][0] not in json.dumps({**seen, "legal": []})  # Ben may hold the same cards


@played
async def test_an_order_is_carried_out_once(here: House) -> None:
    """The same id again is acknowledged again, by socket and by HTTP, and nothing is doubled."""
    anna, _, code = await two(here)
    line = await anna.connect(code)
    legal = (await my_turn(line, 0))["legal"]
    for _ in range(2):
        await line.order("move", 0, 0, id="same", move=legal[0])
        assert (await line.until("done"))["seq"] == 1
    body = {"do": "move", "seat": 0, "seq": 0, "id": "same", "move": legal[0]}
    assert (await anna.post(f"tables/{code}/orders", body))["seq"] == 1
    assert (await anna.update(code, 0))["seq"] == 1


@played
async def test_a_stale_order_is_refused_with_the_fresh_view(here: House) -> None:
    """Anybody who did not see the last move has not meant this one."""
    anna, ben, code = await two(here)
    legal = (await anna.update(code, 0))["legal"]
    other = (await ben.update(code, 1))["legal"]
    assert (await ben.order(code, "move", 1, 0, move=other[0])).is_success
    answer = await anna.order(code, "move", 0, 0, move=legal[0])
    assert (answer.status_code, refusal(answer)) == (409, "stale")
    assert answer.json()["update"]["seq"] == 1
    line = await anna.connect(code)
    await line.order("move", 0, 0, move=legal[0])
    refused = await line.until("refused")
    assert refused["reason"]["key"] == "stale"
    await line.order("move", 0, refused["update"]["seq"], move=legal[0])
    assert (await line.until("done"))["seq"] == 2


@played
async def test_illegal_moves_and_other_peoples_seats_are_refused(here: House) -> None:
    """With the rulebook's reason, and nothing has changed."""
    anna, ben, code = await two(here, "cat_in_the_box")
    update = await anna.update(code, 0)
    for move, key in (("nonsense", "notation"), ("9 red", None)):
        answer = await anna.order(code, "move", 0, 0, move=move)
        assert answer.status_code == 422
        assert key in (None, refusal(answer))
    answer = await ben.order(code, "move", 0, 0, move=update["legal"][0] if update["legal"] else "x")
    assert (answer.status_code, refusal(answer)) == (403, "not-your-seat")
    assert (await ben.ask("GET", f"tables/{code}/update", seat=0)).status_code == 403
    line = await ben.connect(code)
    await line.order("move", 0, 0, move="x")
    assert (await line.until("refused"))["reason"]["key"] == "not-your-seat"
    assert (await anna.update(code, 0)) == update


@played
async def test_a_seat_survives_reload_and_opens_from_another_device(here: House) -> None:
    """The cookie finds the seat again, and so does its token; a fresh link shuts the old one out."""
    anna, _, code = await two(here)
    key = await anna.post(f"tables/{code}/seats/0/link", {})
    assert key["link"].endswith(f"/t/{code}#{key['token']}")
    phone = here.person()
    line = await phone.connect(code, [key["token"]])
    before = await my_turn(line, 0)
    await line.socket.close()
    again = await anna.connect(code)
    assert await my_turn(again, 0) == before
    await anna.post(f"tables/{code}/seats/0/link", {})
    stranger = await phone.connect(code, [key["token"]])
    assert (await stranger.until("update"))["seat"] == -1
    bearer = {"Authorization": f"Bearer {key['token']}"}
    assert (await phone.http.get(f"/api/tables/{code}/update?seat=0", headers=bearer)).status_code == 403


@played
async def test_two_seats_on_one_connection(here: House) -> None:
    """Hot-seat: one person holds both seats, gets both views and may order for either."""
    anna = here.person()
    code = await anna.open("5211", ["", ""])
    for seat, name in enumerate(("Anna", "Ben")):
        await anna.sit(code, seat, name)
    await anna.start(code)
    line = await anna.connect(code)
    for seat in (0, 1):
        update = await my_turn(line, seat)
        await line.order("move", seat, seat, move=update["legal"][0])
    assert (await line.until("done", lambda done: done["seq"] == 2))["say"] == "done"


@played
async def test_presence_is_visible(here: House) -> None:
    """A chair shows whether somebody is connected."""
    anna, ben, code = await two(here)
    a = await anna.connect(code)
    await a.until("table", lambda table: [seat["here"] for seat in table["seats"]] == [True, False])
    b = await ben.connect(code)
    await a.until("table", lambda table: [seat["here"] for seat in table["seats"]] == [True, True])
    await b.socket.close()
    await a.until("table", lambda table: [seat["here"] for seat in table["seats"]] == [True, False])
    await a.send({"do": "ping"})
    await a.until("pong")


@played
async def test_a_match_to_the_end_its_record_and_a_rematch(here: House) -> None:
    """The hash shown first fits the seed shown last; the download verifies; the next match keeps the seats."""
    anna, code = await alone(here)
    line, draw = await anna.connect(code), dice()
    while True:
        update = await line.until("update")
        if update["over"]:
            break
        assert update["seed"] is None
        if 0 in update["actors"]:
            if update["seq"] < 9:
                for path in ("record", "replay?seat=1", "replay?open=true"):
                    assert (await anna.ask("GET", f"matches/{update['match']}/{path}")).status_code == 403
            await line.order("move", 0, update["seq"], move=draw.choice(update["legal"]))
    assert fingerprint(update["seed"]) == update["fingerprint"]
    text = (await here.person().ask("GET", f"matches/{update['match']}/record")).text
    assert Match(parse_record(text)).points() == update["points"]
    replay = await here.person().get(f"matches/{update['match']}/replay", open=True, ply=5)
    assert (replay["ply"], len(replay["views"]), replay["seed"]) == (5, 3, update["seed"])
    await anna.start(code)
    fresh = await line.until("update")
    assert fresh["match"] != update["match"]
    assert len(await anna.get(f"tables/{code}/matches")) == 2


@played
async def test_free_take_back_until_something_is_revealed(here: House) -> None:
    """An own choice can be taken back while others think; then only the table's vote goes back."""
    anna, ben, code = await two(here)
    legal = [(await anna.update(code, 0))["legal"][0], (await ben.update(code, 1))["legal"][0]]
    begun = [event["key"] for event in (await ben.update(code, 1))["events"]]

    async def can_undo() -> list[bool]:
        return [(await who.update(code, seat))["can_undo"] for seat, who in enumerate((anna, ben))]

    assert await can_undo() == [False, False]
    await anna.order(code, "move", 0, 0, move=legal[0])
    assert await can_undo() == [True, False]
    assert (await anna.order(code, "retract", 0, 1)).json()["seq"] == 2
    assert await can_undo() == [False, False]
    await anna.order(code, "move", 0, 2, move=legal[0])
    await ben.order(code, "move", 1, 3, move=legal[1])
    assert await can_undo() == [False, False]
    answer = await anna.order(code, "retract", 0, 4)
    assert (answer.status_code, refusal(answer)) == (422, "nothing-to-take-back")
    assert (await anna.order(code, "back", 0, 4, ply=0)).json()["vote"]
    assert (await ben.get(f"tables/{code}"))["vote"] == {"ply": 0, "agreed": [0], "refused": None}
    assert not (await ben.order(code, "back", 1, 4, ply=0)).json()["vote"]
    update = await ben.update(code, 1, since=4)
    assert (update["seq"], update["ply"], update["retold"]) == (5, 0, True)
    assert [event["key"] for event in update["events"]] == [*begun, "back-to"]
    assert (await ben.get(f"tables/{code}"))["vote"] is None


@played
async def test_one_who_refuses_ends_a_vote_for_everybody(here: House) -> None:
    """Everybody is told at once by whom; it can be said twice, put to the vote again, and withdrawn."""
    anna, ben, code = await two(here)
    line = await anna.connect(code)
    legal = [(await anna.update(code, 0))["legal"][0], (await ben.update(code, 1))["legal"][0]]
    await anna.order(code, "move", 0, 0, move=legal[0])
    assert refusal(await ben.order(code, "refuse", 1, 1)) == "no-vote"
    await anna.order(code, "back", 0, 1, ply=0)
    for _ in range(2):
        assert not (await ben.order(code, "refuse", 1, 1)).json()["vote"]
    told = await line.until("table", lambda table: table["vote"] and table["vote"]["refused"] is not None)
    assert told["vote"] == {"ply": 0, "agreed": [0], "refused": 1}
    assert refusal(await anna.order(code, "refuse", 0, 1)) == "no-vote"
    await ben.order(code, "back", 1, 1, ply=0)
    assert (await anna.get(f"tables/{code}"))["vote"] == {"ply": 0, "agreed": [1], "refused": None}
    await ben.order(code, "refuse", 1, 1)
    assert (await anna.get(f"tables/{code}"))["vote"] == {"ply": 0, "agreed": [1], "refused": 1}
    await ben.order(code, "move", 1, 1, move=legal[1])
    assert (await anna.get(f"tables/{code}"))["vote"] is None


@played
async def test_alone_against_bots_everything_can_be_taken_back(here: House) -> None:
    """Back to before the player's own last move, whatever the bots did since; and hints are allowed."""
    anna, code = await alone(here)
    line = await anna.connect(code)
    first = await my_turn(line, 0)
    while first["actors"] != [0]:
        first = await my_turn(line, 0)
    hint = await anna.post(f"tables/{code}/hint?seat=0", {})
    assert hint["move"] in first["legal"]
    assert hint["because"]
    assert (first["ply"], first["can_undo"]) == (2, False)
    await line.order("move", 0, first["seq"], move=first["legal"][0])
    later = await line.until("update", lambda update: update["view"]["turn"] == 1 and update["actors"] == [0])
    assert later["can_undo"]
    await line.order("retract", 0, later["seq"])
    back = await line.until("update", lambda update: update["seq"] == later["seq"] + 1)
    assert back["ply"] < later["ply"]
    assert back["view"]["turn"] == 0
    assert not back["can_undo"]


@played
async def test_hints_only_where_the_table_allows_them(here: House) -> None:
    """By default not when another person plays."""
    anna, _, code = await two(here)
    answer = await anna.ask("POST", f"tables/{code}/hint", seat=0)
    assert (answer.status_code, refusal(answer)) == (403, "hints-off")
    anna, _, code = await two(here, house={"hints": True})
    assert (await anna.ask("POST", f"tables/{code}/hint", seat=0)).status_code == 200


@played
async def test_being_alone_for_a_while_gives_no_power_over_the_match(here: House) -> None:
    """Chairs of persons count, present or not: no hints, no way back without them, and none after the end."""
    anna, ben, code = await two(here)
    legal = (await anna.update(code, 0))["legal"]
    assert (await anna.order(code, "move", 0, 0, move=legal[0])).is_success
    assert (await ben.order(code, "leave", 1, 1)).is_success
    assert (await anna.order(code, "replace", 0, 2, other=1, bot="random")).is_success

    async def my_move() -> Json | None:
        update = await anna.update(code, 0)
        return update if update["ply"] >= 2 and update["actors"] == [0] else None

    update = await until_told(my_move, "the bot has moved")
    assert update
    assert refusal(await anna.ask("POST", f"tables/{code}/hint", seat=0)) == "hints-off"
    assert refusal(await anna.order(code, "retract", 0, update["seq"])) == "nothing-to-take-back"
    assert (await anna.order(code, "back", 0, update["seq"], ply=0)).json()["vote"]
    while not (update := await anna.update(code, 0))["over"]:
        if update["legal"]:
            await anna.order(code, "move", 0, update["seq"], move=update["legal"][0])
    assert update["seed"]
    for do, more in (("back", {"ply": 0}), ("retract", {})):
        answer = await anna.order(code, do, 0, update["seq"], **more)
        assert refusal(answer) in ("over", "nothing-to-take-back")
    assert (await anna.update(code, 0))["ply"] == update["ply"]


@played
async def test_somebody_leaves_a_bot_plays_on_and_the_seat_is_taken_back(here: House) -> None:
    """All of it is in the record."""
    anna, ben, code = await two(here)
    answer = await anna.order(code, "replace", 0, 0, other=1, bot="heuristic")
    assert refusal(answer) == "not-away"
    assert (await ben.order(code, "leave", 1, 0)).is_success
    assert refusal(await ben.order(code, "move", 1, 1, move="Y1")) == "got-up"
    assert (await anna.order(code, "replace", 0, 1, other=1, bot="heuristic")).is_success
    line = await anna.connect(code)
    update = await line.until("update", lambda update: update["view"]["has_chosen"] == [False, True])
    seat = (await anna.get(f"tables/{code}"))["seats"][1]
    assert (seat["name"], seat["bot"], seat["away"]) == ("Ben", "heuristic", True)
    assert (await ben.order(code, "return", 1, update["seq"])).is_success
    lines = [str(line) for line in here.room(code).state.current_referee().match.record.lines]
    assert lines[:2] == ["@ 1 leaves", "@ 1 is bot:heuristic"]
    assert lines[-1] == "@ 1 returns"
    assert (await anna.get(f"tables/{code}"))["seats"][1] == {
        "cat": seat["cat"],
        "forfeits": False,
        "declined": False,
        "name": "Ben", "bot": "", "taken": True, "here": False, "away": False, "late": False, "ready": False,
        "removed": False,
    }  # fmt: skip


@played
async def test_spectators_see_the_gallery_and_never_act(here: House) -> None:
    """Where the host wants none, nobody without a seat sees anything of the match."""
    _, _, code = await two(here)
    guest = here.person()
    line = await guest.connect(code)
    update = await line.until("update")
    assert (update["seat"], update["legal"], update["view"]["hand"]) == (-1, [], [])
    await line.order("move", 0, 0, move="Y1")
    assert (await line.until("refused"))["reason"]["key"] == "not-your-seat"
    assert (await guest.order(code, "leave", 0, 0)).status_code == 403
    _, _, shy = await two(here, house={"spectators": "none"})
    assert (await (await guest.connect(shy)).next())["reason"]["key"] == "no-spectators"
    for path in ("update", "chat"):
        assert (await guest.ask("GET", f"tables/{shy}/{path}")).status_code == 403


@played
async def test_chat(here: House) -> None:
    """Said once for each id, told to everybody and to newcomers; a host may switch it off."""
    anna, ben, code = await two(here)
    b = await ben.connect(code)
    for _ in range(2):
        await anna.post(f"tables/{code}/chat", {"do": "chat", "id": "c1", "seat": 0, "text": "<b>Miau</b>"})
    said = await b.until("chat")
    assert [(saying["name"], saying["text"]) for saying in said["sayings"]] == [("Anna", "<b>Miau</b>")]
    newcomer = await ben.connect(code)
    assert len((await newcomer.until("chat"))["sayings"]) == 1
    anna, _, silent = await two(here, house={"chat": False})
    body = {"do": "chat", "id": "c1", "seat": 0, "text": "Miau"}
    assert refusal(await anna.ask("POST", f"tables/{silent}/chat", body)) == "chat-off"


@played
async def test_seats_before_the_start(here: House) -> None:
    """A seat is taken once; names differ; bots come and go; the rest may be filled with bots."""
    anna, ben = here.person(), here.person()
    code = await anna.open("cat_in_the_box", ["", "", ""])
    answers = await asyncio.gather(*(
        who.ask("POST", f"tables/{code}/seats/0", {"name": name}) for who, name in ((anna, "Anna"), (ben, "Ben"))
    ))  # fmt: skip
    assert sorted(answer.status_code for answer in answers) == [201, 409]
    name = (await anna.get(f"tables/{code}"))["seats"][0]["name"]
    assert refusal(await ben.ask("POST", f"tables/{code}/seats/1", {"name": name})) == "name-twice"
    for bad in ("bot:search", "a,b", " x", "\n"):
        assert refusal(await ben.ask("POST", f"tables/{code}/seats/1", {"name": bad})) == "name-bad"
    assert refusal(await anna.ask("POST", f"tables/{code}/start", {})) == "seats-open"
    assert (await here.person().ask("POST", f"tables/{code}/start", {})).status_code == 403
    await anna.ask("PUT", f"tables/{code}/seats/1", {"bot": "search(9s)"})
    assert (await anna.ask("PUT", f"tables/{code}/seats/1", {"bot": "search(0.1s)"})).is_success
    await anna.start(code, fill="random")
    assert [seat["bot"] for seat in (await anna.get(f"tables/{code}"))["seats"]] == ["", "search", "random"]
    assert refusal(await anna.ask("POST", f"tables/{code}/start", {})) == "match-on"


@played
async def test_my_tables_come_with_those_first_that_wait_for_me(here: House) -> None:
    """And strangers see only the public ones."""
    anna, ben, waiting = await two(here)
    update = await anna.update(waiting, 0)
    idle = await anna.open("5211", ["", ""], public=True)
    assert [table["code"] for table in await anna.get("mine")] == [waiting, idle]
    assert [table["code"] for table in await ben.get("mine")] == [waiting]
    await anna.order(waiting, "move", 0, 0, move=update["legal"][0])
    assert [table["code"] for table in await anna.get("mine")] == [idle, waiting]
    assert [table["code"] for table in await here.person().get("tables")] == [idle]
    assert await here.person().get("mine") == []
    svg = await anna.ask("GET", f"tables/{idle}/qr.svg")
    assert svg.text.startswith("<?xml")


@played
async def test_play_on_from_a_position_of_a_record(here: House) -> None:
    """A record from anywhere becomes a table of its own."""
    match = Match.begin(find("5211").game, ["Anna", "Ben"], seed="s")
    for _ in range(9):
        seat = match.actors()[0]
        match.submit(seat, match.legal(seat)[0])
    anna = here.person()
    body = {"record": match.record.write(), "ply": 4, "seats": ["", "heuristic"]}
    code = (await anna.post("records", body))["code"]
    await anna.sit(code, 0, "Anna")
    update = await anna.update(code, 0)
    assert update["ply"] >= 4
    body["record"] = match.record.write().replace("seed s", "seed t")
    assert refusal(await anna.ask("POST", "records", body)) == "record-seal"


def test_a_server_that_stops_and_starts_forgets_nothing(tmp_path: Path) -> None:
    """Seats by cookie and token, the match, the chat: all there in the next process."""

    async def run() -> None:
        async with house(tmp_path / "tables.sqlite") as here:
            anna, _, code = await two(here)
            token = (await anna.post(f"tables/{code}/seats/0/link", {}))["token"]
            await anna.order(code, "move", 0, 0, move=(await anna.update(code, 0))["legal"][0])
            await anna.post(f"tables/{code}/chat", {"do": "chat", "id": "c1", "seat": 0, "text": "Miau"})
            before = await anna.update(code, 0)
            cookies = anna.http.cookies
        async with house(tmp_path / "tables.sqlite") as here:
            anna, phone = here.person(), here.person()
            anna.http.cookies = cookies
            assert await anna.update(code, 0) == before
            phone.http.headers["Authorization"] = f"Bearer {token}"
            assert await phone.update(code, 0) == before
            assert [saying["text"] for saying in await anna.get(f"tables/{code}/chat")] == ["Miau"]

    asyncio.run(run())


@played
async def test_rooms_are_let_go(here: House) -> None:
    """A table nobody looks at costs no memory; the next look finds everything again."""
    anna, _, code = await two(here)
    before = await anna.update(code, 0)
    room = here.room(code)
    await here.lobby.close_room(room)
    assert not here.lobby.rooms
    assert room.bot_turns.task is not None
    assert room.bot_turns.task.done()
    assert await anna.update(code, 0) == before


@played
async def test_long_polling(here: House) -> None:
    """A slow game needs no socket: a request waits for news."""
    anna, ben, code = await two(here)
    legal = (await ben.update(code, 1))["legal"]
    changed = here.room(code).subscribers.changed
    with patch.object(changed, "wait", wraps=changed.wait) as waits:
        waiting = asyncio.create_task(anna.update(code, 0, since=0, wait=LONG_POLL_SECONDS))
        await until(lambda: waits.called, "the request waits for news")
        assert not waiting.done()
        await ben.order(code, "move", 1, 0, move=legal[0])
        assert (await within(waiting, "it is answered"))["seq"] == 1


async def opened_with_search(anna: Person, game: str) -> str:
    """A table with a bot that searches."""
    code = await anna.open(game, ["", "search(100)"])
    await anna.sit(code, 0, "Anna")
    return code


@contextmanager
def stopped(pool: Pool) -> Iterator[None]:
    """Let nobody think meanwhile."""
    processes = [worker.process.pid for worker in pool.thinkers.all if worker.process]
    assert processes
    for process in processes:
        os.kill(process or 0, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process or 0, signal.SIGCONT)


@pytest.mark.parametrize("game", ["5211"])
def test_bots_never_hold_up_the_loop(tmp_path: Path, game: str) -> None:
    """While a search thinks, other requests are answered."""

    async def run() -> None:
        async with house(tmp_path / "tables.sqlite") as here:
            anna = here.person()
            begun, ended, think = asyncio.Event(), asyncio.Event(), here.lobby.pool.ask

            async def noted(question: Question, whose: str, *, group: str) -> Answer:
                begun.set()
                try:
                    return await think(question, whose, group=group)
                finally:
                    ended.set()

            with patch.object(here.lobby.pool, "ask", noted):
                await anna.start(await opened_with_search(anna, game))
                await within(ended.wait(), "the search has a process")
                with stopped(here.lobby.pool):
                    begun.clear()
                    ended.clear()
                    await anna.start(await opened_with_search(anna, game))
                    await within(begun.wait(), "the search is asked again")
                    for _ in range(5):
                        assert (await anna.http.get("/metrics")).is_success
                    assert not ended.is_set()
                await within(ended.wait(), "the search answers")

    asyncio.run(run())
