"""What is in the box: the research board and how its fields lie."""
