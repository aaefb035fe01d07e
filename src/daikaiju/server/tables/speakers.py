"""Who said a line of chat."""

from __future__ import annotations

from daikaiju.server.tables.schema import LETTERS_OF_A_PERSON


def speaker_of(key: str) -> str:
    """Who said a line of chat."""
    return key[:LETTERS_OF_A_PERSON]
