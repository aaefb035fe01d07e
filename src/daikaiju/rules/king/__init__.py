"""The game for 2-6 monsters, linked: everything that the rest of the package needs from it."""

from __future__ import annotations

from daikaiju.rules.king import edition_2010, edition_2016, setup
from daikaiju.rules.king.book import book
from daikaiju.rules.king.hidden import conceal
from daikaiju.rules.king.moments import interject
from daikaiju.rules.king.names import DEFAULT_ENDS, EDITIONS, ENDS
from daikaiju.rules.king.state import MORE_INTERJECTIONS, ROSTER, State

book.load_cards(ROSTER)
book.link(edition_2016, edition_2010)

start, take, advance, apply, run_until, random_choice, random_step, step_kind, play_randomly = book.engine(
    State, setup.start, interject, MORE_INTERJECTIONS
)


def new_state(
    players: int, edition: str = "2016", ends: str | None = None, two_player_variant: bool = False, seed: int = 0
) -> State:
    """A fresh record; `start` sets up the game."""
    g = State()
    g.players = players
    g.edition = EDITIONS.index(edition)
    g.ends = ENDS.index(ends or DEFAULT_ENDS[edition])
    g.variant = int(two_player_variant)
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
