"""The deals of the day: which there are, one's own try at each, and what everybody made of them."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from katzentisch.core.catalogue import Entry, catalogue
from katzentisch.server import daily
from katzentisch.server.api.lobby import Folder
from katzentisch.server.api.persons import PersonName, checked
from katzentisch.server.api.request_context import PROBLEMS, Asked, guest_of, lobby_of, ration, with_guest
from katzentisch.server.store import Store
from katzentisch.server.store.dailies import DailyOutcome, today
from katzentisch.table.identifiers import new_guest_id
from katzentisch.table.refusals import NotFound

Day = Annotated[str, PathParameter(pattern="^20[0-9]{2}-[01][0-9]-[0-3][0-9]$")]


class Placed(msgspec.Struct, frozen=True):
    """What somebody made of a deal, beside the others."""

    place: int
    name: str
    points: int
    you: bool


class Deal(msgspec.Struct, frozen=True):
    """One game's deal of a day."""

    game: str
    opponents: int
    """How many bots one plays against."""
    code: str
    """The table of one's own try; empty before it."""
    over: bool
    """Whether that is over and counts."""
    best: list[Placed]


class Deals(msgspec.Struct, frozen=True):
    """A day."""

    day: str
    ends: float
    """When the next one begins, in seconds since 1970."""
    deals: list[Deal]


class Begun(msgspec.Struct, frozen=True):
    """The table of one's own try."""

    code: str


@get("/api/daily/{day:str}", responses=PROBLEMS)
async def deals(request: Asked, day: Day) -> Deals:
    """The deals of a day that is there or over, and what everybody made of them; nobody learns what was dealt."""
    if day > today() or not is_day(day):
        raise NotFound("no-page")
    store = lobby_of(request).store
    return await store.run(told, store, day, guest_of(request) or "")


@get("/api/daily", responses=PROBLEMS)
async def today_deals(request: Asked) -> Deals:
    """The deals of this day."""
    store = lobby_of(request).store
    return await store.run(told, store, today(), guest_of(request) or "")


@post("/api/daily/{game:str}/try", responses=PROBLEMS, status_code=200)
async def play(request: Asked, game: Folder, data: JSONBody[PersonName]) -> Response[Begun]:
    """Begin today's deal of a game, or go on with it: there is one try."""
    ration(request)
    entry = next((each for each in offered() if each.folder == game), None)
    if entry is None:
        raise NotFound("no-page")
    name, guest = checked(data.name), guest_of(request) or new_guest_id()
    lobby = lobby_of(request)
    mine = await lobby.store.run(lobby.store.dailies.claim, today(), entry.game.id, guest)
    await daily.open_daily_table(lobby, request.app.state.seal.secret, mine, name)
    return with_guest(request, guest, Begun(mine.code))


def is_day(text: str) -> bool:
    """Whether a calendar has this day."""
    try:
        return bool(date.fromisoformat(text))
    except ValueError:
        return False


def offered() -> list[Entry]:
    return [entry for entry in catalogue().values() if daily.is_offered(entry)]


def told(store: Store, day: str, guest: str) -> Deals:
    """A day as this guest may know it."""
    mine = store.dailies.of(guest, day) if guest else {}
    found = []
    for entry in offered():
        best = placed(store.dailies.outcomes(day, entry.game.id), guest)
        code = mine[entry.game.id].code if entry.game.id in mine else ""
        found.append(Deal(entry.game.id, daily.bot_opponents(entry), code, any(each.you for each in best), best))
    ends = datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC) + timedelta(days=1)
    return Deals(day, ends.timestamp(), found)


def placed(outcomes: list[DailyOutcome], guest: str) -> list[Placed]:
    """Outcomes with their places; whoever has the same points and rank shares one."""
    values = [(each.points, each.rank) for each in outcomes]
    return [
        Placed(values.index(value) + 1, each.name, each.points, bool(guest) and each.guest == guest)
        for each, value in zip(outcomes, values, strict=True)
    ]


ROUTES = [deals, today_deals, play]
