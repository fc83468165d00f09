"""What is in the box: a hundred cards."""
