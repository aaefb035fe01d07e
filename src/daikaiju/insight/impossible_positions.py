"""What makes a well-formed position one that no game can reach; it is still valued, and marked as such."""

from __future__ import annotations

from daikaiju.errors import DaikaijuError, Problem
from daikaiju.game import Game
from daikaiju.messages import Message, MonsterName
from daikaiju.rules.agenda import NOTHING
from daikaiju.rules.king.state import AT_END_OF_ROUND, STAR_GOAL

MOST_ENERGY_A_TURN = 20
MOST_ROLLS_LEFT = 6
MOST_STEPS = 5000
"""More than the longest turn takes."""


def oddities(game: Game) -> list[Message]:
    """What cannot occur in a real game: too many stars, too much energy, too many Rolls."""
    g = game.state
    if game.over:
        return []
    found = []
    for seat in range(len(game.seats)):
        energy = int(g.energy[seat])
        if energy > MOST_ENERGY_A_TURN * max(1, g.turn):
            found.append(Message("insight-odd-energy", {"monster": MonsterName(seat), "energy": energy}))
        if has_won_already(game, seat):
            found.append(Message("insight-odd-stars", {"monster": MonsterName(seat)}))
    if g.rolls_left > MOST_ROLLS_LEFT:
        found.append(Message("insight-odd-rolls", {"rolls": int(g.rolls_left)}))
    return found


def has_won_already(game: Game, seat: int) -> bool:
    """Whether a monster of King has the stars to win when the first dice of a turn are thrown."""
    g = game.state
    if game.vocabulary.game != "king" or g.ends == AT_END_OF_ROUND or not g.alive[seat]:
        return False
    begins = game.player == "chance" and game.decision == "dice" and g.spread == 6**g.dice_count
    return bool(begins and g.stars[seat] >= STAR_GOAL)


def check_goes_on(game: Game) -> None:
    """Raise an error if a handwritten agenda ends before the next turn: compiled rules would run off its end."""
    rules, g = game.vocabulary.rules, game.state.copy()
    g.log = []
    turn = g.turn
    for _ in range(MOST_STEPS):
        if g.over or g.turn > turn:
            return
        if g.asking == NOTHING and g.depth <= 0:
            raise DaikaijuError(Problem("file-agenda-ends"))
        rules.random_step(g)
    raise DaikaijuError(Problem("insight-endless"))
