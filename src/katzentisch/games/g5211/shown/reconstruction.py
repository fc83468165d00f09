"""An evening of 5211 told turn by turn: which cards everybody laid open."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from katzentisch.core.chance import Rng
from katzentisch.core.game import Seat
from katzentisch.core.game_package import GameDialogue
from katzentisch.core.reason import IllegalMove, Value
from katzentisch.games.g5211.box.cards import CARDS
from katzentisch.games.g5211.rules.choices import DECK, FIRST, SECOND
from katzentisch.games.g5211.rules.state import ASIDE, HAND
from katzentisch.games.g5211.view import View5211
from katzentisch.play.dialogue import DialogueQuestion
from katzentisch.play.reconstruction import DealAndMoves, Reconstruction, split_randomly
from katzentisch.play.record import Line

DRAWS = (2, 1, 1)
"""How many cards everybody draws after each turn of a deal."""


class Reconstruction5211(Reconstruction):
    """Everybody drew what was played, as early as it could be needed, and whatever else fits."""

    options_asked: ClassVar = {"long": "evening-long"}

    def start(self) -> None:
        self.number = 0
        self.fresh_pass()

    def fresh_pass(self) -> None:
        self.number += 1
        self.said: list[Line] = []
        self.played: dict[Seat, list[int]] = {seat: [] for seat in range(len(self.names))}
        self.refold()

    def view(self) -> View5211:
        assert self.match is not None
        view = self.match.view(-1)
        assert isinstance(view, View5211)
        return view

    def question_of_game(self) -> DialogueQuestion:
        assert self.match is not None
        view = self.view()
        name = self.names[self.match.actors()[0]]
        data: dict[str, Value] = {"name": name, "number": view.number, "deal": view.deal, "turn": view.turn + 1}
        return DialogueQuestion("evening-two" if view.turn == 0 else "evening-one", data)

    def take_in_game(self, text: str) -> None:
        assert self.match is not None
        seat = self.match.actors()[0]
        move = self.read_move(text.replace(",", " "))
        if (SECOND[move] >= 0) != (self.view().turn == 0):
            raise IllegalMove("choose-two" if self.view().turn == 0 else "choose-one")
        cards = [card for card in (FIRST[move], SECOND[move]) if card >= 0]
        self.said.append(Line(seat, self.game.spell(move)))
        self.played[seat] += cards
        try:
            self.refold()
        except IllegalMove:
            self.said.pop()
            del self.played[seat][-len(cards) :]
            raise
        if not self.match.over and self.view().number > self.number:
            self.end_pass()

    def refold(self) -> None:
        self.match = self.fitting(self.hands, lambda match: True)

    def hands(self, source: Rng) -> DealAndMoves:
        """This pass with a pile that may have been; the next one, if it comes to that, is anybody's guess."""
        players = len(self.names)
        pool = Counter(DECK)
        pool.subtract(card for cards in self.played.values() for card in cards)
        for card, left in pool.items():
            if left < 0:
                raise IllegalMove("evening-too-many", card=CARDS[card])
        share = (len(DECK) - ASIDE[players]) // players
        lacking = [share - len(self.played[seat]) for seat in range(players)]
        *filled, aside = split_randomly(list(pool.elements()), lacking, source)
        coming = [iter(self.played[seat] + filled[seat]) for seat in range(players)]
        deal = aside + [next(coming[seat]) for seat in range(players) for _ in range(HAND)]
        turn = 0
        while len(deal) < len(DECK):
            for seat in range(players):
                deal += [next(coming[seat]) for _ in range(DRAWS[turn % 3])]
            turn += 1
        following = list(DECK)
        source.shuffle(following)
        chance = {**self.chance, f"deal {self.number}": self.game.spell_chance("deal", deal)}
        if self.options["long"] == "yes":
            chance[f"deal {self.number + 1}"] = self.game.spell_chance("deal", following)
        return chance, [*self.lines, *self.said]

    def end_pass(self) -> None:
        assert self.match is not None
        self.chance[f"deal {self.number}"] = self.match.record.chance[f"deal {self.number}"]
        self.lines = list(self.match.record.lines)
        self.fresh_pass()


part = GameDialogue(begin=Reconstruction5211)
