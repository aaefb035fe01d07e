"""Your own bot in ten lines, matched against `random`.

pip install daikaiju; half a minute for a hundred games. `daikaiju play` and `daikaiju tournament` take the bot too, as
`examples/own_bot.py:Cautious`.
"""

from __future__ import annotations

import argparse
import random

from daikaiju import King
from daikaiju.bots import Bot, new_bot
from daikaiju.game import Action, Game


class Cautious(Bot):
    """Keeps what it rolled, buys what it can, and leaves Tokyo when it is hurt."""

    def choose(self, view: Game) -> Action:
        mine = view.position["monsters"][view.player]
        for action in view.legal_actions:
            if str(action) == "yield" and mine["hearts"] < 6:
                return action
            if str(action).startswith("buy"):
                return action
        return view.legal_actions[0]


def main(games: int) -> None:
    won = 0
    for number in range(games):
        game, dice = King(2), random.Random(number)
        game.keep_no_past()
        bots = [Cautious(number), new_bot("random", number)]
        if number % 2:
            bots.reverse()
        game.roll(dice)
        while not game.over:
            game.apply(bots[game.state.player].answer(game))
            game.roll(dice)
        won += game.seats[number % 2] in game.winners
    print(f"won {won} of {games} games against random")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    main(**vars(parser.parse_args()))
