"""How a trained network plays: by what it answers, or with exact dice in front of what it hopes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import numpy as np

from daikaiju.actions import ActionTable
from daikaiju.analysis import Rolling, Solution, solve
from daikaiju.arrays import Floats
from daikaiju.bots.bot import Bot
from daikaiju.champion.reinforcement.features import NEVER, before_throw, canonical_observations
from daikaiju.champion.reinforcement.network_file import PolicyNetwork, load_network
from daikaiju.errors import DaikaijuError
from daikaiju.game import Action, Game
from daikaiju.games import GAMES
from daikaiju.observation import observation_of
from daikaiju.packs import rules_with
from daikaiju.rules.agenda import SPREAD
from daikaiju.rules.bits import count_bits, has
from daikaiju.rules.randomness import MASK
from daikaiju.targets.stepping import Stepping, stepping

POLICY, DICE, LOOK = "policy", "dice", "look"
WAYS = (POLICY, DICE, LOOK)
"""By what the network answers; the dice by exact dice; and all else too by what may come of it."""

LIKELY = 0.02
"""Answers less likely than this are not looked at."""

SAMPLES = 6
"""How often Chance is tried for each answer."""

FACES = 6


@cache
def steps_of(game: str) -> Stepping:
    """The rules of a game in Python, as batches step them."""
    return stepping(GAMES[game].rules, observation_of(game).observe)


@cache
def network_of(path: str) -> PolicyNetwork:
    """The network in a file, of whichever game it is."""
    errors = []
    for game in GAMES:
        try:
            return load_network(Path(path), game)
        except DaikaijuError as error:
            errors.append(error)
    raise errors[0]


class NetworkBot(Bot):
    """Plays a trained network; the setting is its file, and how it plays after another colon."""

    def __init__(self, seed: int | None = None, setting: str | None = None) -> None:
        super().__init__(seed)
        file, _, way = (setting or "").partition(":")
        self.network, self.way = network_of(file), way or DICE
        if self.way not in WAYS:
            raise DaikaijuError(f"a network plays by {', '.join(WAYS)}, not by {self.way!r}")
        self.turn: tuple[int, ...] = ()
        self.solved: Solution | None = None

    def choose(self, view: Game) -> Action:
        game, state = view.vocabulary.game, view.state
        choices = list(view.vocabulary.legal_choices(state))
        decision = view.vocabulary.decision(state)
        table = actions_of(game)
        fields = observation_of(game)
        seen = canonical_observations(fields, fields.of(state, state.player)[None])
        logits = self.network.of_canonical(seen)[0][0]
        said = [canonical_action(game, table.action(decision, choice), state) for choice in choices]
        scores = np.array([-np.inf if action is None else logits[action] for action in said])
        best = choices[int(scores.argmax())]
        if self.way == POLICY or (decision.name != "roll" and self.way == DICE):
            return view.action_of(best)
        if decision.name == "roll" and state.rolls_left > 0 and best >= SPREAD:
            return view.action_of(SPREAD + self.reroll(game, state))
        chances = np.exp(scores - scores.max())
        likely = [choice for choice, chance in zip(choices, chances / chances.sum(), strict=True) if chance > LIKELY]
        if self.way != LOOK or len(likely) == 1:
            return view.action_of(best)
        seeds = [self.random.getrandbits(60) & MASK for _ in range(SAMPLES)]
        hopes = self.hopes(game, state, [(choice, seed, None) for choice in likely for seed in seeds])
        return view.action_of(likely[int(hopes.reshape(-1, SAMPLES).mean(1).argmax())])

    def reroll(self, game: str, state: Any) -> int:
        """The dice to roll again, as bits, if what follows the Roll is as good as the network hopes."""
        dice = [int(face) for face in state.dice[: state.dice_count]]
        left = int(state.rolls_left)
        turn = (int(state.turn), int(state.player), len(dice), int(state.extra_turns) if game == "duel" else 0)
        if self.solved is None or self.turn != turn or left > self.solved.rolls:
            finals = list(combinations_with_replacement(range(FACES), len(dice)))
            seeds = [self.random.getrandbits(60) & MASK for _ in finals]
            hopes = self.hopes(game, state, [(SPREAD, seed, faces) for seed, faces in zip(seeds, finals, strict=True)])
            worth = {counts_of(faces): float(hope) for faces, hope in zip(finals, hopes, strict=True)}
            self.solved = solve(lambda counts: worth[tuple(map(int, counts))], left, Rolling(dice=len(dice)))
            self.turn = turn
        return self.solved.reroll(dice, left)

    def hopes(self, game: str, state: Any, tries: Sequence[tuple[int, int, Sequence[int] | None]]) -> Floats:
        """What the seat that is asked can hope for after each choice, given a seed for Chance and dice to put first."""
        me, packed, steps, fields = int(state.player), state.pack(), steps_of(game), observation_of(game)
        found = np.zeros(len(tries), np.float32)
        rows = np.zeros((len(tries), fields.size), np.int16)
        places: list[tuple[int, int]] = []
        for number, (choice, seed, faces) in enumerate(tries):
            g = type(state).unpack(packed)
            g.seed = seed
            if faces is not None:
                for die, face in enumerate(faces):
                    g.dice[die] = face
                g.rolls_left = g.spread = 0  # as after the last Roll, which the network has seen most often
            steps.play(g, choice)
            if g.over:
                found[number] = has(g.winners, me) / max(1, count_bits(g.winners))
            else:
                steps.observe(g, g.player, rows, len(places))
                places.append((number, (me - g.player) % g.players))
        if places:
            seen = before_throw(fields, canonical_observations(fields, rows[: len(places)]))
            chances = self.network.of_canonical(seen)[1]
            for row, (number, seat) in enumerate(places):
                found[number] = chances[row, seat]
        return found


def counts_of(faces: Sequence[int]) -> tuple[int, ...]:
    return tuple(faces.count(face) for face in range(FACES))


@cache
def actions_of(game: str, packs: tuple[str, ...] = ()) -> ActionTable:
    return ActionTable(rules_with(game, packs).book)


def canonical_action(game: str, action: int, state: Any, packs: tuple[str, ...] = ()) -> int | None:
    """The canonical action that means an action now, or None if there is a better way to say it (`canonical`)."""
    table = actions_of(game, packs)
    block, place = table.meanings[action]
    first = action - place
    if block in ("reroll", "die"):
        dice = [int(face) for face in state.dice[: state.dice_count]]
        keys = [*dice, *[NEVER] * (place.bit_length() if block == "reroll" else place + 1)]
        order = sorted(range(len(dice)), key=keys.__getitem__)
        ranks = {die: rank for rank, die in enumerate(order)}
        if block == "die":
            return first + ranks.get(place, place)
        rolled = sum(1 << ranks[die] for die in range(len(dice)) if place >> die & 1)
        ordered = [dice[die] for die in order]
        for die in range(len(dice) - 1):
            if ordered[die] == ordered[die + 1] and rolled >> die + 1 & 1 and not rolled >> die & 1:
                return None
        return first + rolled
    if block == "monster":
        return first + int(place - state.player) % int(state.players)
    if block in ("place", "ground") and state.player == 1:
        return table.size + doubled_of(game, packs).index(action)
    return action


@cache
def doubled_of(game: str, packs: tuple[str, ...] = ()) -> tuple[int, ...]:
    """The actions that the second seat has anew (`canonical`)."""
    meanings = list(enumerate(actions_of(game, packs).meanings))
    return tuple(action for name in ("place", "ground") for action, (block, _) in meanings if block == name)
