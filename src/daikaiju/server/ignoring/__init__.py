"""Whom somebody does not want to hear or meet."""
