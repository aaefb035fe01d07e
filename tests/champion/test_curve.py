"""The plot of a training, drawn from what its file remembers."""

from __future__ import annotations

import runpy
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.champion.reinforcement.networks import new_network

from daikaiju.champion.reinforcement.network_file import save_network

MAIN = runpy.run_path(str(Path(__file__).parents[2] / "bench" / "curve.py"))["main"]
ROUNDS = [
    {"games": 400, "value_loss": 1.2, "strength": {}},
    {"games": 800, "value_loss": 1.1, "strength": {"first": (1.2, 1.0, 1.4)}},
    {"games": 1200, "value_loss": 1.0, "strength": {"first": (1.3, 1.1, 1.5)}},
]


def test_a_training_is_drawn(tmp_path: Path) -> None:
    save_network(replace(new_network("king"), card={"curve": ROUNDS}), tmp_path / "mine.npz")
    MAIN([str(tmp_path / "mine.npz"), "--plot", str(tmp_path / "mine.svg")])
    drawn = ElementTree.parse(tmp_path / "mine.svg").getroot()
    texts = [text.text or "" for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert len([text for text in texts if text.startswith("mine: ")]) == 2
    assert {"1,200", "1.5"} <= set(texts)


def test_a_network_that_is_not_there_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="there is no network at"):
        MAIN([str(tmp_path / "nowhere.npz")])
