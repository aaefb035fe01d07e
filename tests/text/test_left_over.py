"""Entries for a turn must happen in it: nothing carries over into later turns, and nothing goes on forever."""

from __future__ import annotations

import re
import time

import pytest

from daikaiju.game import Game
from daikaiju.text.check import check_document
from daikaiju.text.files import parse

SOON = 20.0
"""How many seconds an endless document may take on a busy machine."""

POOR = """
seats: [gigazaur, cyber_kitty]
position: {market: [wings, tank, jets], monsters: {gigazaur: {energy: 2}}}
"""
ATTACKED = "seats: [gigazaur, cyber_kitty]\nposition: {monsters: {cyber_kitty: {zone: city}}}\n"
DEADLY = """
seats: [gigazaur, cyber_kitty]
position:
  phase: resolve
  monsters: {cyber_kitty: {zone: city, hearts: 3}}
  this_turn: {dice: [claw, claw, claw, 1, 2, 3]}
"""

FAILS = {
    "too dear in its turn, and affordable in the next one": (
        POOR + "script: [{dice: [1, 1, 2, 2, heart, energy]}, {gigazaur: {buy: wings}}]",
        r"script\[2\]: gigazaur: buy: wings was never asked for in the turn of gigazaur: "
        r"gigazaur was asked to buy: stop, sweep",
    ),
    "nothing can be bought, so that nobody is asked": (
        "seats: 2\nposition: {phase: buy, active: gigazaur}\nscript: [{gigazaur: {buy: corner_store}}]",
        r"script\[1\].* in the turn of gigazaur: gigazaur was asked to buy: stop",
    ),
    "an attack that did not come": (
        ATTACKED + "script: [{dice: [1, 1, 2, 2, heart, heart]}, {cyber_kitty: yield}]",
        r"script\[2\]: cyber_kitty: yield was never asked for",
    ),
    "passed over by a later entry of the turn": (
        ATTACKED + "script: [{gigazaur: {probe: 2}}, {dice: [1, 1, 2, 2, heart, heart]}, {dice: [1, 1, 2, 2, 3, 3]}]",
        r"script\[1\]: gigazaur: probe: 2 was never asked for in the turn of gigazaur",
    ),
    "other dice than are thrown": (
        ATTACKED + "script: [{dice: [1, 1, 2]}]",
        r"script\[1\]: dice: \[1, 1, 2\] was never asked for in the turn of gigazaur: chance was asked for 6 dice",
    ),
    "after the end of the game": (
        DEADLY + "script: [{cyber_kitty: stay}]",
        r"script\[1\]: cyber_kitty: stay was never asked for .* the game is over, won by gigazaur",
    ),
    "forbidden to somebody who is not asked": (
        "seats: [gigazaur, cyber_kitty]\nposition: {phase: buy, monsters: {gigazaur: {energy: 5}}}\n"
        "script: [{illegal: {cyber_kitty: stay}}]",
        r"illegal.cyber_kitty: cyber_kitty: stay was never asked for .* cyber_kitty was not asked",
    ),
    "until a phase that does not come": (DEADLY + "until: roll", r"until: the game was over before this phase began"),
    "until a phase that does not come, after the last entry": (
        DEADLY.replace("2, 3]", "energy, energy]") + "script: [{gigazaur: {resolve: claws}}]\nuntil: next_turn",
        r"until: the game was over before this phase began",
    ),
    "until a phase, in a script": (DEADLY + "script: [{until: roll}]", r"script\[1\].until: until was never asked for"),
}

PASSES = {
    "entries of a turn in any order": (
        "seats: [gigazaur, cyber_kitty]\nposition: {monsters: {gigazaur: {energy: 9}}}\n"
        "script: [{gigazaur: {buy: corner_store}}, {card: wings}, {gigazaur: {reroll: [1]}}, "
        "{dice: [1, 2, 2, 3, 3, heart]}, {dice: [heart]}]\nexpect: {monsters: {gigazaur: {stars: 2, energy: 6}}}"
    ),
    "several turns, one after another": (
        "seats: [gigazaur, cyber_kitty]\nscript: [{dice: [1, 2, 3, 1, 2, 3]}, {gigazaur: {reroll: []}}, "
        "{dice: [1, 2, 3, 1, 2, heart]}, {cyber_kitty: {reroll: []}}, {dice: [energy, 2, 3, 1, 2, 3]}]\n"
        "expect: {active: gigazaur, dice: [energy, 1, 2, 2, 3, 3]}"
    ),
    "turns that are skipped": (
        "seats: 3\nscript: [{until: next_turn}, {until: next_turn}, {dice: [3, 3, 3, 1, 2, energy]}, {until: buy}, "
        "{expect: {turn: 3, dice: [1, 2, 3, 3, 3, energy], player: null}}]"
    ),
    "until the game is over": (
        DEADLY + "until: over\nexpect: {over: true, won_by: last_standing, winners: [gigazaur]}"
    ),
    "until the game is over, in a script": (DEADLY + "script: [{until: over}, {expect: {over: true}}]"),
    "the rest of a turn under way is not scripted": (
        "seats: [gigazaur, cyber_kitty]\nposition: {phase: buy, monsters: {gigazaur: {energy: 9}}}\n"
        "script: [{dice: [3, 3, 3, 1, 2, energy]}, {cyber_kitty: {reroll: []}}]\nuntil: buy\n"
        "expect: {active: cyber_kitty}"
    ),
}


