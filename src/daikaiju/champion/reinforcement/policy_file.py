"""A trained network as an engine plays it, read from its file without NumPy, which playing does not need.

What the file's numbers mean is matched by name with the game of today (`vocabulary`), so a card that joined since then
does not end the use of a network.
"""

from __future__ import annotations

import hashlib
import struct
import zipfile
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from daikaiju.actions import ActionTable
from daikaiju.champion.network_file import DAMAGES, HALVES, MOST_BYTES, numpy_array
from daikaiju.champion.reinforcement.columns import FACES, LOWEST, SLOTS, features_in
from daikaiju.champion.reinforcement.vocabulary import (
    Meaning,
    doubled,
    meanings_of_actions,
    meanings_of_features,
    sources_of,
)
from daikaiju.champion.shipped import at_hand
from daikaiju.data_files import from_json
from daikaiju.engine import PolicyToPlay
from daikaiju.engine.interface import BY_DICE
from daikaiju.errors import DaikaijuError, Problem, short
from daikaiju.games import GAMES
from daikaiju.observation import observation_of
from daikaiju.packs import rules_with
from daikaiju.rules.agenda import SPREAD

VERSION = 2
READABLE = (1, VERSION)
"""In files of version 1, all numbers are halves."""

POLICY = "policy"
SEATS = 6
OPTIONS = 64
HEADER = 32
MOST_WIDE, MOST_NARROW, MOST_LAYERS = 512, 256, 3
"""As in `daikaiju.thinking.policy`, which needs NumPy."""

CLIPPED = 2.0
"""Amounts are cut where they reach this, as in training."""

BYTES, SINGLES = "|i1", "<f4"
HIGH, SCALE = ".high", ".scale"
"""A layer stored as whole numbers is named as usual where its low bytes lie, and with these at the end where its high
bytes are, nearly all of them 0, and by what both together are multiplied."""

WAYS = ("taste", "dice", "hopes")
"""By what a network answers (`engine.interface`), as its card says under `play`."""

NEVER_CHOSEN = -30.0
"""What is added to an action that the network has never met, so that it is taken only if there is no other."""

Floats = Any
"""An array of float32."""

Numbers = Any
"""The same, or an array of int8."""


@dataclass(frozen=True)
class PolicyFile:
    """What a file holds: the layers as they were trained (a row for each output), and what their numbers mean."""

    game: str
    layers: dict[str, Floats]
    features: tuple[Meaning, ...]
    actions: tuple[Meaning, ...]
    card: dict[str, Any]

    @property
    def wide(self) -> int:
        return len(self.layers["first.bias"])

    @property
    def narrow(self) -> int:
        return len(self.layers["second.bias"])

    @property
    def depth(self) -> int:
        return depth_of(self.layers, "rest")

    @property
    def has_tower(self) -> bool:
        """Whether layers of their own lead to the chances."""
        return "tower.0.bias" in self.layers

    @property
    def way(self) -> int:
        """By what it answers."""
        return WAYS.index(self.card.get("play", {}).get("way", WAYS[BY_DICE]))

    @property
    def weight(self) -> float:
        """How much what it prefers counts against what it hopes for."""
        return float(self.card.get("play", {}).get("weight", 0.0))

    def unknown_cards(self, packs: Sequence[str] = ()) -> list[str]:
        """The cards of today's game with packs that it was not trained with, and guesses by cost and kind."""
        known = {meaning.card for meaning in self.features}
        return [name for name in rules_with(self.game, packs).book.card_names if name not in known]


def read_policy(path: Path, game: str) -> PolicyFile:
    """Read a network, or raise an error that says in one sentence why it cannot be used."""
    at_hand(path)
    try:
        with zipfile.ZipFile(path) as archive:
            if sum(part.file_size for part in archive.infolist()) > MOST_BYTES:
                raise ValueError("larger than any network")
            about = from_json(numpy_array(archive.read("about.npy"))[1].decode("utf-32-le"))
            arrays = {
                name.removesuffix(".npy"): numbers_of(archive.read(name))
                for name in archive.namelist()
                if name != "about.npy"
            }
        shape = str(about["shape"])
        features, actions = (
            tuple(Meaning(*one) for one in about[name]) if name in about else today
            for name, today in (("features", meanings_of_features(game)), ("actions", meanings_of_actions(game)))
        )
        found = PolicyFile(game, scaled(arrays), features, actions, about.get("card", {}))
        fits = not is_for(shape, game) or (check_sizes(found) and found.way >= 0 and found.weight >= 0)
    except FileNotFoundError as error:
        raise DaikaijuError(Problem("network-missing", file=short(path))) from error
    except DAMAGES as error:
        raise DaikaijuError(Problem("network-damaged", file=short(path))) from error
    if not is_for(shape, game):
        raise DaikaijuError(
            Problem("network-of-another-kind", file=short(path), found=short(shape), wanted=kind_of(game))
        )
    if not fits:
        raise DaikaijuError(Problem("network-damaged", file=short(path)))
    return found


