"""The tables of the database."""

from __future__ import annotations

from daikaiju.server.accounts.schema import accounts, challenges, former_people, name_forms, passkeys, sessions
from daikaiju.server.cluster.schema import leases, processes, server_state
from daikaiju.server.db.metadata import metadata
from daikaiju.server.friends.schema import friends, ignored, invitations, people, presence, seekers
from daikaiju.server.moderation.schema import (
    acts,
    closed_accounts,
    operators,
    report_lines,
    reports,
    silences,
    warnings,
)
from daikaiju.server.tables.schema import entries, figures, lines, reviews, seats, tables
from daikaiju.server.tournaments.schema import competition_players, competition_tables, competitions, results

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
