"""The checks of shown text find what they are for, and nothing in good sentences."""

from __future__ import annotations

import pytest

from tests.web.shown_text import find_faults

BAD = {
    "undefined wins": "en",
    "undefinedNaN: terrain-undefined.": "en",
    "Punkte: NaN": "de",
    "null points": "en",
    "[object Object]": "en",
    "Anna has { $number } cards": "en",
    "Anna: -3": "en",
    "Runde 2 (-5)": "de",
    "place r90f at F7": "en",
    "terrain-water": "en",
    "event-won-trick": "en",
    "why-follow-colour": "de",
    "Ben gewinnt  !": "de",
    "Anna wins the trick.": "de",
    "Your turn": "de",
}
"""Texts that once were shown or might be, each with the language of its page."""
GOOD = {
    "Anna wins the trick.": "en",
    "Anna: −3": "en",
    "Anna gewinnt den Stich.": "de",
    "Runde 2 von 3": "de",
    "2026-11-17": "en",
    "A1, B2, 18:00": "de",
    "Cat in the Box": "de",
    "Nullable annulled Nanette": "en",
}


@pytest.mark.parametrize("text", BAD)
def test_a_fault_is_found(text: str) -> None:
    """Every kind of fault is named with its text."""
    assert any(text in fault for fault in map(str, find_faults([text], "cat_in_the_box", BAD[text])))


@pytest.mark.parametrize("text", GOOD)
def test_a_good_sentence_passes(text: str) -> None:
    """Names, dates, coordinates, titles and real minus signs are no faults."""
    assert find_faults([text], "cat_in_the_box", GOOD[text], ["Anna", "Nanette"]) == []
