"""What a seat may see of a game, as flat numbers or by name: the same for every bot, network and environment.

>>> from daikaiju import King
>>> game = King(2, position={"monsters": {"gigazaur": {"hearts": 7}}, "phase": "buy"})
>>> seen = observation_of("king").of(game.state, seat=0)
>>> seen.dtype.name, seen.shape == (observation_of("king").size,)
('int16', True)
>>> observation_of("king").named(seen)["hearts"].tolist()
[7, 10, 0, 0, 0, 0]

The fields are declared once, in `king.py` and `duel.py`, as small functions in the compiled subset;
docs/observations.md lists them. Sizes come from the roster, so a game with packs has observations of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from daikaiju.errors import unknown
from daikaiju.observation import duel, king
from daikaiju.observation.declaration import Field, Observation
from daikaiju.packs import bound, checked_names

OBSERVATIONS = {"king": king.observation, "duel": duel.observation}


def observation_of(game: str, packs: Sequence[str] = ()) -> Observation:
    """The observation of a game by name, with its packs."""
    if game not in OBSERVATIONS:
        raise unknown("game", game, OBSERVATIONS)
    return bound(OBSERVATIONS[game], game, checked_names(game, packs))()


__all__ = ["Field", "Observation", "observation_of"]
