"""The page of the documentation about what was measured, with its plots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tools.lab.worth_plots import Dot, plot

from daikaiju.messages.cards import card_name
from daikaiju.simulation import wilson
from daikaiju.words import Words
from daikaiju.worth.stored import (
    FEWEST_GAMES,
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
python -m tools.lab.worth_by_results src/daikaiju/champion/networks/king.npz --on cuda --save build/worth-king.json
python -m tools.lab.worth_by_results src/daikaiju/champion/networks/duel.npz --on cuda --save build/worth-duel.json
python -m tools.lab.worth build/worth-king.json build/worth-duel.json --quick-games {quick_each}
```

- **Cards and yielding**: {games:,} games, {fewest:,} or more at each kind of table, which the [champion's](champion.md)
  networks played against themselves on a GPU: {networks}.
  They gave the answer they prefer, without the champion's exact dice, except where a coin decided.{earlier}
- **Seats and pairs of monsters**: the same games, and {quick:,} games of `quick`, {quick_each:,} at each kind of table
  and of each pair. `quick` does [not play as well](players.md): it says how much dice and the order of play decide
  between such players.

± is one standard error; intervals in plots and after shares are 95 % intervals.

## How cards were measured

By an experiment. At most once in a game, at a question whether to buy that is drawn at random, one of the cards that
could be bought is drawn, and a coin decides between this card and the best other answer: another card, a sweep, or
saving. The worth of a card is how much more often those won who had to buy it; the others may still buy it later. Since
the coin decided, it makes no difference who can buy a card, how rich they are and when: a card that only leaders can
afford gains nothing from that. The chance that the network gave before the coin was tossed is taken away from each
result: that reduces the noise of the count and changes nothing else.

A worth below zero means that something else was better on average; a card that nobody wants stays on offer, and gets
many such occasions. The column "bought by the champion" says how often its network would have bought the card had there
been no coin. Where that is 0 % and the worth is clearly above zero, the champion is missing something. It is also no
guide to a card that it never buys and so has not learned to use, like Freeze Time: such a card may be worth more to
somebody who builds on it.

Yielding is compared with staying in the same way; "yields" is how often the network would have done so. Cards and
hearts with fewer than {enough:,} games are left out, and so are games that were not over when the time was up.
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
    quick_each = every[0].quick_games
    pairs = sum(len(one.pairs) for one in every)
    champions = sum(one.games for one in every)
    quick = sum(one.quick_games for one in every) + pairs * quick_each
    head = HEAD.format(
        all=champions + quick,
        games=champions,
        fewest=min(one.games for one in every),
        enough=FEWEST_GAMES,
        networks=" and ".join(dict.fromkeys(f"`{one.played_by or one.network}` ({titled(one.game)})" for one in every)),
        earlier="".join(dict.fromkeys(played_earlier(one) for one in every if one.played_by)),
        quick=quick,
        quick_each=quick_each,
    )
    return "\n".join([head, *("\n".join(about_game(*kind)) for kind in kinds())])


def played_earlier(one: Measured) -> str:
    """Whose games they were, where it was not the network of today."""
    return f"""
  `{one.played_by}` is the package's network of {titled(one.game)}, `{one.network}`, before the last steps of training,
  which left all answers as they were, but for rounding; the chances it changed only reduce the noise of the count
  ([how far that was checked](lab/worth.md#whose-games-they-were))."""


def titled(game: str) -> str:
    return "King" if game == "king" else "the Duel"


def about_game(game: str, edition: str) -> Iterator[str]:
    name = titled(game)
    yield f"## {name[0].upper()}{name[1:]}, edition of {edition}\n"
    cards = list(worth_of_cards(game, edition).items())
    yield f"Of {len(cards)} cards, those worth most and least{', at tables of all sizes' if game == 'king' else ''}:\n"
    yield picture("cards", game, edition, "What buying a card is worth")
    yield "| card | worth, points | games | bought by the champion |"
    yield "|---|---|---|---|"
    for card, gain in extremes(cards):
        title = card_name(Words("en"), game, edition, card)
        yield f"| {title} | {points(gain)} | {gain.games:,} | {gain.share_taken:.0%} |"
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
