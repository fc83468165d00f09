"""Clubs: opened, joined by a link, and seen by members alone."""

from __future__ import annotations

import hmac
import time
from typing import Annotated

import msgspec
from litestar import Response

from katzentisch.club.rating import is_provisional
from katzentisch.server.api.request_context import (
    HttpRequest,
    base_url,
    guest_of,
    limit_rate,
    lobby_of,
    with_guest,
)
from katzentisch.server.store import Store
from katzentisch.server.store.clubs import Club, Member
from katzentisch.server.store.persons import IdentityChange
from katzentisch.table import seating, wire
from katzentisch.table.identifiers import hash_token, new_code, new_guest_id, new_token
from katzentisch.table.refusals import Forbidden, LimitExceeded, NotFound, Stale
from katzentisch.table.stored import Conflict
from katzentisch.table.wire.field_types import Name, Token

MAX_CLUBS = 50
"""Clubs to which one guest belongs."""
MAX_MEMBERS = 500
MAX_LISTED_TABLES = 50
"""Tables of a club that are shown."""

PRINTABLE = r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$"
"""No control character anywhere, and something that shows."""
MAX_TITLE_CHARACTERS = 60
"""Characters."""
Title = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_TITLE_CHARACTERS, pattern=PRINTABLE)]
"""What a club or a season may be called."""


class OpenClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a club, and how its host is called there."""

    name: Title
    member: Name


class JoinClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to belong to a club, with the key of its link, under a name that nobody else has there."""

    name: Name
    key: Token | None = None
    """Not needed by members, who change their names."""


class ClubKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a club's link."""

    key: Token


class ClubInvitation(msgspec.Struct, frozen=True):
    """What a club's link invites to."""

    club: str
    inviter: str
    members: int


class SetClubHost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish that a member shall be host, or no longer."""

    hosts: bool


class ClubName(msgspec.Struct, frozen=True):
    """A club in the list of one's own."""

    code: str
    name: str
    open_season: bool
    """Whether the caller can still join a season of it."""
    members: int


class ClubLink(msgspec.Struct, frozen=True):
    """The link to a club; anyone with the whole link can join. Its fragment never reaches a server."""

    code: str
    link: str


class RatingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A member's strength in a game at tables of a size."""

    game: str
    players: int
    rating: float
    """A cautious estimate of strength: the mean less three standard deviations, as openskill computes it."""
    mu: float
    sigma: float
    points: int
    """The mean as people read it: everybody starts at 1000."""
    played: int
    provisional: bool
    """Whether too few matches have counted to say much."""


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


async def list_my_clubs(request: HttpRequest) -> list[ClubName]:
    """The clubs to which the guest belongs."""
    store, guest = lobby_of(request).store, guest_of(request)
    found = await store.run(store.clubs.of, guest) if guest else []
    open_to = await store.run(store.clubs.with_open_season, guest) if guest and found else set()
    many = await store.run(store.clubs.sizes, [club.code for club in found])
    return [ClubName(club.code, club.name, club.code in open_to, many[club.code]) for club in found]


async def open_club(request: HttpRequest, data: OpenClub) -> Response[ClubLink]:
    """Open a club and be its host."""
    limit_rate(request)
    seating.require_proper_name(data.member)
    store, guest, now = lobby_of(request).store, guest_of(request) or new_guest_id(), time.time()
    await require_room_for_club(store, guest)
    code, key = new_code(), new_token()
    club = Club(code, data.name.strip(), hash_token(key), now, inviter=1)
    await store.run(store.clubs.open, club, Member(code, guest, 1, data.member, True, now))
    return with_guest(request, guest, club_link(request, code, key))


async def get_club(request: HttpRequest, code: str) -> ClubInfo:
    """A club with its members, their ratings, and its tables; for members."""
    lobby = lobby_of(request)
    store = lobby.store
    mine, found = await require_member(request, code), await load_club(store, code)
    members = await store.run(store.clubs.members, code)
    rated = await store.run(store.clubs.ratings, code)
    tables = await store.run(store.clubs.tables, code, MAX_LISTED_TABLES)
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
                        points=one.rating.points,
                        played=one.played,
                        provisional=is_provisional(one.played),
                    )
                    for one in rated
                    if one.guest == each.guest
                ],
            )
            for each in members
        ],
        tables=await lobby.list_tables(tables, mine.guest),
    )


