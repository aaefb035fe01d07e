"""Win shares by place in the order of play and by pair of monsters, from games of `quick`.

Compiled, it plays thousands of games a second and needs no GPU; the champion's own shares come from `worth_by_results`.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import numpy as np

from daikaiju.games import GAMES
from daikaiju.simulation import Setup, play_all, wilson, with_bots
from daikaiju.simulation.bots import target_of
from daikaiju.worth.stored import PairShare, SeatShare

DIGITS = 5


def table_of(game: str, edition: str, players: int) -> Setup:
    """A table at which `quick` plays everywhere."""
    options = {"edition": edition} if game == "king" else {}
    return with_bots(Setup.of(GAMES[game], players, options), ["quick"])


def seat_shares(game: str, edition: str, players: int, games: int, seed: int, on: str = "cpu") -> list[SeatShare]:
    """The share of games that each place in the order of play wins."""
    won = np.zeros(players)
    for played in play_all(target_of(table_of(game, edition, players), on), games, seed):
        for seat in range(players):
            place = (seat - played.games["first"]) % players
            wins = played.games["winners"] >> seat & 1
            won += np.bincount(place[wins == 1], minlength=players)
    return [SeatShare(*share(wins, games)) for wins in won.tolist()]


def pair_shares(game: str, edition: str, games: int, seed: int, on: str = "cpu") -> list[PairShare]:
    """The share of games that each monster wins against each other, this many games of every pair."""
    setup = table_of(game, edition, 2)
    target = target_of(setup, on)
    found = []
    for number, pair in enumerate(combinations(GAMES[game].rules.names.MONSTERS[edition], 2)):
        target.sit_down(replace(setup, options={**setup.options, "monsters": pair}))
        won = sum(int((played.games["winners"] & 1).sum()) for played in play_all(target, games, seed + number))
        found.append(PairShare(*pair, *share(won, games)))
    return found


def share(wins: float, games: int) -> tuple[float, float, float]:
    """A share of games with its 95 % interval."""
    low, high = wilson(wins, games)
    return round(wins / games, DIGITS), round(low, DIGITS), round(high, DIGITS)
