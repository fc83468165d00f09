"""The table: island, fields, supplies and everybody's boat, hand and fish. The chapters of the rulebook act on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from katzentisch.core.chance import Chance
from katzentisch.core.event import Event
from katzentisch.core.reason import Value
from katzentisch.core.state import State
from katzentisch.games.isle_of_cats.box.boat import Boat, Plan
from katzentisch.games.isle_of_cats.box.components import CARDS, OSHAX, RARE, Box
from katzentisch.games.isle_of_cats.rules.moves import WHERE, WHICH_COLOUR, WHICH_FIELD, Pending

VOYAGE: Final = 0
SOLO: Final = 1
FAMILY_MODE: Final = 2
MODES: Final = ("voyage", "solo", "family")

FIGURES: Final = 0
FAMILY_CARDS: Final = 1
MORNING: Final = 2
DRAFT: Final = 3
BEFORE_PAYMENT: Final = 4
PAYMENT: Final = 5
BEFORE_LESSONS: Final = 6
LESSONS: Final = 7
RESCUE_CARDS: Final = 8
RESCUE: Final = 9
FINDS: Final = 10
EVENING: Final = 11
FAMILY_DAY: Final = 12
OVER: Final = 13
PHASES: Final = (
    "figures",
    "family-cards",
    "morning",
    "draft",
    "before-payment",
    "payment",
    "before-lessons",
    "lessons",
    "rescue-cards",
    "rescue",
    "finds",
    "evening",
    "family-day",
    "over",
)

DAYS: Final = 5
SISTER: Final = 1
"""Her number in the order of the solo game."""
DISCARDED: Final = 64
"""In the notes about a card: it may lie on the discard pile. The lower bits are the seats that may hold it."""
NO_NOTES: Final = [0] * CARDS


class Crew:
    """One player: the boat, and what lies before it. Lists are replaced, never changed."""

    def __init__(self, boat: Boat) -> None:
        self.boat = boat
        self.figure: i64 = -1
        self.fish: i64 = 0
        self.baskets: i64 = 0
        """Permanent ones, used or not."""
        self.used: i64 = 0
        self.hand: list[int] = []
        self.lessons: list[int] = []
        """Private lessons on the table, or family cards."""
        self.laid: list[int] = []
        """Rescue cards of this day."""
        self.pack: list[int] = []
        """Cards to keep some of: in the draft, or of three family cards."""
        self.kept: list[int] = []
        """Cards drafted this day and not yet paid for."""
        self.owed: i64 = 0
        """How many of the pack are still to be kept."""
        self.seen: list[list[int]] = []
        """The packs of this day's draft as they came in."""
        self.chosen: list[int] = []
        """Cards to be paid for."""
        self.paid = False
        self.drawn: list[int] = []
        """Cards drawn by an anytime card, to be paid for or discarded."""
        self.unread: i64 = 0
        """How many cards of the hand may be lessons, since they came after lessons were laid out."""
        self.extra: i64 = 0
        """Rescues beyond the one of a turn."""
        self.anywhere = False
        """The next tile need not touch."""
        self.passed = False
        self.ready = False
        self.notes = NO_NOTES
        """For every card: who may hold it, for all this player has seen; 0 if it was never seen."""

    def copy(self) -> Crew:
        other = Crew(self.boat.copy())
        other.figure = self.figure
        other.fish = self.fish
        other.baskets = self.baskets
        other.used = self.used
        other.hand = self.hand
        other.lessons = self.lessons
        other.laid = self.laid
        other.pack = self.pack
        other.kept = self.kept
        other.owed = self.owed
        other.seen = self.seen
        other.chosen = self.chosen
        other.paid = self.paid
        other.drawn = self.drawn
        other.unread = self.unread
        other.extra = self.extra
        other.anywhere = self.anywhere
        other.passed = self.passed
        other.ready = self.ready
        other.notes = self.notes
        return other

    def take(self, cards: list[int]) -> None:
        """Put cards into the hand."""
        self.hand = sorted(self.hand + cards)
        self.unread += len(cards)

    def drop(self, card: i64) -> None:
        """Take a card out of the hand."""
        self.hand = without(self.hand, card)
        if self.unread > len(self.hand):
            self.unread = len(self.hand)

    def knows_discarded(self, cards: list[int]) -> None:
        """This player alone put these cards on the discard pile."""
        if cards:
            notes = list(self.notes)
            for card in cards:
                notes[card] = DISCARDED
            self.notes = notes


