"""Puzzles: positions of the champion's games with one answer that is clearly best and not the obvious one.

`puzzle` is a puzzle and the set that ships; `finding` plays games and picks questions; `checking` plays the answers on
and rates what stays; `themes` says what a puzzle is about. docs/puzzles.md tells how the set was made.
"""
