"""What `make` runs: set up, compile, play, release. Only Python itself is assumed."""
