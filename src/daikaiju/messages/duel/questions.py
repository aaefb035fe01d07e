"""What a player is asked in the Duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.messages.cards import card_ids
from daikaiju.messages.duel.places import (
    bonus_name,
    end_towards,
    lying_place,
    place_among,
    placed,
    space,
    token_id,
    token_name,
)
from daikaiju.messages.message import Argument, CardName, Faces, Message, Phrase
from daikaiju.messages.questions import (
    About,
    Answer,
    Offered,
    Question,
    Stakes,
    interjection,
    label_key,
    legal_offers,
    message_of,
    reroll_of,
)
from daikaiju.rules.agenda import is_legal
from daikaiju.rules.answers import FIRST, PASS
from daikaiju.rules.dice import FACES
from daikaiju.rules.duel import book
from daikaiju.rules.duel.buying import price
from daikaiju.rules.duel.buzz import KING_1, NO_BONUS, NO_TOKEN, TOKEN_NAMES
from daikaiju.rules.duel.cards.made_in_a_lab import DISCOUNT
from daikaiju.rules.duel.gains import most_life
from daikaiju.rules.duel.moments import buzz
from daikaiju.rules.duel.names import FACE_NAMES, TRACK_NAMES
from daikaiju.rules.duel.ownership import count_keeps
from daikaiju.rules.duel.state import NOWHERE, POWER, State
from daikaiju.rules.duel.tracks import PLACEMENTS

if TYPE_CHECKING:
    from daikaiju.game import Game

CARDS = card_ids(book)

GLADLY = ("hide", "strike", "multiply", "put_again")
"""Questions to which everyone says yes, so Enter means yes."""


def face(number: int) -> Faces:
    return Faces((FACE_NAMES[number],))


STAKES: Stakes[State] = {
    "rolls": lambda g, seats: int(g.rolls_left),
    "life": lambda g, seats: int(g.life[g.player]),
    "most": lambda g, seats: int(most_life(g, g.player)),
    "energy": lambda g, seats: int(g.energy[g.player]),
    "dice_tokens": lambda g, seats: int(g.dice_tokens[g.player]),
    "hitting": lambda g, seats: int(g.hitting),
    "cards": lambda g, seats: int(count_keeps(g, g.player)),
    "powers": lambda g, seats: int(g.unresolved[POWER]),
    "power": lambda g, seats: Phrase(Message(f"duel-monster-{seats[g.player]}", attr="power-name")),
    "face": lambda g, seats: face(g.asked_a),
    "smashes": lambda g, seats: int(g.asked_a),
    "hits": lambda g, seats: int(g.asked_a * g.unresolved[POWER]),
    "times": lambda g, seats: int(g.asked_a),
    "amount": lambda g, seats: int(g.asked_b),
    "bonus": lambda g, seats: bonus_name(g.asked_a),
    "bought": lambda g, seats: "yes" if g.bought else "no",
    "token": lambda g, seats: token_name(g.asked_a),
    "effect": lambda g, seats: Phrase(Message(f"duel-token-{token_id(g.asked_a)}", attr="effect")),
    "now": lambda g, seats: lying_place(g, g.asked_a),
}
"""What is at stake; the meaning of `asked_a` and `asked_b` depends on the question."""


def ask(game: Game) -> Question:
    """The open question; places are in the order of the drawn tracks, and answers that do nothing now come last."""
    g, seats = game.state, game.seats
    decision = game.vocabulary.decision(g)
    reroll = reroll_of(game, decision)
    offered = sorted(legal_offers(game, decision), key=lambda offered: as_drawn(offered, g.player))
    usual = usual_choice(g, decision.name)
    default = next((one.action for one in offered if one.choice == usual), None)
    return Question(
        g.player,
        decision.name,
        message_of(f"duel-ask-{decision.name}", None, g, seats, STAKES),
        [interjection(game, one) or answer(g, seats, decision.name, one) for one in offered],
        reroll.first if reroll is not None else default,
        reroll,
        decision.name == "resolve" and not is_legal(g, FIRST + POWER),
    )


def as_drawn(offered: Offered, me: int) -> tuple[int, ...]:
    """The sorting key of an answer: places by token and track, then in drawn order; words last."""
    if offered.block == "place":
        return 0, 0, *place_among(me, offered.place)
    if offered.block == "ground":
        token, placement = divmod(offered.place, PLACEMENTS)
        return 0, token, *place_among(me, placement)
    between = offered.block.startswith("interject")
    return 3 if offered.choice == PASS else 2 if between else 1, offered.choice


def usual_choice(g: State, decision: str) -> int:
    """What Enter means: decline or stop; use the power while possible; yes to what costs nothing."""
    power = FIRST + POWER
    if decision in GLADLY:
        return FIRST
    return power if decision == "resolve" and is_legal(g, power) else PASS


def answer(g: State, seats: list[str], decision: str, offered: Offered) -> Answer:
    """One answer, with what it is about."""
    word, place = offered.word, offered.place
    own: dict[str, Argument] = {}
    about: About = {}
    match offered.block:
        case "place":
            about, own, word = about_place(g, g.asked_a, place, word)
        case "ground":
            about, own, word = about_ground(g, place)
        case "track":
            about = {"track": TRACK_NAMES[place]}
            own = {"track": TRACK_NAMES[place], "space": space(g.marker[place])}
        case "step":
            about, own = {"group": FACE_NAMES[place]}, {"group": FACE_NAMES[place]}
        case "face":
            about = {"face": FACE_NAMES[place]}
            own = {"face": face(place)}
        case "pair":
            one, other = divmod(place, FACES)
            about = {"faces": [FACE_NAMES[one], FACE_NAMES[other]]}
            own = {"face": face(one), "other_face": face(other)}
        case "number":
            about, own = {"number": place + 1}, {"number": place + 1}
        case "slot":
            about, own = about_slot(g, place, decision, word)
        case "card":
            about, own = {"card": CARDS[place]}, {"card": CardName(CARDS[place])}
    key, attr = label_key("duel", decision, word)
    return Answer(offered.action, message_of(key, attr, g, seats, STAKES, own), offered.word, **about)


def about_slot(g: State, slot: int, decision: str, word: str) -> tuple[About, dict[str, Argument]]:
    """A card of the row, with its price and the token that comes with it when it is bought."""
    card = g.market[slot]
    about: About = {"card": CARDS[card]}
    own: dict[str, Argument] = {"card": CardName(CARDS[card])}
    if word == "buy":
        about["price"] = own["price"] = price(g, slot, DISCOUNT if decision == "buy_early" else 0)
        token = buzz(g, card)
        if token != NO_TOKEN:
            about["token"] = TOKEN_NAMES[token]
    return about, own


def about_place(g: State, token: int, placement: int, word: str) -> tuple[About, dict[str, Argument], str]:
    """Where a token would lie and, if it matters which way round, what its end on the player's side would give."""
    where = placed(token, placement)
    about: About = {"token": TOKEN_NAMES[token], "place": where.place}
    bonus = end_towards(g.player, token, placement)
    if bonus == NO_BONUS:
        return about, {"place": where}, word
    return {**about, "turned": placement >= PLACEMENTS}, {"place": where, "bonus": bonus_name(bonus)}, "place-turned"


def about_ground(g: State, ground: int) -> tuple[About, dict[str, Argument], str]:
    """Where a token of The King would lie, and where it lies now."""
    number, placement = divmod(ground, PLACEMENTS)
    token = KING_1 + number
    where = placed(token, placement)
    word = "mark" if g.token_track[token] == NOWHERE else "mark-move"
    return {"token": TOKEN_NAMES[token], "place": where.place}, {"place": where, "now": lying_place(g, token)}, word
