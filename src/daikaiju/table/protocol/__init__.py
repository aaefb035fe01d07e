"""The messages between a page and its table."""
