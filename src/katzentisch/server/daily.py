"""The deal of the day: for each game one that nobody knows beforehand, the same for everybody, tried once."""

from __future__ import annotations

import hmac
from contextlib import suppress
from hashlib import sha256

from katzentisch.bots.roster import names
from katzentisch.core.catalogue import find
from katzentisch.core.game_package import GamePackage
from katzentisch.play.match import Match
from katzentisch.play.record import Record
from katzentisch.server.lobby import ServerLobby
from katzentisch.server.store.dailies import DailyAttempt
from katzentisch.table import seating
from katzentisch.table.bots import require_bot
from katzentisch.table.lobby import without_help
from katzentisch.table.refusals import Stale
from katzentisch.table.stored import Chair, Conflict, HouseRules, TableRow

PLAYERS = 3
"""How many sit at the deal of a game that nobody plays alone."""
OPPONENT_BOT = "tabby"
DAILY_HOUSE_RULES = without_help(HouseRules(chat=False, spectators="none", duplicate=True))
"""No hints, no undo, no spectators; the deal stays secret until the day is over."""


def daily_seed(secret: bytes, day: str, game: str) -> str:
    """What chance does on this day: nobody can know it who does not know the server's secret."""
    return hmac.new(secret, f"daily {day} {game}".encode(), sha256).hexdigest()[:32]


def is_offered(entry: GamePackage) -> bool:
    """Whether somebody can play this game alone, or against tabbies."""
    return 1 in entry.game.players or (OPPONENT_BOT in names(entry) and PLAYERS in entry.game.players)


def daily_sitters(entry: GamePackage, name: str) -> list[str]:
    """Who sits there: one person, and bots that are the same for everybody."""
    return [name, *([require_bot(entry, OPPONENT_BOT)] * bot_opponents(entry))]


def bot_opponents(entry: GamePackage) -> int:
    """How many bots one plays against; none where the game is played alone."""
    return 0 if 1 in entry.game.players else PLAYERS - 1


async def open_daily_table(lobby: ServerLobby, secret: bytes, mine: DailyAttempt, name: str) -> None:
    """Have the table there and its match begun, however often and by whichever process that was tried before."""
    entry = find(mine.game)
    game, seated = entry.game, daily_sitters(entry, name)
    options = game.resolve(len(seated), {})
    chairs = [Chair(seated[0], mine.guest), *map(Chair, seated[1:])]
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
