"""How search plays on: from answers, and from the likeliest final Rolls first."""

from __future__ import annotations

import random
from time import monotonic
from typing import Any

import numpy as np
import pytest

from daikaiju.analysis.tables import dice_table
from daikaiju.champion.bot import champion_file
from daikaiju.champion.final_rolls import Corrections, FinalRolls, likeness
from daikaiju.champion.reinforcement.policy_file import policy_to_play
from daikaiju.champion.search_bot import Budget, Look, SearchBot, roll_out
from daikaiju.engine import PolicyToPlay, engine_of
from daikaiju.engine.interface import BY_HOPES
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.thinking.adapters import ADAPTERS
from daikaiju.thinking.dice import all_multisets
from daikaiju.thinking.likely_rolls import keep_best, throw

GAMES = list(ADAPTERS)


def champion(game: str) -> PolicyToPlay:
    return policy_to_play(game, champion_file(game))


def state_with_dice(game: str, turn: int = 5) -> Any:
    """A position in which somebody chooses dice, some turns after the beginning of a champions' game."""
    engine, adapter = engine_of(game), ADAPTERS[game]
    kind = adapter.rules.State
    source = random.Random(4)
    position = engine.set_up(adapter.tables.new_tables()[4].pack())
    while True:
        g = kind.unpack(position)
        if g.player == CHANCE:
            choice = SPREAD + source.randrange(g.spread)
        elif g.asking == adapter.candidates.ROLL and g.turn >= turn and g.rolls_left == 2:
            return g
        else:
            choice = engine.answer_by_policy(position, champion(game))
        position = engine.answer(position, choice)


def final_rolls(game: str, state: Any) -> tuple[FinalRolls, dict[int, float]]:
    engine, policy = engine_of(game), champion(game)
    thoughts = engine.answered(state.pack(), policy, BY_HOPES).final_rolls
    rolls, preferences = FinalRolls(game, state, thoughts, random.Random(1)), engine.preferences(state.pack(), policy)
    rolls.weigh(state, preferences)
    return rolls, preferences


@pytest.mark.parametrize("game", GAMES)
def test_a_roll_out_ends_in_the_chances_of_the_player(game: str) -> None:
    state = state_with_dice(game)
    rolls, _ = final_rolls(game, state)
    ((number, seed),) = rolls.next_looks(1)
    position, engine = rolls.final(state, number), engine_of(game)
    short, long = (roll_out(game, rolls.me, Look(position, SPREAD, seed, later), champion(game)) for later in (0, 2))
    then, chances = engine.roll_out_by_policy(position, SPREAD, seed, 1, champion(game))
    assert short == [chances[rolls.me]]
    later = engine.roll_out_by_policy(then, -1, seed + 1, 2, champion(game))[1]
    assert long == [chances[rolls.me], later[rolls.me]]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_found_counts_for_its_roll_and_in_part_for_those_like_it(game: str) -> None:
    rolls, _ = final_rolls(game, state_with_dice(game))
    (one, _), (other, _) = rolls.next_looks(2)
    for _ in range(50):
        rolls.learn(one, [rolls.thoughts[one] + 0.1])
        rolls.learn(other, [rolls.thoughts[other] - 0.1])
    corrections = [worth - thought for worth, thought in zip(rolls.worths(), rolls.thoughts, strict=True)]
    assert [corrections[one], corrections[other]] == pytest.approx([0.1, -0.1], abs=0.01)
    assert max(map(abs, corrections)) == max(abs(corrections[one]), abs(corrections[other]))


def test_a_roll_out_is_believed_in_part_and_several_more() -> None:
    rolls, _ = final_rolls("king", state_with_dice("king"))
    (one, _), (other, _) = rolls.next_looks(2)
    found = []
    for _ in range(2):
        rolls.learn(one, [rolls.thoughts[one] + 0.1])
        rolls.learn(other, [rolls.thoughts[other] - 0.1])
        found.append(rolls.worths()[one] - rolls.thoughts[one])
    assert 0 < found[0] < found[1] < 0.1


def test_likely_rolls_are_played_on_from_first_and_all_with_the_same_luck() -> None:
    rolls, _ = final_rolls("king", state_with_dice("king"))
    assert sum(rolls.likely) == pytest.approx(1.0)
    seen: list[int] = []
    while not rolls.is_known:
        looks = rolls.next_looks(8)
        seen += [number for number, _ in looks if not rolls.looked[number]]
        for number, seed in looks:
            assert seed == rolls.seeds[rolls.looked[number]]
            rolls.learn(number, [rolls.thoughts[number]])
    likely = [rolls.likely[number] for number in dict.fromkeys(seen)]
    assert likely == sorted(likely, reverse=True)
    assert rolls.looks == sum(rolls.looked)
    assert rolls.guessed < 0.1


@pytest.mark.parametrize("game", GAMES)
def test_dice_are_rerolled_by_what_final_rolls_are_worth(game: str) -> None:
    state = state_with_dice(game)
    rolls, preferences = final_rolls(game, state)
    on_table = rolls.table.number(state.dice[: rolls.count]) - rolls.table.first
    for number, one in enumerate(rolls.same):
        if number == one:
            rolls.looked[number] = 1
            rolls.thoughts[number] = 0.9 if number == rolls.same[on_table] else 0.1
    assert rolls.weigh(state, preferences)[0] == SPREAD


@pytest.mark.parametrize("game", GAMES)
def test_a_counted_search_can_be_repeated(game: str) -> None:
    state = state_with_dice(game)
    before = state.pack()
    answers = {SearchBot(seed=3, setting="20").choice(game, state) for _ in range(2)}
    assert len(answers) == 1
    assert state.pack() == before


@pytest.mark.parametrize("game", GAMES)
def test_without_time_it_answers_by_hopes_as_the_champion_can(game: str) -> None:
    bot = SearchBot(seed=3, setting="1ms")
    bot.seconds = 0.0
    engine, kind, source = engine_of(game), ADAPTERS[game].rules.State, random.Random(7)
    position = engine.set_up(ADAPTERS[game].tables.new_tables()[4].pack())
    options = 0
    while options < 10:
        state = kind.unpack(position)
        if state.player == CHANCE:
            choice = SPREAD + source.randrange(state.spread)
        else:
            choice = bot.choice(game, state)
            if choice < SPREAD:
                assert choice == engine.answer_by_policy(position, champion(game), BY_HOPES, 0.02)
                options += 1
        position = engine.answer(position, choice)


def test_the_time_is_kept() -> None:
    state, bot = state_with_dice("king"), SearchBot(seed=3, setting="300ms")
    bot.choice("king", state)
    begun = monotonic()
    bot.choice("king", state_with_dice("king", 7))
    assert monotonic() - begun < 3


@pytest.mark.parametrize("game", GAMES)
def test_what_is_found_is_remembered_for_the_whole_turn(game: str) -> None:
    state = state_with_dice(game)
    bot = SearchBot(seed=3, setting="8")
    bot.choice(game, state)
    rolls = bot.rolls
    assert rolls is not None
    known = rolls.looks
    state.dice[0] = (state.dice[0] + 1) % 6
    state.rolls_left = 1
    bot.choice(game, state)
    assert bot.rolls is rolls
    assert rolls.looks >= known
    state.energy[0] += 1
    bot.choice(game, state)
    assert bot.rolls is not rolls


def test_a_budget_of_roll_outs_is_kept() -> None:
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
    corrections = Corrections(4, 0.02)
    corrections.add(first, 1.0)
    corrections.add(far, 0.0)
    found = corrections.of_all()
    assert found[first] > found[near] > 0.5 > found[far]
