"""What people see besides the board in the browser, and the commands of the game."""
