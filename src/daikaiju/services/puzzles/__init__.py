"""Puzzles as the page shows them."""
