"""The deal of the day: for each game one that nobody knows beforehand, the same for everybody, tried once."""

from __future__ import annotations

import hmac
from contextlib import suppress
from hashlib import sha256

from katzentisch.core.catalogue import find
from katzentisch.play.match import Match
from katzentisch.play.record import Record
from katzentisch.server.lobby import ServerLobby
from katzentisch.server.store.dailies import DailyAttempt
from katzentisch.table import seating
from katzentisch.table.daily import DAILY_HOUSE_RULES, daily_sitters
from katzentisch.table.refusals import Stale
from katzentisch.table.stored import Chair, Conflict, TableRow


def daily_seed(secret: bytes, day: str, game: str) -> str:
    """What chance does on this day: nobody can know it who does not know the server's secret."""
    return hmac.new(secret, f"daily {day} {game}".encode(), sha256).hexdigest()[:32]


async def open_daily_table(lobby: ServerLobby, secret: bytes, mine: DailyAttempt, name: str, cat: int) -> None:
    """Have the table there and its match begun, however often and by whichever process that was tried before."""
    entry = find(mine.game)
    game, seated = entry.game, daily_sitters(entry, name)
    options = game.resolve(len(seated), {})
    chairs = [Chair(seated[0], mine.guest, cat=cat), *map(Chair, seated[1:])]
    row = TableRow(mine.code, game.id, options, DAILY_HOUSE_RULES, mine.guest, False, lobby.now(), chairs)
    with suppress(Conflict):
        await lobby.storage.create_table(row)
    room = await lobby.get_room(mine.code)
    if room.state.match_count:
        return
    players = [chair.sitter for chair in room.state.row.chairs]
    head = Record(game.id, game.version, players, options, daily_seed(secret, mine.day, game.id))
    dealt = await lobby.jobs.deal_match(mine.match, head)
    async with room.lock:
        await room.catch_up()
        if not room.state.match_count:
            with suppress(Stale):
                await seating.begin_match(room, mine.match, Match(head, dealt=dealt).record)
