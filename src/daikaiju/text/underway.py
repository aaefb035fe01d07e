"""The part of a position that every game has: the current turn, what is still to be done, who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from daikaiju.rules.agenda import push_phases
from daikaiju.text.agenda import OVER, read_agenda, write_agenda
from daikaiju.text.fields import SeatBits, TextField
from daikaiju.text.reading import Node

if TYPE_CHECKING:
    from daikaiju.states import GameState
    from daikaiju.text.vocabulary import Vocabulary

UNDERWAY_KEYS = ("phase", "this_turn", "agenda", "asking", "winners", "seed")
MOST_SEED = (1 << 62) - 1

Fields = Mapping[str, TextField]
Phases = Mapping[str, Sequence[int]]


def read_underway(
    g: GameState, words: Vocabulary, seats: list[str], entries: dict[str, Node], fields: Fields, phases: Phases
) -> None:
    """What a position says about the current turn; without an agenda the turn continues at a phase."""
    if "seed" in entries:
        g.seed = entries["seed"].number(0, MOST_SEED)
    if "winners" in entries:
        SeatBits("winners").read(g, words, seats, entries["winners"])
    for key, value in entries["this_turn"].mapping(fields).items() if "this_turn" in entries else ():
        fields[key].read(g, words, seats, value)
    if "agenda" in entries:
        read_agenda(g, words, seats, entries["agenda"], entries.get("asking"))
    else:
        names = list(phases)
        phase = entries["phase"].name("phase", names) if "phase" in entries else 0
        push_phases(g, g.active, phases[names[phase]])


def is_over(entries: dict[str, Node]) -> bool:
    """Whether a position says that its game has ended."""
    return "agenda" in entries and "asking" in entries and entries["asking"].value == OVER


def write_this_turn(g: GameState, words: Vocabulary, seats: list[str], fields: Fields) -> dict[str, object]:
    """The current turn in words, including whatever is as in a new game."""
    return {key: field.write(g, words, seats) for key, field in fields.items()}


def write_underway(g: GameState, words: Vocabulary, seats: list[str], fields: Fields) -> dict[str, object]:
    """The current turn in words, omitting whatever is as in a new game."""
    this_turn = write_this_turn(g, words, seats, fields)
    agenda, asking = write_agenda(g, words, seats)
    said = {
        "winners": SeatBits("winners").write(g, words, seats),
        "seed": g.seed,
        "this_turn": {key: value for key, value in this_turn.items() if value not in (0, False, [], {})},
        "asking": asking,
    }
    return {key: value for key, value in said.items() if value not in (0, [], {})} | {"agenda": agenda}
