"""The choices of a question as an engine numbers them: 64 options, and behind them the dice to roll again as bits."""

from __future__ import annotations

from collections.abc import Sequence

from daikaiju.rules.agenda import SPREAD

OPTIONS = 64
MOST_CHOICES = OPTIONS + (1 << 9)
"""As in `daikaiju.thinking.policy`, which needs NumPy."""

NOT_LEGAL = -1e29
"""What is not legal is wanted less than this."""


def thoughts_of(wanted: Sequence[float], hoped: Sequence[float]) -> tuple[dict[int, float], dict[int, float]]:
    """What is wanted of each legal choice, and what is hoped for after those that were looked at.

    >>> thoughts_of([1.5, -1e30, 0.5, *[-1e30] * 61, 2.5], [0.25, -1, -1, *[-1] * 61, 0.75])
    ({0: 1.5, 2: 0.5, 4096: 2.5}, {0: 0.25, 4096: 0.75})
    """
    choices = [place if place < OPTIONS else SPREAD + place - OPTIONS for place in range(len(wanted))]
    return (
        {choice: logit for choice, logit in zip(choices, wanted, strict=True) if logit > NOT_LEGAL},
        {choice: hope for choice, hope in zip(choices, hoped, strict=True) if hope >= 0},
    )
