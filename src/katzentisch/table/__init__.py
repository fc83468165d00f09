"""One table without I/O: the same code runs in a server and in a browser."""
