"""A season under a server that is killed again and again: every round is drawn once, every match counts once."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random

from sqlalchemy import func, select

from katzentisch.server.store import Store
from katzentisch.server.store.clubhouse import boards, rounds
from katzentisch.server.store.schema import matches

from .service import STUBBORN, Client, Json, Server

NAMES = ["Anna", "Ben", "Clara"]


def awaited(client: Client, path: str, tables: int) -> Json:
    """The season, once the table of this round is open."""
    end = time.monotonic() + STUBBORN
    while time.monotonic() < end:
        page: Json = client.get(path)
        if page["season"]["over"] or len(page["rounds"]) > tables:
            return page
        time.sleep(0.1)
    raise AssertionError("the season does not go on")


def play(people: list[Client], code: str) -> None:
    """Make moves until the match is over."""
    for number in range(10_000):
        seat = number % len(people)
        answer = people[seat].ask("GET", f"/api/tables/{code}/update", seat=seat)
        if answer.status_code == 404:  # drawn, but not opened yet
            time.sleep(0.1)
            continue
        update = answer.json()
        if update["over"]:
            return
        if seat in update["actors"]:
            people[seat].order(code, "move", seat, update["seq"], f"m{number}", move=update["legal"][0])
    raise AssertionError("the match does not end")


def test_a_killed_server_neither_loses_nor_doubles_anything_of_a_season(tmp_path: Path) -> None:
    """Killed while the first round is drawn, and after the last move of a match."""
    store, rng = tmp_path / "s.sqlite", Random()
    with ExitStack() as stack:
        server = stack.enter_context(Server(str(store), tmp_path / "log"))
        people = {name: stack.enter_context(Client(server.url)) for name in NAMES}
        host = people["Anna"]
        opened = host.post("/api/clubs", {"name": "Toms", "member": "Anna"})
        club, key = f"/api/clubs/{opened['code']}", opened["link"].partition("#")[2]
        for name in NAMES[1:]:
            people[name].post(f"{club}/members", {"name": name, "key": key})
        wish = {"name": "Spring", "game": "5211", "kind": "round-robin", "size": 2, "rated": True}
        season = f"{club}/seasons/{host.post(f'{club}/seasons', wish)['id']}"
        for person in people.values():
            assert person.ask("PUT", f"{season}/entry", {"on": True}).status_code == 204

        with ThreadPoolExecutor(1) as thread:
            begun = thread.submit(host.ask, "POST", f"{season}/begin")
            time.sleep(rng.uniform(0, 0.2))
            server.kill()
            server.start()
            assert begun.result().status_code in (204, 409)
        for number in range(3):
            [board] = awaited(host, season, number)["rounds"][number]["boards"]
            play([people[name] for name in board["seats"]], board["code"])
            if number == 1:
                server.kill()
                server.start()
        page = awaited(host, season, 3)
        assert page["season"]["over"]
        assert [line["played"] for line in page["standings"]] == [2, 2, 2]
        members = host.get(club)["members"]
        assert [rating["played"] for member in members for rating in member["ratings"]] == [2, 2, 2]
    kept = Store(str(store))
    with kept.engine.begin() as connection:
        counted = [connection.scalar(select(func.count()).select_from(each)) for each in (rounds, boards, matches)]
    assert counted == [3, 3, 3]
    kept.close()
