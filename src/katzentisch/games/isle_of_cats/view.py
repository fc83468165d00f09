"""What one player sees of the island, the boats and the player's own cards, and remembers of the drafts."""

from __future__ import annotations

import msgspec

from katzentisch.core.view import View


class LaidTile(msgspec.Struct, frozen=True):
    """A tile on a boat; a cell is 9 × column + row."""

    tile: int
    colour: int
    """The colour of a cat, also the one named for an Oshax; 7 for a treasure."""
    place: int
    """198 × pose + anchor, as in the move that laid it."""
    cells: tuple[int, ...]


class Asked(msgspec.Struct, frozen=True):
    """A decision that is owed before anything else happens."""

    asks: str
    tile: int
    amount: int
    sort: int


class CrewView(msgspec.Struct, frozen=True):
    """What everybody may know of one player."""

    boat: str
    tiles: tuple[LaidTile, ...]
    figure: int
    fish: int
    baskets: int
    """Permanent ones, used or not."""
    used: int
    hand: int
    lessons: int
    shown_lessons: tuple[int, ...]
    """Private lessons, once the game is over."""
    shown_worth: tuple[int, ...]
    """Their points."""
    public_worth: tuple[int, ...]
    """The points of the public lessons for this player, as they lie."""
    laid: int
    shown_laid: tuple[int, ...]
    """Rescue cards of this day, once they are revealed."""
    kept: int
    owed: int
    """Cards drafted, and still to be kept of the pack in hand."""
    paid: bool
    drawn: int
    unread: int
    """Cards that came to the hand since lessons were laid out."""
    extra: int
    anywhere: bool
    passed: bool
    ready: bool
    points: int
    """Without private lessons until the game is over."""


class IsleView(View, frozen=True, kw_only=True):
    """Tiles, cards and cells by number; what is the viewer's own is empty for the gallery."""

    mode: str
    modules: str
    promos: bool
    difficulty: str
    moments: bool
    """Whether the game stops at every moment for anytime cards."""
    phase: str
    day: int
    order: tuple[int, ...]
    """The island track; in the solo game 1 is the sister."""
    turn: int
    round: int
    rescued: int
    decider: int
    pending: tuple[Asked, ...]
    """What the decider owes, the next decision last."""
    left: tuple[int, ...]
    right: tuple[int, ...]
    stacks: tuple[tuple[int, int], ...]
    """Rare treasures under the island: tile and number."""
    commons: tuple[int, ...]
    oshax: tuple[int, ...]
    bag: tuple[int, ...]
    """What must still be in the bag, ascending."""
    gone: tuple[int, ...]
    deck: int
    discards: int
    """Cards that were discarded face down."""
    played: tuple[int, ...]
    """Cards that everybody saw going to the discard pile."""
    public: tuple[tuple[int, int, int], ...]
    """Public lessons: card, colour or -1, who laid it out."""
    baskets_left: int
    crews: tuple[CrewView, ...]
    colours: tuple[int, ...]
    """The sister's open colour cards, in order."""
    sister_lessons: tuple[int, ...]
    sister_open: tuple[int, ...]
    """Her basket cards so far, the last one last."""
    sister_cards: int
    """How many of today's she has yet to resolve."""
    sister_waits: bool
    """The first of them is open already."""
    sister_pile: int
    sister_points: int
    hand: tuple[int, ...]
    lessons: tuple[int, ...]
    worth: tuple[int, ...]
    """The points that the player's own lessons would bring now."""
    laid: tuple[int, ...]
    pack: tuple[int, ...]
    kept: tuple[int, ...]
    """Cards drafted today, in the order of keeping."""
    seen: tuple[tuple[int, ...], ...]
    """The packs of today's draft as they came in."""
    chosen: tuple[int, ...]
    drawn: tuple[int, ...]
    notes: tuple[tuple[int, int], ...]
    """Cards once seen and now hidden: the seats that may hold them as bits, and 64 if they may lie discarded."""
