"""The champion thinking longer: its best few answers are played on for two turns, again and again.

Every candidate meets the same dice. A roll-out says by how much the champion's first thought was wrong; a few of them
correct it only in part, so a short search is never worse informed than no search.
"""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import numpy as np

from daikaiju.bots.greedy import GreedyBot
from daikaiju.champion.choosing import Mind, new_mind
from daikaiju.champion.dice import number_of
from daikaiju.champion.player import ChampionBot, network_to_play
from daikaiju.errors import DaikaijuError, Problem, short
from daikaiju.game import Action, Game
from daikaiju.rules.agenda import SPREAD

CANDIDATES = 4
CLOSE = 0.04
"""How far behind the best an answer may be to be worth playing on."""

TURNS = 2
"""How many turns a roll-out looks at after the one that is being played."""

TRUST = 8
"""How many roll-outs without any correction the champion's first thought counts as."""

USUAL_SECONDS = 0.5
MOST_SECONDS = 60.0
_own = threading.local()


@dataclass
class Candidate:
    """An answer, what the champion thinks of it, and by how much roll-outs correct that."""

    choice: int
    thought: float
    played: list[float] = field(default_factory=list)

    @property
    def worth(self) -> float:
        return self.thought + sum(self.played) / (TRUST + len(self.played))


class SearchBot(ChampionBot):
    """After a colon it takes its budget: `search:200ms`, `search:2s`, or a number of roll-outs, `search:400`."""

    def __init__(self, seed: int | None = None, setting: str | None = None) -> None:
        super().__init__(seed)
        self.roll_outs: int | None = None
        self.seconds, self.roll_outs = budget_of(setting)
        self.threads = 1
        self.for_packs = GreedyBot(seed)

    def choose(self, view: Game) -> Action:
        if view.packs:
            return self.for_packs.choose(view)
        return view.action_of(self.search(view.vocabulary.game, view.state))

    def search(self, game: str, state: Any) -> int:
        """The best answer after the budget is spent."""
        begun = monotonic()
        best = self.choice(game, state)
        left = candidates(game, state, best)
        if len(left) == 1:
            return best
        until = begun + (self.seconds or 0.0)
        record = state.to_record()
        with ThreadPoolExecutor(self.threads) as pool:
            longest = 0.0
            while self.goes_on(left, until - longest):
                round_begun = monotonic()
                seeds = [self.random.getrandbits(60) for _ in range(self.threads)]
                for candidate in left:
                    work = [pool.submit(self.roll_out, game, record, candidate.choice, seed) for seed in seeds]
                    candidate.played += [done.result() for done in work]
                left = still_close(left)
                longest = max(longest, monotonic() - round_begun)
        return max(left, key=lambda candidate: candidate.worth).choice

    def goes_on(self, left: list[Candidate], until: float) -> bool:
        """Whether the budget allows another round of roll-outs, and anything is left to decide."""
        if len(left) == 1:
            return False
        if self.roll_outs is not None:
            return len(left[0].played) * len(left) < self.roll_outs
        return monotonic() < until

    def roll_out(self, game: str, record: Any, choice: int, seed: int) -> float:
        """Play one answer on, and say how wrong the first thought of it was."""
        from daikaiju.champion.compiled import compiled_champion

        champion = compiled_champion(game)
        net, number = network_to_play(game, self.path)
        games, mind = record.copy(), own_mind(game)
        thinker = int(games[0]["player"])
        return float(champion.roll_out(games, 0, choice, seed, TURNS, thinker, mind, net, number, champion.answer))


def own_mind(game: str) -> Mind:
    """The memory of this thread."""
    from daikaiju.champion.sights import SIGHTS

    minds: dict[str, Mind] = _own.__dict__.setdefault("minds", {})
    if game not in minds:
        minds[game] = new_mind(SIGHTS[game].rules.State.dtype, SIGHTS[game].MOST_FEATURES)
    return minds[game]


def candidates(game: str, state: Any, best: int) -> list[Candidate]:
    """The answers that the champion, asked a moment ago, finds nearly as good as its best one."""
    from daikaiju.champion.selfplay import mind_of

    mind = mind_of(game)
    if best >= SPREAD:
        thoughts = thoughts_of_keeps(mind, state)
    else:
        thoughts = {choice: float(worth) for choice, worth in enumerate(mind.scores[:63]) if is_weighed(state, choice)}
    most = thoughts.get(best, 0.0)
    near = sorted((c for c in thoughts if thoughts[c] > most - CLOSE), key=lambda c: -thoughts[c])
    found = [Candidate(choice, thoughts[choice]) for choice in near[:CANDIDATES]]
    return found if any(c.choice == best for c in found) else [Candidate(best, most)]


def is_weighed(state: Any, choice: int) -> bool:
    return bool(state.options[0] >> choice & 1)


def thoughts_of_keeps(mind: Mind, state: Any) -> dict[int, float]:
    """The best ways to throw dice again, one for each multiset that can be kept."""
    count, rolls = state.dice_count, state.rolls_left
    found: dict[int, tuple[int, float]] = {}
    for mask in range(1 << count):
        number = int(number_of(mind.sets, state.dice, mask, count))
        worth = mind.plan.final[number] if mask == 0 else mind.plan.kept[rolls - 1, number]
        found.setdefault(number, (SPREAD + mask, float(worth)))
    return dict(found.values())


def still_close(left: list[Candidate]) -> list[Candidate]:
    """Without those that are behind by more than chance explains."""
    if len(left[0].played) < 16:
        return left
    best = max(left, key=lambda candidate: candidate.worth)

    def is_close(candidate: Candidate) -> bool:
        gaps = best.thought - candidate.thought + np.subtract(best.played, candidate.played)
        return bool(gaps.mean() < 3 * gaps.std() / len(gaps) ** 0.5 + 1e-9)

    return [candidate for candidate in left if candidate is best or is_close(candidate)]


def budget_of(setting: str | None) -> tuple[float | None, int | None]:
    """Seconds, or a number of roll-outs."""
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
