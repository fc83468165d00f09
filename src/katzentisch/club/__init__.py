"""Ratings, pairings, seats and standings of a club's seasons, as pure functions."""
