"""Pulls: markers moved step by step, the bonuses they come across, and what follows (sections 4 and 6 of the rules)."""

from __future__ import annotations

from daikaiju.rules.agenda import NOBODY, push
from daikaiju.rules.duel.book import frame
from daikaiju.rules.duel.buzz import (
    DOUBLE_SMASH_BONUS,
    ENERGY_BONUS,
    HEAL_BONUS,
    NO_BONUS,
    NO_TOKEN,
    SMASH_BONUS,
    STOPPING,
    kind_of,
)
from daikaiju.rules.duel.ending import win, winner_on_tracks
from daikaiju.rules.duel.events import BONUS, PULLED, STOPPED
from daikaiju.rules.duel.gains import gain_dice_tokens, gain_energy, gain_life
from daikaiju.rules.duel.hits import hit
from daikaiju.rules.duel.moments import (
    after_pull,
    passes_king_tokens,
    thinks_about_bonus,
    when_leaving_token,
    when_on_empty_space,
)
from daikaiju.rules.duel.state import State, rival
from daikaiju.rules.duel.tracks import bonus_on, direction, next_space, token_on
from daikaiju.rules.telling import tell

ROOM = 64
"""The steps left and the steps made are packed into one number."""

LONGEST_PULL = ROOM - 1
"""More steps than any track has spaces: a longer pull ends at the same place."""


def pull(g: State, me: int, track: int, spaces: int) -> None:
    """D-FAME-4: a marker comes closer by so many single steps."""
    if spaces > 0:
        push(g, step, me, track, min(spaces, LONGEST_PULL))


@frame
def step(g: State, me: int, track: int, steps: int) -> None:
    """D-FAME-5, D-BUZZ-3: move one space, look for a winner, then the bonus, then the next step."""
    left = steps & (ROOM - 1)
    if left == 0:
        after_pull(g, me, track, steps >> 6)
        return
    came_from = token_on(g, track, g.marker[track])
    space = next_space(g, track, g.marker[track], direction(me))
    g.marker[track] = space
    tell(g, PULLED, me, track, space)
    winner = winner_on_tracks(g)
    if winner != NOBODY:
        win(g, winner)
        return
    token = token_on(g, track, space)
    steps += ROOM - 1
    if is_stopped(g, me, token):
        tell(g, STOPPED, me, track, left - 1)
        steps -= left - 1
    push(g, step, me, track, steps)
    if came_from != NO_TOKEN and came_from != token:
        when_leaving_token(g, me)
    if token != NO_TOKEN:
        arrive(g, me, token, bonus_on(g, track, space))


def is_stopped(g: State, me: int, token: int) -> bool:
    """D-BUZZ-13 to D-BUZZ-15: a King token ends the pull of anyone but The King."""
    return kind_of(token) == STOPPING and not passes_king_tokens(g, me, g.monster[me])


def arrive(g: State, me: int, token: int, bonus: int) -> None:
    """D-BUZZ-1: a marker was pulled onto a space of a token."""
    if bonus == NO_BONUS:
        if kind_of(token) != STOPPING:
            when_on_empty_space(g, me)
        return
    tell(g, BONUS, me, bonus, token)
    if not thinks_about_bonus(g, me, bonus):
        take_bonus(g, me, bonus)


def take_bonus(g: State, me: int, bonus: int) -> None:
    """D-BUZZ-2."""
    if bonus == SMASH_BONUS:
        hit(g, rival(me), 1)
    elif bonus == DOUBLE_SMASH_BONUS:
        hit(g, rival(me), 2)
    elif bonus == HEAL_BONUS:
        gain_life(g, me, 1)
    elif bonus == ENERGY_BONUS:
        gain_energy(g, me, 1)
    else:
        gain_dice_tokens(g, me, 1)
