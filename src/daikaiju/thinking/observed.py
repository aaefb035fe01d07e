"""Where things lie in an observation: what compiled functions find under names that they leave open.

Type checkers find the same names at the end of this module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from daikaiju.observation import observation_of

NOWHERE = -1


def supplied_by_observation(game: str) -> dict[str, object]:
    """The observation of a game and the places of the fields that a policy needs."""
    fields = observation_of(game)
    places = {field.name: field for field in fields.fields}
    starts = {name.upper(): field.start for name, field in places.items()}
    names = ("DICE", "ENERGY", "PRICES", "MARKET", "QUESTION", "ROLLS_LEFT", "ALIVE")
    return {
        "observe": fields.observe,
        "OBSERVED": fields.size,
        "SEEN_DICE_COUNT": places["dice"].length,
        **{f"SEEN_{name}": starts.get(name, NOWHERE) for name in names},
    }


if TYPE_CHECKING:
    OBSERVED = SEEN_DICE = SEEN_DICE_COUNT = SEEN_ENERGY = SEEN_PRICES = SEEN_MARKET = 0
    SEEN_QUESTION = SEEN_ROLLS_LEFT = SEEN_ALIVE = 0

    def observe(g: Any, me: int, out: Any, row: int) -> None: ...
