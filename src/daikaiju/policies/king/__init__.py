"""Policies of the game for 2-6 monsters."""
