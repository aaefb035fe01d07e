"""Plots of what was measured: dots with their 95 % intervals, one line for each thing, drawn as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH, LABELS, EDGE, TOP = 760, 190, 24, 46
LINE, OF_EACH = 22, 7
"""How high a row is at least, and how much room each of its dots needs."""
COLOURS = ("#1769aa", "#c4391d", "#2e7d32", "#7b3fa0", "#b26a00", "#00838f")
STEPS = (0.5, 1, 2, 5, 10, 20)
MOST_MARKS = 9


class Dot(NamedTuple):
    """A figure with its interval; those of one series have one colour."""

    series: int
    value: float
    low: float
    high: float


def plot(title: str, rows: Sequence[tuple[str, Sequence[Dot]]], series: Sequence[str], zero: float = 0.0) -> str:
    """A line of dots for each row; `zero` is what would be usual, and is marked. Everything is in points or percent."""
    dots = [dot for _, found in rows for dot in found]
    low, high = min([zero, *(dot.low for dot in dots)]), max([zero, *(dot.high for dot in dots)])
    row = max(LINE, OF_EACH * (max((len(found) for _, found in rows), default=0) + 1))
    bottom = TOP + row * len(rows)
    height = bottom + LINE * (2 if len(series) > 1 else 1)

    def x(value: float) -> float:
        return round(LABELS + (WIDTH - LABELS - EDGE) * (value - low) / ((high - low) or 1), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="system-ui, sans-serif" font-size="13" fill="#1a1a2e">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="12" y="24" font-size="16" font-weight="700">{escape(title)}</text>',
    ]
    for value in marks(low, high):
        parts.append(f'<line x1="{x(value)}" x2="{x(value)}" y1="{TOP}" y2="{bottom}" stroke="#ddd"/>')
        parts.append(f'<text x="{x(value)}" y="{bottom + 16}" text-anchor="middle">{value:g}</text>')
    parts.append(f'<line x1="{x(zero)}" x2="{x(zero)}" y1="{TOP}" y2="{bottom}" stroke="#1a1a2e" stroke-width="1.5"/>')
    for number, (label, found) in enumerate(rows):
        middle = TOP + row * number + row / 2
        parts.append(f'<text x="{LABELS - 10}" y="{middle + 4}" text-anchor="end">{escape(label)}</text>')
        for place, dot in enumerate(found):
            y = round(middle + (place - (len(found) - 1) / 2) * OF_EACH, 1)
            colour = COLOURS[dot.series % len(COLOURS)]
            ends = f'x1="{x(dot.low)}" x2="{x(dot.high)}" y1="{y}" y2="{y}"'
            parts.append(f'<line {ends} stroke="{colour}" stroke-width="1.5"/>')
            parts.append(f'<circle cx="{x(dot.value)}" cy="{y}" r="3" fill="{colour}"/>')
    if len(series) > 1:
        for number, name in enumerate(series):
            left = LABELS + number * (WIDTH - LABELS) // len(series)
            colour = COLOURS[number % len(COLOURS)]
            parts.append(f'<circle cx="{left}" cy="{height - 12}" r="5" fill="{colour}"/>')
            parts.append(f'<text x="{left + 10}" y="{height - 8}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def marks(low: float, high: float) -> list[float]:
    """Round numbers along an axis.

    >>> marks(-3.2, 12.0)
    [-2.0, 0.0, 2.0, 4.0, 6.0, 8.0, 10.0, 12.0]
    """
    step = next((step for step in STEPS if (high - low) / step <= MOST_MARKS), 50)
    first = -(-low // step)
    return [step * (first + number) for number in range(int((high - step * first) // step) + 1)]
