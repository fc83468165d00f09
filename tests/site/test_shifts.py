"""Nothing jumps on the pages of the site while they come to be, over a slow connection."""

from __future__ import annotations

import pytest

from tests.site.conftest import Visit
from tests.site.host import Host
from tests.web.layout import MAX_SHIFT, WATCH_SHIFTS

PAGES = {
    "": "article",
    "settings": "main",
    "about": "main",
    "companion/g5211": "main",
    "companion/cryptid": "main",
    "daily": ".deal",
    "learn/g5211": ".coach",
}
"""Each page, and what shows that it is complete."""
BYTES_PER_SECOND = 2_000_000


@pytest.mark.parametrize("device", ["phone", "laptop"])
def test_nothing_jumps(visit: Visit, host: Host, device: str) -> None:
    """What somebody is about to press stays where it is while the rest arrives, Python as well."""
    host.bytes_per_second = BYTES_PER_SECOND
    anna = visit(device=device)
    page = anna.page
    page.add_init_script(f"({WATCH_SHIFTS})()")
    shifts = {}
    for path, complete in PAGES.items():
        anna.go(f"/?/{path}")
        page.locator(complete).first.wait_for()
        page.wait_for_load_state("networkidle")
        shift, shifted = page.evaluate("[shift, shifted]")
        shifts[path] = (round(shift, 3), shifted)
    jumpy = {path: told for path, told in shifts.items() if told[0] >= MAX_SHIFT}
    assert not jumpy, jumpy
