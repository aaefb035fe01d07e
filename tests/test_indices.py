"""No rule counts from the end of a list, so rules on a GPU need not test every index for being negative."""

from __future__ import annotations

from typing import Any, SupportsIndex

import pytest

from daikaiju.games import GAMES

GAMES_EACH = 12


class CountedFromTheStart(list[int]):
    """A list that refuses a negative index."""

    def __getitem__(self, index: Any) -> Any:
        self.check(index)
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        self.check(index)
        super().__setitem__(index, value)

    @staticmethod
    def check(index: Any) -> None:
        if isinstance(index, SupportsIndex) and int(index) < 0:
            raise AssertionError(f"a rule reads from place {int(index)} of a list")


@pytest.mark.parametrize("name", GAMES)
def test_no_rule_counts_from_the_end(name: str) -> None:
    info = GAMES[name]
    for seed in range(GAMES_EACH):
        g = info.example(seed)
        for field in type(g).dtype.names:
            if isinstance(getattr(g, field), list):
                setattr(g, field, CountedFromTheStart(getattr(g, field)))
        kinds = {type(getattr(g, field)) for field in type(g).dtype.names}
        assert CountedFromTheStart in kinds
        assert list not in kinds
        info.rules.play_randomly(g, 100_000)
        assert g.over
