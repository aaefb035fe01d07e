"""Every service of the application, with what it needs."""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection
from dataclasses import dataclass

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncEngine

from daikaiju.server.accounts import names
from daikaiju.server.accounts.service import Accounts
from daikaiju.server.app.account_deletion import AccountDeletion
from daikaiju.server.app.personal_data import PersonalData
from daikaiju.server.friends.service import Friendships
from daikaiju.server.matchmaking.queue import PairingQueue
from daikaiju.server.matchmaking.store import SeekerStore
from daikaiju.server.moderation import restrictions
from daikaiju.server.moderation.actions import Actor, Operator
from daikaiju.server.moderation.log_follower import LogFollower
from daikaiju.server.ratings.service import Ratings
from daikaiju.server.reviews.service import Reviews
from daikaiju.server.statistics.service import Counting
from daikaiju.server.statistics.store import FigureStore
from daikaiju.server.tables.disconnect import send_away_here, send_away_people
from daikaiju.server.tables.registry import TableRegistry
from daikaiju.server.tables.statements import CLOSED
from daikaiju.server.tournaments.rounds import Rounds
from daikaiju.server.tournaments.scheduler import Scheduler
from daikaiju.server.tournaments.service import Tournaments
from daikaiju.server.tournaments.store import TournamentStore
from daikaiju.table import start
from daikaiju.table.table import Table


class NameRules:
    """Who may use which name and which account, as accounts ask for it."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def playing_name(self, person: str, wanted: str) -> str:
        return await names.playing_name(self._registry, person, wanted)

    async def check_free(self, person: str, name: str) -> None:
        await names.check_free(self._registry, person, name)

    async def check_open(self, person: str) -> None:
        await restrictions.check_open(self._registry, person)


class GameStarts:
    """Begins games, as tournaments ask for it."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def start(self, table: Table) -> None:
        await start.start(self._registry, table)

    async def hurry(self, table: Table) -> None:
        await start.hurry(self._registry, table)


class OpenPages:
    """The pages that are open in this process, as moderation asks for them."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    def close_table(self, table: str) -> None:
        found = self._registry.tables.get(table)
        if found is not None:
            found.status = CLOSED
            self._registry.forget(found)

    def send_away(self, people: list[str]) -> None:
        send_away_here(self._registry, people, forgotten=False)

    def send(self, people: Collection[str], message: Struct) -> None:
        for table in self._registry.tables.values():
            for connection in table.connections:
                if connection.ready and connection.person in people:
                    connection.send_message(message)


@dataclass(frozen=True)
class Services:
    """What routes ask for; each is kept by the application under its name."""

    accounts: Accounts
    account_deletion: AccountDeletion
    personal_data: Callable[..., object]
    friendships: Friendships
    pairing: PairingQueue
    counting: Counting
    reviews: Reviews
    ratings: Ratings
    tournaments: Tournaments
    scheduler: Scheduler
    follower: LogFollower
    operator: Callable[[Actor], Operator]
    send_away: Callable[..., None]


def new_services(registry: TableRegistry) -> Services:
    """The services of a server whose database is open."""
    engine: AsyncEngine = registry.store.engine
    now, store = registry.now, registry.store
    send_away = functools.partial(send_away_people, registry)
    deletion = AccountDeletion(engine)
    accounts = Accounts(registry.accounts, store, NameRules(registry), send_away, deletion.delete, now)
    tournament_store = TournamentStore(engine)
    rounds = Rounds(tournament_store, registry.results, registry.file_worker, now)
    check_may_speak = functools.partial(restrictions.check_may_speak, registry)
    personal_data = PersonalData(
        registry.accounts,
        store,
        registry.tables,
        registry.friends,
        registry.ignoring,
        registry.moderation,
        tournament_store,
        now,
    )
    scheduler = Scheduler(
        tournament_store,
        rounds,
        store,
        registry,
        GameStarts(registry),
        registry.file_worker,
        registry.background,
        registry.metrics,
        registry.settings,
    )
    seekers = SeekerStore(engine, registry.server_time if registry.peers is None else None)
    return Services(
        accounts=accounts,
        account_deletion=deletion,
        personal_data=personal_data.of,
        friendships=Friendships(registry.friends, registry.accounts, store, registry.ignoring, now),
        pairing=PairingQueue(seekers, registry, registry.background, registry.metrics),
        counting=Counting(FigureStore(engine), store, registry.file_worker, registry.background),
        reviews=Reviews(registry.reviews, registry.bots.preparation, store, registry, now),
        ratings=Ratings(registry.results, store, registry.file_worker, registry.go_on),
        tournaments=Tournaments(tournament_store, rounds, accounts, check_may_speak, now),
        scheduler=scheduler,
        follower=LogFollower(registry.moderation, registry.accounts, OpenPages(registry), now),
        operator=functools.partial(Operator, store, registry.accounts, registry.moderation, now),
        send_away=send_away,
    )
