"""Tournaments between bots: the proof of how strong they are.

>>> from daikaiju.tournament import new_tournament, run_tournament
>>> found = run_tournament(new_tournament(["greedy", "random"], seed=1), games=4, workers=1)
>>> [(entry.bot, entry.games, entry.wins) for entry in found.entries]
[('greedy', 4, 4), ('random', 4, 0)]
"""

from daikaiju.tournament.results import Decision, EntryResult, Results, Score
from daikaiju.tournament.runner import Match, run_together, run_tournament
from daikaiju.tournament.schedule import Tournament, new_tournament
from daikaiju.tournament.single_game import Finished

__all__ = [
    "Decision",
    "EntryResult",
    "Finished",
    "Match",
    "Results",
    "Score",
    "Tournament",
    "new_tournament",
    "run_together",
    "run_tournament",
]
