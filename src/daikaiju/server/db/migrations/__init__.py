"""Migrations of the database; run at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

MIGRATING = 0x6D696772617465
"""The number of the lock under which servers that start together migrate one after the other ("migrate" in ASCII)."""

LONGEST_IDLE = 60_000
"""Milliseconds after which the database ends a migration whose process has fallen silent: more than for anything else,
because a busy machine may take long to read the steps, and only servers that start wait for it."""


class NewerDatabase(Exception):
    """The database was written by a newer version of the program; says by which form of it."""


def migrate(connection: Connection) -> None:
    """Bring the database to the form that `schema` describes."""
    config = new_config()
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SET LOCAL idle_in_transaction_session_timeout = {LONGEST_IDLE}"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
    form = current_form(connection)
    if form is not None and form not in {
        step.revision for step in ScriptDirectory.from_config(config).walk_revisions()
    }:
        raise NewerDatabase(form)
    command.upgrade(config, "head")


def is_current(connection: Connection) -> bool:
    """Whether the database has the form that `schema` describes."""
    return current_form(connection) == ScriptDirectory.from_config(new_config()).get_current_head()


def current_form(connection: Connection) -> str | None:
    """The last step that was taken."""
    return MigrationContext.configure(connection).get_current_revision()


def new_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config
