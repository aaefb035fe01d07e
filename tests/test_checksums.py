"""Perft: how many positions lie behind some positions, and a checksum over all of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from daikaiju.games import GAMES
from daikaiju.perft import after_random_play, perft

FILE = Path(__file__).parent / "checksums.yaml"
CHECKSUMS: list[dict[str, Any]] = yaml.safe_load(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("entry", CHECKSUMS, ids=lambda entry: f"{entry['game']}-{entry['seed']}-{entry['after']}")
def test_checksum(entry: dict[str, Any]) -> None:
    info = GAMES[entry["game"]]
    state = after_random_play(info.rules, info.example(entry["seed"]), entry["after"])
    assert perft(info.rules, state, entry["decisions"]) == (entry["positions"], entry["checksum"])
