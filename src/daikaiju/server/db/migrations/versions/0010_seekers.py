"""People who wait for somebody to play."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "seekers",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("players", sa.SmallInteger),
        sa.Column("clock", sa.Integer),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Integer),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("paired_at", sa.BigInteger),
        sa.Column("is_open", sa.Boolean, nullable=False),
    )
