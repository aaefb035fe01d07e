"""One step of one game of a batch, in the compiled subset: written once for Python, the processor and a GPU.

`stepping` makes the functions of a game from its rules, as `engine` does for the rules themselves.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any, NamedTuple

from daikaiju.arrays import Floats, Games, Int8s, Int16s
from daikaiju.rules.agenda import CHANCE, SPREAD, is_legal
from daikaiju.rules.bits import count_bits, has
from daikaiju.rules.randomness import below
from daikaiju.rules.sets import WORD
from daikaiju.rules.table import Table

BY_WIN, BY_RANK = range(2)
REWARDS = ("win", "rank")
"""What rewards follow, in the order of their numbers."""

NO_CHOICE = -1
WAIT = -2
"""An action that leaves a game as it is."""

EXACT = 1 << 23
"""Rewards are whole multiples of one part in this many, so that any float adds them up without rounding."""

STAY, RENEW, BEGIN = range(3)
"""What becomes of games: one that ends stays as it is until the next step, or begins anew at once; or all begin."""


Observe = Callable[[Table, int, Int16s, int], None]
"""Writes what a seat sees of a game into a row."""

Reward = Callable[[Table, int, Floats, Int8s, int], None]
"""Writes the rewards of all seats of a finished game into a row."""


class Stepping(NamedTuple):
    """The functions that step the games of a batch; `choices`, `actions` and `spreads` are those of envs/tables.py."""

    begin: Callable[[Table], None]
    play: Callable[[Table, int], None]
    legal_choice: Callable[[Table, int, Int16s], int]
    random_action: Callable[[Table, Int16s, Int16s], int]
    write_mask: Callable[[Table, Int16s, Int16s, Int8s, int], None]
    write_rewards: Reward
    note_fallen: Callable[[Table, Int8s, int], None]
    observe: Observe
    show: Callable[..., None]
    step: Callable[..., None]
    renew: Callable[[Games, Games, Int8s, int], None]


def stepping(rules: types.ModuleType, observe: Observe) -> Stepping:
    """The functions for a game with these rules and this observation."""
    start, take, advance, random_choice = rules.start, rules.take, rules.advance, rules.random_choice
    falls = hasattr(rules.State, "alive")

    def begin(g: Table) -> None:
        """Set up a fresh game and answer Chance until a player is asked."""
        start(g)
        play(g, NO_CHOICE)

    def play(g: Table, choice: int) -> None:
        """Make a legal choice, if any, then answer Chance until a player is asked or the game is over."""
        while True:
            if choice != NO_CHOICE:
                take(g, choice)
            advance(g)
            if g.player != CHANCE:
                return
            choice = SPREAD + below(g, g.spread)

    def random_action(g: Table, actions: Int16s, spreads: Int16s) -> int:
        """A legal action, all equally likely, drawn from the game's own generator; 0 when the game is over."""
        if g.over:
            return 0
        choice = random_choice(g)
        action: int = spreads[g.asking] + choice - SPREAD if choice >= SPREAD else actions[g.asking, choice] + 0
        return action

    def note_fallen(g: Any, fallen: Int8s, row: int) -> None:
        """Remember how many monsters were left when each one fell, because the record does not."""
        if falls:
            for seat in range(g.players):
                if not g.alive[seat] and fallen[row, seat] == 0:
                    fallen[row, seat] = g.living + 1

    reward = write_rewards(falls)

    def renew(games: Games, fresh: Games, fallen: Int8s, row: int) -> None:
        """Begin a game anew with one of the fresh records, drawn by the generator of the old one, which goes on."""
        table = below(games[row], fresh.size) if fresh.size > 1 else 0
        seed = games[row].seed
        games[row] = fresh[table]
        games[row].seed = seed
        for seat in range(fallen.shape[1]):
            fallen[row, seat] = 0
        begin(games[row])

    def show(
        games: Games, actions: Int16s, spreads: Int16s, observations: Int16s, masks: Int8s, seats: Int8s, row: int
    ) -> None:
        """Write who is asked, what that seat sees, and what it may do; arrays without columns are left alone.

        When the game is over nobody is asked, and the first seat sees it.
        """
        g = games[row]
        seats[row] = g.player
        if observations.shape[1] > 0:
            observe(g, max(0, g.player), observations, row)
        if masks.shape[1] > 0:
            write_mask(g, actions, spreads, masks, row)

    def step(
        games: Games,
        fresh: Games,
        fallen: Int8s,
        choice: int,
        by: int,
        mode: int,
        rewards: Floats,
        ends: Int8s,
        row: int,
    ) -> None:
        """Make a legal choice and reward a game that ends; WAIT does nothing, NO_CHOICE begins the game anew."""
        for seat in range(rewards.shape[1]):
            rewards[row, seat] = 0
        ends[row] = 0
        if choice == WAIT:
            return
        if choice != NO_CHOICE:
            g = games[row]
            play(g, choice)
            note_fallen(g, fallen, row)
            if not g.over:
                return
            reward(g, by, rewards, fallen, row)
            ends[row] = g.over
            if mode == STAY:
                return
        renew(games, fresh, fallen, row)

    return Stepping(
        begin, play, legal_choice, random_action, write_mask, reward, note_fallen, observe, show, step, renew
    )


