"""A game in progress: answers are checked, stored, and only then acknowledged and broadcast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.table.changes import Batch, Change
from daikaiju.table.clock import left, next_question, question_again
from daikaiju.table.news import send_news, send_undone
from daikaiju.table.permissions import own_seat
from daikaiju.table.play import Play
from daikaiju.table.refusals import Refused
from daikaiju.table.table import OVER, RUNNING, Table

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost
    from daikaiju.table.page import Page


def running_play(table: Table) -> Play:
    """The game, if it can be played."""
    if table.status == RUNNING and table.play is not None:
        return table.play
    raise Refused({"waiting": "not_begun", "old_rules": "old_rules"}.get(table.status, "over"))


def asked_play(table: Table, page: Page, at: int) -> Play:
    """The game, if the question of this number is open and asks a seat of this page."""
    play = running_play(table)
    if play.number != at or play.asked is None:
        raise Refused("late")
    own_seat(table, page, play.asked)
    return play


async def store_batch(host: TableHost, table: Table, batch: Batch, change: Change, key: str | None) -> None:
    """Store what happened, with everything that changes with it."""
    change.batch, change.key = batch, key
    change.table |= table.status == OVER
    with host.observer.timed("commit", table.id, number=batch.piece.number):
        await host.save(table, change)
    if key is not None:
        table.remember_key(key, batch.entries[0].number)
    table.remember_piece(batch.piece)
    host.deadlines.watch(table)


async def answer(
    host: TableHost, table: Table, seat: int, choice: int, key: str | None = None, changed: tuple[int, ...] = ()
) -> int:
    """Make a legal choice for a seat and store it; returns its entry's number. The table's lock is held."""
    play = running_play(table)
    now, asked_before = host.server_time(), play.asked
    batch = play.answer(seat, choice, left(table, now) if table.deadline is not None else None)
    if play.game.over:
        table.status = OVER
        for feature in host.features:
            feature.on_over(table)
    change = next_question(table, asked_before, now)
    change.seats.update(changed)
    await store_batch(host, table, batch, change, key)
    number = batch.entries[0].number
    host.observer.stored(table.id, number, seat, "bot" if key is None else "person")
    return number


def tell(host: TableHost, table: Table) -> None:
    """Send everyone what was just stored, and see who plays next."""
    with host.observer.timed("send", table.id, pages=len(table.connections)):
        send_news(table, table.latest_piece, host.server_time())
    if table.status == OVER:
        host.send_table(table)
        host.after_over(table)
    host.consider_bots(table)


async def undo(host: TableHost, table: Table, seat: int, key: str) -> int:
    """Take back a seat's last choice; everyone is told the new state."""
    play = running_play(table)
    now, asked_before = host.server_time(), play.asked
    left_before = play.before[-1].left if play.before else None
    batch = play.undo(seat)
    await store_batch(host, table, batch, question_again(table, asked_before, left_before, now), key)
    send_undone(table, batch.entries[0].number - 1, batch.piece, now)
    host.consider_bots(table)
    return batch.entries[0].number
