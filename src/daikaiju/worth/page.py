"""The page of the documentation that tells what was measured."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from daikaiju.messages.cards import card_name
from daikaiju.words import Words
from daikaiju.worth.stored import Gain, Measured, measured, tables, worth_of_cards, worth_of_yielding

PAGE = Path("docs/worth.md")
BEST = 12
"""How many of the best and of the worst cards are shown."""

HEAD = """# What cards, seats and yielding are worth

`daikaiju cards --worth` shows the worth of every card; `--game`, `--edition` and `--players` choose the table.
Everything here is written by `{command}`, from {games:,} games of the
[champion](champion.md) against itself and {quick:,} games of `quick`; ± is one standard error.

## How it was measured

At every question whether to buy, each card that could be bought is compared with the best other answer: another card,
a sweep, or saving. Both are valued by the champion's search to the end of the turn, in the same position. So it makes
no difference who can buy a card, how rich they are and when: a card that only leaders can afford gains nothing from
that. A worth below zero means that on most occasions something else was better; a card that nobody wants stays on
offer, and has many of them. The values are the champion's judgement, not results of games with and without the card.
[How far off](insight.md#errors) it is was measured; for the Duel it is less reliable.

Yielding is compared with staying alike. Cards and hearts that were seen in fewer than five games are left out.
"""


def page() -> str:
    """The whole page."""
    every = measured()
    command = f"python tools/worth.py --games {every[0].games} --quick-games {every[0].quick_games}"
    games, quick = sum(one.games for one in every), sum(one.quick_games for one in every)
    head = HEAD.format(command=command, games=games, quick=quick)
    networks = ", ".join(dict.fromkeys(one.network for one in every))
    sections = [head + f"\nThe networks were {networks}.\n"]
    for game, edition in dict.fromkeys((one.game, one.edition) for one in every):
        sections.append("\n".join(about_game(game, edition)))
    return "\n".join(sections)


def about_game(game: str, edition: str) -> Iterator[str]:
    name = "King" if game == "king" else "The Duel"
    yield f"## {name}, edition of {edition}\n"
    cards = list(worth_of_cards(game, edition).items())
    yield f"Of {len(cards)} cards, those worth most and least{', at tables of all sizes' if game == 'king' else ''}:\n"
    yield "| card | worth, points | occasions | bought by the champion |"
    yield "|---|---|---|---|"
    for card, gain in cards if len(cards) <= 2 * BEST else [*cards[:BEST], *cards[-BEST:]]:
        title = card_name(Words("en"), game, edition, card)
        yield f"| {title} | {points(gain)} | {gain.times} | {gain.taken:.0%} |"
    if game == "king":
        yield "\nWhat yielding is worth against staying, in points, by the hearts left:\n"
        sizes = list(tables(game, edition))
        yield f"| hearts | {' | '.join(f'{one.players} monsters' for one in sizes)} | all |"
        yield "|---" * (len(sizes) + 2) + "|"
        for hearts, gain in worth_of_yielding(game, edition).items():
            cells = [points(one.yields[hearts]) if hearts in one.yields else "" for one in sizes]
            yield f"| {hearts} | {' | '.join(cells)} | {points(gain)}, yields {gain.taken:.0%} |"
    yield "\nThe share of games won from each place in the order of play if all play as `quick`, with 95 % intervals:\n"
    yield from seats(list(tables(game, edition)))


def seats(sizes: list[Measured]) -> Iterator[str]:
    most = max(one.players for one in sizes)
    yield f"| monsters | {' | '.join(f'place {place + 1}' for place in range(most))} |"
    yield "|---" * (most + 1) + "|"
    for one in sizes:
        shares = [f"{100 * seat.share:.1f} % ({100 * seat.low:.1f}–{100 * seat.high:.1f})" for seat in one.seats]
        yield f"| {one.players} | {' | '.join(shares + [''] * (most - len(shares)))} |"
    yield ""


def points(gain: Gain) -> str:
    return f"{100 * gain.mean:+.1f} ± {100 * gain.error:.1f}".replace("-", "−")
