"""Quick games: strangers who want to play the same are seated together, and the match begins by itself."""

from __future__ import annotations

import logging
from contextlib import suppress

import msgspec

from katzentisch.bots.roster import names
from katzentisch.core.catalogue import find
from katzentisch.core.game import Game
from katzentisch.core.reason import Refusal
from katzentisch.server.lobby import ServerLobby
from katzentisch.server.periodic_service import PeriodicService
from katzentisch.server.store import Store
from katzentisch.server.store.persons import IdentityChange
from katzentisch.server.store.quick_tables import ANY_NUMBER, Pace, QuickSeat, QuickWish
from katzentisch.table import seating
from katzentisch.table.daily import OPPONENT_BOT
from katzentisch.table.identifiers import new_code
from katzentisch.table.refusals import Stale, Unavailable
from katzentisch.table.room import Room
from katzentisch.table.stored import Chair, Conflict, HouseRules, TableRow
from katzentisch.table.table_state import identify_visitor

CHECK_SECONDS = 1.0
"""Seconds between two looks at the tables that wait."""
NOTE_PRESENT_SECONDS = 15.0
"""Seconds after which it is stored again that somebody waits at a table."""
MAX_ATTEMPTS = 8
"""How often a seat is looked for when another process was faster."""
HOUSE_RULES: dict[Pace, HouseRules] = {
    "live": HouseRules(quick=True, move_seconds=60, bank_seconds=600, timeout="bot"),
    "days": HouseRules(quick=True, move_seconds=2 * 24 * 3600, vacation_days=7, timeout="bot"),
}
"""Strangers play by a clock: nobody waits for somebody who went away."""

log = logging.getLogger("katzentisch.quick_games")


class QuickGames:
    """Every process has one; the store decides which of them begins a match."""

    def __init__(self, lobby: ServerLobby, store: Store) -> None:
        self.lobby = lobby
        self.store = store
        self.noted: dict[str, float] = {}
        """When it was last stored that somebody waits at a table."""
        self.service = PeriodicService("quick games", self.check_tables, CHECK_SECONDS)

    async def join(self, wish: QuickWish) -> QuickSeat:
        """Seat somebody at a table that waits for such a player, or at a new one."""
        seating.require_proper_name(wish.name)
        if wish.pace == "live":
            await self._leave_other_tables(wish)
        for _ in range(MAX_ATTEMPTS):
            with suppress(Conflict):
                now = self.lobby.now()
                found = await self.store.run(self.store.quick_tables.take_seat, wish, new_table(wish, now), now)
                await self._announce(found.code)
                return found
        raise Stale("not-now")

    async def _leave_other_tables(self, wish: QuickWish) -> None:
        """Nobody waits for two matches that begin at once."""
        for seat in await self.store.run(self.store.quick_tables.other_live_seats, wish):
            with suppress(Stale):  # the match has begun meanwhile
                await seating.leave_seat(await self.lobby.get_room(seat.code), identify_visitor(wish.guest), seat.seat)
                await self._settle(seat.code)

    async def check_tables(self) -> None:
        """Begin the matches whose time has come."""
        now = self.lobby.now()
        await self._note_present(now)
        for code in await self.store.run(self.store.quick_tables.ripe, now):
            if await self.store.run(self.store.quick_tables.lease, code, now):
                try:
                    await self._begin(await self.lobby.get_room(code), now)
                except Unavailable:
                    raise
                except Refusal as refused:
                    log.info("a quick game waits", extra={"table": code, "problem": refused.reason.key})
                await self._settle(code)

    async def _note_present(self, now: float) -> None:
        """Store at which tables somebody waits who is connected to this process."""
        here = {room.code for room in self.lobby.rooms.values() if waits_here(room)}
        self.noted = {code: at for code, at in self.noted.items() if code in here}
        due = [code for code in here if now - self.noted.get(code, 0.0) >= NOTE_PRESENT_SECONDS]
        if due:
            await self.store.run(self.store.quick_tables.note_present, due, now)
            self.noted |= dict.fromkeys(due, now)

    async def _begin(self, room: Room, now: float) -> None:
        """Begin a match, with bots on the open seats once it is time for them."""
        async with room.lock:
            await room.catch_up()
            row = room.state.row
            is_due = 0 < row.house.bots_at <= now
            begins = not room.state.match_count and any(chair.guest for chair in row.chairs)
        if begins:
            await seating.start_match(room, identify_visitor(row.host), fill_bot(row.game) if is_due else None)

    async def _settle(self, code: str) -> None:
        if await self.store.run(self.store.quick_tables.settle, code):
            await self._announce(code)

    async def _announce(self, code: str) -> None:
        """Tell everybody, here and at the other processes, who sits there now."""
        await self.lobby.reload_everywhere(IdentityChange([], [code]))


def waits_here(room: Room) -> bool:
    """Whether somebody is connected here who waits for a quick game to begin."""
    is_open = room.state.row.house.quick and not room.state.match_count
    return is_open and bool(room.subscribers.local_presence().seats)


def new_table(wish: QuickWish, now: float) -> TableRow:
    """A table with one person, for when none waits; for any number, with as few seats as the game allows."""
    game = find(wish.game).game
    rules = HOUSE_RULES[wish.pace]
    house = rules if wish.bots_at is None else msgspec.structs.replace(rules, bots_at=wish.bots_at)
    players = min(count for count in game.players if count > 1) if wish.players == ANY_NUMBER else wish.players
    chairs = [Chair(wish.name, wish.guest, ready_for=1, cat=wish.cat), *(Chair() for _ in range(players - 1))]
    return TableRow(new_code(), game.id, usual_options(game, players), house, wish.guest, True, now, chairs)


def usual_options(game: Game, players: int) -> dict[str, str]:
    """What people are offered first."""
    return game.resolve(players, {each.name: each.suggested or each.default for each in game.options(players)})


def fill_bot(game: str) -> str:
    """The bot that takes seats for which nobody came."""
    known = names(find(game))
    return OPPONENT_BOT if OPPONENT_BOT in known else known[0]
