"""The one way to write data into a page or a script: JSON that can end neither."""

from __future__ import annotations

import json
from collections.abc import Mapping

ESCAPES = {ord(letter): f"\\u{ord(letter):04x}" for letter in "<>&\u2028\u2029"}
"""What would end a script element, begin a comment, or end a line of JavaScript."""


def script_json(value: object) -> str:
    """A value as JSON that is safe inside an HTML page and inside JavaScript."""
    return json.dumps(value).translate(ESCAPES)


def script_globals(values: Mapping[str, object]) -> str:
    """Statements that set these names for the script that follows."""
    return "".join(f"globalThis.{name} = {script_json(value)};\n" for name, value in values.items())
