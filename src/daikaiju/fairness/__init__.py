"""Fair dice: everything chance does at a table follows from numbers that nobody could choose after seeing another's.

The server and every browser at the table commit to a random number by its hash. Only when all hashes are fixed are
the browsers' numbers revealed; the server's stays secret until the game is over, and then anyone can recompute every
roll (docs/fair-dice.md).

- `dice`: how a roll follows from these numbers
- `exchange`: how the table collects them before the first roll
- `proof`: the part of a file that holds them
- `script`: reading the game of such a file answer by answer
- `verdict`: what can be said about a file
"""
