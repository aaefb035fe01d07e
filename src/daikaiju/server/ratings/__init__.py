"""Ratings of account holders and house bots, from the finishing orders of rated games (docs/ratings.md)."""
