"""Statistics of people's games: each finished game is counted once, and again when it has been reviewed."""
