"""The deals of the day in a browser: the same on every static site, and without a ranking."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256

import msgspec

from katzentisch.browser.lobby import LOCAL_GUEST, BrowserLobby
from katzentisch.browser.request import Request
from katzentisch.core.catalogue import catalogue, find
from katzentisch.endpoints.endpoint import Access, Endpoint
from katzentisch.play.match import Match
from katzentisch.play.record import Record
from katzentisch.table import seating, wire
from katzentisch.table.daily import DAILY_HOUSE_RULES, bot_opponents, daily_sitters, is_offered, today
from katzentisch.table.identifiers import new_code, new_match_id
from katzentisch.table.refusals import NotFound
from katzentisch.table.stored import Chair, TableRow


class LocalDailyDeal(msgspec.Struct, frozen=True):
    """One game's deal of a day, as a server describes it; nobody else's result is known here."""

    game: str
    opponents: int
    code: str
    over: bool
    best: list[None] = []


class LocalDailyDeals(msgspec.Struct, frozen=True):
    """A day, as a server describes it; `ends` is when the next one begins, in seconds since 1970."""

    day: str
    ends: float
    deals: list[LocalDailyDeal]
    streak: int


class LocalDailyTable(msgspec.Struct, frozen=True):
    """The table of one's own attempt."""

    code: str


GET_TODAYS_DEALS = Endpoint("get_todays_deals", "GET", "daily", "The deals of this day.", Access.ANYONE)
GET_DAILY_DEALS = Endpoint("get_daily_deals", "GET", "daily/{day}", "The deals of a day.", Access.ANYONE)
PLAY_DAILY_DEAL = Endpoint(
    "play_daily_deal", "POST", "daily/{game}/try", "Begin today's deal, or go on.", Access.ANYONE, body=wire.SitDown
)


def public_seed(day: str, game: str) -> str:
    """What chance does on this day, on every static site; people who compute it beforehand spoil their own game."""
    return sha256(f"katzentisch daily {day} {game}".encode()).hexdigest()[:32]


async def get_todays_deals(request: Request) -> LocalDailyDeals:
    return await load_deals(request.lobby, today())


async def get_daily_deals(request: Request, day: str) -> LocalDailyDeals:
    if day > today():
        raise NotFound("no-page")
    return await load_deals(request.lobby, day)


async def load_deals(lobby: BrowserLobby, day: str) -> LocalDailyDeals:
    """A day with one's own attempts; NotFound if no calendar has it."""
    try:
        begins = datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise NotFound("no-page") from None
    deals = []
    for entry in filter(is_offered, catalogue().values()):
        code = await lobby.browser_storage.load_daily(day, entry.game.id)
        deals.append(LocalDailyDeal(entry.game.id, bot_opponents(entry), code, await is_over(lobby, code)))
    return LocalDailyDeals(day, (begins + timedelta(days=1)).timestamp(), deals, await count_streak(lobby))


async def is_over(lobby: BrowserLobby, code: str) -> bool:
    return bool(code) and (await lobby.table_info(code, LOCAL_GUEST)).over


async def count_streak(lobby: BrowserLobby) -> int:
    """Days in a row of which a deal was finished, up to today, or up to yesterday as long as today is not over."""
    day = date.fromisoformat(today())
    length = int(await has_finished(lobby, day))
    while await has_finished(lobby, day := day - timedelta(days=1)):
        length += 1
    return length


async def has_finished(lobby: BrowserLobby, day: date) -> bool:
    """Whether any deal of a day was finished."""
    for game in catalogue():
        if await is_over(lobby, await lobby.browser_storage.load_daily(f"{day}", game)):
            return True
    return False


async def play_daily_deal(request: Request, game: str, data: wire.SitDown) -> LocalDailyTable:
    """Begin today's deal of a game, or go on with it: there is one attempt."""
    entry, lobby, day = find(game), request.lobby, today()
    if not is_offered(entry):
        raise NotFound("no-page")
    seating.require_proper_name(data.name)
    storage = lobby.browser_storage
    if code := await storage.load_daily(day, entry.game.id):
        return LocalDailyTable(code)
    sitters = daily_sitters(entry, data.name)
    options = entry.game.resolve(len(sitters), {})
    chairs = [Chair(data.name, LOCAL_GUEST, cat=data.cat), *map(Chair, sitters[1:])]
    row = TableRow(new_code(), entry.game.id, options, DAILY_HOUSE_RULES, LOCAL_GUEST, False, lobby.now(), chairs)
    await storage.create_table(row)
    room = await lobby.get_room(row.code)
    head = Record(entry.game.id, entry.game.version, sitters, options, public_seed(day, entry.game.id))
    match = new_match_id()
    dealt = await lobby.jobs.deal_match(match, head)
    async with room.lock:
        await seating.begin_match(room, match, Match(head, dealt=dealt).record)
    await storage.save_daily(day, entry.game.id, row.code)
    return LocalDailyTable(row.code)
