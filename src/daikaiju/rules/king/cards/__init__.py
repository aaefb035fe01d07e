"""Every card of the game for 2-6 monsters, one module each. Adding a module adds a card."""
