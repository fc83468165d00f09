"""The table: the island, everybody around it, and whose turn it is. The chapters of the rulebook act on it."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.chance import Chance
from katzentisch.core.event import Event
from katzentisch.core.reason import Value
from katzentisch.games.isle_of_cats.box.boat import Boat, Plan
from katzentisch.games.isle_of_cats.box.components import Box
from katzentisch.games.isle_of_cats.rules.island import Island
from katzentisch.games.isle_of_cats.rules.moves import WHERE, WHICH_COLOUR, WHICH_FIELD, Pending
from katzentisch.games.isle_of_cats.rules.phases import FAMILY_MODE, FIGURES
from katzentisch.games.isle_of_cats.rules.player_state import PlayerState


class Table(Island):
    """The island with its crews, the sister's cards, and what is owed by whom. Lists are replaced, never changed."""

    def __init__(self, box: Box, players: i64, mode: i64, chance: Chance) -> None:
        super().__init__(box, chance)
        self.players: i64 = players
        self.mode: i64 = mode
        self.modules = ""
        self.promos = False
        self.difficulty = ""
        self.moments = False
        """Anytime cards can be played at every moment, also after a rescue and before each card of the sister."""
        self.seats: list[PlayerState] = []
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
        self.public: list[tuple[int, int, int]] = []
        """Public lessons: card, the colour named or -1, and who laid it out."""
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
        self.copy_island(other)
        for player in self.seats:
            other.seats.append(player.copy())
        other.modules = self.modules
        other.promos = self.promos
        other.difficulty = self.difficulty
        other.moments = self.moments
        other.phase = self.phase
        other.day = self.day
        other.order = self.order
        other.turn = self.turn
        other.round = self.round
        other.rescued = self.rescued
        other.stack = self.stack
        other.decider = self.decider
        other.public = self.public
        other.colours = self.colours
        other.shown = self.shown
        other.sister_lessons = self.sister_lessons
        other.pile = self.pile
        other.pile_top = self.pile_top
        other.sister_cards = self.sister_cards
        other.sister_waits = self.sister_waits
        other.sister_open = self.sister_open

    def new_crew(self, plan: Plan) -> PlayerState:
        return PlayerState(Boat(plan, self.box.outline))

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

    # Order

    def reset_turns(self) -> None:
        """Nobody has passed, and nobody is ready."""
        for player in self.seats:
            player.passed = False
            player.ready = False

    def unready(self) -> i64:
        """The first in the order who holds cards and has not let the moment go by; -1 if there is none (IC-28)."""
        for seat in self.order:
            if seat < self.players and self.seats[seat].hand and not self.seats[seat].ready:
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
        for player in self.seats:
            cards = cards + player.hand + player.lessons + player.laid + player.pack + player.kept + player.drawn
            tiles = tiles + [laid % 256 for laid in player.boat.tiles]
            baskets += player.baskets
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
