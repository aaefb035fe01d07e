"""Sets of small numbers inside the record: words of 63 bits, as many as the largest number needs.

Sets of cards and the options of a question are kept this way, so a game may have any number of them. Numbers of 64 bits
have a sign in compiled code and none in Python; 63 bits are the same everywhere. One word is enough for the Keep cards
of either game, so nothing here loops for it: compilers would drop the loop, but Python would run it.
"""

from __future__ import annotations

from collections.abc import Iterator

from daikaiju.rules.bits import count_bits, lowest_bit

WORD = 63


def words_for(size: int) -> int:
    """How many words hold the numbers below a size."""
    return -(-size // WORD)


def contains(words: list[int], number: int) -> bool:
    return (words[number // WORD] >> number % WORD) & 1 == 1


def include(words: list[int], number: int) -> None:
    words[number // WORD] |= 1 << number % WORD


def exclude(words: list[int], number: int) -> None:
    words[number // WORD] &= ~(1 << number % WORD)


def empty(words: list[int]) -> None:
    words[0] = 0
    if len(words) > 1:
        for place in range(1, len(words)):
            words[place] = 0


def at_most_one(words: list[int]) -> bool:
    """Whether a set has no more than one member."""
    bits = words[0]
    if len(words) > 1:
        for place in range(1, len(words)):
            if words[place]:
                if bits:
                    return False
                bits = words[place]
    return bits & (bits - 1) == 0


def count_members(words: list[int]) -> int:
    count = count_bits(words[0])
    if len(words) > 1:
        for place in range(1, len(words)):
            count += count_bits(words[place])
    return count


def lowest_member(words: list[int]) -> int:
    """The lowest number in a set that is not empty."""
    if words[0]:
        return lowest_bit(words[0])
    place = 1
    while words[place] == 0:
        place += 1
    return place * WORD + lowest_bit(words[place])


def nth_member(words: list[int], n: int) -> int:
    """The n-th number in a set, from the lowest up."""
    place = 0
    bits = words[0]
    count = count_bits(bits)
    while n >= count:
        n -= count
        place += 1
        bits = words[place]
        count = count_bits(bits)
    for _ in range(n):
        bits &= bits - 1
    return place * WORD + lowest_bit(bits)


def members(words: list[int]) -> Iterator[int]:
    """The numbers in a set, from the lowest up; for Python only."""
    for place, bits in enumerate(words):
        left = bits
        while left:
            lowest = left & -left
            yield place * WORD + lowest.bit_length() - 1
            left ^= lowest


def to_number(words: list[int]) -> int:
    """A set as one Python int, as positions write it."""
    return sum(bits << place * WORD for place, bits in enumerate(words))


def from_number(number: int, words: list[int]) -> None:
    """Fill a set from such a number."""
    for place in range(len(words)):
        words[place] = number >> place * WORD & (1 << WORD) - 1
