"""What is in the box: boats, tiles, cards, and what lessons say."""
