"""A view of Isle of Cats drawn for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box as boxes
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from katzentisch.core.game import Move
from katzentisch.core.reason import Value
from katzentisch.core.view import View
from katzentisch.core.words import Words
from katzentisch.games.isle_of_cats import game
from katzentisch.games.isle_of_cats.box.cells import COLUMNS, GRID, ROWS
from katzentisch.games.isle_of_cats.box.load import component
from katzentisch.games.isle_of_cats.box.shapes import Shape, posed
from katzentisch.games.isle_of_cats.box.sister import Step
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, NO_COLOUR
from katzentisch.games.isle_of_cats.game import POSE_NAMES
from katzentisch.games.isle_of_cats.rules.moves import PLACE, REMOVE
from katzentisch.games.isle_of_cats.shown.sheet import ending
from katzentisch.games.isle_of_cats.view import CrewView, IsleView

INK = ("blue", "green", "red", "magenta", "dark_orange")
"""The colours of the cats; a letter always doubles them."""
TREASURE = "black on yellow"
ANCHOR = "◆"
TREASURE_SIGN = "*"
ROOMS = tuple((room["id"], room["symbol"] or "plain") for room in component("boats")["rooms"])
FORMALITIES = ("ready",)
"""Moves that are made for somebody who sits alone at the screen and has no other."""
TAKING = ("bonus", "which-treasure", "which-oshax")
"""Decisions before which the shapes of treasures and Oshax are looked at."""
LETTERS = "abcdefghijklmnopqstuvwxyzäöüßαβγδεζηθκλμνξπρσφχψω"
"""One for each tile in the order of laying; r is kept for the rats."""


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


def fields(view: IsleView, words: Words) -> RenderableType:
    """The cats of both fields, the treasures and the Oshax."""
    parts: list[RenderableType] = []
    titles = ("left-free", "right-free") if view.mode == "family" else ("left-field", "right-field")
    for title, tiles in zip(titles, (view.left, view.right), strict=True):
        if tiles:
            parts.append(Text(words.say(title), "bold"))
            parts.append(Columns([tile(each, words) for each in tiles], padding=(0, 3)))
    treasures = [(each, number) for each, number in zip(game.components.commons, view.commons, strict=True) if number]
    rows = (
        (words.say("treasures"), [*treasures, *view.stacks]),
        (words.say("oshax-row"), [(n, 1) for n in view.oshax]),
    )
    for title, found in rows:
        if found and is_taking(view):
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


# Boats


def legend(words: Words) -> Text:
    """What the letters and digits on a boat mean; rooms by their symbols."""
    rooms = [f"{number} {words.say(f'room-{symbol}')}" for number, symbol in ROOMS]
    return Text(f"{words.say('legend')}\n{words.say('rooms')}: {', '.join(rooms)}", "dim")


def boat(crew: CrewView, words: Words, preview: Iterable[int] = (), colour: int = NO_COLOUR) -> Text:
    """A boat: tiles by colour and letter, a digit for the room of a free cell, r for a rat, a capital for a map."""
    signs = [words.say(f"sign-{each}") for each in COLOURS]
    plan = next(plan for plan in game.components.plans if plan.name == crew.boat)
    covered = {cell: at for at, laid in enumerate(crew.tiles) for cell in laid.cells}
    ghost = set(preview)
    text = Text("   " + "".join(f" {chr(65 + column)}" for column in range(COLUMNS)) + "\n", "dim")
    for row in range(ROWS):
        text.append(f" {row + 1} ", "dim")
        for column in range(COLUMNS):
            cell = ROWS * column + row
            if cell in ghost:
                text.append(" @", f"bold {style(colour)}")
            elif cell in covered:
                laid = crew.tiles[covered[cell]]
                sign = signs[laid.colour] if laid.colour < NO_COLOUR else TREASURE_SIGN
                text.append(f"{sign}{LETTERS[covered[cell] % len(LETTERS)]}", style(laid.colour))
            elif not game.components.outline.holds(cell):
                text.append("  ")
            elif plan.rats.holds(cell):
                text.append(" r", "bold")
            elif cell in plan.maps:
                map_colour = plan.maps.index(cell)
                text.append(f" {signs[map_colour]}", f"bold underline {INK[map_colour]}")
            else:
                text.append(f" {game.components.room_of[cell]}", "dim")
        text.append("\n")
    return text


def style(colour: int) -> str:
    """How a tile is coloured: cats in their colour, treasures in gold."""
    return f"white on {INK[colour]}" if colour < NO_COLOUR else TREASURE


def poses(number: int, colour: int) -> RenderableType:
    """Every pose of a tile with its name; a diamond marks the cell that names the place."""
    shape = game.components.shape_of(number)
    drawn = [pose_of(shape, pose.number, colour) for pose in shape.poses]
    return Padding(Columns(drawn, padding=(0, 3)), (0, 0, 0, 2))


def pose_of(shape: Shape, number: int, colour: int) -> Text:
    cells = posed(shape.cells, number)
    top, first = min(row for row, _ in cells), min(column for _, column in cells)
    placed = {(row - top, column - first) for row, column in cells}
    anchor = min((column, row) for row, column in placed)
    text = Text(f"{POSE_NAMES[number]}\n", "bold")
    ink = INK[colour] if colour < NO_COLOUR else "yellow"
    for row in range(max(row for row, _ in placed) + 1):
        for column in range(max(column for _, column in placed) + 1):
            mark = f"{ANCHOR} " if (column, row) == anchor else "██"
            text.append(mark if (row, column) in placed else "  ", ink)
        text.append("\n")
    return text


# Cards


def cards(view: IsleView, words: Words) -> list[RenderableType]:
    """All cards that concern this seat, each with what it does."""
    parts: list[RenderableType] = []
    public = [card for card, _, _ in view.public]
    named = {card: COLOURS[colour] for card, colour, _ in view.public if colour >= 0}
    worth = dict(zip(view.lessons, view.worth, strict=True))
    if view.seat >= 0:
        worth |= dict(zip(public, view.crews[view.seat].public_worth, strict=True))
    for key, found in (
        ("pack", view.pack),
        ("drafted", view.kept),
        ("drawn", view.drawn),
        ("hand", view.hand),
        ("own-lessons", view.lessons),
        ("public-lessons", public),
    ):
        if found:
            parts.append(Text(words.say(key), "bold"))
            parts.append(card_list(found, view.chosen, named, worth, words))
    return parts


def card_list(
    found: Sequence[int], chosen: Sequence[int], named: dict[int, str], worth: dict[int, int], words: Words
) -> Table:
    """Cards with their prices and what they do; lessons on the table with what they are worth now."""
    table = Table(box=None, show_header=False, padding=(0, 1))
    for number in found:
        card = game.components.card(number)
        what = card_text(number, words)
        if number in named:
            what = f"{what} ({words.say(f'colour-{named[number]}')})"
        mark = words.say("chosen-mark") if number in chosen else ""
        if number in worth:
            mark = words.say("worth-now", {"points": worth[number]})
        table.add_row(str(number), words.say("cost", {"cost": int(card.cost)}), what, mark)
    return table


def card_text(number: int, words: Words) -> str:
    """What a card does, in a few words; of the lessons of an expansion only their module is known."""
    card = game.components.card(number)
    for key in (f"card-{number}", f"card-{card.design}"):
        if words.knows(key):
            return words.say(key)
    return words.say("card-expansion", {"module": card.module})
