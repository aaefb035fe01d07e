"""A trained network as it lies in the memory of an engine.

What the file's numbers mean is matched by name with the game of today (`vocabulary`), so a card that joined since then
does not end the use of a network.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Any

from daikaiju.actions import ActionTable
from daikaiju.champion.reinforcement.columns import FACES, LOWEST, SLOTS, features_in
from daikaiju.champion.reinforcement.policy_layers import Floats, PolicyFile, paths_of
from daikaiju.champion.reinforcement.vocabulary import doubled, meanings_of_actions, meanings_of_features, sources_of
from daikaiju.games import GAMES
from daikaiju.observation import observation_of
from daikaiju.rules.agenda import SPREAD

SEATS = 6
OPTIONS = 64
HEADER = 32
"""As in `daikaiju.thinking.policy`, which needs NumPy."""

CLIPPED = 2.0
"""Amounts are cut where they reach this, as in training."""

NEVER_CHOSEN = -30.0
"""What is added to an action that the network has never met, so that it is taken only if there is no other."""


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
