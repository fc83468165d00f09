"""Those around a match: onlookers who see it late, people who will not listen, bots that explain, other processes."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from time import monotonic
from typing import Any
from unittest.mock import patch

import pytest

from katzentisch.core.catalogue import find
from katzentisch.play.match import Match
from katzentisch.server.bus import BusMessage
from katzentisch.table import seating
from katzentisch.table.refusals import NotFound
from katzentisch.table.stored import Chair, HouseRules, TableRow
from katzentisch.table.subscribers import PRESENCE_EXPIRES_SECONDS
from tests.waiting import until

from .house import House, Line, house
from .test_play import alone, played, refusal, two


async def play(here: House, code: str, people: list[Any], until: Any) -> None:
    """Random moves by HTTP until something is so."""
    dice = random.Random("company")
    while not until(here.room(code).state.current_referee().match):
        referee = here.room(code).state.current_referee()
        seat = referee.match.actors()[0]
        move = referee.match.game.spell(dice.choice(referee.match.legal(seat)))
        assert (await people[seat].order(code, "move", seat, referee.seq, move=move)).is_success


@played
async def test_onlookers_see_every_hand_a_deal_late(here: House) -> None:
    """Where the host wants that; a spectator sees what the gallery sees, and nobody acts from it."""
    anna, ben, code = await two(here, "cat_in_the_box", house={"spectators": "delayed"})
    guest = here.person()
    line = await guest.connect(code)
    first = await line.until("update")
    assert (first["open"], first["behind"], first["view"]["hand"]) == (None, 0, [])
    await play(here, code, [anna, ben], lambda match: match.chapter() > 0 and match.ply % 5 == 0)
    live = here.room(code).state.current_referee().match
    asked = await guest.update(code, -1)
    for late in (asked, await line.until("update", lambda it: it["seq"] == live.ply)):
        assert late["seat"] == -1
        assert late["ply"] + late["behind"] == live.ply
        then = live.fork(late["ply"])
        assert then.chapter() < live.chapter()
        assert [view["hand"] for view in late["open"]] == [list(then.view(seat).hand) for seat in (0, 1)]  # type: ignore[attr-defined]
        assert late["legal"] == []
    assert any("to" in event for event in asked["events"]), "what was told to one seat is open by now"
    mine = await anna.update(code, -1)
    assert (mine["open"], mine["behind"], mine["ply"]) == (None, 0, live.ply)
    assert (await guest.order(code, "leave", 0, live.ply)).status_code == 403
    await play(here, code, [anna, ben], lambda match: match.over)
    end = await guest.update(code, -1)
    assert (end["over"], end["behind"], len(end["open"]), bool(end["seed"])) == (True, 0, 2, True)


async def heard(line: Line) -> list[str]:
    """What was said to a connection up to now."""
    await line.send({"do": "ping"})
    said = []
    while (message := await line.next())["say"] != "pong":
        if message["say"] == "chat":
            said += [saying["text"] for saying in message["sayings"]]
    return said


@played
async def test_a_seat_that_mutes_another_does_not_hear_it(here: House) -> None:
    """By socket and by HTTP, after a reload, until it wants to hear it again; others are not touched."""
    anna, ben, code = await two(here)
    a, b, guest = await anna.connect(code), await ben.connect(code), await here.person().connect(code)
    await b.send({"do": "mute", "seat": 1, "other": 0})
    assert (await b.until("muted", lambda it: it["others"] != []))["others"] == [0]
    await anna.post(f"tables/{code}/chat", {"do": "chat", "id": "c1", "seat": 0, "text": "Miau"})
    await ben.post(f"tables/{code}/chat", {"do": "chat", "id": "c1", "seat": 1, "text": "Fauch"})
    assert [await heard(line) for line in (a, b, guest)] == [["Miau", "Fauch"], ["Fauch"], ["Miau", "Fauch"]]
    assert [saying["seat"] for saying in await ben.get(f"tables/{code}/chat")] == [1]
    again = await ben.connect(code)
    assert (await again.until("muted"))["others"] == [0]
    assert await heard(again) == ["Fauch"]
    answer = await ben.ask("PUT", f"tables/{code}/seats/1/mutes", {"other": 0, "on": False})
    assert answer.json() == []
    assert (await again.until("muted"))["others"] == []
    assert len(await ben.get(f"tables/{code}/chat")) == 2
    for other, status in ((1, 404), (7, 404)):
        assert (await ben.ask("PUT", f"tables/{code}/seats/1/mutes", {"other": other})).status_code == status
    assert (await anna.ask("PUT", f"tables/{code}/seats/1/mutes", {"other": 0})).status_code == 403


@played
async def test_mutes_go_when_a_chair_changes_hands(here: House) -> None:
    """Anybody who sits down next is heard."""
    anna, ben = here.person(), here.person()
    code = await anna.open("5211", ["", ""])
    await anna.sit(code, 0, "Anna")
    await ben.sit(code, 1, "Ben")
    await anna.ask("PUT", f"tables/{code}/seats/0/mutes", {"other": 1})
    assert here.room(code).state.row.mutes == {(0, 1)}
    assert (await ben.ask("DELETE", f"tables/{code}/seats/1")).is_success
    assert here.room(code).state.row.mutes == frozenset()
    await here.lobby.close_room(here.room(code))
    await anna.get(f"tables/{code}")
    assert here.room(code).state.row.mutes == frozenset()


@pytest.mark.parametrize("game", ["cat_in_the_box", "5211"])
def test_why_not_another_move(game: str, tmp_path: Path) -> None:
    """A legal one is weighed beside the best, one that is not is refused with the rulebook's reason."""

    async def run() -> None:
        async with house(tmp_path / "tables.sqlite") as here:
            anna, code = await alone(here, game)
            line = await anna.connect(code)
            update = await line.until("update", lambda it: 0 in it["actors"] and len(it["legal"]) > 1)
            plain = await anna.post(f"tables/{code}/hint?seat=0", {})
            assert (plain["why_not"], plain["seq"]) == (None, update["seq"])
            assert plain["bot"] in (await anna.get("games"))[0]["bots"]
            for move in update["legal"][:5]:
                hinted = await anna.post(f"tables/{code}/hint?seat=0&move={move}", {})
                asked = hinted["why_not"]
                assert asked["move"] == move
                assert asked["worse"] is None or asked["worse"] >= 0
                assert asked["because"] or move != hinted["move"]
            rules = find(game).game
            wrong = next(text for text in map(rules.spell, range(rules.moves)) if text not in update["legal"])
            await line.send({"do": "hint", "seat": 0, "move": wrong})
            answer = await line.until("refused")
            truth = here.room(code).state.current_referee().match.why_not(0, rules.parse(wrong))
            assert truth is not None
            assert answer["reason"]["key"] == truth.key
            assert refusal(await anna.ask("POST", f"tables/{code}/hint?seat=0&move=nonsense")) == "notation"

    asyncio.run(run())


