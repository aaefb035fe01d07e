"""Learning games."""
