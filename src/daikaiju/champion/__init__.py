"""The champion: a bot that thinks (`daikaiju.thinking`) with a network, and how that network is trained.

- `bot`, `search_bot`, `final_rolls`: the bots; one that thinks longer, and what it finds out about final Rolls.
- `network_file`, `shipped`: the files of networks, and those that come with the package.
- `weights`: the weights of networks that value positions, as arrays.
- `turn_key`, `equations`, `averages`: what counts as one turn, and arithmetic.
- `training`: games between networks, and what is learned from them.
- `warm_up`: loading all of it early.

docs/champion.md explains how it works and how strong it is.
"""
