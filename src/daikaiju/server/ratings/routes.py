"""Leaderboards and profiles over HTTP (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from sqlalchemy import Row

from daikaiju.server.accounts.names import name_key
from daikaiju.server.http.responses import Json, answer, refusals
from daikaiju.server.ratings.messages import GameRecord, Leaderboard, Profile, Ranked, RatedGame, Tally
from daikaiju.server.ratings.participants import BOT_PREFIX
from daikaiju.server.ratings.rating import LEAST_GAMES, LEAST_OPPONENTS, MOST_UNCERTAINTY, Rating
from daikaiju.server.tables.routes import address_of, limits_of, registry_of
from daikaiju.table.protocol.tables import GameName
from daikaiju.table.protocol.texts import STORABLE
from daikaiju.table.refusals import Refused

router = APIRouter(prefix="/api", default_response_class=Json, responses=refusals(404, 413, 422, 429, 503))

GAMES: tuple[GameName, ...] = ("king", "duel")
PersonName = Annotated[str, Path(min_length=1, max_length=100, pattern=STORABLE)]


@router.get("/leaderboards/{game}")
async def leaderboard(request: Request, game: GameName) -> Response:
    found = [ranked(row) for row in await registry_of(request).results.leaders(game)]
    return answer(Leaderboard(game, found, LEAST_GAMES, LEAST_OPPONENTS, MOST_UNCERTAINTY))


def ranked(row: Row[Any]) -> Ranked:
    bot = row.player.removeprefix(BOT_PREFIX) if row.player.startswith(BOT_PREFIX) else None
    rating = Rating(row.mu, row.sigma)
    return Ranked(row.name or "", bot, rating.points, rating.uncertainty, row.games)


@router.get("/people/{name}")
async def profile(request: Request, name: PersonName) -> Response:
    registry = registry_of(request)
    person = await registry.accounts.person_named(name_key(name))
    account = None if person is None else await registry.accounts.account(person)
    if person is None or account is None:
        raise Refused("no_such_person")
    played = await registry.results.of_player(person)
    records = [record(game, rows) for game in GAMES if (rows := [row for row in played if row.game == game])]
    told = answer(Profile(account.name, account.created_at, records, [rated_game(row) for row in played]))
    limits_of(request).was_sent(address_of(request), len(told.body))
    return told


def rated_game(row: Row[Any]) -> RatedGame:
    rating = Rating(row.mu, row.sigma)
    return RatedGame(
        row.table_id,
        row.game,
        row.at,
        row.monster,
        row.place,
        row.seats,
        bool(row.left),
        rating.points,
        rating.uncertainty,
    )


def record(game: GameName, rows: Sequence[Row[Any]]) -> GameRecord:
    last = Rating(rows[-1].mu, rows[-1].sigma)
    by_monster = {row.monster: tally(other for other in rows if other.monster == row.monster) for row in rows}
    by_size = {str(row.seats): tally(other for other in rows if other.seats == row.seats) for row in rows}
    return GameRecord(game, last.points, last.uncertainty, tally(rows), by_monster, dict(sorted(by_size.items())))


def tally(rows: Iterable[Row[Any]]) -> Tally:
    places = [row.place for row in rows]
    return Tally(len(places), places.count(1))