@cache
def is_policy(path: str) -> bool:
    """Whether a file holds a network that answers, as far as it can be read."""
    at_hand(Path(path))
    try:
        with zipfile.ZipFile(path) as archive:
            about = from_json(numpy_array(archive.read("about.npy"))[1].decode("utf-32-le"))
        return str(about["shape"]).split()[1] == POLICY
    except DAMAGES:
        return False


def kind_of(game: str, version: int = VERSION) -> str:
    """How the description of a network for a game begins."""
    return f"{game} {POLICY} {version}"


def is_for(shape: str, game: str) -> bool:
    """Whether a description is that of a network for a game, in a version that can be read.

    >>> is_for("king policy 1 2080 4d0c", "king"), is_for("king policy 1 2080 4d0c", "duel")
    (True, False)
    """
    return " ".join(shape.split()[:3]) in [kind_of(game, version) for version in READABLE]


def depth_of(layers: Iterable[str], block: str) -> int:
    """How many layers there are of a block: `rest` or `tower`."""
    return sum(name.startswith(f"{block}.") and name.endswith(".bias") for name in layers)


def numbers_of(file: bytes) -> Numbers:
    """The numbers of an array in NumPy's format, halves, singles or bytes, in the order in which they lie there."""
    kind, content = numpy_array(file)
    if kind == BYTES:
        return array("b", content)
    if kind not in (HALVES, SINGLES):
        raise ValueError("numbers of an unknown kind")
    letter, size = ("e", 2) if kind == HALVES else ("f", 4)
    return array("f", struct.unpack(f"<{len(content) // size}{letter}", content))


def scaled(arrays: dict[str, Numbers]) -> dict[str, Floats]:
    """The layers of a file, those of whole numbers multiplied by their scales."""
    found = {}
    for name, stored in arrays.items():
        if name.endswith((HIGH, SCALE)):
            continue
        numbers = stored
        if stored.typecode == "b":
            (scale,) = arrays[name + SCALE]
            high = arrays[name + HIGH]
            numbers = array("f", [scale * (256 * h + low) for h, low in zip(high, stored, strict=True)])
        found[name] = numbers
    return found


def paths_of(file: PolicyFile) -> Iterator[tuple[list[str], str, int]]:
    """The two ways from the wide layer on: the names of narrow layers, and of the last one with its number of outputs.

    Without a tower, both go through the same narrow layers.
    """
    shared = ["second", *(f"rest.{number}" for number in range(file.depth))]
    tower = [f"tower.{number}" for number in range(depth_of(file.layers, "tower"))]
    yield shared, "answer", len(file.layers["answer.bias"])
    yield tower or shared, "chances", observation_of(file.game).seats


def check_sizes(file: PolicyFile) -> bool:
    """Whether all layers have the sizes that follow from each other, and an engine has room for them."""
    wide, layers = file.wide, file.layers
    wanted = {"first.weight": wide * len(file.features), "first.bias": wide}
    for blocks, head, outputs in paths_of(file):
        inputs, width = wide, len(layers[f"{blocks[0]}.bias"])
        if width > MOST_NARROW or width % 4 or len(blocks) > 1 + MOST_LAYERS:
            return False
        for block in blocks:
            wanted |= {f"{block}.weight": width * inputs, f"{block}.bias": width}
            inputs = width
        wanted |= {f"{head}.weight": outputs * width, f"{head}.bias": outputs}
    return wide <= MOST_WIDE and {name: len(layer) for name, layer in layers.items()} == wanted


# --- as it lies in an engine --------------------------------------------------------------


@cache
def policy_to_play(game: str, path: str) -> PolicyToPlay:
    """The network in a file in the form an engine takes."""
    file = read_policy(Path(path), game)
    content = content_of(file)
    return PolicyToPlay(int(hashlib.sha256(content).hexdigest()[:12], 16), content, file.way, file.weight)


