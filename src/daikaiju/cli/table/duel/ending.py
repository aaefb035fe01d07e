"""The end of a Duel: who won and how."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.cli.table.names import Names
from daikaiju.rules.duel.state import TRACKS, rival
from daikaiju.rules.duel.tracks import is_victory_space

if TYPE_CHECKING:
    from daikaiju.game import Game

COUNTED = {
    "turns": ("turn", None),
    "hits": ("lost_life", "amount"),
    "healed": ("life", "amount"),
    "earned": ("energy", "amount"),
    "pulls": ("pulled", None),
    "bonuses": ("bonus", None),
    "cards": ("bought", None),
}
"""Each number of the statistics: the event it counts, and the number of the event it sums up."""


def how_it_ended(game: Game, names: Names) -> str:
    """One sentence: who won, and in which of the three ways."""
    g = game.state
    winner = game.seats.index(game.winners[0])
    if g.life[rival(winner)] == 0:
        way = "life"
    elif any(is_victory_space(winner, g.marker[track]) for track in range(TRACKS)):
        way = "victory_space"
    else:
        way = "spotlight"
    you = "yes" if winner == names.me else "no"
    said = {"monster": names.monster(winner), "you": you, "rival": names.monster(rival(winner))}
    return names.words.say(f"duel-won-{way}", **said)
