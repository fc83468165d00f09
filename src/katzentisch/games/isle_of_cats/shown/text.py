"""A view of Isle of Cats drawn for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from katzentisch.core.game import Move
from katzentisch.core.game_package import GameText
from katzentisch.core.reason import Value
from katzentisch.core.view import View
from katzentisch.core.words import Words
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.box.cells import GRID
from katzentisch.games.isle_of_cats.rules.moves import PLACE, REMOVE, SHIFT, TAKE, USE
from katzentisch.games.isle_of_cats.rules.rescue import PRICES
from katzentisch.games.isle_of_cats.shown.boat_lines import crew_lines
from katzentisch.games.isle_of_cats.shown.boats import boat, boat_with_count, legend, poses
from katzentisch.games.isle_of_cats.shown.cards import cards
from katzentisch.games.isle_of_cats.shown.island import cats, fields, heading, purse, supplies, table_of
from katzentisch.games.isle_of_cats.shown.sheet import ending
from katzentisch.games.isle_of_cats.shown.sister import open_card, sister
from katzentisch.games.isle_of_cats.shown.tile_names import tile_name
from katzentisch.games.isle_of_cats.view import CrewView, IsleView

CARD_PHASES = ("family-cards", "draft", "before-payment", "payment", "before-lessons", "lessons", "rescue-cards")
PLACING_TIME_SHARE = ("where", "bonus", "which-treasure")
SMALL_WIDTH = 80
MAX_BESIDE_LINES = 19
"""What a window of 80 × 24 has room for beside the purse, the question and the prompt."""
RULES = {
    "figures": ("IC-03", "IC-04"),
    "family-cards": ("IC-59", "IC-60"),
    "morning": ("IC-12", "IC-13", "IC-28"),
    "draft": ("IC-14",),
    "before-payment": ("IC-28", "IC-R7"),
    "payment": ("IC-15", "IC-29"),
    "before-lessons": ("IC-16", "IC-28"),
    "lessons": ("IC-16", "IC-R6"),
    "rescue-cards": ("IC-17", "IC-18", "IC-21"),
    "rescue": ("IC-19", "IC-20", "IC-21", "IC-22"),
    "before-sister": ("IC-28", "IC-R8"),
    "finds": ("IC-23", "IC-24", "IC-25", "IC-26"),
    "evening": ("IC-27", "IC-28", "IC-R10"),
    "family-day": ("IC-61", "IC-62", "IC-63"),
    "over": ("IC-43", "IC-44", "IC-45", "IC-46"),
}
SOLO_RULES = {
    "draft": ("IC-50",),
    "rescue-cards": ("IC-51",),
    "rescue": ("IC-52", "IC-53", "IC-54", "IC-55"),
    "before-sister": ("IC-52", "IC-53", "IC-54", "IC-55"),
    "finds": ("IC-56",),
    "over": ("IC-57", "IC-58"),
}


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """Island, boats, players and own cards, as one seat sees them."""
    assert isinstance(view, IsleView)
    parts: list[RenderableType] = [heading(view, words), fields(view, words), table_of(view, words, names)]
    if view.mode == "solo":
        parts.append(ending(view, words) if view.phase == "over" else sister(view, words))
    shown = [view.seat] if view.seat >= 0 and view.phase != "over" else range(view.players)
    for seat in shown:
        crew = view.crews[seat]
        parts.append(Text(words.say("head-boat", {"seat": seat, "boat": number_of(crew)}, names), "bold"))
        parts.append(boat_with_count(crew, words))
    parts.append(legend(words))
    if view.pending and view.pending[-1].asks == "where" and view.decider == view.seat:
        parts.append(poses(view.pending[-1].tile, view.pending[-1].sort))
    parts += cards(view, words)
    return Group(*parts)


def brief(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """What the moment is about: where a tile may lie, or the cats, or the cards."""
    assert isinstance(view, IsleView)
    if view.seat < 0 or view.phase == "over":
        return draw(view, words, names)
    own = boat(view.crews[view.seat], words)
    own.rstrip()
    if view.pending and view.decider == view.seat:
        asked = view.pending[-1]
        if asked.asks == "where":
            return Group(own, poses(asked.tile, asked.sort))
        return Group(supplies(view, words, only_common=asked.asks == "bonus"), own)
    if view.phase in CARD_PHASES:
        return Group(purse(view, words), *cards(view, words))
    if view.left or view.right:
        hers = [Text(open_card(view, words))] if view.sister_waits else []
        beside = Table.grid(padding=(0, 1))
        beside.add_column(no_wrap=True)
        beside.add_column()
        beside.add_row(own, Group(*cats(view, words, gap=1)))
        lines = Console(width=SMALL_WIDTH).render_lines(beside)
        fits = len(lines) + len(hers) <= MAX_BESIDE_LINES
        return Group(purse(view, words), *hers, *([beside] if fits else cats(view, words, gap=1)))
    return Group(purse(view, words), supplies(view, words), own)


def describe(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The same without pictures: what lies where, in lines that can be read out."""
    assert isinstance(view, IsleView)
    parts: list[RenderableType] = [
        heading(view, words),
        fields(view, words, shapes=False),
        table_of(view, words, names),
    ]
    if view.mode == "solo":
        parts.append(ending(view, words) if view.phase == "over" else sister(view, words))
    for seat in [view.seat] if view.seat >= 0 and view.phase != "over" else range(view.players):
        parts.append(Text(words.say("head-boat", {"seat": seat, "boat": number_of(view.crews[seat])}, names)))
        parts += crew_lines(view.crews[seat], words)
    return Group(*parts, *cards(view, words))


