"""Processes beside the server: bots, coach, reviews and strangers' files."""
