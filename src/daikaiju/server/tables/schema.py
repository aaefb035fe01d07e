"""What is played at tables."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    String,
    Table,
    Text,
)

from daikaiju.server.db.metadata import metadata

CHANCE = -1
UNDO = -2
WENT_ON = -3
"""Whose entry it is, if it belongs to no seat: Chance, someone taking back their last choice, or the table, which goes
on from what was played elsewhere."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("active_at", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("game", String(16), nullable=False),
    Column("options", Text, nullable=False),
    Column("creator", String(32), nullable=False),
    Column("locked", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("starts_itself", Boolean, nullable=False),
    Column("lesson", String(16)),
    Column("rematch", String(16)),
    Column("clock_kind", String(8), nullable=False),
    Column("clock_seconds", Integer, nullable=False),
    Column("deadline", BigInteger),
    Column("secret", String(64), nullable=False),
    Column("exchange", Text),
    Column("rules", String(16), nullable=False),
    Column("archive", LargeBinary),
    Column("rated", Text),
    Column("assignment", Text),
    Column("origin", Text),
    Index("tables_by_status", "status", "active_at"),
)
"""A table. `deadline` is when the seat that is asked runs out of time, `exchange` is what
was exchanged for the dice besides the `secret`, `archive` is what is kept of a finished game, `rated` who plays a
rated one (`ratings.participants`), `assignment` what a table of a competition knows of it, and `origin` the position
from which a game goes on (`tables.origin`)."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("monster", String(32), nullable=False),
    Column("by", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(32)),
    Column("person", String(32)),
    Column("claim", String(32), nullable=False),
    Column("commitment", String(64)),
    Column("away", Boolean, nullable=False),
    Column("left_ms", BigInteger),
    Column("agreed", Boolean, nullable=False),
    Index("seats_by_person", "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("choice", BigInteger, nullable=False),
    Column("key", String(48)),
    Column("at", BigInteger, nullable=False),
    Column("news", LargeBinary),
)
"""What happened at a table, in order. Of entries stored together, the last one holds the news about all of them."""

LETTERS_OF_A_PERSON = 24
"""How many characters a person's id has; the key of a line of chat begins with it."""

lines = Table(
    "lines",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(80)),
    Column("at", BigInteger, nullable=False),
)
"""The chat."""
