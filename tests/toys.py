"""A toy game that keeps every law, and copies of it with one deliberate fault each.

Three players hold three of twelve cards. All choose one at once; the highest takes the round. Who has chosen, as
somebody else has too, may knock once a game: that makes the round worth one more.
"""

from __future__ import annotations

from random import SystemRandom
from typing import ClassVar

import msgspec

from katzentisch.core.chance import Chance, Rng, imagined
from katzentisch.core.event import Event
from katzentisch.core.game import Game, Move, Seat
from katzentisch.core.options import Options
from katzentisch.core.reason import Reason
from katzentisch.core.state import State, rank
from katzentisch.core.view import View

CARDS = 12
HAND = 3
KNOCK = CARDS


class ToyView(View, frozen=True, kw_only=True):
    """What a seat knows of the toy."""

    hand: tuple[int, ...]
    choice: int
    has_chosen: tuple[bool, ...]
    hands: tuple[int, ...]
    open: tuple[int, ...]
    gone: tuple[int, ...]
    knocked: tuple[bool, ...]
    stakes: int
    totals: tuple[int, ...]


class ToyState(State):
    """One position of the toy."""

    def __init__(self, players: int, chance: Chance) -> None:
        super().__init__()
        self.players = players
        self.chance = chance
        self.hands: list[list[int]] = []
        self.aside: list[int] = []
        self.open: list[int] = []
        self.gone: list[int] = []
        self.choices = [-1] * players
        self.knocked = [False] * players
        self.totals = [0] * players
        self.stakes = 1

    def begin(self) -> None:
        cards = self.chance.shuffled("deal", list(range(CARDS)))
        self.hands = [sorted(cards[HAND * seat : HAND * seat + HAND]) for seat in range(self.players)]
        self.aside = cards[HAND * self.players :]
        self.tell(*(Event("your-hand", {"cards": list(hand)}, seat) for seat, hand in enumerate(self.hands)))

    def tell(self, *events: Event) -> None:
        if self.log is not None:
            self.log.extend(events)

    def actors(self) -> list[int]:
        return [seat for seat in range(self.players) if self.hands[seat] and self.choices[seat] < 0]

    def may_knock(self, seat: int) -> bool:
        chosen = sum(choice >= 0 for choice in self.choices)
        return self.choices[seat] >= 0 and chosen > 1 and not self.knocked[seat]

    def legal(self, seat: int) -> list[int]:
        if not 0 <= seat < self.players:
            return []
        if self.choices[seat] < 0:
            return list(self.hands[seat])
        return [KNOCK] if self.may_knock(seat) else []

    def step(self, seat: int, move: int) -> None:
        if move == KNOCK:
            self.knock(seat)
        else:
            self.choose(seat, move)

    def knock(self, seat: int) -> None:
        self.knocked[seat] = True
        self.stakes += 1
        self.tell(Event("knocked", {"seat": seat}, None, True))

    def choose(self, seat: int, card: int) -> None:
        self.choices[seat] = card
        self.tell(Event("chosen", {"seat": seat}, None, True), Event("you-chose", {"card": card}, seat, True))
        if min(self.choices) >= 0:
            self.reveal()

    def reveal(self) -> None:
        winner = self.choices.index(max(self.choices))
        self.totals[winner] += self.stakes
        self.tell(Event("revealed", {"cards": list(self.choices), "seat": winner}))
        for seat, card in enumerate(self.choices):
            self.hands[seat].remove(card)
            self.gone.append(card)
        self.gone.sort()
        self.open = self.choices
        self.choices = [-1] * self.players
        self.stakes = 1

    def view(self, seat: int) -> ToyView:
        return ToyView(
            seat=seat,
            players=self.players,
            hand=tuple(self.hands[seat]) if seat >= 0 else (),
            choice=self.choices[seat] if seat >= 0 else -1,
            has_chosen=tuple(choice >= 0 for choice in self.choices),
            hands=tuple(map(len, self.hands)),
            open=tuple(self.open),
            gone=tuple(self.gone),
            knocked=tuple(self.knocked),
            stakes=self.stakes,
            totals=tuple(self.totals),
        )

    def points(self) -> list[int]:
        return list(self.totals)

    def ranking(self) -> list[int]:
        return rank([(total,) for total in self.totals])

    def copy(self) -> ToyState:
        other = type(self)(self.players, self.chance)
        other.hands = [list(hand) for hand in self.hands]
        other.aside = list(self.aside)
        other.open = list(self.open)
        other.gone = list(self.gone)
        other.choices = list(self.choices)
        other.knocked = list(self.knocked)
        other.totals = list(self.totals)
        other.stakes = self.stakes
        return other

    def census(self) -> dict[str, int]:
        cards = [card for hand in self.hands for card in hand] + self.aside + self.gone
        return {f"card {card}": cards.count(card) for card in range(CARDS)}

    def hidden(self, seat: int) -> list[list[int]]:
        return [*(hand for other, hand in enumerate(self.hands) if other != seat), self.aside]

    def why_not(self, seat: int, move: int) -> Reason:
        if not 0 <= seat < self.players:
            return Reason("no-seat", {"seat": seat})
        if move == KNOCK:
            return Reason("no-knocking")
        return Reason("already-chosen" if self.choices[seat] >= 0 else "not-in-hand")


