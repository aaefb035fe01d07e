"""Every card of the Duel, one module each. Adding a module adds a card."""
