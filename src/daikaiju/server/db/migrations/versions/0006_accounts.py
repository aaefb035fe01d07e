"""Accounts: passkeys, and browsers that are signed in."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("name_key", sa.String(100), nullable=False, unique=True),
        sa.Column("recovery", sa.String(64), nullable=False, unique=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("accounts.person"), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("site", sa.String(253), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
        sa.Index("passkeys_by_person", "person"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("accounts.person"), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Index("sessions_by_person", "person"),
    )
    op.create_table(
        "former_people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32)),
        sa.Index("former_people_by_person", "person"),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
