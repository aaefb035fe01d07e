"""A game in progress: answers are checked, stored, and only then acknowledged and broadcast."""

from __future__ import annotations

import asyncio
import logging
import zlib
from typing import TYPE_CHECKING

from daikaiju.game import Game
from daikaiju.messages import MonsterName
from daikaiju.server.db.writer import Change, Job, Rows
from daikaiju.server.ratings.participants import note_ending
from daikaiju.server.runtime.logs import ANSWERS
from daikaiju.server.runtime.metrics import timed
from daikaiju.server.runtime.tracing import span
from daikaiju.server.tables import mapping
from daikaiju.server.tables.statements import change_seat, change_table, new_entry
from daikaiju.server.tournaments import assignment
from daikaiju.server.workers import bots
from daikaiju.server.workers.bot_child import Question
from daikaiju.table.clock import left, next_question, question_again, seat_change
from daikaiju.table.news import send_news, send_notice, send_undone
from daikaiju.table.pace import pause
from daikaiju.table.permissions import own_seat
from daikaiju.table.play import Batch, Play
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import PERSON, STAND_IN
from daikaiju.table.table import OVER, RUNNING, Table

if TYPE_CHECKING:
    from daikaiju.server.tables.connection import Connection
    from daikaiju.server.tables.registry import TableRegistry

log = logging.getLogger("daikaiju.server")
answers_log = logging.getLogger(ANSWERS)

FAST = 1
"""The compression level for news, which is stored a thousand times a second but hardly ever read."""


def running_play(table: Table) -> Play:
    """The game, if it can be played."""
    if table.status == RUNNING and table.play is not None:
        return table.play
    raise Refused({"waiting": "not_begun", "old_rules": "old_rules"}.get(table.status, "over"))


def asked_play(table: Table, page: Connection, at: int) -> Play:
    """The game, if the question of this number is open and asks a seat of this page."""
    play = running_play(table)
    if play.number != at or play.asked is None:
        raise Refused("late")
    own_seat(table, page, play.asked)
    return play


def new_rows(table: Table, batch: Batch, key: str | None, now: int) -> Rows:
    """The rows of a batch: the key goes with the answer, the news with the last entry."""
    rows: list[dict[str, object]] = [
        {
            "table_id": table.id,
            "number": entry.number,
            "seat": entry.seat,
            "choice": entry.choice,
            "key": None,
            "at": now,
            "news": None,
        }
        for entry in batch.entries
    ]
    rows[0]["key"] = key
    rows[-1]["news"] = zlib.compress(batch.told, FAST)
    return rows


async def store_batch(
    registry: TableRegistry,
    table: Table,
    batch: Batch,
    clock: Job,
    key: str | None,
    changed: tuple[int, ...] = (),
    *,
    begins: bool = False,
) -> None:
    """Store what happened, with everything that changes with it."""
    now = registry.now()
    play = table.play
    assert play is not None
    job: list[Change] = [(new_entry, new_rows(table, batch, key, now))]
    job += clock
    job += [(change_seat, [seat_change(table, seat)]) for seat in changed]
    if table.status == OVER or begins:
        table.active_at = now
        job.append((change_table, [mapping.changes(table)]))
    with span("commit", table=table.id, number=play.number):
        await registry.write(table, job)
    if key is not None:
        table.remember_key(key, batch.entries[0].number)
    table.remember_news(play.number, batch.told)
    registry.deadlines.watch(table)


async def answer(
    registry: TableRegistry, table: Table, seat: int, choice: int, key: str | None = None, changed: tuple[int, ...] = ()
) -> int:
    """Make a legal choice for a seat, store and broadcast it; returns its entry's number. The table's lock is held."""
    play = running_play(table)
    now, asked_before = registry.server_time(), play.asked
    batch = play.answer(seat, choice, left(table, now) if table.deadline is not None else None)
    if play.game.over:
        table.status = OVER
        note_ending(table)
        assignment.note_ending(table)
    await store_batch(registry, table, batch, next_question(table, asked_before, now), key, changed)
    by = "bot" if key is None else "person"
    registry.metrics.answers.labels(by).inc()
    number = batch.entries[0].number
    answers_log.info("stored", extra={"table": table.id, "number": number, "seat": seat, "by": by})
    return number


