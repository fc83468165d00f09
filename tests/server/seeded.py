"""`python -m tests.server.seeded serve …`: katzentisch, with matches dealt from the seed of the test that runs."""

from __future__ import annotations

import sys

from tests.seeds import deal_from_seed

if __name__ in ("__main__", "__mp_main__"):  # also in the processes that a server starts
    deal_from_seed()

if __name__ == "__main__":
    from katzentisch.cli import main

    sys.exit(main())
