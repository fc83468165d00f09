"""Playing with anybody: a seat at a table that waits for such a player, or at a new one."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response

from katzentisch.core.catalogue import find
from katzentisch.server.api.request_context import HttpRequest, guest_of, limit_rate, lobby_of, with_guest
from katzentisch.server.context import context_of
from katzentisch.server.store.quick_tables import ANY_NUMBER, Pace, QuickOffer, QuickSeat, QuickWish
from katzentisch.table.identifiers import new_guest_id
from katzentisch.table.wire.field_types import MAX_SEATS, Cat, Name, Word


class QuickGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish to play with anybody, and after how many seconds bots take the seats that are still open."""

    game: Word
    players: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)] | None = None
    """None: any number."""
    pace: Pace
    bots_after: Annotated[int, msgspec.Meta(ge=0, le=14 * 24 * 3600)] | None = None
    """None: never."""
    name: Name
    cat: Cat = 0


async def join_quick_game(request: HttpRequest, data: QuickGame) -> Response[QuickSeat]:
    """Wait for others who want to play the same, at their table or at a new public one; the match begins by itself."""
    limit_rate(request)
    guest = guest_of(request) or new_guest_id()
    bots_at = None if data.bots_after is None else lobby_of(request).now() + data.bots_after
    players = ANY_NUMBER if data.players is None else data.players
    wish = QuickWish(guest, data.name, find(data.game).game.id, players, data.pace, bots_at, data.cat)
    return with_guest(request, guest, await context_of(request).quick_games.join(wish))


async def find_other_quick_game(request: HttpRequest, code: str) -> QuickOffer | None:
    """Another quick game of the same kind, if the caller waits alone at this one; a wish for any number leads there."""
    lobby, guest = lobby_of(request), guest_of(request)
    return await lobby.store.run(lobby.store.quick_tables.find_offer, code, guest, lobby.now()) if guest else None
