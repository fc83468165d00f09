"""The HTTP API: `routes` declares it, a module for each subject answers it."""
