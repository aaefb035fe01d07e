"""One table: its seats, its game in progress, its clock, and what people may do there."""
