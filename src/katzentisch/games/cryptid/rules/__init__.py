"""The referee's part: the hunt, the mistakes, the puzzle, and what can be known."""
