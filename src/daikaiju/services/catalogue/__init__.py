"""What can be played: games, monsters, cards, bots, packs."""
