"""The Duel for two monsters, linked: everything that the rest of the package needs of it."""

from daikaiju.rules import engine
from daikaiju.rules.agenda import push
from daikaiju.rules.duel import cards, monsters, setup
from daikaiju.rules.duel.book import METABOLISM, book
from daikaiju.rules.duel.moments import interject
from daikaiju.rules.duel.names import EDITIONS, MONSTERS
from daikaiju.rules.duel.state import SEATS, State

book.load_cards(cards)
book.load_monsters(monsters)
book.link()

do_frame = book.frame_runner()
answer_decision = book.answer_runner()


def run_answer(g, decision, choice):
    """Take an answer; after Alien Metabolism the same question is asked again."""
    if choice == METABOLISM:
        push(g, g.asked_by, g.player, g.asked_a, g.asked_b)
        interject(g, g.player + 0)
    else:
        answer_decision(g, decision, choice)


start = setup.start
take = book.bind(engine.take, run_answer=run_answer)
advance = book.bind(engine.advance, do_frame=do_frame, take=take)
apply = book.bind(engine.apply, take=take, advance=advance)
random_choice = engine.random_choice
play_randomly = book.bind(engine.play_randomly, start=start, advance=advance, apply=apply)
step_kind = engine.step_kind
random_step = book.bind(engine.random_step, do_frame=do_frame, take=take)
step_kind = engine.step_kind
random_step = book.bind(engine.random_step, do_frame=do_frame, take=take)
run_until = book.bind(engine.run_until, do_frame=do_frame, take=take)


def costs(edition=EDITIONS[0]):
    """The printed costs of all cards, by number."""
    return [card.value("cost", edition) for card in book.cards]


def new_state(players=SEATS, monsters=None, edition=EDITIONS[0], seed=0):
    """A record in which nothing has happened yet, for two monsters by name; `start` sets the game up."""
    g = State()
    g.monster = [MONSTERS[edition].index(name) for name in monsters or MONSTERS[edition][:SEATS]]
    g.players = players
    g.seed = seed
    g.cost = costs(edition)
    return g


__all__ = [
    "State",
    "advance",
    "apply",
    "book",
    "costs",
    "new_state",
    "play_randomly",
    "random_choice",
    "random_step",
    "run_until",
    "start",
    "step_kind",
    "take",
]
