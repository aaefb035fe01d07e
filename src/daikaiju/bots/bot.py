"""What a bot is: a class with one method, `choose`, which is given the game as its seat sees it."""

from __future__ import annotations

import random

from daikaiju.answers import Action
from daikaiju.errors import IllegalAction
from daikaiju.game import Game
from daikaiju.rules.agenda import is_legal


class Bot:
    """A player in one seat of one game; it may remember what it likes from one choice to the next.

    >>> class First(Bot):
    ...     def choose(self, view: Game) -> Action:
    ...         return view.legal_actions[0]
    >>> from daikaiju import King
    >>> game = King(2)
    >>> game.roll()
    >>> str(First().answer(game))
    'reroll: []'
    """

    name = ""
    """How it was asked for, such as "search:200ms"."""

    seconds: float | None = None
    """How long it thinks about an answer, if it can think for any time; where many think at once it is set lower."""

    may_be_replaced = True
    """Whether another bot may answer where this one cannot; if not, its error is raised, for others to deal with."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed)
        """Where all its randomness must come from, so that a game can be repeated."""

    def choose(self, view: Game) -> Action:
        """One of `view.legal_actions`. The view is the bot's own: it may play on in it, or in copies of it."""
        raise NotImplementedError(f"{type(self).__name__} has no method choose(self, view)")

    def answer(self, game: Game) -> Action:
        """What the bot does in a game in which it is asked: it sees its view, and what it chooses is checked."""
        action = self.choose(game.view())
        decision = game.vocabulary.decision(game.state)
        choice = game.actions.choice(decision, action.id) if isinstance(action, Action) else None
        if choice is None or not is_legal(game.state, choice):
            raise IllegalAction(f"the bot {self.name or type(self).__name__} answered {action!r}, which is not legal")
        return action