def rules_now(view: View) -> Sequence[str]:
    """The rules about this phase, and about placing while a tile is in hand."""
    assert isinstance(view, IsleView)
    if view.pending and view.pending[-1].asks in PLACING_TIME_SHARE:
        return ("IC-06", "IC-07", "IC-08", "IC-09", "IC-10")
    found = RULES[view.phase]
    if view.mode != "solo":
        return found
    return (*found, *SOLO_RULES.get(view.phase, ()))


def ask(view: View, words: Words, names: Sequence[str]) -> str:
    """What is asked of this seat, in one sentence."""
    assert isinstance(view, IsleView)
    if view.phase == "over":
        return words.say("ask-over")
    if view.pending:
        if view.decider != view.seat:
            return words.say("ask-wait", {"seat": view.decider}, names)
        asked = view.pending[-1]
        about: dict[str, Value] = {"tile": game.tile_name(max(asked.tile, 0)), "number": asked.amount}
        return words.say(f"ask-{asked.asks}", about)
    if view.phase in ("draft", "family-cards", "payment"):
        own = view.crews[view.seat] if view.seat >= 0 else None
        if own is None or own.paid or (view.phase != "payment" and own.owed == 0):
            return words.say("ask-wait-all")
        left = own.fish - sum(int(game.components.card(card).cost) for card in view.chosen)
        return words.say(f"ask-{view.phase}", {"number": own.owed, "fish": left})
    if view.turn != view.seat:
        return words.say("ask-wait", {"seat": view.turn}, names)
    if view.phase != "rescue":
        return words.say(f"ask-{view.phase}")
    lack = lacks(view)
    if view.rescued:
        return words.say("ask-rescue-more" if view.crews[view.seat].extra and not lack else "ask-rescue-card")
    return words.say(f"ask-rescue-{lack}" if lack else "ask-rescue")


def lacks(view: IsleView) -> str:
    """What this seat has not enough of to rescue any cat: a basket, fish, or neither."""
    player = view.crews[view.seat]
    cards = [game.components.card(number) for number in view.laid]
    on_cards = sum(int(card.baskets) for card in cards) + sum(int(card.broken) for card in cards) // 2
    if player.baskets - player.used + on_cards == 0:
        return "no-basket"
    return "no-fish" if player.fish < min(PRICES) else ""


def is_formality(view: View, move: str) -> bool:
    """Whether the one move that is left to somebody only says so."""
    assert isinstance(view, IsleView)
    ends_turn = move == "done" and view.moments and view.phase == "rescue" and not view.pending
    return move == "ready" or ends_turn


def preview(view: View, move: Move, words: Words) -> RenderableType | None:
    """The player's own boat as it would be with the tile placed so; None for any other move."""
    assert isinstance(view, IsleView)
    if not PLACE <= move < REMOVE or not view.pending or view.pending[-1].asks != "where":
        return None
    asked = view.pending[-1]
    pose = game.components.shape_of(asked.tile).by_number[(move - PLACE) // GRID]
    if pose is None or not pose.everywhere.holds((move - PLACE) % GRID):
        return None
    cells = pose.cells((move - PLACE) % GRID).numbers()
    title = Text(words.say("preview", {"move": words.move(game.spell(move))}), "bold")
    return Group(title, boat(view.crews[view.seat], words, cells, asked.sort))


def label(move: Move, words: Words, names: Sequence[str]) -> str:
    """A move as people call it: cats by their names."""
    for first, after, verb in ((TAKE, SHIFT, "take"), (SHIFT, USE, "shift")):
        if first <= move < after:
            return f"{words.move(verb)} {tile_name(move - first, words)}"
    return words.move(game.spell(move))


def card_numbers(view: View) -> set[int]:
    """All cards that this seat sees, wherever they lie."""
    assert isinstance(view, IsleView)
    public = [card for card, _, _ in view.public]
    return {*view.pack, *view.kept, *view.drawn, *view.hand, *view.lessons, *public}


def number_of(crew: CrewView) -> str:
    """The number that is printed on a boat."""
    return crew.boat.removeprefix("boat-")


def show_seat(view: View, seat: int, words: Words, names: Sequence[str]) -> RenderableType:
    """The boat of anybody at the table."""
    assert isinstance(view, IsleView)
    crew = view.crews[seat]
    title = Text(words.say("head-boat", {"seat": seat, "boat": number_of(crew)}, names), "bold")
    return Group(title, boat_with_count(crew, words), legend(words))


part = GameText(
    draw=draw,
    ask=ask,
    brief=brief,
    describe=describe,
    show_seat=show_seat,
    rules_now=rules_now,
    preview=preview,
    is_formality=is_formality,
    card_numbers=card_numbers,
    label=label,
)
