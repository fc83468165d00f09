"""Clubs: opened, joined by a link, and seen by members alone."""

from __future__ import annotations

import hmac
import time
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from katzentisch.server.api.request_context import PROBLEMS, Asked, Code, base, guest_of, lobby_of, ration, with_guest
from katzentisch.server.store import Store
from katzentisch.server.store.clubs import Club, Member
from katzentisch.table import seating, wire
from katzentisch.table.identifiers import hash_token, new_code, new_guest_id, new_token
from katzentisch.table.refusals import Forbidden, LimitExceeded, NotFound, Stale
from katzentisch.table.stored import Conflict
from katzentisch.table.wire.field_types import Name, Token

MOST_CLUBS = 50
"""Clubs to which one guest belongs."""
MOST_MEMBERS = 500
LISTED = 50
"""Tables of a club that are shown."""

Title = Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f]*\S[^\x00-\x1f]*$")]
"""What a club or a season may be called."""
MemberNumber = Annotated[int, PathParameter(ge=1, le=1_000_000)]


class OpenClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a club, and how its host is called there."""

    name: Title
    member: Name


class JoinClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to belong to a club, with the key of its link, under a name that nobody else has there."""

    name: Name
    key: Token | None = None
    """Not needed by members, who change their names."""


class Appoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish that a member shall be host, or no longer."""

    hosts: bool


class ClubName(msgspec.Struct, frozen=True):
    """A club in the list of one's own."""

    code: str
    name: str


class ClubLink(msgspec.Struct, frozen=True):
    """Where a club is found; whoever has the whole link can join. Its fragment never reaches a server."""

    code: str
    link: str


class RatingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A member's strength in a game at tables of a size."""

    game: str
    players: int
    rating: float
    """What somebody is worth almost surely: the mean less three deviations, as openskill counts."""
    mu: float
    sigma: float
    played: int


class MemberInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A member as the others see them."""

    number: int
    name: str
    hosts: bool
    you: bool
    ratings: list[RatingInfo]


class ClubInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A club as its members see it."""

    code: str
    name: str
    hosting: bool
    members: list[MemberInfo]
    tables: list[wire.TableInfo]


@get("/api/clubs", responses=PROBLEMS)
async def my_clubs(request: Asked) -> list[ClubName]:
    """The clubs to which the guest belongs."""
    store, guest = lobby_of(request).store, guest_of(request)
    found = await store.run(store.clubs.of, guest) if guest else []
    return [ClubName(club.code, club.name) for club in found]


@post("/api/clubs", responses=PROBLEMS)
async def open_club(request: Asked, data: JSONBody[OpenClub]) -> Response[ClubLink]:
    """Open a club and be its host."""
    ration(request)
    seating.require_proper_name(data.member)
    store, guest, now = lobby_of(request).store, guest_of(request) or new_guest_id(), time.time()
    await not_too_many(store, guest)
    code, key = new_code(), new_token()
    club = Club(code, data.name.strip(), hash_token(key), now)
    await store.run(store.clubs.open, club, Member(code, guest, 1, data.member, True, now))
    return with_guest(request, guest, linked(request, code, key))


@get("/api/clubs/{code:str}", responses=PROBLEMS)
async def club(request: Asked, code: Code) -> ClubInfo:
    """A club with its members, their ratings, and its tables; for members."""
    lobby = lobby_of(request)
    store = lobby.store
    mine, found = await member_of(request, code), await found_club(store, code)
    members = await store.run(store.clubs.members, code)
    rated = await store.run(store.clubs.ratings, code)
    tables = await store.run(store.clubs.tables, code, LISTED)
    return ClubInfo(
        code=code,
        name=found.name,
        hosting=mine.hosts,
        members=[
            MemberInfo(
                number=each.number,
                name=each.name,
                hosts=each.hosts,
                you=each.guest == mine.guest,
                ratings=[
                    RatingInfo(
                        game=one.game,
                        players=one.players,
                        rating=one.rating.conservative,
                        mu=one.rating.mu,
                        sigma=one.rating.sigma,
                        played=one.played,
                    )
                    for one in rated
                    if one.guest == each.guest
                ],
            )
            for each in members
        ],
        tables=await lobby.list_tables(tables, mine.guest),
    )


