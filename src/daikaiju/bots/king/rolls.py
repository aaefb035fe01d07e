"""What final dice are worth to the monster that rolled them."""

from __future__ import annotations

from typing import NamedTuple

from daikaiju.bots.king.evaluation import (
    EXTRA_TURN,
    LIFE,
    STARS,
    WIN,
    Evaluation,
    energy_worth,
    time_left,
)
from daikaiju.bots.king.lookahead import purchase_gains
from daikaiju.bots.rerolls import RerollTable, count_faces, reroll_table
from daikaiju.rules.king.editions import claws_take_tokyo
from daikaiju.rules.king.moments import (
    may_go_again,
    may_heal_others,
    more_damage,
    more_energy,
    more_hearts,
    more_stars_for_numbers,
    smashes_everybody,
    stars_at_end_of_turn,
    when_claws_resolve,
    when_roll_is_final,
)
from daikaiju.rules.king.ownership import any_power
from daikaiju.rules.king.resolving import stars_for_numbers
from daikaiju.rules.king.rolling import finish_roll
from daikaiju.rules.king.state import CLAW, HEART, MIMIC, STAR_GOAL, WORDS, State, in_tokyo
from daikaiju.rules.king.state import ENERGY as ENERGY_FACE

NEARLY_ENOUGH = (1.0, 0.6, 0.35, 0.2)
"""How much of a wanted card's worth counts when 0, 1, 2, 3 energy are missing."""

GIVEN_HEART = 0.3
YIELDS = ((0, 1.0), (3, 0.9), (5, 0.6), (7, 0.35), (99, 0.2))
"""How likely a monster with this many hearts left, or fewer, leaves Tokyo."""


class Effects(NamedTuple):
    """What the rules make of a Roll of one monster."""

    stars: int
    energy: int
    hearts: int
    damage: int
    enters: int
    goes_again: int


class RollJudge:
    """What every possible Roll of the active monster is worth, the dice it shows now among them."""

    def __init__(self, by: Evaluation, g: State, me: int) -> None:
        self.g = g
        self.me = me
        self.dice: list[int] = g.dice[: g.dice_count]
        self.rerolls: RerollTable = reroll_table(g.dice_count)
        self.worth = roll_worth(by, g, me, self.rerolls)

    def of(self, dice: list[int]) -> float:
        """What these final dice are worth."""
        return self.worth[self.rerolls.roll_number(count_faces(dice))]

    def turned(self, die: int, face: int) -> float:
        """What the dice are worth with one of them turned to a face."""
        return self.of([*self.dice[:die], face, *self.dice[die + 1 :]])

    def thrown(self, die: int) -> float:
        """What the dice are worth on average with one of them thrown again."""
        return sum(self.turned(die, face) for face in range(6)) / 6

    def with_rolls(self, rolls: int) -> float:
        """What the dice are worth with this many further Rolls."""
        worth = self.rerolls.with_rolls_left(self.worth, rolls)
        return worth[self.rerolls.roll_number(count_faces(self.dice))]

    def best_reroll(self, rolls_left: int) -> int:
        """The dice to reroll, as bits, with this many Rolls left; 0 to stop."""
        return self.rerolls.best_reroll(self.dice, self.worth, rolls_left)


def roll_worth(by: Evaluation, g: State, me: int, rolls: RerollTable) -> list[float]:
    """The worth of every multiset of dice, for the position as it is."""
    every = effects(g, me, rolls.dice)
    stars, energy, hearts, damage, *_ = (range(max(part) + 1) for part in zip(*every, strict=True))
    have = g.stars[me]
    by_stars = [STARS[min(STAR_GOAL, have + n)] - STARS[have] for n in stars]
    by_energy = energy_gains(by, g, me, len(energy))
    by_hearts = [hearts_worth(by, g, me, n) for n in hearts]
    by_damage = [smash_worth(by, g, me, n) for n in damage]
    tokyo = by.tokyo_gain(g, me) if not in_tokyo(g, me) and g.city < 0 else 0.0
    return [
        by_stars[stars]
        + by_energy[energy]
        + by_hearts[hearts]
        + by_damage[damage]
        + tokyo * enters
        + EXTRA_TURN * again
        for stars, energy, hearts, damage, enters, again in every
    ]


