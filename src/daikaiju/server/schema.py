"""The tables of the database."""

from __future__ import annotations

from daikaiju.server.accounts.schema import (
    accounts,
    challenges,
    closed_accounts,
    former_people,
    name_forms,
    passkeys,
    people,
    sessions,
)
from daikaiju.server.db.metadata import metadata
from daikaiju.server.db.schema import leases, processes, server_state
from daikaiju.server.friends.schema import friends, invitations, presence
from daikaiju.server.ignoring.schema import ignored
from daikaiju.server.matchmaking.schema import seekers
from daikaiju.server.moderation.schema import acts, operators, report_lines, reports, silences, warnings
from daikaiju.server.ratings.schema import results
from daikaiju.server.reviews.schema import reviews
from daikaiju.server.statistics.schema import figures
from daikaiju.server.tables.schema import entries, lines, seats, tables
from daikaiju.server.tournaments.schema import competition_players, competition_tables, competitions

__all__ = [
    "GAMES",
    "PASSING",
    "accounts",
    "acts",
    "challenges",
    "closed_accounts",
    "competition_players",
    "competition_tables",
    "competitions",
    "entries",
    "figures",
    "former_people",
    "friends",
    "ignored",
    "invitations",
    "leases",
    "lines",
    "metadata",
    "name_forms",
    "operators",
    "passkeys",
    "people",
    "presence",
    "processes",
    "report_lines",
    "reports",
    "results",
    "reviews",
    "seats",
    "seekers",
    "server_state",
    "sessions",
    "silences",
    "tables",
    "warnings",
]

PASSING = (processes, leases, challenges, seekers, presence, invitations)
"""What matters only now."""

GAMES = [table for table in metadata.sorted_tables if table not in PASSING]
"""What makes up a server's games and people, and is copied; who runs them, and what is asked just now, is not."""
