"""The companion at a terminal that is passed around the table."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from katzentisch.core.hide_screen import clear_screen
from katzentisch.core.reason import Refusal
from katzentisch.core.words import Words
from katzentisch.games.cryptid.box.clues import KEYS
from katzentisch.games.cryptid.box.map import HEXES, Map, hex_name
from katzentisch.games.cryptid.shown.companion import Companion
from katzentisch.games.cryptid.shown.notes import judge
from katzentisch.games.cryptid.shown.text import board, explained

OPEN = "?"
"""Marks the hexes that may still be the habitat."""


class Host(Companion):
    """Shows a set-up, and to each player one clue."""

    def __init__(self, land: Map, clues: list[int], hint: str) -> None:
        super().__init__(land, clues, hint)
        self.pieces: list[dict[str, Any]] = []
        """What lies on the table, as far as somebody wrote it down."""

    def run(self, console: Console, words: Words) -> None:
        """Show the set-up, then each clue to its owner, then whatever is asked for; the end of input ends it."""
        self.show_map(console, words)
        menu = words.say("companion-menu", {"players": len(self.clues)})
        try:
            for seat in range(len(self.clues)):
                self.show_clue(seat, console, words)
            self.show_map(console, words)
            while self.serve(console.input(f"{menu} "), console, words):
                pass
        except EOFError:
            return

    def show_map(self, console: Console, words: Words) -> None:
        """What to lay where: tiles with their turns, row by row, then the structures."""
        console.print(words.say("companion-head", {"map": self.land.code}))
        tiles = []
        for digit in self.land.tiles:
            key = "companion-tile" if digit <= 6 else "companion-turned"
            tiles.append(words.say(key, {"tile": (digit - 1) % 6 + 1}))
        width = max(map(len, tiles))
        for row in range(0, 6, 2):
            console.print(words.say("companion-row", {"left": tiles[row].ljust(width), "right": tiles[row + 1]}))
        for at in self.land.structures:
            what = self.land.structure(at).replace(" ", "_")
            console.print(words.say("companion-structure", {"structure": what, "hex": hex_name(at)}))
        console.print(explained(board(self.land, [""] * HEXES, words), words))

    def show_clue(self, seat: int, console: Console, words: Words) -> None:
        """One clue, for one pair of eyes; afterwards it cannot even be scrolled back to."""
        console.input(words.say("companion-pass", {"number": seat + 1}) + " ")
        console.print(words.say("companion-clue", {"clue": KEYS[self.clues[seat]]}))
        console.input(words.say("companion-hide") + " ")
        clear_screen(console)

    def serve(self, wish: str, console: Console, words: Words) -> bool:
        """Do what somebody asked for; False when the game is over for the companion."""
        verb, _, number = wish.strip().lower().partition(" ")
        players = len(self.clues)
        if verb == words.say("companion-word-map"):
            self.show_map(console, words)
        elif verb in (words.say("piece-cube").lower(), words.say("piece-disc").lower()):
            self.note(verb == words.say("piece-cube").lower(), number, console, words)
        elif verb == words.say("companion-word-correct"):
            self.note(None, number, console, words)
        if verb == words.say("companion-word-quit"):
            return False
        if verb == words.say("companion-word-clue") and number in map(str, range(1, players + 1)):
            self.show_clue(int(number) - 1, console, words)
            self.show_map(console, words)
        elif verb == words.say("companion-word-hint"):
            needed = 3 if players == 3 else players - 1
            if self.confirmed(words.say("companion-agree", {"needed": needed}), console, words):
                console.print(words.say("known-hint", {"hint": self.hint}))
        elif verb == "habitat" and self.confirmed(words.say("companion-sure"), console, words):
            at = self.land.common(self.clues).hexes()[0]
            console.print(words.say("companion-habitat", {"hex": hex_name(at)}))
            for seat, clue in enumerate(self.clues):
                console.print(words.say("companion-player-clue", {"number": seat + 1, "clue": KEYS[clue]}))
            return False
        return True

    def note(self, is_cube: bool | None, text: str, console: Console, words: Words) -> None:
        """Write a piece such as `1 C4` down, or put one right; then what follows from all pieces, without the clues."""
        number, _, name = text.replace(",", " ").partition(" ")
        hexes = {hex_name(at).lower(): at for at in range(HEXES)}
        at = hexes.get(name.strip())
        if number not in map(str, range(1, len(self.clues) + 1)) or at is None:
            console.print(words.say("companion-note-usage"))
            return
        spot = {"seat": int(number) - 1, "hex": at}
        names = [words.say("companion-player", {"number": each + 1}) for each in range(len(self.clues))]
        sheet: dict[str, Any] = {"map": self.land.code, "names": names, "pieces": self.pieces}
        if is_cube is None:
            sheet |= {"correcting": spot}
        else:
            sheet["pieces"] = [*self.pieces, {**spot, "piece": "cube" if is_cube else "disc"}]
        try:
            found = judge(sheet)
        except Refusal as refusal:
            console.print(words.reason(refusal.reason, names))
            return
        self.pieces = sheet["pieces"] if is_cube is not None else found.more["corrected"]
        for event in found.steps:
            console.print(words.event(event, names))
        if is_cube is not None:
            captions = [OPEN if each in found.more["hexes"] else "" for each in range(HEXES)]
            console.print(explained(board(self.land, captions, words), words))
            counts = [len(clues) for clues in found.more["clues"]]
            console.print(words.say("companion-left", {"hexes": len(found.more["hexes"]), "clues": counts}))

    def confirmed(self, question: str, console: Console, words: Words) -> bool:
        return console.input(f"{question} ").strip().lower() == words.say("companion-word-yes")
