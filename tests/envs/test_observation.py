"""What a seat sees: everything it may, nothing more, and the same wherever it sits."""

from __future__ import annotations

import random
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from daikaiju import King
from daikaiju.errors import DaikaijuError
from daikaiju.games import GAMES
from daikaiju.observation import duel, king, observation_of
from daikaiju.rules.agenda import CHANCE, NO_CARD
from daikaiju.rules.king.smashing import yield_or_stay
from daikaiju.rules.king.state import SEATS
from daikaiju.rules.market import IN_DECK, ON_TOP
from tests.pack_folders import PACKS

UNSEEN = {"king": king.UNSEEN, "duel": duel.UNSEEN}


def states(game: str, games: int) -> Iterator[Any]:
    """Every position of some random games in which a player is asked."""
    rules = GAMES[game].rules
    for seed in range(games):
        g = GAMES[game].example(seed)
        rules.start(g)
        rules.advance(g)
        while not g.over:
            if g.player != CHANCE:
                yield g
            rules.apply(g, rules.random_choice(g))


def looking() -> Any:
    """A position in which only seat 1 knows the card on top of the deck."""
    position = {"phase": "buy", "top": "wings", "top_seen_by": ["cyber_kitty"], "monsters": {"gigazaur": {"energy": 9}}}
    return King(3, position=position).state


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_nothing(game: str) -> None:
    fields, source = observation_of(game), random.Random(1)
    for g in states(game, 12):
        twin = g.copy()
        twin.seed = source.getrandbits(62)
        assert (fields.of(g, g.player) == fields.of(twin, g.player)).all()


def test_the_top_card_is_seen_only_by_those_who_have_looked() -> None:
    fields = observation_of("king")
    g = looking()
    twin = g.copy()
    other = twin.where.index(IN_DECK)
    twin.where[other], twin.where[twin.top] = ON_TOP, IN_DECK
    twin.top = other
    for seat in (0, 2):
        assert (fields.of(g, seat) == fields.of(twin, seat)).all()
    assert (fields.of(g, 1) != fields.of(twin, 1)).sum() == 2
    assert fields.named(fields.of(g, 0))["saw_top"].tolist() == [0, 1, 0, 0, 0, 0]


class Spy:
    """A record that remembers which of its fields are read."""

    def __init__(self, g: Any, read: set[str]) -> None:
        self.__dict__.update(g=g, read=read)

    def __getattr__(self, name: str) -> Any:
        self.read.add(name)
        return getattr(self.g, name)


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_the_record_is_seen_or_there_is_a_reason(game: str) -> None:
    read: set[str] = set()
    fields = observation_of(game)
    for g in states(game, 12):
        out = np.zeros((1, fields.size), np.int16)
        fields.observe(Spy(g, read), g.player, out, 0)
    if game == "king":
        fields.observe(Spy(looking(), read), 1, out, 0)
    known = {field.name for field in GAMES[game].rules.State.fields}
    assert known - read - {"players"} == UNSEEN[game].keys() - {"players"}


def test_all_seats_see_the_same_table_from_their_own_side() -> None:
    fields = observation_of("king")
    for g in states("king", 20):
        turned = rotated(g)
        for seat in range(g.players):
            here = fields.named(fields.of(g, seat))
            there = fields.named(fields.of(turned, (seat + 1) % g.players))
            assert {name for name, value in here.items() if (value != there[name]).any()} == {"seat"}


def rotated(g: Any) -> Any:
    """The same game with everyone one seat further on."""
    turned, players = g.copy(), g.players

    def further(seat: int) -> int:
        return (seat + 1) % players if 0 <= seat < SEATS else seat

    for name in ("alive", "hearts", "stars", "energy", "poison", "shrink", "frenzies", "losing", "tally"):
        values = getattr(g, name)
        setattr(turned, name, [values[players - 1], *values[: players - 1], *values[players:]])
    for name in ("city", "bay", "first", "active", "place", "player"):
        setattr(turned, name, further(getattr(g, name)))
    for name in ("top_seen", "winged", "smashed", "clawed", "fleeing", "staying", "left"):
        setattr(turned, name, sum(1 << further(seat) for seat in range(players) if getattr(g, name) >> seat & 1))
    words = len(g.powers) // SEATS
    for seat in range(players):
        turned.powers[further(seat) * words : (further(seat) + 1) * words] = g.powers[seat * words : (seat + 1) * words]
    turned.where = [further(owner) for owner in g.where]
    if g.asking == yield_or_stay:
        turned.asked_a = further(g.asked_a)
    return turned


def test_fields_have_names_places_and_codes() -> None:
    fields = observation_of("king")
    game = King(2, position={"market": ["wings", None, None], "phase": "buy", "monsters": {"gigazaur": {"energy": 6}}})
    seen = fields.named(fields.of(game.state, 0))
    by_name = {field.name: field for field in fields.fields}
    assert by_name["market"].codes[seen["market"][0]] == "wings"
    assert by_name["question"].codes[seen["question"][0]] == "buy"
    assert seen["prices"].tolist() == [6, 0, 0]
    assert seen["energy"].tolist() == [6, 0, 0, 0, 0, 0]
    assert sum(field.length for field in fields.fields) == fields.size == fields.of(game.state, 0).size


@pytest.mark.parametrize("game", GAMES)
def test_codes_and_types_hold_every_number(game: str) -> None:
    fields = observation_of(game)
    for g in states(game, 12):
        seen = fields.named(fields.of(g, g.player))
        for field in fields.fields:
            assert field.doc
            if field.codes:
                assert seen[field.name].min() >= 0
                assert seen[field.name].max() < len(field.codes), field.name
        assert fields.expand(fields.of(g, g.player)).size == fields.expanded_size()


def test_the_page_lists_the_fields() -> None:
    tool = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "lab" / "observations.py"))
    assert tool["PAGE"].read_text(encoding="utf-8") == "\n".join(tool["page"]()).rstrip() + "\n"


def test_packs_make_observations_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DAIKAIJU_PACKS", str(PACKS))
    more, usual = observation_of("king", ["undead"]), observation_of("king")
    game = King(2, packs=["undead"])
    game.roll(random.Random(1))
    seen = more.named(more.of(game.state, 0))
    assert more.size > usual.size
    assert sum(len(seen[name]) for name in seen if name.split("_")[0] == "cards") == len(game.state.where)
    assert "necromancer" in next(field for field in more.fields if field.name == "market").codes


def test_wrong_seats_games_and_sizes_are_named() -> None:
    fields = observation_of("king")
    with pytest.raises(DaikaijuError, match="no seat 2; the seats are 0 to 1"):
        fields.of(King(2).state, 2)
    with pytest.raises(DaikaijuError, match="unknown game “kong”; did you mean “king”"):
        observation_of("kong")
    with pytest.raises(DaikaijuError, match=f"has {fields.size} numbers, not 3"):
        fields.named(np.zeros(3))


def test_the_game_without_a_top_card_shows_none() -> None:
    g = King(2).state
    assert g.top == NO_CARD
    assert not observation_of("king").named(observation_of("king").of(g, 0))["saw_top"].any()
