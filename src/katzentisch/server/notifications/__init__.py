"""How somebody is called who is waited for and does not look."""
