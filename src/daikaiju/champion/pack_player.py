"""The champion in games with packs, which no engine file holds: its network in NumPy, by what it prefers alone.

It has never seen a pack's cards, and takes each for the mean of the game's own cards of the same kind and nearest cost.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from daikaiju.champion.reinforcement.features import canonical_observations
from daikaiju.champion.reinforcement.network_file import PolicyNetwork, load_network
from daikaiju.champion.reinforcement.player import actions_of, canonical_action
from daikaiju.game import Game
from daikaiju.games import GAMES
from daikaiju.observation import observation_of
from daikaiju.packs import vocabulary_with


@cache
def network_with_packs(path: str, game: str, packs: tuple[str, ...]) -> PolicyNetwork:
    """The network of a file, which guesses the cards of packs."""
    return load_network(Path(path), game, packs)


@cache
def known_questions(game: str) -> frozenset[str]:
    """The names of the questions that the game itself asks."""
    return frozenset(decision.name for decision in GAMES[game].rules.book.decisions)


def preferred(view: Game, path: str) -> int | None:
    """The answer that a network prefers, as the number the rules use; None to a question that only a pack asks."""
    wanted = preferences(view.state, view.vocabulary.game, tuple(view.packs), path)
    return max(wanted, key=wanted.__getitem__) if wanted else None


def preferences(state: Any, game: str, packs: tuple[str, ...], path: str) -> dict[int, float]:
    """How much a network prefers each answer that it knows; none to a question that only a pack asks."""
    words = vocabulary_with(GAMES[game].kind.vocabulary, packs)
    decision = words.decision(state)
    if decision.name not in known_questions(game):
        return {}
    network, table, fields = network_with_packs(path, game, packs), actions_of(game, packs), observation_of(game, packs)
    seen = canonical_observations(fields, fields.of(state, state.player)[None])
    logits = network.of_canonical(seen)[0][0]
    said = {
        choice: canonical_action(game, table.action(decision, choice), state, packs)
        for choice in words.legal_choices(state)
    }
    return {choice: float(logits[action]) for choice, action in said.items() if action is not None}
