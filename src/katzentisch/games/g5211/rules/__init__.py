"""The referee's part: a pass from the deal to the last scoring."""
