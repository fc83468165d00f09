"""A town where everybody has played: how long a person's page takes there, beside a town of a tenth of its size.

`python -m tests.table.town [--persons 10000] [--matches 100000] [--kind postgresql]` makes both and shows the growth.
"""

from __future__ import annotations

import argparse
import random
import statistics as numbers
import tempfile
import time
from collections.abc import Generator, Iterable, Iterator
from contextlib import nullcontext
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import insert, text

from katzentisch.bench.services import postgresql
from katzentisch.server.api.games import PAGE
from katzentisch.server.statistics import statistics
from katzentisch.server.store import Store
from katzentisch.server.store.history import Wish
from katzentisch.server.store.schema import events, matches, results, reviews, seats, tables

GAMES = {"5211": 3, "cat_in_the_box": 4, "cryptid": 3, "isle_of_cats": 2}
"""What is played, and by how many."""
LOOKS = 300
"""Pages that are looked at."""
AT_ONCE = 1000
"""Matches that are inserted in one go."""

Row = dict[str, Any]


def guest(number: int) -> str:
    return f"{number:024x}"


def settle(store: Store, persons: int, played: int) -> None:
    """Fill an empty store with so many persons and finished matches; one in a hundred more is on."""
    dice = random.Random(f"{persons} {played}")
    with store.engine.begin() as connection:
        matches_played = evening(dice, persons, played)
        while some := list(islice(matches_played, AT_ONCE)):
            for kind in (tables, seats, matches, events, results, reviews):
                if rows := [row for match in some for row in match.get(kind.name, [])]:
                    connection.execute(insert(kind), rows)
    with store.engine.connect() as connection:
        connection.execute(text("ANALYZE"))
        connection.commit()


def evening(dice: random.Random, persons: int, played: int) -> Iterator[dict[str, list[Row]]]:
    """One match after the other, as the rows that are kept of it."""
    for number in range(played + played // 100):
        game = dice.choice(list(GAMES))
        sitters = dice.sample(range(persons), GAMES[game])
        yield rows(number, game, sitters, dice, over=number < played)


def rows(number: int, game: str, sitters: list[int], dice: random.Random, over: bool) -> dict[str, list[Row]]:
    code, match, at = f"c{number}", f"{dice.getrandbits(96):024x}", 1e9 + 60.0 * number
    rank = random.Random(number).sample(range(1, len(sitters) + 1), len(sitters))
    table = {"code": code, "game": game, "options": "{}", "rules": "{}", "host": guest(sitters[0]), "public": False}
    chair = [
        {"code": code, "seat": seat, "sitter": f"P{who}", "guest": guest(who), "token": ""}
        for seat, who in enumerate(sitters)
    ]
    common = {"match": match, "game": game, "options": "{}", "players": len(sitters), "backs": 0, "brought": False}
    return {
        "tables": [{**table, "vote": "", "opened": at}],
        "seats": chair,
        "matches": [
            {
                "id": match,
                "code": code,
                "number": 1,
                "head": "",
                "begun": at,
                "ended": at if over else None,
                "looked": 1,
            }
        ],
        "events": [{"match": match, "seq": 1, "seat": 0, "text": "x", "is_table": False, "command": None, "at": at}],
        "results": [
            {
                **common,
                "seat": seat,
                "guest": guest(who),
                "name": f"P{who}",
                "rank": rank[seat],
                "won": float(rank[seat] == 1),
                "points": dice.randrange(60),
                "left": False,
                "over": at,
            }
            for seat, who in enumerate(sitters)
            if over
        ],
        "reviews": [{"match": match, "ply": 0, "seat": 0, "kind": "take", "better": True, "worse": 1.0}]
        if over
        else [],
    }


def look(store: Store, who: str) -> int:
    """A person's page as it is asked for: what is on, the list, who sat there, and every game; how much there was."""
    history = store.history
    listed = history.over(who, Wish(), None, PAGE + 1)
    told = len(history.on(who)) + len(history.tallies(who)) + len(history.company([each.match for each in listed]))
    for game in GAMES:
        told += statistics(game, history.of(who, game), history.looked(who, game)).played
    return told


def looks(store: Store, persons: int) -> list[float]:
    """Milliseconds for the pages of some persons."""
    dice, taken = random.Random(0), []
    for number in (dice.randrange(persons) for _ in range(LOOKS)):
        began = time.perf_counter()
        look(store, guest(number))
        taken.append(1e3 * (time.perf_counter() - began))
    return taken


def measured(url: str, persons: int, played: int) -> float:
    """The median page in a store that is filled for it."""
    store = Store(url)
    store.open()
    began = time.perf_counter()
    settle(store, persons, played)
    made = time.perf_counter() - began
    looks(store, persons)
    taken = sorted(looks(store, persons))
    store.close()
    middle, most = numbers.median(taken), taken[len(taken) * 95 // 100]
    size = f"{persons:>6} persons, {played:>7} matches"
    print(f"{size}: {middle:6.2f} ms a page, 95 % within {most:.2f} ms; made in {made:.0f} s", flush=True)
    return middle


def stores(kind: str, folder: Path, names: Iterable[str]) -> Generator[str, None, None]:
    """An empty database for each name, of either kind."""
    for name in names:
        with postgresql() if kind == "postgresql" else nullcontext() as daemon:
            yield daemon.url if daemon else str(folder / f"{name}.sqlite")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--persons", type=int, default=10_000)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--kind", choices=("sqlite", "postgresql"), default="sqlite")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        urls = stores(chosen.kind, Path(folder), ("small", "large"))
        small = measured(next(urls), chosen.persons // 10, chosen.matches // 10)
        large = measured(next(urls), chosen.persons, chosen.matches)
        urls.close()
    print(f"ten times the town takes {large / small:.2f} times as long")


if __name__ == "__main__":
    main()
