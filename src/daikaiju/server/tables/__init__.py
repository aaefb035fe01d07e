"""One table: its seats, its game as it runs, its clock, and what may be said at it."""
