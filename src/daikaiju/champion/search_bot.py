"""The champion thinking longer: it plays on from its likeliest answers, for everyone as its network prefers.

What the network hopes for where a roll-out ends is the answer's chance. The rest of the turn is played first, because
luck has little part in it; then a whole round, which shows more and is noisier. All answers get the same luck. The
champion's own opinion counts as much as some roll-outs do, so that a few of them change little.

When choosing dice, final Rolls are played on from instead, the likeliest first; which dice to keep follows exactly.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, fsum, hypot, sqrt
from time import monotonic

from daikaiju.champion.bot import ChampionBot, champion_file
from daikaiju.champion.final_rolls import FinalRolls
from daikaiju.champion.reinforcement.policy_file import policy_to_play
from daikaiju.champion.turn_key import key_of_turn
from daikaiju.engine import Considered, PolicyToPlay, engine_of
from daikaiju.engine.interface import BY_HOPES, NO_ANSWER
from daikaiju.errors import DaikaijuError, Problem, short
from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.table import Table

CANDIDATES = 6
LIKELY = 0.02
"""How likely the network must find an answer for it to be considered."""

PREFERENCE = 0.01
"""How much a difference of 1 in what the network prefers counts against a chance to win, before roll-outs show better:
once for the rest of the turn, once for later turns."""

FIRST_LOOKS = 8
"""How often the rest of the turn is played from each answer before later turns are."""

TURN, LATER = 0.02, 0.009
"""By how much answers usually differ: at the end of the turn, and in what later turns add to that."""

LUCK_OF_TURN, LUCK_OF_LATER_TURNS = 0.03, 0.1
SUPPOSED = 4
"""How much luck usually parts two roll-outs with the same seed, and how many roll-outs must show it to be otherwise."""

SURE = 3.0
"""How many times the error an answer may be behind and still be gone on with."""

NEGLIGIBLE = 0.002
"""Where a difference is known as well as this, it is settled."""

ENOUGH_FOR_DOUBLES = 4
"""After how many roll-outs with the same chances two answers are taken for the same."""

BATCH = 8
"""How many final Rolls are played on from before the time is looked at again."""

USUAL_SECONDS = 0.5
MOST_SECONDS = 60.0


@dataclass
class Look:
    """A roll-out from a position after an answer, to the end of the turn and then for some later turns."""

    position: bytes
    choice: int
    seed: int
    later: int


@dataclass
class Candidate:
    """An answer, what the champion thinks of it, and what roll-outs showed."""

    choice: int
    hope: float
    logit: float
    turns: list[float] = field(default_factory=list)
    """The player's chance at the end of the turn."""
    rounds: list[float] = field(default_factory=list)
    """How later turns changed it, where they were played."""

    def learn(self, found: list[float]) -> None:
        """Record a roll-out."""
        self.turns.append(found[0])
        self.rounds += [found[-1] - found[0]] * (len(found) > 1)

    def ahead_of(self, other: Candidate) -> tuple[float, float]:
        """How much better it is than another, and how far off that may be."""
        preferred = PREFERENCE * (self.logit - other.logit)
        turn, error = judged(self.hope - other.hope + preferred, TURN, LUCK_OF_TURN, self.turns, other.turns)
        later, further = judged(preferred, LATER, LUCK_OF_LATER_TURNS, self.rounds, other.rounds)
        return turn + later, hypot(error, further)


def judged(guess: float, spread: float, luck: float, ours: list[float], theirs: list[float]) -> tuple[float, float]:
    """A guess at a difference corrected by pairs of roll-outs, and how far off it may still be.

    >>> judged(0.01, 0.02, 0.03, [], [])
    (0.01, 0.02)
    >>> [round(number, 4) for number in judged(0.0, 0.02, 0.03, [0.6] * 4, [0.5] * 4)]
    [0.0757, 0.0099]
    """
    if not ours:
        return guess, spread
    gaps = [one - other for one, other in zip(ours, theirs, strict=True)]
    middle, number = fsum(gaps) / len(gaps), len(gaps)
    squares = fsum((gap - middle) ** 2 for gap in gaps) + SUPPOSED * luck**2
    error = squares / (SUPPOSED + number - 1) / number
    believed = spread**2 / (spread**2 + error)
    return guess + (middle - guess) * believed, spread * sqrt(1 - believed)


class Budget:
    """The time, or the number of roll-outs, that is left for an answer."""

    def __init__(self, seconds: float | None, roll_outs: int | None) -> None:
        self.until = None if seconds is None else monotonic() + seconds
        self.roll_outs = roll_outs

    def allows(self, roll_outs: int, seconds: float) -> bool:
        """Whether there is enough left for this many roll-outs, each of which takes about this many seconds."""
        if self.until is None:
            return self.roll_outs is not None and self.roll_outs >= roll_outs
        return monotonic() + roll_outs * seconds < self.until

    def spend(self, roll_outs: int) -> None:
        """Deduct the roll-outs just made."""
        if self.roll_outs is not None:
            self.roll_outs -= roll_outs


