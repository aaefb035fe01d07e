"""A bar chart of chances as SVG, for pages and papers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, LABELS, NUMBERS, LINE, TOP = 720, 230, 70, 30, 56
LONG_TITLE = 1160
"""A title of more letters than fit at full size is written smaller: letters times size."""


def bar_chart(title: str, bars: Sequence[tuple[str, float, str]]) -> str:
    """Horizontal bars, each with a label, a chance from 0 to 1, and the chance as it is written.

    >>> bar_chart("Claws", [("one", 0.5, "50 %")]).count("<rect")
    3
    """
    room = WIDTH - LABELS - NUMBERS
    height = TOP + LINE * len(bars) + 14
    size = min(18, LONG_TITLE // len(title))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' aria-label="{escape(title)}" font-family="system-ui, sans-serif" font-size="15">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="14" y="32" font-size="{size}" font-weight="600">{escape(title)}</text>',
    ]
    for number, (label, chance, written) in enumerate(bars):
        y = TOP + LINE * number
        lines += [
            f'<text x="{LABELS - 10}" y="{y + 17}" text-anchor="end">{escape(label)}</text>',
            f'<rect x="{LABELS}" y="{y}" width="{room}" height="{LINE - 8}" fill="#e8e8ee"/>',
            f'<rect x="{LABELS}" y="{y}" width="{room * chance:.1f}" height="{LINE - 8}" fill="#3a6ea5"/>',
            f'<text x="{LABELS + room + 8}" y="{y + 17}">{escape(written)}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])
