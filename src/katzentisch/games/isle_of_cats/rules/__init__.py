"""The referee's part: a module for each part of a day."""
