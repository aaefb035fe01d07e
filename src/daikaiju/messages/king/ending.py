"""The end of a game for 2-6 monsters: who won and how, and what is counted on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.messages.message import IsYou, Message, MonsterName, Several
from daikaiju.messages.statistics import Counted

if TYPE_CHECKING:
    from daikaiju.game import Game

COUNTED = Counted(
    points=("stars", "hearts"),
    numbers={
        "turns": ("turn", None),
        "claws": ("smash", "claws"),
        "lost": ("lost_hearts", "amount"),
        "healed": ("hearts", "amount"),
        "earned": ("energy", "amount"),
        "cards": ("bought", None),
        "tokyo": ("entered_city", None),
    },
    also={"entered_bay": "tokyo", "bought_from": "cards"},
)


def ending(game: Game) -> Message:
    """Who won, and whether by stars or as the last one standing."""
    winners = [seat for seat in range(len(game.seats)) if (game.state.winners >> seat) & 1]
    if not winners:
        return Message("king-log-nobody_won")
    if len(winners) > 1:
        return Message("king-won-shared", {"monsters": Several(tuple(MonsterName(seat) for seat in winners))})
    key = "king-won-standing" if game.state.living == 1 else "king-won-stars"
    return Message(key, {"you": IsYou(winners[0]), "monster": MonsterName(winners[0])})
