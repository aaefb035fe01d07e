"""The memory in which the champion searches: allocated once, so that compiled code allocates next to nothing."""

from __future__ import annotations

import threading
from typing import NamedTuple

import numpy as np

from daikaiju.arrays import Games, Numbers, Values
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.dice import Multisets, Plan, all_multisets, new_plan
from daikaiju.thinking.tree import Tree, new_tree

QUESTION, FOLLOWING, FINAL_ROLL = range(3)
"""Places in `Workspace.root`: the question as the player who is asked sees it, a position that follows from it, and the
position in which final Rolls are laid out."""


class Workspace(NamedTuple):
    """All the memory the champion needs to choose an answer."""

    tree: Tree
    sets: Multisets
    plan: Plan
    other_plan: Plan
    root: Games
    """Three positions, by the names above."""
    root_words: Numbers
    scores: Values
    """What each option of the last question was worth; -1 if it was not weighed."""


def new_workspace(dtype: np.dtype[np.void], most_features: int) -> Workspace:
    """Memory for one player at a time."""
    root = np.zeros(3, dtype=dtype)
    words = root.view(np.int64).reshape(3, -1)
    return Workspace(
        new_tree(dtype, most_features),
        all_multisets(),
        new_plan(),
        new_plan(),
        root,
        words,
        np.zeros(64),
    )


_own = threading.local()


def workspace_of(game: str, use: str = "answers") -> Workspace:
    """This thread's workspace for a game.

    Whoever thinks about other positions between two answers uses another one, because a workspace remembers what the
    dice of the turn are worth.
    """
    workspaces: dict[tuple[str, str], Workspace] = _own.__dict__.setdefault("workspaces", {})
    if (game, use) not in workspaces:
        adapter = ADAPTERS[game]
        workspaces[game, use] = new_workspace(adapter.rules.State.dtype, adapter.features.MOST_FEATURES)
    return workspaces[game, use]