def tell(registry: TableRegistry, table: Table) -> None:
    """Send everyone what was just stored, and see who plays next."""
    with span("tell", table=table.id, pages=len(table.connections)):
        send_news(table, table.latest_told, registry.server_time())
    if table.status == OVER:
        registry.send_table(table)
        registry.keep_archive(table)
    consider_bots(registry, table)


async def undo(registry: TableRegistry, table: Table, seat: int, key: str) -> int:
    """Take back a seat's last choice; everyone is told the new state."""
    play = running_play(table)
    now, asked_before = registry.server_time(), play.asked
    left_before = play.before[-1].left if play.before else None
    batch = play.undo(seat)
    await store_batch(registry, table, batch, question_again(table, asked_before, left_before, now), key)
    send_undone(table, batch.entries[0].number - 1, batch.told, now)
    consider_bots(registry, table)
    return batch.entries[0].number


def consider_bots(registry: TableRegistry, table: Table) -> None:
    """If a bot is next, let it think; it plays only while someone is watching or a clock is running."""
    play = table.play
    if (
        table.status != RUNNING
        or play is None
        or play.asked is None
        or table.seats[play.asked].played_by is None
        or table.bot_task is not None
        or not (table.connections or table.clock.kind != "none")
    ):
        return
    table.bot_task = asyncio.create_task(let_bots_play(registry, table))


async def let_bots_play(registry: TableRegistry, table: Table) -> None:
    """Bots play, one choice after another at a human pace, until a person is asked."""
    try:
        while (bot := bot_asked(table)) is not None and not registry.closing:
            await play_bot(registry, table, bot)
            if not (table.connections or table.clock.kind != "none"):
                return
    except Refused:
        return
    except Exception:
        # Memory may hold a half-done change: the table is reloaded from storage.
        log.exception("table %s: a bot could not play", table.id, extra={"table": table.id})
        registry.forget(table)
    finally:
        table.bot_task = None
        table.hurried.clear()
        if table.status != RUNNING:
            registry.bots.release(table.id)


async def play_bot(registry: TableRegistry, table: Table, bot: str) -> None:
    """One choice by a bot; a bot that fails is replaced for this game."""
    assert table.play is not None
    number, seat, usual, game = table.play.number, table.play.asked, table.play.usual, table.play.game
    assert seat is not None
    question = bots.question_for(bot, game, table=table.id, seat=seat, number=number, secret=table.exchange.secret)
    thinking = asyncio.create_task(think(registry, question, game))
    if registry.settings.pace and not usual:
        await pause(table, registry.settings.pace)
    failed = False
    try:
        choice = await thinking
    except bots.BotFailed:
        log.exception("table %s: the bot %s failed and is replaced", table.id, bot, extra={"table": table.id})
        failed = True
    async with table.lock:
        # Someone may have undone the last choice, or returned to play it themselves.
        if table.play.number != number or bot_asked(table) != bot:
            return
        if failed and bot != STAND_IN:
            await replace_bot(registry, table, seat, bot)
            return
        await answer(registry, table, seat, bots.any_choice(game) if failed else choice)
        tell(registry, table)


async def think(registry: TableRegistry, question: Question, game: Game) -> int:
    """The choice of a bot."""
    with timed(registry.metrics.bot.labels(question.bot).observe):
        return await registry.bots.choose(question, game, registry.settings.bot_seconds)


async def replace_bot(registry: TableRegistry, table: Table, number: int, bot: str) -> None:
    """Let the stand-in play for a bot that cannot, and say so. The table's lock is held."""
    seat = table.seats[number]
    seat.bot = None if seat.by == PERSON else STAND_IN
    await registry.store_changes(table, number)
    registry.send_table(table)
    send_notice(table, "bot-replaced", monster=MonsterName(number), bot=bot)


def bot_asked(table: Table) -> str | None:
    """The bot that is to play now."""
    play = table.play
    if table.status != RUNNING or play is None or play.asked is None:
        return None
    return table.seats[play.asked].played_by
