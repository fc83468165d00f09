"""Nothing jumps while a page comes to be, over a slow connection, for strangers and for people with tables."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.layout import MAX_SHIFT, WATCH_SHIFTS

PAGES = [
    "/", "/settings", "/me", "/me/games", "/daily", "/club", "/about", "/learn/g5211", "/companion/g5211",
    "/companion/cryptid",
]  # fmt: skip
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 400_000, "uploadThroughput": 400_000}
"""A slow mobile line: milliseconds, and bytes a second."""


@pytest.mark.parametrize("tables", [0, 2])
@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_nothing_jumps(visit: Visit, device: str, tables: int) -> None:
    """What somebody is about to press stays where it is while the rest arrives."""
    anna = visit(device=device)
    for _ in range(tables):
        anna.meets_bots("g5211", 2)
    page = anna.page
    page.add_init_script(f"({WATCH_SHIFTS})()")
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    shifts = {}
    for path in PAGES:
        anna.go(path)
        page.wait_for_load_state("networkidle")
        shift, shifted = page.evaluate("[shift, shifted]")
        shifts[path] = (round(shift, 3), shifted)
    jumpy = {path: told for path, told in shifts.items() if told[0] >= MAX_SHIFT}
    assert not jumpy, jumpy
