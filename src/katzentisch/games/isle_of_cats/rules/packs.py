"""The packs of a draft as far as a viewer knows them: what was kept of each, and what is left."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.chance import Rng
from katzentisch.games.isle_of_cats.rules.exploration import PICKS, direction, passed_on
from katzentisch.games.isle_of_cats.rules.hiding import Unseen
from katzentisch.games.isle_of_cats.rules.phases import SOLO
from katzentisch.games.isle_of_cats.rules.table import Table
from katzentisch.games.isle_of_cats.view import IsleView


def deal_packs(world: Table, view: IsleView, unseen: Unseen, rng: Rng) -> None:
    """The packs of this day, as far as the viewer knows them; the rest was never seen."""
    if world.mode == SOLO:
        if view.seat < 0:
            player = world.seats[0]
            player.kept = unseen.take(view.crews[0].kept)
            if player.owed > 0:
                player.pack = unseen.take(5 - (3 - player.owed))
        return
    for seat, player in enumerate(world.seats):
        if seat != view.seat:
            player.kept = []
            player.seen = []
    way: i64 = direction(view.day)
    slots: list[list[list[int]]] = []
    for pack in range(view.players):
        slots.append(pack_slots(view, pack, way, unseen, rng))
    last: i64 = min(view.round, 3)
    at: i64 = 0
    while at <= last:
        for seat, player in enumerate(world.seats):
            if seat == view.seat:
                continue
            pack = (seat - way * at) % view.players
            player.kept = player.kept + slots[pack][at]
            here: list[int] = []
            for slot in slots[pack][at:]:
                here += slot
            player.seen = player.seen + [sorted(here)]
            if at == view.round:
                player.pack = sorted(slots[pack][at + 1])
        at += 1


def pack_slots(view: IsleView, pack: i64, way: i64, unseen: Unseen, rng: Rng) -> list[list[int]]:
    """What was kept of one pack in each round, and last what is left of it."""
    last: i64 = min(view.round, 3)
    sizes: list[int] = []
    left: i64 = 7
    at: i64 = 0
    while at <= last:
        holder: i64 = (pack + way * at) % view.players
        size: i64 = PICKS[at]
        if at == view.round:
            size -= view.crews[holder].owed
        sizes.append(size)
        left -= size
        at += 1
    sizes.append(left)
    found: list[list[int]] = []
    known: list[int] = []
    sighted = False
    at = 0
    while at <= last:
        holder = (pack + way * at) % view.players
        if holder == view.seat:
            found.append(list(view.kept[2 * at : 2 * at + 2]))
            known = passed_on([list(each) for each in view.seen], list(view.kept), view.players, at)
            rng.shuffle(known)
            sighted = True
        elif sighted:
            found.append(known[: sizes[at]])
            known = known[sizes[at] :]
        else:
            found.append(unseen.take(sizes[at]))
        at += 1
    if view.seat >= 0 and view.round < 4 and (pack + way * view.round) % view.players == view.seat:
        found.append(list(view.pack))
    else:
        found.append(known if sighted else unseen.take(sizes[last + 1]))
    return found