def without(cards: list[int], card: i64) -> list[int]:
    """The list without the first such card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """All that lies on the table, and whose turn it is. Lists are replaced, never changed."""

    def __init__(self, box: Box, players: i64, mode: i64, chance: Chance) -> None:
        super().__init__()
        self.box = box
        self.players: i64 = players
        self.mode: i64 = mode
        self.chance = chance
        self.modules = ""
        self.promos = False
        self.difficulty = ""
        self.crews: list[Crew] = []
        self.phase: i64 = FIGURES
        self.day: i64 = 0
        self.order: list[int] = []
        """The island track, the first player first; in the solo game the sister is on it."""
        self.turn: i64 = -1
        self.round: i64 = 0
        """Which pack of the draft is in everybody's hands, from 0; 4 once it is over."""
        self.rescued: i64 = 0
        """Rescues in this turn."""
        self.stack: list[Pending] = []
        """What the decider owes, the next decision last."""
        self.decider: i64 = -1
        self.left: list[int] = []
        self.right: list[int] = []
        self.stacks: list[tuple[int, int]] = []
        """Rare treasures under the island, by shape in the order of their first coming: tile and number."""
        self.commons: list[int] = []
        """How many of each common treasure are left."""
        self.oshax: list[int] = []
        self.bag: list[int] = []
        self.bag_top: i64 = 0
        self.gone: list[int] = []
        """Tiles out of the game."""
        self.deck: list[int] = []
        self.deck_top: i64 = 0
        self.open_discards: list[int] = []
        """Discards that everybody saw being played."""
        self.hidden_discards: list[int] = []
        self.public: list[tuple[int, int, int]] = []
        """Public lessons: card, the colour named or -1, and who laid it out."""
        self.baskets_left: i64 = 0
        self.aside: list[int] = []
        """Family or solo cards that went back into the box."""
        self.colours: list[int] = []
        """The sister's colour cards, in their row."""
        self.shown: i64 = 0
        """How many of them are open."""
        self.sister_lessons: list[int] = []
        self.pile: list[int] = []
        """The sister's basket cards."""
        self.pile_top: i64 = 0
        self.sister_cards: i64 = 0
        """How many of her cards of today she has yet to resolve; those still face down are the next of the pile."""
        self.sister_waits = False
        """Her first card of the day is open and not yet resolved."""
        self.sister_open: list[int] = []
        """Her basket cards that were turned over, the last one last."""

    def copy_table(self, other: Table) -> None:
        """Make another table look like this one."""
        for crew in self.crews:
            other.crews.append(crew.copy())
        other.modules = self.modules
        other.promos = self.promos
        other.difficulty = self.difficulty
        other.phase = self.phase
        other.day = self.day
        other.order = self.order
        other.turn = self.turn
        other.round = self.round
        other.rescued = self.rescued
        other.stack = self.stack
        other.decider = self.decider
        other.left = self.left
        other.right = self.right
        other.stacks = self.stacks
        other.commons = self.commons
        other.oshax = self.oshax
        other.bag = self.bag
        other.bag_top = self.bag_top
        other.gone = self.gone
        other.deck = self.deck
        other.deck_top = self.deck_top
        other.open_discards = self.open_discards
        other.hidden_discards = self.hidden_discards
        other.public = self.public
        other.baskets_left = self.baskets_left
        other.aside = self.aside
        other.colours = self.colours
        other.shown = self.shown
        other.sister_lessons = self.sister_lessons
        other.pile = self.pile
        other.pile_top = self.pile_top
        other.sister_cards = self.sister_cards
        other.sister_waits = self.sister_waits
        other.sister_open = self.sister_open

    def new_crew(self, plan: Plan) -> Crew:
        return Crew(Boat(plan, self.box.outline))

    # What is pending

    def ask(self, seat: i64, asks: i64, tile: i64 = -1, amount: i64 = 1, sort: i64 = 0) -> None:
        """A seat owes a decision before anything else happens."""
        self.decider = seat
        self.stack = self.stack + [Pending(asks, tile, amount, sort)]

    def answered(self) -> Pending:
        """Take the decision that was just made off the stack."""
        pending = self.stack[-1]
        self.stack = self.stack[:-1]
        return pending

    # Supplies

    def draw_tile(self) -> i64:
        """The next tile of the bag, or -1 if it is empty (IC-R4)."""
        if self.bag_top >= len(self.bag):
            return -1
        self.bag_top += 1
        return self.bag[self.bag_top - 1]

    def draw_cards(self, number: i64) -> list[int]:
        """The next cards of the deck, fewer if it runs out (IC-R4)."""
        cards = self.deck[self.deck_top : self.deck_top + number]
        self.deck_top += len(cards)
        return cards

    def lay_under_island(self, tile: i64) -> None:
        """A rare treasure or a promo Oshax turned up (IC-12, IC-49, IC-65)."""
        if self.box.tiles[tile].kind == OSHAX:
            self.oshax = self.oshax + [int(tile)]
            return
        for at, stack in enumerate(self.stacks):
            if stack[0] == tile:
                self.stacks = self.stacks[:at] + [(stack[0], stack[1] + 1)] + self.stacks[at + 1 :]
                return
        self.stacks = self.stacks + [(int(tile), 1)]

    def take_rare(self, tile: i64) -> None:
        """Take one rare treasure from its stack; an empty stack closes up (IC-R38)."""
        for at, stack in enumerate(self.stacks):
            if stack[0] == tile:
                rest: list[tuple[int, int]] = [(stack[0], stack[1] - 1)] if stack[1] > 1 else []
                self.stacks = self.stacks[:at] + rest + self.stacks[at + 1 :]
                return

    def take_common(self, tile: i64) -> None:
        at: i64 = tile - self.box.commons[0]
        commons = list(self.commons)
        commons[at] -= 1
        self.commons = commons

    def take_treasure(self, tile: i64) -> None:
        if self.box.tiles[tile].kind == RARE:
            self.take_rare(tile)
        else:
            self.take_common(tile)

    def discard_open(self, card: i64) -> None:
        self.open_discards = self.open_discards + [int(card)]

    def discard_hidden(self, crew: Crew, cards: list[int]) -> None:
        """Put cards face down on the discard pile; only their owner knows them (IC-15)."""
        self.hidden_discards = self.hidden_discards + cards
        crew.knows_discarded(cards)

    # Order

    def reset_turns(self) -> None:
        """Nobody has passed, and nobody is ready."""
        for crew in self.crews:
            crew.passed = False
            crew.ready = False

    def unready(self) -> i64:
        """The first in the order who holds cards and has not let the moment go by; -1 if there is none (IC-28)."""
        for seat in self.order:
            if seat < self.players and self.crews[seat].hand and not self.crews[seat].ready:
                return seat
        return -1

    def following(self, seat: i64) -> i64:
        """The next on the island track."""
        at = self.order.index(seat) + 1
        return self.order[at] if at < len(self.order) else self.order[0]

    def tell(self, key: str, data: dict[str, Value], to: int | None = None, quiet: bool = False) -> None:
        if self.log is not None:
            self.log.append(Event(key, data, to, quiet))

    def census(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        cards = self.deck[self.deck_top :] + self.open_discards + self.hidden_discards + self.aside
        cards = cards + [card for card, _, _ in self.public] + self.colours + self.sister_lessons + self.pile
        tiles = self.left + self.right + self.oshax + self.bag[self.bag_top :] + self.gone
        baskets: i64 = self.baskets_left
        for at, tile in enumerate(self.box.commons):
            tiles = tiles + [tile] * self.commons[at]
        for tile, many in self.stacks:
            tiles = tiles + [tile] * many
        for crew in self.crews:
            cards = cards + crew.hand + crew.lessons + crew.laid + crew.pack + crew.kept + crew.drawn
            tiles = tiles + [laid % 256 for laid in crew.boat.tiles]
            baskets += crew.baskets
        for pending in self.stack:
            if pending.asks == WHERE or pending.asks == WHICH_FIELD or pending.asks == WHICH_COLOUR:
                tiles = tiles + [int(pending.tile)]
        for card in cards:
            counts[f"card {card}"] = counts.get(f"card {card}", 0) + 1
        for tile in tiles:
            name = self.box.tiles[tile].name
            counts[name] = counts.get(name, 0) + 1
        if self.mode != FAMILY_MODE:
            counts["permanent basket"] = int(baskets)
        return counts
