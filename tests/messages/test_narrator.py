"""What is said about events, and what is left out next to others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from daikaiju import Duel, King
from daikaiju.game import Game
from daikaiju.messages import Localizer, Raw, ending, new_narrator, new_statistics
from daikaiju.words import Words

Told = tuple[Any, ...]
"""An event by name, with its values."""


def told(game: Game, *batches: Sequence[Told]) -> list[str]:
    """What a spectator reads of events given by name, batch by batch; nothing for silent ones."""
    numbers = {event.name: int(event) for event in game.vocabulary.book.events}
    narrator, localizer = new_narrator(game), Localizer(Words("en"), game)
    texts = []
    for batch in batches:
        raw: list[Raw] = [(numbers[name], *values) for name, *values in batch]
        texts += ["" if event.say is None else localizer.text(event.say) for event in narrator.tell(raw)]
    return texts


KING = King(["gigazaur", "cyber_kitty"])
DUEL = Duel(["gigazaur", "the_king"])
ALL = 0b111111


def throw(*faces: int) -> int:
    return sum(face * 6**place for place, face in enumerate(faces))


def test_a_roll_tells_the_dice_that_lie_there_now() -> None:
    assert told(
        KING,
        [("turn", 0, 1), ("rolled", 0, ALL, throw(0, 1, 2, 3, 4, 5))],
        [("rolled", 0, 0b000011, throw(5, 5))],
        [("changed_die", 0, 2, 0), ("rolled", 0, 0b100000, throw(3))],
    ) == [
        "Turn 1: Gigazaur",
        "Gigazaur rolls a one, a two, a three, a heart, an energy symbol and a claw.",
        "Gigazaur rolls a three, a heart, an energy symbol and 3 claws.",
        "Gigazaur turns a die to a one.",
        "Gigazaur rolls a one, 2 hearts, an energy symbol and 2 claws.",
    ]


def test_of_throws_in_a_row_only_the_last_is_told() -> None:
    rolls = [("rolled", 0, ALL, 0), ("rolled", 0, ALL, throw(1, 1, 1, 1, 1, 1))]
    assert told(KING, [("turn", 0, 1), *rolls])[1:] == ["", "Gigazaur rolls 6 twos."]


def test_dice_that_lay_there_before_are_not_made_up() -> None:
    assert told(KING, [("rolled", 0, 0b100, throw(4))]) == ["Gigazaur rolls an energy symbol."]


def test_a_die_thrown_by_another_is_a_probe() -> None:
    probe = told(KING, [("turn", 0, 1), ("rolled", 0, ALL, 0), ("used", 1, 5)], [("rolled", 1, 0b10, throw(3))])
    assert probe[-1] == "Cyber Kitty rerolls one of the dice: a heart."


def test_the_first_market_is_seen_and_not_told() -> None:
    first = [("revealed", card, card) for card in range(3)]
    assert told(KING, [first[0]], first[1:], [("revealed", 6, 0)])[:3] == ["", "", ""]
    assert told(KING, [("turn", 0, 1), ("revealed", 6, 0)])[1].startswith("New in the market: ")


@pytest.mark.parametrize(
    ("game", "first", "second"),
    [
        (KING, ("bought", 0, 6, 3), ("paid", 0, 3, 1)),
        (KING, ("yielded", 1, 0), ("left_tokyo", 1)),
        (DUEL, ("bought", 0, 6, 3), ("paid", 0, 3, 1)),
    ],
)
def test_what_the_event_before_has_said_is_not_said_again(game: Game, first: Told, second: Told) -> None:
    together = told(game, [first, second])
    apart = told(game, [first], [second])
    assert together == apart
    assert together[0]
    assert not together[1]
    assert told(game, [second])[0]


def test_the_steps_of_a_pull_are_told_together_and_counted_on() -> None:
    assert told(DUEL, [("pulled", 1, 0, 2), ("pulled", 1, 0, 4), ("pulled", 1, 1, 2)], [("pulled", 1, 1, 4)]) == [
        "",
        "The King pulls Fame 2 spaces, to −2.",
        "The King pulls Destruction 1 space, to −1.",
        "The King pulls Destruction 2 spaces, to −2.",
    ]


def test_hits_that_all_land_are_told_once() -> None:
    assert told(DUEL, [("hit", 0, 3), ("lost_life", 0, 3, 9)])[0] == ""
    assert told(DUEL, [("hit", 0, 3), ("lost_life", 0, 2, 9)])[0] == "Gigazaur is dealt 3 hits."


def test_numbers_are_counted_from_what_is_told() -> None:
    numbers = {event.name: int(event) for event in KING.vocabulary.book.events}
    counted = new_statistics(KING)
    counted.count([(numbers["turn"], 0, 1, 0), (numbers["smash"], 0, 3, 0), (numbers["lost_hearts"], 1, 3, 7)])
    counted.count([(numbers["entered_bay"], 1, 0, 0), (numbers["lost_hearts"], 1, 2, 5)])
    assert counted.of(KING) == [
        {"stars": 0, "hearts": 10, "turns": 1, "claws": 3, "lost": 0, "healed": 0, "earned": 0, "cards": 0, "tokyo": 0},
        {"stars": 0, "hearts": 10, "turns": 0, "claws": 0, "lost": 5, "healed": 0, "earned": 0, "cards": 0, "tokyo": 1},
    ]


@pytest.mark.parametrize(
    ("winners", "living", "said"),
    [
        (0b01, 2, "Tokyo bows to you: 20 stars!"),
        (0b10, 1, "Cyber Kitty wins: nothing else is left but rubble."),
        (0b11, 2, "Gigazaur and Cyber Kitty share the victory, and what is left of Tokyo."),
        (0, 0, "Nobody is left standing. Tokyo wins!"),
    ],
)
def test_the_end_of_a_game_is_told(winners: int, living: int, said: str) -> None:
    game = King(["gigazaur", "cyber_kitty"])
    game.state.winners, game.state.living = winners, living
    assert Localizer(Words("en"), game, 0).text(ending(game)) == said


@pytest.mark.parametrize(
    ("life", "marker", "said"),
    [
        (0, 0, "Gigazaur will not get up again: no Life Points left. You win!"),
        (5, 14, "Tokyo is yours: a marker has reached your Victory space!"),
        (5, 8, "All eyes on you: both markers are in your Spotlight Zones. You win!"),
    ],
)
def test_the_end_of_a_duel_is_told(life: int, marker: int, said: str) -> None:
    game = Duel(["gigazaur", "the_king"])
    game.state.winners, game.state.life[0], game.state.marker[0] = 0b10, life, marker
    assert Localizer(Words("en"), game, 1).text(ending(game)) == said
