"""The champion: a network that values positions, exact play of dice, and one turn of search over the compiled rules.

- `adapters`: what the champion sees of a position of each game, and which answers it weighs.
- `network`, `weights`, `neutral_network`: the value of a position, the files of networks, and the one for equals.
- `search`: from the network's value to an answer: dice, the tree of a turn, decisions, looking further ahead.
- `training`: games between networks, and what is learned from them.
- `compiled`, `compiled_look_ahead`, `warm_up`: the entry points, compiled for one game, and loading them early.
- `bot`, `search_bot`: the bots.

docs/champion.md explains how it works and how strong it is.
"""
