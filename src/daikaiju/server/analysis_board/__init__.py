"""The analysis board: positions to try, and games that go on from them."""
