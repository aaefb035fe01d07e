"""A tournament as it is stored."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from daikaiju.server.tournaments.messages import PlayerStatus, TournamentForm, TournamentStatus
from daikaiju.server.tournaments.outcomes import Finished, Outcome
from daikaiju.table.protocol.tables import ClockKind, ClockSetting, GameName

MOST_ABSENCES = 2


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A row of `competitions`, with the name of the organiser and, in the list, the number of players."""

    id: str
    name: str
    organiser: str
    game: GameName
    form: TournamentForm
    rounds: int
    clock_kind: ClockKind
    clock_seconds: int
    rated: bool
    least: int
    most: int
    patience: int
    created_at: int
    starts_at: int | None
    status: TournamentStatus
    round: int
    next_at: int | None
    ended_at: int | None
    version: int
    organiser_name: str | None = None
    players: int = 0

    @property
    def clock(self) -> ClockSetting:
        return ClockSetting(self.clock_kind, self.clock_seconds)


@dataclass(frozen=True)
class Player:
    """Somebody who takes part."""

    number: int
    person: str
    name: str
    status: PlayerStatus
    seen_at: int
    seed: int | None
    back_since: int


@dataclass(frozen=True)
class Seated:
    """A table of a round."""

    round: int
    board: int
    players: tuple[int, ...]
    table: str | None
    outcomes: tuple[Outcome, ...] | None


class TournamentState:
    """Everything that is stored about a tournament."""

    def __init__(self, row: TournamentRow, players: list[Player], tables: list[Seated]) -> None:
        self.row, self.players, self.tables = row, players, tables
        self.id, self.game, self.form = row.id, row.game, row.form
        self.status, self.round = row.status, row.round

    @property
    def games(self) -> list[Finished]:
        """The results of all tables so far."""
        return [Finished(table.round, table.outcomes) for table in self.tables if table.outcomes is not None]

    @property
    def current(self) -> list[Seated]:
        """The tables of the present round."""
        return [table for table in self.tables if table.round == self.round]

    @property
    def order(self) -> list[int]:
        """All who have begun, in the order of the start."""
        seeds = {player.number: player.seed for player in self.players if player.seed is not None}
        return sorted(seeds, key=seeds.__getitem__)

    def absences(self, player: Player) -> int:
        """How often somebody did not come, since they joined or last came back."""
        return sum(
            outcome.how == "absent"
            for game in self.games
            if game.round > player.back_since
            for outcome in game.outcomes
            if outcome.player == player.number
        )

    def missing(self) -> list[int]:
        """Those who play, and have been absent too often to be paired again."""
        return [
            player.number for player in self.players if player.status == "in" and self.absences(player) >= MOST_ABSENCES
        ]

    def here(self) -> set[int]:
        """Those to be paired."""
        missing = self.missing()
        return {
            player.number
            for player in self.players
            if player.status == "in" and player.seed is not None and player.number not in missing
        }

    def player_of(self, persons: Collection[str]) -> Player | None:
        return next((player for player in self.players if player.person in persons), None)
