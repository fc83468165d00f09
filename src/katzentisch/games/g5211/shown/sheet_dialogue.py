"""The scoring helper at the keyboard."""

from __future__ import annotations

from functools import cache

from katzentisch.core.game import plain
from katzentisch.core.game_package import GameDialogue, GamePackage
from katzentisch.core.words import LANGUAGES, Words
from katzentisch.games.g5211 import game
from katzentisch.games.g5211.box.cards import CARDS
from katzentisch.games.g5211.shown.companion import OPEN, deals_of, judge
from katzentisch.play.dialogue import DialogueQuestion
from katzentisch.play.score_sheet import BadSheet, Judgement, SheetDialogue, parse_names

LONG = ("no", "yes")


class SheetDialogue5211(SheetDialogue):
    """Names and kind of game, then everybody's four open cards, deal by deal."""

    def __init__(self, entry: GamePackage) -> None:
        super().__init__()
        self.cards = card_names(entry)

    def question(self) -> DialogueQuestion | None:
        if "names" not in self.sheet:
            return DialogueQuestion("evening-names", {"least": game.players[0], "most": game.players[-1]})
        if "long" not in self.sheet:
            return DialogueQuestion("evening-long", {"choices": list(LONG)}, LONG)
        if self.judgement and self.judgement.more["over"]:
            return None
        passes = self.sheet["passes"]
        name = self.names[len(passes[-1][-1])]
        return DialogueQuestion("sheet-ask-row", {"number": len(passes), "deal": len(passes[-1]), "name": name})

    def fill(self, text: str) -> None:
        if "names" not in self.sheet:
            self.sheet["names"] = parse_names(text, game.players[0], game.players[-1])
        elif "long" not in self.sheet:
            if plain(text) not in LONG:
                raise BadSheet("evening-choice", text=text, choices=list(LONG))
            self.sheet |= {"long": plain(text) == "yes", "passes": [[[]]]}
        else:
            self.fill_row(text)

    def fill_row(self, text: str) -> None:
        words = plain(text.replace(",", " ")).split()
        if len(words) != OPEN or not all(word in self.cards for word in words):
            raise BadSheet("sheet-row", text=text, count=OPEN)
        passes = self.sheet["passes"]
        passes[-1][-1].append([self.cards[word] for word in words])
        if len(passes[-1][-1]) == len(self.names):
            if judge(self.sheet).more["over"]:
                return
            if len(passes[-1]) == deals_of(len(self.names)):
                passes.append([])
            passes[-1].append([])

    def judge(self) -> Judgement:
        return judge(self.sheet)


@cache
def card_names(entry: GamePackage) -> dict[str, str]:
    """Every card by what it is called in each language, and as records write it."""
    every = [Words(lang, entry) for lang in LANGUAGES]
    found = {plain(words.say(f"card-{card}")): card for words in every for card in CARDS}
    return found | {plain(card): card for card in CARDS}


part = GameDialogue(begin=SheetDialogue5211)
