"""Sets inside the record are what Python's sets are, with one word and with several."""

from __future__ import annotations

import random

import pytest

from daikaiju.rules import sets

WORDS = (1, 2, 3)


def random_sets(words: int) -> list[set[int]]:
    """Sets of every size, some of them in the last word only, some with the numbers at a word's edges."""
    chance = random.Random(words)
    numbers = range(words * 63)
    found = [set(chance.sample(numbers, size)) for size in (0, 1, 1, 2, 2, 3, 5, 20, 60) for _ in range(4)]
    edges = {edge for edge in (0, 1, 61, 62, 63, 64, 125, 126, 127, 188) if edge in numbers}
    return [*found, edges, *({edge} for edge in edges), {max(numbers), max(numbers) - 1}]


def filled(words: int, numbers: set[int]) -> list[int]:
    new = [0] * words
    for number in numbers:
        sets.include(new, number)
    return new


@pytest.mark.parametrize("words", WORDS)
def test_members_are_those_included_and_not_excluded(words: int) -> None:
    for numbers in random_sets(words):
        made = filled(words, numbers)
        assert all(0 <= word < 1 << 63 for word in made)
        assert [number for number in range(words * 63) if sets.contains(made, number)] == sorted(numbers)
        assert list(sets.members(made)) == sorted(numbers)
        left = set(numbers)
        for number in sorted(numbers):
            sets.exclude(made, number)
            left.remove(number)
            assert set(sets.members(made)) == left


@pytest.mark.parametrize("words", WORDS)
def test_counting_and_choosing(words: int) -> None:
    for numbers in random_sets(words):
        made = filled(words, numbers)
        assert sets.at_most_one(made) == (len(numbers) <= 1)
        assert sets.count_members(made) == len(numbers)
        assert [sets.nth_member(made, n) for n in range(len(numbers))] == sorted(numbers)
        if numbers:
            assert sets.lowest_member(made) == min(numbers)


@pytest.mark.parametrize("words", WORDS)
def test_emptying_and_numbers(words: int) -> None:
    for numbers in random_sets(words):
        made = filled(words, numbers)
        number = sets.to_number(made)
        assert number == sum(1 << member for member in numbers)
        again = [-1] * words
        sets.from_number(number, again)
        assert again == made
        sets.empty(made)
        assert made == [0] * words


def test_as_many_words_as_the_largest_number_needs() -> None:
    assert [sets.words_for(size) for size in (1, 62, 63, 64, 126, 127)] == [1, 1, 1, 2, 2, 3]
