"""The first form of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("active_at", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("creator", sa.String(32), nullable=False),
        sa.Column("locked", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("starts_itself", sa.Boolean, nullable=False),
        sa.Column("lesson", sa.String(16)),
        sa.Column("rematch", sa.String(16)),
        sa.Column("clock_kind", sa.String(8), nullable=False),
        sa.Column("clock_seconds", sa.Integer, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("shares", sa.Text),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("finale", sa.LargeBinary),
        sa.Index("tables_by_status", "status", "active_at"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("monster", sa.String(32), nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("person", sa.String(32)),
        sa.Column("claim", sa.String(32), nullable=False),
        sa.Column("share", sa.String(64)),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("left_ms", sa.BigInteger),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("choice", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(48)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("news", sa.LargeBinary),
    )
    op.create_table(
        "lines",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.String(80)),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
