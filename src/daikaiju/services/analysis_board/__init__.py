"""The analysis board: positions opened, changed and played on."""
