"""How much is enough: what a usual run tries, and what `make thorough` tries."""

from __future__ import annotations

import os
from typing import Any

import pytest

THOROUGH = os.environ.get("THOROUGH") == "1"


def thorough(*values: Any, name: str | None = None) -> Any:
    """Arguments of a case that only a thorough run tries."""
    return pytest.param(*values, id=name, marks=pytest.mark.thorough)


def size(usual: int, thorough: int) -> int:
    """So many in a usual run, more in a thorough one."""
    return thorough if THOROUGH else usual
