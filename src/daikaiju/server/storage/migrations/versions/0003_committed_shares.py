"""Committed shares: seats commit to their shares, and the exchange of a table has a column of its own."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # Shares that were sent before their game began were no commitments: pages commit when they come back.
    op.execute("UPDATE seats SET share = NULL")
    op.alter_column("seats", "share", new_column_name="commitment")
    old = """'{"scheme":"daikaiju-dice-1","shares":' || shares || '}'"""
    op.execute(f"UPDATE tables SET shares = {old} WHERE shares IS NOT NULL")
    op.alter_column("tables", "shares", new_column_name="exchange")
