"""Tournaments for people: competitions, who takes part, their tables, and what a table knows of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("assignment", sa.Text))
    op.create_table(
        "competitions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("organiser", sa.String(32), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("form", sa.String(16), nullable=False),
        sa.Column("rounds", sa.SmallInteger, nullable=False),
        sa.Column("clock_kind", sa.String(8), nullable=False),
        sa.Column("clock_seconds", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("least", sa.SmallInteger, nullable=False),
        sa.Column("most", sa.SmallInteger, nullable=False),
        sa.Column("patience", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("starts_at", sa.BigInteger),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("round", sa.SmallInteger, nullable=False),
        sa.Column("next_at", sa.BigInteger),
        sa.Column("ended_at", sa.BigInteger),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Index("competitions_by_status", "status"),
        sa.Index("competitions_by_organiser", "organiser"),
    )
    op.create_table(
        "competition_players",
        sa.Column("competition_id", sa.String(16), sa.ForeignKey("competitions.id"), primary_key=True),
        sa.Column("number", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("seed", sa.SmallInteger),
        sa.Column("back_since", sa.SmallInteger, nullable=False),
        sa.UniqueConstraint("competition_id", "person", name="competition_players_once"),
        sa.Index("competition_players_by_person", "person"),
    )
    op.create_table(
        "competition_tables",
        sa.Column("competition_id", sa.String(16), sa.ForeignKey("competitions.id"), primary_key=True),
        sa.Column("round", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("board", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("outcomes", sa.Text),
    )
