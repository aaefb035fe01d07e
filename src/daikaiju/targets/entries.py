"""The few functions compiled code is entered through, written against names that each game supplies."""

from __future__ import annotations

from typing import Any

cuda: Any = None
"""Replaced by numba.cuda where kernels are compiled."""


def start(g: Any) -> None:
    """Replaced by the game's own."""


def advance(g: Any) -> None:
    """Replaced by the game's own."""


def apply(g: Any, choice: int) -> None:
    """Replaced by the game's own."""


def play_randomly(g: Any, most: int) -> int:
    """Replaced by the game's own."""
    return 0


def begin_game(games: Any, place: int) -> None:
    """Set up one game and run to its first question."""
    start(games[place])
    advance(games[place])


def answer_game(games: Any, place: int, choice: int) -> None:
    """Answer the open question of one game."""
    apply(games[place], choice)


def play_games(games: Any, most: int, decisions: Any) -> None:
    """Play every game at random from its own generator and note how many decisions it took."""
    for place in range(len(games)):
        decisions[place] = play_randomly(games[place], most)


def play_own_game(games: Any, most: int, decisions: Any) -> None:
    """The kernel of a GPU: each thread plays its own game."""
    place = cuda.grid(1)
    if place < games.size:
        decisions[place] = play_randomly(games[place], most)
