"""Tables at which somebody plays on from a position, against bots."""

from __future__ import annotations

from daikaiju.fairness.dice import new_secret
from daikaiju.services.analysis_board.service import Beginning
from daikaiju.table.bots import check_bot
from daikaiju.table.host import TableHost
from daikaiju.table.new_table import new_id, seat_by
from daikaiju.table.refusals import Refused
from daikaiju.table.start import begin_if_ready
from daikaiju.table.table import Table


async def play_on(host: TableHost, person: str, name: str, beginning: Beginning, seat: int, bot: str) -> Table:
    """A table at which somebody is one of the monsters of a position and bots are the others; it is never rated."""
    check_bot(host, f"bot:{bot}")
    if seat >= len(beginning.seats):
        raise Refused("no_such_seat")
    if not beginning.alive[seat]:
        raise Refused("out_of_game")
    seats = [seat_by(f"bot:{bot}", monster, person, name) for monster in beginning.seats]
    seats[seat].give_to(person, name)
    table = Table(
        new_id(),
        beginning.game,
        beginning.options,
        seats,
        creator=person,
        secret=new_secret(),
        origin=beginning.origin,
        now=host.now(),
    )
    table.starts_itself = True
    await host.add(table)
    await begin_if_ready(host, table)
    await host.offer(table)
    return table
