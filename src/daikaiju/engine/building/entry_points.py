"""The functions that can be called in the engine's file, in the compiled subset.

They take addresses in the file's own memory and whole numbers, a choice as one without a sign. A parameter named `sets`
is filled in by the file itself: it is where the tables of dice lie. docs/engine.md is made from these docstrings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.analysis.keep_solver import solve
from daikaiju.rules.agenda import is_legal
from daikaiju.thinking.decisions import choose_in
from daikaiju.thinking.dice import MOST_DICE, TURN, fill_multisets
from daikaiju.thinking.likely_rolls import likely_rolls as likely_rolls_in
from daikaiju.thinking.likely_rolls import same_rolls as same_rolls_in
from daikaiju.thinking.policy import PLACES
from daikaiju.thinking.policy_decisions import answer_by_policy as answer_by_policy_in
from daikaiju.thinking.policy_decisions import final_rolls_in, hopes_after_in, hopes_in, preferences_in
from daikaiju.thinking.policy_decisions import roll_out_by_policy as roll_out_by_policy_in
from daikaiju.thinking.weigh import weigh_in

if TYPE_CHECKING:
    from typing import Any

    from numpy import float64, int16, int64

    from daikaiju.arrays import Games
    from daikaiju.rules.table import Table
    from daikaiju.thinking.dice import Multisets
    from daikaiju.thinking.network import Network
    from daikaiju.thinking.policy import Policy, PolicyThought
    from daikaiju.thinking.workspace import Workspace

    LADDERS: tuple[tuple[int, int], ...] = ()
    MULTISETS = WEIGHTS_WIDE = OBSERVED = 0

    def array_at(at: int, shape: tuple[int, ...], dtype: Any) -> Any: ...
    def games_at(at: int, count: int) -> Games: ...
    def workspace_at(at: int, sets: int) -> Workspace: ...
    def sets_at(at: int) -> Multisets: ...
    def network_at(at: int) -> Network: ...
    def policy_at(at: int) -> Policy: ...
    def thought_at(at: int) -> PolicyThought: ...
    def answer_game(games: Games, place: int, choice: int) -> None: ...
    def random_choice(g: Table) -> int: ...
    def random_step(g: Table) -> int: ...
    def play_randomly(g: Table, most: int) -> int: ...
    def play_by_policies(g: Table, seating: int, most: int) -> int: ...
    def quick(g: Table) -> int: ...
    def observe(g: Table, me: int, out: Any, row: int) -> None: ...


NO_CHOICE = 0xFFFFFFFF
"""In place of an answer, where there is nothing to answer."""


# --- the rules ----------------------------------------------------------------------------


def initialise(sets: int) -> int:
    """Fill in the tables of dice. It is called once, before anything else."""
    fill_multisets(sets_at(sets))
    return 0


def set_up(game: int) -> int:
    """Set up a game whose record has nothing but its players, options and seed, up to the first question."""
    answer_game(games_at(game, 1), 0, -1)
    return 0


def answer(game: int, choice: int) -> int:
    """Answer the open question and play on to the next one; an answer that is not legal is not refused."""
    answer_game(games_at(game, 1), 0, choice)
    return 0


def legal(game: int, choice: int) -> int:
    """1 if an answer to the open question is legal, else 0."""
    return 1 if is_legal(games_at(game, 1)[0], choice) else 0


def choose_randomly(game: int) -> int:
    """A random legal answer, all equally likely, drawn from the game's own generator."""
    return random_choice(games_at(game, 1)[0])


def step_randomly(game: int) -> int:
    """Play one step at random; returns how many answers of players it took."""
    return random_step(games_at(game, 1)[0])


def play_games(games: int, count: int, most: int, decisions: int) -> int:
    """Set up and play games at random to the end; writes how many decisions each took, as int64."""
    played = games_at(games, count)
    taken = array_at(decisions, (count,), int64)
    for place in range(count):
        taken[place] = play_randomly(played[place], most)
    return 0


def play_on(games: int, count: int, most: int, decisions: int) -> int:
    """Play games at random from where they stand to the end; writes how many decisions each took, as int64."""
    played = games_at(games, count)
    taken = array_at(decisions, (count,), int64)
    for place in range(count):
        decided = 0
        while not played[place].over and decided < most:
            decided += random_step(played[place])
        taken[place] = decided
    return 0


