"""Positions that are the same look the same to a network: sorted dice, seats counted from the one that acts.

The network answers in canonical actions, which are those of the action table except that

- dice are numbered as they are sorted, and of dice that show the same face the first are rolled again first, so that
  there is one way to say each Roll;
- monsters are counted from the observer on;
- where the Duel places tokens, which counts from the end of seat 0, the other seat has actions of its own, after all
  others.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from daikaiju.actions import ActionTable
from daikaiju.champion.reinforcement.columns import ALIGNED, FACES
from daikaiju.champion.reinforcement.features import NEVER, columns_of, is_thrown, without_cards
from daikaiju.champion.reinforcement.vocabulary import OWN_FOR_EACH_SEAT
from daikaiju.envs.checks import BEYOND_REACH
from daikaiju.games import GAMES
from daikaiju.observation import observation_of


@dataclass(frozen=True)
class View:
    """What a network is shown of a batch, and what it takes to understand its answers."""

    seen: Tensor
    """Canonical observations (int16)."""
    legal: Tensor
    """Which canonical actions are legal (bool)."""
    ranks: Tensor
    """By die, its place among the sorted ones."""
    seats: Tensor
    players: Tensor


class Canonical:
    """The canonical form of one game."""

    def __init__(self, game: str, device: str) -> None:
        table = ActionTable(GAMES[game].rules.book)
        self.fields, self.table_actions = observation_of(game), table.size
        self.places = {field.name: field.place for field in self.fields.fields}
        self.dice = next(field.length for field in self.fields.fields if field.name == "dice")
        self.seats = self.fields.seats
        self.numbers = table.numbers
        """By block and place, the number of an action."""
        blocks: dict[str, list[int]] = {}
        for action, (block, _) in enumerate(table.meanings):
            blocks.setdefault(block, []).append(action)
        self.reroll, self.die, self.monster, self.slot = (
            contiguous(blocks.get(name, [])) for name in ("reroll", "die", "monster", "slot")
        )
        self.cards = next(len(field.codes) for field in self.fields.fields if field.name == "market")
        """How many codes there are for what lies in the market."""
        doubled = [action for name in OWN_FOR_EACH_SEAT for action in blocks.get(name, [])]
        self.doubled = torch.tensor(doubled, device=device)
        spoken = self.table_actions + len(doubled)
        self.actions = spoken + -spoken % ALIGNED
        """How many canonical actions there are, with some at the end that are never legal."""
        self.wasteful = torch.from_numpy(wasteful_rerolls(self.dice)).to(device)
        self.bits = torch.arange(self.dice, device=device)
        self.order = torch.arange(self.seats, device=device)
        later = self.bits[:, None] > self.bits[None]
        self.later = later[None]
        self.of_cards, self.no_cards = (torch.from_numpy(part).to(device) for part in without_cards(self.fields))
        columns = torch.arange(columns_of(self.fields), device=device)
        dice, counts = self.places["dice"], self.fields.size
        self.of_dice = (columns >= dice.start) & (columns < dice.stop) | (columns >= counts) & (
            columns < counts + FACES
        )

    def view(self, observations: Tensor, masks: Tensor, seats: Tensor) -> View:
        """What a network is shown of a batch's observations, masks (bool) and seats."""
        observations = self.bare(observations)
        dice = observations[:, self.places["dice"]].int()
        keys = torch.where(dice == 0, NEVER, dice)
        before = (keys[:, None] < keys[:, :, None]) | ((keys[:, None] == keys[:, :, None]) & self.later)
        ranks = before.sum(2)
        ordered = torch.zeros_like(dice).scatter_(1, ranks, dice)
        seen = self.seen(observations, dice, ordered)
        seats = seats.long()
        players = self.players(observations)
        legal = torch.zeros(len(masks), self.actions, dtype=torch.bool, device=masks.device)
        legal[:, : self.table_actions] = masks
        same = ((ordered[:, 1:] == ordered[:, :-1]) & (ordered[:, 1:] > 0)).int()
        kinds = (same << self.bits[:-1].int()).sum(1)
        first, count = self.reroll
        legal[:, first : first + count] = masks[:, first : first + count] & ~self.wasteful[kinds]
        first, count = self.die
        if count:
            legal[:, first : first + count] = torch.zeros_like(masks[:, first : first + count]).scatter_(
                1, ranks, masks[:, first : first + count]
            )
        first, count = self.monster
        if count:
            whose = (seats[:, None] + self.order) % players[:, None]
            own = masks[:, first : first + count].gather(1, whose)
            legal[:, first : first + count] = own & (self.order < players[:, None])
        if len(self.doubled):
            of_other = masks[:, self.doubled] & (seats == 1)[:, None]
            legal[:, self.table_actions : self.table_actions + len(self.doubled)] = of_other
            legal[:, self.doubled] &= (seats == 0)[:, None]
        return View(seen, legal, ranks, seats, players)

    def bare(self, observations: Tensor) -> Tensor:
        """Observations without cards where they cost more than anybody can pay (`features.without_cards`)."""
        bare = observations[:, self.places["prices"].start] >= BEYOND_REACH
        return torch.where(bare[:, None] & self.of_cards, self.no_cards, observations)

    def seen(self, observations: Tensor, dice: Tensor, ordered: Tensor) -> Tensor:
        """Observations with sorted dice, and what follows from them."""
        counts = [(dice == face + 1).sum(1) for face in range(FACES)]
        energy = observations[:, self.places["energy"]][:, :1]
        prices, market = observations[:, self.places["prices"]], observations[:, self.places["market"]]
        rest = energy - prices
        rest = torch.where(market == 0, 0, torch.where(rest >= 0, rest + 1, rest))
        place = self.places["dice"]
        parts = [observations[:, : place.start], ordered.short(), observations[:, place.stop :]]
        return torch.cat([*parts, torch.stack(counts, 1).short(), rest.short()], 1)

    def without_dice(self, seen: Tensor, share: float) -> tuple[Tensor, Tensor]:
        """Observations, a share of them as before the first throw where it has just been made, and which these are.

        `features.before_throw` says why.
        """
        question, rolls_left = (seen[:, self.places[name].start] for name in ("question", "rolls_left"))
        hidden = is_thrown(self.fields, question, rolls_left) & (torch.rand(len(seen), device=seen.device) < share)
        return torch.where(hidden[:, None] & self.of_dice, 0, seen), hidden

    def players(self, observations: Tensor) -> Tensor:
        if "players" in self.places:
            return observations[:, self.places["players"].start].long().clamp(min=1)
        return torch.full((len(observations),), self.seats, device=observations.device)

    def table_action(self, actions: Tensor, view: View) -> Tensor:
        """Canonical actions as those of the action table (int32)."""
        found = actions
        first, count = self.reroll
        rolled = (((actions - first).clamp(0, count - 1)[:, None] >> view.ranks) & 1) << self.bits
        found = torch.where((actions >= first) & (actions < first + count), first + rolled.sum(1), found)
        first, count = self.die
        if count:
            die = (view.ranks == (actions - first)[:, None]).int().argmax(1)
            found = torch.where((actions >= first) & (actions < first + count), first + die, found)
        first, count = self.monster
        if count:
            whose = first + (actions - first + view.seats) % view.players
            found = torch.where((actions >= first) & (actions < first + count), whose, found)
        if len(self.doubled):
            other = self.doubled[(actions - self.table_actions).clamp(0, len(self.doubled) - 1)]
            found = torch.where(actions >= self.table_actions, other, found)
        return found.int()


def contiguous(actions: list[int]) -> tuple[int, int]:
    """The first of some actions with neighbouring numbers, and how many there are."""
    if not actions:
        return 0, 0
    assert actions == list(range(actions[0], actions[0] + len(actions)))
    return actions[0], len(actions)


def wasteful_rerolls(dice: int) -> npt.NDArray[np.bool]:
    """By which neighbouring dice are the same (as bits), the Rolls that can be said in a better way.

    >>> wasteful_rerolls(2)[1].tolist()
    [False, False, True, False]
    """
    same, rolled, die = np.arange(1 << (dice - 1)), np.arange(1 << dice), np.arange(dice - 1)
    later_only = (rolled[:, None] >> (die + 1) & 1) & ~(rolled[:, None] >> die) & 1
    return np.asarray(((same[:, None, None] >> die & 1) & later_only).any(2))