@played
async def test_an_uploaded_match_is_looked_at_from_any_seat(here: House) -> None:
    """Under the names it was played with; its link is good for everybody, and the download is the upload."""
    match = Match.begin(find("5211").game, ["Anna", "Ben"], seed="s")
    while not match.over:
        seat = match.actors()[0]
        match.submit(seat, match.legal(seat)[0])
    table = await here.person().post("records", {"record": match.record.write()})
    assert (table["over"], table["yours"], table["hosting"]) == (True, [], True)
    path, stranger = f"matches/{table['match']}", here.person()
    assert (await stranger.ask("GET", f"{path}/record")).text == match.record.write()
    for ply in (0, 7, match.ply):
        then = match.fork(ply)
        for seat in (-1, 0, 1):
            replay = await stranger.get(f"{path}/replay", seat=seat, ply=ply)
            assert (replay["players"], replay["ply"], replay["plies"]) == (["Anna", "Ben"], ply, match.ply)
            assert replay["view"]["hand"] == list(then.view(seat).hand)  # type: ignore[attr-defined]
        assert len((await stranger.get(f"{path}/replay", open=True, ply=ply))["views"]) == 2


@played
async def test_chance_after_a_fork_cannot_be_foreseen(here: House) -> None:
    """What was dealt stands; what will be dealt has another seed."""
    match = Match.begin(find("cat_in_the_box").game, ["Anna", "Ben", "Cleo"], seed="s")
    for _ in range(9):
        seat = match.actors()[0]
        match.submit(seat, match.legal(seat)[0])
    anna = here.person()
    code = (await anna.post("records", {"record": match.record.write(), "ply": 4, "seats": ["", "random", "random"]}))[
        "code"
    ]
    there = here.room(code).state.current_referee().match
    assert there.fork(4).view(0) == match.fork(4).view(0)
    assert there.record.seed != match.record.seed
    there = there.fork(4)
    while there.chapter() == 0:
        seat = there.actors()[0]
        there.submit(seat, there.legal(seat)[0])
    ours = match.fork(4)
    while ours.chapter() == 0:
        seat = ours.actors()[0]
        ours.submit(seat, ours.legal(seat)[0])
    assert [ours.view(seat).hand for seat in range(3)] != [there.view(seat).hand for seat in range(3)]  # type: ignore[attr-defined]


