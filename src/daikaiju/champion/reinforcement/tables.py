"""The tables that are learned at: all of them, the usual ones more often."""

from __future__ import annotations

from typing import Any

from daikaiju.games import GAMES
from daikaiju.rules.king.names import DEFAULT_ENDS, ENDS

SHARES = {2: 4, 3: 3, 4: 4, 5: 2, 6: 3}
"""How often each number of players begins; large tables take longer, so fewer of their games are as many steps."""

EDITIONS = {"2016": 2, "2010": 1}
USUAL_END = 3

WITHOUT_CARDS = 30
"""How often King for two begins without cards, where it is known what perfect play is (docs/yardstick.md)."""


def training_tables(game: str) -> list[dict[str, Any]]:
    """The tables of a game, each as often as it should be drawn.

    >>> training_tables("duel")
    [{'players': 2}]
    """
    if game == "duel":
        return [{"players": 2}]
    tables: list[dict[str, Any]] = []
    for players, share in SHARES.items():
        for edition, times in EDITIONS.items():
            for ends in ENDS:
                usual = USUAL_END if ends == DEFAULT_ENDS[edition] else 1
                tables += [{"players": players, "edition": edition, "ends": ends}] * (share * times * usual)
    variant = {"players": GAMES[game].fewest_players, "two_player_variant": True}
    bare = {"players": GAMES[game].fewest_players, "cards": False}
    return [*tables, *[variant] * SHARES[2], *[bare] * WITHOUT_CARDS]
