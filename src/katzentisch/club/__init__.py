"""The arithmetic of a club: ratings, tables of a round, seats, standings; whole seasons as plain data, nothing kept."""
