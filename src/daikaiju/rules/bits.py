"""Numbers as sets of bits, for sets that always fit: seats, dice, faces, slots."""

from __future__ import annotations


def has(bits: int, place: int) -> bool:
    return (bits >> place) & 1 == 1


def lowest_bit(bits: int) -> int:
    place = 0
    while (bits >> place) & 1 == 0:
        place += 1
    return place


def count_bits(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
