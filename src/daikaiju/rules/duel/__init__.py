"""The Duel for two monsters, linked: everything that the rest of the package needs of it."""

from daikaiju.rules.duel import cards, monsters, setup
from daikaiju.rules.duel.book import book
from daikaiju.rules.duel.moments import interject
from daikaiju.rules.duel.names import EDITIONS, MONSTERS
from daikaiju.rules.duel.state import SEATS, State

book.load_cards(cards)
book.load_monsters(monsters)
book.link()

start, take, advance, apply, run_until, random_choice, random_step, step_kind, play_randomly = book.engine(
    setup.start, interject
)


def new_state(players=SEATS, monsters=None, edition=EDITIONS[0], seed=0):
    """A record in which nothing has happened yet, for two monsters by name; `start` sets the game up."""
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
    "new_state",
    "play_randomly",
    "random_choice",
    "random_step",
    "run_until",
    "start",
    "step_kind",
    "take",
]
