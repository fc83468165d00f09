"""The questions before a match that the command line leaves open: which game, how many, which variant, against whom."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from katzentisch.bots.roster import names as bot_names
from katzentisch.bots.roster import usual
from katzentisch.core.catalogue import catalogue
from katzentisch.core.game import plain
from katzentisch.core.game_package import GamePackage
from katzentisch.core.options import Option
from katzentisch.core.reason import Refusal, Value
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.play.seats import ME, Sitter
from katzentisch.terminal.completions import complete_from
from katzentisch.terminal.game_list import print_games
from katzentisch.terminal.prompt import InputClosed, ask_line, has_editor, print_hanging
from katzentisch.terminal.setup import bot_title, find_named, seat_players

BACK = {"<", *(plain(Words(lang).say("command-back")) for lang in LANGUAGES)}
QUIT = {plain(Words(lang).say("command-quit")) for lang in LANGUAGES}


class WentBack(Exception):
    """The person wants the question before this one."""


class StartMenu:
    """Asks one question after the other; every answer can be taken back until the match begins."""

    def __init__(
        self, entry: GamePackage | None, options: Mapping[str, str], seats: str | None, lang: str, console: Console
    ) -> None:
        self.entry = entry
        self.seats = seats
        """Who plays, if the command line says so."""
        self.given = options
        """The options that the command line decides."""
        self.chosen: dict[str, str] = {}
        """Those that were decided here."""
        self.sitters: list[Sitter] = []
        self.players = 0
        self.words = Words(lang, entry)
        self.console = console

    def run(self) -> None:
        """Ask until everything is decided; InputClosed if somebody leaves before."""
        if not has_editor(self.console):
            self.console.print(Text(self.words.say("menu-help"), "dim"))
        questions = [self.take_seats] if self.seats else [self.ask_players, self.ask_options, self.ask_bots]
        if self.entry is None:
            questions.insert(0, self.ask_game)
        answered: list[int] = []
        at = 0
        while at < len(questions):
            try:
                if questions[at]():
                    answered.append(at)
                at += 1
            except WentBack:
                if answered:
                    at = answered.pop()
                else:
                    self.console.print(Text(self.words.say("menu-first"), "dim"))

    @property
    def game(self) -> GamePackage:
        """The game, once it is chosen."""
        assert self.entry is not None
        return self.entry

    @property
    def options(self) -> dict[str, str]:
        """Everything that was decided about the game."""
        return {**self.given, **self.chosen}

    def ask(self, question: str, offers: Sequence[str] = ()) -> str:
        """One answer; WentBack or InputClosed where a word asks for that."""
        idle = [self.words.say("menu-help")]
        text = ask_line(self.console, question, complete_from(offers), idle, keeps_question=True)
        if plain(text) in BACK:
            raise WentBack
        if plain(text) in QUIT:
            raise InputClosed
        return text

    def refuse(self, text: str) -> None:
        self.console.print(Text(text, "red"))

    # The questions; each says whether there was anything to ask

    def ask_game(self) -> bool:
        """Which game, by its number in the list or its name."""
        lang = self.words.lang
        self.words = Words(lang)
        self.console.print(Text(self.words.say("welcome"), "bold"))
        print_games(lang, self.console)
        entries = list(catalogue().values())
        while True:
            answer = self.ask(self.words.say("pick-game"), [entry.game.id for entry in entries]) or "1"
            try:
                listed = answer.isdecimal() and 1 <= int(answer) <= len(entries)
                self.entry = entries[int(answer) - 1] if listed else find_named(answer)
            except Refusal as refusal:
                self.refuse(self.words.reason(refusal.reason))
            else:
                self.words = Words(lang, self.entry)
                return True

    def take_seats(self) -> bool:
        """Seat those whom the command line names."""
        self.sitters = seat_players(self.seats or ME, self.game)
        return False

    def ask_players(self) -> bool:
        """How many play."""
        counts = self.game.game.players
        middle = counts[(len(counts) - 1) // 2]
        asking: dict[str, Value] = {"least": counts[0], "most": counts[-1], "middle": middle}
        while True:
            answer = self.ask(self.words.say("pick-players", asking)) or str(middle)
            if answer.isdecimal() and int(answer) in counts:
                self.players = int(answer)
                return True
            self.refuse(self.words.say("no-choice", {"choices": [str(count) for count in counts]}))

    def ask_options(self) -> bool:
        """Which variant, for options that everybody should know of and that the command line leaves open."""
        self.chosen = {}
        declared = self.game.game.options(self.players)
        asked = [option for option in declared if option.prominent and option.name not in self.given]
        for option in asked:
            self.chosen[option.name] = self.ask_option(option)
        return bool(asked)

    def ask_option(self, option: Option) -> str:
        """What an option shall be, by its number or its word."""
        titles = [self.words.say(f"option-{option.name}-{choice}") for choice in option.choices]
        self.console.print(Text(f"{self.words.say(f'option-{option.name}')}:", "bold"))
        for number, (choice, title) in enumerate(zip(option.choices, titles, strict=True), 1):
            about = f"option-{option.name}-{choice}-about"
            more = f". {self.words.say(about)}" if self.words.knows(about) else ""
            print_hanging(self.console, f"{number:>3}  ", f"{title}{more}")
        default = option.choices.index(option.default) + 1
        while True:
            answer = self.ask(self.words.say("pick-option", {"number": default}), titles) or str(default)
            for number, (choice, title) in enumerate(zip(option.choices, titles, strict=True), 1):
                if plain(answer) in (
                    str(number),
                    plain(choice),
                    plain(title),
                    plain(title).split(",")[0].split(":")[0],
                ):
                    return choice
            numbers = [str(number) for number in range(1, len(titles) + 1)]
            self.refuse(self.words.say("no-choice", {"choices": numbers}))

    def ask_bots(self) -> bool:
        """Against whom; the levels with what to expect of each, other bots by name."""
        others = self.players - 1
        if not others:
            self.sitters = seat_players(ME, self.game)
            return False
        kinds = bot_names(self.game)
        levels = [kind for kind in kinds if self.words.knows(f"level-{kind}")] or kinds
        width = max(len(bot_title(kind, self.words)) for kind in levels)
        for kind in levels:
            if self.words.knows(f"level-{kind}"):
                lead = f"  {bot_title(kind, self.words):<{width}}  "
                print_hanging(self.console, lead, self.words.say(f"level-{kind}"))
        default = usual(self.game)
        data: dict[str, Value] = {
            "choices": [bot_title(kind, self.words) for kind in levels],
            "default": bot_title(default, self.words),
        }
        while True:
            text = self.ask(self.words.say("pick-bots", data), [bot_title(kind, self.words) for kind in kinds])
            rivals = (text or default).split(",")
            if len(rivals) == 1:
                rivals *= others
            if len(rivals) != others:
                self.refuse(self.words.say("pick-count", {"others": others}))
                continue
            try:
                self.sitters = seat_players(",".join([ME, *rivals]), self.game)
            except Refusal as refusal:
                self.refuse(self.words.reason(refusal.reason))
            else:
                return True


def start_words(title: str) -> tuple[str, str]:
    """What somebody may type for a choice: all of its title, or the word before its first comma or colon."""
    return title, re.split("[,:]", title)[0]
