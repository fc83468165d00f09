"""The score pad at the keyboard: what can be read off everybody's boat, asked for line by line."""

from __future__ import annotations

from functools import cache
from typing import Any

from katzentisch.core.game import plain
from katzentisch.core.game_package import GameDialogue, GamePackage
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.isle_of_cats.box.survey import FAMILY
from katzentisch.games.isle_of_cats.box.tiles import COLOURS
from katzentisch.games.isle_of_cats.shown.companion import ROOMS, judge
from katzentisch.play.dialogue import DialogueQuestion
from katzentisch.play.score_sheet import BadSheet, Judgement, SheetDialogue, parse_names, parse_numbers

MODES = ("voyage", "family")
RATS, RARE, FISH, LARGEST = 19, 25, 142, 40
MAX_LESSON_POINTS = 99
NONE_WORDS = ("0", "-", "–", "none", "keine")
"""What is typed for no family and no lesson."""
ASKED = ("families", "rats", "open_rooms", "rare_treasures", "lessons", "fish")


class IsleSheetDialogue(SheetDialogue):
    """Names and kind of game, then for everybody families, rats, rooms, treasures, lessons and fish."""

    def __init__(self, entry: GamePackage) -> None:
        super().__init__()
        self.colours = colour_names(entry)
        self.modes = mode_names(entry)

    def asked(self) -> tuple[int, str] | None:
        """Whose line is next, and which; fish and rare treasures count nothing in the family game."""
        untold = ("rare_treasures", "fish") if self.sheet["mode"] == "family" else ()
        for seat, found in enumerate(self.sheet["counts"]):
            for line in ASKED:
                if line not in found and line not in untold:
                    return seat, line
        return None

    def question(self) -> DialogueQuestion | None:
        if "names" not in self.sheet:
            return DialogueQuestion("evening-names", {"least": 2, "most": 4})
        if "mode" not in self.sheet:
            return DialogueQuestion("sheet-ask-mode", {}, tuple(self.modes))
        asked = self.asked()
        if asked is None:
            return None
        keys = {
            "families": "sheet-ask-families",
            "rats": "sheet-ask-rats",
            "open_rooms": "sheet-ask-rooms",
            "rare_treasures": "sheet-ask-rare",
            "lessons": "sheet-ask-lessons",
            "fish": "sheet-ask-fish",
        }
        return DialogueQuestion(keys[asked[1]], {"name": self.names[asked[0]]})

    def fill(self, text: str) -> None:
        if "names" not in self.sheet:
            self.sheet["names"] = parse_names(text, 2, 4)
            return
        if "mode" not in self.sheet:
            found = {mode for word, mode in self.modes.items() if word.startswith(plain(text) or MODES[0])}
            if len(found) != 1:
                raise BadSheet("sheet-which-mode", text=text)
            self.sheet |= {"mode": found.pop(), "counts": [{} for _ in self.names]}
            return
        asked = self.asked()
        assert asked is not None
        seat, line = asked
        self.sheet["counts"][seat][line] = self.read(line, text)

    def read(self, line: str, text: str) -> Any:
        if not text:
            return None
        if text.strip() in NONE_WORDS and line in ("families", "lessons"):
            return [] if line == "families" else {}
        if line == "families":
            return [self.family(part) for part in text.split(",") if part.strip()]
        if line == "lessons":
            return dict(lesson(part) for part in text.split(",") if part.strip())
        most = {"rats": RATS, "open_rooms": ROOMS, "rare_treasures": RARE, "fish": FISH}[line]
        return parse_numbers(text, 1, most)[0]

    def family(self, text: str) -> dict[str, Any]:
        """A family such as `red 8`."""
        words = plain(text).split()
        numbers = [word for word in words if word.isdecimal() and len(word) < 3]
        colours = [self.colours[word] for word in words if word in self.colours]
        if len(words) != 2 or len(numbers) != 1 or len(colours) != 1 or not FAMILY <= int(numbers[0]) <= LARGEST:
            raise BadSheet("sheet-family-words", text=text.strip())
        return {"colour": colours[0], "cats": int(numbers[0])}

    def judge(self) -> Judgement:
        """What is known so far; what is not yet said is unknown."""
        players = []
        for name, found in zip(self.names, self.sheet.get("counts", [{} for _ in self.names]), strict=True):
            lessons = found.get("lessons") or {}
            counted = {line: found.get(line) for line in ASKED if line != "fish"}
            player = {"name": name, "counted": counted, "lessons": [int(card) for card in lessons]}
            players.append(player | {"fish": found.get("fish")})
        return judge({"players": players, "mode": self.sheet.get("mode", "voyage")})


def lesson(text: str) -> tuple[str, int]:
    """A lesson with its points, such as `117 5`."""
    words = text.split()
    if len(words) != 2 or not all(word.lstrip("-").isdecimal() and len(word) < 4 for word in words):
        raise BadSheet("sheet-lesson-words", text=text.strip())
    if abs(int(words[1])) > MAX_LESSON_POINTS:
        raise BadSheet("sheet-lesson-words", text=text.strip())
    return str(int(words[0])), int(words[1])


@cache
def mode_names(entry: GamePackage) -> dict[str, str]:
    """Every kind of game by what it is called in each language, and by what sheets call it."""
    every = [Words(lang, entry) for lang in LANGUAGES]
    keys = {"voyage": "sheet-mode-voyage", "family": "sheet-mode-family"}
    found = {plain(words.say(key)): mode for words in every for mode, key in keys.items()}
    return found | {mode: mode for mode in MODES}


@cache
def colour_names(entry: GamePackage) -> dict[str, str]:
    """Every colour by what it is called in each language."""
    every = [Words(lang, entry) for lang in LANGUAGES]
    found = {plain(words.say(f"colour-{colour}")): colour for words in every for colour in COLOURS}
    return found | {colour: colour for colour in COLOURS}


part = GameDialogue(begin=IsleSheetDialogue)
