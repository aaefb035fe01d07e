"""What many random games of King have in common: who wins, how long they last, Tokyo, and what each card is worth.

pip install 'daikaiju[cpu]', and matplotlib for the plots; a million games take some minutes.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from daikaiju.envs import Batch


def statistics(games: int, players: int, width: int, seed: int) -> dict[str, Any]:
    """Play this many games at random, many at once, and count."""
    batch = Batch("king", width, players=players, seed=seed, renew=False)
    fields = {field.name: field for field in batch.fields.fields}
    first_seat_code = len(fields["cards"].codes) - 6
    cards = fields["market"].codes[1:]
    wins, lengths = np.zeros(players), []
    owned, won_with = np.zeros(len(cards)), np.zeros(len(cards))
    changes = np.zeros(200)
    city = np.full(width, -1)
    while len(lengths) < games:
        batch.step(batch.random_actions())
        seen = batch.fields.named(batch.observations)
        turn = seen["turn"][:, 0]
        in_city = seen["tokyo"] == 1
        holder = np.where(in_city.any(axis=1), (in_city.argmax(axis=1) + seen["seat"][:, 0]) % players, -1)
        moved = (holder != city) & (holder >= 0) & (turn > 0)
        np.add.at(changes, np.minimum(turn[moved], len(changes) - 1), 1)
        city = np.where(holder >= 0, holder, city)
        for game in np.flatnonzero(batch.ends):
            winners = batch.rewards[game] > 0
            wins += winners
            lengths.append(int(turn[game]))
            where = seen["cards"][game] - first_seat_code  # a finished game is seen by seat 0
            for card in np.flatnonzero(where >= 0):
                owned[card] += 1
                won_with[card] += winners[where[card]]
            city[game] = -1
    worth = {cards[card]: won_with[card] / owned[card] for card in np.flatnonzero(owned >= max(1, games / 200))}
    return {
        "games": len(lengths),
        "wins": (wins / len(lengths)).tolist(),
        "lengths": lengths,
        "tokyo": (changes / len(lengths)).tolist(),
        "cards": dict(sorted(worth.items(), key=lambda entry: -entry[1])),
    }


def plot(found: dict[int, dict[str, Any]], file: Path) -> None:
    """Four plots in one picture."""
    import matplotlib.pyplot as plt

    figure, ((seats, lengths), (tokyo, cards)) = plt.subplots(2, 2, figsize=(13, 9))
    for players, numbers in found.items():
        seats.plot(range(players), numbers["wins"], marker="o", label=f"{players} players")
        lengths.hist(numbers["lengths"], bins=40, histtype="step", density=True, label=f"{players} players")
        tokyo.plot(range(1, 60), numbers["tokyo"][1:60], label=f"{players} players")
    seats.set(title="Share of games won", xlabel="seat")
    lengths.set(title="Length", xlabel="turns")
    tokyo.set(title="Tokyo City changes hands", xlabel="turn", ylabel="times a game")
    best = list(found[max(found)]["cards"].items())[:15][::-1]
    cards.barh([name for name, _ in best], [share for _, share in best])
    cards.set(title=f"Games won by whoever owns the card at the end ({max(found)} players)")
    for axes in (seats, lengths, tokyo):
        axes.legend()
    figure.tight_layout()
    figure.savefig(file, dpi=110)


def main(games: int, width: int, seed: int, picture: Path | None, players: list[int]) -> None:
    found = {count: statistics(games, count, width, seed) for count in players}
    for count, numbers in found.items():
        shares = ", ".join(f"{100 * share:.1f} %" for share in numbers["wins"])
        print(
            f"{count} players, {numbers['games']} games, {np.mean(numbers['lengths']):.1f} turns; won by seat: {shares}"
        )
        top = list(numbers["cards"].items())[:5]
        print("  best cards: " + ", ".join(f"{name} {100 * share:.0f} %" for name, share in top))
    if picture is not None:
        plot(found, picture)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5, 6])
    parser.add_argument("--width", type=int, default=1024, help="games at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="write the plots to this file")
    main(**vars(parser.parse_args()))
