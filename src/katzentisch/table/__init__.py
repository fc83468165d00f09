"""The table: a server where people, bots and spectators meet."""
