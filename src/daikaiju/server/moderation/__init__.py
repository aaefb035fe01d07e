"""Moderation: reports, and what operators do about them."""
