"""Rules that the editions read differently. An edition's own readings stand in edition_2016.py and edition_2010.py;
what edition_2010.py does not define is as in 2016. The bodies here are written when the game is linked."""

from daikaiju.rules.king.book import reading


@reading
def may_enter(g, me):
    """B-TOKYO-2, B-TOKYO-3: whether the active monster outside enters a free zone."""


@reading
def may_yield(g, me):
    """B-SMASH-8, B-GLO-2: whether a monster in Tokyo may leave it to the one that has just struck."""


@reading
def move_bay_monster(g, me):
    """B-TOKYO-10: where the monster in the Bay goes when the Bay is closed."""
