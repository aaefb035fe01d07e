"""The finishing order: winners, the living by stars, the fallen by when they fell."""

from __future__ import annotations

from daikaiju import King
from daikaiju.tournament.places import FinishingOrder, with_forfeits


class Ended:
    """The end of a game of King for four."""

    def __init__(self, winners: int, alive: list[int], stars: list[int]) -> None:
        self.winners, self.alive, self.stars = winners, alive, stars


def order(fell_at: list[int | None]) -> FinishingOrder:
    found = FinishingOrder(len(fell_at))
    found.fell_at = fell_at
    return found


def test_the_living_follow_the_winner_by_stars_and_then_the_fallen() -> None:
    ended = Ended(0b0100, [1, 0, 1, 1], [12, 19, 20, 7])
    assert order([None, 30, None, None]).places(ended) == (2, 4, 1, 3)


def test_those_who_fell_later_did_better_and_those_who_fell_together_share_a_place() -> None:
    ended = Ended(0b0001, [1, 0, 0, 0], [3, 19, 5, 8])
    assert order([None, 10, 44, 10]).places(ended) == (1, 3, 2, 3)


def test_equal_stars_share_a_place_and_so_do_winners() -> None:
    assert order([None] * 4).places(Ended(0b0011, [1] * 4, [20, 21, 9, 9])) == (1, 1, 3, 3)


def test_if_nobody_wins_the_last_to_fall_come_first() -> None:
    assert order([5, 90, 90, 31]).places(Ended(0, [0] * 4, [0] * 4)) == (4, 1, 1, 3)


def test_a_forfeit_is_last_whatever_its_monster_does() -> None:
    assert with_forfeits((1, 2, 3, 4), [0, 2]) == (3, 1, 3, 2)
    assert with_forfeits((3, 1, 1), []) == (3, 1, 1)


def test_falls_are_seen_in_a_real_game() -> None:
    attack = {"phase": "resolve", "this_turn": {"dice": ["claw"] * 6}}
    monsters = {"gigazaur": {"zone": "city"}, "cyber_kitty": {"hearts": 2}, "space_penguin": {"hearts": 3}}
    game = King(["gigazaur", "cyber_kitty", "space_penguin"], position={**attack, "monsters": monsters})
    watched = FinishingOrder(3)
    watched.watch(game.state)
    assert game.over
    assert watched.places(game.state) == (1, 2, 2)
