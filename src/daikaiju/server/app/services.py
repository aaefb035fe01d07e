"""Every service of the application, with what it needs."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

from msgspec import Struct

from daikaiju.server.accounts.names import Names
from daikaiju.server.accounts.service import Accounts
from daikaiju.server.accounts.store import AccountStore
from daikaiju.server.app.account_deletion import AccountDeletion
from daikaiju.server.app.cleanup import Cleanup
from daikaiju.server.app.people import ServerPeople
from daikaiju.server.app.personal_data import PersonalData
from daikaiju.server.friends.service import Friendships
from daikaiju.server.friends.store import FriendStore
from daikaiju.server.home.store import HomeStore
from daikaiju.server.http.identity import Identity
from daikaiju.server.ignoring.handlers import Ignoring
from daikaiju.server.ignoring.store import IgnoreStore
from daikaiju.server.matchmaking.queue import PairingQueue
from daikaiju.server.matchmaking.store import SeekerStore
from daikaiju.server.moderation.actions import Operator
from daikaiju.server.moderation.handlers import Reporting
from daikaiju.server.moderation.log_follower import LogFollower
from daikaiju.server.moderation.restrictions import Restrictions
from daikaiju.server.moderation.store import ModerationStore
from daikaiju.server.ratings.rated_tables import RatedTables
from daikaiju.server.ratings.service import Ratings
from daikaiju.server.ratings.store import ResultStore
from daikaiju.server.reviews.process import ReviewProcess
from daikaiju.server.reviews.service import Reviews
from daikaiju.server.reviews.store import ReviewStore
from daikaiju.server.statistics.service import Statistics
from daikaiju.server.statistics.store import FigureStore
from daikaiju.server.tables.disconnect import send_away_here, send_away_people
from daikaiju.server.tables.registry import TableRegistry
from daikaiju.server.tables.statements import CLOSED
from daikaiju.server.tournaments.assigned_tables import AssignedTables
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
    """What routes ask for, by name, once the database is open. Features that concern tables take part there."""
    engine, store, now = registry.store.engine, registry.store, registry.now
    worker, background, metrics = registry.file_worker, registry.background, registry.metrics
    account_store, ignoring, moderation = AccountStore(engine), IgnoreStore(engine), ModerationStore(engine)
    friends, results, tournament_store = FriendStore(engine), ResultStore(engine), TournamentStore(engine)
    send_away, deletion = partial(send_away_people, registry), AccountDeletion(engine)
    restrictions = Restrictions(moderation, now)
    names = Names(account_store, restrictions.check_not_silenced)
    ratings = Ratings(results, store, worker, registry.go_on)
    rounds = Rounds(tournament_store, results, worker, now)
    accounts = Accounts(
        account_store,
        playing_name=names.playing_name,
        check_free=names.check_free,
        check_open=restrictions.check_open,
        delete=deletion.delete,
        send_away=send_away,
        now=now,
    )
    registry.people = ServerPeople(account_store, names, restrictions, ignoring)
    registry.take_part(
        RatedTables(account_store, lambda table: registry.spawn(ratings.rate(table))),
        AssignedTables(),
        Ignoring(ignoring, account_store, store),
        Reporting(moderation, account_store, store),
    )
    review_store, review_process = ReviewStore(engine), ReviewProcess()
    begin = partial(start.start, registry), partial(start.hurry, registry)
    seekers = SeekerStore(engine, registry.server_time if registry.peers is None else None)
    known = friends, ignoring, moderation, tournament_store
    return {
        "store": store,
        "account_store": account_store,
        "results": results,
        "ignoring": ignoring,
        "moderation": moderation,
        "cleanup": Cleanup(account_store, friends, ignoring, moderation, now, registry.settings.keep_days),
        "identity": Identity(registry.cookie_key, account_store, now),
        "accounts": accounts,
        "account_deletion": deletion,
        "personal_data": PersonalData(account_store, store, registry.tables, *known, now).of,
        "friendships": Friendships(friends, account_store, store, ignoring, now),
        "home": HomeStore(engine),
        "pairing": PairingQueue(seekers, registry, background, metrics),
        "statistics": Statistics(FigureStore(engine), store, review_store, worker, background),
        "review_process": review_process,
        "reviews": Reviews(
            review_process, registry.levels, review_store, store, registry, now, hand_over=registry.settings.hand_over
        ),
        "ratings": ratings,
        "tournaments": Tournaments(tournament_store, rounds, accounts, restrictions.check_may_speak, now),
        "scheduler": Scheduler(
            tournament_store, rounds, store, registry, *begin, worker, background, metrics, registry.settings
        ),
        "follower": LogFollower(moderation, account_store, OpenPages(registry), now),
        "operator": partial(Operator, store, account_store, moderation, now),
        "send_away": send_away,
    }
