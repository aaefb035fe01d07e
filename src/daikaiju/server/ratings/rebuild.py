"""Computing all ratings again from the stored games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, Row, bindparam, select, update

from daikaiju.rules.version import rules_version
from daikaiju.server.ratings.final_places import final_places, places_here
from daikaiju.server.ratings.participants import participants_of
from daikaiju.server.ratings.rating import NEWCOMER, Rating, rated
from daikaiju.server.ratings.schema import results
from daikaiju.server.ratings.store import met_before, rated_before
from daikaiju.server.ratings.weights import REMEMBERED, History, weights
from daikaiju.server.tables.mapping import from_stored
from daikaiju.server.tables.schema import entries, seats, tables
from daikaiju.server.tables.store import Stored
from daikaiju.table.entries import Entry

Progress = Callable[[int], None]
"""Called with how many games are done."""

FIELDS = ("place", "left", "mu", "sigma")

correct = (
    update(results)
    .where(results.c.number == bindparam("game_number"), results.c.seat == bindparam("of_seat"))
    .values({name: bindparam(f"new_{name}") for name in FIELDS})
)


@dataclass
class Rebuilt:
    """What came out."""

    games: int = 0
    replayed: int = 0
    """Games that were replayed; those of older rules keep their recorded places."""
    changed: int = 0
    """Results that were not what they should have been."""


def rebuild(connection: Connection, progress: Progress) -> Rebuilt:
    """Rate every game again, in the order in which they were rated, in the connection's transaction."""
    found = Rebuilt()
    ratings: dict[tuple[str, str], Rating] = {}
    rows = connection.execute(select(results).order_by(results.c.number, results.c.seat)).all()
    for number, group in groupby(rows, attrgetter("number")):
        game = list(group)
        found.games += 1
        places, left, replayed = places_of(connection, game)
        found.replayed += replayed
        before = [ratings.get((row.game, row.player), NEWCOMER) for row in game]
        counted = weights_of(connection, game)
        for row, place, gone, after in zip(game, places, left, rated(before, places, counted), strict=True):
            ratings[row.game, row.player] = after
            new = {"place": place, "left": gone, "mu": after.mu, "sigma": after.sigma}
            if new != {name: getattr(row, name) for name in FIELDS}:
                found.changed += 1
                values = {f"new_{name}": value for name, value in new.items()}
                connection.execute(correct, {"game_number": number, "of_seat": row.seat, **values})
        progress(found.games)
    return found


def weights_of(connection: Connection, game: list[Row[Any]]) -> list[float]:
    """How much a game counts for each of its players."""
    players, first = [row.player for row in game], game[0]
    records = connection.execute(rated_before(first.game, first.number, players))
    met = connection.execute(met_before(first.game, first.number, players, first.at - REMEMBERED))
    return weights(players, first.at, History.of(records, met))


def places_of(connection: Connection, game: list[Row[Any]]) -> tuple[tuple[int, ...], list[bool], bool]:
    """The places of a game and who left it, and whether they were found by playing it again."""
    identity = game[0].table_id
    known = tuple(row.place for row in game), [bool(row.left) for row in game], False
    table = connection.execute(select(tables).where(tables.c.id == identity)).one_or_none()
    if table is None or table.rules != rules_version() or not (players := participants_of(table.rated, table.forfeits)):
        return known
    of = entries.c
    stored = select(of.number, of.seat, of.choice).where(of.table_id == identity).order_by(of.number)
    sitting = select(seats).where(seats.c.table_id == identity).order_by(seats.c.seat)
    played = from_stored(Stored(table, connection.execute(sitting).all()))
    places = places_here(played.stored_game([Entry(*row) for row in connection.execute(stored)]))
    left = [player.left for player in players]
    return final_places(places, left), left, True
