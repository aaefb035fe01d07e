"""Bots at a table: who answers for them, what they are asked, and how they play, one choice after another."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

from daikaiju.game import Game
from daikaiju.messages import MonsterName
from daikaiju.table import actions
from daikaiju.table.changes import Change
from daikaiju.table.news import send_notice
from daikaiju.table.pace import pause
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import PERSON, STAND_IN
from daikaiju.table.table import RUNNING, Table

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost

log = logging.getLogger("daikaiju.table")

PREFIX = "bot:"
"""What stands before a bot's name where the protocol says who sits in a seat."""


class BotFailed(Exception):
    """A bot raised an error, took too long or gave an illegal answer."""


class Question(NamedTuple):
    """What a bot is asked, in a form that can be sent to another process."""

    table: str
    seat: int
    number: int
    """The number of the table's last entry."""

    bot: str
    seed: str
    game: str
    seats: list[str]
    options: Mapping[str, object]
    record: bytes
    seconds: float | None
    """How long it may think, if that is less than it would like."""

    def within(self, seconds: float) -> Question:
        return self._replace(seconds=seconds)


class Bots(Protocol):
    """Whoever answers for bots."""

    def is_offered(self, bot: str) -> bool:
        """Whether a bot can play here."""
        ...

    async def choose(self, question: Question, game: Game) -> int:
        """A bot's legal choice for the open question of a game; raises `BotFailed`."""
        ...

    def release(self, table: str) -> None:
        """The game of a table is over, or nobody is there."""
        ...


def check_bot(host: TableHost, by: str | None) -> None:
    """Whether the bot that is to take a seat, if it is one (`bot:NAME`), can play here."""
    if by is None or not by.startswith(PREFIX):
        return
    if not host.bots.is_offered(by.removeprefix(PREFIX)):
        raise Refused("no_such_bot")


def consider_bots(host: TableHost, table: Table) -> None:
    """If a bot is next, let it think; it plays only while someone is watching or a clock is running."""
    if bot_asked(table) is None or table.bot_task is not None or not is_alive(table):
        return
    table.bot_task = asyncio.create_task(let_bots_play(host, table))


def bot_asked(table: Table) -> str | None:
    """The bot that is to play now."""
    play = table.play
    if table.status != RUNNING or play is None or play.asked is None:
        return None
    return table.seats[play.asked].played_by


def is_alive(table: Table) -> bool:
    """Whether someone is watching, or a clock is running."""
    return bool(table.connections) or table.clock.kind != "none"


async def let_bots_play(host: TableHost, table: Table) -> None:
    """Bots play until a person is asked."""
    try:
        while (bot := bot_asked(table)) is not None and not host.closing:
            await play_bot(host, table, bot)
            if not is_alive(table):
                return
    except Refused:
        return
    except Exception:
        # Memory may hold a half-done change: the table is read again from where it is stored.
        log.exception("table %s: a bot could not play", table.id, extra={"table": table.id})
        host.forget(table)
    finally:
        table.bot_task = None
        table.hurried.clear()
        if table.status != RUNNING:
            host.bots.release(table.id)


async def play_bot(host: TableHost, table: Table, bot: str) -> None:
    """One choice by a bot; a bot that fails is replaced for this game."""
    assert table.play is not None
    number, seat, usual, game = table.play.number, table.play.asked, table.play.usual, table.play.game
    assert seat is not None
    question = question_for(bot, game, table=table.id, seat=seat, number=number, secret=table.exchange.secret)
    thinking = asyncio.create_task(think(host, question, game))
    if host.pace and not usual:
        await pause(table, host.pace)
    failed: BotFailed | None = None
    try:
        choice = await thinking
    except BotFailed as error:
        failed = error
    async with table.lock:
        # Someone may have undone the last choice, or returned to play it themselves: then no choice need be legal.
        if table.play.number != number or bot_asked(table) != bot:
            return
        if failed:
            told = {"table": table.id}
            log.error("table %s: the bot %s failed and is replaced", table.id, bot, extra=told, exc_info=failed)
        if failed and bot != STAND_IN:
            await replace_bot(host, table, seat, bot)
            return
        await actions.answer(host, table, seat, any_choice(game) if failed else choice)
        actions.tell(host, table)


async def think(host: TableHost, question: Question, game: Game) -> int:
    """The choice of a bot."""
    with host.observer.thinking(question.bot):
        return await host.bots.choose(question, game)


async def replace_bot(host: TableHost, table: Table, number: int, bot: str) -> None:
    """Let the stand-in play for a bot that cannot, and say so. The table's lock is held."""
    seat = table.seats[number]
    seat.bot = None if seat.by == PERSON else STAND_IN
    await host.save(table, Change(table=True, seats={number}))
    host.send_table(table)
    send_notice(table, "bot-replaced", monster=MonsterName(number), bot=bot)


def question_for(bot: str, game: Game, *, table: str, seat: int, number: int, secret: bytes) -> Question:
    """What a bot is asked.

    Its randomness follows from the table's secret, the seat and the number of the question, so it answers the same
    after a restart, and once the secret is published anybody can repeat the game.
    """
    seed = hashlib.sha256(b"bot %d " % seat + secret).hexdigest()
    return Question(
        table, seat, number, bot, seed, game.vocabulary.game, game.seats, game.options, game.state.pack(), None
    )


def any_choice(game: Game) -> int:
    """A legal choice without thinking, for when even the stand-in fails."""
    return next(game.vocabulary.legal_choices(game.state))
