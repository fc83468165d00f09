"""The pages for those who train do what they say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy", reason="NOT INSTALLED: the extra `learn`")

from katzentisch.learn.__main__ import everything

DOCS = Path(__file__).parents[2] / "docs"
BLOCKS = re.findall(r"```python\n(.*?)```", (DOCS / "learn.md").read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.split("\n")[0])
def test_the_lines_on_the_page_run(block: str) -> None:
    """Each block alone, where what it imports is installed."""
    for name in ("gymnasium", "pettingzoo", "pyspiel"):
        if name in block or (name == "pettingzoo" and "zoo" in block):
            pytest.importorskip(name, reason=f"NOT INSTALLED: {name}")
    names: dict[str, Any] = {}
    exec(block, names)


def test_the_tables_are_those_of_the_code() -> None:
    """`make layouts` would change nothing."""
    written = (DOCS / "observations.md").read_text("utf-8")
    assert written == "\n".join(everything()).rstrip() + "\n"
