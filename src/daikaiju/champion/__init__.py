"""The champion: a network that values positions, exact play of dice, and one turn of search over the compiled rules.

`king` and `duel` say what the champion sees of a position and which answers are worth trying; `network` values a
position; `dice` decides which dice to keep; `tree` searches to the end of the turn; `choosing` combines the three to
answer a question; `playing` plays whole games; `learning` and `training` improve the network from its own games;
`weights` stores networks in files; `player` is the bot. docs/champion.md explains how it works and how strong it is.
"""