async def join_club(request: HttpRequest, code: str, data: JoinClub) -> Response[ClubName]:
    """Belong to a club, by the key of its link; members may change their names."""
    limit_rate(request)
    seating.require_proper_name(data.name)
    store, guest = lobby_of(request).store, guest_of(request) or new_guest_id()
    found = await load_club(store, code)
    if await store.run(store.clubs.member, code, guest) is None:
        require_key(found, data.key)
        await require_room_for_club(store, guest)
    try:
        if await store.run(store.clubs.join, code, guest, data.name, time.time(), MAX_MEMBERS) is None:
            raise LimitExceeded("club-full", most=MAX_MEMBERS)
    except Conflict:
        raise Stale("name-twice", name=data.name) from None
    open_to = await store.run(store.clubs.with_open_season, guest)
    many = await store.run(store.clubs.sizes, [code])
    return with_guest(request, guest, ClubName(code, found.name, code in open_to, many[code]))


async def inspect_invitation(request: HttpRequest, code: str, data: ClubKey) -> ClubInvitation:
    """What the link of a club is an invitation to, and who made it, for somebody who is not a member yet."""
    limit_rate(request)
    store = lobby_of(request).store
    found = await load_club(store, code)
    require_key(found, data.key)
    members = await store.run(store.clubs.members, code)
    hosts = [each.name for each in members if each.hosts]
    made = [each.name for each in members if each.number == found.inviter]
    return ClubInvitation(found.name, next(iter([*made, *hosts]), ""), len(members))


async def set_club_host(request: HttpRequest, code: str, number: int, data: SetClubHost) -> None:
    """Make a member a host, or no longer one; one host stays."""
    limit_rate(request)
    await require_club_host(request, code)
    store = lobby_of(request).store
    if not await store.run(store.clubs.appoint, code, number, data.hosts):
        raise Stale("club-last-host")


async def remove_member(request: HttpRequest, code: str, number: int) -> None:
    """Leave a club, or as a host let a member go; the last host cannot."""
    limit_rate(request)
    mine = await require_member(request, code)
    leaves = mine.number == number
    if not leaves:
        await require_club_host(request, code)
    lobby = lobby_of(request)
    store = lobby.store
    gone = await store.run(store.clubs.leave, code, number, None if leaves else lobby.now())
    if gone is None:
        raise Stale("club-last-host")
    handles = await store.run(store.persons.handles, gone)
    await lobby.reload_everywhere(IdentityChange(handles, []))  # those who come back are asked again who they are


async def renew_club_key(request: HttpRequest, code: str) -> ClubLink:
    """A new link; the old one opens nothing any more. For hosts."""
    limit_rate(request)
    host, store, key = await require_club_host(request, code), lobby_of(request).store, new_token()
    await store.run(store.clubs.renew, code, key, host.number)
    return club_link(request, code, key)


async def close_club(request: HttpRequest, code: str) -> None:
    """Forget a club with its ratings and seasons; for hosts."""
    limit_rate(request)
    await require_club_host(request, code)
    store = lobby_of(request).store
    if await store.run(store.seasons.plays_secret_deals, code, time.time()):
        raise Stale("deal-on")
    await store.run(store.clubs.close, code)


def require_key(club: Club, key: str | None) -> None:
    if key is None or not hmac.compare_digest(hash_token(key), club.key):
        raise Forbidden("club-key")


async def load_club(store: Store, code: str) -> Club:
    found = await store.run(store.clubs.find, code)
    if found is None:
        raise NotFound("no-club")
    return found


async def require_member(request: HttpRequest, code: str) -> Member:
    """The caller as a member of this club; Forbidden for others, who do not learn whether it exists, and with the
    reason for those whom a host removed."""
    store, guest = lobby_of(request).store, guest_of(request)
    found = await store.run(store.clubs.member, code, guest) if guest else None
    if found is None:
        name = await store.run(store.clubs.removed_from, code, guest) if guest else None
        raise Forbidden("club-only") if name is None else Forbidden("club-removed", club=name)
    return found


async def require_club_host(request: HttpRequest, code: str) -> Member:
    found = await require_member(request, code)
    if not found.hosts:
        raise Forbidden("club-host")
    return found


async def require_room_for_club(store: Store, guest: str) -> None:
    if len(await store.run(store.clubs.of, guest)) >= MAX_CLUBS:
        raise LimitExceeded("club-many", most=MAX_CLUBS)


def club_link(request: HttpRequest, code: str, key: str) -> ClubLink:
    return ClubLink(code, f"{base_url(request)}club/{code}#{key}")
