"""What players and Chance may answer, what happened, and what is legal, each with its name in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from daikaiju.errors import IllegalAction, short
from daikaiju.rules.agenda import SPREAD, is_legal
from daikaiju.text.vocabulary import Entry

if TYPE_CHECKING:
    from daikaiju.game import Game

MOST_LISTED = 12


@dataclass(frozen=True)
class Action:
    """One thing a player may do: its number in the game's table of actions, who does it, and its name.

    >>> from daikaiju import King
    >>> game = King(2, position={"phase": "buy", "monsters": {"gigazaur": {"energy": 3}}})
    >>> action = game.legal_actions[1]
    >>> action.player, str(action)
    ('gigazaur', 'buy: corner_store')
    >>> game.apply(action)
    >>> game.position["monsters"]["gigazaur"]["energy"]
    0
    """

    id: int
    player: str
    entry: Entry

    def __str__(self) -> str:
        return entry_text(self.entry)


@dataclass(frozen=True)
class ChanceOutcome:
    """One possible answer of Chance: its number, its name, and its probability.

    >>> from daikaiju import King
    >>> outcomes = King(2).chance_outcomes
    >>> len(outcomes), str(outcomes[0]), round(outcomes[0].probability, 4)
    (66, 'card: mimic', 0.0152)
    """

    id: int
    entry: Entry
    probability: float

    def __str__(self) -> str:
        return entry_text(self.entry)


@dataclass(frozen=True)
class Told:
    """Something visible that happened: its name, and its values by name.

    >>> from daikaiju import King
    >>> game = King(2)
    >>> game.apply({"card": "wings"})
    >>> game.log
    [Told(name='revealed', values={'card': 'wings', 'slot': 0})]
    """

    name: str
    values: dict[str, object]


def legal_choice(game: Game, action: Action | ChanceOutcome | Entry | int) -> int:
    """The legal choice that is meant, by the rules' own number; raises an error that says what is legal otherwise."""
    if game.over:
        raise IllegalAction("the game is over")
    choice: int | None
    if isinstance(action, int):
        chance = game.player == "chance"
        choice = SPREAD + action if chance else game.actions.choice(game.vocabulary.decision(game.state), action)
    else:
        entry = action.entry if isinstance(action, Action | ChanceOutcome) else action
        is_entry = isinstance(entry, str) or (isinstance(entry, dict) and len(entry) == 1)
        choice = game.vocabulary.choice(game.state, game.seats, entry) if is_entry else None
    if choice is None or not is_legal(game.state, choice):
        raise IllegalAction(f"{game.player} cannot {short(said(action))} now; legal: {legal_words(game)}")
    return choice


def legal_words(game: Game) -> str:
    """What is legal now, in one line."""
    if game.player == "chance":
        count = game.vocabulary.dice_thrown(game.state)
        return f"dice: {count} faces" if count else "card: one of the deck"
    words = [str(action) for action in game.legal_actions]
    more = f" and {len(words) - MOST_LISTED} more" if len(words) > MOST_LISTED else ""
    return ", ".join(words[:MOST_LISTED]) + more


def entry_text(entry: Entry) -> str:
    """An answer in one line: stay, buy: wings, reroll: [1, heart]."""
    if isinstance(entry, str):
        return entry
    word, value = next(iter(entry.items()))
    return f"{word}: [{', '.join(map(str, value))}]" if isinstance(value, list) else f"{word}: {value}"


def said(action: Action | ChanceOutcome | Entry | int) -> str:
    if isinstance(action, int):
        return f"do action {action}"
    if isinstance(action, Action | ChanceOutcome):
        return str(action)
    return entry_text(action) if isinstance(action, str | dict) and action else f"do {action!r}"