@pytest.mark.parametrize("name", FAILS)
def test_what_is_left_over_fails(name: str) -> None:
    text, problem = FAILS[name]
    checked = check_document(parse(text)[0], "file.yaml")
    assert not checked.passed
    assert re.search(problem, checked.problem), checked.problem
    assert checked.problem.startswith("file.yaml, document 1.")


@pytest.mark.parametrize("name", PASSES)
def test_what_is_used_in_its_turn_passes(name: str) -> None:
    checked = check_document(parse(PASSES[name])[0], "file.yaml")
    assert checked.passed, checked.problem


FORCED = {
    "the only group of dice": (
        "seats: [gigazaur, cyber_kitty]\nposition: {phase: resolve, this_turn: {dice: [claw, claw, 1, 1, 2, 2]}, "
        "monsters: {cyber_kitty: {zone: city}}}\nscript: [{gigazaur: {resolve: claws}}]\n"
        "expect: {player: cyber_kitty, decision: yield_or_stay, answers: 0}"
    ),
    "the last group of dice": (
        "seats: [gigazaur, cyber_kitty]\nposition: {phase: resolve, this_turn: {dice: [claw, energy, 1, 1, 2, 2]}, "
        "monsters: {cyber_kitty: {zone: city}, gigazaur: {energy: 2}}}\n"
        "script: [{gigazaur: {resolve: claws}}, {cyber_kitty: stay}, {gigazaur: {resolve: energy}}]\n"
        "expect: {player: gigazaur, decision: buy, answers: 2}"
    ),
    "the only face of a Duel": (
        "game: duel\nseats: [gigazaur, cyber_kitty]\nposition: {phase: resolve, "
        "this_turn: {dice: [energy, heal, heal, fame, destruction, power]}}\n"
        "script: [{gigazaur: {resolve: energy}}]\nuntil: end\n"
        "expect: {active: gigazaur, monsters: {gigazaur: {energy: 1}}}"
    ),
    "nothing to buy": (
        "seats: [gigazaur, cyber_kitty]\nposition: {phase: buy}\nscript: [{gigazaur: stop}]\n"
        "expect: {player: chance, active: cyber_kitty, dice_to_roll: 6, answers: 0}"
    ),
    "not to be bought": (
        "seats: [gigazaur, cyber_kitty]\nposition: {phase: buy}\n"
        "script: [{illegal: {gigazaur: {buy: corner_store}}}]\nexpect: {active: cyber_kitty}"
    ),
}


@pytest.mark.parametrize("name", FORCED)
def test_the_only_possible_answer_may_be_written(name: str) -> None:
    checked = check_document(parse(FORCED[name])[0], "file.yaml")
    assert checked.passed, checked.problem


def test_any_but_the_only_possible_answer_fails() -> None:
    text = FORCED["the only group of dice"].replace("resolve: claws", "resolve: energy")
    assert "resolve: energy was never asked for" in check_document(parse(text)[0], "file.yaml").problem


ENDLESS = {
    "a Duel of defaults": "game: duel\nseats: 2\nuntil: over",
    "a Duel of defaults, in a script": "game: duel\nseats: 2\nscript: [{until: over}]",
    "an agenda that only goes on": "seats: 2\nposition: {agenda: [[resolve_rest, 0, 0, 0]]}",
    "a long script that nobody asks for": "seats: 2\nscript: [" + "{gigazaur: {probe: 1}}, " * 15_000 + "]",
    "a longer script": "seats: 2\nscript: [" + "{gigazaur: stop}, " * 30_000 + "]",
    "skipping turns for ever": "game: duel\nseats: 2\nscript: [" + "{until: next_turn}, " * 15_000 + "]",
}


@pytest.mark.parametrize("name", ENDLESS)
def test_a_document_without_end_fails_soon(name: str) -> None:
    began = time.monotonic()
    checked = check_document(parse(f"title: {name}\n{ENDLESS[name]}")[0], "file.yaml")
    assert time.monotonic() - began < SOON
    assert not checked.passed
    assert checked.problem.startswith(f"file.yaml, {name}")


@pytest.mark.parametrize("agenda", ["[]", "[[buy, 0, 0, 0]]", "[[turn, 9, 0, 0]]", "[[turn_over, -7, 3, 3]]"])
def test_an_agenda_that_leads_nowhere_is_a_sentence(agenda: str) -> None:
    checked = check_document(parse(f"seats: 2\nposition: {{agenda: {agenda}}}\nuntil: over")[0], "file.yaml")
    assert not checked.passed
    assert checked.problem.startswith("file.yaml, document 1")


def test_a_script_with_a_phase_in_it_is_loaded_up_to_there() -> None:
    text = "seats: [gigazaur, cyber_kitty]\nposition: {monsters: {gigazaur: {energy: 2}}}\nscript: [{until: buy}]\n"
    game = Game.from_text(text)
    assert (game.player, game.decision) == ("gigazaur", "buy")
