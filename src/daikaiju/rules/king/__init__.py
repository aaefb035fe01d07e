"""The game for 2-6 monsters, linked: everything that the rest of the package needs of it."""

from daikaiju.rules import engine
from daikaiju.rules.agenda import push
from daikaiju.rules.king import cards, edition_2010, edition_2016, setup
from daikaiju.rules.king.book import HEAL, book
from daikaiju.rules.king.moments import interject
from daikaiju.rules.king.state import State

book.load_cards(cards)
book.link(edition_2016, edition_2010)

do_frame = book.frame_runner()
answer_decision = book.answer_runner()


def run_answer(g, decision, who, choice, a, b):
    """Take an answer; after Rapid Healing the same question is asked again."""
    if choice == HEAL:
        push(g, g.asked_by, who, a, b)
        interject(g, who)
    else:
        answer_decision(g, decision, who, choice, a, b)


start = setup.start
take = book.bind(engine.take, run_answer=run_answer)
advance = book.bind(engine.advance, do_frame=do_frame, take=take)
apply = book.bind(engine.apply, take=take, advance=advance)
random_choice = engine.random_choice
play_randomly = book.bind(engine.play_randomly, start=start, advance=advance, apply=apply)

__all__ = ["State", "advance", "apply", "book", "play_randomly", "random_choice", "start", "take"]
