"""The truth: numbered entries of every table, in SQLite by default and in any database SQLAlchemy knows."""
