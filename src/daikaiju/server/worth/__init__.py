"""What cards are worth, over HTTP."""
