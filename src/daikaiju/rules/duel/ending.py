"""The end of the game (section 9 of the rules): it comes as soon as its condition is met (D-WIN-4)."""

from __future__ import annotations

from daikaiju.rules.agenda import NOBODY, finish
from daikaiju.rules.duel.events import WON
from daikaiju.rules.duel.state import SEATS, TRACKS, State
from daikaiju.rules.duel.tracks import in_spotlight, is_victory_space
from daikaiju.rules.telling import tell


def win(g: State, me: int) -> None:
    g.winners = 1 << me
    tell(g, WON, me)
    finish(g)


def winner_on_tracks(g: State) -> int:
    """D-WIN-2, D-WIN-3, D-WIN-8: the monster for which the markers decide the game, or NOBODY."""
    for seat in range(SEATS):
        lit = 0
        for track in range(TRACKS):
            if is_victory_space(seat, g.marker[track]):
                return seat
            if in_spotlight(seat, g.marker[track]):
                lit += 1
        if lit == TRACKS:
            return seat
    return NOBODY
