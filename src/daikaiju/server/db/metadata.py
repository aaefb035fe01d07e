"""What SQLAlchemy knows of the database."""

from sqlalchemy import MetaData

metadata = MetaData()
