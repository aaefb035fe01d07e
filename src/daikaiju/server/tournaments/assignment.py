"""What a table knows about its competition: who was paired, who came, and who left before the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct, field

from daikaiju.server.ratings.participants import is_in_game
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import PERSON

if TYPE_CHECKING:
    from daikaiju.table.table import Table


class Assignment(Struct):
    """A table's part in a competition. Players are numbered as they joined; `players` has them by seat."""

    competition: str
    due: int
    """The deadline for the players to come, in milliseconds since 1970."""
    players: list[int]
    arrived: list[int] = field(default_factory=list)
    absent: list[int] = field(default_factory=list)
    """Those who did not come in time and lost their seats."""
    left: list[int] = field(default_factory=list)
    void: bool = False
    """Whether too few came, so that there is no game."""


def to_stored(assignment: Assignment | None) -> str | None:
    return None if assignment is None else msgspec.json.encode(assignment).decode()


def from_stored(text: str | None) -> Assignment | None:
    return None if text is None else msgspec.json.decode(text, type=Assignment)


def note_arrival(table: Table, person: str) -> bool:
    """Somebody opened the table at which they are to play; returns whether that is new."""
    assignment = table.assignment
    if assignment is None or table.status != "waiting" or assignment.void:
        return False
    new = [assignment.players[seat] for seat in table.seats_of(person)]
    new = [player for player in new if player not in assignment.arrived]
    assignment.arrived += new
    return bool(new)


def note_leaving(table: Table, seat: int) -> None:
    """Somebody leaves for good: they come last, unless their monster is out of the game already."""
    assignment = table.assignment
    if assignment is not None and is_in_game(table, seat) and assignment.players[seat] not in assignment.left:
        assignment.left.append(assignment.players[seat])


def note_ending(table: Table) -> None:
    """The game is over: whoever let a bot play to the end has left it too."""
    for number, seat in enumerate(table.seats if table.assignment is not None else ()):
        if seat.by != PERSON or seat.away:
            note_leaving(table, number)


def check_not_assigned(table: Table) -> None:
    """Refuse at a table of a competition what only the pairing may decide: seats, names and what follows."""
    if table.assignment is not None:
        raise Refused("tournament_seat")
