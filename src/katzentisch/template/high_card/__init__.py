"""High Card: a template for new games, small and complete."""

from katzentisch.template.high_card.rules import HighCard

game = HighCard()
