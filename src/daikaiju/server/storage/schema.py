"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

CHANCE = -1
UNDO = -2
WENT_ON = -3
"""Whose entry it is, if it belongs to no seat: Chance, someone taking back their last choice, or the table, which goes
on from what was played elsewhere."""

server_state = Table(
    "server_state",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the whole server remembers: the key of its cookies, and when it was last seen alive."""

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("active_at", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("game", String(16), nullable=False),
    Column("options", Text, nullable=False),
    Column("creator", String(32), nullable=False),
    Column("locked", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("starts_itself", Boolean, nullable=False),
    Column("lesson", String(16)),
    Column("rematch", String(16)),
    Column("clock_kind", String(8), nullable=False),
    Column("clock_seconds", Integer, nullable=False),
    Column("deadline", BigInteger),
    Column("secret", String(64), nullable=False),
    Column("exchange", Text),
    Column("rules", String(16), nullable=False),
    Column("archive", LargeBinary),
    Column("rated", Text),
    Column("assignment", Text),
    Column("origin", Text),
    Index("tables_by_status", "status", "active_at"),
)
"""A table. `deadline` is when the seat that is asked runs out of time, `exchange` is what
was exchanged for the dice besides the `secret`, `archive` is what is kept of a finished game, `rated` who plays a
rated one (`ratings.participants`), `assignment` what a table of a competition knows of it, and `origin` the position
from which a game goes on (`tables.origin`)."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("monster", String(32), nullable=False),
    Column("by", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(32)),
    Column("person", String(32)),
    Column("claim", String(32), nullable=False),
    Column("commitment", String(64)),
    Column("away", Boolean, nullable=False),
    Column("left_ms", BigInteger),
    Index("seats_by_person", "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("choice", BigInteger, nullable=False),
    Column("key", String(48)),
    Column("at", BigInteger, nullable=False),
    Column("news", LargeBinary),
)
"""What happened at a table, in order. Of entries stored together, the last one holds the news about all of them."""

lines = Table(
    "lines",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(80)),
    Column("at", BigInteger, nullable=False),
)
"""The chat."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("review", LargeBinary, nullable=False),
)
"""Reviews of finished games that somebody asked for."""

figures = Table(
    "figures",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("version", SmallInteger, nullable=False),
    Column("reviewed_at", BigInteger),
    Column("figures", LargeBinary, nullable=False),
)
"""Finished games in a few figures: by which version of the counting, and with which review, if any."""

processes = Table(
    "processes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
"""The processes that share a PostgreSQL database: when each expires, and how much server time it had last seen."""

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("process", Integer),
    Column("fence", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("leases_by_process", "process"),
)
"""Which process runs a table, with the number that its changes must show (`processes.leases`)."""

accounts = Table(
    "accounts",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("name_key", String(100), nullable=False, unique=True),
    Column("recovery", String(64), nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
)
"""People with an account. Nobody else may use their name, in whatever case; `recovery` is the hash of a code."""

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

results = Table(
    "results",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("table_id", String(16), nullable=False),
    Column("game", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("player", String(40), nullable=False),
    Column("monster", String(32), nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    UniqueConstraint("table_id", "seat", name="results_once"),
    Index("results_by_player", "player", "game"),
)
"""Rated games in the order in which they were rated: everybody's place, and rating afterwards."""

ignored = Table(
    "ignored",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("other", String(32), nullable=False),
    Column("how", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("person", "other", name="ignored_once"),
    Index("ignored_by_other", "other"),
)
"""Whom somebody does not want to hear ("mute"), or not to meet either ("block"), by the name they had then."""

seekers = Table(
    "seekers",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("game", String(16), nullable=False),
    Column("players", SmallInteger),
    Column("clock", Integer),
    Column("rated", Boolean, nullable=False),
    Column("rating", Integer),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("table_id", String(16)),
    Column("paired_at", BigInteger),
    Column("is_open", Boolean, nullable=False),
)
"""People who wait for others to play with; once paired, at which table, and whether that is open yet."""

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
reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("line", Integer),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("resolved_at", BigInteger),
    Index("reports_by_reporter", "reporter", "at"),
    Index("reports_by_resolved", "resolved_at"),
)
"""What people reported: about whom, by the name they had then, and the number of the line if it was about one."""

report_lines = Table(
    "report_lines",
    metadata,
    Column("report", Integer, ForeignKey("reports.number"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("seat", SmallInteger),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The chat around what was reported, as it was then."""

operators = Table(
    "operators",
    metadata,
    Column("person", String(32), ForeignKey("accounts.person"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)
"""Account holders who look after the server."""

acts = Table(
    "acts",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by_person", String(32)),
    Column("by_name", String(64), nullable=False),
    Column("act", String(16), nullable=False),
    Column("person", String(32)),
    Column("name", String(64), nullable=False),
    Column("table_id", String(16)),
    Column("report", Integer),
    Column("until", BigInteger),
    Column("reason", Text, nullable=False),
)
"""What operators did, in order, and why; `by_person` is missing where it was done on the command line. Rows are only
ever added; when somebody deletes their account, their name goes from here as from everywhere."""

silences = Table(
    "silences",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""Who may not chat for a while."""

warnings = Table(
    "warnings",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seen_at", BigInteger),
    Index("warnings_by_person", "person"),
)
"""Warnings, by the number of the act, and when the person said that they had read it."""

closed_accounts = Table(
    "closed_accounts",
    metadata,
    Column("person", String(32), ForeignKey("accounts.person"), primary_key=True),
    Column("reason", Text, nullable=False),
)
"""Accounts to which nobody can sign in."""

friends = Table(
    "friends",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("friend", String(32), primary_key=True),
    Column("asked_at", BigInteger, nullable=False),
    Column("accepted_at", BigInteger),
    Column("declined", Boolean, nullable=False),
    Index("friends_by_friend", "friend"),
)
"""Account holders who asked others to be friends; who is declined is not told."""

presence = Table(
    "presence",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)
"""When account holders last had a page open."""

invitations = Table(
    "invitations",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("sender", String(32), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Friends whom somebody asks to their table."""

PASSING = (processes, leases, challenges, seekers, presence, invitations)
"""What matters only now."""

GAMES = [table for table in metadata.sorted_tables if table not in PASSING]
"""What makes up a server's games and people, and is copied; who runs them, and what is asked just now, is not."""
