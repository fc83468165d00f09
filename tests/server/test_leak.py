"""Law 8 on the wire: put another world behind what a seat has seen, one it could believe in; it gets the same bytes."""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any, get_args
from unittest.mock import patch

import msgspec
import pytest

from katzentisch.bots.roster import names as levels
from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.chance import Rng, rng
from katzentisch.core.game import GALLERY, Seat
from katzentisch.core.state import State
from katzentisch.core.view import encode
from katzentisch.play.match import Match
from katzentisch.play.record import Line as RecordLine
from katzentisch.server.app import create_app
from katzentisch.server.settings import Settings
from katzentisch.table import bot_questions, hints, seating, wire
from katzentisch.table.referee import Referee
from katzentisch.table.room import Room
from tests.sizes import size

from .house import House, Line, Person, house

PLAYERS = 3
HOUSE = {"hints": True, "move_seconds": 60, "bank_seconds": 60}
"""All that a table can tell: hints, time, chat."""
FIRST, EVERY = 4, size(50, 10)
"""The first positions are all probed, then only some."""
SHARES = 3
"""After the first positions each probe asks for one share of the hints and pages, in turn."""
LISTENED = size(12, 24)
"""So many moves are all made in both worlds, then only some."""
WIDE = range(size(1, 0), 2)
"""At these positions every message and every route is tried, also those that are refused whatever is hidden."""
MESSAGES: list[dict[str, Any]] = [
    {"do": "retract"}, {"do": "back", "ply": 0}, {"do": "refuse"}, {"do": "leave"}, {"do": "return"},
    {"do": "move", "move": "1"}, {"do": "replace", "other": 1, "bot": "heuristic"},
]  # fmt: skip
"""Orders, sent for another's seat, and for one's own seat against a position that is yet to come."""
OTHERS: list[dict[str, Any]] = [
    {"do": "look"}, {"do": "ping"}, {"do": "seen", "match": "x", "seq": 0},
    {"do": "hello", "tokens": []}, {"do": "mute", "seat": 9, "other": 0},
    {"do": "hint", "seat": 9}, {"do": "chat", "seat": 9, "id": "x", "text": "Miau"},
]  # fmt: skip
ROUTES: dict[str, dict[str, Any] | None] = {
    "GET tables": None,
    "GET mine": None,
    "GET tables/CODE": None,
    "GET tables/CODE/chat": None,
    "GET tables/CODE/matches": None,
    "GET tables/CODE/update?seat=SEAT&since=0": None,
    "GET tables/CODE/update?seat=OTHER": None,
    "GET tables/CODE/since": None,
    "GET matches/MATCH/record": None,
    "GET matches/MATCH/hindsight": None,
    "GET matches/MATCH/review?ply=0": None,
    "GET matches/MATCH/replay?seat=SEAT&ply=0": None,
    "GET matches/MATCH/replay?seat=OTHER&ply=0": None,
    "GET matches/MATCH/replay?open=true": None,
    "POST tables/CODE/chat": {"do": "chat", "id": "x", "seat": 9, "text": "Miau"},
    "POST tables/CODE/hint?seat=OTHER": None,
    "POST tables/CODE/start": {},
    "POST tables/CODE/orders": {"do": "leave", "id": "x", "seat": 9, "seq": 0},
    "POST tables/CODE/seats/OTHER": {"name": "Eve"},
    "PUT tables/CODE/seats/OTHER": {"bot": "random"},
    "DELETE tables/CODE/seats/OTHER": None,
    "DELETE tables/CODE/seats/SEAT": None,
    "POST tables/CODE/seats/OTHER/link": None,
    "PUT tables/CODE/seats/OTHER/mutes": {"other": 0},
    "POST tables/CODE/seats/OTHER/swap": {"other": 0},
    "PUT tables/CODE/seats/OTHER/name": {"name": "Eve"},
    "PUT tables/CODE/seats/OTHER/ready": {},
    "PUT tables/CODE/host": {"seat": 9},
    "PUT tables/CODE/silence": {"on": False},
    "POST records": {"record": "nonsense"},
}
"""What else can be asked for, for the player's own seat and for another's."""
NOTHING_HIDDEN = {
    "GET games", "POST companion/{game}", "POST sheets/{game}", "POST qr", "POST tables", "GET tables/{code}/qr.svg",
    "GET tables/{code}/link", "GET /healthz", "POST shared/{game}", "GET shared/{code}", "PATCH shared/{code}",
    "POST quick", "GET quick/{code}", "GET me/invitations", "POST me/friends/{friend}/invitations",
    "DELETE me/invitations/{code}", "GET tables/{code}/invitations",
    "GET calls", "PUT calls", "DELETE calls/{address}", "GET notice",
    "GET me", "PUT me", "DELETE me", "POST me/link", "POST me/link/look", "POST me/join", "PUT me/devices/{device}",
    "DELETE me/devices/{device}", "POST me/passkeys", "POST me/passkeys/wish", "POST me/passkeys/question",
    "POST me/passkeys/answer", "DELETE me/passkeys/{passkey}",
    "GET clubs", "POST clubs", "GET clubs/{code}", "DELETE clubs/{code}", "POST clubs/{code}/key",
    "POST clubs/{code}/invitation", "POST clubs/{code}/members", "PUT clubs/{code}/members/{number}",
    "DELETE clubs/{code}/members/{number}",
    "GET host", "GET host/session", "POST host/session", "DELETE host/session", "POST host/key", "PUT host/notice",
    "GET host/persons", "DELETE host/persons/{guest}", "POST host/bans", "DELETE host/bans/{ban}", "PUT host/retention",
    "PUT host/tables/{code}/chat", "DELETE host/tables/{code}",
}  # fmt: skip
"""Routes that know of no match."""
NOTHING_TOLD = {
    "PUT me/vacation", "GET me/friends", "PUT me/friends/{friend}/block",
    "GET me/file", "GET me/games", "GET me/games/{game_id}", "GET me/matches", "GET me/highlights",
    "GET host/tables", "GET host/retention",
    "GET clubs/{code}/seasons", "POST clubs/{code}/seasons", "GET clubs/{code}/seasons/{season}",
    "DELETE clubs/{code}/seasons/{season}", "GET clubs/{code}/seasons/{season}/csv",
    "POST clubs/{code}/seasons/{season}/begin", "PUT clubs/{code}/seasons/{season}/entry",
    "POST clubs/{code}/seasons/{season}/again", "DELETE clubs/{code}/seasons/{season}/entrants/{number}",
    "PUT clubs/{code}/seasons/{season}/rounds/{number}",
    "POST clubs/{code}/seasons/{season}/rounds/{number}/corrections",
    "POST clubs/{code}/seasons/{season}/calling-off",
    "GET daily", "GET daily/{day}", "POST daily/{game}/try",
}  # fmt: skip
"""Routes that know of a match that is on no more than that it is, which their own tests hold."""


