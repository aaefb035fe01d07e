"""The tables that are learned at: all of them, the usual ones more often."""

from __future__ import annotations

from typing import Any

from daikaiju.games import GAMES
from daikaiju.rules.king.names import DEFAULT_ENDS, ENDS

SHARES = {2: 4, 3: 3, 4: 4, 5: 3, 6: 4}
"""How often each number of players begins; large tables take longer, so fewer of their games are as many steps."""

EDITIONS = {"2016": 2, "2010": 1}
USUAL_END = 3

WITHOUT_CARDS = 30
"""How often King for two begins without cards, where it is known what perfect play is (docs/yardstick.md)."""


ON_SALE = 2
"""How often cards cost next to nothing, beside about 15 other tables with as many players. Everybody buys there, so it
is learned what those cards do, too, that are never worth their price."""

SALE_PRICE = 2


def training_tables(game: str) -> list[dict[str, Any]]:
    """The tables of a game, each as often as it should be drawn.

    >>> training_tables("duel")[6:]
    [{'players': 2}, {'players': 2, 'price': 2}]
    """
    if game == "duel":
        return [*[{"players": 2}] * 7, {"players": 2, "price": SALE_PRICE}]
    tables: list[dict[str, Any]] = []
    for players, share in SHARES.items():
        for edition, times in EDITIONS.items():
            for ends in ENDS:
                usual = USUAL_END if ends == DEFAULT_ENDS[edition] else 1
                tables += [{"players": players, "edition": edition, "ends": ends}] * (share * times * usual)
        tables += [{"players": players, "price": SALE_PRICE}] * (ON_SALE * share)
    variant = {"players": GAMES[game].fewest_players, "two_player_variant": True}
    bare = {"players": GAMES[game].fewest_players, "cards": False}
    return [*tables, *[variant] * SHARES[2], *[bare] * WITHOUT_CARDS]
