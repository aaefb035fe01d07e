"""Friends, who of them is online, and invitations to tables."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("friend", sa.String(32), primary_key=True),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("accepted_at", sa.BigInteger),
        sa.Column("declined", sa.Boolean, nullable=False),
        sa.Index("friends_by_friend", "friend"),
    )
    op.create_table(
        "presence",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("sender", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
