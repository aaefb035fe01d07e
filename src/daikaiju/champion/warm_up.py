"""Loads the champion before it is first asked: the engines of both games, and the networks of the package."""

from __future__ import annotations

from daikaiju.champion.bot import champion_file
from daikaiju.champion.reinforcement.policy_file import policy_to_play
from daikaiju.engine import engine_of
from daikaiju.thinking.adapters import ADAPTERS


def warm_up() -> None:
    """Load everything, so that the first answer is as fast as any."""
    for game in ADAPTERS:
        engine_of(game)
        policy_to_play(game, champion_file(game))
