"""What a position is worth to a monster, in stars."""

from __future__ import annotations

import functools
from itertools import accumulate, pairwise
from math import comb

from daikaiju.bots.king.cards import keep_worth
from daikaiju.rules.king.gains import heart_limit
from daikaiju.rules.king.moments import (
    add_claws,
    add_claws_to_claws,
    more_damage,
    number_of_dice,
    smashes_everybody,
    stars_for_holding_tokyo,
)
from daikaiju.rules.king.ownership import any_power
from daikaiju.rules.king.rolling import BLACK_DICE
from daikaiju.rules.king.state import CLAW, FULL_HEARTS, KEEPS, MOST_DICE, STAR_GOAL, State, in_tokyo, seats_until_turn

WIN = 60.0
DEATH = 40.0
EXTRA_TURN = 3.0
POISON = 1.3
SHRINK = 1.8

LIFE = list(accumulate([0.0, 5.0, 3.0, 2.2, 1.7, 1.3, 1.0, 0.8, 0.65, 0.5, 0.4, 0.3, 0.3]))
"""What a number of hearts is worth: the fewer, the more each of them counts."""

STARS = list(accumulate([0.0] + [1.0] * 12 + [1.2] * 3 + [1.5] * 3 + [1.8, 12.0]))
"""What a number of stars is worth: the last ones decide the game."""

ENERGY = 0.42
HOLDING_EXTRA = 2.0
"""In Tokyo, your claws hit everyone outside."""

TRAPPED, TRAPPED_AT_ONCE = 0.4, 0.9
"""How much the round after my next turn counts, in which I can no longer leave: more if it is the next to come."""

REST = 2
"""How many hearts a hurt monster may expect to heal in a turn outside Tokyo, and forgoes in it."""

VITALITY = (0.0, 0.3, 0.4, 0.65, 0.85)
"""How much of the game a monster with few hearts expects to see: cards that work slowly are worth that much less."""

STARS_A_ROUND = 2.5
LONGEST = 7.0
"""How fast the leader approaches the goal, and how many rounds a game is expected to last at most."""

CALM, FIERCE, DEADLY = 0.13, 0.35, 0.42
"""How likely another monster's die ends as a claw: if it wants something else, if it attacks, if it smells blood."""

SMELLS_BLOOD = 4
TOKYO_ATTACKS = 0.8
"""How likely a monster that is in Tokyo now still attacks from there on its turn."""


def time_left(g: State) -> float:
    """How much of the game is still to come, from 1 down to 0, by the stars of the leader."""
    leader = max(g.stars[seat] for seat in range(g.players) if g.alive[seat])
    return min(1.0, max(0.5, (STAR_GOAL - leader) / STARS_A_ROUND) / LONGEST)


def energy_worth(left: float) -> float:
    """What one energy is worth: little when there is no time to spend it."""
    return ENERGY * min(1.0, 0.3 + 2.0 * left)


def blows_from_tokyo(g: State, me: int) -> tuple[Blow, ...]:
    """The blows that a monster outside Tokyo faces before its next turn."""
    return tuple(blow(g, other) for other in next_attackers(g, me) if in_tokyo(g, other) or smashes_everybody(g, other))


def life_outside(hearts: int, blows: tuple[Blow, ...]) -> float:
    """What this many hearts are worth outside Tokyo, where its monsters may strike before my next turn."""
    return LIFE[hearts] + TOKYO_ATTACKS * (being_outside(hearts, blows) - LIFE[hearts])


def next_attackers(g: State, me: int) -> list[int]:
    """The living monsters whose turns come before my next one, in turn order."""
    mine = seats_until_turn(g, me)
    attackers = [seat for seat in range(g.players) if g.alive[seat] and seats_until_turn(g, seat) < mine]
    return sorted(attackers, key=lambda seat: seats_until_turn(g, seat))


def holding_prize(g: State, me: int) -> float:
    """What it is worth to start the next turn in Tokyo."""
    stars: int = stars_for_holding_tokyo(g, me, 0 if g.variant else 2)
    gained = STARS[min(STAR_GOAL, g.stars[me] + stars)] - STARS[g.stars[me]]
    return gained + (ENERGY if g.variant else 0.0) + HOLDING_EXTRA


Blow = tuple[tuple[float, ...], tuple[float, ...]]
"""How likely a monster's next turn costs its targets 0, 1, 2 … hearts: as a rule, and when it smells blood."""


def blow(g: State, attacker: int) -> Blow:
    dice = max(0, min(MOST_DICE, number_of_dice(g, attacker, BLACK_DICE) - g.shrink[attacker]))
    return chances(damage_by_claws(g, attacker, dice))


def damage_by_claws(g: State, attacker: int, dice: int) -> tuple[int, ...]:
    """What the rules make of 0, 1, 2 … claws of a monster."""
    if not any_power(g, attacker):
        return tuple(range(dice + 1))
    scratch = g.copy()
    damage = []
    for claws in range(dice + 1):
        scratch.faces[:] = [0] * len(scratch.faces)
        scratch.faces[CLAW] = claws
        scratch.faces[CLAW] = add_claws_to_claws(scratch, attacker, add_claws(scratch, attacker, claws))
        damage.append(more_damage(scratch, attacker, scratch.faces[CLAW]))
    return tuple(damage)


