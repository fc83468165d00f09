"""A town where everybody has played: how long a person's page takes there, beside a town of a tenth of its size.

`python -m tests.server.town [--persons 10000] [--matches 100000] [--kind postgresql]` makes both and shows the growth.
"""

from __future__ import annotations

import argparse
import random
import statistics as numbers
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import insert, text

from katzentisch.bench.services import postgresql
from katzentisch.server.api.games import MATCHES_PER_PAGE
from katzentisch.server.results.highlights import find_highlights
from katzentisch.server.results.statistics import statistics
from katzentisch.server.store import Store
from katzentisch.server.store.history import HistoryFilter
from katzentisch.server.store.schema import events, matches, quick_ratings, results, reviews, seats, tables

GAMES = {"5211": 3, "cat_in_the_box": 4, "cryptid": 3, "isle_of_cats": 2}
"""What is played, and by how many."""
TODAY = "2030-01-01"
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
        if store.is_sqlite:
            connection.execute(text("PRAGMA cache_size = -400000"))
        matches_played = evening(dice, persons, played)
        while some := list(islice(matches_played, AT_ONCE)):
            for kind in (tables, seats, matches, events, results, reviews):
                if rows := [row for match in some for row in match.get(kind.name, [])]:
                    connection.execute(insert(kind), rows)
        rating = {"mu": 25.0, "sigma": 5.0, "played": 20, "changed": 1e9}
        for game in GAMES:
            rated = [{"guest": guest(number), "game": game, **rating} for number in range(persons)]
            connection.execute(insert(quick_ratings), rated)
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
    """A person's page as it is asked for: what is on, over and to show, who sat there, every game; how much it was."""
    history = store.history
    listed = history.over(who, HistoryFilter(), None, MATCHES_PER_PAGE + 1)
    told = len(history.on(who)) + len(history.tallies(who)) + len(history.company([each.match for each in listed]))
    own = store.own_results
    told += len(
        find_highlights(
            own.of(who), own.secret(who, TODAY), own.daily_days(who), TODAY, store.quick_ratings.of(who)
        ).games
    )
    for game in GAMES:
        told += statistics(game, history.of(who, game), history.looked(who, game)).played
    return told


def looks(towns: dict[int, Store]) -> dict[int, list[float]]:
    """Milliseconds for the pages of some persons of each town, turn by turn, so that whatever else goes on is fair."""
    dice = random.Random(0)
    taken: dict[int, list[float]] = {persons: [] for persons in towns}
    for _ in range(LOOKS):
        for persons, store in towns.items():
            who = guest(dice.randrange(persons))
            began = time.perf_counter()
            look(store, who)
            taken[persons].append(1e3 * (time.perf_counter() - began))
    return {persons: sorted(each) for persons, each in taken.items()}


def made(url: str, persons: int, played: int) -> Store:
    """A town in an empty database."""
    store = Store(url)
    store.open()
    began = time.perf_counter()
    settle(store, persons, played)
    print(f"{persons} persons, {played} matches, made in {time.perf_counter() - began:.0f} s", flush=True)
    return store


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--persons", type=int, default=10_000)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--kind", choices=("sqlite", "postgresql"), default="sqlite")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        towns = {}
        for part in (10, 1):
            persons = chosen.persons // part
            url = str(folder / f"{persons}.sqlite")
            if chosen.kind == "postgresql":
                url = stack.enter_context(postgresql()).url
            towns[persons] = made(url, persons, chosen.matches // part)
            stack.callback(towns[persons].close)
        looks(towns)
        middles = []
        for persons, taken in looks(towns).items():
            middles.append(numbers.median(taken))
            most = taken[len(taken) * 95 // 100]
            print(f"{persons:>6} persons: {middles[-1]:.2f} ms a page, 95 % within {most:.2f} ms")
    print(f"ten times the town takes {middles[1] / middles[0]:.2f} times as long")


if __name__ == "__main__":
    main()