def play_seated_games(games: int, count: int, seatings: int, most: int, decisions: int) -> int:
    """Set up and play games by the policies of their seats; seatings and decisions are int64."""
    played = games_at(games, count)
    seated = array_at(seatings, (count,), int64)
    taken = array_at(decisions, (count,), int64)
    for place in range(count):
        taken[place] = play_by_policies(played[place], seated[place], most)
    return 0


def choose_quickly(game: int) -> int:
    """What the policy `quick` answers."""
    return quick(games_at(game, 1)[0])


def observe_game(game: int, seat: int, seen: int) -> int:
    """Write what a seat sees, as int16; returns how many numbers that is."""
    observe(games_at(game, 1)[0], seat, array_at(seen, (1, OBSERVED), int16), 0)
    return OBSERVED


# --- dice ---------------------------------------------------------------------------------


def solve_dice(dice: int, rolls: int, free: int, free_at_end: int, after: int, kept: int, keeps: int, sets: int) -> int:
    """Which dice to keep, exactly: see `daikaiju.analysis.keep_solver.solve`.

    The values of final results are the first row of `after` (float64, a row for each number of Rolls left); `kept`
    (float64) and `keeps` (int64) are filled in. Behind each of `kept` and `keeps` there is one row of scratch.
    """
    tables = sets_at(sets)
    first: int = tables.starts[dice] + 0
    end: int = tables.starts[dice + 1] + 0
    solve(
        tables.grown[:first],
        tables.counts[:end],
        dice,
        free,
        free_at_end != 0,
        array_at(after, (rolls + 1, end - first), float64),
        array_at(kept, (rolls + 1, end), float64),
        array_at(keeps, (rolls + 1, end - first), int64),
        array_at(kept + (rolls + 1) * end * 8, (end,), float64),
        array_at(keeps + (rolls + 1) * (end - first) * 8, (end,), int64),
    )
    return end


def same_rolls(game: int, same: int, sets: int) -> int:
    """Write for each multiset of all dice the first one that does the same as the final Roll, else 0; all int64."""
    found = array_at(same, (MULTISETS,), int64)
    for number in range(MULTISETS):
        found[number] = 0
    same_rolls_in(games_at(game, 1), 0, sets_at(sets), found)
    return MULTISETS


def likely_rolls(
    game: int, close: float, final: int, chances: int, best: int, gaps: int, workspace: int, sets: int
) -> int:
    """The best dice to reroll, as bits, by the worths of final Rolls (float64, one for each multiset).

    Writes how far behind the best each mask is (`gaps`), and how likely each final Roll is after the best few choices
    (`chances`), both float64; `best` is memory for an int64 for each multiset.
    """
    work = workspace_at(workspace, sets)
    plan = work.other_plan
    worths = array_at(final, (MULTISETS,), float64)
    for number in range(MULTISETS):
        plan.final[number] = worths[number]
    plan.scope[TURN] = 0
    return likely_rolls_in(
        games_at(game, 1),
        0,
        work.sets,
        plan,
        close,
        array_at(chances, (MULTISETS,), float64),
        array_at(best, (MULTISETS,), int64),
        array_at(gaps, (1 << MOST_DICE,), float64),
    )


# --- thinking -----------------------------------------------------------------------------


def prepare_network(network: int) -> int:
    """Turn the weights of a network (float32) from the form in which they are learned into the one that is played."""
    rows = network_at(network).rows
    for start, length in LADDERS:
        for row in range(start + 1, start + length):
            for unit in range(WEIGHTS_WIDE):
                rows[row, unit] += rows[row - 1, unit]
    return 0


def choose(game: int, workspace: int, network: int, number: int, sets: int) -> int:
    """The champion's answer; networks of different numbers are told apart.

    What each option is worth is in the workspace's `scores` afterwards, and what each final Roll is in `final_rolls`.
    """
    return choose_in(games_at(game, 1), 0, workspace_at(workspace, sets), network_at(network), number, answer_game)


def read_scores(workspace: int, scores: int, final: int, sets: int) -> int:
    """Write what each of 64 options of the last question was worth (-1 if it was not weighed), and each final Roll."""
    work = workspace_at(workspace, sets)
    options = array_at(scores, (64,), float64)
    for choice in range(64):
        options[choice] = work.scores[choice]
    worths = array_at(final, (MULTISETS,), float64)
    for number in range(MULTISETS):
        worths[number] = work.plan.final[number]
    return MULTISETS


