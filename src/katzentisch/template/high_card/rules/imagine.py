"""A position that could lie behind a view."""

from __future__ import annotations

from katzentisch.core.chance import Rng, imagined
from katzentisch.template.high_card.box.cards import CARDS
from katzentisch.template.high_card.rules.state import HighCardState
from katzentisch.template.high_card.view import HighCardView


def imagine(view: HighCardView, rng: Rng) -> HighCardState:
    """Deal the cards this seat has not seen in any way, and let those who have chosen choose any card."""
    tricks = len(view.played[0])
    world = HighCardState(view.players, max(view.hands) + tricks, imagined(rng))
    world.played = [list(cards) for cards in view.played]
    world.scores = list(view.points)
    seen = {*view.hand, *(card for cards in view.played for card in cards)}
    unseen = [card for card in range(1, CARDS + 1) if card not in seen]
    rng.shuffle(unseen)
    for seat, size in enumerate(view.hands):
        if seat == view.seat:
            world.hands[seat] = list(view.hand)
            world.choices[seat] = view.choice
        else:
            world.hands[seat], unseen = sorted(unseen[:size]), unseen[size:]
            if view.has_chosen[seat]:
                world.choices[seat] = world.hands[seat][rng.below(size)]
    world.rest = unseen
    return world
