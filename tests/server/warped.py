"""`katzentisch` with a clock that goes wrong by what a file says: `python -m tests.server.warped FILE serve …`."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from tests.seeds import deal_from_seed


def warp(offset: Path) -> None:
    """From now on the time is what this file adds to it."""
    true = time.time

    def warped() -> float:
        return true() + float(offset.read_text("utf-8") or 0)

    time.time = warped


if __name__ == "__main__":
    warp(Path(sys.argv.pop(1)))
    deal_from_seed()
    from katzentisch.cli import main

    sys.exit(main())