def energy_gains(by: Evaluation, g: State, me: int, most: int) -> list[float]:
    """What 0, 1, 2 … more energy is worth: it comes nearer to the cards worth buying."""
    rate = energy_worth(time_left(g))
    wanted = [(price, gain) for price, gain in purchase_gains(by, g, me) if gain > 0]

    def reach(energy: int) -> float:
        return max(
            (gain * NEARLY_ENOUGH[min(3, max(0, price - energy))] for price, gain in wanted if price - energy <= 3),
            default=0.0,
        )

    now = reach(g.energy[me])
    return [rate * more + reach(g.energy[me] + more) - now for more in range(most)]


def hearts_worth(by: Evaluation, g: State, me: int, hearts: int) -> float:
    given = GIVEN_HEART * hearts if may_heal_others(g, me) else 0.0
    return given if in_tokyo(g, me) else max(given, by.healing(g, me, hearts))


def smash_worth(by: Evaluation, g: State, me: int, damage: int) -> float:
    """What it is worth that everyone my claws reach loses this many hearts."""
    if damage == 0:
        return 0.0
    left = time_left(g)
    everybody = smashes_everybody(g, me)
    targets = [
        other
        for other in range(g.players)
        if other != me and g.alive[other] and (everybody or in_tokyo(g, other) != in_tokyo(g, me))
    ]
    if not targets:
        return 0.0
    fallen = [other for other in targets if g.hearts[other] <= damage]
    if len(fallen) == g.living - 1:
        return WIN
    lost = sum(
        by.seat_worth(g, other, left) if other in fallen else LIFE[g.hearts[other]] - LIFE[g.hearts[other] - damage]
        for other in targets
    )
    total = lost / (g.players - 1) - price_of_harm(g, me)
    if g.city in targets and not in_tokyo(g, me):
        hearts = g.hearts[g.city] - damage
        total += next(chance for most, chance in YIELDS if hearts <= most) * by.tokyo_gain(g, me)
    return total


def price_of_harm(g: State, me: int) -> float:
    """Stars that only a peaceful monster gains at the end of the turn."""
    if not any_power(g, me) or g.harmed:
        return 0.0
    scratch = g.copy()
    peaceful = stars_at_end_of_turn(scratch, me, 0)
    scratch.harmed = 1
    return float(peaceful - stars_at_end_of_turn(scratch, me, 0))


def effects(g: State, me: int, dice: int) -> list[Effects]:
    """What every Roll does, by the number of its multiset."""
    copied = g.mimicked if g.where[MIMIC] == me else -1
    powers = tuple(g.powers[me * WORDS : (me + 1) * WORDS])
    key = (
        g.edition,
        dice,
        powers,
        copied,
        copied >= 0 and g.where[copied] == me,
        in_tokyo(g, me),
    )
    known = _effects.get(key)
    if known is None:
        known = _effects[key] = ask_rules(g, me, dice)
        if len(_effects) > MOST_KNOWN:
            _effects.pop(next(iter(_effects)))
    return known


MOST_KNOWN = 2000
_effects: dict[tuple[object, ...], list[Effects]] = {}
_different: dict[Effects, Effects] = {}
"""One of each, since the same few effects make up all lists."""


def ask_rules(g: State, me: int, dice: int) -> list[Effects]:
    """Lay out every multiset of dice on a copy of the record and let the rules count."""
    scratch = g.copy()
    scratch.dice_count = dice
    scratch.harmed = 0
    found = []
    for counts in reroll_table(dice).rolls:
        place = 0
        for face, count in enumerate(counts):
            for _ in range(count):
                scratch.dice[place] = face
                place += 1
        finish_roll(scratch, me)
        scratch.stars[me] = 0
        when_roll_is_final(scratch, me)
        faces = scratch.faces
        if faces[CLAW] > 0:
            when_claws_resolve(scratch, me)
        does = Effects(
            scratch.stars[me] + more_stars_for_numbers(scratch, me, stars_for_numbers(scratch)),
            more_energy(scratch, me, faces[ENERGY_FACE]) if faces[ENERGY_FACE] else 0,
            more_hearts(scratch, me, me, faces[HEART]) if faces[HEART] else 0,
            more_damage(scratch, me, faces[CLAW]),
            int(faces[CLAW] > 0 or not claws_take_tokyo(scratch)),
            int(may_go_again(scratch, me)),
        )
        found.append(_different.setdefault(does, does))
    return found
