"""The three ways to play, and the phases of a game from the first figure to the score."""

from __future__ import annotations

from typing import Final

VOYAGE: Final = 0
SOLO: Final = 1
FAMILY_MODE: Final = 2
MODES: Final = ("voyage", "solo", "family")

FIGURES: Final = 0
FAMILY_CARDS: Final = 1
MORNING: Final = 2
DRAFT: Final = 3
BEFORE_PAYMENT: Final = 4
PAYMENT: Final = 5
BEFORE_LESSONS: Final = 6
LESSONS: Final = 7
RESCUE_CARDS: Final = 8
RESCUE: Final = 9
FINDS: Final = 10
EVENING: Final = 11
FAMILY_DAY: Final = 12
OVER: Final = 13
BEFORE_SISTER: Final = 14
PHASES: Final = (
    "figures",
    "family-cards",
    "morning",
    "draft",
    "before-payment",
    "payment",
    "before-lessons",
    "lessons",
    "rescue-cards",
    "rescue",
    "finds",
    "evening",
    "family-day",
    "over",
    "before-sister",
)

DAYS: Final = 5
