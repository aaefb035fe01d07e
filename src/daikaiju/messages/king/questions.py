"""What a player is asked in the game for 2-6 monsters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.messages.cards import card_ids
from daikaiju.messages.message import Argument, CardName, Faces, MonsterName, SeatOrYou
from daikaiju.messages.questions import (
    About,
    Answer,
    Offered,
    Question,
    SeenCard,
    Stakes,
    interjection,
    label_key,
    legal_offers,
    message_of,
    reroll_of,
)
from daikaiju.rules.agenda import NO_CARD
from daikaiju.rules.answers import PASS
from daikaiju.rules.bits import has
from daikaiju.rules.king import book
from daikaiju.rules.king.buying import price
from daikaiju.rules.king.names import FACE_NAMES, GROUP_NAMES
from daikaiju.rules.king.ownership import acts_as
from daikaiju.rules.king.state import SEATS, State, in_tokyo, seats_until_turn
from daikaiju.rules.market import IN_MARKET, ON_TOP

if TYPE_CHECKING:
    from daikaiju.game import Game

CARDS = card_ids(book)

STAKES: Stakes[State] = {
    "rolls": lambda g, seats: int(g.rolls_left),
    "active": lambda g, seats: MonsterName(g.active),
    "attacker": lambda g, seats: MonsterName(g.active),
    "hearts": lambda g, seats: int(g.hearts[g.player]),
    "energy": lambda g, seats: int(g.energy[g.player]),
    "losing": lambda g, seats: int(g.losing[g.player]),
    "deadly": lambda g, seats: "yes" if g.losing[g.player] >= g.hearts[g.player] else "no",
    "threats": lambda g, seats: threats(g, g.player),
    "card": lambda g, seats: CardName(CARDS[acts_as(g, g.asked_a)]),
    "tokens": lambda g, seats: int(g.tokens[g.asked_a]),
    "die": lambda g, seats: int(g.asked_a) + 1,
    "left": lambda g, seats: int(g.asked_a),
    "threes": lambda g, seats: int(g.asked_a),
    "price": lambda g, seats: int(g.asked_a),
}
"""What is at stake; the meaning of `asked_a` depends on the question."""


def threats(g: State, me: int) -> int:
    """How many monsters outside Tokyo have a turn before my next one."""
    mine = seats_until_turn(g, me)
    outside = [seat for seat in range(g.players) if g.alive[seat] and not in_tokyo(g, seat)]
    return sum(seats_until_turn(g, seat) < mine for seat in outside)


def ask(game: Game) -> Question:
    """The open question; answers that do nothing now, or only something between, come last."""
    g, seats = game.state, game.seats
    decision = game.vocabulary.decision(g)
    reroll = reroll_of(game, decision)
    answers, last = {}, []
    for offered in legal_offers(game, decision):
        between = interjection(game, offered)
        if between is not None:
            last.append(between)
        else:
            answers[offered.choice] = answer(g, seats, decision.name, offered)
    usual = game.vocabulary.default_choice(g)
    default = None
    if reroll is not None:
        default = reroll.first
    elif usual == PASS or decision.name == "heart":
        default = answers[usual].action
    if PASS in answers:
        last.append(answers.pop(PASS))
    return Question(
        g.player,
        decision.name,
        message_of(f"king-ask-{decision.name}", None, g, seats, STAKES),
        [*answers.values(), *last],
        default,
        reroll,
        decision.name == "resolve",
        seen_card(g) if decision.name == "buy" else None,
    )


def seen_card(g: State) -> SeenCard | None:
    """The top card of the deck, if the asked monster has looked at it."""
    if g.top == NO_CARD or not has(g.top_seen, g.player):
        return None
    return SeenCard(CARDS[g.top], price(g, g.player, g.top))


def answer(g: State, seats: list[str], decision: str, offered: Offered) -> Answer:
    """One answer, with what it is about."""
    word, place = offered.word, offered.place
    own: dict[str, Argument] = {}
    about: About = {}
    match offered.block:
        case "die":
            about = {"die": place + 1, "face": FACE_NAMES[g.dice[place]]}
            own = {"die": place + 1, "face": Faces((FACE_NAMES[g.dice[place]],))}
        case "face":
            about = {"face": FACE_NAMES[place]}
            own = {"face": Faces((FACE_NAMES[place],))}
        case "group":
            about, own = {"group": GROUP_NAMES[place]}, {"group": GROUP_NAMES[place]}
        case "monster":
            about = {"seat": place}
            own = {"monster": MonsterName(place)}
        case "slot" | "top" | "card":
            card = g.market[place] if offered.block == "slot" else g.top if offered.block == "top" else place
            about, own, word = about_card(g, card, word)
    key, attr = label_key("king", decision, word)
    return Answer(offered.action, message_of(key, attr, g, seats, STAKES, own), offered.word, **about)


def about_card(g: State, card: int, word: str) -> tuple[About, dict[str, Argument], str]:
    """A card that is bought, used or chosen; a purchase is named after where the card comes from."""
    about: About = {"card": CARDS[card]}
    cost = price(g, g.player, card)
    own: dict[str, Argument] = {"card": CardName(CARDS[card]), "price": cost}
    if acts_as(g, card) != card:
        about["copies"] = CARDS[acts_as(g, card)]
    owner = g.where[card]
    if owner < SEATS:
        about["seat"] = owner
        own["monster"] = SeatOrYou(owner)
    if word == "buy":
        about["price"] = cost
        word = "buy" if owner == IN_MARKET else "buy-top" if owner == ON_TOP else "buy-from"
    return about, own, word
