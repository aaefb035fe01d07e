"""The results of many games: who won, how, and how sure that is."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, field

import numpy as np
import numpy.typing as npt

from daikaiju.analysis.intervals import wilson
from daikaiju.arrays import Games
from daikaiju.rules.agenda import STOPPED
from daikaiju.rules.duel.tracks import END as DUEL_END
from daikaiju.simulation.setup import Setup
from daikaiju.simulation.targets import Played
from daikaiju.soundness import agenda_full


def ways_to_win_king(games: Games) -> dict[str, npt.NDArray[np.bool_]]:
    """B-WIN-1, B-WIN-2, B-WIN-5: which games were won by stars, by the last one standing, and by nobody."""
    won = games["winners"] != 0
    alone = games["living"] == 1
    return {"stars": won & ~alone, "last_standing": won & alone, "nobody": ~won}


def ways_to_win_duel(games: Games) -> dict[str, npt.NDArray[np.bool_]]:
    """D-WIN-1 to D-WIN-3: which games were won by the rival's last life, on a victory space, and in the spotlight."""
    by_life = (games["life"] == 0).any(axis=1)
    at_an_end = (np.abs(games["marker"]) == DUEL_END).any(axis=1) & ~by_life
    return {"life": by_life, "victory_space": at_an_end, "spotlight": ~by_life & ~at_an_end}


WAYS_TO_WIN = {"king": ways_to_win_king, "duel": ways_to_win_duel}


@dataclass(frozen=True)
class Share:
    """A share of games, with its 95 % interval (Wilson's)."""

    share: float
    low: float
    high: float

    @classmethod
    def of(cls, part: int, whole: int) -> Share:
        """The share that a part is of a whole.

        >>> Share.of(25, 100).share
        0.25
        """
        return cls(part / whole, *wilson(part, whole))


@dataclass(repr=False)
class Simulation:
    """The results of all games so far. A shared victory is a win for everyone who shares it.

    >>> from daikaiju import simulate
    >>> found = simulate("king", games=20, players=3, on="python", seed=1)
    >>> found.games, found.turns > 20, len(found.wins)
    (20, True, 3)
    >>> found
    <Simulation of king: 20 games for 3>
    """

    setup: Setup
    games: int = 0
    seconds: float = 0.0
    decisions: int = 0
    turns: int = 0
    won: Counter[int] = field(default_factory=Counter)
    won_by_bots: Counter[int] = field(default_factory=Counter)
    ways: Counter[str] = field(default_factory=Counter)

    def __repr__(self) -> str:
        return f"<Simulation of {self.setup.info.name}: {self.games} games for {self.setup.players}>"

    def add(self, played: Played) -> None:
        """Add games that were just played.

        >>> from daikaiju.games import game_info
        >>> from daikaiju.simulation import OnPython, Setup, seeds_of
        >>> target = OnPython(Setup.of(game_info("king"), 2, {}))
        >>> found = Simulation(target.setup)
        >>> found.add(target.play(seeds_of(1, 0, 3)))
        >>> found.games
        3
        """
        if (played.games["over"] == STOPPED).any():
            raise agenda_full()
        self.games += len(played.games)
        self.seconds += played.seconds
        self.decisions += int(played.decisions.sum())
        self.turns += int(played.games["turn"].sum(dtype=np.int64))
        for seat in range(self.setup.players):
            winners = played.games["winners"] >> seat & 1
            self.won[seat] += int(winners.sum(dtype=np.int64))
            if played.first is not None:
                bots = (played.first + seat) % self.setup.players
                self.won_by_bots.update(bots[winners == 1].tolist())
        for way, won in WAYS_TO_WIN[self.setup.info.name](played.games).items():
            self.ways[way] += int(won.sum())

    def merge(self, part: Simulation) -> None:
        """Add the results of other games at the same table.

        >>> from daikaiju import simulate
        >>> found = simulate("king", games=2, players=2, on="python")
        >>> found.merge(simulate("king", games=3, players=2, on="python", seed=1))
        >>> found.games
        5
        """
        self.games += part.games
        self.seconds += part.seconds
        self.decisions += part.decisions
        self.turns += part.turns
        self.won.update(part.won)
        self.won_by_bots.update(part.won_by_bots)
        for way in part.ways:
            self.ways[way] += part.ways[way]

    @property
    def wins(self) -> list[Share]:
        """The share of games that each seat won, with its 95 % interval.

        >>> from daikaiju import simulate
        >>> found = simulate("king", games=5, players=2, on="python")
        >>> [share.low <= share.share <= share.high for share in found.wins]
        [True, True]
        """
        return [Share.of(self.won[seat], self.games) for seat in range(self.setup.players)]

    @property
    def wins_of_bots(self) -> list[Share]:
        """The share of games that each bot won, over all seats.

        >>> from daikaiju import simulate
        >>> found = simulate("king", games=12, bots=["quick", "random"], on="python")
        >>> [share.share for share in found.wins_of_bots]
        [1.0, 0.0]
        """
        return [Share.of(self.won_by_bots[bot], self.games) for bot in range(len(self.setup.bots))]

    @property
    def won_by(self) -> dict[str, float]:
        """The share of games that were won in each way.

        >>> from daikaiju import simulate
        >>> sorted(simulate("king", games=2, players=2, on="python").won_by)
        ['last_standing', 'nobody', 'stars']
        """
        return {way: count / self.games for way, count in self.ways.items()}

    def to_dict(self) -> dict[str, object]:
        """The numbers under the keys that programs read.

        >>> from daikaiju import simulate
        >>> simulate("king", games=2, players=2, on="python").to_dict()["games"]
        2
        """
        return {
            "games": self.games,
            "seconds": self.seconds,
            "games_per_s": self.games / self.seconds,
            "decisions_per_s": self.decisions / self.seconds,
            "turns_mean": self.turns / self.games,
            "decisions_mean": self.decisions / self.games,
            "wins": [asdict(share) for share in self.wins],
            **({"wins_of_bots": [asdict(share) for share in self.wins_of_bots]} if self.setup.bots else {}),
            "won_by": self.won_by,
        }
