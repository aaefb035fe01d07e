"""The champion with packs: it guesses their cards by kind and cost, and plays by what its network prefers."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest
from tests.pack_folders import PACKS

from daikaiju import Duel, Game, King
from daikaiju.bots import new_bot
from daikaiju.champion.bot import champion_file
from daikaiju.champion.pack_player import known_questions, network_with_packs, preferred
from daikaiju.champion.reinforcement.network_file import load_network
from daikaiju.champion.reinforcement.vocabulary import Meaning, card_kinds, meanings_of_actions, sources_of

WITH = {"king": (King, "undead"), "duel": (Duel, "machines")}


@pytest.fixture(autouse=True)
def packs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIKAIJU_PACKS", str(PACKS))


def new_game(name: str) -> Game:
    kind, pack = WITH[name]
    game: Game = kind(2, packs=[pack])
    return game


@pytest.mark.parametrize("name", list(WITH))
def test_whole_games_are_played_by_preference(name: str) -> None:
    game, source, champion = new_game(name), random.Random(1), new_bot("champion", 1)
    champion.may_be_replaced = False
    answers = guessed = 0
    game.roll(source)
    while not game.over:
        view = game.view()
        choice, action = preferred(view, champion_file(name)), champion.choose(view)
        if choice is None:
            assert view.vocabulary.decision(view.state).name not in known_questions(name)
        else:
            assert action == view.action_of(choice)
            guessed += 1
        game.apply(action)
        game.roll(source)
        answers += 1
    assert guessed > answers / 2


def test_a_level_leaves_packs_to_its_stand_in() -> None:
    game = new_game("king")
    game.roll(random.Random(1))
    level, stand_in = new_bot("dreamy", 1), new_bot("rookie", 1)
    assert level.choose(game.view()) == stand_in.choose(game.view())


@pytest.mark.parametrize("name", list(WITH))
def test_a_card_is_the_mean_of_cards_of_its_kind_and_cost(name: str) -> None:
    packs = (WITH[name][1],)
    usual, kinds = load_network(Path(champion_file(name)), name), card_kinds(name, packs)
    network = network_with_packs(champion_file(name), name, packs)
    wanted, known = meanings_of_actions(name, packs), meanings_of_actions(name)
    new = next(card for card in kinds if card not in card_kinds(name) and Meaning("card", card) in wanted)
    (sources,) = sources_of(name, [Meaning("card", new)], known, packs)
    assert sources
    assert {kinds[known[place].card].is_kept for place in sources} == {kinds[new].is_kept}
    row = network.layers["answer.weight"][wanted.index(Meaning("card", new))]
    assert np.allclose(row, usual.layers["answer.weight"][sources].mean(0), atol=1e-6)