class Toy(Game):
    """The honest toy."""

    id: ClassVar[str] = "toy"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(3, 4)
    minutes: ClassVar[int] = 1
    moves: ClassVar[int] = CARDS + 1
    view_type: ClassVar[type[View]] = ToyView
    state_type: ClassVar[type[ToyState]] = ToyState

    def set_up(self, players: int, options: Options, chance: Chance) -> ToyState:
        return self.state_type(players, chance)

    def imagine(self, view: View, rng: Rng) -> ToyState:
        assert isinstance(view, ToyView)
        world = self.state_type(view.players, imagined(rng))
        unseen = [card for card in range(CARDS) if card not in view.hand and card not in view.gone]
        rng.shuffle(unseen)
        for seat in range(view.players):
            if seat == view.seat:
                world.hands.append(list(view.hand))
                world.choices[seat] = view.choice
                continue
            hand, unseen = unseen[: view.hands[seat]], unseen[view.hands[seat] :]
            if view.has_chosen[seat]:
                world.choices[seat] = hand[0]
            world.hands.append(sorted(hand))
        world.aside = unseen
        world.open = list(view.open)
        world.gone = list(view.gone)
        world.knocked = list(view.knocked)
        world.stakes = view.stakes
        world.totals = list(view.totals)
        return world

    def spell(self, move: Move) -> str:
        return "knock" if move == KNOCK else f"card {move}"

    def box(self, players: int, options: Options) -> dict[str, int]:
        return {f"card {card}": 1 for card in range(CARDS)}

    def longest(self, players: int, options: Options) -> int:
        return players * (HAND + 1)


game = Toy()


# Views that tell too much


class NosyView(ToyView, frozen=True, kw_only=True):
    """A view with one blank more."""

    extra: tuple[int, ...] | str


def nosy(state: ToyState, seat: Seat, extra: tuple[int, ...] | str) -> NosyView:
    return NosyView(**msgspec.structs.asdict(ToyState.view(state, seat)), extra=extra)


class ViewLeaksState(ToyState):
    def view(self, seat: int) -> ToyView:
        return nosy(self, seat, tuple(self.hands[(seat + 1) % self.players]))


class ViewLeaks(Toy):
    """Its view shows the hand of the left neighbour."""

    view_type = NosyView
    state_type = ViewLeaksState


class TellsSeedState(ToyState):
    def view(self, seat: int) -> ToyView:
        return nosy(self, seat, self.chance.seed or "")


