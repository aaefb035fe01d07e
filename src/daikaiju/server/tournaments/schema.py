"""Tournaments for people."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from daikaiju.server.db.metadata import metadata

UNFINISHED = ("open", "running", "paused")
"""The status of a tournament that is not over."""

competitions = Table(
    "competitions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("organiser", String(32), nullable=False),
    Column("game", String(16), nullable=False),
    Column("form", String(16), nullable=False),
    Column("rounds", SmallInteger, nullable=False),
    Column("clock_kind", String(8), nullable=False),
    Column("clock_seconds", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("least", SmallInteger, nullable=False),
    Column("most", SmallInteger, nullable=False),
    Column("patience", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("starts_at", BigInteger),
    Column("status", String(16), nullable=False),
    Column("round", SmallInteger, nullable=False),
    Column("next_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("version", Integer, nullable=False),
    Index("competitions_by_status", "status"),
    Index("competitions_by_organiser", "organiser"),
)
"""Tournaments for people. Every change but a result counts `version` up, and is made only if nobody else did so first;
`next_at` is when the next round begins, once the present one is over."""

competition_players = Table(
    "competition_players",
    metadata,
    Column("competition_id", String(16), ForeignKey("competitions.id"), primary_key=True),
    Column("number", SmallInteger, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("joined_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("seed", SmallInteger),
    Column("back_since", SmallInteger, nullable=False),
    UniqueConstraint("competition_id", "person", name="competition_players_once"),
    Index("competition_players_by_person", "person"),
)
"""Who takes part: `seed` is the place in the order of the start, `seen_at` when their page last asked, and absences
count after the round `back_since`."""

competition_tables = Table(
    "competition_tables",
    metadata,
    Column("competition_id", String(16), ForeignKey("competitions.id"), primary_key=True),
    Column("round", SmallInteger, primary_key=True, autoincrement=False),
    Column("board", SmallInteger, primary_key=True, autoincrement=False),
    Column("players", Text, nullable=False),
    Column("table_id", String(16)),
    Column("outcomes", Text),
)
"""Who was paired in a round, at which table, and what came of it."""
