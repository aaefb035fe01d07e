"""Beginning, continuing and ending a tournament: each step is one transaction, which only one process can make."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import bindparam, insert, update

from daikaiju.fairness.dice import new_secret
from daikaiju.server.db.upsert import Values
from daikaiju.server.db.writer import Change
from daikaiju.server.ratings.store import ResultStore
from daikaiju.server.tables import mapping
from daikaiju.server.tables.statements import new_seat, new_table
from daikaiju.server.tournaments.outcomes import all_equal
from daikaiju.server.tournaments.pairings import Board, next_round, rounds_for
from daikaiju.server.tournaments.schema import competition_players, competition_tables
from daikaiju.server.tournaments.state import Player, TournamentState
from daikaiju.server.tournaments.store import TournamentStore, set_outcomes
from daikaiju.server.workers.worker import Worker
from daikaiju.table.assignment import Assignment
from daikaiju.table.new_table import checked_options, new_id
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import OPEN, Seat
from daikaiju.table.table import Table

PRESENT = 5 * 60 * 1000
"""Players whose page has not asked for this many milliseconds count as absent when a tournament begins."""

new_board = insert(competition_tables)
set_player = (
    update(competition_players)
    .where(
        competition_players.c.competition_id == bindparam("competition"),
        competition_players.c.number == bindparam("of_player"),
    )
    .values(status=bindparam("new_status"), seed=bindparam("new_seed"), back_since=bindparam("new_back_since"))
)


def player_row(
    tournament: TournamentState, player: Player, status: str, seed: int | None = None, back_since: int | None = None
) -> Values:
    """A row for `set_player`."""
    return {
        "competition": tournament.id,
        "of_player": player.number,
        "new_status": status,
        "new_seed": player.seed if seed is None else seed,
        "new_back_since": player.back_since if back_since is None else back_since,
    }


class Rounds:
    """The steps of tournaments."""

    def __init__(self, store: TournamentStore, results: ResultStore, worker: Worker, now: Callable[[], int]) -> None:
        self._store, self._results, self._worker, self._now = store, results, worker, now

    async def begin(self, tournament: TournamentState) -> bool:
        """Begin with those who are there; False if another process was quicker. Refuses if they are too few."""
        now, row = self._now(), tournament.row
        joined = [player for player in tournament.players if player.status == "in"]
        there = [player for player in joined if now - player.seen_at <= PRESENT]
        if len(there) < row.least:
            raise Refused("tournament_too_few", least=row.least, there=len(there))
        _, ratings = await self._results.before(tournament.game, [player.person for player in there])
        rating = {player.number: -one.mu for player, one in zip(there, ratings, strict=True)}
        order = sorted((player.number for player in there), key=lambda number: (rating[number], number))
        players = [
            player_row(tournament, player, "in", order.index(player.number))
            if player.number in order
            else player_row(tournament, player, "absent")
            for player in joined
        ]
        boards = await self._worker.run(next_round, tournament.form, 1, order, set(order), [])
        values = {"status": "running", "round": 1, "rounds": rounds_for(tournament.form, row.rounds, len(order))}
        return await self._store.change(
            tournament.id, row.version, values, (set_player, players), *new_tables(self._now(), tournament, 1, boards)
        )

    async def go_on(self, tournament: TournamentState) -> bool:
        """Pair the next round, or end if there is none or too few are left; False if another process was quicker."""
        here, number = tournament.here(), tournament.round + 1
        if tournament.round >= tournament.row.rounds or len(here) < 2:
            return await self.end(tournament)
        gone = set(tournament.missing())
        absent = [player_row(tournament, one, "absent") for one in tournament.players if one.number in gone]
        boards = await self._worker.run(next_round, tournament.form, number, tournament.order, here, tournament.games)
        return await self._store.change(
            tournament.id,
            tournament.row.version,
            {"round": number, "next_at": None},
            (set_player, absent),
            *new_tables(self._now(), tournament, number, boards),
        )

    async def end(self, tournament: TournamentState) -> bool:
        """End the tournament; unfinished games do not count."""
        unfinished = [
            {
                "competition": tournament.id,
                "in_round": table.round,
                "at_board": table.board,
                "new_outcomes": msgspec.json.encode(all_equal(table.players, "unfinished")).decode(),
            }
            for table in tournament.current
            if table.outcomes is None
        ]
        status = "over" if tournament.round else "cancelled"
        values = {"status": status, "next_at": None, "ended_at": self._now()}
        return await self._store.change(tournament.id, tournament.row.version, values, (set_outcomes, unfinished))


def new_tables(now: int, tournament: TournamentState, number: int, boards: list[Board]) -> list[Change]:
    """The tables of a round, to be stored together with it; whichever process their first page reaches runs them."""
    made = [None if board.outcomes is not None else new_game(now, tournament, board) for board in boards]
    rows = [
        {
            "competition_id": tournament.id,
            "round": number,
            "board": place,
            "players": msgspec.json.encode(board.players).decode(),
            "table_id": None if table is None else table.id,
            "outcomes": None if board.outcomes is None else msgspec.json.encode(board.outcomes).decode(),
        }
        for place, (board, table) in enumerate(zip(boards, made, strict=True), 1)
    ]
    tables = [table for table in made if table is not None]
    seats = [mapping.seat_row(table, place) for table in tables for place in range(len(table.seats))]
    return [(new_board, rows), (new_table, [mapping.row(table) for table in tables]), (new_seat, seats)]


def new_game(now: int, tournament: TournamentState, board: Board) -> Table:
    """A table for those who were paired, which begins once they are all there."""
    of = {player.number: player for player in tournament.players}
    options, monsters = checked_options(tournament.game, {}, [None] * len(board.players))
    seats = [Seat(monster, OPEN) for monster in monsters]
    for seat, number in zip(seats, board.players, strict=True):
        seat.give_to(of[number].person, of[number].name)
    table = Table(
        new_id(),
        tournament.game,
        options,
        seats,
        creator="",
        secret=new_secret(),
        clock=tournament.row.clock,
        listed=True,
        now=now,
    )
    table.starts_itself = True
    table.rated = [] if tournament.row.rated else None
    table.assignment = Assignment(tournament.id, now + 1000 * tournament.row.patience, list(board.players))
    return table