class TellsSeed(Toy):
    """Its view carries the seed, and what it imagines has the same seed, so that both look alike."""

    view_type = NosyView
    state_type = TellsSeedState

    def imagine(self, view: View, rng: Rng) -> ToyState:
        world = super().imagine(view, rng)
        assert isinstance(view, NosyView)
        world.chance = Chance(str(view.extra))
        return world


class ListInViewState(ToyState):
    def view(self, seat: int) -> ToyView:
        return msgspec.structs.replace(super().view(seat), totals=list(self.totals))


class ListInView(Toy):
    """Its view holds a list where a tuple is promised, and is another one when it arrives."""

    state_type = ListInViewState


# Imagination that knows too much, or too little


class TintedState(ToyState):
    def view(self, seat: int) -> ToyView:
        return nosy(self, seat, tuple(card for hand in [*self.hands, self.aside] for card in hand))


class Tinted(Toy):
    """The secret travels in the view under an innocent name, and imagine reads it."""

    view_type = NosyView
    state_type = TintedState

    def imagine(self, view: View, rng: Rng) -> ToyState:
        world = super().imagine(view, rng)
        assert isinstance(view, NosyView)
        cards = [card for card in view.extra if isinstance(card, int)]
        world.hands = []
        for seat, size in enumerate(view.hands):
            hand, cards = cards[:size], cards[size:]
            world.hands.append(hand)
            if view.has_chosen[seat] and seat != view.seat:
                world.choices[seat] = hand[rng.below(size)]
        world.aside = cards
        return world


class BaggyView(ToyView, frozen=True, kw_only=True, dict=True):
    """A view with room for more than it declares."""


class SmugglerState(ToyState):
    def view(self, seat: int) -> ToyView:
        view = BaggyView(**msgspec.structs.asdict(super().view(seat)))
        view.__dict__["truth"] = self
        return view


class Smuggler(Toy):
    """The state itself rides along with the view, and imagine hands it out."""

    view_type = BaggyView
    state_type = SmugglerState

    def imagine(self, view: View, rng: Rng) -> ToyState:
        truth = view.__dict__["truth"]
        assert isinstance(truth, ToyState)
        return truth.copy()


class RemembersState(ToyState):
    latest: ClassVar[list[ToyState]] = []

    def view(self, seat: int) -> ToyView:
        self.latest[:] = [self]
        return super().view(seat)


class Remembers(Toy):
    """The rulebook keeps the last state that it showed to anybody, and imagines exactly that."""

    state_type = RemembersState

    def imagine(self, view: View, rng: Rng) -> ToyState:
        return RemembersState.latest[0].copy()


class Forgets(Toy):
    """It imagines that nobody has knocked yet."""

    def imagine(self, view: View, rng: Rng) -> ToyState:
        world = super().imagine(view, rng)
        world.knocked = [False] * world.players
        return world


class SecretLegalityState(ToyState):
    def may_knock(self, seat: int) -> bool:
        return super().may_knock(seat) and self.choices[seat] == max(self.choices)


class SecretLegality(Toy):
    """Only the highest card may knock: who tries learns what the others chose."""

    state_type = SecretLegalityState


# Events and refusals that tell too much


class EventLeaksState(ToyState):
    def choose(self, seat: int, card: int) -> None:
        self.tell(Event("put-down", {"seat": seat, "card": card}, None, True))
        super().choose(seat, card)


class EventLeaks(Toy):
    """It tells everybody what was chosen in secret."""

    state_type = EventLeaksState


class InterruptLeaksState(ToyState):
    def knock(self, seat: int) -> None:
        super().knock(seat)
        self.tell(Event("knocked-with", {"card": self.choices[seat]}, None, True))


class InterruptLeaks(Toy):
    """A knock, which is no actor's move, tells everybody the card behind it."""

    state_type = InterruptLeaksState


class RevealLeaksState(ToyState):
    def reveal(self) -> None:
        super().reveal()
        self.tell(Event("lies-aside", {"card": min(self.aside)}))


class RevealLeaks(Toy):
    """With the cards of a round it tells one that nobody has seen."""

    state_type = RevealLeaksState


