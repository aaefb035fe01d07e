"""The logs of random games: nobody ever gains or loses nothing."""

from __future__ import annotations

import pytest

from daikaiju.games import GAMES

GAMES_EACH = 200
MOST_DECISIONS = 20_000


@pytest.mark.parametrize("name", GAMES)
def test_no_amount_told_is_zero(name: str) -> None:
    rules = GAMES[name].rules
    amounts = {
        int(event): place
        for event in rules.book.events
        for place, field in enumerate(event.fields)
        if field in ("amount", "hits")
    }
    told = 0
    for seed in range(GAMES_EACH):
        state = GAMES[name].example(seed)
        state.log = []
        rules.play_randomly(state, MOST_DECISIONS)
        for event, *numbers in state.log:
            if event in amounts:
                told += 1
                assert numbers[amounts[event]] > 0, f"game {seed}: {rules.book.events[event].name} of nothing"
    assert told > 1_000
