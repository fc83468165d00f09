"""Seasons under kills: every round is drawn once and whole, every match counts once."""

from __future__ import annotations

import threading
import time

from sqlalchemy import func, select

from katzentisch.server.store import Store
from katzentisch.server.store.club_store import boards, places, rounds
from katzentisch.server.store.schema import matches
from tests.waiting import PAUSE_SECONDS, wait_until

from ..service import STUBBORN, Client, Json
from .trial import Peril, Trial, settled

NAMES = ["Anna", "Ben", "Clara"]
ROUNDS = 3
"""In which everybody plays twice, and rests once."""


class Clubs(Trial):
    """Three members play one rated season after the other."""

    def __init__(self, world: Peril, stop: threading.Event, store: Store) -> None:
        super().__init__(world, stop, store)
        self.people = {name: self.guest() for name in NAMES}
        self.host = self.people["Anna"]
        opened = self.host.post("/api/clubs", {"name": "Toms", "member": "Anna"})
        self.club, key = f"/api/clubs/{opened['code']}", opened["link"].partition("#")[2]
        for name in NAMES[1:]:
            self.people[name].post(f"{self.club}/members", {"name": name, "key": key})
        self.seasons: list[str] = []

    def act(self) -> None:
        wish = {"name": "Spring", "game": "5211", "kind": "round-robin", "size": 2, "rated": True}
        season = self.host.post(f"{self.club}/seasons", wish)["id"]
        path = f"{self.club}/seasons/{season}"
        for person in self.people.values():
            assert person.ask("PUT", f"{path}/entry", {"on": True}).status_code == 204
        assert self.host.ask("POST", f"{path}/begin").status_code in (204, 409)
        self.seasons.append(season)
        for number in range(ROUNDS):
            [board] = self.awaited(path, number)["rounds"][number]["boards"]
            play([self.people[name] for name in board["seats"]], board["code"])

    def awaited(self, path: str, number: int) -> Json:
        """A season, once this round is drawn."""

        def drawn() -> Json | None:
            page: Json = self.host.get(path)
            return page if page["season"]["over"] or len(page["rounds"]) > number else None

        found = wait_until(drawn, "the next round is drawn", STUBBORN)
        assert found is not None
        return found

    def problems(self) -> list[str]:
        return settled(self.undecided) + self.miscounted()

    def undecided(self) -> list[str]:
        """Seasons that are not over, and ratings of members who have not played as often as they have."""
        pages = {season: self.host.get(f"{self.club}/seasons/{season}") for season in self.seasons}
        found = [f"season {season} goes on" for season, page in pages.items() if not page["season"]["over"]]
        for season, page in pages.items():
            if [line["played"] for line in page["standings"]] != [2] * len(NAMES):
                found.append(f"the standings of {season} are {page['standings']}")
        played = [each["played"] for member in self.host.get(self.club)["members"] for each in member["ratings"]]
        if played != [2 * len(self.seasons)] * len(NAMES):
            found.append(f"after {len(self.seasons)} seasons so many matches are counted: {played}")
        return found

    def miscounted(self) -> list[str]:
        """Rounds, tables, places and matches of which there are too many or too few."""
        due = [ROUNDS, ROUNDS, ROUNDS * len(NAMES), ROUNDS]
        found = []
        with self.store.engine.begin() as connection:
            for season in self.seasons:
                codes = select(boards.c.code).where(boards.c.season == season)
                many = [
                    connection.scalar(select(func.count()).where(each))
                    for each in (
                        *(table.c.season == season for table in (rounds, boards, places)),
                        matches.c.code.in_(codes),
                    )
                ]
                if many != due:
                    found.append(f"season {season} has {many} rounds, tables, places and matches")
        return found


def play(people: list[Client], code: str) -> None:
    """Make moves until the match is over."""
    for number in range(10_000):
        seat = number % len(people)
        answer = people[seat].ask("GET", f"/api/tables/{code}/update", seat=seat)
        if answer.status_code == 404:  # drawn, but not opened yet
            time.sleep(PAUSE_SECONDS)
            continue
        update = answer.json()
        if update["over"]:
            return
        if seat in update["actors"]:
            people[seat].order(code, "move", seat, update["seq"], f"m{number}", move=update["legal"][0])
    raise AssertionError("the match does not end")
