"""A second visit starts Python from the memory of the first one, and without it if that cannot be used."""

from __future__ import annotations

from tests.site.conftest import Visit
from tests.site.guest import Guest
from tests.web import g5211
from tests.web.visitor import after

PLAYABLE = ".table[data-state=yours]:has(.link.on)"
FIND = """
  const store = await caches.open("parcels");
  const memory = (await store.keys()).find(({ url }) => url.endsWith("memory.snapshot"));
"""
STORED = f"() => hand.until(async () => {{ {FIND} return memory; }}).then(() => {{}})"
"""Wait until the memory is stored."""
IS_STORED = f"async () => {{ {FIND} return memory !== undefined; }}"
SPOIL = f"async () => {{ {FIND} await store.put(memory, new Response(new Uint8Array(4096))); }}"


def returns(guest: Guest) -> None:
    """Come back another day and go on with the match."""
    guest.page.close()
    guest.page = guest.context.new_page()
    guest.go().locator(".tables li a").click()
    guest.page.wait_for_selector(PLAYABLE)
    guest.plays(g5211.play, stop=after(1))


def test_a_start_from_memory(visit: Visit) -> None:
    """The match goes on from stored memory; spoilt memory is deleted, and the match goes on all the same."""
    anna = visit(device="phone")
    anna.go().locator(".front .main").click()
    anna.page.wait_for_selector(PLAYABLE)
    anna.page.evaluate(STORED)
    anna.is_kept()
    returns(anna)
    assert anna.page.evaluate(IS_STORED)
    anna.page.evaluate(SPOIL)
    returns(anna)
    assert not anna.page.evaluate(IS_STORED)
