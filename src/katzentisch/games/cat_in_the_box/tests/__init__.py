"""Every numbered rule, ruling and scenario of Cat in the Box, by the rulebook's chapters."""
