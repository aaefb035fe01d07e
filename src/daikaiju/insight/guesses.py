"""What is said where a judge has never seen a card that is on the table, and guesses what it is worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from daikaiju.messages import CardName, Message, Several

if TYPE_CHECKING:
    from daikaiju.game import Game
    from daikaiju.insight.judges import Judge

COPY = "_2"


def guess(judge: Judge, game: Game, states: Iterable[Any]) -> Message | None:
    """That some cards are guessed, if anybody owns or could buy them in some positions of a game; otherwise None."""
    if not judge.guessed:
        return None
    names, seats = game.vocabulary.rules.book.card_names, range(len(game.seats))
    seen: dict[str, None] = {}
    for g in states:
        on_table = [card for card, where in enumerate(g.where) if where in seats]
        seen |= dict.fromkeys(names[card] for card in (*on_table, *g.market) if card >= 0)
    cards = list(dict.fromkeys(name.removesuffix(COPY) for name in seen if name in judge.guessed))
    if not cards:
        return None
    listed = Several(tuple(CardName(card) for card in cards))
    return Message("insight-guessed", {"cards": listed, "several": "yes" if len(cards) > 1 else "no"})