class SearchBot(ChampionBot):
    """Takes its budget after a colon: `search:200ms`, `search:2s`, or a number of roll-outs, `search:400`."""

    def __init__(self, seed: int | None = None, setting: str | None = None) -> None:
        super().__init__(seed)
        self.seconds, self.roll_outs = budget_of(setting)
        self.budget = Budget(0.0, None)
        self.longest = {False: 0.0, True: 0.0}
        """About the longest that a roll-out of each length has taken, in seconds."""
        self.rolls: FinalRolls | None = None
        """The final Rolls of the turn in which it last chose dice."""

    def choice(self, game: str, state: Table) -> int:
        """The best answer found within the budget."""
        self.budget = Budget(self.seconds, self.roll_outs)
        position, policy = state.pack(), policy_to_play(game, champion_file(game))
        considered = engine_of(game).considered(position, policy, BY_HOPES, 2 * PREFERENCE)
        if considered.choice < SPREAD or not state.rolls_left:
            return self.search_options(game, state, candidates(considered))
        if self.rolls is None or self.rolls.key != key_of_turn(state):
            thoughts = engine_of(game).answered(position, policy, BY_HOPES, 2 * PREFERENCE).final_rolls
            self.rolls = FinalRolls(game, state, thoughts, self.random)
        return self.search_keeps(game, state, considered.preferences, self.rolls)

    def search_keeps(self, game: str, state: Table, preferences: dict[int, float], rolls: FinalRolls) -> int:
        """Which dice to reroll, judging by all that the budget allows to find out about final Rolls."""
        best, is_open = rolls.weigh(state, preferences)
        looked = 0
        while is_open:
            later = later_turns(state) if rolls.is_known else 0
            for number, seed in rolls.next_looks(BATCH):
                found = self.look(game, rolls.me, [Look(rolls.final(state, number), SPREAD, seed, later)])
                if not found:
                    return rolls.weigh(state, preferences)[0] if looked else best
                rolls.learn(number, found[0])
                looked += 1
            if 3 * looked >= rolls.looks:  # weighing takes time, too
                best, is_open = rolls.weigh(state, preferences)
                looked = 0
        return best

    def search_options(self, game: str, state: Table, left: list[Candidate]) -> int:
        """The best of some answers to a question that is not about which dice to reroll."""
        position = state.pack()
        while len(left) > 1:
            seed = self.random.getrandbits(60)
            later = later_turns(state) if len(left[0].turns) >= FIRST_LOOKS else 0
            found = self.look(game, state.player, [Look(position, one.choice, seed, later) for one in left])
            if len(found) < len(left):
                break
            for candidate, chances in zip(left, found, strict=True):
                candidate.learn(chances)
            left = still_close(without_doubles(left))
        return left[0].choice

    def look(self, game: str, me: int, looks: list[Look]) -> list[list[float]]:
        """A player's chances in each roll-out (`roll_out`), or nothing if the budget does not allow all of them."""
        is_long = looks[0].later > 0
        if not self.budget.allows(len(looks), self.longest[is_long]):
            return []
        policy = policy_to_play(game, champion_file(game))
        begun = monotonic()
        found = [roll_out(game, me, look, policy) for look in looks]
        took = (monotonic() - begun) / len(looks)
        self.longest[is_long] = max(took, 0.9 * self.longest[is_long])
        self.budget.spend(len(looks))
        return found


def later_turns(state: Table) -> int:
    """How many turns after this one are played, if any: until it is the player's again."""
    return state.players


def roll_out(game: str, me: int, look: Look, policy: PolicyToPlay) -> list[float]:
    """A player's chance at the end of the turn, and after later turns if there are any."""
    engine = engine_of(game)
    then, chances = engine.roll_out_by_policy(look.position, look.choice, look.seed, 1, policy)
    found = [chances[me]]
    if look.later:
        found.append(engine.roll_out_by_policy(then, NO_ANSWER, look.seed + 1, look.later, policy)[1][me])
    return found


def candidates(considered: Considered) -> list[Candidate]:
    """The champion's answer, followed by others that its network finds likely."""
    logits, best = considered.preferences, considered.choice
    most = max(logits.values())
    least = LIKELY * sum(exp(logit - most) for logit in logits.values())
    others = [choice for choice in logits if choice != best and exp(logits[choice] - most) > least]
    chosen = [best, *sorted(others, key=lambda choice: -logits[choice])][:CANDIDATES]
    hopes = considered.hopes if all(choice in considered.hopes for choice in chosen) else {}
    return [Candidate(choice, hopes.get(choice, 0.0), logits[choice]) for choice in chosen]


def without_doubles(left: list[Candidate]) -> list[Candidate]:
    """Of answers that lead to the same position, only the first; they show in the same chances with all luck."""
    if len(left[0].turns) != ENOUGH_FOR_DOUBLES:
        return left
    different: dict[tuple[float, ...], Candidate] = {}
    for candidate in left:
        different.setdefault(tuple(candidate.turns), candidate)
    return list(different.values())


def still_close(left: list[Candidate]) -> list[Candidate]:
    """The best candidate, followed by those that may still be better: luck could explain how far they are behind."""
    best = left[0]
    for candidate in left[1:]:
        if candidate.ahead_of(best)[0] > 0.0:
            best = candidate
    gaps = [(candidate, *best.ahead_of(candidate)) for candidate in left if candidate is not best]
    return [best, *(candidate for candidate, ahead, error in gaps if ahead < SURE * error and error > NEGLIGIBLE)]


def budget_of(setting: str | None) -> tuple[float | None, int | None]:
    """The budget a setting asks for: seconds, or a number of roll-outs."""
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
