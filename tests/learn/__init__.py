"""What those who train rely on."""
