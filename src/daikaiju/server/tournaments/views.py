"""A tournament in the form the page receives."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from daikaiju.server.tournaments.messages import (
    ListedTournament,
    Tournament,
    TournamentPlayer,
    TournamentSeat,
    TournamentTable,
)
from daikaiju.server.tournaments.points import POINT, duel_points, king_points
from daikaiju.server.tournaments.standings import SHOWN, Line, standings
from daikaiju.server.tournaments.state import Seated, TournamentRow, TournamentState
from daikaiju.server.tournaments.store import TableState

States = Mapping[str, TableState]
"""The state of tables, by their id."""


def listed_tournament(row: TournamentRow, players: int) -> ListedTournament:
    """A tournament in the list."""
    return ListedTournament(
        id=row.id,
        name=row.name,
        game=row.game,
        form=row.form,
        status=row.status,
        organiser=row.organiser_name or "",
        rounds=row.rounds,
        round=row.round,
        clock=row.clock,
        rated=row.rated,
        players=players,
        most=row.most,
        starts_at=row.starts_at,
        ended_at=row.ended_at,
    )


def whole_tournament(tournament: TournamentState, states: States, persons: Collection[str], now: int) -> Tournament:
    """A tournament as somebody sees it."""
    row, mine = tournament.row, tournament.player_of(persons)
    taking_part = sum(player.status != "dropped" for player in tournament.players)
    return Tournament(
        **msgspec.structs.asdict(listed_tournament(row, taking_part)),
        least=row.least,
        patience=row.patience,
        next_at=row.next_at,
        now=now,
        mine=row.organiser in persons,
        me=None if mine is None else mine.number,
        tie_breaks=list(SHOWN[tournament.form]),
        standings=standings_of(tournament),
        tables=[table_of_round(tournament, table, states) for table in tournament.tables],
    )


def standings_of(tournament: TournamentState) -> list[TournamentPlayer]:
    """Those who have begun by their place, then the others as they joined."""
    of = {player.number: player for player in tournament.players}
    lines: dict[int, Line] = {
        line.player: line for line in standings(tournament.form, tournament.order, tournament.games)
    }
    return [
        TournamentPlayer(
            number,
            of[number].name,
            of[number].status,
            None if (line := lines.get(number)) is None else line.place,
            0 if line is None else line.points,
            [] if line is None else list(line.tie_breaks),
            0 if line is None else line.games,
        )
        for number in [*lines, *(number for number in of if number not in lines)]
    ]


def table_of_round(tournament: TournamentState, table: Seated, states: States) -> TournamentTable:
    state = states.get(table.table or "")
    assignment = None if state is None else state.assignment
    worth = king_points if tournament.form == "fours" else duel_points
    points = {} if table.outcomes is None else worth(table.outcomes)
    how = {outcome.player: outcome.how for outcome in table.outcomes or ()}
    arrived = [] if assignment is None else assignment.arrived
    waits = table.outcomes is None and state is not None and state.status == "waiting"
    return TournamentTable(
        table.round,
        table.board,
        # Old games are deleted, and with too few players none was played.
        None if state is None or (assignment is not None and assignment.void) else table.table,
        "done" if table.outcomes is not None else "waiting" if waits else "running",
        assignment.due if waits and assignment is not None else None,
        [
            TournamentSeat(
                player, player in arrived, points[player] / POINT if player in points else None, how.get(player)
            )
            for player in table.players
        ],
    )
