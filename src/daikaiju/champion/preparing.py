"""Getting the champion ready before it is asked: its compiled code for both games, and the shipped networks."""

from __future__ import annotations

from daikaiju.champion.compiled import compiled_champion
from daikaiju.champion.player import network_to_play
from daikaiju.champion.selfplay import mind_of
from daikaiju.champion.sights import SIGHTS


def prepare() -> None:
    """Compile `champion` and `search`, or load them from disk, so that no first answer takes long."""
    for game in SIGHTS:
        champion = compiled_champion(game)
        _ = champion.answer, champion.choose, champion.roll_out
        network_to_play(game, None)
        mind_of(game)
