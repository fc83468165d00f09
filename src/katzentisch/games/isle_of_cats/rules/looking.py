"""What a seat may know of a table."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.boat import colour_of, place_of, tile_of
from katzentisch.games.isle_of_cats.box.card_set import CardSet
from katzentisch.games.isle_of_cats.rules.moves import ASKED
from katzentisch.games.isle_of_cats.rules.phases import MODES, OVER, PHASES, RESCUE_CARDS
from katzentisch.games.isle_of_cats.rules.player_state import NO_NOTES, PlayerState
from katzentisch.games.isle_of_cats.rules.score import Sheet, cells_at
from katzentisch.games.isle_of_cats.rules.table import Table
from katzentisch.games.isle_of_cats.view import Asked, CrewView, IsleView, LaidTile


def look(table: Table, seat: i64, sheets: list[Sheet], worth: list[int], sister_points: int) -> IsleView:
    """The view of one seat, or of the gallery; `worth` is that of the player's own lessons."""
    own = table.seats[seat] if seat >= 0 else table.new_crew(table.box.plans[0])
    seats: list[CrewView] = []
    for other, player in enumerate(table.seats):
        seats.append(look_at(table, player, sheets[other]))
    pending: list[Asked] = []
    for asked in table.stack:
        pending.append(Asked(ASKED[asked.asks], asked.tile, asked.amount, asked.sort))
    return IsleView(
        seat=seat,
        players=table.players,
        mode=MODES[table.mode],
        modules=table.modules,
        promos=table.promos,
        difficulty=table.difficulty,
        moments=table.moments,
        phase=PHASES[table.phase],
        day=table.day,
        order=tuple(table.order),
        turn=table.turn,
        round=table.round,
        rescued=table.rescued,
        decider=table.decider,
        pending=tuple(pending),
        left=tuple(table.left),
        right=tuple(table.right),
        stacks=tuple(table.stacks),
        commons=tuple(table.commons),
        oshax=tuple(table.oshax),
        bag=tuple(sorted(table.bag[table.bag_top :])),
        gone=tuple(sorted(table.gone)),
        deck=len(table.deck) - table.deck_top,
        discards=len(table.hidden_discards),
        played=tuple(table.open_discards),
        public=tuple(table.public),
        baskets_left=table.baskets_left,
        crews=tuple(seats),
        colours=tuple(table.colours[: table.shown]),
        sister_lessons=tuple(table.sister_lessons),
        sister_open=tuple(table.sister_open),
        sister_cards=table.sister_cards,
        sister_waits=table.sister_waits,
        sister_pile=len(table.pile) - table.pile_top,
        sister_points=sister_points,
        hand=tuple(own.hand),
        lessons=tuple(own.lessons),
        worth=tuple(worth),
        laid=tuple(own.laid),
        pack=tuple(own.pack),
        kept=tuple(own.kept),
        seen=tuple([tuple(pack) for pack in own.seen]),
        chosen=tuple(own.chosen),
        drawn=tuple(own.drawn),
        notes=tuple(notes_of(table, own)),
    )


def look_at(table: Table, player: PlayerState, sheet: Sheet) -> CrewView:
    """What everybody may know of one player."""
    tiles: list[LaidTile] = []
    laid: i64
    for laid in player.boat.tiles:
        cells = tuple(cells_at(table.box, laid).numbers())
        tiles.append(LaidTile(tile_of(laid), colour_of(laid), place_of(laid), cells))
    return CrewView(
        boat=player.boat.plan.name,
        tiles=tuple(tiles),
        figure=player.figure,
        fish=player.fish,
        baskets=player.baskets,
        used=player.used,
        hand=len(player.hand),
        lessons=len(player.lessons),
        shown_lessons=tuple(player.lessons) if table.phase == OVER else (),
        shown_worth=tuple(sheet.lessons.values()),
        public_worth=tuple(sheet.public_lessons.values()),
        laid=len(player.laid),
        shown_laid=() if table.phase == RESCUE_CARDS else tuple(player.laid),
        kept=len(player.kept),
        owed=player.owed,
        paid=player.paid,
        drawn=len(player.drawn),
        unread=player.unread,
        extra=player.extra,
        anywhere=player.anywhere,
        passed=player.passed,
        ready=player.ready,
        points=int(sheet.total()),
    )


def notes_of(table: Table, own: PlayerState) -> list[tuple[int, int]]:
    """Cards once seen whose place is not plain to see, with all places they may be in."""
    if own.notes is NO_NOTES:
        return []
    plain = plain_cards(table, own)
    found: list[tuple[int, int]] = []
    card: i64 = 0
    holders: i64
    for holders in own.notes:
        if holders != 0 and not plain.holds(card):
            found.append((card, holders))
        card += 1
    return found


def plain_cards(table: Table, own: PlayerState) -> CardSet:
    """The cards whose place is plain to see for this player."""
    plain = CardSet()
    plain.add_all(table.open_discards)
    plain.add_all(own.hand)
    plain.add_all(own.lessons)
    plain.add_all(own.laid)
    plain.add_all(own.pack)
    plain.add_all(own.kept)
    plain.add_all(own.drawn)
    card: i64
    for card, _, _ in table.public:
        plain.add(card)
    for player in table.seats:
        if table.phase != RESCUE_CARDS:
            plain.add_all(player.laid)
        if table.phase == OVER:
            plain.add_all(player.lessons)
    return plain
