"""How matches ended: written down once, counted, and shown to others."""
