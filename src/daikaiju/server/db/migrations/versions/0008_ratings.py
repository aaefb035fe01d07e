"""Ratings: who plays at a rated table, and the results of its game."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Text))
    op.create_table(
        "results",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("player", sa.String(40), nullable=False),
        sa.Column("monster", sa.String(32), nullable=False),
        sa.Column("seats", sa.SmallInteger, nullable=False),
        sa.Column("place", sa.SmallInteger, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.UniqueConstraint("table_id", "seat", name="results_once"),
        sa.Index("results_by_player", "player", "game"),
    )
