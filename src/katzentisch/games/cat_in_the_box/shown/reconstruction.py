"""An evening of Cat in the Box told round by round: predictions, cards in order, a paradox, buried cards."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import ClassVar

from katzentisch.core.chance import Rng
from katzentisch.core.game import Seat, plain
from katzentisch.core.game_package import GameDialogue
from katzentisch.core.reason import IllegalMove, Value
from katzentisch.games.cat_in_the_box.rules.table import DEALS, DECKS, HAND, PREDICT, TURNED_UP
from katzentisch.games.cat_in_the_box.view import CatView
from katzentisch.play.dialogue import DialogueQuestion
from katzentisch.play.match import Match
from katzentisch.play.reconstruction import DealAndMoves, Reconstruction, split_randomly
from katzentisch.play.record import Line

PARADOX = ("paradox", "paradoxon")


class CatReconstruction(Reconstruction):
    """Hands are what was played, what was shown, what was buried, and of the rest whatever fits."""

    options_asked: ClassVar = {"side": "evening-side", "starter": "evening-starter"}

    def start(self) -> None:
        self.round = 0
        self.fresh_round()

    def fresh_round(self) -> None:
        self.turned: list[int] = []
        self.said: list[Line] = []
        """Predictions and cards of this round."""
        self.played: dict[Seat, list[int]] = {seat: [] for seat in range(len(self.names))}
        self.shown: tuple[Seat, list[int]] | None = None
        self.buried: dict[Seat, int] = {}
        """What everybody put away, 0 where nobody remembers."""
        self.is_played = False
        self.cornered: Seat = -1
        """Who can only cause a paradox now, whatever the hand is."""
        if len(self.names) > 2:
            self.refold()

    # Questions

    def question_of_game(self) -> DialogueQuestion:
        if len(self.names) == 2 and not self.turned:
            return DialogueQuestion("evening-turned-up", {"round": self.round + 1})
        if self.is_played:
            return DialogueQuestion("evening-buried", {"name": self.names[len(self.buried)]})
        if self.cornered >= 0:
            return DialogueQuestion("evening-shown", {"name": self.names[self.cornered], "round": self.round + 1})
        view = self.view()
        data: dict[str, Value] = {"name": self.names[view.turn], "round": self.round + 1}
        if view.phase == "predict":
            return DialogueQuestion("evening-predict", data)
        free = [self.game.spell(field) for field in range(PREDICT) if self.is_free(view, field)]
        return DialogueQuestion("evening-play", data | {"cards": view.hands[view.turn]}, free)

    def view(self) -> CatView:
        assert self.match is not None
        view = self.match.view(-1)
        assert isinstance(view, CatView)
        return view

    def is_free(self, view: CatView, field: int) -> bool:
        """Whether the next card may be this one, as far as everybody can see."""
        taken = {each for tokens in view.tokens for each in tokens} | set(view.neutral)
        return field < 36 and field % 9 < view.values and field not in taken and field // 9 in view.covered[view.turn]

    # Answers

    def take_in_game(self, text: str) -> None:
        if len(self.names) == 2 and not self.turned:
            self.turned = self.numbers(text, TURNED_UP, TURNED_UP)
            self.try_out(self.turned.clear)
        elif self.is_played:
            self.take_buried(text)
        elif plain(text).partition(" ")[0] in PARADOX:
            self.take_paradox(plain(text).partition(" ")[2])
        elif self.cornered >= 0:
            self.take_paradox(text)
        else:
            self.take_move(text)

    def numbers(self, text: str, least: int, most: int) -> list[int]:
        """Cards by their numbers."""
        words = text.replace(",", " ").split()
        highest = DECKS[len(self.names)][-1]
        if not least <= len(words) <= most or not all(len(word) == 1 and word in "123456789" for word in words):
            raise IllegalMove("evening-values", text=text, count=most, highest=highest)
        if any(int(word) > highest for word in words):
            raise IllegalMove("evening-values", text=text, count=most, highest=highest)
        return list(map(int, words))

    def take_move(self, text: str) -> None:
        view = self.view()
        plays = view.phase == "tricks"
        if plain(text).isdecimal() and not plays:
            text = f"predict {plain(text)}"
        move = self.read_move(text)
        seat = view.turn
        self.said.append(Line(seat, self.game.spell(move)))
        if plays and move < PREDICT:
            self.played[seat].append(move % 9 + 1)
        self.try_out(partial(self.unsay, seat, plays and move < PREDICT))

    def unsay(self, seat: Seat, is_card: bool) -> None:
        self.said.pop()
        if is_card:
            self.played[seat].pop()

    def take_paradox(self, text: str) -> None:
        view = self.view()
        if self.cornered < 0 and view.phase != "tricks":
            raise IllegalMove("evening-no-paradox-yet")
        seat = self.cornered if self.cornered >= 0 else view.turn
        held = HAND[len(self.names)] - 1 - len(self.played[seat])
        self.shown = (seat, self.numbers(text, held, held))
        self.try_out(self.unshow)

    def unshow(self) -> None:
        self.shown = None

    def take_buried(self, text: str) -> None:
        seat = len(self.buried)
        self.buried[seat] = self.numbers(text, 1, 1)[0] if text else 0
        self.try_out(partial(self.buried.pop, seat))
        if len(self.buried) == len(self.names):
            self.end_round()

    def try_out(self, undo: object) -> None:
        """Keep what was just said if there are hands with which it can have been; else take it back."""
        try:
            self.refold()
        except IllegalMove:
            assert callable(undo)
            undo()
            raise

    # Hands

    def refold(self) -> None:
        match = self.fitting(self.hands, self.fits)
        ends_by = paradox_of(match) if match.over or match.chapter() > self.round else -1
        if self.shown and ends_by != self.shown[0]:
            raise IllegalMove("evening-no-paradox", move=self.game.spell(match.legal(self.shown[0])[0]))
        self.match = match
        self.cornered = ends_by if self.shown is None else -1
        self.is_played = self.cornered < 0 and (match.over or match.chapter() > self.round)

    def hands(self, source: Rng) -> DealAndMoves:
        """This round with a deal that may have been, and the deal after it, of which nobody knows anything."""
        players = len(self.names)
        known = {seat: [*cards, *self.shown_by(seat)] for seat, cards in self.played.items()}
        for seat, value in self.buried.items():
            known[seat] = [*known[seat], *([value] if value else [])]
        pool = Counter(DECKS[players])
        pool.subtract([value for cards in known.values() for value in cards] + self.turned)
        for value, left in pool.items():
            if left < 0:
                highest = DECKS[players][-1]
                key = "evening-too-many" if value <= highest else "evening-not-in-play"
                raise IllegalMove(key, value=value, highest=highest)
        lacking = [max(0, HAND[players] - len(known[seat])) for seat in range(players)]
        *filled, rest = split_randomly(list(pool.elements()), lacking, source)
        lines = list(self.lines)
        for seat in range(players):
            put_away = self.buried.get(seat) or (filled[seat] or known[seat])[0]
            lines.append(Line(seat, f"bury {put_away}"))
        deal = [value for seat in range(players) for value in known[seat] + filled[seat]] + self.turned + rest
        chance = {**self.chance, DEALS[self.round]: self.game.spell_chance("deal", deal)}
        if self.round + 1 < players:
            following = list(DECKS[players])
            source.shuffle(following)
            chance[DEALS[self.round + 1]] = self.game.spell_chance("deal", following)
        return chance, [*lines, *self.said]

    def shown_by(self, seat: Seat) -> list[int]:
        return self.shown[1] if self.shown and self.shown[0] == seat else []

    def fits(self, match: Match) -> bool:
        """Whether these hands let the round go on, or end as it was told."""
        ends_by = paradox_of(match) if match.over or match.chapter() > self.round else -1
        return ends_by == (self.shown[0] if self.shown else -1)

    def end_round(self) -> None:
        assert self.match is not None
        self.chance[DEALS[self.round]] = self.match.record.chance[DEALS[self.round]]
        self.lines = list(self.match.record.lines)
        self.round += 1
        if self.round < len(self.names):
            self.fresh_round()


def paradox_of(match: Match) -> Seat:
    """Who ended the last round by a paradox, or -1."""
    view = match.view(-1)
    assert isinstance(view, CatView)
    return view.scores[-1].paradox


part = GameDialogue(begin=CatReconstruction)
