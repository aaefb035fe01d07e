"""Reviews of finished games: a line for each bit of progress, and at last the review or a refusal."""

from __future__ import annotations

from msgspec import Struct

from daikaiju.insight.review_types import Review
from daikaiju.table.protocol.tables import Refusal


class ReviewProgress(Struct, tag_field="kind", tag="progress"):
    """How many steps of how many are valued; of how many is 0 until that is known."""

    done: int
    total: int


class GameReview(Struct, tag_field="kind", tag="review"):
    """The review of a game, with the number that each of its steps has in the replay."""

    review: Review
    numbers: list[int]


class ReviewRefused(Refusal, tag_field="kind", tag="refused"):
    """The game cannot be reviewed."""


class ReviewWork(Struct, tag_field="kind", tag="review_work"):
    """The game, for a page that reviews it by itself (`daikaiju.site.thinking`)."""

    needed: str


ReviewLine = ReviewProgress | GameReview | ReviewRefused | ReviewWork
