"""What both games build on: choices as bits and numbers, the generator, the deck, the engine."""

from __future__ import annotations

from typing import Any

import pytest

from daikaiju.games import GAMES
from daikaiju.rules import king
from daikaiju.rules.agenda import NOTHING, SPREAD, count_choices, is_forced, is_legal, nth_choice
from daikaiju.rules.bits import count_bits
from daikaiju.rules.cards import CardError
from daikaiju.rules.dice import FACES, count_shown
from daikaiju.rules.king.book import decision
from daikaiju.rules.market import card_of_deck
from daikaiju.rules.randomness import SMALL, below
from daikaiju.rules.rulebook import Block
from daikaiju.rules.sets import from_number

KNOWN = [4, 44671, 4025883, 1952896, 3374072, 1055208, 9728573, 1054926630840, 0]
KNOWN_SEED = 1149340968506252484


def asked(options: int, spread: int) -> Any:
    g = king.new_state(2)
    g.spread = spread
    from_number(options, g.options)
    return g


@pytest.mark.parametrize(("options", "spread"), [(0b1011, 0), (0b1011, 3), (0b11, 2), (0, 5), (1 << 62 | 1, 1)])
def test_every_choice_is_counted_and_found_once(options: int, spread: int) -> None:
    g = asked(options, spread)
    choices = [nth_choice(g, number) for number in range(count_choices(g))]
    numbered = [SPREAD + number for number in range(spread)]
    assert choices == numbered + [bit for bit in range(SPREAD) if options >> bit & 1]
    assert [choice for choice in range(SPREAD + 8) if is_legal(g, choice)] == sorted(choices)
    assert not is_legal(g, -1)


@pytest.mark.parametrize(
    ("options", "spread", "forced"),
    [(0b100, 0, True), (0b101, 0, False), (0, 1, True), (0, 2, False), (1, 1, False), (0, 0, True)],
)
def test_a_question_with_one_answer_is_forced(options: int, spread: int, forced: bool) -> None:
    assert is_forced(asked(options, spread)) is forced


def test_bits_are_counted() -> None:
    assert [count_bits(bits) for bits in (0, 1, 2, 3, 0b10110, 1 << 62)] == [0, 1, 1, 2, 3, 1]


def test_the_generator_gives_the_numbers_it_always_gave() -> None:
    g = king.new_state(2, seed=7)
    limits = [6, FACES**6, SMALL - 1, SMALL, SMALL + 1, 2 * SMALL - 1, FACES**9, (1 << 40) + 7, 1]
    assert [below(g, limit) for limit in limits] == KNOWN
    assert g.seed == KNOWN_SEED


def test_the_faces_of_a_throw_are_counted() -> None:
    outcome = 5 + 5 * FACES + 2 * FACES**2 + 5 * FACES**5
    assert [count_shown(outcome, 6, face) for face in range(FACES)] == [2, 0, 1, 0, 0, 3]
    assert count_shown(outcome, 2, 5) == 2


def test_a_card_of_the_deck_is_found_by_its_place_among_those_left() -> None:
    g = king.new_state(2)
    king.setup.lay_out(g)
    for gone in (0, 1, 3):
        g.where[gone] = 0
    assert [card_of_deck(g, number) for number in range(4)] == [2, 4, 5, 6]


@pytest.mark.parametrize("name", GAMES)
def test_running_until_a_frame_stops_before_it_and_changes_nothing(name: str) -> None:
    rules = GAMES[name].rules
    turn = next(frame for frame in rules.book.frames if frame.name == "turn")
    g, straight = (GAMES[name].example(3) for _ in range(2))
    rules.start(g)
    rules.start(straight)
    stops = 0
    while not straight.over:
        rules.advance(straight)
        while rules.run_until(g, turn):
            assert (g.asking, g.todo[g.depth - 1]) == (NOTHING, turn)
            rules.random_step(g)
            stops += 1
        assert g.pack() == straight.pack()
        if not g.over:
            rules.take(g, rules.random_choice(g))
            rules.take(straight, rules.random_choice(straight))
    assert stops > 3


def test_a_question_with_too_many_small_options_says_how_many_there_are() -> None:
    with pytest.raises(CardError, match=r"^card-too-many-options: most=15, options=17$"):
        decision(Block("room", 15), cards=True)
