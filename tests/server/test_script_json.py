"""Data that is written into pages and scripts stays data."""

from __future__ import annotations

import json

from katzentisch.server.script_json import script_globals, script_json

NASTY = '</script><!-- & \u2028 \u2029 "quoted" \\ ä'


def test_nothing_ends_the_script_around_it() -> None:
    text = script_json({"told": [NASTY, None, True, 1.5]})
    assert not set("<>&\u2028\u2029") & set(text)
    assert json.loads(text) == {"told": [NASTY, None, True, 1.5]}


def test_globals_are_statements_of_javascript() -> None:
    """Python's own spelling of None, True and quotes would not be JavaScript."""
    assert (
        script_globals({"RELEASE": "/a'b", "SITE": None}) == 'globalThis.RELEASE = "/a\'b";\nglobalThis.SITE = null;\n'
    )
