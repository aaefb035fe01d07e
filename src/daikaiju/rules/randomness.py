"""A small generator inside the record, for simulations only: the same numbers on every target.

A Weyl sequence, mixed twice. No product or sum reaches 63 bits, so that Python's long ints and machine ints agree, and
compilers that assume signed overflow is impossible cannot break it.
"""

from __future__ import annotations

from daikaiju.rules.agenda import Agenda

MASK = (1 << 62) - 1
HALF = (1 << 31) - 1
SMALL = 1 << 22
"""Up to this limit, 40 random bits times the limit fit into 62, and no slow division is needed."""
STEP = 0x1E3779B97F4A7C15


def mix(z: int, low_factor: int, high_factor: int) -> int:
    """Multiply both halves of 62 bits, swap the halves of one product, and put them together."""
    low = (z & HALF) * low_factor
    high = (z >> 31) * high_factor
    return high ^ (((low & HALF) << 31) | (low >> 31))


def below(g: Agenda, limit: int) -> int:
    """A number from 0 to limit - 1, all equally likely (to one part in a million for the largest limits)."""
    z = (g.seed + STEP) & MASK
    g.seed = z
    z = mix(z ^ (z >> 29), 0x5851F42D, 0x4C957F2D)
    z = mix(z ^ (z >> 31), 0x6C62272F, 0x2545F491)
    z ^= z >> 30
    if limit <= SMALL:
        return ((z >> 22) * limit) >> 40
    return z % limit
