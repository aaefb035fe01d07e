"""The six monsters of the Duel, one module each."""
