"""Every service of the application, with what it needs."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

from msgspec import Struct

from daikaiju.server.accounts import names
from daikaiju.server.accounts.service import Accounts
from daikaiju.server.app.account_deletion import AccountDeletion
from daikaiju.server.app.personal_data import PersonalData
from daikaiju.server.friends.service import Friendships
from daikaiju.server.http.identity import Identity
from daikaiju.server.matchmaking.queue import PairingQueue
from daikaiju.server.matchmaking.store import SeekerStore
from daikaiju.server.moderation import restrictions
from daikaiju.server.moderation.actions import Operator
from daikaiju.server.moderation.log_follower import LogFollower
from daikaiju.server.ratings.service import Ratings
from daikaiju.server.reviews.service import Reviews
from daikaiju.server.statistics.service import Statistics
from daikaiju.server.statistics.store import FigureStore
from daikaiju.server.tables.disconnect import send_away_here, send_away_people
from daikaiju.server.tables.registry import TableRegistry
from daikaiju.server.tables.statements import CLOSED
from daikaiju.server.tournaments.rounds import Rounds
from daikaiju.server.tournaments.scheduler import Scheduler
from daikaiju.server.tournaments.service import Tournaments
from daikaiju.server.tournaments.store import TournamentStore
from daikaiju.table import start


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


def new_services(registry: TableRegistry) -> dict[str, Any]:
    """What routes ask for, by name, once the database is open."""
    engine, store, now = registry.store.engine, registry.store, registry.now
    worker, background, metrics = registry.file_worker, registry.background, registry.metrics
    send_away = partial(send_away_people, registry)
    deletion, tournament_store = AccountDeletion(engine), TournamentStore(engine)
    rounds = Rounds(tournament_store, registry.results, worker, now)
    accounts = Accounts(
        registry.accounts,
        store,
        playing_name=partial(names.playing_name, registry),
        check_free=partial(names.check_free, registry),
        check_open=partial(restrictions.check_open, registry),
        delete=deletion.delete,
        send_away=send_away,
        now=now,
    )
    known = registry.friends, registry.ignoring, registry.moderation, tournament_store
    personal_data = PersonalData(registry.accounts, store, registry.tables, *known, now)
    begin = partial(start.start, registry), partial(start.hurry, registry)
    seekers = SeekerStore(engine, registry.server_time if registry.peers is None else None)
    return {
        "store": store,
        "account_store": registry.accounts,
        "results": registry.results,
        "ignoring": registry.ignoring,
        "moderation": registry.moderation,
        "identity": Identity(registry.cookie_key, registry.accounts, now),
        "accounts": accounts,
        "account_deletion": deletion,
        "personal_data": personal_data.of,
        "friendships": Friendships(registry.friends, registry.accounts, store, registry.ignoring, now),
        "pairing": PairingQueue(seekers, registry, background, metrics),
        "statistics": Statistics(FigureStore(engine), store, worker, background),
        "reviews": Reviews(registry.reviews, registry.bots.preparation, store, registry, now),
        "ratings": Ratings(registry.results, store, worker, registry.go_on),
        "tournaments": Tournaments(
            tournament_store, rounds, accounts, partial(restrictions.check_may_speak, registry), now
        ),
        "scheduler": Scheduler(
            tournament_store, rounds, store, registry, *begin, worker, background, metrics, registry.settings
        ),
        "follower": LogFollower(registry.moderation, registry.accounts, OpenPages(registry), now),
        "operator": partial(Operator, store, registry.accounts, registry.moderation, now),
        "send_away": send_away,
    }
