"""Observations as spaces of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

from typing import TypedDict

import numpy as np
from gymnasium import spaces

from daikaiju.arrays import Int8s, Int16s
from daikaiju.envs.batch import Batch
from daikaiju.errors import unknown
from daikaiju.observation import Field, Observation
from daikaiju.observation.declaration import DTYPE

RENDER_MODES = ["ansi", "human"]
LOWEST, HIGHEST = np.iinfo(DTYPE).min, np.iinfo(DTYPE).max

Seen = Int16s | dict[str, Int16s]
"""What a seat sees, flat or by name."""


class Observed(TypedDict):
    """What an agent is given."""

    observation: Seen
    action_mask: Int8s


def limits(fields: list[Field]) -> tuple[Int16s, Int16s]:
    """The lowest and highest values of fields: codes start at 0, quantities may be any number."""
    lengths = [field.length for field in fields]
    low = np.repeat([0 if field.codes else LOWEST for field in fields], lengths)
    high = np.repeat([len(field.codes) - 1 if field.codes else HIGHEST for field in fields], lengths)
    return low.astype(DTYPE), high.astype(DTYPE)


def space_of(fields: list[Field]) -> spaces.Box:
    low, high = limits(fields)
    return spaces.Box(low, high, dtype=np.int16)


def observation_space(batch: Batch, named: bool) -> spaces.Dict:
    """What an agent sees, flat or by name, and which actions are legal."""
    fields = batch.fields.fields
    seen: spaces.Dict | spaces.Box
    seen = spaces.Dict({field.name: space_of([field]) for field in fields}) if named else space_of(fields)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (batch.actions,), np.int8)})


def observed(fields: Observation, numbers: Int16s, mask: Int8s, named: bool) -> Observed:
    """An observation in that space."""
    return {"observation": fields.named(numbers) if named else numbers, "action_mask": mask}


def checked_render_mode(mode: str | None) -> str | None:
    if mode not in (None, *RENDER_MODES):
        raise unknown("render mode", mode, RENDER_MODES)
    return mode


def drawn(batch: Batch, mode: str | None) -> str | None:
    """The only table of a batch as text, which is printed in the mode "human"."""
    text = str(batch.game(0))
    if mode != "human":
        return text
    print(text)
    return None
