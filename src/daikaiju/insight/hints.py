"""Hints: the chances of all monsters, and every sensible answer with its worth, better the longer one thinks."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from statistics import median
from time import monotonic

from msgspec import Struct

from daikaiju.champion.averages import error_of_mean, mean
from daikaiju.errors import DaikaijuError, Problem
from daikaiju.extras import is_installed, need
from daikaiju.game import Game
from daikaiju.insight.guesses import guess
from daikaiju.insight.impossible_positions import oddities
from daikaiju.insight.labels import labels
from daikaiju.insight.look_ahead import PlayedOn
from daikaiju.insight.standard_errors import error_of, errors_of
from daikaiju.messages import Message
from daikaiju.text.vocabulary import Entry

need("engine")

# Only now, because the sentence about what to install comes first.
from daikaiju.insight.answers import Weighed, are_about_dice, label_of, roll_out, same_answer, weighed_answers  # noqa: E402

CANDIDATES = 4
"""How many of the best answers are played on."""
ENOUGH = 1000
"""How many roll-outs of an answer are enough; more tell nothing new."""
DRAWS = 12
"""How many of the cards that an answer may reveal are tried; few, so that the first hint comes at once."""
FEWEST = 4
"""How many roll-outs an answer needs before they count."""
AHEAD, FEWEST_AHEAD = 1600, 200
"""How often a position is played on to know everybody's chances better, and how often at least before they are told,
for one player: with more of them each time takes longer, and their chances vary less."""
SURELY = 2.0
"""By how many errors an answer must be ahead of the champion's own to be recommended instead."""
FIRST_PAUSE = 0.25
"""Seconds from the first hint to the next; each later one takes twice as long as the one before."""


class Chance(Struct, frozen=True):
    """A monster's chance to win, with its standard error."""

    seat: int
    chance: float
    error: float


class AnswerWorth(Struct, frozen=True):
    """An answer, and the chance to win that it leaves the player asked."""

    action: int
    """Its number, as in every question."""
    entry: Entry
    """Its words in the text format."""
    label: Message
    chance: float
    error: float
    behind: float
    """How far it is behind the first answer; below zero if it is ahead, but not surely."""
    behind_error: float
    roll_outs: int


class Hint(Struct, frozen=True):
    """What the coach says about a position."""

    game: str
    seats: list[str]
    turn: int
    seat: int | None
    """Who is asked; None when Chance is, or the game is over."""
    decision: str | None
    chances: list[Chance]
    answers: list[AnswerWorth]
    """The best first, or the champion's own if none is surely better; empty when nobody is asked."""
    why: Message | None
    """Why the best answer is better than the next, from what differs between their outcomes."""
    short: Message | None
    """What speaks for the best answer most, in one sentence; None when nobody has a choice."""
    remarks: list[Message]
    """What makes the position one that cannot occur."""
    roll_outs: int
    seconds: float
    guess: Message | None = None
    """That cards on the table were never seen in training, and are guessed."""


def hints(game: Game, seconds: float = 2.0, seed: int = 0) -> Iterator[Hint]:
    """Hints about the open question, each better than the one before, until this many seconds have passed.

    The first comes at once, and sees what the player asked may see; with no time at all it is the only one.
    """
    check_can_value(game)
    yield from Coach(game, seed).hints(seconds)


def best_hint(game: Game, seconds: float = 2.0, seed: int = 0) -> Hint:
    """The last hint within this many seconds."""
    return list(hints(game, seconds, seed))[-1]


def check_can_value(game: Game) -> None:
    """Raise an error about a game with packs in a browser: no engine holds them, and NumPy is missing there."""
    if game.packs and not is_installed("numpy"):
        raise DaikaijuError(Problem("insight-packs", packs=", ".join(game.packs)))


