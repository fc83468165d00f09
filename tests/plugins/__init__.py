"""What every test is given: its part of the run's seed, a time limit, its place in the order."""
