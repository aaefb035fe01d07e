"""The handbook of a game: its clauses in order, and which of them explain each event, decision, card and piece.

The words stand in the Fluent files: `king-section-setup`, `king-clause-B-SETUP-1`, `king-ruling-wings-1`,
`duel-monster-ruling-the_king-1`, `duel-token-ruling-cat-1`.

>>> handbook("king")["sections"][0]["clauses"][0]
'B-COMP-1'
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import NotRequired, TypedDict, cast

import yaml

from daikaiju.games import game_info

FOLDER = Path(__file__).parent


class Section(TypedDict):
    """A chapter of the rules with the names of its clauses."""

    id: str
    clauses: list[str]


class Notes(TypedDict):
    """What is said about a card, monster or token beside its effect: the number of its rulings, and clauses."""

    rulings: NotRequired[int]
    clauses: NotRequired[list[str]]


class Handbook(TypedDict):
    """The order of the rules of one game, as the page reads it."""

    sections: list[Section]
    events: dict[str, list[str]]
    decisions: dict[str, list[str]]
    cards: dict[str, Notes]
    monsters: NotRequired[dict[str, Notes]]
    tokens: dict[str, Notes]
    places: dict[str, list[str]]
    faces: dict[str, list[str]]


@functools.cache
def handbook(game: str) -> Handbook:
    """The handbook of a game, read once."""
    file = FOLDER / f"{game_info(game).name}.yaml"
    return cast(Handbook, yaml.safe_load(file.read_text(encoding="utf-8")))
