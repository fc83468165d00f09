"""One's own matches: a list to search, what is on, and what each game came to. Nobody reads another's."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec

from katzentisch.core.catalogue import catalogue
from katzentisch.server.api.request_context import HttpRequest, guest_of, lobby_of
from katzentisch.server.results.highlights import Highlights, find_highlights
from katzentisch.server.results.statistics import Statistics, statistics
from katzentisch.server.store.history import FinishedSeat, HistoryCursor, HistoryFilter, MatchSeat, RunningMatch, Tally
from katzentisch.table.daily import today
from katzentisch.table.refusals import Malformed, NotFound
from katzentisch.table.stored import SeasonTable

MATCHES_PER_PAGE = 20
"""Matches that are told at once."""
PAGE_START_PATTERN = re.compile(r"(\d{1,12}(?:\.\d{1,20})?)~([0-9a-f]{24})~(\d{1,2})")

Text = Annotated[str, msgspec.Meta(max_length=80)]
Outcome = Literal["", "won", "lost"]
Moment = Annotated[float, msgspec.Meta(ge=0, le=1e11)]


class FinishedMatch(msgspec.Struct, frozen=True):
    """A finished match, and who sat there, seat by seat."""

    played: FinishedSeat
    seats: list[MatchSeat]
    season: SeasonTable | None
    """The season for which it was played."""


class MatchList(msgspec.Struct, frozen=True):
    """A page of a list, the latest first; `next` is where the following one begins, empty if there is none."""

    matches: list[FinishedMatch]
    next: str


class MyGames(msgspec.Struct, frozen=True):
    """What is on, whether anything is over, and how often which game was played and won from its first move on."""

    on: list[RunningMatch]
    over: bool
    tallies: list[Tally]


async def get_my_games(request: HttpRequest) -> MyGames:
    """The guest's matches that are on, and how often they played and won which game."""
    guest, store = guest_of(request), lobby_of(request).store
    if guest is None:
        return MyGames([], False, [])
    return MyGames(
        await store.run(store.history.on, guest),
        bool(await store.run(store.history.over, guest, HistoryFilter(), None, 1)),
        await store.run(store.history.tallies, guest),
    )


async def list_my_matches(
    request: HttpRequest,
    game: Text = "",
    opponent: Text = "",
    outcome: Outcome = "",
    since: Moment = 0.0,
    until: Moment = 0.0,
    after: Text = "",
) -> MatchList:
    """The guest's finished matches that are looked for, the latest first."""
    guest, store = guest_of(request), lobby_of(request).store
    if guest is None:
        return MatchList([], "")
    wish = HistoryFilter(game, opponent.strip(), outcome, since, until)
    found = await store.run(store.history.over, guest, wish, parse_page_start(after), MATCHES_PER_PAGE + 1)
    shown = found[:MATCHES_PER_PAGE]
    company = await store.run(store.history.company, [each.match for each in shown])
    seasons = await store.run(store.history.seasons, [each.match for each in shown])
    last = shown[-1] if len(found) > MATCHES_PER_PAGE else None
    return MatchList(
        [FinishedMatch(each, company[each.match], seasons.get(each.match)) for each in shown],
        f"{last.over!r}~{last.match}~{last.seat}" if last else "",
    )


async def get_game_statistics(request: HttpRequest, game_id: str) -> Statistics:
    """What the guest's matches of one game come to."""
    if game_id not in catalogue():
        raise NotFound("no-page")
    guest, store = guest_of(request), lobby_of(request).store
    if guest is None:
        return statistics(game_id, [], [])
    played = await store.run(store.history.of, guest, game_id)
    return statistics(game_id, played, await store.run(store.history.looked, guest, game_id))


async def get_highlights(request: HttpRequest) -> Highlights:
    """What the guest can show of the matches they finished themselves; nothing of a deal that others still play."""
    guest, store, day = guest_of(request), lobby_of(request).store, today()
    if guest is None:
        return find_highlights([], set(), [], day, [])
    return find_highlights(
        await store.run(store.own_results.of, guest),
        await store.run(store.own_results.secret, guest, day),
        await store.run(store.own_results.daily_days, guest),
        day,
        await store.run(store.quick_ratings.of, guest),
    )


def parse_page_start(text: str) -> HistoryCursor | None:
    """Where a page begins; Malformed if nobody said so."""
    if not text:
        return None
    found = PAGE_START_PATTERN.fullmatch(text)
    if found is None:
        raise Malformed("message-bad")
    return HistoryCursor(float(found[1]), found[2], int(found[3]))
