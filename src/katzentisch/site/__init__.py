"""A table without a server: a folder that any static host can serve, with the engines inside."""
