"""What a browser is sent is enough, and nothing of it needs what a browser does not have."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from katzentisch.browser.bundle import bundle_files

ABSENT = [
    *("socket", "multiprocessing", "subprocess", "sqlalchemy", "alembic", "litestar", "uvicorn", "websockets", "redis"),
    *("psycopg", "prometheus_client", "rich", "platformdirs", "segno", "fluent", "numpy", "torch"),
]
"""What cannot be imported there, or must not be needed."""
SCENE = """
import asyncio, json, sys

class Strict:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ABSENT:
            raise ImportError(f"{name} is not there")

ABSENT = set(sys.argv[1].split(","))
HARMLESS = {"socket", "subprocess"}  # asyncio itself looks for them
import asyncio.events, asyncio.base_events, asyncio.unix_events
ABSENT -= HARMLESS
sys.meta_path.insert(0, Strict())

from katzentisch.bots.roster import names, seat_bot
from katzentisch.core.catalogue import catalogue
from katzentisch.browser import worker
from katzentisch.browser.backend import Backend

kept = {}

class Drawer:
    async def read(self, key):
        return kept.get(key)

    async def write(self, changes):
        kept.update(json.loads(changes))

async def think(text, seconds):
    return worker.answer(text)

async def ask(house, method, path, body=None):
    answer = json.loads(await house.ask(method, f"/api/{path}", json.dumps(body) if body else "{}"))
    assert answer["status"] in (200, 201), answer
    return answer["body"]

async def run():
    house = Backend(Drawer(), think)
    for entry in catalogue().values():
        seats = ["", *["kitten" if entry.game.id == "5211" else "random"] * (entry.game.players[1] - 1)]
        opened = await ask(house, "POST", "tables", {"game": entry.game.id, "seats": seats})
        code = opened["code"]
        await ask(house, "POST", f"tables/{code}/seats/0", {"name": "Anna"})
        await ask(house, "POST", f"tables/{code}/start")
        update = await ask(house, "GET", f"tables/{code}/update?seat=0")
        while not update["seq"] or 0 not in update["actors"]:
            if 0 in update["actors"] and not update["seq"]:
                order = {"do": "move", "seat": 0, "seq": 0, "id": "a", "move": update["legal"][0]}
                await house.ask("POST", f"/api/tables/{code}/orders", json.dumps(order))
            update = await ask(house, "GET", f"tables/{code}/update?seat=0&since={update['seq']}&wait=20")
        assert entry.companion.judge or entry.companion.deal
        assert [seat_bot(entry, kind, "", "seed") for kind in names(entry)]
    await ask(house, "POST", "companion/cryptid", {"players": 3, "options": {"card": "drawn"}})
    await house.close()
    print(*sorted(entry.game.id for entry in catalogue().values()))

asyncio.run(run())
"""


def test_the_parcel_is_enough_to_play_everything(tmp_path: Path) -> None:
    """Unpacked alone, without the rest of the house and its libraries, it opens tables and bots answer in all games."""
    house = Path(str(files("katzentisch")))
    for path in bundle_files():
        (tmp_path / "katzentisch" / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(house / path, tmp_path / "katzentisch" / path)
    command = [sys.executable, "-c", SCENE, ",".join(ABSENT)]
    environment = {"PYTHONPATH": str(tmp_path), "KATZENTISCH_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=tmp_path)
    assert run.returncode == 0, run.stderr[-3000:]
    assert run.stdout.split() == ["5211", "cat_in_the_box", "cryptid", "isle_of_cats"]


def test_the_parcel_is_small() -> None:
    """No tests, no records, no pictures, no learning: sources and data, each once."""
    paths = bundle_files()
    assert len(paths) == len(set(paths))
    assert {path.rpartition(".")[2] for path in paths} == {"py", "json", "net"}
    strangers = (
        "tests/",
        "/records/",
        "/web/",
        "learn/",
        "learn.py",
        "bench",
        "server/",
        "terminal/",
        "arena/",
        "browser/bundle",
    )
    assert not [path for path in paths if any(stranger in path for stranger in strangers)]


@pytest.mark.parametrize("name", ["5211", "g5211", "cat_in_the_box"])
def test_a_game_is_found_without_the_others(name: str) -> None:
    """A browser that goes on with one game does not wait for all of them to be loaded."""
    script = f"from katzentisch.core.catalogue import find; print(find('{name}').game.id)"
    loaded = "import sys; print(*(each for each in sys.modules if each.count('.') == 2 and '.games.' in each))"
    run = subprocess.run([sys.executable, "-c", f"{script}\n{loaded}"], capture_output=True, text=True, check=True)
    found, modules = run.stdout.splitlines()
    assert name in (found, f"g{found}")
    assert modules.split() == [f"katzentisch.games.{'g5211' if '5211' in name else name}"]
