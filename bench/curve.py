"""How the networks of the champion learned: a plot of the training that is recorded in their files.

python bench/curve.py                                  # the networks of the package, into docs/training.svg
python bench/curve.py --plot mine.svg king.npz
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from daikaiju.champion.bot import champion_file
from daikaiju.champion.reinforcement.policy_file import read_policy
from daikaiju.errors import DaikaijuError
from daikaiju.games import GAMES

PLOT = Path(__file__).parents[1] / "docs" / "training.svg"
WIDTH, HEIGHT, LEFT, GAP = 760, 150, 60, 60
PREVIOUS = "previous"
CALLED = {"first": "the oldest network it remembers", "random": "a player at random"}
"""What the networks' files call others than bots."""

Point = tuple[int, float, tuple[float, ...]]
"""Games played, a value, and its bounds where they are known."""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("networks", nargs="*", type=Path, default=[Path(champion_file(game)) for game in GAMES])
    parser.add_argument("--plot", type=Path, default=PLOT)
    asked = parser.parse_args(arguments)
    try:
        curves = [(path.stem, curve_of(path)) for path in asked.networks]
    except DaikaijuError as error:
        sys.exit(str(error))
    asked.plot.write_text(plot(curves), encoding="utf-8")


def curve_of(path: Path) -> list[dict[str, Any]]:
    """The rounds of a training; the file says for which game."""
    try:
        return list(read_policy(path, "king").card.get("curve", []))
    except DaikaijuError:
        return list(read_policy(path, "duel").card.get("curve", []))


def plot(curves: list[tuple[str, list[dict[str, Any]]]]) -> str:
    """For each network the loss, and its strength against the one it began with and against bots, as SVG."""
    panels: list[tuple[str, list[Point]]] = []
    for name, curve in curves:
        losses: list[Point] = [(row["games"], row["value_loss"], ()) for row in curve]
        rivals = dict.fromkeys(rival for row in curve for rival in row["strength"])
        panels += [
            (f"{name}: loss of the chances by games (cross-entropy)", losses),
            *(
                (
                    f"{name}: wins against {CALLED.get(rival, rival)}, as a multiple of an equal's (95 %)",
                    strengths_of(curve, rival),
                )
                for rival in rivals
                if rival != PREVIOUS
            ),
        ]
    panels = [(title, points) for title, points in panels if points]
    height = 20 + len(panels) * (HEIGHT + GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="sans-serif" font-size="12" fill="#333">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
    ]
    for place, (title, points) in enumerate(panels):
        parts += panel(title, points, 20 + place * (HEIGHT + GAP))
    return "\n".join([*parts, "</svg>", ""])


def strengths_of(curve: list[dict[str, Any]], rival: str) -> list[Point]:
    """Where strength against a rival was checked, and what was found."""
    checks = [(row["games"], *row["strength"][rival]) for row in curve if rival in row["strength"]]
    return [(games, times, (low, high)) for games, times, low, high in checks]


def panel(title: str, points: list[Point], top: int) -> list[str]:
    """One line over the number of games, with intervals where they are known."""
    parts = [f'<text x="10" y="{top + 8}" font-weight="bold">{title}</text>']
    lowest = min(min(value, *bounds) if bounds else value for _, value, bounds in points)
    highest = max(max(value, *bounds) if bounds else value for _, value, bounds in points)
    first, last = points[0][0], points[-1][0]

    def x(games: float) -> float:
        return LEFT + (games - first) / max(1, last - first) * (WIDTH - LEFT - 40)

    def y(value: float) -> float:
        return top + 20 + HEIGHT - (value - lowest) / ((highest - lowest) or 1.0) * HEIGHT

    for value in (lowest, (lowest + highest) / 2, highest):
        parts.append(f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" text-anchor="end" font-size="10">{value:.3g}</text>')
        parts.append(f'<path d="M{LEFT} {y(value):.1f}H{WIDTH - 40}" stroke="#ddd"/>')
    for games in (first, last):
        where = f'x="{x(games):.1f}" y="{top + HEIGHT + 36}"'
        parts.append(f'<text {where} text-anchor="middle" font-size="10">{games:,}</text>')
    line = "L".join(f"{x(games):.1f} {y(value):.1f}" for games, value, _ in points)
    parts.append(f'<path d="M{line}" fill="none" stroke="#36c" stroke-width="2"/>')
    for games, _, bounds in points:
        if bounds:
            parts.append(f'<path d="M{x(games):.1f} {y(bounds[0]):.1f}V{y(bounds[1]):.1f}" stroke="#36c"/>')
    return parts


if __name__ == "__main__":
    main()
