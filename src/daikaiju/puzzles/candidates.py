"""Looking for puzzles in the champion's games: questions that it is sure about and simple players get wrong."""

from __future__ import annotations

import random
from collections.abc import Container, Iterator
from dataclasses import dataclass

from daikaiju.bots import new_bot
from daikaiju.game import Game
from daikaiju.games import GAMES
from daikaiju.insight.answers import Weighed, same_answer
from daikaiju.insight.champion_games import questions
from daikaiju.insight.evaluator import Evaluator
from daikaiju.insight.marks import stakes
from daikaiju.puzzles.themes import BUY, DECISIONS, DICE, RACE, THEMES, YIELD, theme_of
from daikaiju.rules.table import Table as State

LEAST_MARGIN = {DICE: 0.012, RACE: 0.012, YIELD: 0.025, BUY: 0.025}
"""How far the second-best answer must be behind, at a table of two: dice can be kept in many similar ways."""
LEAST_LOSS = 0.025
"""How far the obvious answers must be behind, at a table of two; at larger tables less is at stake."""
LEAST_CHANCE, MOST_CHANCE = 0.03, 0.97
"""A game that is as good as decided is no puzzle."""
OBVIOUS = ("quick", "greedy")
"""The players whose answer is the obvious one; the first is asked first because it is faster."""


@dataclass(frozen=True)
class Table:
    """Who plays what."""

    game: str
    edition: str
    seats: tuple[str, ...]

    def new(self) -> Game:
        return GAMES[self.game].new(list(self.seats), edition=self.edition)


@dataclass
class Candidate:
    """A question that may be a puzzle."""

    game: Game
    """The position as the player asked sees it."""
    theme: str
    best: int
    """What the champion thinks best at first, by the rules' own number."""
    obvious: list[int]
    """What simple players answer."""


def some_table(game: str, edition: str, source: random.Random) -> Table:
    """Monsters drawn for a table, of any size that the game allows."""
    info = GAMES[game]
    players = source.randint(info.fewest_players, info.most_players)
    names = list(info.new(players, edition=edition).vocabulary.rules.names.MONSTERS[edition])
    return Table(game, edition, tuple(source.sample(names, players)))


def candidates(
    evaluator: Evaluator, table: Table, source: random.Random, wanted: Container[str] = THEMES
) -> Iterator[Candidate]:
    """What may be puzzles of some themes in one game between champions, at most one of each turn and question."""
    seen: set[tuple[int, str]] = set()
    decisions = [name for name, theme in DECISIONS.items() if theme in wanted or (theme == DICE and RACE in wanted)]
    for game, at, weighed in questions(evaluator, table.new(), decisions, source):
        place = (at.turn, game.decision or "")
        if place not in seen:
            found = as_candidate(evaluator, game.view(), at, weighed)
            if found is not None and found.theme in wanted:
                seen.add(place)
                yield found


def as_candidate(evaluator: Evaluator, view: Game, at: State, weighed: list[Weighed]) -> Candidate | None:
    """The question as a candidate, if the champion is sure of its answer and no simple bot gives it."""
    if len(weighed) < 2:
        return None
    me, best = at.player, weighed[0]
    chance = best.thought[me]
    margin = chance - weighed[1].thought[me]
    decision, at_stake = view.decision or "", stakes(len(view.seats))
    if margin < LEAST_MARGIN[DECISIONS[decision]] * at_stake or not LEAST_CHANCE <= chance <= MOST_CHANCE:
        return None
    obvious: list[Weighed] = []
    for name in OBVIOUS:
        other = answer_of(name, view, at, weighed)
        if other is None or chance - other.thought[me] < LEAST_LOSS * at_stake:
            return None
        obvious.append(other)
    kept = [faces_kept(view, one) for one in obvious]
    theme = theme_of(evaluator.game, decision, faces_kept(view, best), kept)
    return Candidate(view, theme, best.choice, [one.choice for one in obvious])


def answer_of(name: str, view: Game, at: State, weighed: list[Weighed], seed: int = 0) -> Weighed | None:
    """What a bot would answer, among the answers weighed; None if it is not one of them."""
    action = new_bot(name, seed).answer(view)
    choice = view.actions.choice(view.vocabulary.decision(view.state), action.id)
    assert choice is not None
    try:
        return same_answer(at, weighed, choice)
    except StopIteration:
        return None


def faces_kept(game: Game, weighed: Weighed) -> list[str] | None:
    """The dice that an answer keeps, by name; None if it is about something else."""
    if weighed.kept is None:
        return None
    names = game.vocabulary.rules.names.FACE_NAMES
    return [names[face] for face in weighed.kept]
