"""Who may play at a rated table: account holders, each in one seat, and bots whose strength never changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import orjson
from msgspec import Struct

from daikaiju.bots import rated_levels
from daikaiju.server.protocol.tables import ClockSetting
from daikaiju.server.refusals import Refused
from daikaiju.server.tables.seats import BOT, PERSON, STAND_IN, Seat

if TYPE_CHECKING:
    from daikaiju.server.registry import TableRegistry
    from daikaiju.server.tables.table import Table

BOT_PREFIX = "bot:"


class Participant(Struct):
    """Who began a rated game in a seat: a person's number, or `bot:NAME`; and whether they left it before its end."""

    player: str
    left: bool = False


def to_stored(participants: list[Participant] | None) -> str | None:
    """As the database keeps it: nothing for a table that is not rated, an empty list until its game begins."""
    if participants is None:
        return None
    return orjson.dumps([[one.player, one.left] for one in participants]).decode()


def from_stored(text: str | None) -> list[Participant] | None:
    return None if text is None else [Participant(player, left) for player, left in orjson.loads(text)]


async def check_rated(
    registry: TableRegistry, person: str, seats: list[Seat], options: Mapping[str, object], clock: ClockSetting
) -> None:
    """Whether somebody may open such a rated table, or make one rated at which these already sit."""
    await check_holder(registry, person)
    check_set_up(options, clock)
    people = [seat.person for seat in seats if seat.by == PERSON]
    if len(set(people)) < len(people):
        raise Refused("rated_one_seat")
    for seat in seats:
        if seat.by == BOT:
            check_fixed(seat.bot or "")
        elif seat.person is not None and await registry.accounts.account(seat.person) is None:
            raise Refused("rated_guest")


def check_set_up(options: Mapping[str, object], clock: ClockSetting) -> None:
    """A rated game uses the cards in the box, and a clock, so that nobody escapes defeat by leaving."""
    if options.get("packs"):
        raise Refused("rated_packs")
    if clock.kind == "none":
        raise Refused("rated_clock")


async def check_holder(registry: TableRegistry, person: str) -> None:
    if await registry.accounts.account(person) is None:
        raise Refused("rated_account")


async def check_sits(registry: TableRegistry, table: Table, person: str) -> None:
    """Whether somebody may take a seat, if the table is rated."""
    if table.rated is None:
        return
    await check_holder(registry, person)
    if table.seats_of(person):
        raise Refused("rated_one_seat")


def check_bot_sits(table: Table, bot: str) -> None:
    """Whether a bot may take a seat, if the table is rated."""
    if table.rated is not None:
        check_fixed(bot)


def check_stand_in(table: Table, seat: Seat, by: str) -> None:
    """In a rated game nobody chooses who plays: only the usual stand-in, and only for a person."""
    if table.rated is not None and (seat.by != PERSON or by != f"{BOT_PREFIX}{STAND_IN}"):
        raise Refused("rated_stand_in")


def check_fixed(bot: str) -> None:
    if bot not in rated_levels():
        raise Refused("rated_bot")


def is_complete(table: Table) -> bool:
    """Whether no seat of a rated table is open; other games may begin with open seats."""
    return table.rated is None or all(seat.by in (PERSON, BOT) for seat in table.seats)


def check_complete(table: Table) -> None:
    """A rated game begins once everybody is there."""
    if not is_complete(table):
        raise Refused("rated_open")


def note_beginning(table: Table) -> None:
    """A rated game begins: from now on it is known whose result it will be."""
    if table.rated is not None:
        table.rated = [participant(seat) for seat in table.seats]


def participant(seat: Seat) -> Participant:
    if seat.by == BOT:
        return Participant(f"{BOT_PREFIX}{seat.bot}")
    assert seat.person is not None, "a rated game does not begin with an open seat"
    return Participant(seat.person)


def note_leaving(table: Table, seat: int) -> None:
    """Somebody leaves for good: they come last, unless their monster is out of the game already."""
    if table.rated and table.play is not None and is_in_game(table, seat):
        table.rated[seat].left = True


def note_ending(table: Table) -> None:
    """The game is over: whoever is gone, and let a bot play to the end, has left it too."""
    for number, participant in enumerate(table.rated or []):
        seat = table.seats[number]
        theirs = participant.player.startswith(BOT_PREFIX) or (seat.person == participant.player and not seat.away)
        if not theirs and is_in_game(table, number):
            participant.left = True


def is_in_game(table: Table, seat: int) -> bool:
    """Whether the monster of a seat has not fallen; in the Duel nobody falls before the end."""
    alive = None if table.play is None else getattr(table.play.game.state, "alive", None)
    return alive is None or bool(alive[seat])
