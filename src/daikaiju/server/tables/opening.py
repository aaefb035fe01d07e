"""Making tables and beginning their games."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from daikaiju.bots import bot_names
from daikaiju.errors import DaikaijuError
from daikaiju.fairness import new_secret
from daikaiju.games import game_info
from daikaiju.rules.version import rules_version
from daikaiju.server.lessons import lesson_of
from daikaiju.server.refusals import Refused
from daikaiju.server.tables import answering
from daikaiju.server.tables.clock import next_question
from daikaiju.server.tables.loading import new_play
from daikaiju.server.tables.seats import BOT, OPEN, PERSON, Seat, new_claim
from daikaiju.server.tables.table import RUNNING, WAITING, ClockSetting, Table

if TYPE_CHECKING:
    from daikaiju.server.registry import TableRegistry

PATIENCE = 2.0
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""What addresses are made of: nothing that looks like something else."""


@dataclass(frozen=True, slots=True)
class WantedSeat:
    """A seat as the creator of a table wants it: any monster for None, the creator's own name for an empty one."""

    monster: str | None
    by: str
    name: str


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def checked_options(
    game: str, options: dict[str, Any], monsters: Sequence[str | None]
) -> tuple[dict[str, Any], list[str]]:
    """The options of a game as it is played with them, and a monster for every seat."""
    info = game_info(game)
    unknown = set(options) - set(info.options)
    if unknown:
        raise Refused("bad_request", why=f"{game} has no option {', '.join(sorted(unknown))}")
    edition = options.get("edition", info.editions[0])
    if edition not in info.editions:
        raise Refused("bad_request", why=f"{game} has no edition {edition!r}")
    free = [name for name in info.rules.names.MONSTERS[edition] if name not in monsters]
    random.SystemRandom().shuffle(free)
    try:
        names = [name or free.pop() for name in monsters]
        played = info.new(names, **options)
    except IndexError:
        raise Refused("bad_request", why=f"{len(monsters)} seats are more than there are monsters") from None
    except (DaikaijuError, TypeError) as error:
        raise Refused("bad_request", why=error.to_json() if isinstance(error, DaikaijuError) else str(error)) from None
    return played.options, names


def seat_by(by: str, monster: str, person: str, name: str, share: str | None) -> Seat:
    """A seat as the words of the protocol say it."""
    seat = Seat(monster, OPEN)
    if by == "me":
        seat.give_to(person, name, share)
    elif by.startswith("bot:") and by[4:] in bot_names():
        seat.give_to_bot(by[4:])
    elif by != OPEN:
        raise Refused("bad_request", why=f"nobody is called {by[:40]!r}; a seat is for me, open, or bot:NAME")
    return seat


async def open_table(
    registry: TableRegistry,
    person: str,
    name: str,
    game: str,
    options: dict[str, Any],
    seats: Sequence[WantedSeat],
    *,
    clock: ClockSetting,
    listed: bool,
    start: bool,
    share: str | None,
    first_game: bool = False,
) -> Table:
    """A new table as its creator wants it; in a first game against bots the newcomer begins."""
    checked, monsters = checked_options(game, options, [seat.monster for seat in seats])
    taken = [
        seat_by(seat.by, monster, person, seat.name or name, share)
        for seat, monster in zip(seats, monsters, strict=True)
    ]
    table = Table(
        new_id(),
        game,
        checked,
        taken,
        creator=person,
        secret=new_secret().hex(),
        clock=clock,
        listed=listed,
        now=registry.now(),
    )
    table.starts_itself = start
    table.first_game = first_game
    await registry.add(table)
    await begin_if_ready(registry, table)
    return table


async def open_lesson(registry: TableRegistry, person: str, name: str, game: str) -> Table:
    """A learning game, which begins at once."""
    lesson = lesson_of(game)
    seats = [Seat(monster, BOT, bot=lesson.bot) for monster in lesson.seats]
    seats[lesson.learner].give_to(person, name)
    options, _ = checked_options(lesson.game, lesson.options, lesson.seats)
    table = Table(
        new_id(),
        lesson.game,
        options,
        seats,
        creator=person,
        secret=new_secret().hex(),
        lesson=game,
        now=registry.now(),
    )
    await registry.add(table)
    async with table.lock:
        await begin(registry, table)
    return table


async def new_rematch(registry: TableRegistry, table: Table, person: str) -> str:
    """A table with the same people and bots, which begins when all of them have come."""
    if table.lesson is not None:
        return (await open_lesson(registry, person, table.seats[0].name, table.lesson)).id
    seats = [
        Seat(seat.monster, seat.by, seat.name, seat.bot, seat.person, new_claim() if seat.by == PERSON else "")
        for seat in table.seats
    ]
    again = Table(
        new_id(),
        table.game,
        table.options,
        seats,
        creator=person,
        secret=new_secret().hex(),
        clock=table.clock,
        listed=table.listed,
        now=registry.now(),
    )
    again.starts_itself = True
    await registry.add(again)
    return again.id


async def begin_if_ready(registry: TableRegistry, table: Table) -> None:
    """A table that starts by itself does so when nobody is missing and everybody has added to the dice."""
    if table.status != WAITING or not table.starts_itself:
        return
    async with table.lock:
        ready = all(seat.by == BOT or (seat.by == PERSON and seat.share is not None) for seat in table.seats)
        if ready and table.status == WAITING:
            await begin(registry, table)


async def begin_soon(registry: TableRegistry, table: Table) -> None:
    """A page that adds nothing to the dice keeps the others waiting only for a moment."""
    if table.status != WAITING or not table.starts_itself:
        return
    await asyncio.sleep(PATIENCE)
    async with table.lock:
        here = all(seat.by == BOT or table.is_connected(seat) for seat in table.seats)
        if here and table.status == WAITING:
            await begin(registry, table)


async def begin(registry: TableRegistry, table: Table) -> None:
    """Freeze what was added to the dice and let them roll. The table's lock is held."""
    table.shares = table.collected_shares()
    table.rules = rules_version()
    table.status = RUNNING
    table.play = new_play(table)
    for seat in table.seats:
        seat.left_ms = 1000 * table.clock.seconds if table.clock.kind == "game" else None
    batch = table.play.begin()
    if table.first_game and seat_newcomer_first(table):
        # The dice know seats by their numbers only, so they fall as before.
        table.play = new_play(table)
        batch = table.play.begin()
    clock = next_question(table, None, registry.server_time())
    await answering.store_batch(registry, table, batch, clock, None, tuple(range(len(table.seats))), begins=True)
    registry.send_table(table)
    answering.tell(registry, table)


def seat_newcomer_first(table: Table) -> bool:
    """Give the only person among bots the seat that begins, monster and all; whether anything changed."""
    persons = [number for number, seat in enumerate(table.seats) if seat.by == PERSON]
    starter = table.play.asked if table.play is not None else None
    if len(persons) != 1 or starter is None or starter in persons:
        return False
    table.seats[starter], table.seats[persons[0]] = table.seats[persons[0]], table.seats[starter]
    return True
