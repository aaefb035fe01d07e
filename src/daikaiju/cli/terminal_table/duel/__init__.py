"""The table of the Duel: its two tracks, its questions, its story and its end."""
