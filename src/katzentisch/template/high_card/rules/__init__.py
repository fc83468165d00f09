"""The referee's part."""
