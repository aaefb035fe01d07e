"""Who sits where in games to learn from."""

from __future__ import annotations

import numpy as np
import pytest

from daikaiju.champion.training.network_games import Seating
from daikaiju.champion.training.python_opponents import GREEDY
from daikaiju.champion.training.self_play import ALONE, EARLIER, Chunk, Population, seat_games, seating
from daikaiju.thinking.network import NEUTRAL

NOTHING = np.zeros(1, np.float32)
GAMES = 3000
POPULATION = Population(greedy=0.5, quick=0.2, earlier=0.3)


def tables(players: int, match: str | None = None, bare: bool = False) -> list[Seating]:
    chunk = Chunk("king", GAMES, 1, NOTHING, NOTHING, POPULATION, match=match, bare=bare)
    random = np.random.default_rng(1)
    return [seating(chunk, place, players, random) for place in range(GAMES)]


def share(seats: list[int]) -> float:
    return float(np.mean([bool(taken) for taken in seats]))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_others_take_seats_as_often_as_wished_but_never_the_same_and_never_all(players: int) -> None:
    found = tables(players)
    everyone = (1 << players) - 1
    for one in found:
        taken = (one.earlier, one.quick, one.outside)
        assert sum(taken) == one.earlier | one.quick | one.outside < everyone
        assert one.thinker == NEUTRAL or not sum(taken) >> one.thinker & 1
        assert not (one.quick and one.outside)
    assert ALONE * POPULATION.greedy - 0.03 < share([one.outside for one in found]) < POPULATION.greedy + 0.03
    assert ALONE * POPULATION.quick - 0.03 < share([one.quick for one in found]) < POPULATION.quick + 0.03
    assert 0.02 < share([one.earlier for one in found]) < POPULATION.earlier
    assert any(one.opening for one in found)


def test_from_nobodys_side_only_networks_are_watched() -> None:
    neutral = [one for one in tables(4) if one.thinker == NEUTRAL]
    assert neutral
    assert not any(one.quick or one.outside for one in neutral)


def test_games_may_all_be_for_one_number_of_monsters() -> None:
    chunk = Chunk("king", 100, 1, NOTHING, NOTHING, players=2)
    assert set(seat_games(chunk, np.random.default_rng(1))[1]) == {2}


def test_no_cards_no_others() -> None:
    """Games without cards are learned for perfect play, about which neither `quick` nor `greedy` knows anything."""
    assert not any(one.quick or one.outside for one in tables(2, bare=True))


@pytest.mark.parametrize("rival", [EARLIER, GREEDY])
def test_a_match_is_one_against_all_others(rival: str) -> None:
    for place, one in enumerate(tables(3, match=rival)):
        others = 0b111 & ~(1 << place % 3)
        assert one.thinker == place % 3
        assert (one.earlier, one.outside) == ((others, 0) if rival == EARLIER else (0, others))
        assert not one.quick
        assert not one.opening
