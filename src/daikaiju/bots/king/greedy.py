"""How the greedy bot answers each question of the game for 2-6 monsters.

It keeps the dice with the best expected worth. It tries most other answers on a copy of the record and gives the one
that leaves the best position. The few questions whose answer shows its worth only later have their own functions here.
"""

from __future__ import annotations

from collections.abc import Callable

from daikaiju.bots.king.cards import keep_worth
from daikaiju.bots.king.evaluation import EVALUATION, LIFE, POISON, SHRINK, Evaluation, energy_worth, time_left
from daikaiju.bots.king.lookahead import purchase_gains, worth_after
from daikaiju.bots.king.rolls import RollJudge
from daikaiju.rules.agenda import SPREAD, is_legal
from daikaiju.rules.answers import FIRST, INTERJECT, PASS
from daikaiju.rules.king.buying import LOOK, SWEEP
from daikaiju.rules.king.ownership import acts_as
from daikaiju.rules.king.resolving import HEALING_RAY_PRICE
from daikaiju.rules.king.state import KEEPS, ONE, SMALL, THREE, State
from daikaiju.rules.market import SWEEP_PRICE
from daikaiju.text.king import VOCABULARY

WORTH_THE_TROUBLE = 0.1
"""How much more than doing nothing an answer must promise."""

SELLS_FOR = 0.8
"""How much selling a card must gain."""

SWEEPS_WITH = 7
"""How much energy it takes to sweep a market with no wanted card."""


def best_choice(g: State, by: Evaluation = EVALUATION) -> int:
    """The answer to the open question, by what positions are worth."""
    me = g.player
    choices = VOCABULARY.answers(g)
    if choices == [PASS] and is_legal(g, INTERJECT) and must_heal(g, me):
        return INTERJECT
    answer = ANSWERS.get(VOCABULARY.decision(g).name, try_all)
    return answer(by, g, me, choices)


