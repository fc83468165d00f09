"""The round sheet filled in at the keyboard."""

from __future__ import annotations

from typing import Any

from katzentisch.core.game_package import GameDialogue, GamePackage
from katzentisch.core.reason import BadNotation
from katzentisch.games.cat_in_the_box import game
from katzentisch.games.cat_in_the_box.rules.table import BURY, HAND
from katzentisch.games.cat_in_the_box.shown.companion import Round, allowed, check, check_total, judge
from katzentisch.play.dialogue import DialogueQuestion
from katzentisch.play.reconstruction import moves_by_name
from katzentisch.play.score_sheet import (
    BadSheet,
    Judgement,
    SheetDialogue,
    convert_sheet,
    parse_names,
    parse_numbers,
    parse_seat,
)

NOBODY = ("", "-", "–", "nobody", "niemand", "no", "nein")


class CatSheetDialogue(SheetDialogue):
    """Names and starter, then for each round predictions, tricks, a paradox, and everybody's tokens."""

    def __init__(self, entry: GamePackage) -> None:
        super().__init__()
        self.moves = moves_by_name(entry)

    def round(self) -> dict[str, Any]:
        """The round that is on."""
        found: dict[str, Any] = self.sheet["rounds"][-1]
        return found

    def question(self) -> DialogueQuestion | None:
        if "names" not in self.sheet:
            return DialogueQuestion("evening-names", {"least": game.players[0], "most": game.players[-1]})
        if "starter" not in self.sheet:
            return DialogueQuestion("evening-starter", {"choices": self.names}, self.names)
        players, number = len(self.names), len(self.sheet["rounds"])
        played = self.round()
        if "predictions" not in played and players > 2:
            possible = list(map(str, allowed(players)))
            return DialogueQuestion(
                "sheet-ask-predictions", {"round": number, "names": self.names, "choices": possible}
            )
        if "tricks" not in played:
            return DialogueQuestion("sheet-ask-tricks", {"round": number, "names": self.names})
        if "paradox" not in played:
            return DialogueQuestion("sheet-ask-paradox", {"round": number, "names": self.names}, self.names)
        if len(played["tokens"]) < players:
            name = self.names[len(played["tokens"])]
            return DialogueQuestion("sheet-ask-tokens", {"round": number, "name": name})
        return None

    def fill(self, text: str) -> None:
        if "names" not in self.sheet:
            self.sheet["names"] = parse_names(text, game.players[0], game.players[-1])
        elif "starter" not in self.sheet:
            self.sheet |= {"starter": parse_seat(text, self.names), "rounds": [{}]}
        else:
            self.fill_round(text, self.round())

    def fill_round(self, text: str, played: dict[str, Any]) -> None:
        players = len(self.names)
        if "predictions" not in played and players > 2:
            played["predictions"] = self.predictions(text)
        elif "tricks" not in played:
            played["tricks"] = parse_numbers(text, players, HAND[players] - 2)
        elif "paradox" not in played:
            played["paradox"] = -1 if text.lower() in NOBODY else parse_seat(text, self.names)
            played["tokens"] = []
            check_total(convert_sheet(played, Round), players, len(self.sheet["rounds"]))
        else:
            played["tokens"].append(self.fields(text))
            told = [*played["tokens"], *[[] for _ in range(players - len(played["tokens"]))]]
            check(convert_sheet({**played, "tokens": told}, Round), players, len(self.sheet["rounds"]))
            if len(played["tokens"]) == players and len(self.sheet["rounds"]) < players:
                self.sheet["rounds"].append({})

    def predictions(self, text: str) -> list[int]:
        """Everybody's prediction, each one that can be made."""
        possible = list(map(str, allowed(len(self.names))))
        words = text.replace(",", " ").split()
        if len(words) != len(self.names) or not all(word in possible for word in words):
            raise BadSheet("sheet-predictions", text=text, count=len(self.names), choices=possible)
        return list(map(int, words))

    def fields(self, text: str) -> list[int]:
        """Cards such as `6r 5 blue`, each with its colour."""
        found = []
        words = text.replace(",", " ").split()
        while words:
            for length in (1, 2):
                spelled = " ".join(words[:length]).lower()
                try:
                    move = self.moves[spelled] if spelled in self.moves else game.parse(spelled)
                except BadNotation:
                    continue
                if move < BURY:
                    found.append(move)
                    del words[:length]
                    break
            else:
                raise BadSheet("sheet-fields", text=words[0])
        return found

    def judge(self) -> Judgement:
        """What is known so far; tokens of a round count once everybody's are there."""
        players = len(self.names)
        rounds = [
            played if len(played.get("tokens", [])) == players else {**played, "tokens": []}
            for played in self.sheet.get("rounds", [])
        ]
        return judge({**self.sheet, "rounds": rounds})


part = GameDialogue(begin=CatSheetDialogue)
