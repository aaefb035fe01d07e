"""The Duel for two monsters, linked: everything that the rest of the package needs from it."""

from __future__ import annotations

from collections.abc import Sequence

from daikaiju.rules.duel import monsters, setup
from daikaiju.rules.duel.book import book
from daikaiju.rules.duel.hidden import conceal
from daikaiju.rules.duel.moments import interject
from daikaiju.rules.duel.names import EDITIONS, MONSTERS
from daikaiju.rules.duel.state import MORE_INTERJECTIONS, ROSTER, SEATS, State

book.load_cards(ROSTER)
book.load_monsters(monsters)
book.link()

start, take, advance, apply, run_until, random_choice, random_step, step_kind, play_randomly = book.engine(
    State, setup.start, interject, MORE_INTERJECTIONS
)


def new_state(
    players: int = SEATS, monsters: Sequence[str] | None = None, edition: str = EDITIONS[0], seed: int = 0
) -> State:
    """A fresh record for two monsters by name; `start` sets up the game."""
    g = State()
    g.monster = [MONSTERS[edition].index(name) for name in monsters or MONSTERS[edition][:SEATS]]
    g.players = players
    g.seed = seed
    g.cost = book.costs(edition)
    return g


__all__ = [
    "State",
    "advance",
    "apply",
    "book",
    "conceal",
    "new_state",
    "play_randomly",
    "random_choice",
    "random_step",
    "run_until",
    "start",
    "step_kind",
    "take",
]
