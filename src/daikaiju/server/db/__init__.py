"""The source of truth: numbered entries of every table, in SQLite by default or any database SQLAlchemy supports."""
