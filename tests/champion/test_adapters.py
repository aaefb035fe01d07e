"""What the champion sees: valid features for every position, and nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from daikaiju.rules.agenda import CHANCE, SPREAD, is_legal
from daikaiju.rules.market import IN_DECK, ON_TOP
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.dice import all_multisets


def questions(adapter: Any, games: int) -> Iterator[Any]:
    """The questions of random games at all tables."""
    rules = adapter.rules
    for number, table in zip(range(games), adapter.tables.new_tables() * games, strict=False):
        g = table.copy()
        g.seed = number + 1
        rules.start(g)
        rules.advance(g)
        while not g.over:
            yield g
            rules.apply(g, rules.random_choice(g))


@pytest.mark.parametrize("game", ADAPTERS)
def test_features_are_numbers_of_rows_and_there_once(game: str) -> None:
    adapter = ADAPTERS[game]
    found = [0] * adapter.features.MOST_FEATURES
    for g in questions(adapter, 12):
        shared = found[: adapter.features.shared_features(g, found)]
        for seat in range(g.players):
            if adapter.features.is_alive(g, seat):
                own = found[: adapter.features.features(g, seat, found)]
                both = [*shared, *own]
                assert len(set(both)) == len(both)
                assert 0 <= min(both) <= max(both) < adapter.features.FEATURES


@pytest.mark.parametrize("game", ADAPTERS)
def test_answers_inside_a_turn_are_legal(game: str) -> None:
    adapter = ADAPTERS[game]
    for g in questions(adapter, 12):
        if g.player != CHANCE:
            assert is_legal(g, adapter.candidates.usual_answer(g))
            for wide in (0, 1):
                assert adapter.candidates.tries(g, wide) & ~g.options[0] == 0


@pytest.mark.parametrize("game", ADAPTERS)
def test_a_tidied_record_plays_on_in_the_same_way(game: str) -> None:
    """What tidying clears never matters: the same answers lead to the same end."""
    adapter = ADAPTERS[game]
    rules = adapter.rules
    for number, g in enumerate(questions(adapter, 6)):
        if number % 7 or g.player == CHANCE or g.spread:
            continue
        tidied, plain = g.copy(), g.copy()
        adapter.candidates.tidy(tidied)
        turn = g.turn
        while not plain.over and plain.turn == turn:
            choice = rules.random_choice(plain)
            if plain.player != CHANCE and choice < SPREAD:
                choice = adapter.candidates.usual_answer(plain)
            tidied.seed = plain.seed
            assert is_legal(tidied, choice)
            rules.apply(plain, choice)
            rules.apply(tidied, choice)
        for name in ("hearts", "stars", "life", "energy", "marker", "winners", "active", "market"):
            assert getattr(tidied, name, None) == getattr(plain, name, None)


def test_rolls_that_are_the_same_do_the_same() -> None:
    """The champion weighs only one of all Rolls that differ in loose numbers."""
    king, sets = ADAPTERS["king"], all_multisets()
    fewer = 0
    rolls = (g for g in questions(king, 40) if g.asking == king.candidates.ROLL)
    for asked, step in zip(rolls, range(3, 10**6, 37), strict=False):
        first, end = sets.starts[asked.dice_count], sets.starts[asked.dice_count + 1]
        number = first + step % (end - first)
        same = king.candidates.same_roll(asked, sets.grown, sets.dice, number)
        fewer += same != number
        ends = []
        for final in (number, same):
            g = asked.copy()
            g.dice[: g.dice_count] = sets.dice[final, : g.dice_count].tolist()
            king.rules.apply(g, SPREAD)
            while not g.over and g.turn == asked.turn:
                choice = king.rules.random_choice(g) if g.player == CHANCE else king.candidates.usual_answer(g)
                king.rules.apply(g, choice)
            ends.append(
                [getattr(g, name) for name in ("hearts", "stars", "energy", "city", "bay", "winners", "market")]
            )
        assert ends[0] == ends[1]
    assert fewer > 100


def test_a_top_card_that_only_a_rival_has_seen_is_forgotten() -> None:
    king = ADAPTERS["king"]
    g = king.rules.new_state(3)
    king.rules.start(g)
    for seen, known in ((0b010, False), (0b011, True)):
        looked = g.copy()
        card = next(card for card in range(len(g.where)) if g.where[card] == IN_DECK)
        looked.where[card], looked.top, looked.top_seen = ON_TOP, card, seen
        king.candidates.forget(looked, 0)
        assert (looked.top == card) == known
        assert (looked.where[card] == ON_TOP) == known
