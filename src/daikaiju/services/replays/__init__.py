"""Finished games: what is kept of them, and how they are shown."""
