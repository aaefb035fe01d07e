"""The games as Gymnasium environments: one learner against named bots, in one game or in many at once.

>>> import gymnasium
>>> import daikaiju.envs.gymnasium
>>> env = gymnasium.make("daikaiju/King-v1", players=3, opponents="random")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from typing import Any, ClassVar

from daikaiju.arrays import Int16s
from daikaiju.extras import need

need("envs")

import gymnasium  # noqa: E402 - the sentence about what to install comes first
import numpy as np  # noqa: E402
import numpy.typing as npt  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

from daikaiju.bots import Bot, new_bot  # noqa: E402
from daikaiju.bots.registry import asked_bots  # noqa: E402
from daikaiju.envs.batch import Batch  # noqa: E402
from daikaiju.envs.checks import Array, checked_action, checked_number  # noqa: E402
from daikaiju.envs.spaces import RENDER_MODES, Seen, checked_render_mode, drawn, observation_space, observed  # noqa: E402
from daikaiju.errors import DaikaijuError  # noqa: E402
from daikaiju.targets.stepping import WAIT  # noqa: E402


class Learning:
    """Games of a batch in which one seat learns and bots play the others, until the learner is asked or a game ends.

    `opponents` are bots by name, one for all or one for each of the other seats in clockwise order; `random` ones
    play compiled. `seat` is the learner's, drawn for each game unless given.
    """

    def __init__(self, batch: Batch, opponents: str, seat: int | None) -> None:
        self.batch = batch
        self.opponents = asked_bots(opponents, batch.players - 1)
        self.seat = None if seat is None else checked_number("seat", seat, 0, batch.players - 1)
        self.seats = np.zeros(batch.games, np.int8)
        self.rewards = np.zeros(batch.games, np.float32)
        self.ends = np.zeros(batch.games, bool)
        self.generator = np.random.default_rng()
        self.bots: dict[tuple[int, int], Bot] = {}

    def begin(self, seed: int | None) -> None:
        """Begin all games."""
        if seed is not None:
            self.generator = np.random.default_rng(seed)
        self.batch.reset(int(self.generator.integers(1 << 62)))
        self.draw_seats(np.ones(self.batch.games, bool))
        self.rewards[:], self.ends[:] = 0, False
        self.play_others()

    def draw_seats(self, games: npt.NDArray[np.bool_]) -> None:
        """Seat the learner, and new bots, in these games."""
        drawn = self.generator.integers(self.batch.players, size=int(games.sum()))
        self.seats[games] = drawn if self.seat is None else self.seat
        for game in np.flatnonzero(games):
            for distance, name in enumerate(self.opponents, 1):
                if name != "random":
                    self.bots[int(game), distance] = new_bot(name, seed=int(self.generator.integers(1 << 31)))

    def step(self, actions: Array) -> None:
        """The learner acts in every game; a finished game starts again instead."""
        begins = self.batch.seats < 0
        self.batch.step(actions)
        self.draw_seats(begins)
        self.note_ends()
        self.play_others()

    def note_ends(self) -> None:
        games = np.arange(self.batch.games)
        self.ends[:] = self.batch.ends != 0
        self.rewards[:] = self.batch.rewards[games, self.seats]

    def play_others(self) -> None:
        """Let the bots answer wherever one of them is asked; a game that ends waits for the learner's next step."""
        batch = self.batch
        rewards, ends = self.rewards.copy(), self.ends.copy()
        while True:
            waiting = (batch.seats >= 0) & (batch.seats != self.seats)
            if not waiting.any():
                break
            actions = np.where(waiting, batch.random_actions(), WAIT).astype(np.int32)
            for game in np.flatnonzero(waiting) if self.bots else ():
                bot = self.bots.get((int(game), int((batch.seats[game] - self.seats[game]) % batch.players)))
                if bot is not None:
                    actions[game] = bot.answer(batch.game(int(game))).id
            batch.step(actions)
            self.note_ends()
            rewards += self.rewards
            ends |= self.ends
        self.rewards[:], self.ends[:] = rewards, ends

    def seen(self) -> Int16s:
        """What the learner sees in every game; of finished ones too."""
        numbers = self.batch.observations.copy()
        for game in np.flatnonzero(self.batch.seats < 0):
            numbers[game] = self.batch.fields.of(self.batch.state(int(game)), int(self.seats[game]))
        return numbers


class SingleEnv(gymnasium.Env[Seen, np.int64]):
    """One game of one learner against bots; `info["action_mask"]` is all zeros once the game is over."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 2}  # type: ignore[misc]  # Gymnasium declares it on the instance

    def __init__(
        self,
        game: str,
        opponents: str = "random",
        seat: int | None = None,
        named: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.batch = Batch(game, threads=1, renew=False, **options)
        self.learning = Learning(self.batch, opponents, seat)
        self.render_mode, self.named = checked_render_mode(render_mode), named
        self.observation_space = observation_space(self.batch, named)["observation"]
        self.action_space = spaces.Discrete(self.batch.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.learning.begin(seed)
        while self.learning.ends[0]:
            self.learning.begin(None)
        return self._told()

    def step(self, action: int | np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self.batch.seats[0] < 0:
            raise DaikaijuError("the game is over; begin another one with reset()")
        self.learning.step(np.array([checked_action(action, self.batch.actions)], np.int32))
        seen, info = self._told()
        return seen, float(self.learning.rewards[0]), bool(self.learning.ends[0]), False, info

    def _told(self) -> tuple[Seen, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        shown = observed(self.batch.fields, self.learning.seen()[0], self.batch.masks[0].copy(), self.named)
        return shown["observation"], {"action_mask": shown["action_mask"], "seat": int(self.learning.seats[0])}

    def render(self) -> str | None:
        """The table as text: returned in the mode "ansi", printed in the mode "human"."""
        return drawn(self.batch, self.render_mode)


class ManyEnv(VectorEnv[Seen, npt.ArrayLike, Array]):
    """Many games at once, each of one learner against bots; a finished game starts again with the next step."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]  # Gymnasium declares it on the instance

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: str = "random",
        seat: int | None = None,
        named: bool = False,
        **options: Any,
    ) -> None:
        self.batch = Batch(game, num_envs, renew=False, **options)
        self.learning = Learning(self.batch, opponents, seat)
        self.num_envs, self.named = num_envs, named
        self.single_observation_space = observation_space(self.batch, named)["observation"]
        self.single_action_space = spaces.Discrete(self.batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        if isinstance(seed, list):
            raise DaikaijuError("seed is one whole number for all games, not a list")
        self.learning.begin(seed)
        return self._told()

    def step(self, actions: npt.ArrayLike) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        self.learning.step(np.asarray(actions))
        seen, info = self._told()
        truncated = np.zeros(self.num_envs, bool)
        return seen, self.learning.rewards.copy(), self.learning.ends.copy(), truncated, info

    def _told(self) -> tuple[Seen, dict[str, Any]]:
        shown = observed(self.batch.fields, self.learning.seen(), self.batch.masks.copy(), self.named)
        return shown["observation"], {"action_mask": shown["action_mask"], "seat": self.learning.seats.copy()}


def register_environments() -> None:
    """Make the environments known to `gymnasium.make` and `gymnasium.make_vec`."""
    for game, name in (("king", "King"), ("duel", "Duel")):
        gymnasium.register(
            f"daikaiju/{name}-v1",
            entry_point=f"{__name__}:SingleEnv",
            vector_entry_point=f"{__name__}:ManyEnv",
            kwargs={"game": game},
        )


register_environments()
