"""The table of a game in text, as `print(game)` shows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from daikaiju.scene import scene
from daikaiju.scene.drawn import DuelScene, DuelTrack, KingScene, Scene

if TYPE_CHECKING:
    from daikaiju.game import Game


def board(game: Game) -> Iterator[str]:
    """The lines of the table: the cards, the tracks of a Duel, the monsters, and the dice once rolled."""
    drawn = scene(game)
    yield f"{type(game).__name__} {drawn.edition}, turn {drawn.turn}, deck {drawn.deck}"
    yield "market: " + ", ".join(f"{card.id} {card.price}" if card else "-" for card in drawn.market)
    if isinstance(drawn, DuelScene):
        yield from (road(track) for track in drawn.tracks)
    for seat, name in enumerate(game.seats):
        mark = ">" if seat == drawn.active and drawn.turn else " "
        yield f"{mark} {name:<13} {', '.join(facts(drawn, seat))}"
    if drawn.dice and drawn.turn:
        yield f"dice: {' '.join(drawn.dice)}, rolls left {drawn.rolls_left}"


def facts(drawn: Scene, seat: int) -> Iterator[str]:
    """What one monster has."""
    if isinstance(drawn, KingScene):
        yield from facts_of_king(drawn, seat)
    else:
        monster = drawn.monsters[seat]
        yield f"life {monster.life:>2}  energy {monster.energy:>2}"
        if monster.dice_tokens:
            yield f"dice tokens {monster.dice_tokens}"
    if drawn.monsters[seat].cards:
        yield " + ".join(card.id for card in drawn.monsters[seat].cards)


def facts_of_king(drawn: KingScene, seat: int) -> Iterator[str]:
    monster = drawn.monsters[seat]
    if not monster.alive:
        yield "eliminated"
        return
    yield f"hearts {monster.hearts:>2}  stars {monster.stars:>2}  energy {monster.energy:>2}"
    if drawn.city == seat:
        yield "in City"
    if drawn.bay == seat:
        yield "in Bay"
    if monster.poison:
        yield f"poison {monster.poison}"
    if monster.shrink:
        yield f"shrink {monster.shrink}"


def road(track: DuelTrack) -> str:
    """A track from the end of the second monster to that of the first: its marker and its tokens."""
    shown = ["o" if space.at == track.marker else "x" if space.token else "." for space in track.spaces]
    return f"{track.track}: {''.join(shown)}"
