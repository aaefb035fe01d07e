"""Bots at the table: kept in their seats, repeatable, and fair to each other when there is more to think than time."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import daikaiju
from daikaiju.games import game_info
from daikaiju.server.workers.bots import BotPool, Job, Line
from daikaiju.services.bots import choose_here
from daikaiju.table.bots import BotFailed, question_for
from daikaiju.table.entries import CHANCE, from_stored
from daikaiju.table.new_table import seat_by
from daikaiju.table.refusals import Refused
from tests.server.browsers import Browser, Served

Serve = Callable[..., Served]
THINKER = f"{Path(__file__).with_name('thinking_bots.py')}:Thinker"


def asked(bot: str, table: str = "table", number: int = 0, seat: int = 0) -> tuple[daikaiju.King, object]:
    game = daikaiju.King(2)
    game.roll()
    return game, question_for(bot, game, table=table, seat=seat, number=number, secret=b"secret")


def test_a_choice_that_the_rules_forbid_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        game, question = asked("greedy")
        pool = BotPool(1)
        monkeypatch.setattr(pool.lines[0].worker, "run", lambda *_, **__: forbidden())
        with pytest.raises(BotFailed):
            await pool.choose(question, game)  # type: ignore[arg-type]  # a question

    async def forbidden() -> tuple[int, None]:
        return 63, None

    asyncio.run(run())


def test_a_bot_is_kept_in_its_seat_from_one_question_to_the_next() -> None:
    from daikaiju.services.bots import _kept

    _kept.clear()
    for number in range(3):
        for table in ("one", "other"):
            _, question = asked(f"{THINKER}:1ms", table, number)
            choose_here(question)  # type: ignore[arg-type]  # a question
    assert [kept.bot.answers for kept in _kept.values()] == [3, 3]  # type: ignore[attr-defined]  # they count


def test_what_a_bot_draws_follows_from_the_table_the_seat_and_the_number() -> None:
    from daikaiju.services.bots import _kept

    def drawn(**where: int) -> list[int]:
        game = daikaiju.King(2)
        game.apply({"card": "wings"})
        game.roll(__import__("random").Random(1))
        choices = []
        for number in range(20):
            place = {"table": "t", "seat": 0, "number": number, "secret": b"secret", **where}
            choices.append(choose_here(question_for("random", game, **place))[0])  # type: ignore[arg-type]  # as named
        return choices

    first = drawn()
    assert drawn() == first
    _kept.clear()
    assert drawn() == first
    assert drawn(seat=1) != first
    assert drawn(secret=b"other") != first  # type: ignore[arg-type]  # the secret is bytes


def test_a_game_can_be_repeated_from_its_secret_even_across_a_restart(serve: Serve) -> None:
    async def begin(server: Served) -> str:
        async with Browser(server.place) as ann:
            table = await ann.new_table("bot:random", "bot:random")
            async with ann.at(table) as page:
                await page.hello()
                for _ in range(15):
                    await page.until("news")
        return table

    async def finish(server: Served, table: str) -> None:
        async with Browser(server.place) as ann, ann.at(table) as page:
            await page.hello()
            await page.until("table", lambda shown: shown["status"] == "over")
        loop, reading = server.registry.writer._loop, server.registry.store.entries(table)
        entries = await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(reading, loop))
        played = server.registry.tables[table]
        game = game_info("king").new([seat.monster for seat in played.seats], **played.options)
        game.keep_no_past()
        for row in entries:
            choice = from_stored(row.seat, row.choice)
            if row.seat != CHANCE:
                secret, number = played.exchange.secret, row.number - 1
                question = question_for("random", game, table=table, seat=row.seat, number=number, secret=secret)
                assert choose_here(question)[0] == choice
            game.answer(choice)
        assert game.over

    with serve() as server:
        table = asyncio.run(begin(server))
    with serve() as server:
        asyncio.run(finish(server, table))


def test_tables_are_spread_over_the_processes_and_stay_with_theirs() -> None:
    async def run() -> None:
        pool = BotPool(3)
        assert [pool._line(f"table {number}") for number in range(7)] == [0, 1, 2, 0, 1, 2, 0]
        assert pool._line("table 1") == 1
        pool.release("table 1")
        assert pool._line("another") == 1

    asyncio.run(run())


def waiting_line(tables: int, budget: float, now: float) -> Line:
    """A process that this many tables have just asked something."""
    line = Line()
    for number in range(tables):
        _, question = asked("search", f"table {number}")
        job = Job(question, 15, budget)  # type: ignore[arg-type]  # a question
        job.asked_at = now
        line._waiting.append(job)
        line._asked.append((now, job.question.table))
    return line


def test_bots_that_ask_together_get_equal_parts_of_their_time() -> None:
    async def run() -> None:
        now = time.monotonic()
        alone = waiting_line(1, 0.2, now)
        assert alone.share(alone._waiting[0], now) == pytest.approx(0.188)
        many = waiting_line(25, 0.2, now)
        given = 0.0
        for job in list(many._waiting):
            seconds = many.share(job, now + given)
            assert seconds == pytest.approx(0.188 / 25)
            given += seconds or 0
            many._waiting.remove(job)
        assert given <= 0.2

    asyncio.run(run())


def test_a_late_bot_leaves_time_for_those_behind_it() -> None:
    async def run() -> None:
        now = time.monotonic()
        line = waiting_line(3, 0.2, now)
        line._asked.clear()
        assert line.share(line._waiting[0], now + 0.128) == pytest.approx(0.02)
        assert line.share(line._waiting[0], now + 5) == 0.001

    asyncio.run(run())


def test_answers_come_within_the_budget_however_many_tables_ask() -> None:
    """Twelve tables share two processes; the bots sleep, so the machine need not be quick, only now and then idle."""
    budget, attempts = 0.4, 10

    async def play(pool: BotPool, table: str, took: list[float]) -> None:
        for number in range(6):
            game, question = asked(f"{THINKER}:400ms", table, number)
            begun = time.monotonic()
            await pool.choose(question, game)  # type: ignore[arg-type]  # a question
            took.append(time.monotonic() - begun)

    async def ask(pool: BotPool, tables: int) -> float:
        """How long half of all answers take at most."""
        took: list[float] = []
        await asyncio.gather(*(play(pool, f"table {number}", took) for number in range(tables)))
        return statistics.median(took)

    async def run() -> bool:
        pool = BotPool(2)
        await ask(pool, 2)
        in_time = False
        for _ in range(attempts):
            in_time = in_time or await ask(pool, 12) < 1.25 * budget
        pool.close()
        return in_time

    assert asyncio.run(run())


@pytest.mark.parametrize("bot", ["mine.py:MyBot", "/tmp/mine.py:MyBot", "greedy:fast", "", "unknown"])
def test_people_cannot_make_the_server_run_a_file(bot: str) -> None:
    with pytest.raises(Refused):
        seat_by(f"bot:{bot}", "gigazaur", "ann", "Ann")


@pytest.mark.parametrize("bot", ["random", "rookie", "quick", "greedy"])
def test_every_registered_bot_may_take_a_seat(bot: str) -> None:
    assert seat_by(f"bot:{bot}", "gigazaur", "ann", "Ann").bot == bot


def test_the_first_answer_of_a_bot_has_no_more_time_than_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = []

    async def run_here(function: object, question: object, seconds: float) -> tuple[int, None]:
        limits.append(seconds)
        return choose_here(question)[0], None  # type: ignore[arg-type]  # a question

    async def run() -> None:
        line = Line()
        monkeypatch.setattr(line.worker, "run", run_here)
        for bot in ("random", "random", f"{THINKER}:1ms"):
            await line.ask(asked(bot)[1], 15)  # type: ignore[arg-type]  # a question

    asyncio.run(run())
    assert limits == [15, 15, 15]
