"""The options that every question to a monster has room for, in both games; a question's own begin at FIRST."""

PASS, INTERJECT, FIRST = 0, 1, 2
"""Decline or stop; use the game's own card that may be used at any time, after which the same question is asked again.

Packs may bring more such cards, whose options come after all others.
"""

DECLINE = 1 << PASS
YES_OR_NO = DECLINE | 1 << FIRST
"""Options as bits: decline, and decline or accept."""
