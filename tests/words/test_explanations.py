"""Whole explanations, as people read them: hints, reviews, the coach and puzzles, in every language."""

from __future__ import annotations

import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from daikaiju.messages import Localizer
from daikaiju.messages.from_json import message_of
from daikaiju.puzzles.collection import shipped
from daikaiju.words import LANGUAGES, Words

TOOL = Path(__file__).parents[2] / "tools" / "golden_explanations.py"
LONGEST = 240
"""As many letters fill a third of a phone."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_explanations_read_as_they_were_approved(lang: str) -> None:
    """After a deliberate change, `make golden` writes them again: read the diff."""
    written = (Path(__file__).parent / "explanations" / f"{lang}.txt").read_text(encoding="utf-8")
    assert runpy.run_path(str(TOOL))["explanations"](lang) == written


def test_puzzles_hold_messages_and_no_sentences() -> None:
    for name in shipped().listed:
        for reason in shipped().puzzle(name).reasons:
            assert all(re.fullmatch(r"[\w-]+", text) for text in texts_in(reason.why)), name


def texts_in(told: Any) -> Iterator[str]:
    """Every text in some JSON."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict | list):
        for part in told.values() if isinstance(told, dict) else told:
            yield from texts_in(part)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_puzzles_explain_themselves_in_a_few_words(lang: str) -> None:
    for name in shipped().listed:
        puzzle = shipped().puzzle(name)
        game = puzzle.game()
        localizer = Localizer(Words(lang), game, game.state.player)
        for reason in puzzle.reasons:
            said = localizer.text(message_of(reason.why))
            assert len(said) <= LONGEST, said
