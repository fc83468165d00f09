"""5211: play two cards, one, and one more; the colour most played scores, unless it is played too often."""

from katzentisch.games.g5211.game import Game5211

game = Game5211()