def legal_choice(g: Table, action: int, choices: Int16s) -> int:
    """The choice that an action means now, or NO_CHOICE if it is not legal."""
    if action < 0 or action >= choices.shape[1]:
        return NO_CHOICE
    choice = choices[g.asking, action] + 0
    return choice if choice >= 0 and is_legal(g, choice) else NO_CHOICE


def write_mask(g: Table, actions: Int16s, spreads: Int16s, masks: Int8s, row: int) -> None:
    """Write 1 for every legal action of the player who is asked, 0 for all others."""
    for action in range(masks.shape[1]):
        masks[row, action] = 0
    if g.over:
        return
    first = spreads[g.asking] + 0
    for action in range(first, first + g.spread):
        masks[row, action] = 1
    for word in range(len(g.options)):
        bits = g.options[word]
        option = word * WORD
        while bits:
            if bits & 1:
                masks[row, actions[g.asking, option]] = 1
            bits >>= 1
            option += 1


def write_rewards(falls: bool) -> Reward:
    """The function that rewards the seats of a finished game; `falls` says whether monsters can fall before its end."""

    def write(g: Table, by: int, rewards: Floats, fallen: Int8s, row: int) -> None:
        """The rewards of a game add up to exactly zero; the best possible is 1.

        They are fractions of `whole` that add up to zero. What each seat gets is the sum up to it, rounded, less the
        sum before it, rounded: so nothing is lost, and no reward is off by as much as one part in EXACT.
        """
        winners = count_bits(g.winners + 0)
        whole = g.players - 1 if by == BY_RANK else max(1, winners) * (g.players - 1)
        owed = paid = 0
        for seat in range(g.players):
            if by == BY_RANK:
                owed += ahead(g, seat, fallen, row)
            elif winners:
                owed += g.players - winners if has(g.winners, seat) else -winners
            due = owed * EXACT // whole
            rewards[row, seat] = (due - paid) / EXACT
            paid = due

    def ahead(g: Table, seat: int, fallen: Int8s, row: int) -> int:
        """How many others are behind a seat, less how many are ahead of it."""
        own = standing(g, seat, fallen, row)
        count = 0
        for other in range(g.players):
            others = standing(g, other, fallen, row)
            if others < own:
                count += 1
            elif others > own:
                count -= 1
        return count

    def standing(g: Any, seat: int, fallen: Int8s, row: int) -> int:
        """Winners are ahead of the living, these by stars and then hearts of the fallen, and the last to fall first."""
        place: int = 0
        if has(g.winners, seat):
            place = 1 << 20
        elif falls:
            place = g.stars[seat] * 64 + g.hearts[seat] if g.alive[seat] else -fallen[row, seat]
        return place

    return write
