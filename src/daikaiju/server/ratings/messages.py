"""People and bots with a rating, over HTTP."""

from __future__ import annotations

from msgspec import Struct

from daikaiju.table.protocol.tables import GameName


class Ranked(Struct):
    """A line of a leaderboard: a person by name or a bot, with the rating, give or take its uncertainty."""

    name: str
    bot: str | None
    rating: int
    uncertainty: int
    games: int


class Leaderboard(Struct):
    """Those who have played enough rated games, the surely strong first; and what is enough, the rating being no more
    uncertain than this."""

    game: GameName
    ranked: list[Ranked]
    least_games: int
    least_opponents: int
    most_uncertainty: int


class RatedGame(Struct):
    """A rated game of somebody: their monster and place among how many, and the rating after it."""

    table: str
    game: GameName
    at: int
    monster: str
    place: int
    seats: int
    left: bool
    rating: int
    uncertainty: int


class Tally(Struct):
    """How often somebody played and won."""

    games: int
    wins: int


class GameRecord(Struct):
    """Somebody's record in a game: in all, by monster, and by the number of players."""

    game: GameName
    rating: int
    uncertainty: int
    total: Tally
    monsters: dict[str, Tally]
    sizes: dict[str, Tally]


class Profile(Struct):
    """What everybody may see of an account holder: their record, and all rated games, the oldest first."""

    name: str
    since: int
    records: list[GameRecord]
    games: list[RatedGame]
