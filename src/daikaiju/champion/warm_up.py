"""Loads the champion before it is first asked: its compiled code for both games, and the shipped networks."""

from __future__ import annotations

from daikaiju.champion.adapters import ADAPTERS
from daikaiju.champion.bot import network_to_play
from daikaiju.champion.compiled_look_ahead import compiled_ahead
from daikaiju.champion.neutral_network import neutral_network
from daikaiju.champion.search.workspace import workspace_of


def prepare() -> None:
    """Compile `champion` and `search`, or load them from disk, so that the first answer is as fast as any."""
    for game in ADAPTERS:
        compiled_ahead(game).prepare()
        network_to_play(game, None)
        neutral_network(game)
        workspace_of(game)
