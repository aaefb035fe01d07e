"""The champion in the Duel: what it sees, which answers it weighs, and what it starts learning from."""
