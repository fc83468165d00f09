"""Somebody is forgotten in the same way, whether they wish it themselves, or the host by page or by command."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from katzentisch.cli import main
from katzentisch.server.admin import moderation

from .house import House, Person, house
from .test_moderation import hosts
from .test_persons import closed, everything, keep_passkey, seated
from .test_results import play_out

NAME = "Annegret"
Way = Callable[[House, Path, Person, str, str], Awaitable[None]]


async def by_oneself(here: House, store: Path, anna: Person, guest: str, code: str) -> None:
    assert (await anna.ask("DELETE", "me")).status_code == 204


async def by_page(here: House, store: Path, anna: Person, guest: str, code: str) -> None:
    assert (await anna.ask("DELETE", f"host/persons/{guest}")).status_code == 403
    host = await hosts(here)
    assert (await host.ask("DELETE", f"host/persons/{guest}")).status_code == 204


async def by_seat(here: House, store: Path, anna: Person, guest: str, code: str) -> None:
    assert await command(store, "forget", code, "7") == 2
    assert await command(store, "forget", code) == 2
    assert await command(store, "forget", code, "0") == 0


async def by_number(here: House, store: Path, anna: Person, guest: str, code: str) -> None:
    assert await command(store, "forget", guest) == 0


async def command(store: Path, *deed: str) -> int:
    """A deed of the person who looks after the store, beside a server that runs."""
    return await asyncio.to_thread(main, ["admin", "--store", str(store), "--lang", "en", *deed])


@pytest.mark.parametrize("way", [by_oneself, by_page, by_seat, by_number])
def test_nothing_is_left_of_an_erased_person(way: Way, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They got up, open lines end, cookies and passkeys are worth nothing; others keep what they played."""
    monkeypatch.setattr(moderation, "CHECK_SECONDS", 0.05)

    async def lived() -> None:
        store = tmp_path / "t.sqlite"
        async with house(store) as here:
            anna, ben = here.person(), here.person()
            over, on, alone = await seated(anna, NAME, ben), await seated(anna, NAME, ben), await seated(anna, NAME)
            match = (await play_out(over, anna, ben))["match"]
            await anna.post(f"tables/{on}/chat", {"do": "chat", "id": "1", "seat": 0, "text": "Secret"})
            assert (await anna.ask("PUT", "calls", {"url": "https://chat.example/"})).is_success
            await keep_passkey(anna, NAME)
            await anna.post("clubs", {"name": "Cats", "member": NAME})
            mine, other = await anna.connect(on), await ben.connect(on)
            await mine.until("update", lambda said: said["seat"] == 0)
            guest = here.room(on).state.row.chairs[0].guest
            await way(here, store, anna, guest, on)
            await closed(mine)
            await other.until("table", lambda said: said["seats"][0]["away"] and NAME not in str(said))
            kept = await everything(here)
            for gone in (NAME, guest, "Secret", "chat.example"):
                assert gone not in kept
            assert "Ben" in kept
            assert not (await anna.get("me"))["kept"]
            assert (await ben.ask("GET", f"tables/{alone}")).status_code == 404
            assert NAME not in (await ben.ask("GET", f"matches/{match}/record")).text

    asyncio.run(lived())
