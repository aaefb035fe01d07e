"""How often a trained network wins alone against a bot in all other seats, seats rotated.

    python bench/networks.py king.npz --rival champion --players 4 --games 400 --processes 16

`--way engine` plays as everybody does who names `champion:FILE`: as the file's card says, or with `--by` and `--weight`
in another way (docs/training.md). `--settle` writes these into the card instead of playing. In NumPy, `--way policy`
plays what the network answers, `dice` puts exact dice in front, and `look` also looks at what comes of other answers.
`--seconds` ends sooner; the games that were begun are played to their end. Every line has a 95 % and a 99 % interval.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import time
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

from daikaiju.bots import new_bot  # NumPy reads these when it is first imported
from daikaiju.champion.bot import ChampionBot
from daikaiju.champion.reinforcement.network_file import set_play
from daikaiju.champion.reinforcement.player import WAYS, NetworkBot, network_of
from daikaiju.champion.reinforcement.policy_file import policy_to_play
from daikaiju.champion.reinforcement.policy_layers import WAYS as WAYS_IN_ENGINE
from daikaiju.engine import engine_of
from daikaiju.engine.interface import BY_DICE
from daikaiju.games import game_info
from daikaiju.rules.agenda import CHANCE, SPREAD
from daikaiju.rules.bits import count_bits, has
from daikaiju.rules.table import Table
from daikaiju.simulation import wilson

ENGINE = "engine"


@dataclass(frozen=True)
class Match:
    """A network against a bot at one table."""

    file: str
    game: str
    way: str
    rival: str
    players: int
    edition: str | None
    seed: int
    until: float
    by: str | None
    weight: float | None


class WeightedBot(ChampionBot):
    """Plays the network of a file in the engine, in a way that its card may not say."""

    def __init__(self, seed: int, match: Match) -> None:
        super().__init__(seed)
        self.policy = policy_to_play(match.game, match.file)
        self.way = None if match.by is None else WAYS_IN_ENGINE.index(match.by)
        self.weight = match.weight

    def choice(self, game: str, state: Table) -> int:
        return engine_of(game).answer_by_policy(state.pack(), self.policy, self.way, self.weight)


def play(asked: tuple[Match, int]) -> tuple[float, float, int] | None:
    """Play a game by its number: what was won, how long the network thought and how often; None if time is over."""
    match, number = asked
    if time.time() > match.until:
        return None
    info = game_info(match.game)
    dice = random.Random(f"{match.seed} {number}")
    orders = info.monster_orders(match.players)
    options = {} if match.edition is None else {"edition": match.edition}
    table = orders[number // match.players % len(orders)] if info.monsters_differ else match.players
    own = number % match.players
    bots = [new_bot(match.rival, dice.getrandbits(60)) for _ in range(match.players)]
    own_seed = dice.getrandbits(60)
    bots[own] = (
        WeightedBot(own_seed, match) if match.way == ENGINE else NetworkBot(own_seed, f"{match.file}:{match.way}")
    )
    champions = [bot for bot in bots if isinstance(bot, ChampionBot)]
    if len(champions) == match.players:
        return play_in_engine(match.game, info.new(table, **options).state, champions, own, dice)
    game = info.new(table, **options)
    game.keep_no_past()
    seconds, answers = 0.0, 0
    while not game.over:
        if game.player == "chance":
            game.roll(dice)
        else:
            begun = time.process_time()
            seat = game.state.player
            game.apply(bots[seat].answer(game))
            if seat == own:
                seconds, answers = seconds + time.process_time() - begun, answers + 1
        game.take_log()
    winners = [game.seats.index(name) for name in game.winners]
    return (own in winners) / max(1, len(winners)), seconds, answers


def play_in_engine(
    name: str, state: Table, bots: list[ChampionBot], own: int, dice: random.Random
) -> tuple[float, float, int]:
    """The same where everybody thinks in the engine: it carries out the rules, too, in a fifteenth of the time."""
    engine, seconds, answers = engine_of(name), 0.0, 0
    while not state.over:
        if state.player == CHANCE:
            choice = SPREAD + dice.randrange(state.spread)
        else:
            begun = time.process_time()
            choice = bots[state.player].choice(name, state)
            if state.player == own:
                seconds, answers = seconds + time.process_time() - begun, answers + 1
        state = state.unpack(engine.answer(state.pack(), choice))
    return has(state.winners, own) / max(1, count_bits(state.winners)), seconds, answers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", help="the file of a network")
    parser.add_argument("--way", choices=(*WAYS, ENGINE), default=ENGINE)
    parser.add_argument("--by", choices=WAYS_IN_ENGINE, help="what is answered by hopes, too, in the engine")
    parser.add_argument("--weight", type=float, help="how much what the network prefers counts against what it hopes")
    parser.add_argument("--settle", action="store_true", help="write these two into the file's card and play nothing")
    parser.add_argument("--rival", default="champion", help="the bot in all other seats")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--edition")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    network = network_of(asked.network)
    game, play_of_card = network.game, network.card.get("play", {})
    if asked.settle:
        by = asked.by or play_of_card.get("way", WAYS_IN_ENGINE[BY_DICE])
        set_play(Path(asked.network), by, play_of_card.get("weight", 0.0) if asked.weight is None else asked.weight)
        return
    until = time.time() + asked.seconds
    table = (asked.rival, asked.players, asked.edition, asked.seed, until)
    match = Match(asked.network, game, asked.way, *table, asked.by, asked.weight)
    with multiprocessing.get_context("fork").Pool(asked.processes) as pool:
        found = [one for one in pool.imap(play, [(match, number) for number in range(asked.games)]) if one is not None]
    games, won = len(found), sum(one[0] for one in found)
    intervals = {level: wilson(won, games, z) for level, z in ((95, 1.959964), (99, 2.575829))}
    each = 1000 * sum(one[1] for one in found) / max(1, sum(one[2] for one in found))
    way = " ".join(str(part) for part in (asked.way, asked.by, asked.weight) if part is not None)
    row = {"network": asked.network, "game": game, "way": way, "rival": asked.rival, "players": asked.players,
           "edition": asked.edition, "games": games, "won": won, "share": won / games, "equals": 1 / asked.players,
           "interval95": intervals[95], "interval99": intervals[99], "ms": each}  # fmt: skip
    if asked.json:
        print(json.dumps(row), flush=True)
        return
    bounds = " and ".join(f"{100 * low:.1f}-{100 * high:.1f}" for low, high in intervals.values())
    where = f"{game} {asked.edition or ''} for {asked.players}".replace("  ", " ")
    print(
        f"{where}, {way}, alone against {asked.rival}: {100 * won / games:.1f} % ({bounds}; equals "
        f"{100 / asked.players:.1f}), {games} games, {each:.1f} ms an answer",
        flush=True,
    )


if __name__ == "__main__":
    main()
