"""A view of Isle of Cats drawn for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box as boxes
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from katzentisch.core.game import Move
from katzentisch.core.reason import Value
from katzentisch.core.view import View
from katzentisch.core.words import Words
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.box.cells import GRID
from katzentisch.games.isle_of_cats.box.sister import Step
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, NO_COLOUR
from katzentisch.games.isle_of_cats.rules.moves import PLACE, REMOVE
from katzentisch.games.isle_of_cats.shown.boats import INK, boat, legend, poses
from katzentisch.games.isle_of_cats.shown.cards import cards
from katzentisch.games.isle_of_cats.shown.sheet import ending
from katzentisch.games.isle_of_cats.shown.spoken import crew_lines
from katzentisch.games.isle_of_cats.view import IsleView

FORMALITIES = ("ready",)
"""Moves that are made for somebody who sits alone at the screen and has no other."""
CARD_PHASES = ("family-cards", "draft", "before-payment", "payment", "before-lessons", "lessons", "rescue-cards")
PLACING = ("where", "bonus", "which-treasure")
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
    "finds": ("IC-23", "IC-24", "IC-25", "IC-26"),
    "evening": ("IC-27", "IC-28", "IC-R10"),
    "family-day": ("IC-61", "IC-62", "IC-63"),
    "over": ("IC-43", "IC-44", "IC-45", "IC-46"),
}
SOLO_RULES = {
    "draft": ("IC-50",),
    "rescue-cards": ("IC-51",),
    "rescue": ("IC-52", "IC-53", "IC-54", "IC-55"),
    "finds": ("IC-56",),
    "over": ("IC-57", "IC-58"),
}
TAKING = ("bonus", "which-treasure", "which-oshax")
"""Decisions before which the shapes of treasures and Oshax are looked at."""


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """Island, boats, players and own cards, as one seat sees them."""
    assert isinstance(view, IsleView)
    parts: list[RenderableType] = [heading(view, words), fields(view, words), table_of(view, words, names)]
    if view.mode == "solo":
        parts.append(ending(view, words) if view.phase == "over" else sister(view, words))
    shown = [view.seat] if view.seat >= 0 and view.phase != "over" else range(view.players)
    for seat in shown:
        crew = view.crews[seat]
        parts.append(Text(words.say("head-boat", {"seat": seat, "boat": crew.boat}, names), "bold"))
        parts.append(boat(crew, words))
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
        return Group(own, poses(asked.tile, asked.sort)) if asked.asks == "where" else Group(supplies(view, words), own)
    if view.phase in CARD_PHASES:
        return Group(purse(view, words), *cards(view, words))
    if view.left or view.right:
        return Group(purse(view, words), *cats(view, words, gap=1))
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
        parts.append(Text(words.say("head-boat", {"seat": seat, "boat": view.crews[seat].boat}, names)))
        parts += crew_lines(view.crews[seat], words)
    return Group(*parts, *cards(view, words))


def rules_now(view: View) -> Sequence[str]:
    """The rules about this phase, and about placing while a tile is in hand."""
    assert isinstance(view, IsleView)
    if view.pending and view.pending[-1].asks in PLACING:
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
    return words.say("ask-rescue-more" if view.phase == "rescue" and view.rescued else f"ask-{view.phase}")


def preview(view: View, move: Move, words: Words) -> RenderableType | None:
    """The own boat as it would be with the tile placed so; None for any other move."""
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


def show_seat(view: View, seat: int, words: Words, names: Sequence[str]) -> RenderableType:
    """The boat of anybody at the table."""
    assert isinstance(view, IsleView)
    crew = view.crews[seat]
    title = Text(words.say("head-boat", {"seat": seat, "boat": crew.boat}, names), "bold")
    return Group(title, boat(crew, words), legend(words))


# The island


def heading(view: IsleView, words: Words) -> Text:
    if view.phase == "over":
        return Text(words.say("head-over"), "bold")
    if view.day == 0:
        return Text(words.say("head-setup"), "bold")
    line = Text(words.say("head", {"day": view.day}), "bold")
    line.append(f"   {words.say('supply', {'bag': len(view.bag), 'deck': view.deck})}", "dim")
    return line


def purse(view: IsleView, words: Words) -> Text:
    """The day, and what a rescue can be paid with."""
    crew = view.crews[view.seat]
    line = heading(view, words)
    if view.mode != "family":
        line.append(f"   {words.say('purse', {'fish': crew.fish, 'baskets': crew.baskets - crew.used})}", "not bold")
    return line


def fields(view: IsleView, words: Words, shapes: bool = True) -> RenderableType:
    """The cats of both fields, the treasures and the Oshax, with their shapes or by name."""
    return Group(*cats(view, words, 3 if shapes else 0), supplies(view, words, shapes))


def cats(view: IsleView, words: Words, gap: int) -> list[RenderableType]:
    """The cats of both fields, with their shapes so far apart; by name where there is no gap at all."""
    parts: list[RenderableType] = []
    titles = ("left-free", "right-free") if view.mode == "family" else ("left-field", "right-field")
    for title, tiles in zip(titles, (view.left, view.right), strict=True):
        if tiles and not gap:
            parts.append(Text(f"{words.say(title)}: {', '.join(tile_title(each, words) for each in tiles)}"))
        elif tiles:
            parts.append(Text(words.say(title), "bold"))
            parts.append(Columns([tile(each, words) for each in tiles], padding=(0, gap)))
    return parts


def supplies(view: IsleView, words: Words, shapes: bool = True) -> RenderableType:
    """The treasures and the Oshax, with their shapes when they are taken."""
    parts: list[RenderableType] = []
    treasures = [(each, number) for each, number in zip(game.components.commons, view.commons, strict=True) if number]
    rows = (
        (words.say("treasures"), [*treasures, *view.stacks]),
        (words.say("oshax-row"), [(n, 1) for n in view.oshax]),
    )
    for title, found in rows:
        if found and shapes and is_taking(view):
            parts.append(Text(title, "bold"))
            parts.append(Columns([tile(each, words, number) for each, number in found], padding=(0, 3)))
        elif found:
            parts.append(Text(f"{title}: " + "  ".join(tile_title(each, words, number) for each, number in found)))
    return Group(*parts)


def is_taking(view: IsleView) -> bool:
    """Whether treasures and Oshax are taken now, or soon."""
    return view.phase == "finds" or any(asked.asks in TAKING for asked in view.pending)


def tile_title(number: int, words: Words, many: int = 1) -> str:
    """A tile as moves name it, with how many there are."""
    called = words.move(game.tile_name(number))
    return f"{many} × {called}" if many > 1 else called


def tile(number: int, words: Words, many: int = 1) -> Text:
    """A tile by its name, above its shape."""
    each = game.components.tiles[number]
    ink = INK[each.colour] if each.colour < NO_COLOUR else ""
    text = Text(f"{tile_title(number, words, many)}\n", f"bold {ink}")
    cells = {(row, column) for row, column in game.components.shapes[each.shape].cells}
    for row in range(max(row for row, _ in cells) + 1):
        line = "".join("██" if (row, column) in cells else "  " for column in range(max(c for _, c in cells) + 1))
        text.append(f"{line}\n", ink)
    return text


def table_of(view: IsleView, words: Words, names: Sequence[str]) -> Table:
    """Everybody in the order of the island track."""
    table = Table(box=boxes.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    family = view.mode == "family"
    table.add_column(words.say("column-player"))
    columns = ["lessons", "points"] if family else ["fish", "baskets", "hand", "lessons", "laid", "points"]
    for key in columns:
        table.add_column(words.say(f"column-{key}"), justify="right")
    table.add_column("")
    for seat in view.order:
        if seat >= view.players:
            table.add_row(Text(words.say("sister"), "italic"))
            continue
        crew = view.crews[seat]
        values = {
            "fish": str(crew.fish),
            "baskets": f"{crew.baskets - crew.used}/{crew.baskets}",
            "hand": str(crew.hand),
            "lessons": str(crew.lessons),
            "laid": " ".join(map(str, crew.shown_laid)) or str(crew.laid or "–"),
            "points": str(crew.points),
        }
        state = "state-passed" if crew.passed else "state-paid" if crew.paid else "state-ready" if crew.ready else ""
        label = f"{names[seat]} {words.say('own-row')}" if seat == view.seat else names[seat]
        cells = [*(values[key] for key in columns), words.say(state) if state else ""]
        table.add_row(Text(label, "bold" if seat == view.turn else ""), *cells)
    return table


def sister(view: IsleView, words: Words) -> Text:
    colours = [COLOURS[game.components.colour_cards[card]] for card in view.colours]
    text = Text(f"{words.say('sister')}\n", "bold")
    text.append(f"  {words.say('sister-colours', {'colours': list(colours)})}\n", "not bold")
    for card in view.sister_lessons:
        text.append(f"  {card}: {words.say(f'card-{card}')}\n", "not bold")
    if view.sister_cards:
        text.append(f"  {words.say('sister-cards', {'cards': view.sister_cards})}\n", "not bold")
    if view.sister_open:
        card = view.sister_open[-1]
        key = "web-sister-next" if view.sister_waits else "web-sister-last"
        steps = " ".join(step_text(step, words) for step in game.components.basket_cards[card].steps)
        text.append(f"  {words.say(key, {'card': card})}: {steps}\n", "not bold")
    text.append(f"  {words.say('sister-points', {'points': view.sister_points})}", "not bold")
    return text


def step_text(step: Step, words: Words) -> str:
    """One line of a basket card of hers, as a sentence."""
    if step.do == "common":
        return words.say("web-sister-common", {"tile": game.tile_name(int(step.first))})
    data: dict[str, Value] = {"number": int(step.first)}
    return words.say(f"web-sister-{step.do}", data | ({"other": int(step.second)} if step.do == "swap" else {}))
