"""The page of the documentation about what was measured, with its plots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tools.lab.worth_plots import Dot, plot

from daikaiju.messages.cards import card_name
from daikaiju.simulation import wilson
from daikaiju.words import Words
from daikaiju.worth.stored import (
    OF_95_PERCENT,
    Gain,
    Measured,
    measured,
    tables,
    told,
    worth_of_cards,
    worth_of_yielding,
)

PAGE = Path("docs/worth.md")
BEST = 12
"""How many of the best and of the worst cards are shown."""

HEAD = """# What cards, seats, monsters and yielding are worth

This is what {all:,} games say. `daikaiju cards --worth` shows the worth of every card; `--game`, `--edition` and
`--players` choose the table. A card's own entry has it too, in `daikaiju cards NAME` and in the rules on the page. This
page, its plots and the file behind them are written by

```sh
{command}
```

- **Cards and yielding**: {games:,} games of the [champion](champion.md) against itself, {each:,} at each kind of table,
  with the [networks of equals](insight.md#what-a-position-is-worth) {networks}.
- **Seats and pairs of monsters**: {quick:,} games of `quick`, {quick_each:,} at each kind of table and of each pair.
  `quick` plays thousands of games a second, but [not as well](players.md): it says how much dice and the order of play
  decide between such players. The champion's own shares are beside them.

± is one standard error; intervals in plots and after shares are 95 % intervals.

## How cards were measured

At every question whether to buy, each card that could be bought is compared with the best other answer: another card, a
sweep, or saving. Both are valued by the champion's search to the end of the turn, in the same position. So it makes no
difference who can buy a card, how rich they are and when: a card that only leaders can afford gains nothing from that.
A worth below zero means that on most occasions something else was better; a card that nobody wants stays on offer, and
gets many such occasions. The values are the champion's judgement, not results of games with and without the card. [How
far off](insight.md#errors) it is has been measured; for the Duel it is less reliable.

Yielding is compared with staying in the same way. Cards and hearts that were seen in fewer than five games are left
out.
"""


def write_page() -> None:
    """The page and its plots."""
    for game, edition in kinds():
        for name, drawn in plots(game, edition):
            plot_file(name, game, edition).write_text(drawn, encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")


def kinds() -> list[tuple[str, str]]:
    return list(dict.fromkeys((one.game, one.edition) for one in measured()))


def plot_file(name: str, game: str, edition: str) -> Path:
    return PAGE.with_name(f"worth-{name}-{game}-{edition}.svg")


def page() -> str:
    """The whole page."""
    every = measured()
    each, quick_each = every[0].games, every[0].quick_games
    pairs = sum(len(one.pairs) for one in every)
    champions = sum(one.games for one in every)
    quick = sum(one.quick_games for one in every) + pairs * quick_each
    head = HEAD.format(
        all=champions + quick,
        command=f"python -m tools.lab.worth --games {each} --quick-games {quick_each}",
        games=champions,
        each=each,
        networks=" and ".join(dict.fromkeys(f"`{one.network}` ({titled(one.game)})" for one in every)),
        quick=quick,
        quick_each=quick_each,
    )
    return "\n".join([head, *("\n".join(about_game(*kind)) for kind in kinds())])


def titled(game: str) -> str:
    return "King" if game == "king" else "the Duel"


def about_game(game: str, edition: str) -> Iterator[str]:
    name = titled(game)
    yield f"## {name[0].upper()}{name[1:]}, edition of {edition}\n"
    cards = list(worth_of_cards(game, edition).items())
    yield f"Of {len(cards)} cards, those worth most and least{', at tables of all sizes' if game == 'king' else ''}:\n"
    yield picture("cards", game, edition, "What buying a card is worth")
    yield "| card | worth, points | occasions | games | bought by the champion |"
    yield "|---|---|---|---|---|"
    for card, gain in extremes(cards):
        title = card_name(Words("en"), game, edition, card)
        yield f"| {title} | {points(gain)} | {gain.times:,} | {gain.games:,} | {gain.share_taken:.0%} |"
    if game == "king":
        yield from yielding(game, edition)
    yield "\nThe share of games won from each place in the order of play:\n"
    yield picture("seats", game, edition, "Games won from each place in the order of play, by quick")
    yield from seats(list(tables(game, edition)))
    for one in tables(game, edition):
        if one.pairs:
            yield from pairs_of(one)


def yielding(game: str, edition: str) -> Iterator[str]:
    yield "\nWhat yielding is worth against staying, in points, by the hearts left; champion:\n"
    yield picture("yielding", game, edition, "What yielding is worth, by hearts")
    sizes = [(one.players, told(one.yields)) for one in tables(game, edition)]
    yield f"| hearts | {' | '.join(f'{players} monsters' for players, _ in sizes)} | all |"
    yield "|---" * (len(sizes) + 2) + "|"
    for hearts, gain in worth_of_yielding(game, edition).items():
        cells = [points(yields[hearts]) if hearts in yields else "" for _, yields in sizes]
        yield f"| {hearts} | {' | '.join(cells)} | {points(gain)}, yields {gain.share_taken:.0%} |"


def seats(sizes: list[Measured]) -> Iterator[str]:
    most = max(one.players for one in sizes)
    yield f"| monsters | player | {' | '.join(f'place {place + 1}' for place in range(most))} |"
    yield "|---" * (most + 2) + "|"
    for one in sizes:
        rest = [""] * (most - one.players)
        shares = [share_text(seat.share, seat.low, seat.high) for seat in one.seats]
        yield f"| {one.players} | `quick` | {' | '.join(shares + rest)} |"
        shares = [share_text(won / one.games, *wilson(won, one.games)) for won in one.won]
        yield f"| {one.players} | champion | {' | '.join(shares + rest)} |"
    yield ""


def pairs_of(one: Measured) -> Iterator[str]:
    """Every monster against every other: as `quick` plays, and as the champion does."""
    yield from table_of_pairs(
        one,
        "both played by `quick`",
        {(pair.first, pair.second): (pair.share, pair.low, pair.high) for pair in one.pairs},
    )
    wins = {(first, second): wins for pair, wins in one.pair_wins.items() for first, second in [pair.split()]}
    if wins:
        fewest, most = min(pair.games for pair in wins.values()), max(pair.games for pair in wins.values())
        yield from table_of_pairs(
            one,
            f"both played by the champion, in {fewest:,} to {most:,} games of each pair",
            {pair: (won.won / won.games, *wilson(won.won, won.games)) for pair, won in wins.items()},
        )


def table_of_pairs(
    one: Measured, players: str, shares: dict[tuple[str, str], tuple[float, float, float]]
) -> Iterator[str]:
    """How often each monster beats each other one, from both sides."""
    words, found = Words("en"), dict(shares)
    found |= {(second, first): (1 - share, 1 - high, 1 - low) for (first, second), (share, low, high) in found.items()}
    names = sorted({first for first, _ in found})
    title = {name: words.say(f"{one.game}-monster-{name}") for name in names}
    yield f"\nHow often the monster of the row beats that of the column; {players}:\n"
    yield f"| | {' | '.join(title[name] for name in names)} |"
    yield "|---" * (len(names) + 1) + "|"
    for first in names:
        cells = [share_text(*found[first, second]) if (first, second) in found else "" for second in names]
        yield f"| **{title[first]}** | {' | '.join(cells)} |"
    yield ""


def plots(game: str, edition: str) -> Iterator[tuple[str, str]]:
    """The plots of a game and edition, by name."""
    words = Words("en")
    cards = extremes(list(worth_of_cards(game, edition).items()))
    rows = [(card_name(words, game, edition, card), [dot(0, gain)]) for card, gain in cards]
    yield "cards", plot(f"{called(game, edition)}: what buying a card is worth, in points (champion)", rows, ["all"])
    sizes = list(tables(game, edition))
    series = [f"{one.players} monsters" for one in sizes]
    places = range(max(one.players for one in sizes))
    rows = [
        (
            f"place {place + 1}",
            [
                Dot(number, *(100 * one.players * part for part in (seat.share, seat.low, seat.high)))
                for number, one in enumerate(sizes)
                for seat in one.seats[place : place + 1]
            ],
        )
        for place in places
    ]
    title = f"{called(game, edition)}: games won by place, in percent of an equal share (quick)"
    yield "seats", plot(title, rows, series, zero=100.0)
    if game == "king":
        by_hearts = worth_of_yielding(game, edition)
        rows = [
            (
                "1 heart" if hearts == "1" else f"{hearts} hearts",
                [dot(number, gain) for number, one in enumerate(sizes) if (gain := told(one.yields).get(hearts))],
            )
            for hearts in by_hearts
        ]
        yield "yielding", plot(f"{called(game, edition)}: what yielding is worth, in points (champion)", rows, series)


def called(game: str, edition: str) -> str:
    return f"King {edition}" if game == "king" else "Duel"


def extremes(cards: list[tuple[str, Gain]]) -> list[tuple[str, Gain]]:
    return cards if len(cards) <= 2 * BEST else [*cards[:BEST], *cards[-BEST:]]


def picture(name: str, game: str, edition: str, about: str) -> str:
    return f"![{about}]({plot_file(name, game, edition).name})\n"


def dot(series: int, gain: Gain) -> Dot:
    half = OF_95_PERCENT * gain.error
    return Dot(series, *(100 * value for value in (gain.mean, gain.mean - half, gain.mean + half)))


def points(gain: Gain) -> str:
    return f"{100 * gain.mean:+.1f} ± {100 * gain.error:.1f}".replace("-", "−")


def share_text(share: float, low: float, high: float) -> str:
    return f"{100 * share:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
