"""The bot that plays as people do in their first games: plain habits and human mistakes, pleasant to beat.

It keeps the number it has most of and likes claws; it notices its wounds late and stays in Tokyo out of pride. It buys
the dearest card it can pay for, whatever that does, and now and then it stops too early, rolls too much or forgets to
buy.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from daikaiju.bots.bot import Bot
from daikaiju.game import Action, Game
from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.answers import FIRST, INTERJECT, PASS
from daikaiju.rules.duel import state as duel
from daikaiju.rules.king import state as king
from daikaiju.rules.market import SLOTS
from daikaiju.rules.table import Table
from daikaiju.states import GameState

SLIP = 0.25
"""How often it throws dice again without thinking, or stops."""

FORGETS_TO_BUY = 0.3
LIKES_CLAWS = 0.6
FEELS_HURT = 5
"""It looks for hearts with this many left, or fewer."""

LEAVES_TOKYO = 3
TOO_PROUD = 0.5
"""How often it stays even so."""

RICH = 6
"""With this much energy it looks for no more."""


class RookieBot(Bot):
    """A beginner at both games."""

    def choose(self, view: Game) -> Action:
        g, words = view.state, view.vocabulary
        choices = words.answers(g)
        answers = KING if words.game == "king" else DUEL
        answer = answers.get(words.decision(g).name, RookieBot.usual)
        return view.action_of(answer(self, g, choices or [INTERJECT]))

    def usual(self, g: Table, choices: list[int]) -> int:
        """Decline what it does not understand, or pick anything."""
        return PASS if PASS in choices else self.random.choice(choices)

    def anything(self, g: Table, choices: list[int]) -> int:
        return self.random.choice(choices)

    def accept(self, g: Table, choices: list[int]) -> int:
        return FIRST

    # --- dice ------------------------------------------------------------------------------

    def keep_dice(self, g: GameState, choices: list[int], wanted: set[int]) -> int:
        """Throw again what is not wanted, unless attention slips."""
        if g.rolls_left <= 0:
            return PASS if PASS in choices else SPREAD
        if self.random.random() < SLIP:
            return self.random.choice([SPREAD, SPREAD + self.random.randrange(1 << g.dice_count)])
        return SPREAD + sum(1 << die for die in range(g.dice_count) if g.dice[die] not in wanted)

    def most_shown(self, g: Table, faces: tuple[int, ...]) -> int:
        """The face it has most of, the last one among equals."""
        shown = Counter(g.dice[: g.dice_count])
        return max(faces, key=lambda face: (shown[face], face))

    def likes(self, g: GameState, is_hurt: bool, heart: int, claw: int, energy: int) -> set[int]:
        """The faces it likes besides: hearts when it is hurt, otherwise perhaps claws; energy until it is rich."""
        wanted = {heart} if is_hurt else {claw} if self.random.random() < LIKES_CLAWS else set()
        return wanted | {energy} if g.energy[g.player] < RICH else wanted

    def wanted_king(self, g: king.State) -> set[int]:
        most = self.most_shown(g, (king.ONE, king.TWO, king.THREE))
        is_hurt = not king.in_tokyo(g, g.player) and g.hearts[g.player] <= FEELS_HURT
        return {most} | self.likes(g, is_hurt, king.HEART, king.CLAW, king.ENERGY)

    def wanted_duel(self, g: duel.State) -> set[int]:
        most = self.most_shown(g, (duel.DESTRUCTION, duel.FAME, duel.POWER))
        is_hurt = g.life[g.player] <= FEELS_HURT
        return {most} | self.likes(g, is_hurt, duel.HEAL, duel.SMASH, duel.ENERGY)

    def roll_king(self, g: king.State, choices: list[int]) -> int:
        return self.keep_dice(g, choices, self.wanted_king(g))

    def roll_duel(self, g: duel.State, choices: list[int]) -> int:
        return self.keep_dice(g, choices, self.wanted_duel(g))

    # --- the rest --------------------------------------------------------------------------

    def buy(self, g: Table, choices: list[int]) -> int:
        """The most expensive card, if it remembers to buy."""
        slots = [choice for choice in choices if FIRST <= choice < FIRST + SLOTS]
        if not slots or self.random.random() < FORGETS_TO_BUY:
            return PASS if PASS in choices else self.random.choice(choices)
        return max(slots, key=lambda choice: g.cost[g.market[choice - FIRST]])

    def wants_to_leave(self, g: king.State) -> bool:
        return g.hearts[g.player] <= LEAVES_TOKYO and self.random.random() >= TOO_PROUD

    def yield_or_stay(self, g: king.State, choices: list[int]) -> int:
        return FIRST if self.wants_to_leave(g) else PASS


KingAnswer = Callable[[RookieBot, king.State, list[int]], int]
DuelAnswer = Callable[[RookieBot, duel.State, list[int]], int]

KING: dict[str, KingAnswer] = {
    "roll": RookieBot.roll_king,
    "buy": RookieBot.buy,
    "snatch": RookieBot.buy,
    "yield_or_stay": RookieBot.yield_or_stay,
    "escape": RookieBot.accept,
    "suffer_or_answer": RookieBot.anything,
    "heart": RookieBot.anything,
    "go_again": RookieBot.accept,
}

DUEL: dict[str, DuelAnswer] = {
    "roll": RookieBot.roll_duel,
    "buy": RookieBot.buy,
    "buy_early": RookieBot.buy,
    "spend_dice_tokens": RookieBot.anything,
    "resolve": RookieBot.anything,
    "put_symbol": RookieBot.anything,
    "put_again": RookieBot.accept,
    "pull_marker": RookieBot.anything,
    "multiply": RookieBot.accept,
    "strike": RookieBot.accept,
    "hide": RookieBot.accept,
    "place": RookieBot.anything,
    "mark_ground": RookieBot.anything,
}