@functools.lru_cache(maxsize=1024)
def chances(damage: tuple[int, ...]) -> Blow:
    dice = len(damage) - 1

    def hearts_lost(shares: dict[float, float]) -> tuple[float, ...]:
        lost = [0.0] * (max(damage) + 1)
        for chance, share in shares.items():
            for claws in range(dice + 1):
                lost[damage[claws]] += share * comb(dice, claws) * chance**claws * (1 - chance) ** (dice - claws)
        return tuple(lost)

    return hearts_lost({CALM: 0.45, FIERCE: 0.55}), hearts_lost({CALM: 0.2, DEADLY: 0.8})


@functools.lru_cache(maxsize=4096)
def holding(
    hearts: int, blows: tuple[Blow, ...], prize: float, later: tuple[Blow, ...] = (), fear: float = 0.0
) -> float:
    """What staying in Tokyo is worth until my next turn, given that I may yield after every blow.

    `later` are the blows of the round after it: monsters leave Tokyo only when hit, so a weak one is trapped.
    """
    if not blows:
        trapped = min(0.0, holding(hearts, later, prize) - LIFE[hearts]) if later else 0.0
        return LIFE[hearts] + prize + fear * trapped
    total = 0.0
    for lost, chance in enumerate(blows[0][hearts <= SMELLS_BLOOD]):
        if lost >= hearts:
            total -= chance * DEATH
        elif lost == 0:
            total += chance * holding(hearts, blows[1:], prize, later, fear)
        else:
            total += chance * max(LIFE[hearts - lost], holding(hearts - lost, blows[1:], prize, later, fear))
    return total


@functools.lru_cache(maxsize=4096)
def being_outside(hearts: int, blows: tuple[Blow, ...]) -> float:
    """What my hearts are worth after the monsters in Tokyo have had their turns."""
    if not blows:
        return LIFE[hearts]
    return sum(
        chance * (being_outside(hearts - lost, blows[1:]) if lost < hearts else -DEATH)
        for lost, chance in enumerate(blows[0][hearts <= SMELLS_BLOOD])
    )


class Evaluation:
    """What positions are worth to a monster."""

    def worth(self, g: State, me: int) -> float:
        """The worth of a whole position: my own state and prospects, minus the state of the others."""
        if g.over:
            won = (g.winners >> me) & 1
            return WIN / g.winners.bit_count() if won else -DEATH
        if not g.alive[me]:
            return -DEATH
        left = time_left(g)
        others = sum(self.seat_worth(g, other, left) for other in range(g.players) if other != me)
        return self.seat_worth(g, me, left) + self.prospects(g, me) - others / (g.players - 1)

    def seat_worth(self, g: State, seat: int, left: float) -> float:
        """Hearts, stars, energy, cards and tokens of one monster."""
        if not g.alive[seat]:
            return 0.0
        total = LIFE[g.hearts[seat]] + STARS[g.stars[seat]] + energy_worth(left) * g.energy[seat]
        total += EXTRA_TURN * g.frenzies[seat] - POISON * g.poison[seat] - SHRINK * g.shrink[seat]
        if any_power(g, seat):
            seen = self.vitality(g.hearts[seat])
            total += sum(keep_worth(g, card, left, seen) for card in range(KEEPS) if g.where[card] == seat)
        return total

    def vitality(self, hearts: int) -> float:
        """How much of the game a monster with this many hearts expects to see."""
        return VITALITY[hearts] if hearts < len(VITALITY) else 1.0

    def prospects(self, g: State, me: int) -> float:
        """What the others' turns before my next one will do to me, where I am now."""
        hearts = g.hearts[me]
        if in_tokyo(g, me):
            blows = tuple(
                blow(g, other)
                for other in next_attackers(g, me)
                if not in_tokyo(g, other) or smashes_everybody(g, other)
            )
            later = tuple(blow(g, other) for other in range(g.players) if g.alive[other] and not in_tokyo(g, other))
            fear = TRAPPED if blows else TRAPPED_AT_ONCE
            return holding(hearts, blows, holding_prize(g, me), later, fear) - LIFE[hearts] - self.rest(hearts)
        return life_outside(hearts, blows_from_tokyo(g, me)) - LIFE[hearts]

    def rest(self, hearts: int) -> float:
        """What a turn's healing is worth to a monster with this many hearts."""
        return LIFE[max(hearts, min(FULL_HEARTS, hearts + REST))] - LIFE[hearts]

    def tokyo_gain(self, g: State, me: int) -> float:
        """What it would be worth to take the City now rather than leave it to its holder."""
        inside = g.copy()
        inside.city = me
        stars, more_stars = STARS[g.stars[me]], STARS[min(STAR_GOAL, g.stars[me] + 1)]
        return self.prospects(inside, me) - self.prospects(g, me) + more_stars - stars

    def healing(self, g: State, me: int, hearts: int) -> float:
        """What this many heart dice are worth outside Tokyo: each heals, or removes a token."""
        room = max(0, heart_limit(g, me) - g.hearts[me])
        blows = blows_from_tokyo(g, me)
        lives = [life_outside(g.hearts[me] + heart, blows) for heart in range(min(room, hearts) + 1)]
        uses = [more - fewer for fewer, more in pairwise(lives)]
        uses += [POISON] * g.poison[me] + [SHRINK] * g.shrink[me]
        return sum(sorted(uses, reverse=True)[:hearts])


EVALUATION = Evaluation()
