"""A competition in the form the page receives."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import Row

from daikaiju.server.tournaments.competition import Competition, Seated
from daikaiju.server.tournaments.messages import (
    ListedTournament,
    Tournament,
    TournamentPlayer,
    TournamentSeat,
    TournamentTable,
)
from daikaiju.server.tournaments.points import POINT, duel_points, king_points
from daikaiju.server.tournaments.standings import SHOWN, Line, standings
from daikaiju.table.assignment import assignment_from
from daikaiju.table.protocol.tables import ClockSetting

States = Mapping[str, Row[Any]]
"""The state of tables, by their id."""


def listing(row: Row[Any], players: int) -> dict[str, Any]:
    """A competition in the list."""
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "form": row.form,
        "status": row.status,
        "organiser": row.organiser_name or "",
        "rounds": row.rounds,
        "round": row.round,
        "clock": ClockSetting(row.clock_kind, row.clock_seconds),
        "rated": bool(row.rated),
        "players": players,
        "most": row.most,
        "starts_at": row.starts_at,
        "ended_at": row.ended_at,
    }


def listed(row: Row[Any]) -> ListedTournament:
    return ListedTournament(**listing(row, row.players))


def told(competition: Competition, states: States, persons: Collection[str], now: int) -> Tournament:
    """A competition as somebody sees it."""
    row, mine = competition.row, competition.player_of(persons)
    return Tournament(
        **listing(row, sum(player.status != "dropped" for player in competition.players)),
        least=row.least,
        patience=row.patience,
        next_at=row.next_at,
        now=now,
        mine=row.organiser in persons,
        me=None if mine is None else mine.number,
        tie_breaks=list(SHOWN[competition.form]),
        standings=told_standings(competition),
        tables=[told_table(competition, table, states) for table in competition.tables],
    )


def told_standings(competition: Competition) -> list[TournamentPlayer]:
    """Those who have begun by their place, then the others as they joined."""
    of = {player.number: player for player in competition.players}
    lines: dict[int, Line] = {
        line.player: line for line in standings(competition.form, competition.order, competition.games)
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


def told_table(competition: Competition, table: Seated, states: States) -> TournamentTable:
    state = states.get(table.table or "")
    assignment = None if state is None else assignment_from(state.assignment)
    worth = king_points if competition.form == "fours" else duel_points
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
