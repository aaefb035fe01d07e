"""Writes whole explanations as people read them, in every language: tests/words/explanations/<language>.txt.

Hints and reviews have made-up numbers, puzzles are those that ship. A test compares the files with what is said now, so
a change of the words, or of how sentences are put together, shows in a diff. `make golden` rewrites them.
"""

from __future__ import annotations

import contextlib
import io
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import patch

from daikaiju.cli.commands import hint as hint_command
from daikaiju.cli.commands import puzzles as puzzles_command
from daikaiju.cli.commands import review as review_command
from daikaiju.cli.screen import stdout
from daikaiju.cli.terminal_table.session import Session
from daikaiju.game import Game
from daikaiju.games import GAMES
from daikaiju.insight.hints import AnswerWorth, Chance, Hint
from daikaiju.insight.labels import label_of_kept, labels
from daikaiju.insight.outcomes import DICE, ENDS, DiceFeature, EndFeature
from daikaiju.insight.reasons import Difference, explained, in_short, owners, phrase
from daikaiju.insight.review_types import PlayerReview, Review, ReviewedStep
from daikaiju.insight.review_words import turning_points
from daikaiju.messages import Faces, Localizer, Message, MonsterName
from daikaiju.puzzles.collection import shipped
from daikaiju.puzzles.puzzle import Puzzle, named_answer
from daikaiju.words import LANGUAGES, Words

FOLDER = Path(__file__).parent.parent / "tests" / "words" / "explanations"
FEATURES: dict[str, dict[str, DiceFeature | EndFeature]] = {
    name: {one.name: one for one in (*DICE[name], *ENDS[name])} for name in GAMES
}
AMOUNTS: tuple[tuple[float, float], ...] = ((3.4, 1.0), (3.0, 1.0), (1.0, 0.9))
CHANCES = (0.59, 0.22)
WIDTH = "80"


def explanations(lang: str) -> str:
    """All explanations of a language, one part after another."""
    words = Words(lang)
    parts = {
        "Reasons": reasons(words),
        "Hints": hints(words),
        "The coach at the page": coach(words),
        "A review": review(words),
        "Positions that cannot occur": oddities(words),
        "Puzzles": puzzles(words),
    }
    return "\n".join(f"# {title}\n\n{text}" for title, text in parts.items())


# --- the parts -------------------------------------------------------------------------------


def reasons(words: Words) -> str:
    """Every reason alone, with a number and without."""
    lines = []
    for name, features in FEATURES.items():
        localizer = Localizer(words, GAMES[name].new(2), 0)
        for feature in features.values():
            said = [phrase(one) for one in in_favour(feature)]
            lines.append(f"{name} {feature.name}: {' | '.join(map(localizer.text, said))}")
    return "\n".join(lines) + "\n"


def hints(words: Words) -> str:
    """What `daikaiju hint` prints."""
    return "\n".join(printed(hint_command.show, words, game, found) for game, found in some_hints())


def coach(words: Words) -> str:
    """What the coach's panel says, line by line."""
    lines = [words.say(f"web-coach-{name}") for name in ("about", "on", "later", "thinks", "chances", "answers")]
    lines += [words.say("web-coach-more", answers=more) for more in (1, 3, 8)]
    for game, found in some_hints():
        localizer = Localizer(words, game, found.seat)
        assert found.why is not None
        lines += [
            f"{words.say('web-coach-best')} {localizer.text(found.answers[0].label)}",
            localizer.text(found.why),
            words.say("web-coach-effort", games=found.roll_outs),
        ]
    lines += in_one_sentence(words)
    return "\n".join(lines) + "\n"


def in_one_sentence(words: Words) -> list[str]:
    """What is said beside the dice or the answers at a table."""
    lines = []
    for game, found in some_hints():
        assert found.short is not None
        lines.append(Localizer(words, game, found.seat).text(found.short))
    game = reached("king", "yield_or_stay", 4)
    other = some_answers(game)[1]
    for gap in (0.0, 0.004, 0.07):
        said = in_short([], other, gap, False, owners(game, game.state.player, named=False))
        lines.append(Localizer(words, game, game.state.player).text(said))
    return lines


def review(words: Words) -> str:
    """What `daikaiju review` prints."""
    return "\n".join(
        printed(review_command.show, words, game, reviewed(game), every=True)
        for game in (reached("king", "yield_or_stay", 3), reached("duel", "roll", 2))
    )


def oddities(words: Words) -> str:
    localizer = Localizer(words, reached("king", "roll", 3))
    found = [
        Message("insight-odd-energy", {"monster": MonsterName(0), "energy": 41}),
        Message("insight-odd-stars", {"monster": MonsterName(1)}),
        Message("insight-odd-rolls", {"rolls": 9}),
    ]
    return "".join(f"{words.say('insight-odd', reasons=localizer.text(one))}\n" for one in found)


def puzzles(words: Words) -> str:
    """What `daikaiju puzzles` prints after an answer to a puzzle of every game and theme."""
    ids = {(one.game, one.theme): one.id for one in reversed(shipped().listed.values())}
    return "\n".join(solved(words, shipped().puzzle(name)) for _, name in sorted(ids.items()))


def solved(words: Words, puzzle: Puzzle) -> str:
    game = puzzle.game()
    session = Session(game, game.player or "", {}, words, None, stdout())
    right = named_answer(game, puzzle.answers[0].answer).action
    return printed(puzzles_command.verdict, words, session, puzzle, right)


