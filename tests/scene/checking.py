"""Whether what is sent is as docs/protocol.md says, and can be read by everyone."""

from __future__ import annotations

from daikaiju.game import Game
from daikaiju.messages import Localizer, Message
from daikaiju.words import LANGUAGES, Words, load

OFTEN = 4
"""How often every kind of message is read by everyone."""


class Audience:
    """All readers of a game: every seat and a spectator, in every language."""

    def __init__(self) -> None:
        self.heard: dict[tuple[str, str | None], int] = {}

    def hear(self, game: Game, message: Message) -> None:
        """Read a message unless its kind has been read often."""
        kind = message.key, message.attr
        self.heard[kind] = self.heard.get(kind, 0) + 1
        if self.heard[kind] > OFTEN:
            return
        for lang in LANGUAGES:
            assert load(lang).has_message(message.key)
            for me in (None, *range(len(game.seats))):
                assert Localizer(Words(lang), game, me).text(message).strip()
