"""The table in the terminal: what it shows, what it asks, and what happened in words."""
