"""Measuring a network in a batch: alone at a table of others, in every seat in turn."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from daikaiju.champion.reinforcement.learning.canonical import Canonical, View
from daikaiju.champion.reinforcement.learning.experience import Arrays
from daikaiju.champion.reinforcement.learning.network import NOT_LEGAL, Network
from daikaiju.envs import WAIT, Batch
from daikaiju.simulation import wilson

Chooser = Callable[[View], Tensor]
"""Gives a canonical action for each position."""

LONGEST = 1500
"""Steps after which the games that still go on are left alone."""


def best_of(network: Network) -> Chooser:
    """Plays what a network holds to be best."""

    def choose(view: View) -> Tensor:
        answers, _ = network(view.seen)
        return answers.masked_fill(~view.legal, NOT_LEGAL).argmax(1)

    return choose


def at_random(view: View) -> Tensor:
    """Plays any canonical action."""
    return (view.legal * torch.rand(view.legal.shape, device=view.legal.device)).argmax(1)


def times_an_equal(batch: Batch, canonical: Canonical, one: Chooser, others: Chooser) -> tuple[float, float, float]:
    """How many times as often as an equal `one` wins with `others` in all other seats, with 95 % bounds.

    The batch begins new games that stay when they end (`renew=False`).
    """
    arrays = Arrays(batch)
    rows = torch.arange(batch.games, device=batch.device)
    players = canonical.players(arrays.observations)
    own_seat = rows % players
    over = torch.zeros(batch.games, dtype=torch.bool, device=batch.device)
    won = torch.zeros(batch.games, device=batch.device)
    for step in range(LONGEST):
        view = canonical.view(arrays.observations, arrays.masks, arrays.seats.clamp(min=0))
        with torch.no_grad():
            chosen = torch.where(view.seats == own_seat, one(view), others(view))
        actions = torch.where(over, WAIT, canonical.table_action(chosen, view)).int()
        batch.step(actions if batch.device == "cuda" else actions.numpy(), wait=False)
        ended = (arrays.ends != 0) & ~over
        won += ended * arrays.shares().gather(1, own_seat[:, None])[:, 0]
        over |= ended
        if step % 50 == 49 and bool(over.all()):
            break
    batch.check()
    games, wins, par = int(over.sum()), float(won.sum()), float((over / players).sum())
    low, high = wilson(wins, games)
    return wins / par, low * games / par, high * games / par
