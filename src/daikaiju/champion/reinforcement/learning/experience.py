"""Playing: thousands of games go on together, and what was seen, done and hoped in them is kept to learn from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from daikaiju.champion.reinforcement.learning.aims import Aims
from daikaiju.champion.reinforcement.learning.canonical import Canonical
from daikaiju.champion.reinforcement.learning.network import NOT_LEGAL, Network
from daikaiju.champion.reinforcement.learning.replaying import Replayed
from daikaiju.champion.reinforcement.learning.rivals import AIMING, LEARNER, PAST, STYLED, Seating, Styles
from daikaiju.envs import Batch

AIMS = {"cuda": 256, "cpu": 4}
"""How many players with aims there are at a time."""


class Arrays:
    """The arrays of a batch as tensors that share their memory."""

    def __init__(self, batch: Batch) -> None:
        of = torch.from_dlpack if batch.device == "cuda" else torch.from_numpy
        self.observations: Tensor = of(batch.observations)
        self.masks: Tensor = of(batch.masks).view(torch.bool)
        self.seats: Tensor = of(batch.seats)
        self.rewards: Tensor = of(batch.rewards)
        self.ends: Tensor = of(batch.ends)

    def shares(self) -> Tensor:
        """What each seat has of the victory in games that have just ended; nothing if nobody won."""
        won = ((self.rewards > 0) & (self.ends != 0)[:, None]).float()
        return won / won.sum(1, keepdim=True).clamp(min=1)


@dataclass
class Experience:
    """Some steps of every game; the first axis is the step, the second the game."""

    seen: Tensor
    legal: Tensor
    actions: Tensor
    log_chances: Tensor
    """The logarithm of how likely each action was."""
    seats: Tensor
    players: Tensor
    hopes: Tensor
    """Every seat's chances to win, by its number at the table; one step more."""
    results: Tensor
    ends: Tensor
    own: Tensor
    """Whether the action was the learner's."""


def by_seat(chances: Tensor, seats: Tensor, players: Tensor) -> Tensor:
    """Chances counted from the acting seat on, by the number of the seat at the table."""
    order = torch.arange(chances.shape[1], device=chances.device)
    found = chances.gather(1, (order - seats[:, None]) % players[:, None])
    return found * (order < players[:, None])


def from_seat(chances: Tensor, seats: Tensor, players: Tensor) -> Tensor:
    """Chances by the number of the seat at the table, counted from the acting seat on."""
    order = torch.arange(chances.shape[1], device=chances.device)
    found = chances.gather(1, (order + seats[:, None]) % players[:, None])
    return found * (order < players[:, None])


def drawn(log_chances: Tensor) -> Tensor:
    """An action for each row, as likely as its logarithm says."""
    return (log_chances - torch.empty_like(log_chances).exponential_().log()).argmax(1)


