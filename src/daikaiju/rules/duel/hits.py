"""Hits: what prevents them, the life they cost, and what follows (section 5 of the rules)."""

from __future__ import annotations

from daikaiju.rules.agenda import in_written_order, push
from daikaiju.rules.bits import has
from daikaiju.rules.duel.book import frame
from daikaiju.rules.duel.ending import win
from daikaiju.rules.duel.events import HIT, LOST_LIFE, SAVED, STOOD_FIRM
from daikaiju.rules.duel.moments import (
    after_hits,
    after_rival_was_hit,
    ignore_hits,
    roll_against_hits,
    stands_firm,
    takes_no_hits,
)
from daikaiju.rules.duel.state import State, rival
from daikaiju.rules.telling import tell


def hit(g: State, victim: int, hits: int) -> None:
    """D-DMG-1: hits of one effect arrive together."""
    if hits > 0:
        push(g, hits_arrive, victim, hits)


@frame
def hits_arrive(g: State, victim: int, hits: int) -> None:
    """D-DMG-2: first cards that prevent all hits, then dice, then cards that ignore a hit."""
    tell(g, HIT, victim, hits)
    if has(g.unstoppable, victim) or takes_no_hits(g, victim):
        tell(g, SAVED, victim, hits)
        return
    g.hitting = hits
    since = g.depth
    roll_against_hits(g, victim)
    if g.depth > since:
        push(g, take_hits, victim)
        in_written_order(g, since)
    else:
        suffer(g, victim)


def prevent(g: State, victim: int, hits: int) -> None:
    """Cancel so many of the hits arriving now."""
    if hits > 0:
        g.hitting -= hits
        tell(g, SAVED, victim, hits)


@frame
def take_hits(g: State, victim: int) -> None:
    suffer(g, victim)


def suffer(g: State, victim: int) -> None:
    """D-RES-4, D-WIN-1, D-DMG-6: every hit left costs a life; losing the last ends the game unless a card saves it."""
    prevent(g, victim, g.hitting - ignore_hits(g, victim, g.hitting))
    hits = g.hitting
    if hits == 0:
        return
    if hits < g.life[victim]:
        g.life[victim] -= hits
        tell(g, LOST_LIFE, victim, hits, g.life[victim])
    elif stands_firm(g, victim):
        g.unstoppable |= 1 << victim
        g.life[victim] = 1
        tell(g, STOOD_FIRM, victim)
    else:
        tell(g, LOST_LIFE, victim, g.life[victim], 0)
        g.life[victim] = 0
        win(g, rival(victim))
        return
    if victim != g.active:
        g.hits_taken += hits
    after_hits(g, victim, hits)
    after_rival_was_hit(g, rival(victim), hits)
