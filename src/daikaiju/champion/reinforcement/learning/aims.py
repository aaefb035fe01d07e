"""Players with aims: sensible ones who want other things than the network that learns.

Each has its own idea of what stars, energy, hearts, claws and Tokyo are worth, at how many hearts it leaves Tokyo and
which cards are worth their price. It keeps dice by exact odds for what it wants, and answers whatever else it is asked
like the network. Nobody's taste is anybody's in particular: all of them are drawn at random, again and again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from daikaiju.analysis.tables import FACES, dice_table
from daikaiju.arrays import Floats, Numbers
from daikaiju.champion.reinforcement.learning.canonical import Canonical, View, wasteful_rerolls
from daikaiju.rules.king.resolving import stars_for_numbers
from daikaiju.rules.king.state import CLAW, ENERGY, FULL_HEARTS, HEART, State

DICE = 6
"""With more or fewer dice they keep what the network would."""

ROLLS = 2
"""With more Rolls left they keep dice as if it were so many."""

EMPTY, STRONG, WEAK, INSIDE = range(4)
"""Where a monster is: outside, with nobody in Tokyo, a strong monster or a weak one; or in Tokyo itself."""

PLACES = 4
STRONG_FROM = 6
LATE_FROM = 14
"""The stars from which on somebody may want stars more, or less, than before."""

CONTEXTS = PLACES * FULL_HEARTS * 2
DRIVEN_OUT = (0.0, 0.3, 0.8, 0.0)
"""How likely claws lead into Tokyo that is not empty."""

CERTAIN = 12.0
"""What is added to the logit of the dice that are to be thrown."""

SHARP = 4.0
"""How much a star more or less changes the logits of what can be bought."""

IMPOSSIBLE = -1e9
CHUNK = 1024


class Taste(NamedTuple):
    """What some players want, one number each, in stars."""

    star: Tensor
    late_star: Tensor
    energy: Tensor
    heart: Tensor
    claw: Tensor
    claw_inside: Tensor
    tokyo: Tensor
    """What taking Tokyo is worth at half of all hearts."""
    tokyo_by_heart: Tensor
    leaves_at: Tensor
    """How many hearts make staying in Tokyo as good as leaving."""
    sweeping: Tensor


def random_taste(players: int, device: str) -> Taste:
    """Tastes that a person might have."""

    def around(middle: float, spread: float) -> Tensor:
        return middle * (spread * torch.randn(players, device=device)).exp()

    def normal(middle: float, spread: float) -> Tensor:
        return middle + spread * torch.randn(players, device=device)

    return Taste(
        star=around(1.4, 0.25),
        late_star=around(1.7, 0.25),
        energy=around(0.35, 0.5),
        heart=around(1.1, 0.5),
        claw=around(0.25, 0.7),
        claw_inside=around(0.6, 0.6),
        tokyo=normal(0.7, 1.0),
        tokyo_by_heart=around(0.25, 0.6),
        leaves_at=normal(6.0, 2.5),
        sweeping=normal(-1.0, 1.0),
    )


class Aims:
    """Some players with aims in King, and what each keeps of every Roll."""

    def __init__(self, canonical: Canonical, players: int, device: str) -> None:
        self.canonical, self.players = canonical, players
        self.questions = {
            name: number
            for field in canonical.fields.fields
            if field.name == "question"
            for number, name in enumerate(field.codes)
        }
        table = dice_table(DICE)
        counts = np.array(table.rolls)
        self.counts = torch.from_numpy(counts).float().to(device)
        self.points = torch.tensor(stars_of(table.rolls), dtype=torch.float32, device=device)
        self.powers = (DICE + 1) ** torch.arange(FACES, device=device)
        number_of = torch.full(((DICE + 1) ** FACES,), -1, dtype=torch.int64, device=device)
        number_of[(self.counts.long() * self.powers).sum(1)] = torch.arange(len(counts), device=device)
        self.number_of = number_of
        """The number of a Roll, by its counts; -1 for another number of dice."""
        self.chances = torch.from_numpy(chances_after(table.grown, len(counts))).to(device)
        self.kept = torch.from_numpy(what_is_kept(counts)).to(device)
        self.thrown = torch.zeros(players * CONTEXTS, ROLLS, len(counts), dtype=torch.int64, device=device)
        """The dice to throw again, as bits, by player and context, Rolls left and Roll."""
        self.ratings = torch.zeros(players, canonical.cards, device=device)
        """What a card is worth for each energy of its price."""
        self.taste = random_taste(players, device)
        self.draw()

    def draw(self) -> None:
        """Think of new players."""
        device = self.ratings.device
        for old, new in zip(self.taste, random_taste(self.players, str(device)), strict=True):
            old.copy_(new)
        appetite = 0.5 * torch.randn(self.players, 1, device=device)
        self.ratings.normal_().mul_(0.5).add_(appetite).exp_()
        self.think()

    def think(self) -> None:
        """Find out what everybody keeps of every Roll."""
        device = self.thrown.device
        for first in range(0, len(self.thrown), CHUNK):
            rows = torch.arange(first, min(first + CHUNK, len(self.thrown)), device=device)
            self.thrown[rows] = self.best_throws(self.worth(rows // CONTEXTS, rows % CONTEXTS))

    def worth(self, players: Tensor, contexts: Tensor) -> Tensor:
        """What every final Roll is worth to these players in these contexts."""
        taste = Taste(*(part[players][:, None] for part in self.taste))
        late = (contexts % 2)[:, None]
        hearts = (contexts // 2 % FULL_HEARTS + 1)[:, None]
        place = (contexts // 2 // FULL_HEARTS)[:, None]
        star = torch.where(late == 1, taste.late_star, taste.star)
        healed = torch.minimum(self.counts[:, HEART][None], FULL_HEARTS - hearts)
        healing = torch.where(place == INSIDE, 0.0, taste.heart * (life(hearts + healed) - life(hearts)))
        claws = self.counts[:, CLAW][None]
        tokyo = taste.tokyo + taste.tokyo_by_heart * (hearts - FULL_HEARTS / 2)
        hits = torch.where(place == EMPTY, 0.0, torch.where(place == INSIDE, taste.claw_inside, taste.claw))
        enters = torch.tensor(DRIVEN_OUT, device=claws.device)[place] + (place == EMPTY)
        return (
            star * self.points
            + taste.energy * self.counts[:, ENERGY]
            + healing
            + hits * claws
            + (claws > 0) * enters * tokyo
        )

    def best_throws(self, worth: Tensor) -> Tensor:
        """By exact odds, which dice to throw again of every Roll with one Roll left, and with two."""
        found = []
        for _ in range(ROLLS):
            kept = torch.cat([worth @ self.chances.T, torch.full_like(worth[:, :1], IMPOSSIBLE)], 1)
            worth, throws = kept[:, self.kept].max(2)
            found.append(throws)
        return torch.stack(found, 1)

    def logits(self, logits: Tensor, view: View, players: Tensor) -> Tensor:
        """The logits of players with these numbers (which begin anew at the last one), where a network has these."""
        seen, players = view.seen[: len(players)], players % self.players
        return self.while_buying(self.in_tokyo(self.while_rolling(logits, seen, players), seen, players), seen, players)

    def column(self, seen: Tensor, name: str) -> Tensor:
        """What the observer itself has of something."""
        return seen[:, self.canonical.places[name].start].long()

    def asked(self, seen: Tensor, question: str) -> Tensor:
        return self.column(seen, "question") == self.questions[question]

    def while_rolling(self, logits: Tensor, seen: Tensor, players: Tensor) -> Tensor:
        counts = seen[:, self.canonical.fields.size : self.canonical.fields.size + FACES].long()
        number = self.number_of[(counts.clamp(0, DICE) * self.powers).sum(1)]
        left = self.column(seen, "rolls_left")
        knows = self.asked(seen, "roll") & (number >= 0) & (counts.sum(1) == DICE) & (left > 0)
        throw = self.thrown[players * CONTEXTS + self.contexts(seen), left.clamp(1, ROLLS) - 1, number.clamp(min=0)]
        chosen = torch.zeros_like(logits).scatter_(1, (self.canonical.reroll[0] + throw)[:, None], CERTAIN)
        return torch.where(knows[:, None], logits.clamp(-CERTAIN, CERTAIN) / 4 + chosen, logits)

    def contexts(self, seen: Tensor) -> Tensor:
        """The contexts that the observers are in."""
        hearts = seen[:, self.canonical.places["hearts"]]
        tokyo = seen[:, self.canonical.places["tokyo"]] > 0
        strongest = (hearts * tokyo).amax(1)
        place = torch.where(
            tokyo[:, 0], INSIDE, torch.where(strongest == 0, EMPTY, torch.where(strongest >= STRONG_FROM, STRONG, WEAK))
        )
        own = hearts[:, 0].long().clamp(1, FULL_HEARTS) - 1
        return (place * FULL_HEARTS + own) * 2 + (self.column(seen, "stars") >= LATE_FROM)

    def in_tokyo(self, logits: Tensor, seen: Tensor, players: Tensor) -> Tensor:
        """Whether to yield: by hearts alone."""
        stay, leave = self.canonical.numbers["stop", 0], self.canonical.numbers["yes", 0]
        wish = 2 * (self.taste.leaves_at[players] - self.column(seen, "hearts"))
        wanted = torch.zeros_like(logits)
        wanted[:, leave], wanted[:, stay] = wish, -wish
        return torch.where(self.asked(seen, "yield_or_stay")[:, None], wanted, logits)

    def while_buying(self, logits: Tensor, seen: Tensor, players: Tensor) -> Tensor:
        """Buy what is worth more than its price, the best first."""
        places, numbers = self.canonical.places, self.canonical.numbers
        ratings = self.ratings[players].gather(1, seen[:, places["market"]].long())
        energy = self.taste.energy[players][:, None]
        gains = SHARP * energy * seen[:, places["prices"]] * (ratings - 1)
        wanted = torch.full_like(logits, -SHARP)
        first, count = self.canonical.slot
        wanted[:, first : first + count] = gains
        wanted[:, numbers["stop", 0]] = 0
        wanted[:, numbers["sweep", 0]] = SHARP * self.taste.sweeping[players]
        return torch.where(self.asked(seen, "buy")[:, None], wanted, logits)


def stars_of(rolls: Sequence[Sequence[int]]) -> list[int]:
    """The stars that the rules give for the numbers of Rolls, by how many dice show each face."""
    g = State()
    found = []
    for counts in rolls:
        g.faces[:] = counts
        found.append(stars_for_numbers(g))
    return found


def life(hearts: Tensor) -> Tensor:
    """What hearts are worth: the fewer, the more each of them counts."""
    return 3.0 * (hearts + 0.5).log()


def chances_after(grown: list[list[int]], rolls: int) -> Floats:
    """By what is kept, how likely each Roll follows when the other dice are thrown."""
    found = np.zeros((len(grown) + rolls, rolls), np.float32)
    found[len(grown) :] = np.eye(rolls)
    for part in reversed(range(len(grown))):
        found[part] = found[grown[part]].mean(0)
    return found


def what_is_kept(counts: Numbers) -> Numbers:
    """By Roll and the dice thrown again (as bits of sorted dice), the multiset that is kept.

    Where there is a better way to say so, it is a number more than there are multisets.
    """
    table = dice_table(DICE)
    wasteful = wasteful_rerolls(DICE)
    found = np.full((len(counts), 1 << DICE), len(table.counts))
    for roll, row in enumerate(counts):
        faces = np.repeat(np.arange(FACES), row)
        same = sum(1 << die for die in range(DICE - 1) if faces[die] == faces[die + 1])
        for thrown in range(1 << DICE):
            if not wasteful[same, thrown]:
                found[roll, thrown] = table.number(
                    [int(face) for die, face in enumerate(faces) if not thrown >> die & 1]
                )
    return found
