"""Law 8 on the wire: replace the hidden world by another one that a seat could believe in, and it gets the same bytes."""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path
from typing import Any

import pytest

from katzentisch.core.catalogue import catalogue, find
from katzentisch.core.chance import rng
from katzentisch.core.game import GALLERY
from katzentisch.core.state import State
from katzentisch.core.view import encode
from katzentisch.table import auth

from .house import House, Line, Person, house

PLAYERS = 3
PROBES = ("look", "move", "stale", "foreign", "retract")


class Twin:
    """One of two houses in which everything random that is not hidden falls the same way."""

    def __init__(self, here: House) -> None:
        self.here = here
        self.people: list[Person] = []
        self.lines: list[Line] = []
        self.code = ""

    async def begin(self, game: str, players: int, options: dict[str, str]) -> None:
        self.people = [self.here.person() for _ in range(players + 1)]
        host = self.people[0]
        self.code = await host.open(game, [""] * players, options=options)
        for seat, person in enumerate(self.people[:-1]):
            await person.sit(self.code, seat, f"Player {seat}")
        await host.start(self.code)
        for person in self.people:
            self.lines.append(await person.connect(self.code))
        await self.flush()

    def state(self) -> State:
        return self.here.room(self.code).current().match._state

    def put(self, state: State) -> None:
        """Let another world lie behind the same record; it tells what happens, as the true one would."""
        match = self.here.room(self.code).current().match
        state.told()
        match._state = state
        match._settle()

    async def flush(self) -> list[list[str]]:
        """Everything that each connection was sent up to now."""
        got = []
        for line in self.lines:
            before = len(line.received)
            await line.send({"do": "ping"})
            await line.until("pong")
            got.append(line.received[before:-1])
        return got

    async def probe(self, seat: int, seq: int, foreign: str) -> list[str]:
        """All that a seat, or the gallery, can find out without anything happening."""
        person, line = self.people[seat], self.lines[seat]
        asked = max(seat, 0)
        before = len(line.received)
        await line.send({"do": "look"})
        await line.order("move", asked, seq, id="probe", move=foreign)
        await line.order("move", asked, max(seq - 1, 0), id="probe2", move=foreign)
        await line.order("move", (asked + 1) % PLAYERS, seq, id="probe3", move=foreign)
        await line.order("back", asked, seq, id="probe4", ply=10_000)
        await line.send({"do": "hint", "seat": asked})
        await line.send({"do": "ping"})
        await line.until("pong")
        pages = [line.received[before:-1]]
        paths = [f"tables/{self.code}", f"tables/{self.code}/update?seat={seat}", f"tables/{self.code}/update?seat=1"]
        pages.append([(await person.ask("GET", path)).text for path in [*paths, f"tables/{self.code}/chat", "mine"]])
        return list(itertools.chain.from_iterable(pages))


def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Codes, tokens and seeds that both twins draw alike."""
    counters: dict[tuple[str, int], itertools.count[int]] = {}

    def drawn(kind: str, width: int) -> Any:
        def draw(*_: Any) -> str:
            task = asyncio.current_task()
            house = getattr(task, "twin", 0)
            number = next(counters.setdefault((kind, house), itertools.count(1)))
            return f"{number:0{width}x}"

        return draw

    monkeypatch.setattr(auth, "new_code", drawn("code", 8))


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_no_byte_depends_on_what_is_hidden(game: str, tmp_path: Path) -> None:
    """A whole match: at every position each seat and the gallery probe the true world and an imagined one."""
    asyncio.run(probed(game, tmp_path))


async def probed(game: str, tmp_path: Path) -> None:
    rules = find(game).game
    players = PLAYERS if PLAYERS in rules.players else rules.players[0]
    source, dice = rng(f"leak {game}"), random.Random(game)
    async with house(tmp_path / "tables.sqlite") as here:
        twin = Twin(here)
        await twin.begin(game, players, {})
        positions = changed = 0
        while not here.room(twin.code).current().match.over:
            match = here.room(twin.code).current().match
            truth, seq = match._state, here.room(twin.code).current().seq
            if positions % 3 == 0 or positions < 10:
                for seat in (GALLERY, *range(players)):
                    foreign = rules.spell(dice.randrange(rules.moves))
                    if seat >= 0 and rules.parse(foreign) in match.legal(seat):
                        continue
                    seen = await twin.probe(seat, seq, foreign)
                    world = rules.imagine(match.view(seat), source)
                    changed += encode(world.hidden(seat)) != encode(truth.hidden(seat))
                    match._state = world
                    assert await twin.probe(seat, seq, foreign) == seen, f"seat {seat} at line {seq}"
                    match._state = truth
            positions += 1
            mover = dice.choice([seat for seat in range(players) if match.legal(seat)])
            move = rules.spell(dice.choice(match.legal(mover)))
            await twin.lines[mover].order("move", mover, seq, move=move)
            await twin.lines[mover].until("done")
            for line in twin.lines:
                await line.until("update", lambda update, want=seq + 1: update["seq"] == want)  # type: ignore[misc]
        assert changed > positions, "the imagined worlds were others"
