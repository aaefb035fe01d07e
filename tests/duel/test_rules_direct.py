"""The rules of the Duel without words: what must hold in every position, and that random play reaches everything."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from daikaiju.rules import duel
from daikaiju.rules.agenda import CHANCE, DEPTH, NO_CARD, NOTHING, count_choices, is_legal
from daikaiju.rules.duel import tracks
from daikaiju.rules.duel.buzz import EXTENDING, NO_TOKEN, SHORTENING, TOKENS, covers, kind_of
from daikaiju.rules.duel.gains import most_life
from daikaiju.rules.duel.names import MONSTERS
from daikaiju.rules.duel.ownership import give
from daikaiju.rules.duel.setup import lay_out
from daikaiju.rules.duel.state import CARDS, KEEPS, MOST_DICE, MOST_DICE_TOKENS, NOWHERE, SEATS, SPACES, TRACKS
from daikaiju.rules.market import IN_DECK, IN_MARKET, SLOTS
from daikaiju.rules.sets import to_number

NAMES = MONSTERS["2024"]
PAIRS = list(product(NAMES, NAMES))
KEEPS_DEALT = 5
MOST_DECISIONS = 100_000


def begun(pair: tuple[str, str], seed: int, keeps: int = 0) -> Any:
    """A game at its first question, in which both monsters may have been dealt some Keep cards."""
    g = duel.new_state(monsters=pair, seed=seed)
    duel.start(g)
    dealt = random.Random(seed).sample(range(KEEPS), SEATS * keeps)
    for number, card in enumerate(dealt):
        give(g, card, number % SEATS)
        g.deck -= 1
    duel.advance(g)
    return g


def questions(g: Any) -> Iterator[Any]:
    """The game at each of its questions, answered at random."""
    for _ in range(MOST_DECISIONS):
        yield g
        if g.over:
            return
        duel.apply(g, duel.random_choice(g))
    raise AssertionError("the game does not end")


def check_tracks(g: Any) -> None:
    for track in range(TRACKS):
        assert tracks.is_space(g, track, g.marker[track])
    covered = [NO_TOKEN] * (TRACKS * SPACES)
    for token in range(1, len(TOKENS) + 1):
        if g.token_track[token] != NOWHERE:
            lowest = tracks.cell(g.token_track[token], g.token_at[token])
            for place in range(lowest, lowest + covers(token)):
                assert place // SPACES == g.token_track[token], "a token hangs over the edge"
                assert covered[place] == NO_TOKEN, "two tokens overlap"
                covered[place] = token
    assert covered == g.covered


def check_cards(g: Any) -> None:
    for card in range(CARDS):
        if g.where[card] < SEATS:
            assert card < KEEPS
    for seat in range(SEATS):
        assert g.powers[seat] == sum(1 << card for card in range(KEEPS) if g.where[card] == seat)
    assert g.deck == sum(place == IN_DECK for place in g.where)
    row = [card for card in g.market if card != NO_CARD]
    assert sorted(row) == [card for card in range(CARDS) if g.where[card] == IN_MARKET]
    assert g.market == row + [NO_CARD] * (SLOTS - len(row)), "the row has a gap"


def check_monsters(g: Any) -> None:
    for seat in range(SEATS):
        assert 0 <= g.life[seat] <= most_life(g, seat)
        assert (g.life[seat] == 0) <= bool(g.over)
        assert 0 <= g.dice_tokens[seat] <= MOST_DICE_TOKENS
        assert g.energy[seat] >= 0
    assert 0 <= g.dice_count <= MOST_DICE
    assert all(symbols >= 0 for symbols in g.unresolved)


def check_question(g: Any) -> None:
    if g.over:
        assert g.winners in (1, 2)
        assert g.depth == 0
        return
    assert count_choices(g) > 1, "a question with one answer is asked"
    assert g.player == CHANCE or 0 <= g.player < SEATS
    assert g.depth < DEPTH
    assert to_number(g.options) >> 62 == 0
    decision = duel.book.decisions[g.asking - 1]
    for choice in range(62):
        if is_legal(g, choice):
            decision.block_of(choice)


@settings(max_examples=150)
@given(pair=st.sampled_from(PAIRS), seed=st.integers(0, 10**9), keeps=st.integers(0, KEEPS_DEALT))
def test_what_must_hold_in_every_position(pair: tuple[str, str], seed: int, keeps: int) -> None:
    for g in questions(begun(pair, seed, keeps)):
        check_tracks(g)
        check_cards(g)
        check_monsters(g)
        check_question(g)


def test_a_copy_plays_on_in_the_same_way() -> None:
    g = begun(("gigazaur", "the_king"), 7, KEEPS_DEALT)
    for number, _ in enumerate(questions(g)):
        if number == 150:
            break
    else:
        raise AssertionError("the game is over too soon to be copied in the middle")
    twin = g.copy()
    for _ in questions(g):
        pass
    for _ in questions(twin):
        pass
    assert g.differences(twin) == []


def test_random_play_reaches_every_frame_decision_card_and_placement() -> None:
    frames: Counter[str] = Counter()
    decisions: Counter[str] = Counter()
    bought: set[int] = set()
    placed: set[tuple[int, int]] = set()

    wanted_decisions = {decision.name for decision in duel.book.decisions}
    wanted_frames = {frame.name for frame in duel.book.frames}
    wanted_placements = all_placements()
    for seed in range(2_000):
        g = begun(PAIRS[seed % len(PAIRS)], seed, KEEPS_DEALT)
        while not g.over:
            if g.asking == NOTHING:
                frames[duel.book.frames[g.todo[g.depth - 1]].name] += 1
            else:
                decisions[duel.book.decisions[g.asking - 1].name] += 1
            duel.random_step(g)
            for token in range(1, len(TOKENS) + 1):
                if g.token_track[token] != NOWHERE:
                    placed.add((token, tracks.placement_of(g, token)))
        bought.update(card for card in range(CARDS) if g.where[card] not in (IN_DECK, IN_MARKET))
        done = wanted_decisions <= set(decisions) and wanted_frames <= set(frames)
        if done and len(bought) == CARDS and wanted_placements <= placed:
            break
    assert wanted_decisions - set(decisions) == set()
    assert wanted_frames - set(frames) == set()
    assert set(range(CARDS)) - bought == set()
    assert wanted_placements - placed == set()


def all_placements() -> set[tuple[int, int]]:
    """Every placement of every token on a board without markers."""
    g = board(marker=99)
    return {
        (token, placement)
        for token in range(1, len(TOKENS) + 1)
        for placement in range(2 * tracks.PLACEMENTS)
        if tracks.placements(g, token) >> placement & 1
    }


def board(marker: int = 0) -> Any:
    g = duel.new_state()
    lay_out(g)
    g.marker = [marker] * TRACKS
    return g


@pytest.mark.parametrize(
    ("token", "placements"),
    [("cat", 28), ("king_1", 28), ("lizard", 48), ("anubis", 48), ("phantom", 24), ("dragon", 20), ("alien", 20)],
)
def test_placements_on_an_empty_board(token: str, placements: int) -> None:
    """D-BUZZ-11: with both markers in the middle; it does not matter which way round the symmetric ones lie."""
    number = [kind.name for kind in TOKENS].index(token) + 1
    assert tracks.placements(board(), number).bit_count() == placements


def test_three_space_tokens_follow_the_zigzag() -> None:
    """D-BUZZ-11: the printed left end of the dragon shows energy; it lies where the middle space decides."""
    dragon = [kind.name for kind in TOKENS].index("dragon") + 1
    for track, middle in product(range(TRACKS), range(-6, 7)):
        g = board(marker=99)
        tracks.lay(g, dragon, tracks.cell(track, 2 * middle - 2))
        energy_is_lower = tracks.bonus_on(g, track, 2 * middle - 2) == TOKENS[dragon - 1].bonuses[0]
        assert energy_is_lower == ((middle % 2 == 0) == (track == 0))


def test_walking_a_track_either_way_visits_the_same_spaces() -> None:
    """D-BUZZ-8 to D-BUZZ-10: tokens lengthen and shorten the way equally in both directions."""
    source = random.Random(5)
    for _ in range(300):
        g = board(marker=99)
        for token in source.sample(range(1, len(TOKENS) + 1), 6):
            legal = [n for n in range(2 * tracks.PLACEMENTS) if tracks.placements(g, token) >> n & 1]
            tracks.lay(g, token, source.choice(legal))
        for track in range(TRACKS):
            there = walk(g, track, -tracks.END, 1)
            assert there == walk(g, track, tracks.END, -1)[::-1]
            assert there == tracks.spaces_of_track(g, track)
            kinds = [kind_of(token) for token in range(1, len(TOKENS) + 1) if g.token_track[token] == track]
            assert len(there) == SPACES + kinds.count(EXTENDING) - kinds.count(SHORTENING)


def walk(g: Any, track: int, space: int, way: int) -> list[int]:
    spaces = [space]
    while space != way * tracks.END:
        space = tracks.next_space(g, track, space, way)
        spaces.append(space)
    return spaces
