"""How the champion's network learns from its own games.

`network_games` plays games between networks, in the compiled subset, and `trajectory` is what is remembered of one;
`python_opponents` are players that are not compiled; `self_play` plays chunks of games in a process of its own;
`teacher_games` are games to begin with; `gradients` moves a network towards its targets; `trainer` runs it all.
"""
