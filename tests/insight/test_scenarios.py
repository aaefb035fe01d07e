"""Hints in positions that people made up: one of many scenarios, each in the middle of something."""

from __future__ import annotations

from pathlib import Path

import pytest

from daikaiju.insight.hints import best_hint
from daikaiju.insight.impossible_positions import check_goes_on
from daikaiju.messages import Localizer
from daikaiju.text import files
from daikaiju.text.loading import read_game
from daikaiju.words import LANGUAGES, Words

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.yaml"))
EACH = 12
"""One file in this many is taken."""


@pytest.mark.parametrize("file", SCENARIOS[::EACH], ids=lambda file: file.stem)
def test_a_hint_for_a_scenario(file: Path) -> None:
    game = read_game(files.load(file)[0])
    check_goes_on(game)
    found = best_hint(game, 0)
    total = sum(one.chance for one in found.chances)
    assert total == pytest.approx(1, abs=1e-3) or (game.over and not game.winners)
    for lang in LANGUAGES:
        localizer = Localizer(Words(lang), game)
        assert all(localizer.text(answer.label) for answer in found.answers)
        assert found.why is None or localizer.text(found.why)
