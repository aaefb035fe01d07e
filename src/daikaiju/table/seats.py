"""A seat of a table and who sits in it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from daikaiju.table.protocol.tables import PlayedBy

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
STAND_IN = "greedy"
"""The bot that plays for someone who is away."""


def new_claim() -> str:
    """A secret that gives its holder a seat."""
    return secrets.token_urlsafe(16)


@dataclass(slots=True)
class Seat:
    """Who plays a monster."""

    monster: str
    by: PlayedBy
    name: str = ""
    bot: str | None = None
    person: str | None = None
    claim: str = ""
    commitment: str | None = None
    """The commitment of its browser to a share in the dice, made before the game."""

    away: bool = False
    left_ms: int | None = None
    agreed: bool = True
    """Whether its holder has agreed to how the table is set up since that was last changed."""

    @property
    def played_by(self) -> str | None:
        """The bot that plays it now, if one does."""
        if self.by == PERSON and not self.away:
            return None
        return self.bot or STAND_IN

    def give_to(self, person: str, name: str) -> None:
        self.by, self.person, self.name, self.bot, self.away = PERSON, person, name, None, False
        self.claim, self.commitment, self.agreed = new_claim(), None, True

    def give_to_bot(self, bot: str) -> None:
        self.by, self.person, self.name, self.bot, self.away = BOT, None, "", bot, False
        self.claim, self.commitment, self.agreed = "", None, True

    def let_bot_play(self, bot: str) -> None:
        """A bot plays for someone until they come back."""
        self.away, self.bot = True, bot

    def come_back(self) -> None:
        self.away, self.bot = False, None

    def leave_open(self) -> None:
        self.by, self.person, self.name, self.bot, self.away = OPEN, None, "", None, False
        self.claim, self.commitment, self.agreed = "", None, True
