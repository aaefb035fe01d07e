"""A table without a network: the game, its seats and clocks, and the answer to every message of a page."""
