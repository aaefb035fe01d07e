"""The results of rated games."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    SmallInteger,
    String,
    Table,
    UniqueConstraint,
)

from daikaiju.server.db.metadata import metadata

results = Table(
    "results",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("table_id", String(16), nullable=False),
    Column("game", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("player", String(40), nullable=False),
    Column("monster", String(32), nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    UniqueConstraint("table_id", "seat", name="results_once"),
    Index("results_by_player", "player", "game"),
)
"""Rated games in the order in which they were rated: everybody's place, and rating afterwards."""
