"""Quick pairing: people in the queue are matched by their wishes."""
