"""The tables of the database, which the rooms declare."""

from importlib import import_module

from daikaiju.server.db.metadata import metadata

__all__ = ["GAMES", "metadata"]

ROOMS = (
    *("accounts", "db", "friends", "ignoring", "matchmaking", "moderation", "ratings", "reviews", "statistics"),
    *("tables", "tournaments"),
)
for room in ROOMS:
    import_module(f"daikaiju.server.{room}.schema")

PASSING = ("processes", "leases", "challenges", "seekers", "presence", "invitations")
"""What matters only now."""

GAMES = [table for table in metadata.sorted_tables if table.name not in PASSING]
"""What makes up a server's games and people, and is copied; who runs them, and what is asked just now, is not."""
