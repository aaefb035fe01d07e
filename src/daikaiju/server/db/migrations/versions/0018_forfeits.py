"""One record of who left a game for good, in place of one for ratings and another for tournaments."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("tables", sa.Column("forfeits", sa.Text))
    connection = op.get_bind()
    tables = sa.table("tables", *(sa.column(name, sa.Text) for name in ("id", "rated", "assignment", "forfeits")))
    counted = sa.or_(tables.c.rated.is_not(None), tables.c.assignment.is_not(None))
    for row in connection.execute(sa.select(tables).where(counted)).all():
        rated = None if row.rated is None else json.loads(row.rated)
        assignment = None if row.assignment is None else json.loads(row.assignment)
        left = {seat for seat, (_, has_left) in enumerate(rated or []) if has_left}
        if assignment is not None:
            gone = assignment.pop("left", [])
            left.update(seat for seat, player in enumerate(assignment["players"]) if player in gone)
        values = {
            "rated": None if rated is None else json.dumps([player for player, _ in rated]),
            "assignment": None if assignment is None else json.dumps(assignment),
            "forfeits": json.dumps(sorted(left)) if left else None,
        }
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(values))
