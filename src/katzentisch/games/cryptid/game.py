"""Cryptid as the catalogue knows it: options, notation, box, and the way to a puzzle."""

from __future__ import annotations

from typing import ClassVar

from katzentisch.core.chance import Chance, Rng
from katzentisch.core.game import Game, Move
from katzentisch.core.options import Option, Options
from katzentisch.core.reason import BadChance, BadOptions
from katzentisch.core.view import View
from katzentisch.games.cryptid.box.cards import BOOKS, Card, card_of, cards, cards_of
from katzentisch.games.cryptid.box.clues import COLOURS, HINTS, KEYS, KINDS, clues_of, offered_hints, true_hints
from katzentisch.games.cryptid.box.map import DIGITS, HEXES, digits_of, hex_name, map_of
from katzentisch.games.cryptid.rules.imagine import imagine
from katzentisch.games.cryptid.rules.puzzle import LEVELS, Puzzle, make
from katzentisch.games.cryptid.rules.state import MOVES, CryptidState
from katzentisch.games.cryptid.view import CryptidView

SPELLED = ("cube {}", "disc {}", "search {}", "correct {}", *(f"ask {seat} at {{}}" for seat in range(5)))
SAID = ("answer disc", "answer cube", "agree", "withdraw")
SHARES = ("auto", "5", "8", "10", "12", "15", "20", "25", "34", "50", "100")
LOWEST = {(3, False): 20, (4, False): 12, (5, False): 10, (3, True): 15, (4, True): 10, (5, True): 7}
"""The lowest share that any map met, by players and mode, of 126 000, 51 000, 17 000, 42 000, 3 600 and 250 maps."""


class Cryptid(Game):
    """The rulebook of Cryptid."""

    id: ClassVar[str] = "cryptid"
    version: ClassVar[int] = 1
    players: ClassVar[range] = range(3, 6)
    minutes: ClassVar[int] = 45
    laborious: ClassVar[bool] = True
    moves: ClassVar[int] = MOVES
    view_type: ClassVar[type[View]] = CryptidView

    def options(self, players: int) -> list[Option]:
        seats = tuple(str(seat) for seat in range(players))
        return [
            Option("mode", default="normal", choices=("normal", "advanced"), prominent=True),
            Option("answers", default="automatic", choices=("automatic", "by-hand")),
            Option("card", default="none", choices=("none", "drawn", *cards()), samples=("none", "drawn")),
            Option("starter", default="random", choices=("random", *seats), samples=("random",)),
            Option("difficulty", default="any", choices=LEVELS, samples=("any",)),
            Option("share", default="auto", choices=SHARES, samples=("auto",)),
        ]

    def resolve(self, players: int, options: Options) -> dict[str, str]:
        """A named card brings its mode along; a share that no map meets is refused before one is looked for."""
        resolved = super().resolve(players, options)
        if resolved["card"] in cards():
            mode = "advanced" if card_of(resolved["card"]).advanced else "normal"
            if options.get("mode", mode) != mode:
                raise BadOptions("card-mode", card=resolved["card"], mode=mode)
            resolved["mode"] = mode
        share = resolved["share"]
        if (
            resolved["card"] == "none"
            and share != "auto"
            and int(share) < LOWEST[players, resolved["mode"] == "advanced"]
        ):
            raise BadOptions("no-puzzle", players=players, share=int(share))
        return resolved

    def set_up(self, players: int, options: Options, chance: Chance) -> CryptidState:
        advanced = options["mode"] == "advanced"
        if options["card"] == "none":
            card = None
            puzzle = draw_puzzle(players, advanced, options, chance)
            hint = draw_hint(puzzle.clues, chance)
        else:
            card = card_of(options["card"]) if options["card"] in cards() else draw_card(advanced, chance)
            puzzle = Puzzle(map_of(digits_of(card.map)), hand_out(card, players, chance))
            hint = card.hint(players)
        state = CryptidState(players, puzzle.land, options["answers"] == "by-hand", chance)
        state.deal(puzzle.clues)
        state.hint = hint
        state.card = card.id if card else ""
        starter = options["starter"]
        state.starter = chance.below("starter", players) if starter == "random" else int(starter)
        return state

    def imagine(self, view: View, rng: Rng) -> CryptidState:
        assert isinstance(view, CryptidView)
        return imagine(view, rng)

    def spell(self, move: Move) -> str:
        kind, at = divmod(move, HEXES)
        return SPELLED[kind].format(hex_name(at)) if kind < len(SPELLED) else SAID[at]

    def box(self, players: int, options: Options) -> dict[str, int]:
        colours = len(COLOURS) if self.resolve(players, options)["mode"] == "advanced" else len(COLOURS) - 1
        box = {f"{colour} {kind}": int(at < colours) for at, colour in enumerate(COLOURS) for kind in KINDS}
        box |= {"forest": 22, "desert": 21, "water": 22, "swamp": 21, "mountain": 22, "bear": 8, "cougar": 8}
        box |= {"clue": players, "hex with two cubes": 0, "hex with two own pieces": 0, "cube that closes nothing": 0}
        return box

    def longest(self, players: int, options: Options) -> int:
        """Every piece is laid once and corrected once at most; between two pieces everybody may vote twice."""
        return HEXES * players * (4 + 2 * players)

    def spell_chance(self, label: str, outcome: list[int]) -> str:
        if label == "map":
            return "".join(DIGITS[digit] for digit in outcome)
        names = {"clues": KEYS, "hint": HINTS, "card": tuple(cards()), "books": BOOKS}.get(label)
        return " ".join(names[each] for each in outcome) if names else super().spell_chance(label, outcome)

    def parse_chance(self, label: str, text: str) -> list[int]:
        words = text.replace("|", " ").replace(",", " ").split()
        if label == "map":
            return digits_of("".join(words))
        names = {"clues": KEYS, "hint": HINTS, "card": tuple(cards()), "books": BOOKS}.get(label)
        if names is None:
            return super().parse_chance(label, text)
        if not words or not all(word in names for word in words):
            raise BadChance("chance-notation", label=label, text=text)
        return [names.index(word) for word in words]


