"""The champion thinking longer: it looks at the turns that follow its answers, assuming that all players are equals.

The next turn is weighed over all its dice, so luck plays no part; where its worth differs from what the network said,
the difference corrects the champion's value of the answer. When choosing dice, the likeliest final Rolls are looked
ahead from first, and what is found is spread over Rolls like them. In the time left, later turns are played with random
dice; these correct the value only in part.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from time import monotonic
from typing import TypeAlias

from daikaiju.champion.averages import error_of_mean, mean
from daikaiju.champion.bot import ChampionBot
from daikaiju.champion.final_rolls import FinalRolls, Look
from daikaiju.champion.neutral_network import neutral_network
from daikaiju.champion.turn_key import key_of_turn
from daikaiju.engine import Weighed, engine_of
from daikaiju.engine.interface import MOST_SEATS, Reals
from daikaiju.errors import DaikaijuError, Problem, short
from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.table import Table
from daikaiju.thinking.adapters import ADAPTERS

CANDIDATES = 4
CLOSE = 0.04
"""How far behind the best an answer may be and still be worth considering."""

LATER_TURNS = 2
"""How many turns after the next are looked at, with random dice; with two players just one, the player's own."""

TRUST = 2
"""The weight of the champion's own value, in looks at later turns that found nothing to correct."""

BATCH = 8
"""How many final Rolls are looked ahead from before all of them are weighed again."""

Rows: TypeAlias = list[Reals]
"""Everybody's chances, one row for each turn looked at."""

USUAL_SECONDS = 0.5
MOST_SECONDS = 60.0


@dataclass
class Candidate:
    """An answer, the champion's value of it, and how later turns correct that."""

    choice: int
    thought: float
    played: list[float] = field(default_factory=list)

    @property
    def worth(self) -> float:
        return self.thought + sum(self.played) / (TRUST + len(self.played))


class Budget:
    """The time, or the number of turns to look at, that is left for an answer."""

    def __init__(self, seconds: float | None, turns: int | None) -> None:
        self.until = None if seconds is None else monotonic() + seconds
        self.turns = turns

    def allows(self, turns: int, seconds: float) -> bool:
        """Whether there is enough left to look at this many turns, which takes about this many seconds."""
        if self.until is None:
            return self.turns is not None and self.turns >= turns
        return monotonic() + seconds < self.until

    def spend(self, turns: int) -> None:
        """Deduct the turns just looked at."""
        if self.turns is not None:
            self.turns -= turns


class SearchBot(ChampionBot):
    """Takes its budget after a colon: `search:200ms`, `search:2s`, or a number of turns to look at, `search:400`."""

    def __init__(self, seed: int | None = None, setting: str | None = None) -> None:
        super().__init__(seed)
        self.seconds, self.roll_outs = budget_of(setting)
        self.threads = 1
        self.budget = Budget(0.0, None)
        self.longest = 0.0
        """About the longest that a look at one turn has taken, in seconds."""
        self.rolls: FinalRolls | None = None
        """The final Rolls of the turn in which it last chose dice."""

    @cached_property
    def pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.threads)

    def choice(self, game: str, state: Table) -> int:
        """The best answer found within the budget."""
        self.budget = Budget(self.seconds, self.roll_outs)
        position, asks = state.pack(), ADAPTERS[game].candidates
        weighed = engine_of(game).weighed(position, neutral_network(game))
        best = weighed.choice
        if asks.look_first(state) >= 0:
            return best
        if state.asking != asks.ROLL:
            return self.search_options(game, state, candidates(weighed, state))
        if best < SPREAD or not state.rolls_left:  # a card is used, or the Roll is final
            return best
        if self.rolls is None or self.rolls.key != key_of_turn(game, position):
            self.rolls = FinalRolls(game, state, weighed.final_rolls, self.random)
        mask = self.search_keeps(game, state, self.rolls)
        return SPREAD + mask if self.rolls.is_known else best

    def search_keeps(self, game: str, state: Table, rolls: FinalRolls) -> int:
        """The dice to reroll, as bits, judging by all that the budget allows to find out about final Rolls."""
        later = later_turns(state)
        mask, is_open = rolls.weigh(state)
        while is_open:
            looks = rolls.next_looks(state, later, BATCH)
            found = self.look(game, looks)
            for look, rows in zip(looks, found, strict=False):
                rolls.learn(look, rows)
            if found:
                mask, is_open = rolls.weigh(state)
            if len(found) < len(looks):
                break
        return mask

    def search_options(self, game: str, state: Table, left: list[Candidate]) -> int:
        """The best of some answers to a question that is not about dice."""
        best, me = left[0].choice, state.player
        if len(left) == 1:
            return best
        found = self.look(game, [Look(state.copy(), one.choice, 1) for one in left])
        if len(found) < len(left) or not any(any(rows[1]) for rows in found):  # the dice of this turn come first
            return best
        for candidate, rows in zip(left, found, strict=True):
            candidate.thought += rows[1][me]
        left = without_doubles(left, found)
        turns = 1 + later_turns(state)
        while len(left) > 1:
            seed = self.random.getrandbits(60)
            found = self.look(game, [Look(state.copy(), one.choice, turns, seed) for one in left])
            if len(found) < len(left):
                break
            for candidate, rows in zip(left, found, strict=True):
                candidate.played.append(sum(row[me] for row in rows[2:]))
            left = still_close(left)
        return max(left, key=lambda candidate: candidate.worth).choice

    def look(self, game: str, looks: list[Look]) -> list[Rows]:
        """Look ahead from as many of the positions as the budget allows, in order."""
        found: list[Rows] = []
        for start in range(0, len(looks), self.threads):
            some = looks[start : start + self.threads]
            turns = sum(look.turns for look in some)
            most = max(look.turns for look in some)
            if not self.budget.allows(turns, most * self.longest):
                break
            begun = monotonic()
            if len(some) == 1:
                found.append(look_ahead(game, some[0]))
            else:
                found += self.pool.map(look_ahead, [game] * len(some), some)
            self.longest = max((monotonic() - begun) / most, 0.9 * self.longest)
            self.budget.spend(turns)
        return found


