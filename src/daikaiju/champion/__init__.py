"""The champion: a bot that thinks (`daikaiju.thinking`) with a network, and how that network is trained.

- `bot`, `search_bot`, `final_rolls`: the bots; one that thinks longer, and what it finds out about final Rolls.
- `weights`, `neutral_network`: the files of networks, and the network of equals.
- `training`: games between networks, and what is learned from them.
- `warm_up`: loading all of it early.

docs/champion.md explains how it works and how strong it is.
"""
