"""The champion in King: what it sees, which answers it weighs, and what it starts learning from."""
