"""Ratings of account holders and bots, from the finishing orders of rated games (docs/ratings.md)."""
