"""Games by the thousand, in Python or compiled, and their results.

>>> from daikaiju import simulate
>>> found = simulate("king", games=20, players=3, on="python", seed=1)
>>> found.games, len(found.wins), list(found.won_by)
(20, 3, ['stars', 'last_standing', 'nobody'])
"""

from daikaiju.analysis.intervals import wilson
from daikaiju.simulation.results import Share, Simulation
from daikaiju.simulation.runner import Remote, play_all, play_outs, simulate, sum_up
from daikaiju.simulation.setup import Setup, usual_players, with_bots
from daikaiju.simulation.targets import MOST_DECISIONS, TARGETS, OnCPU, OnPython, Target, seeds_of

__all__ = [
    "MOST_DECISIONS",
    "TARGETS",
    "OnCPU",
    "OnPython",
    "Remote",
    "Setup",
    "Share",
    "Simulation",
    "Target",
    "play_all",
    "play_outs",
    "seeds_of",
    "simulate",
    "sum_up",
    "usual_players",
    "wilson",
    "with_bots",
]
