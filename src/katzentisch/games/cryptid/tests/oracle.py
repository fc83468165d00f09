"""An independent judge of puzzles: pictures of tiles, breadth-first search, plain sets; nothing of the engine."""

from __future__ import annotations

from collections import deque
from itertools import combinations, permutations

Hex = tuple[int, int]

PICTURES = {
    1: "W.W.W.W.F.F. S.S.W.D.F.F. S.S.D.DbDbFb",
    2: "ScFcFcF.F.F. S.S.F.D.D.D. S.M.M.M.M.D.",
    3: "S.S.F.F.F.W. ScScF.M.W.W. McM.M.M.W.W.",
    4: "D.D.M.M.M.M. D.D.M.W.W.Wc D.D.D.F.F.Fc",
    5: "S.S.S.M.M.M. S.D.D.W.M.Mb D.D.W.W.WbWb",
    6: "DbD.S.S.S.F. MbM.S.S.F.F. M.W.W.W.W.F.",
}
LETTERS = {"forest": "F", "desert": "D", "water": "W", "swamp": "S", "mountain": "M", "bear": "b", "cougar": "c"}
BOARD = [(row, column) for row in range(9) for column in range(12)]


class Board:
    """A map read from its code, hex by hex."""

    def __init__(self, code: str) -> None:
        self.faces: dict[Hex, str] = {}
        for slot, digit in enumerate(code[:6]):
            value = int(digit, 16)
            rows = [[row[2 * at : 2 * at + 2] for at in range(6)] for row in PICTURES[(value - 1) % 6 + 1].split()]
            for row in range(3):
                for column in range(6):
                    face = rows[2 - row][5 - column] if value > 6 else rows[row][column]
                    self.faces[3 * (slot // 2) + row, 6 * (slot % 2) + column] = face
        places = [(int(code[at], 16), int(code[at + 1], 16)) for at in range(6, len(code), 2)]
        colours = ["white", "green", "blue", "black"][: len(places) // 2]
        self.structures = {}
        for at, place in enumerate(places):
            self.structures[place] = (["stone", "shack"][at // len(colours)], colours[at % len(colours)])
        self.advanced = len(places) == 8

    def neighbours(self, at: Hex) -> list[Hex]:
        row, column = at
        lower = column % 2
        near = [(row - 1, column), (row + 1, column)]
        for side in (column - 1, column + 1):
            near += [(row - 1 + lower, side), (row + lower, side)]
        return [each for each in near if each in self.faces]

    def has(self, at: Hex, what: str) -> bool:
        if what in LETTERS:
            return LETTERS[what] in self.faces[at]
        return at in self.structures and what in self.structures[at]

    def near(self, at: Hex, whats: list[str], reach: int) -> bool:
        seen = {at: 0}
        queue = deque([at])
        while queue:
            here = queue.popleft()
            if any(self.has(here, what) for what in whats):
                return True
            if seen[here] < reach:
                for other in self.neighbours(here):
                    if other not in seen:
                        seen[other] = seen[here] + 1
                        queue.append(other)
        return False

    def area(self, key: str) -> frozenset[Hex]:
        """Where the clue with this key is true."""
        positive = key.removeprefix("not_")
        if positive.startswith("on_"):
            whats, reach = positive.removeprefix("on_").split("_or_"), 0
        else:
            distance, what = positive.split("_")
            whats, reach = (["bear", "cougar"] if what == "animal" else [what]), int(distance[-1])
        found = {at for at in BOARD if self.near(at, whats, reach)}
        return frozenset(set(BOARD) - found if key != positive else found)


def clue_keys(advanced: bool) -> list[str]:
    terrains = ["forest", "desert", "water", "swamp", "mountain"]
    keys = [f"on_{one}_or_{other}" for one, other in combinations(terrains, 2)]
    keys += [f"within1_{what}" for what in [*terrains, "animal"]]
    keys += [f"within2_{what}" for what in ("stone", "shack", "bear", "cougar")]
    keys += [f"within3_{colour}" for colour in ("white", "green", "blue")]
    if advanced:
        keys.append("within3_black")
        keys += [f"not_{key}" for key in keys]
    return keys


def faults(code: str, keys: list[str]) -> list[str]:
    """What is wrong with a puzzle; nothing, if it is sound."""
    board = Board(code)
    found = []
    if len({digit % 6 for digit in (int(each, 16) for each in code[:6])}) < 6:
        found.append("a tile twice")
    if len(board.structures) != (8 if board.advanced else 6):
        found.append("a structure on a structure")
    if not set(keys) <= set(clue_keys(board.advanced)):
        found.append("a clue of another mode")
    if len(set(keys)) < len(keys):
        found.append("a clue twice")
    areas = [board.area(key) for key in keys]
    if len(frozenset.intersection(*areas)) != 1:
        found.append("not one habitat")
    for at in range(len(areas)):
        if len(frozenset.intersection(*(areas[:at] + areas[at + 1 :]))) < 2:
            found.append("a superfluous clue")
    for one, other in permutations(range(len(areas)), 2):
        if areas[one] <= areas[other]:
            found.append("a clue inside another")
        if areas[one] == frozenset(BOARD) - areas[other]:
            found.append("a clue and its negation")
    for key in keys:
        if not 42 <= len(board.area(key.removeprefix("not_"))) <= 64:
            found.append("a clue too wide or too narrow")
    return found


def tuples(code: str, players: int, known: dict[int, str], pieces: dict[int, dict[str, list[Hex]]]) -> list[list[str]]:
    """Every way to hand out clues that fits what is known, by trying all of them."""
    board = Board(code)
    areas = {key: board.area(key) for key in clue_keys(board.advanced)}
    options = []
    for seat in range(players):
        said = pieces.get(seat, {})
        options.append(
            [known[seat]]
            if seat in known
            else [
                key
                for key, area in areas.items()
                if area >= set(said.get("discs", [])) and not area & set(said.get("cubes", []))
            ]
        )
    found: list[list[str]] = []
    partial: list[tuple[list[str], frozenset[Hex]]] = [([], frozenset(BOARD))]
    for choice in options:
        partial = [
            ([*chosen, key], left & areas[key]) for chosen, left in partial for key in choice if key not in chosen
        ]
        partial = [each for each in partial if each[1]]
    found = [chosen for chosen, left in partial if len(left) == 1]
    return found
