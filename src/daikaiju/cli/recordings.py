"""Recorded games: read from their files, and reviewed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from daikaiju.cli.screen import progress_bar
from daikaiju.words import Words

if TYPE_CHECKING:
    from daikaiju.game import Game
    from daikaiju.insight.review_types import Review

READING = 20
"""How many seconds it may take to play through a file."""


def readable_game(words: Words, file: Path, step: int | None = None) -> Game:
    """The game of a file at a step, which can be valued."""
    from daikaiju.insight.hints import check_can_value
    from daikaiju.insight.impossible_positions import check_goes_on
    from daikaiju.insight.steps import at_step
    from daikaiju.text.loading import load
    from daikaiju.text.patience import patience

    with patience(READING):
        game = at_step(load(file), step)
        check_goes_on(game)
    check_can_value(game)
    return game


def reviewed(words: Words, game: Game, cores: int | None, *, quiet: bool) -> Review:
    """The review, with progress on stderr."""
    from daikaiju.insight.review_types import Review
    from daikaiju.insight.reviews import reviewing

    with progress_bar(shown=not quiet) as bar:
        task = bar.add_task(words.say("review-valuing"), total=None)
        for found in reviewing(game, cores):
            if isinstance(found, Review):
                return found
            done, total = found
            bar.update(task, completed=done, total=total)
    raise AssertionError("a review ends with the review")
