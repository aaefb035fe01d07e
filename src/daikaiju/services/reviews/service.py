"""The process in which games are reviewed: it keeps the reviews in progress and reports how far each is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from daikaiju.champion.shipped import NetworkAway
from daikaiju.errors import DaikaijuError
from daikaiju.processes import step_aside
from daikaiju.services.reviews.messages import GameReview, ReviewProgress
from daikaiju.table.refusals import Refused

if TYPE_CHECKING:
    from daikaiju.insight.review_types import Review

LOWEST_PRIORITY = 19

MOST_STEPS = 3000
"""How many steps a game may have to be reviewed; games between people have a few hundred."""

_kept: dict[str, Iterator[tuple[int, int] | Review]] = {}


class ReviewJob(NamedTuple):
    """A game to be reviewed, in a form that can be sent to another process."""

    name: str
    text: str
    """The game in the text format."""

    numbers: list[int] | None
    """The number of each of its answers in the replay; None where they are counted from 0."""


def next_part(job: ReviewJob, wanted: frozenset[str]) -> ReviewProgress | bytes | Refused:
    """Work until there is something to report: progress, the whole review as JSON, or why there is none.

    Reviews that are no longer wanted are dropped.
    """
    step_aside(LOWEST_PRIORITY)
    for name in _kept.keys() - wanted:
        del _kept[name]
    try:
        if job.name not in _kept:
            _kept[job.name] = new_review(job)
        found = next(_kept[job.name])
    except NetworkAway:
        _kept.pop(job.name, None)
        return Refused("coach_away")
    except DaikaijuError as error:
        _kept.pop(job.name, None)
        return Refused("bad_file", why=error.to_json())
    except Refused as refused:
        return refused
    except BaseException:
        _kept.pop(job.name, None)
        raise
    if isinstance(found, tuple):
        return ReviewProgress(*found)
    del _kept[job.name]
    numbers = job.numbers if job.numbers is not None else list(range(len(found.steps)))
    return msgspec.json.encode(GameReview(found, numbers))


def new_review(job: ReviewJob) -> Iterator[tuple[int, int] | Review]:
    from daikaiju.game import Game
    from daikaiju.insight.reviews import reviewing

    game = Game.from_text(job.text)
    if len(game.played) > MOST_STEPS:
        raise Refused("review_too_long", most=MOST_STEPS)
    return reviewing(game, workers=1)
