"""A game as the page gets it (docs/protocol.md): what lies on the table, what is asked, what happened, how it ended.

>>> from daikaiju import King
>>> game = King(2)
>>> reporter = Reporter(game)
>>> game.keep_no_past()
>>> game.apply({"card": "wings"})
>>> reporter.tell(game.take_log())
[{'name': 'revealed', 'seat': None, 'values': {'card': 'wings', 'slot': 0}, 'say': None}]
>>> scene(game)["market"]
[{'id': 'wings', 'price': 6}, None, None]
>>> question(game) is None  # Chance is asked
True
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

from daikaiju import messages
from daikaiju.messages import Raw, to_json
from daikaiju.messages.message import Json
from daikaiju.rules.agenda import CHANCE
from daikaiju.scene import duel, king

if TYPE_CHECKING:
    from daikaiju.game import Game

SCENES = {"king": king.scene, "duel": duel.scene}


def scene(game: Game) -> Json:
    """What lies on the table."""
    return SCENES[game.vocabulary.game](game)


def question(game: Game) -> Json | None:
    """What the asked player may do; None while Chance is asked and when the game is over."""
    if game.over or game.state.player == CHANCE:
        return None
    asked = messages.ask(game)
    told: Json = {
        "seat": asked.seat,
        "decision": asked.decision,
        "text": to_json(asked.text),
        "default": asked.default,
        "usual": asked.usual,
        "answers": [
            {"action": answer.action, "label": to_json(answer.label), "word": answer.word, **answer.about}
            for answer in asked.answers
        ],
    }
    if asked.reroll is not None:
        told["reroll"] = {"first": asked.reroll.first, "dice": asked.reroll.dice}
    if asked.seen is not None:
        told["seen"] = asked.seen
    return told


def public_question(question: Json | None) -> Json | None:
    """What everybody may know of a question: who is asked, and what."""
    return None if question is None else {name: question[name] for name in ("seat", "decision", "text")}


class Reporter:
    """Tells what happens in a game, batch by batch from its beginning on, and counts it."""

    def __init__(self, game: Game) -> None:
        self._narrator = messages.new_narrator(game)
        self._statistics = messages.new_statistics(game)

    def tell(self, log: Sequence[Raw]) -> list[Json]:
        """The next events, as `game.take_log()` gives them."""
        self._statistics.count(log)
        return [
            {
                "name": told.name,
                "seat": told.seat,
                "values": told.values,
                "say": None if told.say is None else to_json(told.say),
            }
            for told in self._narrator.tell(log)
        ]

    def copy(self) -> Self:
        """Somebody who goes on telling and counting from here, as when what follows may be taken back."""
        twin = copy.copy(self)
        twin._narrator, twin._statistics = self._narrator.copy(), self._statistics.copy()
        return twin

    def statistics(self, game: Game) -> list[dict[str, int]]:
        """For every seat what it has now and what was counted, by names for which there is `GAME-stat-NAME`."""
        return self._statistics.of(game)


def events(game: Game, since: int = 0) -> list[Json]:
    """What has happened in a game that has kept its log, from an event on."""
    return Reporter(game).tell(game.state.log)[since:]


def statistics(game: Game) -> list[dict[str, int]]:
    """Numbers about every seat of a game that has kept its log."""
    counted = messages.new_statistics(game)
    counted.count(game.state.log)
    return counted.of(game)


def ending(game: Game) -> Json:
    """Who has won a finished game, and how, as a message."""
    return to_json(messages.ending(game))
