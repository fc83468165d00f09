"""What is in the box: map tiles, clues, set-up cards."""
