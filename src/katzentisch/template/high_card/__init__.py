"""High Card: a template for new games, small and complete."""

from katzentisch.template.high_card.game import HighCard

game = HighCard()
