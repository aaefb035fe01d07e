"""What a player is asked in the game for 2-6 monsters, and what may be answered, in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from daikaiju.bots.king.standing import next_attackers
from daikaiju.cli.table.names import Names
from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.answers import INTERJECT, PASS
from daikaiju.rules.king.buying import price
from daikaiju.rules.king.ownership import acts_as
from daikaiju.rules.king.state import in_tokyo
from daikaiju.rules.market import IN_MARKET, ON_TOP
from daikaiju.words import Argument

if TYPE_CHECKING:
    from daikaiju.game import Action, Game


@dataclass(frozen=True)
class Answer:
    """One thing a player may answer."""

    action: Action
    label: str
    note: str = ""
    """What a card does that the answer is about."""


@dataclass(frozen=True)
class Question:
    """What a player is asked."""

    text: str
    answers: list[Answer]
    default: Answer | None
    """What Enter means."""
    rerolls: dict[int, Action]
    """When dice may be rolled again: the action for each set of dice, as bits."""


AnswerInWords = Callable[[Any, Names, str, "Action", dict[str, Argument]], Answer]


def ask(game: Game, names: Names) -> Question:
    """The open question of a game, to the player who is asked."""
    usual = game.vocabulary.default_choice(game.state)
    enter = usual if usual == PASS or game.decision == "heart" else None
    return put_question(game, names, stakes(game.state, names), answer, enter)


def takes_usual_order(game: Game) -> bool:
    """Whether a question is only about the order of dice."""
    return game.decision == "resolve"


def put_question(
    game: Game, names: Names, arguments: dict[str, Argument], answer: AnswerInWords, enter: int | None
) -> Question:
    """The open question with all its answers; those that do nothing now, or only something between, come last."""
    g = game.state
    decision = game.decision or ""
    text = names.words.say(f"{names.game}-ask-{decision}", **arguments)
    actions = dict(zip(game.vocabulary.legal_choices(g), game.legal_actions, strict=True))
    answers = {
        choice: answer(g, names, decision, action, arguments) for choice, action in actions.items() if choice < SPREAD
    }
    rerolls = {choice - SPREAD: action for choice, action in actions.items() if choice >= SPREAD}
    default = None if enter is None else answers.get(enter)
    doing = [answer for choice, answer in answers.items() if choice not in (PASS, INTERJECT)]
    return Question(
        text, doing + [answers[choice] for choice in (INTERJECT, PASS) if choice in answers], default, rerolls
    )


def stakes(g: Any, names: Names) -> dict[str, Argument]:
    """Everything the words of a question may need: what there is to lose and to spend."""
    me = g.player
    asked: int = g.asked_a
    card = acts_as(g, asked) if 0 <= asked < len(names.kinds) else 0
    return {
        "rolls": g.rolls_left,
        "active": names.monster(g.active),
        "attacker": names.monster(g.active),
        "hearts": g.hearts[me],
        "energy": g.energy[me],
        "losing": g.losing[me],
        "deadly": "yes" if g.losing[me] >= g.hearts[me] else "no",
        "threats": sum(not in_tokyo(g, other) for other in next_attackers(g, me)),
        "card": names.card(card),
        "tokens": g.tokens[asked] if 0 <= asked < len(g.tokens) else 0,
        "die": asked + 1,
        "left": asked,
        "threes": asked,
        "price": asked,
    }


def answer(g: Any, names: Names, decision: str, action: Action, arguments: dict[str, Argument]) -> Answer:
    """One answer in words, with what a card does that it is about."""
    word, value = (action.entry, "") if isinstance(action.entry, str) else name_of(action.entry)
    said = dict(arguments)
    note = ""
    if word in ("die", "probe"):
        said |= {"die": int(value), "face": names.face(g.dice[int(value) - 1])}
    elif word == "face":
        said["face"] = names.face(names.faces.index(value))
    elif word == "resolve":
        said["group"] = value
    elif word == "give_to":
        said["monster"] = names.monster(names.seats.index(value))
    elif value:
        card = names.card_number(value)
        said |= {"card": names.card(card), "price": price(g, g.player, card)}
        owner = g.where[card]
        if 0 <= owner < len(names.seats):
            said["monster"] = names.monster_or_you(owner)
        if word == "buy":
            word = "buy" if owner == IN_MARKET else "buy-top" if owner == ON_TOP else "buy-from"
        note = names.entry(acts_as(g, card)).effect
    return Answer(action, label(names, decision, word, said), note)


def name_of(entry: dict[str, Any]) -> tuple[str, str]:
    """The word of an answer and the name after it."""
    word, value = next(iter(entry.items()))
    return word, str(value)


def label(names: Names, decision: str, word: str, arguments: dict[str, Argument]) -> str:
    """What a question calls an answer; a few answers are called the same everywhere."""
    key = f"{names.game}-ask-{decision}"
    if names.words.has(key, word):
        return names.words.attribute(key, word, **arguments)
    return names.words.say(f"{names.game}-answer-{word}", **arguments)
