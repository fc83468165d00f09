"""Server administration: what the host sees and can do."""
