"""A competition as it is stored."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from sqlalchemy import Row

from daikaiju.server.tournaments.outcomes import Finished, Outcome
from daikaiju.server.tournaments.standings import Form
from daikaiju.server.tournaments.store import StoredCompetition
from daikaiju.table.protocol.tables import ClockSetting, GameName

Status = Literal["open", "running", "paused", "over", "cancelled"]
PlayerStatus = Literal["in", "absent", "withdrawn", "dropped"]
"""`absent`: was not there at the start, or twice when a round began. `withdrawn`: on their own. `dropped`: by the
organiser, for good."""

MOST_ABSENCES = 2

decode_outcomes = msgspec.json.Decoder(tuple[Outcome, ...]).decode


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


class Competition:
    """Everything that is stored about a competition."""

    def __init__(self, stored: StoredCompetition) -> None:
        row = stored.row
        self.row: Row[Any] = row
        self.id: str = row.id
        self.game: GameName = row.game
        self.form: Form = row.form
        self.status: Status = row.status
        self.round: int = row.round
        self.clock = ClockSetting(row.clock_kind, row.clock_seconds)
        self.players = [
            Player(one.number, one.person, one.name or "", one.status, one.seen_at, one.seed, one.back_since)
            for one in stored.players
        ]
        self.tables = [
            Seated(
                one.round,
                one.board,
                tuple(msgspec.json.decode(one.players)),
                one.table_id,
                None if one.outcomes is None else decode_outcomes(one.outcomes),
            )
            for one in stored.tables
        ]

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
