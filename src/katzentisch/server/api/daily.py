"""The deals of the day: which there are, one's own try at each, and what everybody made of them."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import msgspec
from litestar import Response

from katzentisch.core.catalogue import catalogue
from katzentisch.core.game_package import GamePackage
from katzentisch.server import daily
from katzentisch.server.api.persons import require_name
from katzentisch.server.api.request_context import HttpRequest, guest_of, limit_rate, lobby_of, with_guest
from katzentisch.server.context import context_of
from katzentisch.server.results.highlights import current_streak
from katzentisch.server.store import Store
from katzentisch.server.store.dailies import DailyOutcome
from katzentisch.table.daily import bot_opponents, is_offered, today
from katzentisch.table.identifiers import new_guest_id
from katzentisch.table.refusals import NotFound
from katzentisch.table.wire import SitDown


class DailyPlace(msgspec.Struct, frozen=True):
    """What somebody made of a deal, beside the others."""

    place: int
    name: str
    points: int
    you: bool


class DailyDeal(msgspec.Struct, frozen=True):
    """One game's deal of a day."""

    game: str
    opponents: int
    """How many bots one plays against."""
    code: str
    """The table of one's own try; empty before it."""
    over: bool
    """Whether that is over and counts."""
    best: list[DailyPlace]


class DailyDeals(msgspec.Struct, frozen=True):
    """A day."""

    day: str
    ends: float
    """When the next one begins, in seconds since 1970."""
    deals: list[DailyDeal]
    streak: int
    """Days in a row of which one has finished a deal, up to today or yesterday."""


class DailyTable(msgspec.Struct, frozen=True):
    """The table of one's own try."""

    code: str


async def get_daily_deals(request: HttpRequest, day: str) -> DailyDeals:
    """The deals of a day that is there or over, and what everybody made of them; nobody learns what was dealt."""
    if day > today() or not is_day(day):
        raise NotFound("no-page")
    store = lobby_of(request).store
    return await store.run(load_deals, store, day, guest_of(request) or "")


async def get_todays_deals(request: HttpRequest) -> DailyDeals:
    """The deals of this day."""
    store = lobby_of(request).store
    return await store.run(load_deals, store, today(), guest_of(request) or "")


async def play_daily_deal(request: HttpRequest, game: str, data: SitDown) -> Response[DailyTable]:
    """Begin today's deal of a game, or go on with it: there is one try."""
    limit_rate(request)
    entry = next((each for each in daily_games() if each.folder == game), None)
    if entry is None:
        raise NotFound("no-page")
    name, guest = require_name(data.name), guest_of(request) or new_guest_id()
    lobby = lobby_of(request)
    mine = await lobby.store.run(lobby.store.dailies.claim, today(), entry.game.id, guest)
    await daily.open_daily_table(lobby, context_of(request).cookie_signer.secret, mine, name, data.cat)
    return with_guest(request, guest, DailyTable(mine.code))


def is_day(text: str) -> bool:
    """Whether a calendar has this day."""
    try:
        return bool(date.fromisoformat(text))
    except ValueError:
        return False


def daily_games() -> list[GamePackage]:
    return [entry for entry in catalogue().values() if is_offered(entry)]


def load_deals(store: Store, day: str, guest: str) -> DailyDeals:
    """A day as this guest may know it."""
    mine = store.dailies.of(guest, day) if guest else {}
    found = []
    for entry in daily_games():
        best = rank_outcomes(store.dailies.outcomes(day, entry.game.id), guest)
        code = mine[entry.game.id].code if entry.game.id in mine else ""
        found.append(DailyDeal(entry.game.id, bot_opponents(entry), code, any(each.you for each in best), best))
    ends = datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC) + timedelta(days=1)
    streak = current_streak(store.own_results.daily_days(guest), today()) if guest else 0
    return DailyDeals(day, ends.timestamp(), found, streak)


def rank_outcomes(outcomes: list[DailyOutcome], guest: str) -> list[DailyPlace]:
    """Outcomes with their places; equal points and rank share a place."""
    values = [(each.points, each.rank) for each in outcomes]
    return [
        DailyPlace(values.index(value) + 1, each.name, each.points, bool(guest) and each.guest == guest)
        for each, value in zip(outcomes, values, strict=True)
    ]
