"""The sister's cards of the solo game."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.lessons import Lesson


class Step:
    """One line of a basket card of the sister."""

    def __init__(self, do: str, first: i64, second: i64) -> None:
        self.do = do
        self.first: i64 = first
        """A place in the row, or the tile of a common treasure."""
        self.second: i64 = second


class BasketCard:
    """A basket card of the sister."""

    def __init__(self, number: i64, baskets: i64, speed: i64, steps: list[Step]) -> None:
        self.number: i64 = number
        self.baskets: i64 = baskets
        self.speed: i64 = speed
        self.steps = steps


def read_basket_cards(entries: list[Any], tile_number: dict[str, int]) -> dict[int, BasketCard]:
    """Her basket cards by number."""
    found: dict[int, BasketCard] = {}
    for entry in entries:
        steps: list[Step] = []
        for step in entry["steps"]:
            if step["do"] == "swap":
                steps.append(Step("swap", step["a"], step["b"]))
            elif step["do"] == "common":
                name: str = step["shape"]
                steps.append(Step("common", tile_number[name.removeprefix("common-")], 0))
            else:
                steps.append(Step(step["do"], step["n"], 0))
        number: int = entry["id"]
        found[number] = BasketCard(number, entry["baskets"], entry["speed"], steps)
    return found


def read_lessons(entries: list[Any]) -> dict[int, Lesson]:
    """Her lessons by number."""
    return {entry["id"]: Lesson(entry["score"]) for entry in entries}
