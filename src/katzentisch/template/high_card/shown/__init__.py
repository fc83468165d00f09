"""What people see besides the board in the browser."""
