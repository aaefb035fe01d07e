"""The game for 2-6 monsters, linked: everything that the rest of the package needs of it."""

from daikaiju.rules import engine
from daikaiju.rules.agenda import push
from daikaiju.rules.king import cards, edition_2010, edition_2016, setup
from daikaiju.rules.king.book import HEAL, book
from daikaiju.rules.king.moments import interject
from daikaiju.rules.king.names import DEFAULT_ENDS, EDITIONS, ENDS
from daikaiju.rules.king.state import State

book.load_cards(cards)
book.link(edition_2016, edition_2010)

do_frame = book.frame_runner()
answer_decision = book.answer_runner()


def run_answer(g, decision, choice):
    """Take an answer; after Rapid Healing the same question is asked again."""
    if choice == HEAL:
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
run_until = book.bind(engine.run_until, do_frame=do_frame, take=take)


def costs(edition):
    """The printed costs of all cards, by number."""
    return [card.value("cost", edition) for card in book.cards]


def new_state(players, edition="2016", ends=None, two_player_variant=False, seed=0):
    """A record in which nothing has happened yet; `start` sets the game up."""
    g = State()
    g.players = players
    g.edition = EDITIONS.index(edition)
    g.ends = ENDS.index(ends or DEFAULT_ENDS[edition])
    g.variant = int(two_player_variant)
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
