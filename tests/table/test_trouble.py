"""A store in trouble: what cannot be kept is refused in words, and nobody is shown what is not kept."""

from __future__ import annotations

from .house import House
from .test_play import played, refusal, two


def limit(here: House, pages: int | None = None) -> None:
    """Let the store have no more pages than it uses, or as many as it wants."""
    with here.lobby.store.engine.connect() as connection:
        used = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages or used}")


@played
async def test_a_full_disk_is_named_and_nothing_is_lost(here: House) -> None:
    """Whoever says or does something is told why it cannot be kept; once there is space it goes on."""
    anna, _, code = await two(here)
    store = here.lobby.store
    await store.run(limit, here)
    text, number = 400 * "Miau ", 0
    while (answer := await anna.ask("POST", f"tables/{code}/chat", chat(text, number))).is_success:
        number += 1
    assert (answer.status_code, refusal(answer)) == (503, "store-full")
    await store.run(limit, here, 10**9)
    assert (await anna.ask("POST", f"tables/{code}/chat", chat(text, number))).is_success
    legal = (await anna.update(code, 0))["legal"]
    assert (await anna.order(code, "move", 0, 0, move=legal[0])).is_success


def chat(text: str, number: int) -> dict[str, object]:
    return {"do": "chat", "id": f"c{number}", "seat": 0, "text": text[:500]}
