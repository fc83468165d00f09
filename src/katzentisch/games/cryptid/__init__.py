"""Cryptid: everybody holds one clue to the habitat of a creature; together they name a single hex."""

from katzentisch.games.cryptid.game import Cryptid

game = Cryptid()
