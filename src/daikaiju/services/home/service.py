"""The first screen of somebody who comes back."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from daikaiju.insight.figures import GameFigures
from daikaiju.services.home.messages import Home, HomeTable
from daikaiju.services.statistics.service import CanReview
from daikaiju.table import views
from daikaiju.table.protocol.tables import ListedTable
from daikaiju.table.table import OVER, RUNNING, WAITING, Table

MOST_UNFINISHED, MOST_FINISHED = 12, 4


def shown_at_home(tables: Sequence[Table]) -> list[Table]:
    """Of somebody's tables, the newest first, those that are shown on the first screen."""
    unfinished = [table for table in tables if table.status in (WAITING, RUNNING)]
    finished = [table for table in tables if table.status == OVER and table.lesson is None]
    return [*unfinished[:MOST_UNFINISHED], *finished[:MOST_FINISHED]]


def home(
    tables: Sequence[Table],
    people: Sequence[str],
    figures: Mapping[str, GameFigures],
    *,
    now: int,
    can_review: CanReview,
    playing: int = 0,
    waiting: int = 0,
    live: ListedTable | None = None,
) -> Home:
    """What is told about some tables of somebody, under any identity they had, and about everybody else; `now` is
    server time."""
    told = [home_table(table, people, figures.get(table.id), now, can_review) for table in tables]
    return Home(told, playing, waiting, live)


def home_table(
    table: Table, people: Sequence[str], figures: GameFigures | None, now: int, can_review: CanReview
) -> HomeTable:
    listed = views.own_listing(table, people, now)
    reviewable = table.status == OVER and can_review(table.options)
    return HomeTable(**msgspec.structs.asdict(listed), won=won_by(listed.mine, figures), can_review=reviewable)


def won_by(mine: Collection[int], figures: GameFigures | None) -> bool | None:
    """Whether the one seat that was somebody's own has won."""
    if figures is None or not figures.seats or len(mine) != 1:
        return None
    (seat,) = mine
    return figures.seats[seat].won
