"""The tables of the next round."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from daikaiju.server.tournaments import fours, round_robin, swiss
from daikaiju.server.tournaments.messages import TournamentForm
from daikaiju.server.tournaments.outcomes import FREE_POINT, Finished, Outcome, all_equal, without_absent
from daikaiju.server.tournaments.standings import Score, standings


class Board(Struct, frozen=True):
    """Who meets at a table, or the result if no game is needed."""

    players: tuple[int, ...]
    outcomes: tuple[Outcome, ...] | None = None


def rounds_for(form: TournamentForm, wanted: int, players: int) -> int:
    """How many rounds this many people can play; in the Duel nobody should meet anybody twice."""
    if form == "fours":
        return wanted
    most = round_robin.rounds_of(players)
    return most if form == "round_robin" else min(wanted, most)


def next_round(
    form: TournamentForm, number: int, players: Sequence[int], here: Collection[int], games: Sequence[Finished]
) -> list[Board]:
    """The tables of a round for those who are here; all players in the order of the start."""
    match form:
        case "round_robin":
            rounds = round_robin.schedule(len(players))
            return [of_schedule(tuple(players[place] for place in pair), here) for pair in rounds[number - 1]]
        case "swiss":
            return [
                Board(pair, None if len(pair) > 1 else all_equal(pair, "bye"))
                for pair in swiss.pair(entrants(players, here, games))
            ]
        case "fours":
            waiting = [player for player in players if player in here]
            if not games:
                tables = fours.first_tables(waiting)
            else:
                order = [line.player for line in standings(form, players, games) if line.player in here]
                tables = fours.next_tables(order, fours.encounters(games))
            return [Board(tuple(table), None if len(table) > 1 else all_equal(table, "bye")) for table in tables]


def of_schedule(pair: tuple[int, ...], here: Collection[int]) -> Board:
    """A scheduled pair; if one has withdrawn, the other wins without a game."""
    if len(pair) == 1:
        return Board(pair, all_equal(pair, "free"))
    gone = [player for player in pair if player not in here]
    return Board(pair, without_absent(pair, gone) if gone else None)


def entrants(players: Sequence[int], here: Collection[int], games: Sequence[Finished]) -> list[swiss.Entrant]:
    """Those to be paired by the Swiss system, the best first."""
    points = Score("swiss", players, games).points
    order = sorted((player for player in players if player in here), key=lambda player: -points[player])
    return [
        swiss.Entrant(
            player,
            points[player],
            frozenset(other for game in games for other in game.opponents(player)),
            any(outcome.how in FREE_POINT for game in games if (outcome := game.of(player))),
            floated(player, players, games),
        )
        for player in order
    ]


def floated(player: int, players: Sequence[int], games: Sequence[Finished]) -> int:
    """Whether the last opponent had fewer points at the time (-1), more (1), or as many."""
    last = max((game for game in games if game.of(player)), key=lambda game: game.round, default=None)
    if last is None:
        return 0
    if not (met := last.opponents(player)):
        outcome = last.of(player)
        return -1 if outcome is not None and outcome.how in FREE_POINT else 0
    before = Score("swiss", players, [game for game in games if game.round < last.round]).points
    return (before[met[0]] > before[player]) - (before[met[0]] < before[player])