def draw_puzzle(players: int, advanced: bool, options: Options, chance: Chance) -> Puzzle:
    """A map and clues: as spelled out, or of the maker's (CR-18)."""
    digits, clues = chance.given("map"), chance.given("clues")
    share = 0 if options["share"] == "auto" else int(options["share"])
    if digits is None:
        if clues is not None:
            raise BadChance("chance-missing", label="map")
        puzzle = make(chance.generator("puzzle"), players, advanced, share, options["difficulty"])
    else:
        land = map_of(digits)
        if land.advanced != advanced:
            raise BadChance("map-mode", code=land.code)
        if clues is None:
            puzzle = make(chance.generator("clues"), players, advanced, share, options["difficulty"], land)
        else:
            puzzle = Puzzle(land, clues)
            check(puzzle, players)
    chance.note("map", puzzle.land.outcome())
    chance.note("clues", puzzle.clues)
    return puzzle


def check(puzzle: Puzzle, players: int) -> None:
    """BadChance unless everybody has a clue of the mode, all differ, and one hex fits them all (CR-02, CR-09)."""
    clues = puzzle.clues
    if len(clues) != players or len(set(clues)) != players:
        raise BadChance("clues-number", players=players)
    for clue in clues:
        if clue not in clues_of(puzzle.land.advanced):
            raise BadChance("clue-mode", clue=KEYS[clue])
    habitats = puzzle.habitats()
    if len(habitats) != 1:
        raise BadChance("clues-habitats", count=len(habitats))


def draw_hint(clues: list[int], chance: Chance) -> str:
    """The hint of a generated puzzle: from the seed alone, among those that CR-R29 offers."""
    given = chance.given("hint")
    if given is not None:
        if len(given) != 1 or HINTS[given[0]] not in true_hints(clues):
            raise BadChance("hint-false")
        hint = HINTS[given[0]]
    else:
        offered = offered_hints(clues)
        hint = offered[chance.generator("hint").below(len(offered)) if len(offered) > 1 else 0]
    chance.note("hint", [HINTS.index(hint)])
    return hint


def draw_card(advanced: bool, chance: Chance) -> Card:
    """One of the cards of the mode (CR-16)."""
    order = list(cards())
    given = chance.given("card")
    if given is None:
        pool = cards_of(advanced)
        card = pool[chance.generator("card").below(len(pool))]
    else:
        card = card_of(order[given[0]])
        if len(given) != 1 or card.advanced != advanced:
            raise BadChance("chance-other-items", label="card")
    chance.note("card", [order.index(card.id)])
    return card


def hand_out(card: Card, players: int, chance: Chance) -> list[int]:
    """The clue of each seat: who takes which book is chance (CR-R31)."""
    used = [BOOKS.index(book) for book in card.back(players).books]
    clues = card.clues(players)
    return [clues[used.index(book)] for book in chance.shuffled("books", used)]
