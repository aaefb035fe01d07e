"""What is played at tables."""

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
from daikaiju.server.tables.columns import COLUMNS

tables = Table(
    "tables",
    metadata,
    *COLUMNS,
    Column("archive", LargeBinary),
    Index("tables_by_status", "status", "active_at"),
)
"""A table (`columns`), and what is kept of its game once that is finished."""

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
