"""How the greedy bot plays the Duel."""
