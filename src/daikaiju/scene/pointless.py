"""Purchases that would change nothing: the rules carry each out on a copy, so it is always right."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec

from daikaiju.rules.agenda import Agenda
from daikaiju.rules.market import DISCARDED

if TYPE_CHECKING:
    from daikaiju.game import Game
    from daikaiju.messages import Question

TRIES = 2
"""How often a purchase is tried: what luck may bring is not pointless because it brings nothing once."""

NOT_AN_EFFECT = {field.name for field in Agenda.fields} | {"market", "deck", "top", "top_seen", "where", "energy"}
"""What any purchase changes: the market, the price paid, and what is asked next."""


def mark_pointless(game: Game, asked: Question) -> Question:
    """The question, with a mark at each purchase that has no effect now and leaves nothing behind for later."""
    if asked.decision != "buy":
        return asked
    answers = [
        msgspec.structs.replace(answer, pointless=True)
        if answer.word == "buy" and all(is_pointless(game, answer.action, seed) for seed in range(TRIES))
        else answer
        for answer in asked.answers
    ]
    return msgspec.structs.replace(asked, answers=answers)


def is_pointless(game: Game, action: int, seed: int) -> bool:
    """Whether buying a card would change nothing but the market, and cost energy."""
    twin = type(game).at(game.state.pack(), game.seats, game.options)
    before, after, me = game.state, twin.state, int(game.state.player)
    twin.apply(action)
    twin.roll(random.Random(seed))
    if twin.over or int(after.player) != me or twin.decision != "buy":
        # Somebody decides something because of it.
        return False
    gone = [card for card, place in enumerate(before.where) if after.where[card] == DISCARDED != place]
    costs = [before.energy[seat] - after.energy[seat] for seat in range(before.players)]
    if len(gone) != 1 or costs[me] <= 0 or any(cost for seat, cost in enumerate(costs) if seat != me):
        return False
    names = [field.name for field in type(before).fields if field.name not in NOT_AN_EFFECT]
    return all(getattr(before, name) == getattr(after, name) for name in names)
