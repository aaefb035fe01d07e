"""People and their names; accounts, and how their holders sign in."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, LargeBinary, String, Table, Text

from daikaiju.server.db.metadata import metadata

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
)
"""The names people last used, guests included."""

accounts = Table(
    "accounts",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("name_key", String(100), nullable=False, unique=True),
    Column("recovery", String(64), nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
)
"""People with an account. Nobody else may use their name, in whatever case; `recovery` is the hash of a code."""

name_forms = Table(
    "name_forms",
    metadata,
    Column("form", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("accounts.person"), nullable=False),
    Index("name_forms_by_person", "person"),
)
"""What the names of accounts look like (`accounts.lookalikes`). Accounts that looked alike before there was this table
keep their names, and the older one has the form."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", String(32), ForeignKey("accounts.person"), nullable=False),
    Column("name", String(64), nullable=False),
    Column("site", String(253), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
    Index("passkeys_by_person", "person"),
)
"""How account holders sign in: each at the name of the server it was made for."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("accounts.person"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("sessions_by_person", "person"),
)
"""Browsers that are signed in to an account, by the hash of what is in their cookie."""

former_people = Table(
    "former_people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32)),
    Index("former_people_by_person", "person"),
)
"""Guests who signed in to an account, whose seats are now its own, and deleted accounts, which are nobody's."""

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("purpose", String(16), nullable=False),
    Column("person", String(32), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)
"""What browsers were asked to sign with a passkey, and have not answered yet."""

closed_accounts = Table(
    "closed_accounts",
    metadata,
    Column("person", String(32), ForeignKey("accounts.person"), primary_key=True),
    Column("reason", Text, nullable=False),
)
"""Accounts that an operator closed, so that nobody can sign in to them, and why."""
