"""The end of a Duel: who won and how, and what is counted on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.messages.message import Argument, IsYou, Message, MonsterName
from daikaiju.messages.statistics import Counted
from daikaiju.rules.duel.state import TRACKS, rival
from daikaiju.rules.duel.tracks import is_victory_space

if TYPE_CHECKING:
    from daikaiju.game import Game

COUNTED = Counted(
    points=("life", "energy"),
    numbers={
        "turns": ("turn", None),
        "hits": ("lost_life", "amount"),
        "healed": ("life", "amount"),
        "earned": ("energy", "amount"),
        "pulls": ("pulled", None),
        "bonuses": ("bonus", None),
        "cards": ("bought", None),
    },
)


def ending(game: Game) -> Message:
    """Who won, and in which of the three ways."""
    g = game.state
    winner = 0 if g.winners & 1 else 1
    said: dict[str, Argument] = {"you": IsYou(winner), "monster": MonsterName(winner)}
    if g.life[rival(winner)] == 0:
        return Message("duel-won-life", {**said, "rival": MonsterName(rival(winner))})
    if any(is_victory_space(winner, g.marker[track]) for track in range(TRACKS)):
        return Message("duel-won-victory_space", said)
    return Message("duel-won-spotlight", said)
