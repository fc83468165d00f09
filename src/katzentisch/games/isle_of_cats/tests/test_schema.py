"""What docs/score-pad.md says about sheets is true, and the schema beside it is that of the code."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from katzentisch.games.isle_of_cats.shown.companion import judge, schema

DOCS = Path(__file__).parents[5] / "docs"


def test_the_example_of_the_page_counts() -> None:
    """The sheet is printed as it can be used."""
    page = (DOCS / "score-pad.md").read_text("utf-8")
    example = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert example
    found = judge(json.loads(example[1]))
    assert [column.name for column in found.columns] == ["Anna", "Ben"]
    assert found.columns[1].total == -4 - 15 + 30 + 6 + 4 + 8


@pytest.mark.skipif(not DOCS.exists(), reason="a package has no docs")
def test_the_schema_is_fresh() -> None:
    """`python -m katzentisch.games.isle_of_cats.shown.companion > docs/score-pad.schema.json` writes it again."""
    assert json.loads((DOCS / "score-pad.schema.json").read_text("utf-8")) == schema()
