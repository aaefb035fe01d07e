"""What is said at the table of the game for 2-6 monsters."""
