"""Tournaments for people, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from daikaiju.table.protocol.new_table import NewClock
from daikaiju.table.protocol.tables import ClockSetting, GameName
from daikaiju.table.protocol.texts import NameText

TournamentForm = Literal["swiss", "round_robin", "fours"]
"""Swiss system and round robin are for the Duel, tables of four for King."""

TournamentStatus = Literal["open", "running", "paused", "over", "cancelled"]
PlayerStatus = Literal["in", "absent", "withdrawn", "dropped"]
"""`absent`: was not there at the start, or twice when a round began. `withdrawn`: on their own. `dropped`: by the
organiser, for good."""

OutcomeKind = Literal["played", "left", "unopposed", "absent", "bye", "free", "void", "unfinished"]
"""`left`: went away before the end. `unopposed`: came, and nobody else did. `absent`: did not come. `bye`: nobody was
left to play, for a point. `free`: everybody's free round of a round robin. `void`: the server could not finish the
game. `unfinished`: the organiser ended the tournament first."""

Players = Annotated[int, Meta(ge=2, le=64)]


class NewTournament(Struct, forbid_unknown_fields=True):
    """A tournament somebody wants to hold; without a time it begins when its organiser says so."""

    name: NameText
    game: GameName
    form: TournamentForm
    clock: NewClock
    rounds: Annotated[int, Meta(ge=1, le=15)] = 5
    least: Players = 4
    most: Players = 32
    starts_at: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    rated: bool = False
    patience: Annotated[int, Meta(ge=10, le=900)] = 120
    """How many seconds somebody is waited for when a round begins."""


class ManageTournament(Struct, forbid_unknown_fields=True):
    """What its organiser wants: begin now, begin no new round, go on, end it, or drop a player."""

    do: Literal["start", "pause", "go_on", "end", "drop"]
    player: Annotated[int, Meta(ge=1, le=10_000)] | None = None


class ListedTournament(Struct):
    """A tournament in the list; times are in milliseconds since 1970."""

    id: str
    name: str
    game: GameName
    form: TournamentForm
    status: TournamentStatus
    organiser: str
    rounds: int
    round: int
    clock: ClockSetting
    rated: bool
    players: int
    most: int
    starts_at: int | None
    ended_at: int | None


class TournamentPlayer(Struct):
    """A line of the standings; nobody has a place before it begins. `games` counts those that were played."""

    number: int
    name: str
    status: PlayerStatus
    place: int | None
    points: float
    tie_breaks: list[float]
    games: int


class TournamentSeat(Struct):
    """Somebody at a table of a round: whether they are there yet, and what came of it."""

    player: int
    here: bool
    points: float | None
    how: OutcomeKind | None


class TournamentTable(Struct):
    """A table of a round; it has no number where no game is played. `due` is until when people may come."""

    round: int
    board: int
    table: str | None
    status: Literal["waiting", "running", "done"]
    due: int | None
    seats: list[TournamentSeat]


class Tournament(ListedTournament):
    """Everything about a tournament, as one person sees it; `now` is the server's time of day."""

    least: int
    patience: int
    next_at: int | None
    now: int
    mine: bool
    me: int | None
    tie_breaks: list[str]
    standings: list[TournamentPlayer]
    tables: list[TournamentTable] = field(default_factory=list)
