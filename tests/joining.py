"""What must stay the same when a card joins King: printed as JSON by this program, run with the game as it is or grown.

python -m tests.joining              # the facts, with whatever rules are on the path
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tools.perft import after_random_play, checksum_of_random_play, perft

from daikaiju import King
from daikaiju.games import GAMES
from daikaiju.observation import observation_of
from daikaiju.rules.king import State, book
from daikaiju.text.check import check_file

SCENARIOS = Path(__file__).parent / "scenarios" / "king"
UNDERWAY = {
    "phase": "buy",
    "market": ["energize", "tank", "heal"],
    "deck": ["jets", "wings"],
    "rest": "discards",
    "monsters": {"gigazaur": {"energy": 8, "cards": ["regeneration"]}},
}


def bought(game: King) -> dict[str, Any]:
    """A Discard card bought and the next card named: what is then in front of the buyer."""
    game.apply({"card": "wings"})
    monster: dict[str, Any] = game.position["monsters"]["gigazaur"]
    return monster


def facts(written: dict[str, Any] | None) -> dict[str, Any]:
    """All of them; `written` is a position in the middle of a purchase, as another version wrote it."""
    info = GAMES["king"].with_first_cards()
    seen, game = observation_of("king"), King(2, position=UNDERWAY)
    numbers = seen.of(game.state, 0).tolist()
    game.apply({"buy": "energize"})
    return {
        "cards": book.card_names,
        "option words": len(State().options),
        "power words": len(State().powers),
        "keeps": book.card_names[: book.keeps],
        "decisions": [decision.name for decision in book.decisions],
        "frames": [frame.name for frame in book.frames],
        "events": [event.name for event in book.events],
        "actions": game.actions.meanings,
        "fields": [(field.name, field.start, field.length) for field in seen.fields],
        "codes": {field.name: field.codes for field in seen.fields},
        "numbers": numbers,
        "written": game.position,
        "bought": bought(game if written is None else King(2, position=written)),
        "played": checksum_of_random_play(info.rules, map(info.example, range(8))),
        "perft": perft(info.rules, after_random_play(info.rules, info.example(3), 27), 2),
        "different": [
            str(problem)
            for file in (*sorted((SCENARIOS / "clauses").glob("*.yaml")), *sorted(SCENARIOS.glob("*.yaml")))
            for document in check_file(file)
            for problem in document.problems
        ],
    }


if __name__ == "__main__":
    print(json.dumps(facts(json.loads(sys.argv[1]) if len(sys.argv) > 1 else None)))
