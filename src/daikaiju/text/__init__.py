"""The one text format: positions, scripts, tests, replays, bug reports and puzzles."""
