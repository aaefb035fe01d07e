"""What a tournament has shown: win shares with intervals, ratings, forfeits and thinking times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property

from daikaiju.extras import need
from daikaiju.tournament.intervals import Interval, group_interval
from daikaiju.tournament.schedule import Tournament
from daikaiju.tournament.sequential import Verdict, sequence_interval
from daikaiju.tournament.single_game import Finished, Forfeit


@dataclass(frozen=True)
class Rating:
    """How strong an entry is, judged by the whole finishing order of its games (Plackett and Luce's model).

    Everyone starts at 25 ± 25/3; `ordinal`, three deviations below the estimate, is what one can be sure of.
    """

    mu: float
    sigma: float
    ordinal: float


@dataclass(frozen=True)
class Score:
    """How often one entry has won."""

    games: int
    wins: int
    share: float
    interval95: Interval
    interval99: Interval
    forfeits: int


@dataclass(frozen=True)
class EntryResult:
    """What one entry has achieved."""

    bot: str
    games: int
    wins: int
    share: float
    interval95: Interval
    interval99: Interval
    place_mean: float
    rating: Rating
    forfeits: dict[str, int]
    """How many games it forfeited, by kind."""

    ms_mean: float
    """Milliseconds of processor time per answer."""

    ms_longest: float


@dataclass(frozen=True)
class Decision:
    """What a sequential test was asked, and what it found."""

    share: float
    error: float
    verdict: Verdict | None = None
    """Where the first entry's true share lies; None while that is open."""


class Results:
    """The results of finished games, in the order of their numbers."""

    def __init__(self, tournament: Tournament, games: Sequence[Finished], decision: Decision | None = None) -> None:
        self.tournament = tournament
        self.games = games
        self.decision = decision

    @cached_property
    def entries(self) -> list[EntryResult]:
        ratings = rate(len(self.tournament.bots), self.games)
        return [self._entry(entry, rating) for entry, rating in enumerate(ratings)]

    def _entry(self, entry: int, rating: Rating) -> EntryResult:
        played = [(game, game.entries.index(entry)) for game in self.games if entry in game.entries]
        wins = sum(entry in game.winners for game, _ in played)
        answers = sum(game.answers[seat] for game, seat in played)
        thought = sum(game.thought[seat] for game, seat in played)
        kinds = Counter(forfeit.kind for game, _ in played for forfeit in game.forfeits if forfeit.entry == entry)
        return EntryResult(
            bot=self.tournament.bots[entry],
            games=len(played),
            wins=wins,
            share=wins / len(played) if played else 0.0,
            interval95=self._interval(entry, 0.95),
            interval99=self._interval(entry, 0.99),
            place_mean=sum(game.places[seat] for game, seat in played) / len(played) if played else 0.0,
            rating=rating,
            forfeits=dict(sorted(kinds.items())),
            ms_mean=1000 * thought / answers if answers else 0.0,
            ms_longest=1000 * max((game.longest[seat] for game, seat in played), default=0.0),
        )

    def score(self, entry: int) -> Score:
        """How often an entry has won, which needs no ratings and so nothing that is not installed by default."""
        played = [game for game in self.games if entry in game.entries]
        wins = sum(entry in game.winners for game in played)
        forfeits = sum(forfeit.entry == entry for game in played for forfeit in game.forfeits)
        share = wins / len(played) if played else 0.0
        return Score(len(played), wins, share, self._interval(entry, 0.95), self._interval(entry, 0.99), forfeits)

    def _interval(self, entry: int, confidence: float) -> Interval:
        """By groups; where a test might have stopped the tournament, one that holds whenever it stops."""
        if self.decision is not None:
            return sequence_interval(round_shares(self.tournament, self.games, entry), confidence)
        wins, games = Counter[int](), Counter[int]()
        for game in self.games:
            if entry in game.entries:
                group = self.tournament.group_of(game.number)
                games[group] += 1
                wins[group] += entry in game.winners
        return (
            group_interval([wins[group] for group in games], list(games.values()), confidence) if games else (0.0, 1.0)
        )

    @property
    def forfeits(self) -> list[tuple[int, Forfeit]]:
        """Every forfeit with the number of its game."""
        return [(game.number, forfeit) for game in self.games for forfeit in game.forfeits]

    def to_dict(self) -> dict[str, object]:
        """The results under the keys that programs read."""
        return {
            **self.tournament.described(),
            "games": len(self.games),
            "turns_mean": sum(game.turns for game in self.games) / max(1, len(self.games)),
            "nobody_won": sum(not game.winners for game in self.games),
            "decision": asdict(self.decision) if self.decision is not None else None,
            "entries": [asdict(entry) for entry in self.entries],
            "forfeits": [
                {
                    "game": number,
                    "bot": self.tournament.bots[forfeit.entry],
                    "kind": forfeit.kind,
                    "reason": forfeit.reason,
                }
                for number, forfeit in self.forfeits
            ],
        }


def round_shares(tournament: Tournament, games: Sequence[Finished], entry: int) -> list[float]:
    """The share of an entry in each whole round; rounds are independent of each other and alike."""
    size = tournament.round_games
    shares = []
    for first in range(0, len(games) - size + 1, size):
        played = [game for game in games[first : first + size] if entry in game.entries]
        shares.append(sum(entry in game.winners for game in played) / len(played))
    return shares


def rate(entries: int, games: Sequence[Finished]) -> list[Rating]:
    """Rate all entries from the finishing orders, game after game."""
    need("tournament")
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = [model.rating() for _ in range(entries)]
    for game in games:
        new = model.rate([[rated[entry]] for entry in game.entries], ranks=[float(place) for place in game.places])
        for entry, (rating,) in zip(game.entries, new, strict=True):
            rated[entry] = rating
    return [Rating(rating.mu, rating.sigma, rating.ordinal()) for rating in rated]
