"""The champion: a value of positions, exact dice in front of it, and one turn of search over the compiled rules.

`king` and `duel` say what the champion sees of a position and which answers are worth trying; `network` values a position;
`tree` plays a turn out; `dice` chooses what to keep; `playing` joins them into whole games; `learning` and `training` move
the network towards what came of its games; `weights` keeps networks in files; `player` is the bot.
"""
