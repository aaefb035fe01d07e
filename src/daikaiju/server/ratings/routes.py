"""Leaderboards and profiles over HTTP (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

from fastapi import Path

from daikaiju.server.accounts.names import name_key
from daikaiju.server.accounts.store import AccountStore
from daikaiju.server.http.dependencies import kept
from daikaiju.server.http.router import new_router
from daikaiju.server.ratings.messages import GameRecord, Leaderboard, Profile, RatedGame, Tally
from daikaiju.server.ratings.rating import LEAST_GAMES, LEAST_OPPONENTS, MOST_UNCERTAINTY
from daikaiju.server.ratings.store import ResultStore
from daikaiju.table.protocol.tables import GameName
from daikaiju.table.protocol.texts import STORABLE
from daikaiju.table.refusals import Refused

router = new_router("/api", 404, 413, 422, 429, 503)

GAMES: tuple[GameName, ...] = ("king", "duel")
PersonName = Annotated[str, Path(min_length=1, max_length=100, pattern=STORABLE)]
Results = Annotated[ResultStore, kept("results")]


@router.get("/leaderboards/{game}")
async def leaderboard(results: Results, game: GameName) -> Leaderboard:
    return Leaderboard(game, await results.leaders(game), LEAST_GAMES, LEAST_OPPONENTS, MOST_UNCERTAINTY)


@router.get("/people/{name}")
async def profile(
    results: Results, accounts: Annotated[AccountStore, kept("account_store")], name: PersonName
) -> Profile:
    person = await accounts.person_named(name_key(name))
    account = None if person is None else await accounts.account(person)
    if person is None or account is None:
        raise Refused("no_such_person")
    played = await results.of_player(person)
    records = [record(game, ours) for game in GAMES if (ours := [one for one in played if one.game == game])]
    return Profile(account.name, account.created_at, records, played)


def record(game: GameName, played: Sequence[RatedGame]) -> GameRecord:
    last = played[-1]
    by_monster = {one.monster: tally(other for other in played if other.monster == one.monster) for one in played}
    by_size = {str(one.seats): tally(other for other in played if other.seats == one.seats) for one in played}
    return GameRecord(game, last.rating, last.uncertainty, tally(played), by_monster, dict(sorted(by_size.items())))


def tally(played: Iterable[RatedGame]) -> Tally:
    places = [one.place for one in played]
    return Tally(len(places), places.count(1))
