"""Bots on the command line, by their names in the registry or by their files."""

from __future__ import annotations

from daikaiju.cli.options.reading import Given
from daikaiju.cli.options.values import listed


def read_bots(given: Given) -> list[str]:
    """Bots that can be had, with commas between them."""
    from daikaiju.bots import check_bot

    names = listed(given)
    for name in dict.fromkeys(names):
        check_bot(name)
    return names
