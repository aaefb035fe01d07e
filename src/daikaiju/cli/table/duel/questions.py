"""What a player is asked in the Duel, and what may be answered, in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from daikaiju.cli.table.duel.tracks import end_towards, lying_place, place_name, token_id, token_name, written
from daikaiju.cli.table.names import Names
from daikaiju.cli.table.questions import Answer, Question, label, name_of, put_question
from daikaiju.rules.agenda import count_bits
from daikaiju.rules.answers import FIRST, PASS
from daikaiju.rules.duel.buying import price
from daikaiju.rules.duel.buzz import BONUS_NAMES, KING_1, NO_TOKEN, TOKEN_NAMES
from daikaiju.rules.duel.cards.made_in_a_lab import DISCOUNT
from daikaiju.rules.duel.gains import most_life
from daikaiju.rules.duel.moments import buzz
from daikaiju.rules.duel.names import FACE_NAMES, TRACK_NAMES
from daikaiju.rules.duel.state import NOWHERE, POWER
from daikaiju.rules.duel.tracks import PLACEMENTS, space_of, toward, track_of
from daikaiju.text.duel import GROUNDS, PLACES
from daikaiju.text.vocabulary import Entry
from daikaiju.words import Argument

if TYPE_CHECKING:
    from daikaiju.game import Action, Game

GLADLY = ("hide", "strike", "multiply", "put_again")
"""Questions to which everybody says yes, so Enter does."""


def ask(game: Game, names: Names) -> Question:
    """The open question of a Duel, to the player who is asked."""
    g = game.state
    arguments = stakes(g, names)
    question = put_question(game, names, arguments, answer, usual_choice(g, game.decision or ""))
    return replace(question, answers=sorted(question.answers, key=lambda given: as_drawn(given.action.entry, names.me)))


def as_drawn(entry: Entry, me: int) -> tuple[int, ...]:
    """Where an answer about a place stands in the list: by token and track, then as the tracks are drawn."""
    word, value = ("", "") if isinstance(entry, str) else name_of(entry)
    if word == "place":
        placement, token = PLACES.index(value), 0
    elif word == "mark":
        token, placement = divmod(GROUNDS.index(value), PLACEMENTS)
    else:
        return (2,) if isinstance(entry, str) else (1,)
    return 0, token, track_of(placement), toward(me, space_of(placement)), placement


def usual_choice(g: Any, decision: str) -> int:
    """What Enter means: to decline or stop; the power as long as it can be used; yes to what costs nothing."""
    power = FIRST + POWER
    if decision in GLADLY:
        return FIRST
    return power if decision == "resolve" and (g.options >> power) & 1 else PASS


def takes_usual_order(game: Game) -> bool:
    """Whether a question is only about the order of dice: the power is not in it."""
    return game.decision == "resolve" and not (game.state.options >> FIRST + POWER) & 1


def stakes(g: Any, names: Names) -> dict[str, Argument]:
    """Everything the words of a question may need: what there is to lose and to spend."""
    me = g.player
    asked: int = g.asked_a
    token = asked if 0 < asked < len(TOKEN_NAMES) else KING_1
    monster = f"duel-monster-{names.seats[me]}"
    return {
        "rolls": g.rolls_left,
        "life": g.life[me],
        "most": most_life(g, me),
        "energy": g.energy[me],
        "dice_tokens": g.dice_tokens[me],
        "hitting": g.hitting,
        "cards": count_bits(g.powers[me]),
        "powers": g.unresolved[POWER],
        "power": names.words.attribute(monster, "power-name"),
        "face": face(names, asked if 0 <= asked < len(FACE_NAMES) else 0),
        "smashes": asked,
        "hits": asked * g.unresolved[POWER],
        "times": asked,
        "amount": g.asked_b,
        "bonus": names.words.say(f"duel-bonus-{BONUS_NAMES[asked if 0 <= asked < len(BONUS_NAMES) else 0]}"),
        "bought": "yes" if g.bought else "no",
        "token": token_name(names.words, token),
        "effect": names.words.attribute(f"duel-token-{token_id(token)}", "effect"),
        "now": lying_place(names.words, g, names.me, token),
    }


def face(names: Names, number: int) -> str:
    """A face with its sign."""
    return f"{names.face(number)} {names.words.say(f'duel-face-{FACE_NAMES[number]}')}"


def answer(g: Any, names: Names, decision: str, action: Action, arguments: dict[str, Argument]) -> Answer:
    """One answer in words, with what a card does that it is about."""
    word, value = (action.entry, "") if isinstance(action.entry, str) else name_of(action.entry)
    said = dict(arguments)
    note = ""
    if word == "place":
        word, more = placed(g, names, g.asked_a, PLACES.index(value))
        said |= more
    elif word == "mark":
        word, more = marked(g, names, GROUNDS.index(value))
        said |= more
    elif word == "pull":
        said |= {"track": value, "space": written(names.me, g.marker[TRACK_NAMES.index(value)])}
    elif word == "resolve":
        said["group"] = value
        if value == "power":
            note = names.words.attribute(f"duel-monster-{names.seats[g.player]}", "power")
    elif word == "add":
        said["face"] = face(names, FACE_NAMES.index(value))
    elif word == "leave_out":
        one, other = value.split()
        said |= {"face": face(names, FACE_NAMES.index(one)), "other_face": face(names, FACE_NAMES.index(other))}
    elif word in ("spend_dice_tokens", "reroll_fame"):
        said["number"] = int(value)
    elif value:
        card = names.card_number(value)
        said["card"] = names.card(card)
        note = names.entry(card).effect
        if word == "buy":
            discount = DISCOUNT if decision == "buy_early" else 0
            said["price"] = price(g, list(g.market).index(card), discount)
            token = buzz(g, card)
            note = f"[{token_name(names.words, token)}] {note}" if token != NO_TOKEN else note
    return Answer(action, label(names, decision, word, said), note)


def placed(g: Any, names: Names, token: int, placement: int) -> tuple[str, dict[str, Argument]]:
    """Where a token would lie and, if it matters which way round, what its end on the own side would give."""
    where = place_name(names.words, names.me, token, track_of(placement), space_of(placement))
    towards = end_towards(g, names.me, token, placement)
    if not towards:
        return "place", {"place": where}
    return "place-turned", {"place": where, "bonus": names.words.say(f"duel-bonus-{towards}")}


def marked(g: Any, names: Names, ground: int) -> tuple[str, dict[str, Argument]]:
    """Where a token of The King would lie, and where it lies now."""
    token, placement = KING_1 + ground // PLACEMENTS, ground % PLACEMENTS
    where = place_name(names.words, names.me, token, track_of(placement), space_of(placement))
    now = lying_place(names.words, g, names.me, token)
    return ("mark" if g.token_track[token] == NOWHERE else "mark-move"), {"place": where, "now": now}
