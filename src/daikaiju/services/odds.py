"""What the dice can still bring: exact chances of the goals that matter now, for every set of dice to roll again."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence

from daikaiju.analysis.cards import CARDS
from daikaiju.analysis.goals import NUMBER, Goal
from daikaiju.analysis.solver import Rolling, solve
from daikaiju.analysis.tables import MOST_DICE
from daikaiju.game import Game
from daikaiju.messages import CardName, Message, MonsterName, Several
from daikaiju.scene import question, scene
from daikaiju.table.if_stopped import stopped
from daikaiju.table.protocol.tables import GoalChances

TRIPLE = 3
DIGITS = 4
WORTH_SAYING = 0.02
"""Goals whose chance never exceeds this, whichever dice are rerolled, are left out."""


def chances(game: Game) -> list[GoalChances]:
    """The goals of the player who is asked which dice to roll again, each with the chance that any set of dice gives.

    A set of dice is a number as in the question: bit 0 is the first die, and 0 keeps them all. The chance is that of
    playing for this goal alone with all Rolls left, and with cards that cost nothing.
    """
    g = game.state
    asked = question(game)
    if asked is None or asked.reroll is None or not 0 < g.dice_count <= MOST_DICE:
        return []
    rolling = rolling_of(game, asked.seat)
    dice = list(g.dice[: g.dice_count])
    keeps = [
        rolling.table.number([face for die, face in enumerate(dice) if not rolled >> die & 1])
        for rolled in range(1 << len(dice))
    ]
    found = ((say, kept_chances(goal, g.rolls_left, rolling)) for goal, say in goals(game, asked.seat))
    of_sets = ((say, [chances[kept] for kept in keeps]) for say, chances in found)
    return [
        GoalChances(say, [round(chance, DIGITS) for chance in chances])
        for say, chances in of_sets
        if max(chances) >= WORTH_SAYING
    ]


@functools.lru_cache(maxsize=500)
def kept_chances(goal: Goal, rolls: int, rolling: Rolling) -> Sequence[float]:
    """The chance of a goal for everything that can be kept."""
    return solve(goal.met, rolls, rolling).kept[rolls]


def rolling_of(game: Game, seat: int) -> Rolling:
    """How many dice lie on the table, and what the player's cards do to them without costing anything."""
    rolling = Rolling(game.state.dice_count)
    helpful = CARDS[game.vocabulary.game]
    for card in scene(game).monsters[seat].cards:
        found = helpful.get(card.copies or card.id)
        if found is not None and not found.at_start and not found.costs:
            rolling = found.apply(rolling)
    return rolling


def goals(game: Game, seat: int) -> Iterator[tuple[Goal, Message]]:
    """Three of a number, enough claws to knock somebody out or symbols to win, enough energy for a card on sale."""
    faces = tuple(game.vocabulary.faces)

    def of(count: int, kind: str) -> Goal:
        return Goal(((count, kind),), faces)

    if game.vocabulary.game == "king":
        if game.state.dice_count >= TRIPLE:
            yield of(TRIPLE, NUMBER), Message("odds-goal-triple")
        claws = fewest(game, "claw", lambda twin: bool(fallen(game, twin)))
        if claws is not None:
            monsters = tuple(MonsterName(other) for other in fallen(game, rolled(game, "claw", claws)))
            yield of(claws, "claw"), Message("odds-goal-knock-out", {"monsters": Several(monsters)})
    else:
        for face in ("smash", "fame", "destruction"):
            count = fewest(game, face, lambda twin: twin.over and twin.winners == [game.seats[seat]])
            if count is not None:
                yield of(count, face), Message(f"odds-goal-win-{face}")
    for card in scene(game).market:
        if card is not None and game.state.energy[seat] < card.price:
            energy = fewest(game, "energy", functools.partial(can_buy, card.id))
            if energy is not None:
                yield of(energy, "energy"), Message("odds-goal-buy", {"card": CardName(card.id)})


def fewest(game: Game, face: str, enough: Callable[[Game], bool]) -> int | None:
    """How many dice of a face it takes, if the dice on the table can be enough; one more is never worse."""
    low, high = 1, int(game.state.dice_count)
    if not enough(rolled(game, face, high)):
        return None
    while low < high:
        middle = (low + high) // 2
        if enough(rolled(game, face, middle)):
            high = middle
        else:
            low = middle + 1
    return high


def rolled(game: Game, face: str, count: int) -> Game:
    """The game after stopping with this many dice of a face and no others."""
    return stopped(game, [list(game.vocabulary.faces).index(face)] * count)


def fallen(before: Game, after: Game) -> list[int]:
    """The monsters that were alive before and are no longer."""
    return [seat for seat in range(len(before.seats)) if before.state.alive[seat] and not after.state.alive[seat]]


def can_buy(card: str, game: Game) -> bool:
    """Whether the active player is asked what to buy, and could buy this card."""
    asked = question(game) if game.decision == "buy" else None
    return asked is not None and any(answer.word == "buy" and answer.card == card for answer in asked.answers)