def later_turns(state: Table) -> int:
    """How many turns after the next are looked at: the rivals', or with two players one's own."""
    return min(LATER_TURNS, max(1, state.players - 2))


def look_ahead(game: str, look: Look) -> Rows:
    """Rows of chances for all seats: first those after an answer, then how each of the next turns corrects them."""
    position, network = look.state.pack(), neutral_network(game)
    then, found = engine_of(game).look_ahead(position, look.choice, look.seed, look.turns, network)
    look.state = type(look.state).unpack(then)
    return [found[start : start + MOST_SEATS] for start in range(0, len(found), MOST_SEATS)]


def candidates(weighed: Weighed, state: Table) -> list[Candidate]:
    """The best answer of the champion, followed by those it finds nearly as good."""
    options, best = state.options[0], weighed.choice
    thoughts = {choice: weighed.options[choice] for choice in range(63) if options >> choice & 1}
    most = thoughts.pop(best)
    near = sorted((choice for choice in thoughts if thoughts[choice] > most - CLOSE), key=lambda c: -thoughts[c])
    return [Candidate(best, most), *(Candidate(choice, thoughts[choice]) for choice in near[: CANDIDATES - 1])]


def without_doubles(left: list[Candidate], found: list[Rows]) -> list[Candidate]:
    """Of answers that lead to the same position, only the first; they show in equal chances for everyone."""
    different: dict[bytes, Candidate] = {}
    for candidate, rows in zip(left, found, strict=True):
        different.setdefault(b"".join(row.tobytes() for row in rows), candidate)
    return list(different.values())


def still_close(left: list[Candidate]) -> list[Candidate]:
    """Drop the candidates that are behind by more than chance can explain."""
    if len(left[0].played) < 16:
        return left
    best = max(left, key=lambda candidate: candidate.worth)

    def is_close(candidate: Candidate) -> bool:
        ahead = best.thought - candidate.thought
        gaps = [ahead + one - other for one, other in zip(best.played, candidate.played, strict=True)]
        return mean(gaps) < 3 * error_of_mean(gaps, given=0) + 1e-9

    return [candidate for candidate in left if candidate is best or is_close(candidate)]


def budget_of(setting: str | None) -> tuple[float | None, int | None]:
    """The budget a setting asks for: seconds, or a number of turns to look at."""
    if setting is None:
        return USUAL_SECONDS, None
    try:
        if setting.endswith("ms"):
            seconds = float(setting[:-2]) / 1000
        elif setting.endswith("s"):
            seconds = float(setting[:-1])
        else:
            number = int(setting)
            if number > 0:
                return None, number
            seconds = 0.0
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MOST_SECONDS:
        raise DaikaijuError(Problem("search-budget", given=short(setting)))
    return seconds, None
