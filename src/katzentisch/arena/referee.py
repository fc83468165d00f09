"""One game of a contest, from the deal to the last point: the referee holds the state, players see views."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from time import monotonic

from katzentisch.arena.contest import Contest, Pairing
from katzentisch.arena.external_programs import START_WITHIN_SECONDS, Broken, Program
from katzentisch.arena.lineup import Contender, budget_of
from katzentisch.arena.open_cards import open_cards
from katzentisch.arena.outcome import Failure, Outcome, PlayedGame, Thinking, Times, forfeit
from katzentisch.bots.net_file import seat_net
from katzentisch.bots.parallel_search import seat_crew
from katzentisch.core.game import Move, Seat
from katzentisch.core.player import Player
from katzentisch.play.match import Match
from katzentisch.play.record import LATE, LEAVES, Line, Record

MAX_LENGTH_FACTOR = 20
"""A game that takes this many times the moves of any random game will never end."""
NOBODY: Seat = -1

Watch = Callable[[Seat, float], None]


class Failed(Exception):
    """A player failed, and the game is over for it."""

    def __init__(self, seat: Seat, how: str, detail: str) -> None:
        super().__init__(how)
        self.failure = Failure(seat, how, detail)


def unwatched(seat: Seat, seconds: float) -> None:
    """Nobody needs to know who thinks."""


def play_contest_game(contest: Contest, pairing: Pairing, watch: Watch = unwatched) -> PlayedGame:
    """Play one game; `watch` hears who thinks and how long it may, and NOBODY when it is done."""
    with ExitStack() as guests:
        table = ContestGame(contest, pairing, guests, watch)
        match = table.match
        try:
            table.run()
        except Failed as failed:
            outcome = forfeit(pairing, len(contest.lineup), failed.failure)
            note(match.record, failed.failure)
        else:
            counted = count_statistics(contest, match)
            outcome = Outcome(*pairing, match.ranking(), match.points(), match.ply, counted)
    return PlayedGame(outcome, Times(*pairing, table.thinking), match.record.write())


def lost(contest: Contest, pairing: Pairing, failure: Failure) -> PlayedGame:
    """A game that went down with its process: nobody knows its moves."""
    seats, record = len(contest.lineup), contest.record(pairing)
    note(record, failure)
    times = Times(*pairing, [Thinking() for _ in range(seats)])
    return PlayedGame(forfeit(pairing, seats, failure), times, record.write())


def note(record: Record, failure: Failure) -> None:
    """A record that ends before the game does says who is to blame, as at a table."""
    if failure.seat != NOBODY:
        record.lines.append(Line(failure.seat, LATE if failure.how == "late" else LEAVES, table=True))


def count_statistics(contest: Contest, match: Match) -> dict[str, list[float | None]]:
    """What the game's own `arena.statistics` counts, by the key of its words."""
    part = contest.entry.statistics
    return dict(sorted(part.statistics(match).items())) if part else {}


class ContestGame:
    """The seats of one game and who sits there."""

    def __init__(self, contest: Contest, pairing: Pairing, guests: ExitStack, watch: Watch) -> None:
        self.contest = contest
        self.pairing = pairing
        self.guests = guests
        self.watch = watch
        self.lineup = contest.seatings[pairing.seating]
        self.match = Match(contest.record(pairing), contest.entry.game)
        self.players: list[Player] = []
        budgets = [budget_of(contest.entry, contender) for contender in self.lineup]
        self.seconds = [budget.seconds if budget else 0.0 for budget in budgets]
        self.thinking = [Thinking() for _ in self.lineup]

    def run(self) -> None:
        """Seat everybody and play to the end; Failed if somebody does not."""
        for seat, contender in enumerate(self.lineup):
            try:
                self.players.append(self.seat(seat, contender))
            except Broken as broken:
                raise Failed(seat, broken.how, str(broken)) from broken
            except Exception as crash:
                raise Failed(seat, "crashed", f"{type(crash).__name__}: {crash}") from crash
        most = MAX_LENGTH_FACTOR * self.match.game.longest(self.match.players, self.contest.options)
        while not self.match.over:
            if self.match.ply > most:
                raise Failed(NOBODY, "endless", str(self.match.ply))
            if not self.interrupted():
                self.move(self.next())
        for player in self.players:
            if isinstance(player, Program):
                player.end(self.match.points(), self.match.ranking())

    def seat(self, seat: Seat, contender: Contender) -> Player:
        seed = self.contest.bot_seed(self.pairing, seat)
        self.watch(seat, START_WITHIN_SECONDS if contender.command else self.contest.deadline)
        if contender.command:
            return self.guests.enter_context(Program(contender.command, self.contest, seat, seed))
        if contender.net:
            return seat_net(self.contest.entry, contender.net, self.match.players, seed)
        player = seat_crew(self.contest.entry, contender.kind, contender.budget, seed)
        # The one place where a player gets at the truth: a yardstick that no table can seat.
        return open_cards(player, lambda: self.match._state) if contender.open else player

    def interrupted(self) -> bool:
        """Let the first player act out of turn that wants to; whether one did."""
        actors = self.match.actors()
        for seat, player in enumerate(self.players):
            if seat not in actors and type(player).interrupt is not Player.interrupt and self.match.legal(seat):
                move = self.ask(seat, out_of_turn=True)
                if move is not None:
                    self.match.submit(seat, move)
                    return True
        return False

    def next(self) -> Seat:
        """Whom to ask: of simultaneous choosers first the one with open cards, which sees cards but not choices."""
        actors = self.match.actors()
        return next((seat for seat in actors if self.lineup[seat].open), actors[0])

    def move(self, seat: Seat) -> None:
        begun = monotonic()
        move = self.ask(seat, out_of_turn=False)
        if len(self.match.legal(seat)) > 1:
            self.thinking[seat].add(monotonic() - begun, self.seconds[seat])
        assert move is not None
        self.match.submit(seat, move)

    def ask(self, seat: Seat, out_of_turn: bool) -> Move | None:
        """A player's answer, which is legal; Failed for every other."""
        view, legal = self.match.view(seat), self.match.legal(seat)
        player = self.players[seat]
        self.watch(seat, self.seconds[seat] + self.contest.deadline)
        try:
            move = player.interrupt(view, legal) if out_of_turn else player.choose(view, legal)
        except Broken as broken:
            raise Failed(seat, broken.how, str(broken)) from broken
        except Exception as crash:
            raise Failed(seat, "crashed", f"{type(crash).__name__}: {crash}") from crash
        finally:
            self.watch(NOBODY, 0.0)
        if (move is None and not out_of_turn) or (move is not None and move not in legal):
            raise Failed(seat, "illegal", repr(move))
        return move
