"""How much a server carries: many people at many tables, on loopback."""
