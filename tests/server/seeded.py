"""`python -m tests.server.seeded [MODULE:NAME=SECONDS …] serve …`: katzentisch as tests start it.

Matches are dealt from the seed of the test that runs; constants that are named before the command have other values.
"""

from __future__ import annotations

import sys
from importlib import import_module

from tests.seeds import deal_from_seed


def set_constant(told: str) -> None:
    """Give a constant of the product another value: `server.lobby:FULL_CHECK_SECONDS=3600`."""
    place, _, value = told.partition("=")
    module, _, name = place.partition(":")
    found = import_module(f"katzentisch.{module}")
    assert isinstance(getattr(found, name), float), f"{place} is not a number of seconds"
    setattr(found, name, float(value))


if __name__ in ("__main__", "__mp_main__"):  # also in the processes that a server starts
    deal_from_seed()

if __name__ == "__main__":
    while ":" in sys.argv[1]:
        set_constant(sys.argv.pop(1))
    from katzentisch.cli import main

    sys.exit(main())
