"""The public game object: copied, pickled, and given arguments that no game can take."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

from daikaiju import Duel, Game, King, load, simulate
from daikaiju.errors import DaikaijuError
from tests.pack_folders import PACKS

GAMES: dict[str, Callable[[], Game]] = {"king": lambda: King(3), "duel": Duel}


def played(name: str, answers: int = 12) -> Game:
    """A game some answers after its beginning."""
    game, source = GAMES[name](), random.Random(3)
    for _ in range(answers):
        game.roll(source)
        game.apply(source.choice(game.legal_actions))
    game.roll(source)
    return game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_is_a_game_of_its_own_with_the_same_past(name: str, copied: Callable[[Game], Game]) -> None:
    game = played(name)
    before, asked = game.key, game.played
    other = copied(game)
    assert (other, other.played, other.log, other.legal_actions) == (game, asked, game.log, game.legal_actions)
    other.apply(other.legal_actions[0])
    assert (game.key, game.played) == (before, asked)
    other.undo()
    assert other == game
    other.undo(len(asked))
    assert other == GAMES[name]()
    other.begin_again()
    assert other.to_text() == GAMES[name]().to_text()


def test_a_game_without_a_past_is_pickled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIKAIJU_PACKS", str(PACKS))
    game = King(2, packs=["undead"])
    game.keep_no_past()
    game.roll(random.Random(1))
    other = pickle.loads(pickle.dumps(game))
    assert (other, other.packs) == (game, ("undead",))
    other.apply(other.legal_actions[0])


def test_dice_are_rerolled_once_however_often_they_are_named() -> None:
    position = {"phase": "rolling", "this_turn": {"dice": [1, 1, 2, 3, "energy", "heart"], "rolls_left": 2}}
    once, twice = (King(2, position=position) for _ in range(2))
    once.apply({"reroll_dice": [1]})
    twice.apply({"reroll_dice": [1, 1]})
    assert once == twice


WRONG: dict[str, tuple[Callable[[], object], str]] = {
    "a Game of no kind": (lambda: Game(["gigazaur"], King(2).state, {}), "a Game is either a King or a Duel"),
    "no seats": (lambda: King(None), "seats are a number of players or a list of monsters"),  # type: ignore[arg-type]  # wrong on purpose
    "half a seat": (lambda: King(2.0), "seats are a number of players or a list"),  # type: ignore[arg-type]  # wrong on purpose
    "one name": (lambda: King("gigazaur"), r'as in \["gigazaur", "cyber_kitty"\], not \'gigazaur\''),
    "an edition that is a number": (
        lambda: King(2, edition=2010),  # type: ignore[arg-type]  # wrong on purpose
        'an edition is named by text, as in "2016", not 2010',
    ),
    "no packs": (lambda: King(2, packs=None), "packs are a list of names"),  # type: ignore[arg-type]  # wrong on purpose
    "no edition": (lambda: King.at(King(2).state.pack(), ["gigazaur"], {}), "the options of a game have its edition"),
    "no record": (lambda: King.at(b"", ["gigazaur"], {"edition": "2016"}), r"take it from game\.state\.pack"),
    "no text": (lambda: Game.from_text(None), "a game is read from text, not from None"),  # type: ignore[arg-type]  # wrong on purpose
    "bytes": (lambda: Game.from_text(b"game: king"), "a game is read from text, not from b'game: king'"),  # type: ignore[arg-type]  # wrong on purpose
    "no document": (lambda: Game.from_dict(5), "a document of the text format is a dict, not 5"),  # type: ignore[arg-type]  # wrong on purpose
    "no path": (lambda: load(3), "give its path as text, not 3"),  # type: ignore[arg-type]  # wrong on purpose
    "no steps": (lambda: King(2).undo(None), "cannot take back None steps: 0 have been made"),  # type: ignore[arg-type]  # wrong on purpose
    "a seed for a source": (lambda: King(2).roll(7), r"7 is no source of chance; random\.Random\(7\) is one"),  # type: ignore[arg-type]  # wrong on purpose
    "games that are no number": (lambda: simulate(games="x"), "'x' games cannot be played"),  # type: ignore[arg-type]  # wrong on purpose
    "half a game": (lambda: simulate(games=1.5), "1.5 games cannot be played"),  # type: ignore[arg-type]  # wrong on purpose
    "players that are no number": (lambda: simulate(players="x"), "'x' players; king is for 2 to 6"),  # type: ignore[arg-type]  # wrong on purpose
    "a seed that is no number": (lambda: simulate(seed="x"), "a seed is a whole number, not 'x'"),  # type: ignore[arg-type]  # wrong on purpose
    "bots in one text": (lambda: simulate(bots="greedy"), "bots are a list of names"),
}


@pytest.mark.parametrize("mistake", WRONG)
def test_a_wrong_argument_is_told_in_one_sentence(mistake: str) -> None:
    call, message = WRONG[mistake]
    with pytest.raises(DaikaijuError, match=message) as caught:
        call()
    assert "\n" not in str(caught.value)


NO_ANSWERS: list[Any] = [None, 1.5, [], {}, b"stop", ..., {"reroll": 7}, {"reroll": 1, "keep": 2}, {1: 2}, -1]
NO_OUTCOMES: list[Any] = [{"dice": 5}, {"dice": ["x"] * 6}, {"dice": []}, {"card": []}, {"card": None}, 6**6, "dice"]


@pytest.mark.parametrize("answer", NO_ANSWERS + NO_OUTCOMES, ids=str)
def test_what_is_no_answer_is_refused(answer: Any) -> None:
    asked = King(2, position={"phase": "rolling", "this_turn": {"dice": [1, 1, 2, 3, 1, 1], "rolls_left": 2}})
    for game in (asked, King(2), King(2, position={"phase": "roll"})):
        before = game.copy()
        with pytest.raises(DaikaijuError, match=f"{game.player} cannot .* now; legal: "):
            game.apply(answer)
        assert game == before
