"""What is in the box: cat cards, the research board and how its fields lie."""
