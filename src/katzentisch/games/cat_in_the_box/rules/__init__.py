"""The referee's part: a round from the deal to the score pad."""
