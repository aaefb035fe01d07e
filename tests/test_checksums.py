"""Perft: how many positions can be reached from some positions, and a checksum over all of them.

Cards that joined a game later are left out: their scenarios show what they do.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from tools.perft import after_random_play, checksum_of_random_play, perft

from daikaiju.games import GAMES

FILE = Path(__file__).parent / "checksums.yaml"
PLAYED: dict[str, int] = yaml.safe_load((FILE.parent / "played.yaml").read_text(encoding="utf-8"))
CHECKSUMS: list[dict[str, Any]] = yaml.safe_load(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("entry", CHECKSUMS, ids=lambda entry: f"{entry['game']}-{entry['seed']}-{entry['after']}")
def test_checksum(entry: dict[str, Any]) -> None:
    info = GAMES[entry["game"]].with_first_cards()
    state = after_random_play(info.rules, info.example(entry["seed"]), entry["after"])
    assert perft(info.rules, state, entry["decisions"]) == (entry["positions"], entry["checksum"])


@pytest.mark.parametrize("name", GAMES)
def test_random_play(name: str) -> None:
    info = GAMES[name].with_first_cards()
    assert checksum_of_random_play(info.rules, map(info.example, range(60))) == PLAYED[name]