def content_of(file: PolicyFile) -> bytes:
    """The memory of `thinking.policy.Policy`: a header, what actions and columns mean, and the layers."""
    game, layers = file.game, file.layers
    answers = padded_answers(file)
    wanted = meanings_of_actions(game)
    answer, answer_bias = array("f"), array("f")
    for sources in sources_of(game, wanted, file.actions[: len(answers)]):
        answer += mean_of([answers[source][0] for source in sources], file.narrow)
        answer_bias.append(sum(answers[source][1] for source in sources) / len(sources) if sources else NEVER_CHOSEN)
    (answering, _, _), (hoping, _, _) = paths_of(file)
    tower, seats = len(layers[f"{hoping[0]}.bias"]), len(layers["chances.bias"])
    columns, scales = columns_of(game)
    narrowing = narrow_layers(file, answering)
    own = narrow_layers(file, hoping) if file.has_tower else narrowing
    parts: list[Any] = [
        array("i", options_of(game)),
        array("i", [number for column in columns for number in column]),
        rows_of(file, scales),
        layers["first.bias"],
        *narrowing,
        *own,
        answer,
        answer_bias,
        layers["chances.weight"] + array("f", bytes(4 * (SEATS - seats) * tower)),
        layers["chances.bias"] + array("f", bytes(4 * (SEATS - seats))),
    ]
    table = ActionTable(GAMES[game].rules.book)
    first = {name: table.numbers.get((name, 0), 0) for name in ("die", "monster", "reroll")}
    sizes = {name: sum(block == name for block, _ in table.meanings) for name in first}
    header = [
        file.wide, file.narrow, len(answering) - 1, tower, len(hoping) - 1, len(features_in(game)), len(wanted),
        len(columns), questions_of(game), first["die"], sizes["die"], first["monster"], sizes["monster"],
        first["reroll"],
    ]  # fmt: skip
    at, places, laid = HEADER, {}, []
    for part in parts:
        if id(part) not in places:
            places[id(part)] = at
            laid.append(part.tobytes())
            at += len(part)
        header.append(places[id(part)])
    return b"".join([array("i", header + [0] * (HEADER - len(header))).tobytes(), *laid])


def narrow_layers(file: PolicyFile, blocks: Sequence[str]) -> tuple[Floats, Floats, Floats, Floats]:
    """The memory of `thinking.policy.Layers`."""
    second, *further = blocks
    width = len(file.layers[f"{second}.bias"])
    rest, rest_bias = array("f"), array("f")
    for block in further:
        rest += transposed(file.layers[f"{block}.weight"], width)
        rest_bias += file.layers[f"{block}.bias"]
    return transposed(file.layers[f"{second}.weight"], file.wide), file.layers[f"{second}.bias"], rest, rest_bias


def padded_answers(file: PolicyFile) -> list[tuple[Floats, float]]:
    """The row and the bias of every action that the network has."""
    weights, bias, narrow = file.layers["answer.weight"], file.layers["answer.bias"], file.narrow
    return [(weights[place * narrow : (place + 1) * narrow], bias[place]) for place in range(len(bias))]


def transposed(weights: Floats, inputs: int) -> Floats:
    """A row for each input, of weights with a row for each output."""
    found = array("f")
    for place in range(inputs):
        found += weights[place::inputs]
    return found


def mean_of(rows: Sequence[Floats], length: int) -> Floats:
    """The mean of some rows, or nothing if there are none."""
    if len(rows) == 1:
        return rows[0]
    if not rows:
        return array("f", bytes(4 * length))
    return array("f", [sum(column) / len(rows) for column in zip(*rows, strict=True)])


def rows_of(file: PolicyFile, scales: Sequence[float]) -> Floats:
    """A row of the first layer for each feature of today; amounts are multiplied by their scale already."""
    weights, inputs = file.layers["first.weight"], len(file.features)
    sources = sources_of(file.game, meanings_of_features(file.game), file.features)
    found = array("f")
    for numbers, scale in zip(sources, scales, strict=True):
        row = mean_of([weights[number::inputs] for number in numbers], file.wide)
        found += array("f", [scale * weight for weight in row]) if scale else row
    return found


def columns_of(game: str) -> tuple[list[tuple[int, ...]], list[float]]:
    """What is known of each column (`thinking.policy.OF_COLUMN`), and the scale of each feature."""
    size = observation_of(game).size + FACES + SLOTS
    exact = {
        field.start + place for field in observation_of(game).fields if field.codes for place in range(field.length)
    }
    found = [[0, 0, 0, int(column in exact), -1, 0] for column in range(size)]
    begun: set[int] = set()
    features = features_in(game)
    for row, feature in enumerate(features):
        column = found[feature.column]
        if feature.is_padding:
            continue
        if feature.scale:
            column[4], column[5] = row, round(CLIPPED / feature.scale)
            continue
        if feature.column not in begun:
            begun.add(feature.column)
            column[0] = row
        if feature.high < 0 or (feature.low == LOWEST and feature.high <= 0):
            column[1] += 1
        else:
            column[2] += 1
    return [tuple(column) for column in found], [feature.scale for feature in features]


def questions_of(game: str) -> int:
    return len(GAMES[game].rules.book.decisions) + 1


def options_of(game: str) -> Iterable[int]:
    """By seat, question and option, the action; the second seat has some of its own."""
    book = GAMES[game].rules.book
    table = ActionTable(book)
    anew = {meaning: table.size + place for place, meaning in enumerate(doubled(game))}
    for seat in range(2):
        yield from [0] * OPTIONS
        for decision in book.decisions:
            actions = [0] * OPTIONS
            for action, meaning in enumerate(table.meanings):
                choice = None if decision.of_chance else table.choice(decision, action)
                if choice is not None and choice < min(SPREAD, OPTIONS):
                    actions[choice] = anew[meaning] if seat == 1 and meaning in anew else action
            yield from actions
