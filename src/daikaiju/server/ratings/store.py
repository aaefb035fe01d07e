"""Results of rated games in the database, each with everybody's rating after it; the last one is current."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, FromClause, Row, Select, and_, func, insert, select

from daikaiju.server.accounts.schema import accounts, people
from daikaiju.server.db.queries import Querying
from daikaiju.server.db.upsert import Values
from daikaiju.server.ratings.messages import Ranked, RatedGame
from daikaiju.server.ratings.rating import (
    CAUTION,
    LEAST_GAMES,
    LEAST_OPPONENTS,
    MOST_UNCERTAINTY,
    NEWCOMER,
    SCALE,
    Rating,
)
from daikaiju.server.ratings.schema import results
from daikaiju.server.ratings.weights import History
from daikaiju.server.tables.schema import tables
from daikaiju.table.bots import PREFIX as BOT_PREFIX

MOST_RANKED = 100
MOST_AT_ONCE = 50


class ResultStore(Querying):
    """All queries about results."""

    async def has(self, table: str) -> bool:
        return bool(await self._all(select(results.c.number).where(results.c.table_id == table).limit(1)))

    async def before(self, game: str, players: Sequence[str]) -> tuple[int, list[Rating]]:
        """The number of the next result, and what everybody's rating in a game is now."""
        numbers = await self._all(select(func.coalesce(func.max(results.c.number), 0)))
        known = {
            row.player: Rating(row.mu, row.sigma)
            for row in await self._all(latest(game).where(results.c.player.in_(players)))
        }
        return int(numbers[0][0]) + 1, [known.get(player, NEWCOMER) for player in players]

    async def rating(self, game: str, player: str) -> Rating:
        """What somebody's rating in a game is now."""
        _, (rating,) = await self.before(game, [player])
        return rating

    async def history(self, game: str, number: int, players: Sequence[str], since: int) -> History:
        """What was rated before a result; of who met whom, only what was since a time."""
        return History.of(
            await self._all(rated_before(game, number, players)),
            await self._all(met_before(game, number, players, since)),
        )

    async def add(self, rows: Sequence[Values]) -> None:
        """Raises IntegrityError if the game, or another with this number, is there already."""
        async with self._changing(raises_conflicts=True) as connection:
            await connection.execute(insert(results), rows)

    async def missing(self) -> list[str]:
        """Rated games that are over and have no result yet, the oldest first."""
        of = tables.c
        written = select(results.c.number).where(results.c.table_id == of.id).exists()
        over = select(of.id).where(of.status == "over", of.rated.is_not(None), ~written)
        return [row.id for row in await self._all(over.order_by(of.active_at).limit(MOST_AT_ONCE))]

    async def under_way(self) -> list[str]:
        """Rated games that are being played."""
        of = tables.c
        return [row.id for row in await self._all(select(of.id).where(of.status == "running", of.rated.is_not(None)))]

    async def leaders(self, game: str) -> list[Ranked]:
        return [ranked(row, Rating(row.mu, row.sigma)) for row in await self._all(leaders(game))]

    async def of_player(self, player: str) -> list[RatedGame]:
        """Everything somebody was rated for, in order."""
        theirs = select(results).where(results.c.player == player).order_by(results.c.number)
        return [rated_game(row, Rating(row.mu, row.sigma)) for row in await self._all(theirs)]


def ranked(row: Row[Any], rating: Rating) -> Ranked:
    bot = row.player.removeprefix(BOT_PREFIX) if row.player.startswith(BOT_PREFIX) else None
    return Ranked(row.name or "", bot, rating.points, rating.uncertainty, row.games)


def rated_game(row: Row[Any], rating: Rating) -> RatedGame:
    how = row.monster, row.place, row.seats, row.left
    return RatedGame(row.table_id, row.game, row.at, *how, rating.points, rating.uncertainty)


def latest(game: str) -> Select[Any]:
    """Everybody's last result in a game. For a player with two seats, as two equal bots, the last seat counts."""
    of = results.c
    place = of.number * 8 + of.seat
    last = select(of.player, func.max(place).label("place")).where(of.game == game).group_by(of.player).subquery()
    return select(of.player, of.mu, of.sigma).join(last, and_(last.c.player == of.player, last.c.place == place))


def rated_before(game: str, number: int, players: Sequence[str]) -> Select[Any]:
    """How often each of these was rated before a result, and when first."""
    of = results.c
    return (
        select(of.player, func.count(of.number.distinct()).label("games"), func.min(of.at).label("since"))
        .where(of.player.in_(players), of.game == game, of.number < number)
        .group_by(of.player)
    )


def met_before(game: str, number: int, players: Sequence[str], since: int) -> Select[Any]:
    """How often each two of these have played each other before a result, since a time."""
    one, other = results.alias(), results.alias()
    return (
        select(one.c.player, other.c.player.label("other"), func.count(one.c.number.distinct()).label("games"))
        .join(other, other.c.number == one.c.number)
        .where(one.c.player.in_(players), one.c.game == game, one.c.number < number, one.c.at >= since)
        .where(other.c.player.in_(players), one.c.player < other.c.player)
        .group_by(one.c.player, other.c.player)
    )


def leaders(game: str) -> Select[Any]:
    """The highest rated of those who have played enough, against enough others, for it to mean something."""
    everybody = standings(game).subquery()
    mine, others = results.alias(), results.alias()
    opponents = (
        select(func.count(others.c.player.distinct()))
        .join(mine, mine.c.number == others.c.number)
        .where(mine.c.game == game, mine.c.player == everybody.c.player, others.c.player != mine.c.player)
        .scalar_subquery()
    )
    return (
        select(everybody)
        .where(everybody.c.games >= LEAST_GAMES, everybody.c.sigma * SCALE <= MOST_UNCERTAINTY)
        .where(opponents >= LEAST_OPPONENTS)
        .order_by(*by_strength(everybody))
        .limit(MOST_RANKED)
    )


def by_strength(ranked: FromClause) -> tuple[ColumnElement[Any], ...]:
    return (ranked.c.mu - CAUTION * ranked.c.sigma).desc(), ranked.c.player


def standings(game: str) -> Select[Any]:
    """Everybody with a rating: people who have an account, with their names, and bots."""
    now = latest(game).subquery()
    played = (
        select(results.c.player, func.count(results.c.number.distinct()).label("games"))
        .where(results.c.game == game)
        .group_by(results.c.player)
        .subquery()
    )
    named = people.join(accounts, accounts.c.person == people.c.id)
    return (
        select(now.c.player, now.c.mu, now.c.sigma, played.c.games, people.c.name)
        .join(played, played.c.player == now.c.player)
        .outerjoin(named, people.c.id == now.c.player)
        .where(people.c.name.is_not(None) | now.c.player.like("bot:%"))
        .order_by(*by_strength(now))
    )
