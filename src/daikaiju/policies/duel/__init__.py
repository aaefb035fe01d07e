"""Policies of the Duel."""
