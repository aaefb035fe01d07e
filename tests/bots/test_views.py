"""What bots are shown: nothing that their seat could not know, and nothing that leads back to the game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from daikaiju import Action, DaikaijuError, Duel, Game, IllegalAction, King
from daikaiju.bots import Bot
from daikaiju.rules.agenda import NO_CARD
from daikaiju.rules.market import IN_DECK, ON_TOP

PLAYERS = 4


def with_another_top(game: King, dice: random.Random) -> King:
    """The same game with another card on top of the deck."""
    other = game.copy()
    g = other.state
    card = dice.choice([card for card, place in enumerate(g.where) if place == IN_DECK])
    g.where[g.top], g.where[card] = IN_DECK, ON_TOP
    g.top = card
    return other


def games_with_a_looker(seed: int, games: int) -> Any:
    """Positions of random play in which somebody may look at the top card of the deck."""
    dice = random.Random(seed)
    for _ in range(games):
        monsters = {"gigazaur": {"cards": ["made_in_a_lab", "opportunist"], "energy": 9}, "cyber_kitty": {"energy": 9}}
        game = King(PLAYERS, position={"monsters": monsters})
        game.roll(dice)
        for _ in range(150):
            if game.over:
                break
            yield game, dice
            game.apply(dice.choice(game.legal_actions))
            game.roll(dice)


def test_positions_that_differ_only_in_what_is_hidden_look_the_same() -> None:
    hidden = known = 0
    for game, dice in games_with_a_looker(1, 30):
        if game.state.top == NO_CARD:
            continue
        other = with_another_top(game, dice)
        other.state.seed = dice.getrandbits(60)
        for seat in range(PLAYERS):
            mine, others = game.view(seat), other.view(seat)
            if game.state.top_seen >> seat & 1:
                known += 1
                assert mine != others
            else:
                hidden += 1
                assert mine == others
                assert mine.log == others.log == []
                if seat == game.state.player:
                    assert mine.legal_actions == others.legal_actions == game.legal_actions
    assert hidden > 100
    assert known > 100


def test_a_view_can_be_played_to_the_end() -> None:
    for game, dice in games_with_a_looker(2, 4):
        if game.state.top != NO_CARD and dice.random() < 0.1:
            view = game.view()
            while not view.over:
                view.apply(dice.choice(view.legal_actions))
                view.roll(dice)


@pytest.mark.parametrize("kind", [King, Duel])
def test_the_generator_is_not_in_a_view(kind: type[King] | type[Duel]) -> None:
    game = kind(2)
    game.roll()
    game.state.seed = 12345
    assert game.view().state.seed == 0


@pytest.mark.parametrize("kind", [King, Duel])
def test_a_view_is_independent_and_has_no_past(kind: type[King] | type[Duel]) -> None:
    game = kind(2)
    game.roll()
    before = game.copy()
    view = game.view()
    view.seats.clear()
    view.options.clear()
    view.state.energy[0] = 99
    assert view.state.log is not None
    view.state.log.append((0, 0, 0, 0))
    assert (game.seats, game.options, game.log) == (before.seats, before.options, before.log)
    assert game == before
    with pytest.raises(DaikaijuError, match="keeps no past"):
        _ = game.view().played


def test_nobodys_view_is_refused() -> None:
    game = King(2)
    with pytest.raises(DaikaijuError, match="no seat is asked now"):
        game.view()
    with pytest.raises(DaikaijuError, match="there is no seat 2: they are numbered from 0 to 1"):
        game.view(2)
    with pytest.raises(DaikaijuError, match=f"nobody here is called godzilla: there are {', '.join(game.seats)}"):
        game.view("godzilla")
    assert game.view(1).state.hearts == game.state.hearts


def test_a_seat_is_named_by_its_monster_too() -> None:
    game = King(3)
    game.roll()
    assert game.player is not None
    assert game.view(game.player) == game.view()


class Wrong(Bot):
    """Answers what it was told to."""

    def __init__(self, answer: Any) -> None:
        super().__init__()
        self.wrong = answer

    def choose(self, view: Game) -> Action:
        action: Action = self.wrong
        return action


@pytest.mark.parametrize("answer", [None, "stay", Action(10**6, "gigazaur", {}), Action(-1, "gigazaur", {})])
def test_an_answer_that_is_not_legal_is_refused(answer: Any) -> None:
    game = King(2)
    game.roll()
    with pytest.raises(IllegalAction, match=r"the bot Wrong answered .* which is not legal"):
        Wrong(answer).answer(game)


def test_a_bot_sees_its_view_and_not_the_game() -> None:
    seen = []

    class Curious(Bot):
        def choose(self, view: Game) -> Action:
            seen.append(view)
            view.state.hearts[0] = 0
            return view.legal_actions[0]

    game = King(2)
    game.roll()
    game.state.seed = 7
    Curious().answer(game)
    assert seen[0] is not game
    assert seen[0].state.seed == 0
    assert game.state.hearts[0] == 10