@played
async def test_nor_can_they_foresee_a_pile(here: House) -> None:
    """5211: everybody holds what they held; what they will draw lies in another order than in the record."""
    match = Match.begin(find("5211").game, ["Anna", "Ben"], seed="pile")
    for _ in range(6):
        seat = match.actors()[0]
        match.submit(seat, match.legal(seat)[0])
    anna = here.person()
    table = await anna.post("records", {"record": match.record.write(), "seats": ["", ""]})
    there = here.room(table["code"]).state.current_referee().match
    assert [there.view(seat) for seat in (-1, 0, 1)] == [match.view(seat) for seat in (-1, 0, 1)]
    assert there.chance != match.chance


@played
async def test_a_new_table_is_found_although_somebody_asked_too_early(here: House) -> None:
    """A player may ask for the table of a round that is drawn while the server is about to make it."""
    storage, row = (
        here.lobby.storage,
        TableRow("toosoon1", "5211", {}, HouseRules(), "", False, 0.0, [Chair(), Chair()]),
    )
    load, has_looked, goes_on = storage.load_changes, asyncio.Event(), asyncio.Event()

    async def load_slowly(*asked: Any) -> Any:
        found = await load(*asked)
        has_looked.set()
        await goes_on.wait()
        return found

    with patch.object(storage, "load_changes", load_slowly):
        early = asyncio.create_task(here.lobby.get_room(row.code))
        await has_looked.wait()
    await storage.create_table(row)
    late = asyncio.create_task(here.lobby.get_room(row.code))
    await asyncio.sleep(0)
    goes_on.set()
    assert (await late).code == row.code
    with pytest.raises(NotFound):
        await early


@played
async def test_everybody_is_told_which_seats_are_theirs(here: House) -> None:
    """Before the first move and after; the host without a seat may still begin."""
    anna, ben = here.person(), here.person()
    code = await anna.open("5211", ["", ""])
    line = await anna.connect(code)
    table = await line.until("table")
    assert [table[key] for key in ("yours", "hosting")] == [[], True]
    await ben.sit(code, 1, "Ben")
    other = await ben.connect(code)
    table = await other.until("table")
    assert [table[key] for key in ("yours", "hosting")] == [[1], True]
    stranger = await here.person().connect(code)
    table = await stranger.until("table")
    assert [table[key] for key in ("yours", "hosting", "onlookers")] == [[], False, 2]
    assert (await ben.get("mine"))[0]["yours"] == [1]


@played
async def test_what_another_process_says_about_presence_expires(here: House) -> None:
    """It is believed for a while, and never longer."""
    anna, _, code = await two(here)
    line = await anna.connect(code)
    await line.until("table")
    here.lobby.is_sole_writer = False
    here.lobby.on_bus_message(BusMessage(process="other", here={code: ([1], 2)}))
    table = await line.until("table", lambda table: table["seats"][1]["here"])
    assert table["onlookers"] == 2
    crowd = here.room(code).subscribers
    asked: list[BusMessage] = []
    with patch.object(here.lobby.bus, "publish", lambda message, _: asked.append(message)):
        here.lobby.on_bus_message(BusMessage(process="other", asks=code))
    assert [word.here for word in asked] == [{code: ([0], 0)}]
    crowd.expire_remote_presence(crowd.remote["other"][1] - PRESENCE_EXPIRES_SECONDS / 2)
    assert crowd.remote
    crowd.expire_remote_presence(crowd.remote["other"][1] + 1)
    await line.until("table", lambda table: not table["seats"][1]["here"] and table["onlookers"] == 0)


def test_another_process_shows_who_left(tmp_path: Path) -> None:
    """A line of the table is seen by everybody, wherever it was written."""

    async def run() -> None:
        store = tmp_path / "tables.sqlite"
        async with house(store, bus="memory:") as here, house(store, bus="memory:") as there:
            anna, _, code = await two(here)
            line = await there.person().connect(code)
            await line.until("update")
            assert (await anna.order(code, "leave", 0, 0)).is_success
            there.lobby.on_bus_message(BusMessage(process="here", advanced=code))
            table = await line.until("table", lambda table: table["seq"] == 1)
            assert [seat["away"] for seat in table["seats"]] == [True, False]

    asyncio.run(run())


