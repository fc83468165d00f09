"""One table, pure: what happens there is the same whether it stands in a server or in a browser."""
