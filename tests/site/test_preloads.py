"""The first page asks at once for every module that it needs: none is found a round trip later."""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import dirname, join, normpath

import pytest

from katzentisch.server.assets import MODULES
from katzentisch.server.pages import LOBBY_MODULES, PRELOADED_MODULES
from katzentisch.site.page import BROWSER_MODULES

SOURCES = Path(__file__).parents[2] / "src" / "katzentisch"
IMPORT = re.compile(r'^(?:import|export|\}) ?(?:[^"\n]* from )?"([^"]+)";', re.MULTILINE)


def imported(path: str, found: set[str]) -> set[str]:
    """A module and all that it imports before it runs."""
    if path not in found:
        found.add(path)
        for name in IMPORT.findall((SOURCES / path).read_text("utf-8")):
            imported(MODULES.get(name) or normpath(join(dirname(path), name)), found)
    return found


@pytest.mark.parametrize(
    ("preloaded", "begun"),
    [
        pytest.param(PRELOADED_MODULES, ["shell/main"], id="any page"),
        pytest.param(PRELOADED_MODULES + LOBBY_MODULES, ["shell/main", "lobby/lobby"], id="lobby"),
        pytest.param(
            BROWSER_MODULES + PRELOADED_MODULES + LOBBY_MODULES,
            ["here/site", "shell/main", "lobby/lobby", "here/front", "here/opening"],
            id="site",
        ),
    ],
)
def test_every_module_is_announced(preloaded: tuple[str, ...], begun: list[str]) -> None:
    found: set[str] = set()
    for name in begun:
        imported(f"web/{name}.js", found)
    assert "web/vendor/preact.js" in found
    assert not found - {f"web/{name}.js" for name in preloaded}