def test_another_process_shows_moves_and_catches_up_only_where_somebody_is(tmp_path: Path) -> None:
    """Anybody who listens sees a move that was made elsewhere; a room where nobody does catches up when it is asked."""

    async def run() -> None:
        store = tmp_path / "tables.sqlite"
        async with house(store, bus="memory:") as here, house(store, bus="memory:") as there:
            anna, ben, code = await two(here)
            assert there.lobby.service.task is not None
            there.lobby.service.task.cancel()  # it does not look by itself
            far = there.person()
            far.http.cookies = ben.http.cookies
            await far.get(f"tables/{code}")
            room = there.room(code)
            legal = (await anna.update(code, 0))["legal"]
            for seq, order in enumerate(({"do": "move", "move": legal[0]}, {"do": "retract"})):
                assert (await anna.order(code, seat=0, seq=seq, **order)).is_success
                there.lobby.on_bus_message(BusMessage(process="here", advanced=code, lines=True))
                assert not there.lobby.refreshing
            assert room.state.current_referee().seq == 0
            line = await far.connect(code)
            assert (await line.until("update"))["seq"] == 2
            assert (await anna.order(code, "move", 0, 2, move=legal[0])).is_success
            for _ in range(3):
                there.lobby.on_bus_message(BusMessage(process="here", advanced=code, lines=True))
            assert (await line.until("update"))["seq"] == 3
            assert (await ben.order(code, "move", 1, 3, move=(await ben.update(code, 1))["legal"][0])).is_success
            assert (await far.update(code, 1))["seq"] == 3, "nobody has said anything yet"
            there.lobby.on_bus_message(BusMessage(process="here", advanced=code, lines=True))
            assert (await line.until("update"))["seq"] == 4

    asyncio.run(run())


def test_the_store_is_asked_once_for_all_tables_and_only_while_the_bus_is_away(tmp_path: Path) -> None:
    """Where nobody is told of news they are found by looking: moves, matches, words, chairs; elsewhere nobody looks."""

    async def run() -> None:
        store = tmp_path / "tables.sqlite"
        async with house(store, bus="memory:") as here, house(store, bus="memory:") as there:
            anna, _, code = await two(here)
            codes = [code, *[await anna.open("5211", ["", ""]) for _ in range(5)]]
            lines = [await there.person().connect(each) for each in codes]
            for line in lines:
                await line.until("table")
            lobby, now = there.lobby, monotonic()
            assert lobby.service.task is not None
            lobby.service.task.cancel()  # nobody else looks
            await there.context.season_scheduler.service.stop()
            await until(lambda: lobby.bus.is_connected, "the bus is there")
            await lobby.close_idle_rooms(now)
            with patch.object(lobby.store, "run", wraps=lobby.store.run) as asked:
                await lobby.close_idle_rooms(now + 1)
                assert asked.call_count == 0
                lobby.bus.is_connected = False
                await lobby.close_idle_rooms(now + 2)
                assert asked.call_count == 1
            legal = (await anna.update(code, 0))["legal"]
            assert (await anna.order(code, "move", 0, 0, move=legal[0])).is_success
            await anna.post(f"tables/{code}/chat", {"do": "chat", "id": "c", "seat": 0, "text": "Miau"})
            await lobby.close_idle_rooms(now + 4)
            await lines[0].until("chat")
            await lines[0].until("update", lambda update: update["seq"] == 1)
            await anna.sit(codes[1], 0, "Anna")
            await lobby.close_idle_rooms(now + 6)
            await lines[1].until("table", lambda table: table["seats"][0]["taken"])

    asyncio.run(run())


def finished(game: str) -> Match:
    """A match that two bots played to its end."""
    match, dice = Match.begin(find(game).game, ["Anna", "Ben"], seed="over"), random.Random("over")
    while not match.over:
        seat = match.actors()[0]
        match.submit(seat, dice.choice(match.legal(seat)))
    return match


def test_a_process_that_did_not_hear_of_a_match_keeps_its_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether a match is over says its record, not a room that may know an older one."""

    async def silent(now: float) -> None: ...

    async def run() -> None:
        store = tmp_path / "tables.sqlite"
        async with house(store, bus="memory:") as here, house(store, bus="memory:") as there:
            monkeypatch.setattr(there.lobby, "close_idle_rooms", silent)
            anna, ben, eve = here.person(), here.person(), there.person()
            code = await anna.open("5211", ["", ""])
            for seat, person in enumerate((anna, ben)):
                await person.sit(code, seat, f"Player {seat}")
            await seating.begin_from_record(here.room(code), finished("5211").record)
            assert (await eve.get(f"tables/{code}"))["over"]
            await anna.start(code)
            assert there.room(code).state.match_count == 1
            match = (await anna.update(code, 0))["match"]
            for path in ("record", "replay?open=true", "replay?seat=0", "review?ply=0", "hindsight"):
                answer = await eve.ask("GET", f"matches/{match}/{path}")
                assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "match-on"), path

    asyncio.run(run())
