"""The table in a terminal: a screen, a keyboard, and people who look away when asked."""
