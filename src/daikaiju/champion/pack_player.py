"""The champion in games with packs, which no engine file holds: its network in NumPy, by what it prefers alone.

It has never seen a pack's cards, and takes each for the mean of the game's own cards of the same kind and nearest cost.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from daikaiju.champion.reinforcement.features import canonical_observations
from daikaiju.champion.reinforcement.network_file import PolicyNetwork, load_network
from daikaiju.champion.reinforcement.player import actions_of, canonical_action
from daikaiju.game import Game
from daikaiju.games import GAMES
from daikaiju.observation import observation_of


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
    game, packs, state = view.vocabulary.game, tuple(view.packs), view.state
    decision = view.vocabulary.decision(state)
    if decision.name not in known_questions(game):
        return None
    network, table, fields = network_with_packs(path, game, packs), actions_of(game, packs), observation_of(game, packs)
    seen = canonical_observations(fields, fields.of(state, state.player)[None])
    logits = network.of_canonical(seen)[0][0]
    scores = {}
    for choice in view.vocabulary.legal_choices(state):
        said = canonical_action(game, table.action(decision, choice), state, packs)
        if said is not None:
            scores[choice] = float(logits[said])
    return max(scores, key=scores.__getitem__) if scores else None
