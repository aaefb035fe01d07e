"""Creating tables."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from daikaiju.bots import bot_names
from daikaiju.errors import DaikaijuError
from daikaiju.fairness.dice import new_secret
from daikaiju.game import Options
from daikaiju.games import game_info
from daikaiju.table.bots import PREFIX, check_bot
from daikaiju.table.lesson_retry import before_last_turn
from daikaiju.table.lessons import lesson_of
from daikaiju.table.protocol.tables import ClockSetting, GameName
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import BOT, OPEN, PERSON, Seat, new_claim
from daikaiju.table.start import begin, begin_if_ready
from daikaiju.table.table import Table

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""The characters of table ids; no two look alike."""


@dataclass(frozen=True, slots=True)
class WantedSeat:
    """A seat as the creator of a table wants it: any monster for None, the creator's own name for an empty one."""

    monster: str | None
    by: str
    name: str


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def checked_options(
    game: str, options: Mapping[str, object], monsters: Sequence[str | None]
) -> tuple[Options, list[str]]:
    """The complete options of a game, and a monster for every seat."""
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


def seat_by(by: str, monster: str, person: str, name: str) -> Seat:
    """A seat from the words of the protocol."""
    seat = Seat(monster, OPEN)
    if by == "me":
        seat.give_to(person, name)
    elif by.startswith(PREFIX) and by.removeprefix(PREFIX) in bot_names():
        seat.give_to_bot(by.removeprefix(PREFIX))
    elif by != OPEN:
        raise Refused("bad_request", why=f"nobody is called {by[:40]!r}; a seat is for me, open, or bot:NAME")
    return seat


async def open_table(
    host: TableHost,
    person: str,
    name: str,
    game: GameName,
    options: Mapping[str, object],
    seats: Sequence[WantedSeat],
    *,
    clock: ClockSetting,
    listed: bool,
    start: bool,
    first_game: bool = False,
    rated: bool = False,
) -> Table:
    """A new table as its creator wants it; in a newcomer's first game against bots, the newcomer begins."""
    for seat in seats:
        check_bot(host, seat.by)
    checked, monsters = checked_options(game, options, [seat.monster for seat in seats])
    taken = [
        seat_by(seat.by, monster, person, seat.name or name) for seat, monster in zip(seats, monsters, strict=True)
    ]
    if rated:
        for feature in host.features:
            await feature.check_rated(person, taken, checked, clock, already=False)
    table = Table(
        new_id(),
        game,
        checked,
        taken,
        creator=person,
        secret=new_secret(),
        clock=clock,
        listed=listed,
        now=host.now(),
    )
    table.starts_itself = start
    table.first_game = first_game
    table.rated = [] if rated else None
    await host.add(table)
    await begin_if_ready(host, table)
    await host.offer(table)
    return table


async def open_lesson(host: TableHost, person: str, name: str, game: GameName, lost: Table | None = None) -> Table:
    """A learning game, which begins at once; after a defeat, it resumes where the learner's last turn began."""
    before = None if lost is None else await before_last_turn(host, lost, person)
    lesson = lesson_of(game)
    seats = [Seat(monster, BOT, bot=lesson.bot) for monster in lesson.seats]
    seats[lesson.learner].give_to(person, name)
    options, _ = checked_options(lesson.game, lesson.options, lesson.seats)
    table = Table(
        new_id(),
        game,
        options,
        seats,
        creator=person,
        secret=new_secret(),
        lesson=game,
        now=host.now(),
    )
    await host.add(table)
    async with table.lock:
        await begin(host, table, before)
    await host.offer(table)
    return table


async def new_rematch(host: TableHost, table: Table, person: str) -> str:
    """A table with the same people and bots, but nobody whom its creator has blocked or who blocked them, or who has
    deleted their account; it begins once all have arrived."""
    if table.lesson is not None:
        return (await open_lesson(host, person, table.seats[0].name, table.game)).id
    seats = [
        Seat(seat.monster, seat.by, seat.name, seat.bot, seat.person, new_claim() if seat.by == PERSON else "")
        for seat in table.seats
    ]
    missing = await host.people.missing(table, person)
    for seat in seats:
        if seat.person in missing:
            seat.leave_open()
    again = Table(
        new_id(),
        table.game,
        table.options,
        seats,
        creator=person,
        secret=new_secret(),
        clock=table.clock,
        listed=table.listed,
        origin=table.origin,
        now=host.now(),
    )
    again.starts_itself = True
    again.rated = None if table.rated is None else []
    await host.add(again)
    await host.offer(again)
    return again.id
