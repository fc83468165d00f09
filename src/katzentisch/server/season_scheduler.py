"""Seasons of clubs that go on by themselves: opens the tables of each round and decides rounds that are over."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from contextlib import suppress

import msgspec

from katzentisch.club.season import next_round
from katzentisch.core.catalogue import find
from katzentisch.core.game import Game
from katzentisch.core.reason import BadOptions
from katzentisch.play.match import Match
from katzentisch.play.record import LEAVES, Line, Record
from katzentisch.play.seats import placeholder_name
from katzentisch.server.lobby import ServerLobby
from katzentisch.server.periodic_service import PeriodicService
from katzentisch.server.store import Store
from katzentisch.server.store.club_store import MIN_PLAYING
from katzentisch.server.store.drawn_rounds import RoundTable
from katzentisch.server.store.persons import IdentityChange
from katzentisch.server.store.seasons import Season
from katzentisch.table import seating
from katzentisch.table.identifiers import new_seed
from katzentisch.table.lobby import without_help
from katzentisch.table.refusals import Stale, Unavailable
from katzentisch.table.stored import Chair, Conflict, HouseRules, TableRow

CHECK_SECONDS = 5.0
"""Seconds between two looks."""

log = logging.getLogger("katzentisch.season_scheduler")


class SeasonScheduler:
    """Every process has one; whatever one of them has done, or half done, the others find done, or finish."""

    def __init__(self, lobby: ServerLobby, store: Store) -> None:
        self.lobby = lobby
        self.store = store
        self.service = PeriodicService("season scheduler", self.check_seasons, CHECK_SECONDS)

    async def check_seasons(self) -> None:
        """Do whatever there is to do now."""
        await self.store.run(self.store.seasons.close_called_off, self.lobby.now())
        for season, number, on in await self.store.run(self.store.rounds.ripe, self.lobby.now()):
            await self._try(season, self._settle(season, number, on))
        for laid in await self.store.run(self.store.rounds.unlaid):
            await self._try(laid.season, self._lay(laid))

    async def _try(self, season: str, work: Coroutine[None, None, None]) -> None:
        """Do it, or say why not: no season waits for another."""
        try:
            await work
        except Unavailable:
            raise
        except Exception:
            log.exception("a season waits", extra={"season": season})

    # Tables

    async def _lay(self, laid: RoundTable) -> None:
        """Open a table for these players and start the match."""
        season = await self.store.run(self.store.seasons.find, laid.season)
        if season is None:
            return
        game = find(season.game).game
        options = options_for_size(game, len(laid.seats), season.options)
        names = distinct_names([name for _, name in laid.seats])
        cats = await self.store.run(self.store.tables.latest_cats, [guest for guest, _ in laid.seats])
        chairs = [Chair(name, guest, cat=cats.get(guest)) for name, (guest, _) in zip(names, laid.seats, strict=True)]
        row = TableRow(
            laid.code,
            game.id,
            options,
            season_house_rules(season, laid.others),
            "",
            False,
            self.lobby.now(),
            chairs,
            club=season.club,
        )
        with suppress(Conflict):
            await self.lobby.storage.create_table(row)
        head = Record(game.id, game.version, names, options, laid.seed if season.duplicate else new_seed())
        dealt = await self.lobby.jobs.deal_match(laid.match, head)
        room = await self.lobby.get_room(laid.code)
        async with room.lock:
            await room.catch_up()
            with suppress(Stale):
                await seating.begin_match(room, laid.match, Match(head, dealt=dealt).record)

    async def leave_tables(self, season: str, lot: int) -> None:
        """Let somebody who withdrew get up at tables that others can still play on, with a bot in that seat.

        Where too few are left, the table learns that it waits for nobody.
        """
        for drawn in await self.store.run(self.store.rounds.of, season):
            open_boards = [each for each in drawn.boards if lot in each.board.seats and not each.board.ranks]
            for each in open_boards if not drawn.done else ():
                if len(each.board.seats) > MIN_PLAYING:
                    await self._leave(each.code, each.match, each.board.seats.index(lot))
                await self.lobby.reload_everywhere(IdentityChange([], [each.code]))

    async def _leave(self, code: str, match: str, seat: int) -> None:
        room = await self.lobby.get_room(code)
        async with room.lock:
            await room.catch_up()
            referee = room.state.referee
            on = referee is not None and referee.id == match and not referee.match.over
            if referee is not None and on and seat not in referee.away:
                await room.append(referee, [Line(seat, LEAVES, table=True)], f"{seat}:withdraws")

    # Rounds

    async def _settle(self, season_id: str, number: int, on: list[RoundTable]) -> None:
        """Decide a round; at tables that are not over those lose who are waited for."""
        season = await self.store.run(self.store.seasons.find, season_id)
        absent = {laid.board: await self._waited_for(laid) for laid in on}
        if season is None or None in absent.values():
            return
        members = len(await self.store.run(self.store.seasons.entrants, season_id))
        await self.lobby.offload(next_round, season.plan(members), [])  # what takes its time is remembered
        known = {board: seats for board, seats in absent.items() if seats is not None}
        await self.store.run(self.store.rounds.settle, season, number, known, self.lobby.now())
        await self.lobby.reload_everywhere(IdentityChange([], [laid.code for laid in on]))

    async def _waited_for(self, laid: RoundTable) -> frozenset[int] | None:
        """The persons whom a table waits for, or who withdrew; None if it is over, or has not begun."""
        if laid.is_void:
            return laid.withdrawn
        room = await self.lobby.get_room(laid.code)
        async with room.lock:
            await room.ensure_current()
            referee = room.state.referee
            if referee is None or referee.id != laid.match or referee.match.over:
                return None
            waited_for = frozenset(referee.match.actors()) & (referee.person_seats() - referee.bot_seats())
            return waited_for | laid.withdrawn


def season_house_rules(season: Season, others: bool) -> HouseRules:
    """The rules of a season's table: no hints, and no spectators where other tables play the same deals."""
    duplicate = season.duplicate and others
    rules = without_help(HouseRules(rated=season.rated, duplicate=duplicate))
    return msgspec.structs.replace(rules, spectators="none") if duplicate else rules


def options_for_size(game: Game, players: int, options: dict[str, str]) -> dict[str, str]:
    """A season's options at a table of this size; where it knows other ones, the usual."""
    try:
        return game.resolve(players, options)
    except BadOptions:
        return game.resolve(players, {})


def distinct_names(names: list[str]) -> list[str]:
    """Names for one table; a missing or repeated name is replaced by a neutral one."""
    return [name if name and name not in names[:seat] else placeholder_name(seat) for seat, name in enumerate(names)]
