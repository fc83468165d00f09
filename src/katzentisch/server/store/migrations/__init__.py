"""How the store came to its present shape, one step a file."""
