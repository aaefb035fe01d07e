"""Who said a line of chat: its key begins with the speaker."""

from __future__ import annotations

from sqlalchemy import func

from daikaiju.server.tables.schema import lines

LETTERS_OF_A_PERSON = 24
"""How many characters a person's id has."""

speaker = func.substr(lines.c.key, 1, LETTERS_OF_A_PERSON)


def speaker_of(key: str) -> str:
    """Who said the line with this key."""
    return key[:LETTERS_OF_A_PERSON]
