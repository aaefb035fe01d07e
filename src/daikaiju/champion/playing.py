"""Whole games between networks, and what can be learned from them, in the compiled subset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from daikaiju.champion.choosing import Mind, choose
from daikaiju.champion.luck import expect
from daikaiju.champion.network import MOST_SEATS, Network, value
from daikaiju.champion.tree import Answer
from daikaiju.rules.agenda import CHANCE, NO_CARD, SPREAD
from daikaiju.rules.market import SLOTS
from daikaiju.rules.randomness import below

if TYPE_CHECKING:
    ROLL = 0

    def random_choice(g: Any) -> int: ...
    def quick(g: Any) -> int: ...
    def is_alive(g: Any, seat: int) -> bool: ...
    def share_of_win(g: Any, me: int) -> float: ...
    def shared_features(g: Any, found: Any) -> int: ...
    def features(g: Any, me: int, found: Any) -> int: ...


MOST_TURNS = 400
"""A game that goes on for longer is given up as nobody's."""


LONGEST_OPENING = 4
"""Half of the games begin with some random answers, for at most so many turns of each monster."""


class Positions(NamedTuple):
    """Positions at the start of turns, with what came of them."""

    codes: npt.NDArray[np.int16]
    """For each position the number of shared features and these, then the same for every living monster."""
    starts: npt.NDArray[np.int64]
    seats: npt.NDArray[np.int8]
    """The living seats, as bits."""
    targets: npt.NDArray[np.float32]


def new_positions(most: int, codes_each: int = 160) -> Positions:
    """Room for so many positions."""
    return Positions(
        np.zeros(most * codes_each, np.int16),
        np.zeros(most + 1, np.int64),
        np.zeros(most, np.int8),
        np.zeros((most, MOST_SEATS), np.float32),
    )


def play_games(
    games: Any,
    seated: Any,
    quick_seats: Any,
    openings: Any,
    mind: Mind,
    net: Network,
    rival_net: Network,
    numbers: Any,
    carry: float,
    positions: Positions,
    answer: Answer,
) -> int:
    """Play every game to its end and write down its turns; returns how many positions were written.

    `seated` are the seats, as bits, in which the rival network plays, and `quick_seats` those of the policy `quick`;
    `openings` are the turns in which a third of the answers are random; `carry` is how much of the later course of a
    game counts beside the next value.
    """
    count = 0
    for place in range(len(games)):
        count = play_game(
            games,
            place,
            seated[place],
            quick_seats[place],
            openings[place],
            mind,
            net,
            rival_net,
            numbers,
            carry,
            positions,
            count,
            answer,
        )
    return count


def play_game(
    games: Any,
    place: int,
    seated: int,
    quick_seats: int,
    opening: int,
    mind: Mind,
    net: Network,
    rival_net: Network,
    numbers: Any,
    carry: float,
    positions: Positions,
    count: int,
    answer: Answer,
) -> int:
    """Play one game, from its beginning or from an open question; returns how many positions there are then."""
    first = count
    turn = 0
    expected = np.full((MOST_TURNS + 1, MOST_SEATS), -1.0)
    rolled = False
    g = games[place]
    if g.asking == 0:
        answer(games, place, -1)
    while not g.over and g.turn <= MOST_TURNS:
        if g.turn != turn:
            turn = g.turn
            rolled = False
            if turn > opening and count < len(positions.seats):
                write_position(g, mind, net, positions, count)
                count += 1
        if g.player == CHANCE:
            choice = SPREAD + below(g, g.spread)
        elif g.turn <= opening and below(g, 3) == 0:
            choice = random_choice(g)
        elif (quick_seats >> g.player) & 1:
            choice = quick(g)
        elif (seated >> g.player) & 1:
            choice = choose(g, mind, rival_net, numbers[1], answer)
        else:
            choice = choose(g, mind, net, numbers[0], answer)
            if g.asking == ROLL and not rolled and count > first:
                expect(mind.sets, mind.plan, g.dice_count, g.rolls_left + 1, expected[count - 1 - first])
            rolled |= g.asking == ROLL
        answer(games, place, choice)
    write_targets(g, positions, first, count, expected, carry)
    return count


def roll_out(
    games: Any,
    place: int,
    choice: int,
    seed: int,
    turns: int,
    mind: Mind,
    net: Network,
    network_number: int,
    answer: Answer,
) -> Any:
    """Answer, play on in the champion's way with dice from a seed, and return how wrong the first thought was.

    At the start of each of the next turns, what may be expected over all its dice is compared with what was said at
    once. These differences add up to a correction in which the luck of the dice plays hardly any part.
    """
    g = games[place]
    me = g.player
    turn = g.turn
    last = turn + turns
    expected = np.zeros(MOST_SEATS)
    said = 0.0
    total = 0.0
    begins = False
    g.seed = seed
    answer(games, place, choice)
    while not g.over and g.turn <= last:
        if g.turn != turn:
            turn = g.turn
            value(g, net, mind.tree.thought, mind.tree.chances)
            said = mind.tree.chances[me]
            begins = True
        if g.player == CHANCE:
            answer(games, place, SPREAD + below(g, g.spread))
            continue
        found = choose(g, mind, net, network_number, answer)
        if begins and g.asking == ROLL:
            expect(mind.sets, mind.plan, g.dice_count, g.rolls_left + 1, expected)
            total += expected[me] - said
            begins = False
            if turn == last:
                return total
        answer(games, place, found)
    return total


def write_position(g: Any, mind: Mind, net: Network, positions: Positions, count: int) -> None:
    """The features of the position, with cards on sale left out now and then, and its value in place of a target."""
    t = mind.tree.thought
    value(g, net, t, mind.tree.chances)
    for seat in range(MOST_SEATS):
        positions.targets[count, seat] = mind.tree.chances[seat] if seat < g.players else 0.0
    mind.root[1] = g
    seen = mind.root[1]
    for slot in range(SLOTS):
        if below(g, 4) == 0:
            seen.market[slot] = NO_CARD
    at = positions.starts[count]
    n = shared_features(seen, t.shared)
    at = write_features(positions, at, t.shared, n)
    living = 0
    for seat in range(g.players):
        if is_alive(g, seat):
            living |= 1 << seat
            n = features(seen, seat, t.found)
            at = write_features(positions, at, t.found, n)
    positions.seats[count] = living
    positions.starts[count + 1] = at


def write_features(positions: Positions, at: int, found: Any, n: int) -> int:
    positions.codes[at] = n
    for place in range(n):
        positions.codes[at + 1 + place] = found[place]
    return at + 1 + n


def write_targets(g: Any, positions: Positions, first: int, count: int, expected: Any, carry: float) -> None:
    """TD(lambda) without the luck of the dice.

    Each position is to be worth what was expected before its dice fell, and partly what came later beyond what was
    said of the next position. Where nothing was expected (-1), what was said of the next position takes its place.
    """
    later = np.zeros(MOST_SEATS)
    said_next = np.zeros(MOST_SEATS)
    total = 0.0
    for seat in range(g.players):
        later[seat] = share_of_win(g, seat) if g.over else 0.0
        said_next[seat] = later[seat]
        total += later[seat]
    if total == 0.0:
        return
    for position in range(count - 1, first - 1, -1):
        for seat in range(g.players):
            before_dice = expected[position - first, seat]
            if before_dice < 0.0:
                before_dice = said_next[seat]
            later[seat] = before_dice + carry * (later[seat] - said_next[seat])
            said_next[seat] = positions.targets[position, seat]
            positions.targets[position, seat] = later[seat]