class RefusalLeaksState(ToyState):
    def why_not(self, seat: int, move: int) -> Reason:
        if move in self.aside:
            return Reason("out-of-play")
        return super().why_not(seat, move)


class RefusalLeaks(Toy):
    """Who asks for a card learns whether it lies aside."""

    state_type = RefusalLeaksState


# States that do not hold together


class ShallowCopyState(ToyState):
    def copy(self) -> ToyState:
        other = super().copy()
        other.hands = self.hands
        return other


class ShallowCopy(Toy):
    """A copy plays from the hands of the original."""

    state_type = ShallowCopyState


class LosesCardState(ToyState):
    def reveal(self) -> None:
        super().reveal()
        self.gone.pop()


class LosesCard(Toy):
    """After each round the highest card is nowhere."""

    state_type = LosesCardState


class NotDeterministicState(ToyState):
    def reveal(self) -> None:
        super().reveal()
        self.totals[0] += SystemRandom().randrange(10)


class NotDeterministic(Toy):
    """A die is rolled that no record knows of."""

    state_type = NotDeterministicState


class HiddenClockState(ToyState):
    started: ClassVar[int] = 0

    def begin(self) -> None:
        super().begin()
        HiddenClockState.started += 1
        self.totals[0] = self.started


class HiddenClock(Toy):
    """It counts how often it was played and starts with that many points."""

    state_type = HiddenClockState


class OrderMattersState(ToyState):
    def choose(self, seat: int, card: int) -> None:
        if sum(choice >= 0 for choice in self.choices) == 2:
            self.totals[seat] += 1
        super().choose(seat, card)


class OrderMatters(Toy):
    """Who chooses last gets a point."""

    state_type = OrderMattersState


# Moves that are no moves


class UnsortedState(ToyState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class Unsorted(Toy):
    """Its legal moves come the wrong way round."""

    state_type = UnsortedState


class LenientState(ToyState):
    def apply(self, seat: int, move: int) -> None:
        if self.allows(seat, move):
            self.step(seat, move)


class Lenient(Toy):
    """It passes over an illegal move in silence."""

    state_type = LenientState


class TwoMindsState(ToyState):
    def allows(self, seat: int, move: int) -> bool:
        return move == KNOCK or super().allows(seat, move)


class TwoMinds(Toy):
    """It allows knocks that it does not list."""

    state_type = TwoMindsState


class SoreState(ToyState):
    def why_not(self, seat: int, move: int) -> Reason:
        self.stakes += 1
        return super().why_not(seat, move)


class Sore(Toy):
    """A refused move raises the stakes."""

    state_type = SoreState


class GalleryMovesState(ToyState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat % self.players)


class GalleryMoves(Toy):
    """Seat -1 is the last seat, as Python counts."""

    state_type = GalleryMovesState


class SameSpelling(Toy):
    """Two of its moves are spelled alike."""

    def spell(self, move: Move) -> str:
        return super().spell(max(move, 1))


# Games that do not go on


class NeverEndsState(ToyState):
    def reveal(self) -> None:
        super().reveal()
        if not self.hands[0]:
            self.gone.clear()
            self.begin()


class NeverEnds(Toy):
    """It deals again for ever."""

    state_type = NeverEndsState


class StuckState(ToyState):
    def legal(self, seat: int) -> list[int]:
        return [] if len(self.gone) == 6 and seat == 2 else super().legal(seat)


class Stuck(Toy):
    """In the last round somebody is to act and cannot."""

    state_type = StuckState


class NobodyWinsState(ToyState):
    def ranking(self) -> list[int]:
        return [place + 1 for place in super().ranking()]


class NobodyWins(Toy):
    """Its best rank is the second."""

    state_type = NobodyWinsState


class CrashesState(ToyState):
    def reveal(self) -> None:
        if len(self.gone) == 6:
            raise ZeroDivisionError
        super().reveal()


class Crashes(Toy):
    """The last round cannot be revealed."""

    state_type = CrashesState
