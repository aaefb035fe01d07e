"""Checkpoints of a training play against bots while it goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.champion.reinforcement.networks import new_network

from daikaiju.champion.reinforcement.learning import ladder as ladder_module
from daikaiju.champion.reinforcement.learning.ladder import RIVALS, Ladder
from daikaiju.champion.reinforcement.network_file import save_network
from daikaiju.errors import DaikaijuError


@pytest.mark.parametrize("game", ["king", "duel"])
def test_a_network_plays_against_every_rival(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder_module, "MOST_GAMES", 4)
    file = tmp_path / f"{game}.npz"
    save_network(new_network(game), file)
    with Ladder(game, 600, seed=1) as ladder:
        ladder.begin(file, 1)
        file.unlink()  # the training writes the next network there meanwhile
        strength = ladder.strength()
    assert list(strength) == list(RIVALS)
    assert all(low - 1e-9 <= times <= high for times, low, high in strength.values())
    assert strength["greedy"][0] < 1, "it has learned nothing"


def test_a_rival_it_had_no_time_for_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder_module, "all_cores", lambda: 1)
    save_network(new_network("king"), tmp_path / "king.npz")
    with Ladder("king", 1e-6, seed=1) as ladder:
        ladder.begin(tmp_path / "king.npz", 1)
        assert len(ladder.strength()) < len(RIVALS)


def test_a_network_that_cannot_play_is_said(tmp_path: Path) -> None:
    (tmp_path / "king.npz").write_bytes(b"nothing")
    with Ladder("king", 0.01, seed=1) as ladder, pytest.raises(DaikaijuError, match="damaged"):
        ladder.begin(tmp_path / "king.npz", 1)
