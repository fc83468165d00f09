"""The server: a place where people, bots and spectators meet at tables, from whichever device."""