# --- positions and numbers -------------------------------------------------------------------


def reached(name: str, decision: str, players: int) -> Game:
    """A game played at random, without cards that joined later, to the first question of a kind."""
    game, source = GAMES[name].with_first_cards().new(players), random.Random(1)
    while game.decision != decision or game.player == "chance":
        if game.player == "chance":
            game.roll(source)
        else:
            game.apply(source.choice(game.legal_actions))
    return Game.from_text(game.to_text())


def some_hints() -> Iterator[tuple[Game, Hint]]:
    """Hints about questions of both games, the gaps between answers large, small and hardly there."""
    yield made_up(reached("king", "yield_or_stay", 4), ["rivals-hearts", "hearts", "won"], 0.056)
    yield made_up(reached("king", "yield_or_stay", 2), ["out"], 0.31)
    yield made_up(reached("king", "buy", 3), ["rivals-out", "energy"], 0.004)
    yield made_up(reached("king", "roll", 6), ["triple-3"], 0.02)
    yield made_up(reached("duel", "roll", 2), ["roll-smash", "roll-fame"], 0.013)
    yield made_up(reached("duel", "buy", 2), ["fame", "rival-life", "cards"], 0.101)


def made_up(game: Game, because: list[str], gap: float) -> tuple[Game, Hint]:
    """A hint with these reasons; all other numbers are made up."""
    answers = some_answers(game)
    seats = range(len(game.seats))
    found = differences(game, because)
    about_dice, whose = game.decision == "roll", owners(game, game.state.player, named=False)
    return game, Hint(
        game=game.vocabulary.game,
        seats=game.seats,
        turn=int(game.state.turn),
        seat=game.state.player,
        decision=game.decision,
        chances=[Chance(seat, 1 / len(seats), 0.021) for seat in seats],
        answers=[
            AnswerWorth(
                action=place,
                entry="",
                label=label,
                chance=0.42 - place * gap,
                error=0.021,
                behind=place * gap,
                behind_error=0.004 if place else 0.0,
                roll_outs=96,
            )
            for place, label in enumerate(answers)
        ],
        why=explained(found, answers[1], gap, about_dice, whose),
        short=in_short(found, answers[1], gap, about_dice, whose),
        remarks=[],
        roll_outs=96 * len(answers),
        seconds=2.0,
    )


def differences(game: Game, because: list[str]) -> list[Difference]:
    """Reasons of these names, each with another number."""
    found = [in_favour(FEATURES[game.vocabulary.game][name]) for name in because]
    return [pairs[min(place, len(pairs) - 1)] for place, pairs in enumerate(found)]


def in_favour(feature: DiceFeature | EndFeature) -> list[Difference]:
    """Ways in which a feature may speak for the better answer."""
    pairs = AMOUNTS
    if feature.is_chance:
        pairs = (CHANCES,) if feature.wanted else (CHANCES, CHANCES[::-1])
    return [Difference(feature, *(sorted(pair) if feature.wanted < 0 else pair), 0.1) for pair in pairs]


def some_answers(game: Game) -> list[Message]:
    """A few answers to the open question."""
    if game.decision != "roll":
        return list(labels(game).values())
    dice = sorted(int(face) for face in game.state.dice[: game.state.dice_count])
    return [label_of_kept(game, dice[:kept]) for kept in (2, len(dice), 0)]


def reviewed(game: Game) -> Review:
    """A review in which Chance and the player asked did something that mattered."""
    seats, seat = len(game.seats), int(game.state.player)
    answers = some_answers(game)
    even, better, worse = (
        [1 / seats + (0 if one != seat else change) for one in range(seats)] for change in (0, 0.14, -0.09)
    )
    rolled = Message("insight-rolled", {"dice": Faces(("1", "energy", "energy"))})
    why = explained(differences(game, ["energy"]), answers[1], 0.09, False, owners(game, seat, named=True))
    lost = [0.0 if one != seat else -0.09 for one in range(seats)]
    gained = [0.0 if one != seat else 0.14 for one in range(seats)]
    steps = [
        ReviewedStep(0, 1, None, "dice", {}, rolled, even, better, gained),
        ReviewedStep(1, 1, seat, "", "", answers[1], better, worse, lost, "mistake", 0.09, "", answers[0], why),
        ReviewedStep(2, 2, seat, "", "", answers[0], worse, worse, [0.0] * seats, "best", 0.0),
    ]
    return Review(
        game=game.vocabulary.game,
        edition=str(game.options.get("edition", "")),
        seats=game.seats,
        over=False,
        winners=[],
        steps=steps,
        players=[
            PlayerReview(one, 1 / seats, 0.14, -0.09, 0.2, 0.1, 0.03, 0.01, 0.02, 0.01, 0.01, 2, {})
            for one in range(seats)
        ],
        turning_points=turning_points(game, steps, 5, 0.03),
        chances=[even, better, worse, worse],
        remarks=[],
        network="0",
    )


def printed(show: Callable[..., None], *arguments: object, **options: object) -> str:
    """What a command prints, as wide as a usual terminal."""
    with patch.dict(os.environ, {"COLUMNS": WIDTH}), contextlib.redirect_stdout(io.StringIO()) as screen:
        show(*arguments, **options)
    return "\n".join(line.rstrip() for line in screen.getvalue().splitlines()) + "\n"


def files() -> dict[str, str]:
    """The golden files by name."""
    return {f"{lang}.txt": explanations(lang) for lang in LANGUAGES}
