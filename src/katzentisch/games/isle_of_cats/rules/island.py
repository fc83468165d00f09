"""The island: the fields and what lies under them, the bag, the deck and all that was drawn from them."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.chance import Chance
from katzentisch.core.state import State
from katzentisch.games.isle_of_cats.box.components import Box
from katzentisch.games.isle_of_cats.box.tiles import OSHAX, RARE
from katzentisch.games.isle_of_cats.rules.player_state import PlayerState


class Island(State):
    """Cats, treasures and cards that are nobody's. Lists are replaced, never changed."""

    def __init__(self, box: Box, chance: Chance) -> None:
        super().__init__()
        self.box = box
        self.chance = chance
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
        self.aside: list[int] = []
        """Family or solo cards that went back into the box."""
        self.baskets_left: i64 = 0

    def copy_island(self, other: Island) -> None:
        """Make another island look like this one."""
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
        other.aside = self.aside
        other.baskets_left = self.baskets_left

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

    def discard_hidden(self, player: PlayerState, cards: list[int]) -> None:
        """Put cards face down on the discard pile; only their owner knows them (IC-15)."""
        self.hidden_discards = self.hidden_discards + cards
        player.knows_discarded(cards)