def weigh(game: int, what: int, workspace: int, network: int, number: int, values: int, sets: int) -> int:
    """Write everybody's chances (rows of six float64).

    `what` is 0 for the position, 1 for every final Roll of the turn (a row for each multiset), 2 for the start of a
    turn. Returns the number of rows.
    """
    rows = MULTISETS if what == 1 else 1
    found = array_at(values, (rows, 6), float64)
    for row in range(rows):
        for seat in range(6):
            found[row, seat] = 0.0
    work, net = workspace_at(workspace, sets), network_at(network)
    weigh_in(games_at(game, 1), 0, what, work, net, number, answer_game, found)
    return rows


# --- policies -----------------------------------------------------------------------------


def answer_by_policy(
    game: int, way: int, weight: float, workspace: int, thought: int, policy: int, number: int, sets: int
) -> int:
    """The answer of a policy: as it prefers (`way` 0), dice by what it hopes for too (1), or all answers (2).

    What it prefers counts so many times (`weight`) as its logit differs, what it hopes for as a chance to win. Policies
    of different numbers are told apart. Afterwards `read_preferences` says what was preferred and hoped for, and
    `read_scores` how likely each option was, the likeliest 1, and what each final Roll is worth.
    """
    work, thoughts, net = workspace_at(workspace, sets), thought_at(thought), policy_at(policy)
    return answer_by_policy_in(games_at(game, 1), 0, way, weight, work, thoughts, net, number, answer_game)


def preferences(game: int, thought: int, policy: int) -> int:
    """What a policy prefers; `read_preferences` says afterwards how much it wants each choice."""
    return preferences_in(games_at(game, 1), 0, thought_at(thought), policy_at(policy))


def read_preferences(thought: int, wanted: int, hoped: int) -> int:
    """Write what was thought of each choice of the last question: 64 options, and the dice to roll again as bits.

    First its logit, below -1e29 if it is not legal (dice that show the same are rolled in one way only), then the
    chance to win after it, -1 if it was not looked at; all float64. Returns how many there are of each.
    """
    thoughts = thought_at(thought)
    preferred, hopeful = array_at(wanted, (PLACES,), float64), array_at(hoped, (PLACES,), float64)
    for place in range(PLACES):
        preferred[place] = thoughts.wanted[place]
        hopeful[place] = thoughts.hoped[place]
    return PLACES


def final_rolls(game: int, workspace: int, thought: int, policy: int, number: int, chances: int, sets: int) -> int:
    """Write everybody's chances after each multiset of all dice as the final Roll (rows of six float64), as a policy
    sees them where dice are thrown or chosen. Returns the number of rows.

    `answer_by_policy` goes by the chances of the player asked.
    """
    found = array_at(chances, (MULTISETS, 6), float64)
    work, thoughts, net = workspace_at(workspace, sets), thought_at(thought), policy_at(policy)
    return final_rolls_in(games_at(game, 1), 0, work, thoughts, net, number, answer_game, found)


def hopes_after(
    game: int, choice: int, samples: int, workspace: int, thought: int, policy: int, chances: int, sets: int
) -> int:
    """Write everybody's chances after an answer as a policy sees them (six float64): the turn is played to its end, or
    to the next question about dice, so many times as it prefers. Returns how often dice came first.

    `answer_by_policy` goes by the chances of the player asked, after four times.
    """
    found = array_at(chances, (6,), float64)
    work, thoughts, net = workspace_at(workspace, sets), thought_at(thought), policy_at(policy)
    return hopes_after_in(games_at(game, 1), 0, choice, samples, work, thoughts, net, answer_game, found)


def hopes(game: int, workspace: int, thought: int, policy: int, chances: int, sets: int) -> int:
    """Write everybody's chances at the next question as a policy sees them (six float64), before a turn's first throw
    where that is just made."""
    found = array_at(chances, (6,), float64)
    work, net = workspace_at(workspace, sets), policy_at(policy)
    hopes_in(games_at(game, 1), 0, work, thought_at(thought), net, answer_game, found)
    return 6


def roll_out_by_policy(game: int, choice: int, turns: int, thought: int, policy: int, chances: int) -> int:
    """Answer, or not if the choice is 0xFFFFFFFF, and play on for some turns as a policy prefers, with dice from the
    game's own seed; writes everybody's chances there (six float64). The record is where it ended."""
    games = games_at(game, 1)
    seed = games[0].seed
    found = array_at(chances, (6,), float64)
    if choice == NO_CHOICE:
        choice = -1
    roll_out_by_policy_in(games, 0, choice, seed, turns, thought_at(thought), policy_at(policy), answer_game, found)
    return 6
