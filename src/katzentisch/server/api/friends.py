"""People one has played with: a list, an invitation by one tap, a block; and one's own invitations."""

from __future__ import annotations

from time import time
from typing import Annotated

import msgspec

from katzentisch.server.api.request_context import HttpRequest, guest_of, limit_rate, lobby_of, room_of
from katzentisch.server.context import context_of
from katzentisch.server.store import Store
from katzentisch.server.store.friends import Friend, friend_handle
from katzentisch.table import wire
from katzentisch.table.identifiers import CODE_PATTERN
from katzentisch.table.refusals import Forbidden, NotFound
from katzentisch.table.table_state import identify_visitor


class FriendInfo(msgspec.Struct, frozen=True):
    """Somebody with whom the caller has played."""

    id: str
    """Means this person for the caller alone."""
    name: str
    matches: int
    """How many matches together are over."""
    last: float
    """When the last one was over, or begun."""
    game: str
    """Which game that was; empty of somebody who is blocked."""


class FriendList(msgspec.Struct, frozen=True):
    """People with whom the caller has played, and those whom the caller has blocked."""

    friends: list[FriendInfo]
    blocked: list[FriendInfo]


class InviteFriend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to have somebody at a table."""

    code: Annotated[str, msgspec.Meta(pattern=f"^{CODE_PATTERN.pattern}$")]


class BlockFriend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish never to meet somebody again, or to meet them again."""

    on: bool


class InvitedFriend(msgspec.Struct, frozen=True):
    """Somebody whom the caller knows and who is invited to a table."""

    name: str
    declined: bool


async def list_friends(request: HttpRequest) -> FriendList:
    """People with whom the caller has begun or finished a match; nothing of what they do now."""
    store, guest = lobby_of(request).store, guest_of(request)
    return await store.run(load_friends, store, guest) if guest else FriendList([], [])


async def invite_friend(request: HttpRequest, friend: str, data: InviteFriend) -> None:
    """Invite somebody to one's table, once: they see it in their lobby, and are notified if they allowed it."""
    limit_rate(request)
    _, found = await require_friend(request, friend)
    room, whose = await room_of(request, data.code)
    if not room.state.may_manage(whose):
        raise Forbidden("not-host")
    await room.require_admission(identify_visitor(found.guest))
    store = lobby_of(request).store
    addresses = await store.run(store.friends.invite, data.code, found.guest, time())
    lobby_of(request).announce_invitations(data.code)
    if addresses:
        context_of(request).turn_notifier.invite(room, found.guest, addresses)


async def block_friend(request: HttpRequest, friend: str, data: BlockFriend) -> FriendList:
    """Have nothing to do with somebody any more: no list, no invitation, no seat by chance; or take that back."""
    limit_rate(request)
    guest, found = await require_friend(request, friend, with_blocked=True)
    store = lobby_of(request).store
    if data.on:
        await store.run(store.friends.block, guest, found, time())
    else:
        await store.run(store.friends.unblock, guest, found.guest)
    return await store.run(load_friends, store, guest)


async def list_invitations(request: HttpRequest) -> list[wire.TableInfo]:
    """Tables to which the caller is invited, and which still wait for players."""
    lobby, guest = lobby_of(request), guest_of(request)
    if not guest:
        return []
    return await lobby.list_tables(await lobby.store.run(lobby.store.friends.invitations, guest), guest)


async def list_invited(request: HttpRequest, code: str) -> list[InvitedFriend]:
    """People whom the caller knows and who are invited to this table but do not sit there; who may still come first."""
    room, whose = await room_of(request, code)
    if not room.state.may_manage(whose):
        raise Forbidden("not-host")
    store, guest = lobby_of(request).store, guest_of(request)
    seated = {chair.guest for chair in room.state.row.chairs}
    answers = await store.run(store.friends.invited, code)
    known = await store.run(store.friends.of, guest) if guest and answers.keys() - seated else []
    away = [each for each in known if each.guest in answers and each.guest not in seated]
    return sorted((InvitedFriend(each.name, answers[each.guest]) for each in away), key=lambda each: each.declined)


async def decline_invitation(request: HttpRequest, code: str) -> None:
    """Take an invitation off the caller's list; players at the table who know the caller are told."""
    store, guest = lobby_of(request).store, guest_of(request)
    if not guest or not await store.run(store.friends.decline, code, guest, time()):
        raise NotFound("invitation-unknown")
    lobby_of(request).announce_invitations(code)


async def require_friend(request: HttpRequest, friend: str, with_blocked: bool = False) -> tuple[str, Friend]:
    """The caller, and whom they mean; NotFound if it is nobody with whom they have played."""
    store, guest = lobby_of(request).store, guest_of(request)
    known: list[Friend] = []
    if guest:
        known += await store.run(store.friends.of, guest)
        known += await store.run(store.friends.blocked, guest) if with_blocked else []
    found = next((each for each in known if guest and friend_handle(guest, each.guest) == friend), None)
    if guest is None or found is None:
        raise NotFound("friend-unknown")
    return guest, found


def load_friends(store: Store, guest: str) -> FriendList:
    return FriendList(
        [describe_friend(guest, each) for each in store.friends.of(guest)],
        [describe_friend(guest, each) for each in store.friends.blocked(guest)],
    )


def describe_friend(guest: str, friend: Friend) -> FriendInfo:
    return FriendInfo(friend_handle(guest, friend.guest), friend.name, friend.matches, friend.last, friend.game)
