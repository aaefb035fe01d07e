"""What is true in every position of every game."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from daikaiju.games import king_example
from daikaiju.rules import king
from daikaiju.rules.agenda import CHANCE, NO_CARD, NOBODY, SPREAD, count_choices, is_legal, nth_choice
from daikaiju.rules.king.gains import heart_limit
from daikaiju.rules.king.state import CARDS, KEEPS, MIMIC, SEATS
from daikaiju.rules.market import IN_DECK, IN_MARKET, ON_TOP

MOST_DECISIONS = 20_000
"""A bound on random play: the longest of millions of games took about a tenth of this."""

seeds = st.integers(0, 10**9)


def answers(state: Any, source: random.Random) -> int:
    if state.player == CHANCE:
        return SPREAD + source.randrange(state.spread)
    return int(nth_choice(state, source.randrange(count_choices(state))))


def check_position(g: Any) -> None:
    for seat in range(g.players):
        assert 0 <= g.hearts[seat] <= heart_limit(g, seat) <= 12
        assert 0 <= g.stars[seat] <= 20
        assert g.energy[seat] >= 0
        assert g.poison[seat] >= 0
        assert g.shrink[seat] >= 0
        assert bool(g.alive[seat]) == (g.hearts[seat] > 0)
        if not g.alive[seat]:
            assert seat not in (g.city, g.bay)
            assert g.powers[seat] == 0
            assert g.energy[seat] == 0
    assert g.living == sum(g.alive)
    assert g.city == NOBODY or g.city != g.bay
    assert g.bay == NOBODY or g.bay_open
    check_cards(g)
    assert 0 <= g.depth <= len(g.todo)
    if not g.over:
        assert count_choices(g) > 1, "a question with one answer was asked"
        assert all(is_legal(g, nth_choice(g, n)) for n in range(min(70, count_choices(g))))


def check_cards(g: Any) -> None:
    """66 cards, each in one place."""
    assert g.deck == sum(place in (IN_DECK, ON_TOP) for place in g.where)
    market = [card for card in g.market if card != NO_CARD]
    assert sorted(market) == [card for card in range(CARDS) if g.where[card] == IN_MARKET]
    assert (g.top == NO_CARD) == (ON_TOP not in g.where)
    for card in range(CARDS):
        assert g.where[card] in (10, 11, 12, 13, 14) or (
            g.where[card] < SEATS and card < KEEPS and g.alive[g.where[card]]
        )
    if g.mimicked != NO_CARD:
        assert g.where[MIMIC] < SEATS
        assert g.where[g.mimicked] < SEATS


@settings(max_examples=150)
@given(seeds)
def test_positions_stay_possible_and_games_end(seed: int) -> None:
    source = random.Random(seed)
    g = king_example(seed)
    king.start(g)
    king.advance(g)
    decisions = 0
    while not g.over:
        check_position(g)
        decisions += g.player != CHANCE
        assert decisions < MOST_DECISIONS
        king.apply(g, answers(g, source))
    assert g.living <= 1 or any(g.stars[seat] == 20 for seat in range(g.players) if g.winners >> seat & 1)


@settings(max_examples=40)
@given(seeds)
def test_a_copy_is_independent(seed: int) -> None:
    source = random.Random(seed)
    g = king_example(seed)
    king.start(g)
    king.advance(g)
    for _ in range(40):
        if not g.over:
            before = g.pack()
            twin = g.copy()
            assert twin.pack() == before
            king.apply(twin, answers(twin, source))
            assert g.pack() == before
            g = twin
