"""The games for OpenSpiel, registered as `daikaiju_king` and `daikaiju_duel` when this module is imported.

>>> import daikaiju.envs.openspiel
>>> import pyspiel
>>> game = pyspiel.load_game("daikaiju_king", {"players": 3})
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 66)

Chance nodes are explicit. A throw of several dice is one node per die, so that no node has more outcomes than the deck
has cards. The rules run in Python, so this needs nothing compiled.
"""

from __future__ import annotations

import functools
import hashlib
from typing import ClassVar, NamedTuple

from daikaiju.extras import need

need("openspiel")

import numpy as np  # noqa: E402 - the sentence about what to install comes first
import pyspiel  # noqa: E402

from daikaiju.game import Game  # noqa: E402
from daikaiju.games import GAMES  # noqa: E402
from daikaiju.observation import Observation, observation_of  # noqa: E402
from daikaiju.rules.agenda import CHANCE, SPREAD, is_legal  # noqa: E402
from daikaiju.rules.dice import FACES  # noqa: E402
from daikaiju.rules.table import Table  # noqa: E402
from daikaiju.targets.stepping import BY_WIN, Stepping, stepping  # noqa: E402

LONGEST = 100_000
"""More decisions than any game takes."""


Parameter = str | int
Key = tuple[str, tuple[tuple[str, Parameter], ...]]
"""A game by its name and parameters."""


class Parts(NamedTuple):
    """What all states of a game share. OpenSpiel pickles games and states, so they find it here by their key."""

    example: Game
    fields: Observation
    run: Stepping


@functools.cache
def parts_of(key: Key) -> Parts:
    info, given = GAMES[key[0]], dict(key[1])
    monsters = [given[seat] for seat in ("first", "second") if seat in given]
    options = {name: str(value) for name, value in given.items() if name in info.options}
    example = info.new(monsters or given.get("players", info.most_players), **options)
    example.keep_no_past()
    fields = observation_of(info.name)
    return Parts(example, fields, stepping(info.rules, fields.observe))


class DaikaijuGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of the games, with its parameters."""

    name: ClassVar[str]
    type: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Parameter] | None = None) -> None:
        given = {**self.type.parameter_specification, **(params or {})}
        self.key = (self.name, tuple(sorted(given.items())))
        parts = parts_of(self.key)
        about = pyspiel.GameInfo(
            num_distinct_actions=parts.example.actions.size,
            max_chance_outcomes=max(FACES, len(parts.example.state.where)),
            num_players=len(parts.example.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, about, params or {})

    def new_initial_state(self) -> DaikaijuState:
        return DaikaijuState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Parameter] | None = None
    ) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Position:
    """A game in progress, which OpenSpiel copies by `deepcopy` and pickles: the position, the dice thrown so far of a
    throw, and for each player a digest of everything it has seen."""

    def __init__(self, key: Key, record: bytes | None, digits: tuple[int, ...], recalled: tuple[bytes, ...]) -> None:
        example = parts_of(key).example
        self.key, self.digits, self.recalled = key, digits, recalled
        self.game = example.copy() if record is None else type(example).at(record, example.seats, example.options)

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        twin: Position = object.__new__(Position)
        twin.key, twin.digits, twin.recalled, twin.game = self.key, self.digits, self.recalled, self.game.copy()
        return twin

    def __reduce__(self) -> tuple[type[Position], tuple[Key, bytes, tuple[int, ...], tuple[bytes, ...]]]:
        return Position, (self.key, self.game.state.pack(), self.digits, self.recalled)

    def recall(self) -> None:
        """Add what each player sees now to what it has seen."""
        self.recalled = tuple(
            hashlib.sha256(before + seen_by(self.game, player)).digest()[:8]
            for player, before in enumerate(self.recalled)
        )

    @property
    def outcomes(self) -> int:
        """How many outcomes Chance has now: those of one die, where it throws several."""
        spread: int = self.game.state.spread
        return FACES if thrown(spread) else spread

    def answer_chance(self, outcome: int) -> None:
        """Take the next outcome of Chance; a throw is complete with its last die."""
        state = self.game.state
        dice = thrown(state.spread)
        self.digits = (*self.digits, outcome)
        if len(self.digits) >= dice:
            number = sum(face * FACES**place for place, face in enumerate(self.digits))
            self.digits = ()
            self.game.answer(SPREAD + number)


def thrown(spread: int) -> int:
    """How many dice have this many outcomes together, or 0 if no number of dice does.

    >>> thrown(6**5), thrown(6), thrown(65)
    (5, 0, 0)
    """
    dice = 0
    while spread > 1 and spread % FACES == 0:
        spread //= FACES
        dice += 1
    return dice if spread == 1 and dice > 1 else 0


class DaikaijuState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position of a game."""

    def __init__(self, game: DaikaijuGame) -> None:
        super().__init__(game)
        self.position = Position(game.key, None, (), (b"",) * game.num_players())

    @property
    def state(self) -> Table:
        """The record of the rules."""
        state: Table = self.position.game.state
        return state

    def current_player(self) -> int:
        if self.state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if self.state.player == CHANCE else self.state.player)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action.id for action in self.position.game.legal_actions)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.position.outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.state.player == CHANCE:
            self.position.answer_chance(action)
        else:
            game = self.position.game
            choice = game.actions.choice(game.vocabulary.decision(game.state), action)
            assert choice is not None
            assert is_legal(game.state, choice)
            game.answer(choice)
        self.position.recall()

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.position.game
        if player == pyspiel.PlayerId.CHANCE:
            spread = game.state.spread
            if thrown(spread):
                return f"die {len(self.position.digits) + 1}: {action}"
            return str(game.chance_outcomes[action])
        return next(str(legal) for legal in game.legal_actions if legal.id == action)

    def is_terminal(self) -> bool:
        return bool(self.state.over)

    def returns(self) -> list[float]:
        rewards = np.zeros((1, self.state.players), np.float32)
        fallen = np.zeros((1, self.state.players), np.int8)
        if self.state.over:
            parts_of(self.position.key).run.write_rewards(self.state, BY_WIN, rewards, fallen, 0)
        return [float(reward) for reward in rewards[0]]

    def __str__(self) -> str:
        return str(self.position.game)


