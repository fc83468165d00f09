"""What whoever runs a server is shown, and can do."""
