"""Tables of a tournament: who came, and what only the pairing may decide."""

from __future__ import annotations

from daikaiju.table.hooks import Feature
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import PERSON
from daikaiju.table.table import WAITING, Table


class AssignedTables(Feature):
    """What a tournament asks of its tables."""

    def check_seating(self, table: Table) -> None:
        """Seats, names and what follows are decided by the pairing."""
        if table.assignment is not None:
            raise Refused("tournament_seat")

    def on_arrive(self, table: Table, person: str) -> bool:
        assignment = table.assignment
        if assignment is None or table.status != WAITING or assignment.void:
            return False
        new = [assignment.players[seat] for seat in table.seats_of(person)]
        new = [player for player in new if player not in assignment.arrived]
        assignment.arrived += new
        return bool(new)

    def on_over(self, table: Table) -> None:
        """Whoever let a bot play to the end has left the game."""
        if table.assignment is not None:
            gone = (number for number, seat in enumerate(table.seats) if seat.by != PERSON or seat.away)
            table.forfeit(*gone)
