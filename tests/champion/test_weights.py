"""Networks in files: they come back as they were, and what is not one is refused in a sentence."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from daikaiju.champion import network_file
from daikaiju.champion.weights import Weights, load, save
from daikaiju.engine.description import description_of
from daikaiju.errors import DaikaijuError
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.network import NARROW, WIDE, first_weights, size_of


def fresh(game: str) -> Weights:
    adapter = ADAPTERS[game]
    return Weights(
        game, first_weights(adapter.features.FEATURES, adapter.training_start.first_worths(), 1), {"games": 7}
    )


@pytest.mark.parametrize("game", ["king", "duel"])
def test_a_network_comes_back(game: str, tmp_path: Path) -> None:
    written = fresh(game)
    save(written, tmp_path / "net.npz")
    found = load(tmp_path / "net.npz", game)
    assert np.allclose(found.flat, written.flat, atol=1e-3)
    assert found.card == {"games": 7}


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DaikaijuError, match="there is no network at"):
        load(tmp_path / "none.npz", "king")


@pytest.mark.parametrize("harm", ["cut", "flip", "text", "empty"])
def test_a_damaged_file(harm: str, tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    save(fresh("king"), path)
    content = bytearray(path.read_bytes())
    if harm == "cut":
        content = content[: len(content) // 2]
    elif harm == "flip":
        content[len(content) // 3] ^= 0xFF
    else:
        content = bytearray(b"hello" if harm == "text" else b"")
    path.write_bytes(content)
    with pytest.raises(DaikaijuError, match="damaged"):
        load(path, "king")


def test_a_network_of_another_game(tmp_path: Path) -> None:
    save(fresh("duel"), tmp_path / "net.npz")
    with pytest.raises(DaikaijuError, match="is a network for “duel"):
        load(tmp_path / "net.npz", "king")


def test_a_network_of_another_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as older:
        older.setattr(network_file, "VERSION", 0)
        save(fresh("king"), tmp_path / "net.npz")
    with pytest.raises(DaikaijuError, match="this version plays “king 2"):
        load(tmp_path / "net.npz", "king")


def test_a_network_that_was_tampered_with(tmp_path: Path) -> None:
    """The archive is whole, but the numbers are not those of its checksum."""
    save(fresh("king"), tmp_path / "net.npz")
    with np.load(tmp_path / "net.npz") as archive:
        flat, about = archive["flat"].copy(), archive["about"]
    flat[0] += 1
    np.savez(tmp_path / "other.npz", flat=flat, about=about)
    with pytest.raises(DaikaijuError, match="damaged"):
        load(tmp_path / "other.npz", "king")


@pytest.mark.parametrize("game", ["king", "duel"])
def test_reading_without_numpy_knows_the_sizes(game: str) -> None:
    assert (network_file.WIDE, network_file.NARROW) == (WIDE, NARROW)
    assert description_of(game).weights == size_of(ADAPTERS[game].features.FEATURES)