def must_heal(g: State, me: int) -> bool:
    """Whether Rapid Healing saves my life and nothing else can, or what it needs is about to be taken.

    Energy left after buying is used for it elsewhere.
    """
    decision = VOCABULARY.decision(g).name
    missing = g.losing[me] - g.hearts[me] + 1
    return decision == "heal_first" or (decision == "suffer_or_answer" and 0 < missing <= g.energy[me] // 2)


def try_all(by: Evaluation, g: State, me: int, choices: list[int]) -> int:
    """The choice that leads to the best position; doing nothing if that is as good."""
    return max(
        choices, key=lambda choice: worth_after(by, g, me, choice) + (WORTH_THE_TROUBLE if choice == PASS else 0.0)
    )


# --- dice ---------------------------------------------------------------------------------


def keep_dice(by: Evaluation, g: State, me: int, choices: list[int]) -> int:
    """Reroll what promises more; use cards for more Rolls when that pays."""
    judge = RollJudge(by, g, me)
    cards = [choice for choice in choices if SMALL <= choice < SPREAD]
    for choice in cards:
        if is_named(g, choice, "background_dweller") and best_three(judge) is not None:
            return choice
    if g.rolls_left > 0:
        return SPREAD + judge.best_reroll(g.rolls_left)
    now, again = judge.of(judge.dice), judge.with_rolls(1) if cards else 0.0
    for choice in cards:
        if not is_named(g, choice, "background_dweller") and again - now > price_of_use(g, choice):
            return choice
    return PASS


def price_of_use(g: State, choice: int) -> float:
    """What using a card costs: smoke, energy, or the card itself."""
    card = choice - SMALL
    left = time_left(g)
    if is_named(g, choice, "smoke_cloud"):
        return 0.5 + 0.3 * left
    if is_named(g, choice, "energy_drink"):
        return 0.1 + energy_worth(left)
    if is_named(g, choice, "stretchy"):
        return 0.1 + 2 * energy_worth(left)
    if is_named(g, choice, "plot_twist"):
        return keep_worth(g, card, max(0.3, left))
    return 0.0


def change_dice(by: Evaluation, g: State, me: int, choices: list[int]) -> int:
    """Use the card that changes the dice most for the better, if it is worth its price."""
    judge = RollJudge(by, g, me)
    now = judge.of(judge.dice)

    def gain(choice: int) -> float:
        if choice == PASS:
            return WORTH_THE_TROUBLE
        if is_named(g, choice, "background_dweller"):
            die = best_three(judge)
            return 0.0 if die is None else judge.thrown(die) - now
        if is_named(g, choice, "herd_culler"):
            return max(judge.turned(die, ONE) for die in range(len(judge.dice))) - now
        return max(judge.turned(*turn) for turn in all_turns(judge)) - now - price_of_use(g, choice)

    return max(choices, key=gain)


def choose_die(by: Evaluation, g: State, me: int, choices: list[int]) -> int:
    """The die for Herd Culler, or the 3 to reroll."""
    judge = RollJudge(by, g, me)
    if acts_as_named(g, g.asked_a, "herd_culler"):
        return max(choices, key=lambda choice: judge.turned(choice - FIRST, ONE))
    return max(choices, key=lambda choice: judge.thrown(choice - FIRST))


def die_to_turn(by: Evaluation, g: State, me: int, choices: list[int]) -> int:
    judge = RollJudge(by, g, me)
    return FIRST + max(all_turns(judge), key=lambda turn: judge.turned(*turn))[0]


def face_to_turn_to(by: Evaluation, g: State, me: int, choices: list[int]) -> int:
    judge = RollJudge(by, g, me)
    return max(choices, key=lambda choice: judge.turned(g.asked_a, choice - FIRST))


def probe_die(by: Evaluation, g: State, me: int, choices: list[int]) -> int:
    """Reroll the die whose loss hurts the active monster most, if that is worth the risk of losing the card."""
    judge = RollJudge(by, g, g.active)
    now = judge.of(judge.dice)
    card_at_risk = keep_worth(g, g.asked_a, time_left(g)) / 6

    def gain(choice: int) -> float:
        if choice == PASS:
            return 0.0
        return (now - judge.thrown(choice - FIRST)) / (g.players - 1) - card_at_risk

    return max(choices, key=gain)


def best_three(judge: RollJudge) -> int | None:
    """A 3 that is better rerolled, or None."""
    threes = [die for die, face in enumerate(judge.dice) if face == THREE]
    now = judge.of(judge.dice)
    better = [die for die in threes if judge.thrown(die) > now + 1e-9]
    return better[0] if better else None


def all_turns(judge: RollJudge) -> list[tuple[int, int]]:
    """Every die with every other face it can be turned to."""
    return [(die, face) for die, shown in enumerate(judge.dice) for face in range(6) if face != shown]


# --- resolving --------------------------------------------------------------------------------


def resolve_in_order(by: Evaluation, g: State, me: int, choices: list[int]) -> int:
    return PASS


def use_heart(by: Evaluation, g: State, me: int, choices: list[int]) -> int:
    """Heal, remove a token, or sell the heart with Healing Ray: whatever is worth most now."""
    heal_self, cure, grow_back, first_other = FIRST, FIRST + 1, FIRST + 2, FIRST + 3
    left = time_left(g)

    def gain(choice: int) -> float:
        if choice == heal_self:
            hearts = min(len(LIFE) - 2, g.hearts[me] + g.tally[me])
            return LIFE[hearts + 1] - LIFE[hearts]
        if choice in (cure, grow_back):
            return POISON if choice == cure else SHRINK
        if choice >= first_other:
            other = choice - first_other
            hearts = min(len(LIFE) - 2, g.hearts[other] + g.tally[other])
            paid = min(HEALING_RAY_PRICE, max(0, g.energy[other] - HEALING_RAY_PRICE * g.tally[other]))
            harm = (LIFE[hearts + 1] - LIFE[hearts] - energy_worth(left) * paid) / (g.players - 1)
            return energy_worth(left) * paid - harm
        return 0.0

    return max(choices, key=gain)


# --- cards ---------------------------------------------------------------------------------------


def buy(by: Evaluation, g: State, me: int, choices: list[int]) -> int:
    """Look first; buy what makes the position better; sweep a market nobody wants when there is energy to spare."""
    if LOOK in choices:
        return LOOK
    before = by.worth(g, me)
    purchases = [choice for choice in choices if choice not in (PASS, SWEEP)]
    gains = {choice: worth_after(by, g, me, choice) - before for choice in purchases}
    best = max(gains, key=lambda choice: gains[choice], default=PASS)
    if gains.get(best, 0.0) > WORTH_THE_TROUBLE:
        return best
    if is_legal(g, INTERJECT) and LIFE[g.hearts[me] + 1] - LIFE[g.hearts[me]] > 2 * energy_worth(time_left(g)):
        return INTERJECT
    wanted = any(gain > WORTH_THE_TROUBLE for _, gain in purchase_gains(by, g, me))
    return SWEEP if SWEEP in choices and not wanted and g.energy[me] >= SWEEPS_WITH + SWEEP_PRICE else PASS


def sell(by: Evaluation, g: State, me: int, choices: list[int]) -> int:
    """Sell a card only when its energy is clearly worth more."""
    keeping = worth_after(by, g, me, PASS) + SELLS_FOR
    best = max(choices, key=lambda choice: worth_after(by, g, me, choice))
    return best if worth_after(by, g, me, best) > keeping else PASS


def accept(by: Evaluation, g: State, me: int, choices: list[int]) -> int:
    """Another turn, or a free reroll of threes, is always welcome."""
    return FIRST


def is_named(g: State, choice: int, name: str) -> bool:
    return acts_as_named(g, choice - SMALL, name)


def acts_as_named(g: State, card: int, name: str) -> bool:
    """Whether a card acts as the named one, as itself or as a copy."""
    return 0 <= card < KEEPS and VOCABULARY.cards[acts_as(g, card)] == name


ANSWERS: dict[str, Callable[[Evaluation, State, int, list[int]], int]] = {
    "roll": keep_dice,
    "change": change_dice,
    "die": choose_die,
    "die_to_turn": die_to_turn,
    "face": face_to_turn_to,
    "probe_die": probe_die,
    "resolve": resolve_in_order,
    "heart": use_heart,
    "buy": buy,
    "sell": sell,
    "go_again": accept,
    "hide_again": accept,
}
