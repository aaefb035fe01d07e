"""The table of a game in text, as `print(game)` shows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from daikaiju.scene import scene

if TYPE_CHECKING:
    from daikaiju.game import Game


def board(game: Game) -> Iterator[str]:
    """The lines of the table: the cards, the tracks of a Duel, the monsters, and the dice once they were rolled."""
    drawn = scene(game)
    yield f"{type(game).__name__} {game.options['edition']}, turn {drawn['turn']}, deck {drawn['deck']}"
    yield "market: " + ", ".join(f"{card['id']} {card['price']}" if card else "-" for card in drawn["market"])
    for track in drawn.get("tracks", ()):
        yield road(track)
    for seat, monster in enumerate(drawn["monsters"]):
        mark = ">" if seat == drawn["active"] and drawn["turn"] else " "
        yield f"{mark} {monster['monster']:<13} {', '.join(facts(drawn, seat, monster))}"
    if drawn["dice"] and drawn["turn"]:
        yield f"dice: {' '.join(drawn['dice'])}, rolls left {drawn['rolls_left']}"


def facts(drawn: dict[str, Any], seat: int, monster: dict[str, Any]) -> Iterator[str]:
    """What one monster has."""
    if not monster.get("alive", True):
        yield "eliminated"
        return
    counted = ("hearts", "stars", "energy") if "hearts" in monster else ("life", "energy")
    yield "  ".join(f"{name} {monster[name]:>2}" for name in counted)
    for zone in ("city", "bay"):
        if drawn.get(zone) == seat:
            yield f"in {zone.capitalize()}"
    for name in ("poison", "shrink", "dice_tokens"):
        if monster.get(name):
            yield f"{name.replace('_', ' ')} {monster[name]}"
    if monster["cards"]:
        yield " + ".join(card["id"] for card in monster["cards"])


def road(track: dict[str, Any]) -> str:
    """A track from the end of the second monster to that of the first: its marker and its tokens."""
    spaces = track["spaces"]
    shown = ["o" if space["at"] == track["marker"] else "x" if space["token"] else "." for space in spaces]
    return f"{track['track']}: {''.join(shown)}"