class Player:
    """Plays a batch of games with a network in most seats."""

    def __init__(
        self,
        batch: Batch,
        canonical: Canonical,
        network: Network,
        past: Network,
        *,
        steps: int,
        mixed: int,
        compiling: bool,
    ) -> None:
        device = batch.device
        self.batch, self.canonical, self.network, self.past = batch, canonical, network, past
        self.steps, self.mixed = steps, mixed
        self.arrays = Arrays(batch)
        self.aims = Aims(canonical, AIMS[device], device) if batch.info.name == "king" else None
        self.seating = Seating(mixed, canonical.seats, device, aims=self.aims is not None)
        self.styles = Styles(canonical, device)
        self.decide: Callable[..., Any] = torch.compile(self.decide_, dynamic=False) if compiling else self.decide_
        games, seats = batch.games, canonical.seats

        def empty(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(shape, dtype=dtype, device=device)

        columns = canonical.view(self.arrays.observations[:1], self.arrays.masks[:1], self.arrays.seats[:1]).seen.shape[
            1
        ]
        self.kept = Experience(
            seen=empty(steps, games, columns, dtype=torch.int16),
            legal=empty(steps, games, canonical.actions, dtype=torch.bool),
            actions=empty(steps, games, dtype=torch.int64),
            log_chances=empty(steps, games),
            seats=empty(steps, games, dtype=torch.int64),
            players=empty(steps, games, dtype=torch.int64),
            hopes=empty(steps + 1, games, seats),
            results=empty(steps, games, seats),
            ends=empty(steps, games),
            own=empty(steps, games),
        )

        self.begin()
        self.at = torch.zeros(1, dtype=torch.int64, device=device)
        """The step that is being played."""
        self.table_actions = empty(games, dtype=torch.int32)
        self.choose, self.note = Replayed(self.choose_, compiling), Replayed(self.note_, compiling)

    def begin(self) -> None:
        """Get ready to decide."""

    def decide_(self) -> tuple[Any, ...]:
        """Choose an action in every game."""
        a = self.arrays
        view = self.canonical.view(a.observations, a.masks, a.seats)
        answers, chances = self.network(view.seen)
        own = torch.ones(len(view.seats), device=answers.device)
        if self.mixed:
            acting = self.seating.kinds.gather(1, view.seats[: self.mixed, None])
            earlier, _ = self.past(view.seen[: self.mixed])
            mixed = torch.where(acting == PAST, earlier, answers[: self.mixed])
            mixed = torch.where(acting == STYLED, self.styles.logits(mixed, view, self.seating.styles), mixed)
            if self.aims is not None:
                mixed = torch.where(acting == AIMING, self.aims.logits(mixed, view, self.seating.styles), mixed)
            answers = torch.cat([mixed, answers[self.mixed :]])
            own = torch.cat([(acting[:, 0] == LEARNER).float(), own[self.mixed :]])
        log_chances = answers.masked_fill(~view.legal, NOT_LEGAL).log_softmax(1)
        actions = drawn(log_chances)
        taken = log_chances.gather(1, actions[:, None])[:, 0]
        hopes = by_seat(chances.softmax(1), view.seats, view.players)
        table_actions = self.canonical.table_action(actions, view)
        return view.seen, view.legal, actions, taken, view.seats, view.players, hopes, own, table_actions

    def draw_others(self) -> None:
        """Think of new players with odd tastes and with aims."""
        self.styles.draw()
        if self.aims is not None:
            self.aims.draw()

    def play(self) -> Experience:
        """Go on with all games for some steps; what was kept before is overwritten."""
        with torch.no_grad():
            for step in range(self.steps):
                self.at.fill_(step)
                self.choose()
                self.step(self.table_actions)
                self.note()
            self.kept.hopes[self.steps] = self.decide()[6]
        self.batch.check()
        return self.kept

    def choose_(self) -> None:
        """Choose an action in every game, and keep what it was chosen by."""
        seen, legal, actions, taken, seats, players, hopes, own, table_actions = self.decide()
        found = {
            "seen": seen, "legal": legal, "actions": actions, "log_chances": taken, "seats": seats, "players": players,
            "hopes": hopes, "own": own,
        }  # fmt: skip
        self.keep(found)
        self.table_actions.copy_(table_actions)

    def note_(self) -> None:
        """Keep what came of the actions, and let others sit down where a game has ended."""
        self.keep_results()
        if self.mixed:
            self.seating.renew(self.arrays.ends[: self.mixed] != 0)

    def keep_results(self) -> None:
        self.keep({"ends": (self.arrays.ends != 0).float(), "results": self.arrays.shares()})

    def keep(self, found: dict[str, Tensor]) -> None:
        for name, rows in found.items():
            getattr(self.kept, name).index_copy_(0, self.at, rows[None])

    def step(self, actions: Tensor) -> None:
        self.batch.step(actions if self.batch.device == "cuda" else actions.numpy(), wait=False)


def returns(kept: Experience, carry: Tensor) -> Tensor:
    """What every seat could hope for after each step, averaged over how much later one looks (lambda-returns).

    `carry` is lambda, by step and game.
    """
    found = torch.empty_like(kept.results)
    after = kept.hopes[-1]
    for step in reversed(range(len(found))):
        ahead = kept.results[step] + (1 - kept.ends[step])[:, None] * after
        found[step] = ahead
        later = carry[step][:, None]
        after = (1 - later) * kept.hopes[step] + later * ahead
    return found