@post("/api/clubs/{code:str}/members", responses=PROBLEMS)
async def join_club(request: Asked, code: Code, data: JSONBody[JoinClub]) -> Response[ClubName]:
    """Belong to a club, by the key of its link; members may change their names."""
    ration(request)
    seating.require_proper_name(data.name)
    store, guest = lobby_of(request).store, guest_of(request) or new_guest_id()
    found = await found_club(store, code)
    if await store.run(store.clubs.member, code, guest) is None:
        if data.key is None or not hmac.compare_digest(hash_token(data.key), found.key):
            raise Forbidden("club-key")
        await not_too_many(store, guest)
    try:
        if await store.run(store.clubs.join, code, guest, data.name, time.time(), MOST_MEMBERS) is None:
            raise LimitExceeded("club-full", most=MOST_MEMBERS)
    except Conflict:
        raise Stale("name-twice", name=data.name) from None
    return with_guest(request, guest, ClubName(code, found.name))


@put("/api/clubs/{code:str}/members/{number:int}", responses=PROBLEMS, status_code=204)
async def appoint(request: Asked, code: Code, number: MemberNumber, data: JSONBody[Appoint]) -> None:
    """Make a member a host, or no longer one; one host stays."""
    ration(request)
    await host_of(request, code)
    store = lobby_of(request).store
    if not await store.run(store.clubs.appoint, code, number, data.hosts):
        raise Stale("club-last-host")


@delete("/api/clubs/{code:str}/members/{number:int}", responses=PROBLEMS)
async def leave_club(request: Asked, code: Code, number: MemberNumber) -> None:
    """Leave a club, or as a host let a member go; the last host cannot."""
    ration(request)
    mine = await member_of(request, code)
    if mine.number != number:
        await host_of(request, code)
    store = lobby_of(request).store
    if not await store.run(store.clubs.leave, code, number):
        raise Stale("club-last-host")


@post("/api/clubs/{code:str}/key", responses=PROBLEMS)
async def renew_key(request: Asked, code: Code) -> ClubLink:
    """A new link; the old one opens nothing any more. For hosts."""
    ration(request)
    await host_of(request, code)
    store, key = lobby_of(request).store, new_token()
    await store.run(store.clubs.renew, code, key)
    return linked(request, code, key)


@delete("/api/clubs/{code:str}", responses=PROBLEMS)
async def close_club(request: Asked, code: Code) -> None:
    """Forget a club with its ratings and seasons; for hosts."""
    ration(request)
    await host_of(request, code)
    store = lobby_of(request).store
    await store.run(store.clubs.close, code)


async def found_club(store: Store, code: str) -> Club:
    found = await store.run(store.clubs.find, code)
    if found is None:
        raise NotFound("no-club")
    return found


async def member_of(request: Asked, code: str) -> Member:
    """Whoever asks, as a member of this club; Forbidden to strangers, who do not learn whether there is one."""
    store, guest = lobby_of(request).store, guest_of(request)
    found = await store.run(store.clubs.member, code, guest) if guest else None
    if found is None:
        raise Forbidden("club-only")
    return found


async def host_of(request: Asked, code: str) -> Member:
    found = await member_of(request, code)
    if not found.hosts:
        raise Forbidden("club-host")
    return found


async def not_too_many(store: Store, guest: str) -> None:
    if len(await store.run(store.clubs.of, guest)) >= MOST_CLUBS:
        raise LimitExceeded("club-many", most=MOST_CLUBS)


def linked(request: Asked, code: str, key: str) -> ClubLink:
    return ClubLink(code, f"{base(request)}club/{code}#{key}")


ROUTES = [my_clubs, open_club, club, join_club, appoint, leave_club, renew_key, close_club]
