"""Cat in the Box: how a round goes, from the deal to the score."""

from __future__ import annotations

from mypy_extensions import i64

from katzentisch.core.bits import bit, count, nth, numbers
from katzentisch.core.chance import Rng
from katzentisch.core.reason import Reason
from katzentisch.games.cat_in_the_box.box.board import NOT_RED, RED
from katzentisch.games.cat_in_the_box.rules.looking import look, why_not
from katzentisch.games.cat_in_the_box.rules.pad import Line, pack
from katzentisch.games.cat_in_the_box.rules.player_state import PlayerState
from katzentisch.games.cat_in_the_box.rules.table import (
    BURY,
    BURYING,
    DEALS,
    DECKS,
    HAND,
    MOVES,
    OVER,
    PLAYING,
    PREDICT,
    PREDICTING,
    PREDICTIONS,
    TURNED_UP,
    VALUES,
    Table,
)
from katzentisch.games.cat_in_the_box.rules.telling import (
    tell_burial,
    tell_deal,
    tell_given_up,
    tell_play,
    tell_prediction,
    tell_score,
    tell_trick,
)
from katzentisch.games.cat_in_the_box.view import CatView


class CatState(Table):
    """One position of Cat in the Box."""

    def begin(self) -> None:
        """Deal the first round."""
        self.deal()

    # Phase 1: preparation

    def deal(self) -> None:
        """Shuffle, deal, and with two players turn up three cards (CB-06, CB-26)."""
        cards = self.chance.shuffled(DEALS[self.round], DECKS[self.players])
        self.phase = BURYING
        self.turn = -1
        self.leader = self.starter
        self.led = -1
        self.trick = 0
        self.last_neutral = self.neutral
        self.neutral = 0
        size: i64 = HAND[self.players]
        at: i64 = 0
        for player in self.seats:
            player.fresh()
            player.take_from(cards, at, at + size)
            at += size
        if self.players == 2:
            self.leave_over(cards, at)
        self.taken = self.neutral
        if self.log is not None:
            tell_deal(self, self.log)

    def leave_over(self, cards: list[int], at: i64) -> None:
        """Turn up three of the last cards and cover the lowest open field of each value (CB-26)."""
        self.left_over = pack(cards[at:])
        for value in cards[at : at + TURNED_UP]:
            field: i64 = 27 + value - 1
            while self.neutral & bit(field):
                field -= 9
            self.neutral |= bit(field)

    def bury(self, seat: i64, value: i64) -> None:
        """Put a card face down out of the round; when all have, the round goes on (CB-07)."""
        player = self.seats[seat]
        player.drop(value)
        player.buried = value
        if self.log is not None:
            tell_burial(seat, value, self.log)
        for other in self.seats:
            if other.buried == 0:
                return
        self.turn = self.starter
        if self.players == 2:
            self.start_tricks()
        else:
            self.phase = PREDICTING
            self.legal_now = PREDICTIONS[self.players]

    def predict(self, seat: i64, tricks: i64) -> None:
        """State openly how many tricks it will be, in turn (CB-08)."""
        self.seats[seat].prediction = tricks
        if self.log is not None:
            tell_prediction(seat, tricks, self.log)
        self.turn = self.after(seat)
        if self.turn == self.starter:
            self.start_tricks()

    # Phase 2: tricks

    def start_tricks(self) -> None:
        self.phase = PLAYING
        self.start_trick(self.starter)

    def start_trick(self, leader: i64) -> None:
        self.leader = leader
        self.led = -1
        self.trick = 0
        self.best = -1
        self.winner = -1
        self.take_turn(leader)

    def take_turn(self, seat: i64) -> None:
        """Find the legal plays, or the paradox (CB-12, CB-18)."""
        self.turn = seat
        self.legal_now = self.plays(seat)
        if self.legal_now == 0:
            self.end_round(seat)

    def plays(self, seat: i64) -> i64:
        """The fields this seat may fill now; red is led last of all (CB-11 … CB-13)."""
        plays: i64 = self.seats[seat].fields(self.taken)
        if self.led < 0 and self.taken & RED == 0 and plays & NOT_RED:
            plays &= NOT_RED
        return plays

    def play(self, seat: i64, field: i64) -> None:
        """Play a card, declare its colour and pay the price of not following (CB-10, CB-14)."""
        player = self.seats[seat]
        colour: i64 = field // 9
        value: i64 = field - 9 * colour + 1
        led: i64 = self.led
        could_follow: i64 = player.open
        if led < 0:
            if colour == 0 and self.taken & RED == 0:
                could: i64 = player.open & ~self.taken & NOT_RED
                player.barred = ((could >> 9) | (could >> 18) | (could >> 27)) & (bit(VALUES[self.players]) - 1)
        elif colour != led:
            player.open &= ~(RED * bit(9 * led))
        field_bit: i64 = bit(field)
        self.taken |= field_bit
        player.tokens |= field_bit
        player.drop(value)
        self.add_to_trick(seat, field)
        if self.log is not None:
            tell_play(seat, field, self.log)
            if player.open != could_follow:
                tell_given_up(seat, led, self.log)
        following: i64 = self.after(seat)
        if following == self.leader:
            self.end_trick()
        else:
            self.take_turn(following)

    def add_to_trick(self, seat: i64, field: i64) -> None:
        """Lay a card into the trick; the highest red wins it, or else the highest of the led colour (CB-15)."""
        colour: i64 = field // 9
        strength: i64 = field - 9 * colour
        if self.led < 0:
            self.led = colour
        if colour == 0:
            strength += 9
        elif colour != self.led:
            strength = -1
        if strength > self.best:
            self.best = strength
            self.winner = seat
        position: i64 = seat - self.leader
        if position < 0:
            position += self.players
        self.trick |= (field + 1) * bit(6 * position)

    def end_trick(self) -> None:
        """The winner takes the trick and leads the next, unless everybody is down to one card (CB-15 … CB-17)."""
        player = self.seats[self.winner]
        player.tricks += 1
        if self.log is not None:
            tell_trick(self.winner, player.tricks, self.log)
        if player.cards == 1:
            self.end_round(-1)
        else:
            self.start_trick(self.winner)

    # Phase 3: scoring

    def hits(self, player: PlayerState) -> bool:
        """Whether a player without a paradox gets the bonus (CB-21, CB-22)."""
        if self.players == 2:
            return player.tricks <= 4
        return player.tricks == player.prediction

    def end_round(self, paradox: i64) -> None:
        """Score, then deal again or end the game (CB-19 … CB-25)."""
        line = Line(self.last_line, paradox)
        seat: i64 = 0
        for player in self.seats:
            won: i64 = player.tricks
            bonus: i64 = 0
            if seat == paradox:
                won = -won
                line.shown = player.hand
            elif self.hits(player):
                bonus = self.layout.largest_group(player.tokens)
            player.total += won + bonus
            line.write(seat, player.tricks, player.prediction, bonus)
            seat += 1
        self.last_line = line
        self.round += 1
        if self.log is not None:
            tell_score(self, line.read(self.players), self.log)
        if self.round == self.players:
            self.phase = OVER
            self.turn = -1
            self.legal_now = 0
        else:
            self.starter = self.after(self.starter)
            self.deal()

    # The contract

    def actors(self) -> list[int]:
        if self.phase == BURYING:
            return [seat for seat in range(self.players) if self.seats[seat].buried == 0]
        if self.phase == OVER:
            return []
        return [self.turn]

    def actor(self) -> i64:
        if self.phase != BURYING:
            return self.turn
        seat: i64 = 0
        while self.seats[seat].buried:
            seat += 1
        return seat

    def mask(self, seat: i64) -> i64:
        """The legal moves of a seat, one bit each."""
        if self.phase != BURYING:
            if seat == self.turn:
                return self.legal_now
        elif 0 <= seat < self.players and self.seats[seat].buried == 0:
            return self.seats[seat].held << BURY
        return 0

    def legal(self, seat: i64) -> list[int]:
        return numbers(self.mask(seat))

    def allows(self, seat: i64, move: i64) -> bool:
        return 0 <= move < MOVES and self.mask(seat) & bit(move) != 0

    def pick(self, seat: i64, rng: Rng) -> i64:
        mask: i64 = self.mask(seat)
        return nth(mask, rng.below(count(mask)))

    def step(self, seat: i64, move: i64) -> None:
        if move < BURY:
            self.play(seat, move)
        elif move < PREDICT:
            self.bury(seat, move - BURY + 1)
        else:
            self.predict(seat, move - PREDICT + 1)

    def chapter(self) -> i64:
        return self.round

    def copy(self) -> CatState:
        seats = [player.copy() for player in self.seats]
        other = CatState(self.players, self.side, self.layout, self.chance, seats)
        other.become(self)
        return other

    def view(self, seat: i64) -> CatView:
        return look(self, seat)

    def why_not(self, seat: i64, move: i64) -> Reason:
        return why_not(self, seat, move)