class Observer:
    """What a player sees: the fields of docs/observations.md, as float32.

    With perfect recall the string stands for everything the player has seen and done since the start; the tensor is the
    same in both cases, because what the table shows is what matters for the rest of the game.
    """

    def __init__(self, game: DaikaijuGame, kind: pyspiel.IIGObservationType) -> None:
        self.recalls = kind.perfect_recall
        self.fields = parts_of(game.key).fields
        self.tensor = np.zeros(self.fields.size, np.float32)
        self.dict = self.fields.named(self.tensor)

    def set_from(self, state: DaikaijuState, player: int) -> None:
        self.tensor[:] = self.fields.of(state.state, player)

    def string_from(self, state: DaikaijuState, player: int) -> str:
        seen = self.fields.named(self.fields.of(state.state, player))
        text = "; ".join(f"{name}: {' '.join(map(str, value))}" for name, value in seen.items() if value.any())
        return f"{state.position.recalled[player].hex()} {text}" if self.recalls else text


def seen_by(game: Game, player: int) -> bytes:
    """The record without what a player cannot know."""
    state = game.state.copy()
    game.vocabulary.rules.conceal(state, player)
    packed: bytes = state.pack()
    return packed


def game_type(name: str, parameters: dict[str, Parameter]) -> pyspiel.GameType:
    """How OpenSpiel lists a game."""
    info = GAMES[name]
    return pyspiel.GameType(
        short_name=f"daikaiju_{name}",
        long_name=f"Daikaiju: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=info.most_players,
        min_num_players=info.fewest_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class KingGame(DaikaijuGame):
    """The game for 2-6 monsters; its parameters are `players` and `edition`."""

    name = "king"
    type = game_type("king", {"players": 2, "edition": 2016})


class DuelGame(DaikaijuGame):
    """The Duel; its parameters `first` and `second` name the monsters."""

    name = "duel"
    type = game_type("duel", {"first": "gigazaur", "second": "the_king"})


for kind in (KingGame, DuelGame):
    pyspiel.register_game(kind.type, kind)
