"""What SQLAlchemy knows of the database."""

from __future__ import annotations

from sqlalchemy import MetaData

metadata = MetaData()
