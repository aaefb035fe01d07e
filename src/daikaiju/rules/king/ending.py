"""The end of the game (section 9 of the rules)."""

from __future__ import annotations

from daikaiju.rules.agenda import finish, push
from daikaiju.rules.bits import has
from daikaiju.rules.king.book import frame
from daikaiju.rules.king.events import NOBODY_WON, WON
from daikaiju.rules.king.state import AT_END_OF_ROUND, AT_ONCE, STAR_GOAL, State, next_seat
from daikaiju.rules.telling import tell


def check_soon(g: State) -> None:
    """B-WIN-3 (at once): look for a winner as soon as the current effect is complete."""
    if g.ends == AT_ONCE:
        push(g, check_now)


@frame
def check_now(g: State) -> None:
    end_if_won(g)


def end_if_won(g: State) -> None:
    """B-WIN-2, B-WIN-5: the last monster wins, or nobody is left to win; stars wait for the round where they must."""
    if g.living <= 1:
        winners = 0
        for seat in range(g.players):
            if g.alive[seat]:
                winners |= 1 << seat
        end_with(g, winners)
    elif g.ends != AT_END_OF_ROUND:
        end_if_won_by_stars(g)


def end_if_won_by_stars(g: State) -> None:
    """B-WIN-1, B-WIN-4, B-WIN-6: all living monsters at 20 stars win."""
    winners = 0
    for seat in range(g.players):
        if g.alive[seat] and g.stars[seat] >= STAR_GOAL:
            winners |= 1 << seat
    if winners:
        end_with(g, winners)


def end_with(g: State, winners: int) -> None:
    g.winners = winners
    for seat in range(g.players):
        if has(winners, seat):
            tell(g, WON, seat)
    if winners == 0:
        tell(g, NOBODY_WON)
    finish(g)


def round_ends(g: State, seat: int, following: int) -> bool:
    """Whether the order of play passes the monster that began the game on its way to the following one."""
    while seat != following:
        seat = next_seat(g, seat)
        if seat == g.first:
            return True
    return False
