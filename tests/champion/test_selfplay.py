"""Who sits where in games to learn from."""

from __future__ import annotations

import numpy as np
import pytest

from daikaiju.champion.selfplay import MIXED, WITH_QUICK, Chunk, seating

NOTHING = np.zeros(1, np.float32)
GAMES = 4000


def seats(players: int, **kind: bool) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    chunk = Chunk("king", GAMES, 1, NOTHING, NOTHING, **kind)
    return seating(chunk, np.full(GAMES, players), np.random.default_rng(1))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_some_seats_go_to_others_but_quick_never_plays_alone(players: int) -> None:
    earlier, quick, openings = seats(players)
    everyone = (1 << players) - 1
    for taken, share in ((earlier, MIXED), (quick, WITH_QUICK)):
        assert not (taken & ~everyone).any()
        assert 0.4 * share < (taken != 0).mean() < share + 0.03
    assert not (quick == everyone).any()
    assert (openings > 0).any()


def test_no_cards_no_quick() -> None:
    """Games without cards are learned for perfect play, which `quick` knows nothing of."""
    assert not seats(2, bare=True)[1].any()


def test_a_match_is_one_against_all_others() -> None:
    earlier, quick, openings = seats(3, match=True)
    assert sorted(set(earlier.tolist())) == [0b011, 0b101, 0b110]
    assert not quick.any()
    assert not openings.any()
