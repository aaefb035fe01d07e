"""How search looks ahead: the next turn exactly, from the likeliest final Rolls first."""

from __future__ import annotations

import random
from array import array
from typing import Any

import numpy as np
import pytest

from daikaiju.analysis.tables import dice_table
from daikaiju.champion.final_rolls import EXACT, Corrections, FinalRolls, likeness
from daikaiju.champion.neutral_network import neutral_network
from daikaiju.champion.search_bot import Budget, SearchBot, look_ahead
from daikaiju.engine import engine_of
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.dice import all_multisets
from daikaiju.thinking.look_ahead import keep_best, throw

GAMES = list(ADAPTERS)


def state_with_dice(game: str, turn: int = 5) -> Any:
    """A position in which somebody chooses dice, some turns after the beginning of a champions' game."""
    engine, adapter = engine_of(game), ADAPTERS[game]
    kind = adapter.rules.State
    source = random.Random(4)
    position = engine.set_up(adapter.training_start.new_tables()[4][1].pack())
    while True:
        g = kind.unpack(position)
        if g.player == CHANCE:
            choice = SPREAD + source.randrange(g.spread)
        elif g.asking == adapter.candidates.ROLL and g.turn >= turn and g.rolls_left == 2:
            return g
        else:
            choice = engine.choose(position, neutral_network(game))
        position = engine.answer(position, choice)


def final_rolls(game: str, state: Any) -> tuple[Any, FinalRolls]:
    weighed = engine_of(game).weighed(state.pack(), neutral_network(game))
    return state, FinalRolls(game, state, weighed.final_rolls, random.Random(1))


def rows_of(me: int, *mine: float) -> list[array[float]]:
    """What a look finds, as far as it concerns one seat."""
    return [array("d", [value if seat == me else 0.0 for seat in range(6)]) for value in mine]


@pytest.mark.parametrize("game", GAMES)
def test_the_next_turn_leaves_nothing_to_luck(game: str) -> None:
    state, rolls = final_rolls(game, state_with_dice(game))
    rolls.weigh(state)
    looks = rolls.next_looks(state, 1, 2)
    once = [look_ahead(game, look) for look in looks]
    for look in rolls.next_looks(state, 1, 2):
        look.seed += 1
        assert look_ahead(game, look) == once.pop(0)


def test_the_first_thought_is_the_champions() -> None:
    state, rolls = final_rolls("king", state_with_dice("king"))
    rolls.weigh(state)
    for look in rolls.next_looks(state, 1, 3):
        found = look_ahead("king", look)
        assert found[0][rolls.me] == pytest.approx(rolls.thoughts[look.roll])
        assert sum(found[0]) == pytest.approx(1.0)
        assert sum(found[1]) == pytest.approx(0.0, abs=1e-6)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_found_counts_for_its_roll_and_in_part_for_those_like_it(game: str) -> None:
    state, rolls = final_rolls(game, state_with_dice(game))
    rolls.weigh(state)
    one, other = rolls.next_looks(state, 1, 2)
    for look, mine in ((one, 0.1), (other, -0.1)):
        rolls.learn(look, rows_of(rolls.me, rolls.thoughts[look.roll], mine))
    corrections = [worth - thought for worth, thought in zip(rolls.worths(), rolls.thoughts, strict=True)]
    assert [corrections[one.roll], corrections[other.roll]] == pytest.approx([0.1, -0.1])
    assert max(map(abs, corrections)) == pytest.approx(0.1)


def test_likely_rolls_are_looked_ahead_from_first_and_none_twice() -> None:
    state, rolls = final_rolls("king", state_with_dice("king"))
    rolls.weigh(state)
    assert sum(rolls.likely) == pytest.approx(1.0)
    seen: list[int] = []
    while (looks := rolls.next_looks(state, 2, 8))[0].turns == 1:
        likely = [rolls.likely[look.roll] for look in looks]
        assert likely == sorted(likely, reverse=True)
        seen += [look.roll for look in looks]
        for look in looks:
            rolls.learn(look, rows_of(rolls.me, 0.0, 0.0))
    assert len(seen) == len(set(seen))
    assert looks[0].turns == 2, "later turns go on from where the look at the next turn ended"


@pytest.mark.parametrize("game", GAMES)
def test_a_counted_search_can_be_repeated(game: str) -> None:
    state = state_with_dice(game)
    before = state.pack()
    answers = {SearchBot(seed=3, setting="20").choice(game, state) for _ in range(2)}
    assert len(answers) == 1
    assert state.pack() == before


def test_threads_share_the_work() -> None:
    state = state_with_dice("king")
    bot = SearchBot(seed=3, setting="20")
    bot.threads = 2
    assert bot.choice("king", state) >= SPREAD
    assert bot.rolls is not None
    assert len(bot.rolls.next_turn) >= 8


@pytest.mark.parametrize("game", GAMES)
def test_what_is_found_is_remembered_for_the_whole_turn(game: str) -> None:
    state = state_with_dice(game)
    bot = SearchBot(seed=3, setting="8")
    bot.choice(game, state)
    rolls = bot.rolls
    assert rolls is not None
    known = len(rolls.next_turn)
    state.dice[0] = (state.dice[0] + 1) % 6
    state.rolls_left = 1
    bot.choice(game, state)
    assert bot.rolls is rolls
    assert len(rolls.next_turn) >= known
    state.energy[0] += 1
    bot.choice(game, state)
    assert bot.rolls is not rolls


def test_a_budget_of_turns_is_kept() -> None:
    budget = Budget(None, 5)
    assert budget.allows(5, 100.0)
    budget.spend(4)
    assert budget.allows(1, 100.0)
    assert not budget.allows(2, 0.0)
    assert not Budget(0.0, None).allows(1, 0.0)


def test_thrown_dice_are_as_likely_as_the_table_says() -> None:
    sets, table = all_multisets(), dice_table(5)
    chances = np.zeros(sets.starts[6])
    chances[0] = 1.0
    throw(sets, 5, chances)
    assert chances[sets.starts[5] :] == pytest.approx(table.chances)


def test_only_the_best_part_of_a_roll_is_kept() -> None:
    sets, table = all_multisets(), dice_table(3)
    kept = np.array([row[5] - 0.1 * sum(row[:5]) for row in table.counts])  # sixes are kept, and nothing else
    chances, best = np.zeros(sets.starts[4]), np.zeros(sets.starts[4], np.int64)
    chances[table.number([5, 1, 5])] = 0.75
    chances[table.number([5, 5, 5])] = 0.25
    keep_best(sets, 3, kept, chances, best)
    assert chances[table.number([5, 5])] == pytest.approx(0.75)
    assert chances[table.number([5, 5, 5])] == pytest.approx(0.25)


def test_rolls_that_differ_in_fewer_dice_are_more_alike() -> None:
    table = dice_table(4)
    first, near, far = (table.number(dice) - table.first for dice in ([1, 1, 2, 3], [1, 1, 2, 4], [5, 5, 0, 4]))
    assert likeness(4, first)[first] == 1.0
    assert likeness(4, first)[near] > likeness(4, first)[far]
    corrections = Corrections(4, EXACT)
    corrections.add(first, 1.0)
    corrections.add(far, 0.0)
    found = corrections.of_all()
    assert found[first] > found[near] > 0.5 > found[far]
