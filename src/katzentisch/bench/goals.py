"""The speed that each game should reach: the only place outside the games' folders that lists games."""

from __future__ import annotations

from typing import NamedTuple


class EngineGoals(NamedTuple):
    """What the compiled engine of one game should reach at a table of four."""

    copy_us: float
    imagine_and_copy_us: float
    times_sources: float | None = None
    """How many times faster than its own interpreted sources."""


class PeerComparison(NamedTuple):
    """One of our games beside the closest of theirs, and the ratio we want to reach."""

    game: str
    figure: str
    peer: str
    theirs: str
    target: float | None = None


ENGINE_GOALS = {
    "5211": EngineGoals(copy_us=0.3, imagine_and_copy_us=10),
    "cat_in_the_box": EngineGoals(copy_us=0.3, imagine_and_copy_us=10, times_sources=30),
}
VECTOR_GOALS = {"5211": 500.0, "cat_in_the_box": 500.0, "cryptid": 100.0}
"""Thousand moves a second with observations, in a vector of matches."""
PEER_COMPARISONS = [
    PeerComparison("cat_in_the_box", "api", "open_spiel", "oh_hell api", 7),
    PeerComparison("cat_in_the_box", "api", "open_spiel", "hearts api", 7),
    PeerComparison("cat_in_the_box", "api", "open_spiel", "oh_hell api, quick deal"),
    PeerComparison("cat_in_the_box", "api", "open_spiel", "hearts api, quick deal"),
    PeerComparison("cat_in_the_box", "inside", "open_spiel", "oh_hell inside", 6),
    PeerComparison("cat_in_the_box", "inside", "open_spiel", "hearts inside", 6),
    PeerComparison("5211", "api", "open_spiel", "goofspiel api", 2),
    PeerComparison("5211", "inside", "open_spiel", "goofspiel inside", 2.5),
    PeerComparison("cat_in_the_box", "clones in OpenSpiel", "open_spiel", "kuhn_poker in Python clones"),
    PeerComparison("cat_in_the_box", "moves in OpenSpiel", "open_spiel", "kuhn_poker in Python moves"),
    PeerComparison("5211", "clones in OpenSpiel", "open_spiel", "kuhn_poker in Python clones"),
    PeerComparison("5211", "moves in OpenSpiel", "open_spiel", "kuhn_poker in Python moves"),
    PeerComparison("cat_in_the_box", "viewed", "rlcard", "bridge viewed", 10),
    PeerComparison("cat_in_the_box", "viewed", "rlcard", "uno viewed"),
    PeerComparison("cat_in_the_box", "viewed", "pettingzoo", "hanabi viewed"),
    PeerComparison("cat_in_the_box", "inside", "catanatron", "catan inside"),
    PeerComparison("cat_in_the_box", "many", "rlcard", "bridge viewed", 20),
    PeerComparison("cat_in_the_box", "many", "rlcard", "uno viewed"),
    PeerComparison("cat_in_the_box", "many", "pettingzoo", "hanabi viewed", 100),
    PeerComparison("5211", "many", "rlcard", "bridge viewed", 20),
    PeerComparison("5211", "many", "pettingzoo", "hanabi viewed", 100),
    PeerComparison("cat_in_the_box", "many", "pgx", "sparrow_mahjong many"),
    PeerComparison("cat_in_the_box", "many", "pgx", "leduc_holdem many"),
]