class Twin:
    """A table at which every seat and the gallery hold a connection; it has a twin in another house."""

    def __init__(self, here: House) -> None:
        self.here = here
        self.people: list[Person] = []
        self.lines: list[Line] = []
        self.code = ""

    @property
    def room(self) -> Room:
        return self.here.room(self.code)

    @property
    def referee(self) -> Referee:
        return self.room.state.current_referee()

    async def begin(self, game: str, players: int, like: Twin | None = None) -> None:
        """Sit down; begin a match, or the same one as the twin."""
        self.people = [self.here.person() for _ in range(players + 1)]
        self.here.lobby.now = lambda: 1000.0
        self.code = await self.people[0].open(game, [""] * players, house=HOUSE)
        for seat, person in enumerate(self.people[:-1]):
            await person.sit(self.code, seat, f"Player {seat}")
            await person.post(f"tables/{self.code}/chat", {"do": "chat", "id": "c", "seat": seat, "text": "Miau"})
        sitters = [chair.sitter for chair in self.room.state.row.chairs]
        fresh = Match.begin(find(game).game, sitters, self.room.state.row.options, seed=f"leak-{game}")
        await seating.begin_from_record(self.room, like.referee.match.record if like else fresh.record)
        self.here.lobby.archive.load_match = self.kept  # type: ignore[method-assign]
        self.lines = [await person.connect(self.code) for person in self.people]
        for line in 2 * self.lines:
            await self.settle(line)

    async def kept(self, match: str) -> tuple[str, Match]:
        """What the store would have if this world were the true one."""
        assert match == self.referee.id
        return self.code, self.referee.match

    def become(self, other: Twin) -> None:
        """Hold the same position as the twin again."""
        record = other.referee.match.record
        head = msgspec.structs.replace(record, lines=[], result=None)
        fresh = Referee(self.referee.id, head, self.room.state.row.house, 1000.0)
        for line in record.lines:
            fresh.follow(line, None, 1000.0)
        self.room.state.referee = fresh
        self.catch_up()

    def catch_up(self) -> None:
        """Take everybody for told of the position."""
        for connection in self.room.subscribers.connections:
            connection.since = self.referee.seq

    async def settle(self, line: Line) -> list[str]:
        """Everything this connection is sent up to now, without the names that the houses gave."""
        before = len(line.received)
        await line.send({"do": "ping"})
        await line.until("pong")
        return [self.plain(text) for text in line.received[before:-1]]

    def plain(self, text: str) -> str:
        return text.replace(self.code, "CODE").replace(self.referee.id, "MATCH")

    async def move(self, seat: Seat, move: str) -> None:
        """A move by wire, at which everybody gets an update."""
        await self.lines[seat].order("move", seat, self.referee.seq, id=f"move{self.referee.seq}", move=move)

    async def probe(self, seat: Seat, nonsense: str, sense: str | None, share: slice) -> list[str]:
        """What a seat, or the gallery, can find out without anything happening; of hints and pages, this share."""
        person, line, seq = self.people[seat], self.lines[seat], self.referee.seq
        asked = max(seat, 0)
        await line.send({"do": "look"})
        await line.order("move", asked, seq, id="a", move=nonsense)
        await line.order("move", asked, seq + 1, id="b", move=nonsense)
        await line.order("move", (asked + 1) % PLAYERS, seq, id="c", move=nonsense)
        await line.order("back", asked, seq, id="d", ply=10_000)
        asked_about: list[str | None] = [None, nonsense, sense]
        for move in asked_about[share]:
            await line.send({"do": "hint", "seat": asked, "move": move})
        await line.send({"do": "mute", "seat": asked, "other": 9})
        told = await self.settle(line)
        paths = [
            f"tables/{self.code}",
            f"tables/{self.code}/update?seat={seat}",
            f"tables/{self.code}/update?seat={(asked + 1) % PLAYERS}",
            f"tables/{self.code}/update?seat=-1",
            f"tables/{self.code}/chat",
            f"tables/{self.code}/matches",
            f"matches/{self.referee.id}/record",
            f"matches/{self.referee.id}/replay?open=true",
            f"matches/{self.referee.id}/replay?seat={(asked + 1) % PLAYERS}",
            "tables",
            "mine",
        ]
        return told + [self.plain((await person.ask("GET", path)).text) for path in paths[share]]

    async def ask_everything(self, seat: Seat) -> list[str]:
        """Every kind of message and every route, as far as nothing happens by it."""
        person, line, seq = self.people[seat], self.lines[seat], self.referee.seq
        own, other = max(seat, 0), (max(seat, 0) + 1) % PLAYERS
        for number, message in enumerate(MESSAGES):
            await line.send({**message, "seat": other, "seq": seq, "id": f"o{number}"})
            await line.send({**message, "seat": own, "seq": seq + 1, "id": f"p{number}"})
        for message in OTHERS:
            if message["do"] != "ping":
                await line.send(message)
        told = await self.settle(line)
        names = {"CODE": self.code, "MATCH": self.referee.id, "SEAT": str(seat), "OTHER": str(other)}
        for route, body in ROUTES.items():
            method, path = route.split(" ")
            for name, value in names.items():
                path = path.replace(name, value)
            answer = await person.ask(method, path, body)
            told.append(f"{route} {answer.status_code} {self.plain(answer.text)}")
        return told


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_no_byte_depends_on_what_is_hidden(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole match, and beside it a twin in which, for one seat after the other, another world is true."""
    monkeypatch.setattr(hints, "advising", lambda entry: "2")
    asyncio.run(whole_match(game, tmp_path))


async def whole_match(game: str, tmp_path: Path) -> None:
    rules = find(game).game
    players = PLAYERS if PLAYERS in rules.players else rules.players[-1]
    source, dice = rng(f"leak {game}"), random.Random(game)
    async with house(tmp_path / "one.sqlite") as here, house(tmp_path / "other.sqlite") as there:
        there.lobby.pool, there.lobby.jobs = here.lobby.pool, here.lobby.jobs  # processes begun once, for both
        true, false = Twin(here), Twin(there)
        await true.begin(game, players)
        await false.begin(game, players, like=true)
        positions = compared = others = same = 0
        while not true.referee.match.over:
            if positions in WIDE:
                for seat in (GALLERY, *range(players)):
                    await asked_everything(true, false, seat, source)
            if positions < FIRST or positions % EVERY == 0:
                for seat in (GALLERY, *range(players)):
                    share = (
                        slice(None) if positions < FIRST else slice((positions // EVERY + seat) % SHARES, None, SHARES)
                    )
                    others += await probed(true, false, seat, source, dice, share)
            if positions < LISTENED or positions % EVERY == 0:
                seat = (positions % (players + 1)) - 1
                same += await moved(true, false, seat, source, dice)
                compared += 1
            else:
                advance(true, dice)
            positions += 1
            assert true.referee.match.ply == positions
        assert others > positions // EVERY, "the imagined worlds were others"
        assert same > compared // 4, "moves that looked alike were compared"


async def asked_everything(true: Twin, false: Twin, seat: Seat, source: Rng) -> None:
    """Every message and every route in both worlds; and where bots sat on the other chairs, they would take as long."""
    match = true.referee.match
    false.become(true)
    false.referee.match._state = match.game.imagine(match.view(seat), source)
    assert await false.ask_everything(seat) == await true.ask_everything(seat)
    for other in set(match.actors()) - {seat}:
        for kind in levels(find(match.game.id)):
            with patch.object(random, "uniform", lambda least, most: most):
                paces = {
                    bot_questions.thinking_seconds(bot_questions.make_question(twin.referee, other, f"bot:{kind}"))
                    for twin in (true, false)
                }
            assert len(paces) == 1, "how long a bot takes tells nothing of what it holds"


async def probed(true: Twin, false: Twin, seat: Seat, source: Rng, dice: random.Random, share: slice) -> bool:
    """Ask in the true world and in an imagined one; whether they differ in what is hidden."""
    match = true.referee.match
    false.become(true)
    world = match.game.imagine(match.view(seat), source)
    false.referee.match._state = world
    legal = match.legal(seat) if seat >= 0 else []
    nonsense = match.game.spell(dice.choice(sorted(set(range(match.game.moves)) - set(legal))))
    sense = match.game.spell(dice.choice(legal)) if legal else None
    assert await false.probe(seat, nonsense, sense, share) == await true.probe(seat, nonsense, sense, share)
    return everything(world, match.players) != everything(match._state, match.players)


def everything(state: State, players: int) -> bytes:
    """What all seats together know of a state."""
    return encode([state.view(seat) for seat in range(players)])


def advance(true: Twin, dice: random.Random) -> None:
    """Make a move that nobody is told of: it is not compared."""
    match = true.referee.match
    mover = dice.choice([seat for seat in range(match.players) if match.legal(seat)])
    true.referee.follow(RecordLine(mover, match.game.spell(dice.choice(match.legal(mover)))), None, 1000.0)
    true.catch_up()


async def moved(true: Twin, false: Twin, seat: Seat, source: Rng, dice: random.Random) -> bool:
    """Make a move in both worlds; if this seat's views are alike after it, so is every byte it was sent."""
    match = true.referee.match
    false.become(true)
    world = match.game.imagine(match.view(seat), source)
    world.told()
    false.referee.match._state = world
    movers = [each for each in range(match.players) if match.legal(each) and world.legal(each)]
    mover = dice.choice(movers)
    move = dice.choice(match.legal(mover))
    twin_move = move if move in world.legal(mover) else dice.choice(world.legal(mover))
    await true.move(mover, match.game.spell(move))
    await false.move(mover, match.game.spell(twin_move))
    sent = []
    for twin in (true, false):
        done = await twin.settle(twin.lines[mover])
        others = await asyncio.gather(*(twin.settle(line) for line in twin.lines if line is not twin.lines[mover]))
        waiting = dict(zip([line for line in twin.lines if line is not twin.lines[mover]], others, strict=True))
        sent.append(done if mover == seat else waiting[twin.lines[seat]])
    views = [[json.loads(text).get("view") for text in texts] for texts in sent]
    if views[0] != views[1]:
        return False
    assert sent[0] == sent[1]
    return True


def test_every_message_and_every_route_is_tried(tmp_path: Path) -> None:
    """Anybody who adds one adds it here."""
    kinds = {kind.__struct_config__.tag for kind in get_args(wire.Message)}
    assert {message["do"] for message in MESSAGES + OTHERS} == kinds
    schema = create_app(Settings(store=str(tmp_path / "tables.sqlite"))).openapi_schema.to_schema()
    there = {
        f"{method.upper()} {path.removeprefix('/api/')}"
        for path, item in schema["paths"].items()
        for method in item
        if method in ("get", "post", "put", "delete", "patch")
    }
    tried = {re.sub("SEAT|OTHER", "{seat}", route.partition("?")[0]) for route in ROUTES}
    known = {route.replace("CODE", "{code}").replace("MATCH", "{match}") for route in tried}
    assert known | NOTHING_HIDDEN | NOTHING_TOLD == there


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_a_replay_in_progress_tells_what_was_told_live(game: str, tmp_path: Path) -> None:
    """View for view and event for event, for every seat and the gallery; nobody else's, and nothing open."""
    asyncio.run(replayed(game, tmp_path))


async def replayed(game: str, tmp_path: Path) -> None:
    dice = random.Random("replay")
    async with house(tmp_path / "one.sqlite") as here:
        twin = Twin(here)
        await twin.begin(game, PLAYERS)
        live: dict[tuple[Seat, int], object] = {}
        for ply in range(20):
            for seat in (GALLERY, *range(PLAYERS)):
                live[seat, ply] = (await twin.people[seat].update(twin.code, seat))["view"]
            mover = dice.choice(twin.referee.match.actors())
            await twin.move(mover, twin.referee.match.game.spell(dice.choice(twin.referee.match.legal(mover))))
            await twin.settle(twin.lines[mover])
        match = twin.referee.id
        for seat in (GALLERY, *range(PLAYERS)):
            for ply in (0, 7, 19):
                replay = await twin.people[seat].get(f"matches/{match}/replay", seat=seat, ply=ply)
                assert replay["view"] == live[seat, ply]
                assert not {"seed", "chance", "views"} & replay.keys()
            told = (await twin.people[seat].update(twin.code, seat))["events"]
            replay = await twin.people[seat].get(f"matches/{match}/replay", seat=seat)
            assert replay["opening"] + [event for move in replay["moves"] for event in move["events"]] == told
            for path in (f"replay?seat={(seat + 1) % PLAYERS}", "replay?open=true", "record"):
                assert (await twin.people[seat].ask("GET", f"matches/{match}/{path}")).status_code == 403
