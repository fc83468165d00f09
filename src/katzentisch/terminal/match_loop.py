"""One match at one screen: draw, ask, move, save."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from katzentisch.core.game import GALLERY, Move, Seat, plain
from katzentisch.core.game_package import GamePackage
from katzentisch.core.hide_screen import clear_screen
from katzentisch.core.player import Player
from katzentisch.core.reason import BadNotation, IllegalMove
from katzentisch.core.rulebook import UnknownRule
from katzentisch.core.words import Words
from katzentisch.play.match import Match
from katzentisch.play.seats import Sitter
from katzentisch.terminal import record_files
from katzentisch.terminal.commands import QueryCommands, SeatPosition
from katzentisch.terminal.completions import starts_with
from katzentisch.terminal.drawing import card_numbers, is_formality
from katzentisch.terminal.menu import Menu
from katzentisch.terminal.prompt import InputClosed, ask_line, forget_history, is_interactive
from katzentisch.terminal.result import print_next, print_result
from katzentisch.terminal.screen import Screen
from katzentisch.terminal.setup import seat_sitter, table_names
from katzentisch.terminal.watch import Pacer

QUERY_COMMANDS = ("list", "show", "hint", "why", "rules", "log", "help")
"""Commands that only look."""
ACTION_COMMANDS = ("undo", "record", "quit")
COMMANDS_WITH_MOVE = ("show", "why")


HELP_COMMANDS = ("help", "hint", "list", "why", "show", "rules", "undo", "quit")
"""Commands that the line above the prompt names where it is short."""


def help_lines(words: Words, example: str) -> list[str]:
    """What can be typed, with an example of what a number means; for narrow windows only the commands."""
    commands = " · ".join(words.say(f"command-{each}") for each in HELP_COMMANDS)
    if not example:
        return [commands]
    return [words.say("idle", {"example": example}), f"{example} · {commands}", commands]


class MatchLoop:
    """Seats people and bots around one match until it is over."""

    def __init__(
        self, match: Match, entry: GamePackage, sitters: Sequence[Sitter], words: Words, console: Console, path: Path
    ) -> None:
        self.match = match
        self.entry = entry
        self.words = words
        self.console = console
        self.path = path
        self.names = [sitter.name for sitter in sitters]
        self.titles = table_names(sitters, words)
        """The names with what kind of bot each is, for the board and the result."""
        self.screen = Screen(entry, words, self.names, console, self.titles)
        self.orders = QueryCommands(self.screen)
        self.bots: dict[Seat, Player] = {
            seat: seat_sitter(entry, sitter, match.players, f"{match.record.seed} {seat}")
            for seat, sitter in enumerate(sitters)
            if sitter.bot
        }
        self.people = [seat for seat in range(match.players) if seat not in self.bots]
        self.heard = dict.fromkeys([*self.people, GALLERY], 0)
        """How far each person has read the log."""
        self.news: dict[Seat, list[str]] = {}
        """What each person was told last, without the move they had just made."""
        self.movers: set[Seat] = set()
        """Who has moved since they last looked: the first thing they are told is their own move."""
        self.at_screen = self.people[0] if len(self.people) == 1 else GALLERY
        words.reader = self.at_screen
        self.menu = Menu(entry, words, self.names, [])
        """What the person at the screen may do."""
        self.watch: Pacer | None = None
        """The pace at which people watch when only bots play."""

    def run(self) -> None:
        """Play to the end; InputClosed if somebody stops before."""
        self.save()
        while not self.match.over:
            if self.bots_interrupt():
                continue
            person = next((seat for seat in self.match.actors() if seat in self.people), None)
            if person is None:
                self.bot_moves(self.match.actors()[0])
            elif self.is_formality(person):
                self.submit(person, self.match.legal(person)[0])
            else:
                self.person_moves(person)
        self.finish()

    def is_formality(self, seat: Seat) -> bool:
        """Whether there is nothing to choose; never with others at the screen, because it would tell them why."""
        return len(self.people) == 1 and is_formality(self.entry, self.match.view(seat), self.match.legal(seat))

    def mark_log_read(self) -> None:
        """Take the log so far as read: somebody comes back to a match."""
        self.heard = dict.fromkeys(self.heard, len(self.match.log))

    def save(self) -> None:
        record_files.save_record(self.match.record, self.path)

    def submit(self, seat: Seat, move: Move) -> None:
        self.match.submit(seat, move)
        self.movers.add(seat)
        self.save()

    # Bots

    def bots_interrupt(self) -> bool:
        """Let the first bot act out of turn that wants to; whether one did."""
        actors = self.match.actors()
        for seat, bot in self.bots.items():
            legal = self.match.legal(seat)
            move = bot.interrupt(self.match.view(seat), legal) if legal and seat not in actors else None
            if move is not None:
                self.submit(seat, move)
                return True
        return False

    def bot_moves(self, seat: Seat) -> None:
        with self.console.status(self.words.say("thinks", {"name": self.names[seat]})):
            move = self.bots[seat].choose(self.match.view(seat), self.match.legal(seat))
        self.submit(seat, move)
        if not self.people:
            self.show_to_spectators()

    def show_to_spectators(self) -> None:
        """Tell those who watch bots what happened, at their pace if they named one."""
        if self.watch:
            self.watch.clear()
        self.tell(GALLERY)
        if self.watch:
            self.screen.board(self.match.view(GALLERY))
            self.watch.wait()

    # People

    def person_moves(self, seat: Seat, is_guest: bool = False) -> None:
        """Show a person everything there is to know, then take moves and commands until something happens.

        A guest is not asked to move and gives the screen back with Enter.
        """
        self.hide_from_previous(seat)
        typed = ""
        if self.tell(seat):
            self.pause("after-scoring")
        elif self.is_news_long(seat):
            typed = self.pause("after-news")
        self.show(seat)
        while True:
            text, typed = typed or self.ask_move(seat), ""
            if is_guest and not text:
                return
            try:
                if self.answer(seat, text):
                    return
            except (IllegalMove, BadNotation, UnknownRule) as refusal:
                self.screen.refuse(refusal.reason)

    def hide_from_previous(self, seat: Seat) -> None:
        """Hide one person's hand from the next."""
        if self.at_screen == seat:
            return
        self.at_screen = seat
        if len(self.people) > 1:
            forget_history(self.console)
            clear_screen(self.console)
            ask_line(self.console, self.words.say("pass-on", {"name": self.names[seat]}))
            clear_screen(self.console)

    def ask_move(self, seat: Seat) -> str:
        """One line from the person to move."""
        question = f"{self.words.say('prompt', {'name': self.names[seat]})}>"
        return ask_line(self.console, question, self.offers, help_lines(self.words, self.menu.number_example()))

    def pause(self, key: str) -> str:
        """Let a person read what the next board would push off the screen, and return what they type.

        Of what they have read, only the last sentence stands beside the board.

        A pipe goes on at once.
        """
        if not is_interactive(self.console):
            return ""
        text = ask_line(self.console, self.words.say(key))
        if self.command(text) == "quit":
            raise InputClosed
        self.news[self.at_screen] = self.news[self.at_screen][-1:]
        return text

    def is_news_long(self, seat: Seat) -> bool:
        """Whether what happened has no room beside the board of somebody who looks at a window."""
        return is_interactive(self.console) and not self.screen.has_room(
            self.match.view(seat), self.menu_of(seat), self.others(seat), self.news[seat]
        )

    def tell(self, seat: Seat) -> bool:
        """What happened since this seat last looked; whether there was a scoring."""
        events = self.match.events(seat, self.heard[seat])
        self.heard[seat] = len(self.match.log)
        told = [self.words.event(event, self.names) for event in events]
        self.news[seat] = told[1:] if seat in self.movers else told
        self.movers.discard(seat)
        return self.screen.tell(events, self.match.view(seat))

    def show(self, seat: Seat) -> None:
        """Everything this seat may know."""
        self.menu = self.menu_of(seat)
        self.screen.turn(self.match.view(seat), self.menu, self.others(seat), self.news.get(seat, ()))

    def menu_of(self, seat: Seat) -> Menu:
        """What this seat may do now."""
        numbers = card_numbers(self.entry, self.match.view(seat))
        return Menu(self.entry, self.words, self.names, self.match.legal(seat), numbers)

    def answer(self, seat: Seat, text: str) -> bool:
        """Do what was typed; whether the position changed."""
        if text.startswith("@"):
            return self.pass_screen_to(seat, text[1:].strip())
        word, _, rest = text.partition(" ")
        command = self.command(word)
        if command in QUERY_COMMANDS:
            getattr(self.orders, f"do_{command}")(self.look(seat), rest.strip())
            return False
        if command:
            return bool(getattr(self, f"do_{command}")(seat))
        if not text:
            self.show(seat)
            return False
        if self.menu.is_number_unseen(text):
            self.orders.print_list(self.menu)
            self.screen.print(Text(self.words.say("list-first"), "dim"))
            return False
        chosen = self.menu.entry_of(text)
        if chosen is not None and len(chosen) > 1:
            self.menu.open_group = chosen
            self.screen.print(self.menu.render_group(chosen))
            return False
        self.submit(seat, chosen[0] if chosen else self.menu.parse(text))
        return True

    def command(self, word: str) -> str:
        """The command that a word calls for, in either language; empty if it is none."""
        known = (
            each
            for each in (*QUERY_COMMANDS, *ACTION_COMMANDS)
            if plain(word) in (each, self.words.say(f"command-{each}"))
        )
        return next(known, "")

    def look(self, seat: Seat) -> SeatPosition:
        """What a seat has before its eyes."""
        return SeatPosition(
            self.match.view(seat),
            self.menu,
            lambda move: self.match.why_not(seat, move),
            lambda: self.match.events(seat, 0),
        )

    def offers(self, text: str) -> list[str]:
        """What a text may become: a command, a name, a move, or a command with a name or a move."""
        word, space, rest = text.partition(" ")
        if space and self.command(word) in COMMANDS_WITH_MOVE:
            about = [*(name for name in self.names if starts_with(name, rest)), *self.menu.completions(rest)]
            return [f"{word} {more}" for more in about]
        others = [f"@{name}" for name in self.others(self.at_screen)]
        commands = [self.words.say(f"command-{each}") for each in (*QUERY_COMMANDS, *ACTION_COMMANDS)]
        return [*self.menu.completions(text), *(line for line in [*commands, *others] if starts_with(line, text))]

    def pass_screen_to(self, seat: Seat, name: str) -> bool:
        """Give the screen to another person, who may act, take a choice back, or only look."""
        for other in self.people:
            if other != seat and plain(self.names[other]) == plain(name):
                self.person_moves(other, is_guest=True)
                return True
        raise IllegalMove("not-here", name=name, choices=self.others(seat))

    def others(self, seat: Seat) -> list[str]:
        """Who else sits at this screen: no secret, unlike who of them may act."""
        return [self.names[other] for other in self.people if other != seat]

    # Commands

    def do_undo(self, seat: Seat) -> bool:
        """Take a move back: freely alone against bots, else only while nothing was revealed."""
        own = [ply for ply, (mover, _) in enumerate(self.match.moves) if mover == seat]
        if len(self.people) == 1 and own:
            for ply in reversed(own):
                self.match.back_to(ply)
                if not self.is_formality(seat):
                    break
            self.heard = dict.fromkeys(self.heard, len(self.match.log) - 1)
            self.movers.clear()
        else:
            self.match.retract(seat)
        self.save()
        return True

    def do_record(self, seat: Seat) -> None:
        self.console.print(str(self.path), soft_wrap=True)

    def do_quit(self, seat: Seat) -> None:
        raise InputClosed

    # The end

    def finish(self) -> None:
        """Show the board first: the scores and the result shall not be pushed off the screen by it."""
        viewer = self.people[0] if len(self.people) == 1 else GALLERY
        if len(self.people) > 1:
            clear_screen(self.console)
            self.heard[GALLERY] = min(self.heard[person] for person in self.people)
        self.screen.last_board(self.match.view(viewer))
        self.tell(viewer)
        print_result(self.entry, self.match, self.titles, self.words, self.console)
        print_next(self.match, self.path, self.words, self.console)