class Coach:
    """Thinks about one position."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        from daikaiju.insight.evaluator import Evaluator
        from daikaiju.insight.judges import judge_of

        self.begun = monotonic()
        self.random = random.Random(seed)
        self.name = game.vocabulary.game
        self.evaluator = Evaluator(judge_of(self.name, game.packs), DRAWS)
        asked = 0 <= game.state.player < len(game.seats)
        self.game = game.view() if asked else game.view(max(0, game.state.active))
        self.remarks = oddities(game)
        self.guess = guess(self.evaluator.judge, self.game, [self.game.state])
        self.me: int | None = game.state.player if asked and not game.over else None
        self.at = self.game.state
        self.labels = {} if self.me is None else labels(self.game)
        self.weighed: list[Weighed] = []
        self.own: Weighed | None = None
        """The answer that the champion would give."""
        self.luck = 0.0
        """How much of its chances is still luck, because it has not looked ahead as often as it will."""
        self.weigh()

    def weigh(self) -> None:
        """Weigh all answers, if somebody is asked."""
        if self.me is not None:
            self.weighed = weighed_answers(self.evaluator, self.at)
            self.own = same_answer(self.at, self.weighed, self.evaluator.chosen(self.at))

    def hints(self, seconds: float) -> Iterator[Hint]:
        until, pause = self.begun + seconds, FIRST_PAUSE
        yield self.hint()
        for _ in self.look_ahead((monotonic() + until) / 2, pause):
            yield self.hint()
        if self.me is None:
            return
        candidates, longest = self.candidates(), 0.0
        while len(candidates) > 1 and monotonic() + longest < until and len(candidates[0].played) < ENOUGH:
            stop = min(until, monotonic() + pause)
            while (begun := monotonic()) + longest < stop and len(candidates[0].played) < ENOUGH:
                roll_seed = self.random.getrandbits(60)
                for candidate in candidates:
                    roll_out(self.evaluator, self.at, candidate, roll_seed)
                longest = max(longest, monotonic() - begun)
            pause = max(2 * pause, 2 * longest)
            yield self.hint()

    def look_ahead(self, until: float = math.inf, pause: float = math.inf) -> Iterator[None]:
        """Find everybody's chances by playing on, a few times however late it is; yields when they are known better."""
        played, told = PlayedOn(self.evaluator.judge, self.at), 0
        most, fewest = AHEAD // self.at.players, FEWEST_AHEAD // self.at.players
        stop = min(until, monotonic() + pause)
        while told < most and (told == 0 or monotonic() < until):
            while played.times < most and (played.times - told < fewest or monotonic() < stop):
                if not played.play(played.times):
                    return
            told, pause = played.times, 2 * pause
            self.evaluator.move(self.at, played.chances())
            self.luck = played.luck(most)
            self.weigh()
            yield
            stop = min(until, monotonic() + pause)

    def candidates(self) -> list[Weighed]:
        """The answers worth roll-outs: the best at first thought, and the champion's own."""
        found = self.weighed[:CANDIDATES]
        if self.own is not None and not any(one is self.own for one in found):
            found[-1] = self.own
        return found

    # --- what is said ---------------------------------------------------------------------

    def hint(self) -> Hint:
        ranked = self.ranked()
        chances = self.chances(ranked)
        why, short = self.reasons(ranked)
        return Hint(
            self.name,
            self.game.seats,
            self.game.state.turn,
            self.me,
            self.game.decision if self.me is not None else None,
            [Chance(seat, round(c, 4), self.error_of_chance(c)) for seat, c in enumerate(chances)],
            [self.said(one, ranked[0]) for one in ranked],
            why,
            short,
            self.remarks,
            sum(len(one.played) for one in ranked),
            round(monotonic() - self.begun, 3),
            self.guess,
        )

    def ranked(self) -> list[Weighed]:
        """The answers by their worth, but the champion's own first unless another one is surely better."""
        found = sorted(self.weighed, key=lambda one: -self.worth(one)[0])
        if self.own is None or found[0] is self.own:
            return found
        ahead = self.worth(found[0])[0] - self.worth(self.own)[0]
        if ahead > SURELY * self.behind_error(self.own, found[0]):
            return found
        return [self.own, *(one for one in found if one is not self.own)]

    def reasons(self, ranked: list[Weighed]) -> tuple[Message | None, Message | None]:
        """Why the best answer is better than the next one, at length and in short."""
        from daikaiju.insight import reasons

        if len(ranked) < 2:
            return None, None
        assert self.me is not None
        best, other = ranked[:2]
        gap = self.worth(best)[0] - self.worth(other)[0]
        about_dice = are_about_dice(best, other)
        whose = reasons.owners(self.game, self.me, named=False)
        found = reasons.leading(reasons.differences(self.evaluator, self.game, self.at, best, other, self.me))
        called = label_of(self.game, self.labels, other)
        why = None
        if found and gap >= reasons.SMALLEST_GAP:
            why = reasons.explained(found, called, gap, about_dice, whose)
        return why, reasons.in_short(found, called, gap, about_dice, whose)

    def chances(self, ranked: list[Weighed]) -> list[float]:
        """Everybody's chances: those after the best answer, if somebody is asked."""
        return self.settled(ranked[0]) if ranked else self.evaluator.chances(self.at)

    def error_of_chance(self, chance: float) -> float:
        """The usual error; roll-outs of a round from an answer correct too little of it to promise less."""
        return round(error_of(self.name, chance, self.evaluator.odds is not None, self.luck), 4)

    def settled(self, weighed: Weighed) -> list[float]:
        """Everybody's chances after an answer: the first thought, corrected by roll-outs for the player asked.

        Only what they correct of this answer and not of most others alike moves it, and it counts by how sure it is
        beside the first thought. The others share what the player gains or loses.
        """
        me, tried = self.me, [one for one in self.weighed if one.played]
        if len(weighed.played) < FEWEST or len(tried) < 2:
            return weighed.thought
        assert me is not None
        corrections = [mean(one.played) - one.thought[me] for one in tried]
        alone = mean(weighed.played) - weighed.thought[me] - median(corrections)
        error = error_of_mean(beside(weighed.played, [one.played for one in tried]))
        between_two = errors_of(self.name).difference(weighed.kept is not None)
        usual = between_two.in_a_round * math.sqrt((len(tried) - 1) / (2 * len(tried)))
        chance = weighed.thought[me] + alone * share_of(error, usual)
        return with_chance(weighed.thought, me, min(1.0, max(0.0, chance)))

    def worth(self, weighed: Weighed) -> tuple[float, float]:
        """The chance to win of the player asked after an answer, and its error."""
        assert self.me is not None
        chance = self.settled(weighed)[self.me]
        return chance, self.error_of_chance(chance)

    def said(self, weighed: Weighed, best: Weighed) -> AnswerWorth:
        chance, error = self.worth(weighed)
        behind = self.worth(best)[0] - chance
        action = self.game.action_of(weighed.choice)
        return AnswerWorth(
            action.id,
            action.entry,
            label_of(self.game, self.labels, weighed),
            round(chance, 4),
            error,
            round(behind, 4),
            round(0.0 if weighed is best else self.behind_error(weighed, best), 4),
            len(weighed.played),
        )

    def behind_error(self, weighed: Weighed, best: Weighed) -> float:
        """The error of a difference: that of the first thought, less once roll-outs with the same dice are known."""
        usual = errors_of(self.name).difference(are_about_dice(weighed, best))
        pairs = min(len(weighed.played), len(best.played))
        if pairs < FEWEST:
            return usual.at_once
        gaps = [one - other for one, other in zip(best.played[:pairs], weighed.played[:pairs], strict=True)]
        return math.hypot(combined(usual.in_a_round, error_of_mean(gaps)), usual.later)


def with_chance(chances: list[float], seat: int, chance: float) -> list[float]:
    """The same chances with another one for a seat; all others change in proportion."""
    total = sum(chances)
    rest = total - chances[seat]
    share = (total - chance) / rest if rest > 0 else 0.0
    return [chance if other == seat else share * known for other, known in enumerate(chances)]


def beside(played: list[float], of_all: list[list[float]]) -> list[float]:
    """By how much each roll-out of an answer ended better than the mean of all with the same dice.

    >>> beside([0.75, 0.5], [[0.75, 0.5], [0.25, 0.5]])
    [0.25, 0.0]
    """
    means = [sum(hopes) / len(of_all) for hopes in zip(*of_all, strict=True)]
    return [hope - middle for hope, middle in zip(played, means, strict=True)]


def share_of(error: float, other: float) -> float:
    """The weight of one estimate beside another, by their errors."""
    return other**2 / (error**2 + other**2) if other else 0.0


def combined(error: float, other: float) -> float:
    """The error of two estimates combined by their weights."""
    return error * other / (error**2 + other**2) ** 0.5 if error and other else 0.0
