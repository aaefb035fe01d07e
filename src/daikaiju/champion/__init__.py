"""The champion: a value of positions, exact dice in front of it, and one turn of search over the compiled rules.

`king` and `duel` say what the champion sees of a position and which answers are worth trying; `network` values a
position; `dice` chooses what to keep; `tree` plays a turn out; `choosing` answers questions with all three; `playing`
makes whole games of it; `learning` and `training` move the network towards what came of its games; `weights` keeps
networks in files; `player` is the bot. docs/champion.md tells how it works and how strong it is.
"""
