"""Expectations: every difference is reported, every name checked, and lists are compared as the document says."""

from __future__ import annotations

from pathlib import Path

import pytest

from daikaiju import King
from daikaiju.errors import DaikaijuError
from daikaiju.text.check import check_document, check_file
from daikaiju.text.files import parse

KING = """
seats: [gigazaur, cyber_kitty]
position:
  market: [wings, tank, jets]
  monsters: {gigazaur: {hearts: 8, cards: [{smoke_cloud: {tokens: 2}}, regeneration]}}
"""
DUEL = "game: duel\nseats: [gigazaur, cyber_kitty]\nposition: {tokens: {lizard: fame -3}}\n"


def problems(text: str) -> list[str]:
    """Every difference of a document, without the file and the title."""
    return [
        str(problem).removeprefix("file, document 1.") for problem in check_document(parse(text)[0], "file").problems
    ]


def test_all_differences_are_reported_and_numbers_as_numbers() -> None:
    text = KING + (
        "script:\n  - expect: {turn: 7, monsters: {gigazaur: {hearts: 3, zone: city}}}\n"
        "  - dice: [1, 1, 2, 2, 3, 3]\n  - illegal: {gigazaur: {reroll: []}}\n"
        "expect: {rolls_left: 9, over: true, monsters: {cyber_kitty: eliminated}}"
    )
    assert problems(text)[:5] == [
        "script[1].expect.turn: expected 7, but it is 1",
        "script[1].expect.monsters.gigazaur.hearts: expected 3, but it is 8",
        "script[1].expect.monsters.gigazaur.zone: expected 'city', but it is 'outside'",
        "script[3].illegal.gigazaur: gigazaur: reroll: [] should be refused here, but it is legal",
        "expect.rolls_left: expected 9, but it is 2",
    ]
    assert len(problems(text)) == 7


MISSPELT = {
    "active: gigasaur": "expect.active: unknown monster “gigasaur”; did you mean “gigazaur”?",
    "player: chanc": "expect.player: unknown player “chanc”; did you mean “chance”?",
    "decision: dise": "expect.decision: unknown decision “dise”; did you mean “die”?",
    "city: emty": "expect.city: unknown monster “emty”; did you mean “empty”?",
    "winners: [gigazaur, cyberkitty]": "expect.winners[2]: unknown monster “cyberkitty”; did you mean “cyber_kitty”?",
    "market: [wing, tank, jets]": "expect.market[1]: unknown card “wing”; did you mean “wings”?",
    "market: {contains: [wing]}": "expect.market.contains[1]: unknown card “wing”; did you mean “wings”?",
    "market: {lacks: [heel]}": "expect.market.lacks[1]: unknown card “heel”; did you mean “heal”?",
    "mimic_on: wing": "expect.mimic_on: unknown card “wing”; did you mean “wings”?",
    "dice: [claws]": "expect.dice[1]: unknown face “claws”; did you mean “claw”?",
    "won_by: star": "expect.won_by: unknown name “star”; did you mean “stars”?",
    "hearts: 3": "expect: unknown key “hearts”; it can be ",
    "monsters: {gigazau: {}}": "expect.monsters: unknown key “gigazau”; did you mean “gigazaur”?",
    "monsters: {gigazaur: {heart: 8}}": "expect.monsters.gigazaur: unknown key “heart”; did you mean “hearts”?",
    "monsters: {gigazaur: {zone: cty}}": "expect.monsters.gigazaur.zone: unknown zone “cty”; did you mean “city”?",
    "monsters: {gigazaur: {tokens: {smoke_clod: 2}}}": (
        "expect.monsters.gigazaur.tokens: unknown key “smoke_clod”; did you mean “smoke_cloud”?"
    ),
    "this_turn: {harmd: true}": "expect.this_turn: unknown key “harmd”; did you mean “harmed”?",
    "this_turn: {winged: [gigazau]}": "expect.this_turn.winged[1]: unknown monster “gigazau”; did you mean “gigazaur”?",
    "market: {contain: [wings]}": "expect.market: unknown key “contain”; did you mean “contains”?",
}


@pytest.mark.parametrize("expected", MISSPELT)
def test_names_are_checked_for_spelling(expected: str) -> None:
    (problem,) = problems(f"{KING}expect: {{{expected}}}")
    assert problem.startswith(MISSPELT[expected])


MISSPELT_IN_THE_DUEL = {
    "tokens: {lizzard: fame -3}": "expect.tokens: unknown key “lizzard”; did you mean “lizard”?",
    "tokens: {lizard: fam -3}": "expect.tokens.lizard: unknown place of a token “fam -3”; did you mean “fame -3”?",
    "monsters: {gigazaur: {cards: [spike_tail]}}": (
        "expect.monsters.gigazaur.cards[1]: unknown card “spike_tail”; did you mean “spiked_tail”?"
    ),
    "symbols: {smashes: 2}": "expect.symbols: unknown key “smashes”; did you mean “smash”?",
    "won_by: spotlite": "expect.won_by: unknown name “spotlite”; did you mean “spotlight”?",
    "this_turn: {triggered: [spike_tail]}": (
        "expect.this_turn.triggered[1]: unknown card “spike_tail”; did you mean “spiked_tail”?"
    ),
}


@pytest.mark.parametrize("expected", MISSPELT_IN_THE_DUEL)
def test_names_of_the_duel_are_checked_for_spelling(expected: str) -> None:
    assert problems(f"{DUEL}expect: {{{expected}}}") == [MISSPELT_IN_THE_DUEL[expected]]


HOLDS = [
    "market: [jets, wings, tank]",
    "market: {in_order: [wings, tank, jets]}",
    "market: {contains: [jets], lacks: [heal, frenzy]}",
    "monsters: {gigazaur: {cards: {contains: [regeneration]}, tokens: {smoke_cloud: 2, wings: 0}}}",
    "log: {contains: [turn gigazaur 1], lacks: [won gigazaur]}",
    "log: [turn gigazaur 1]",
    "this_turn: {harmed: false, rolls_left: 2, losing: {gigazaur: 0}}",
    "player: chance, decision: dice, dice_to_roll: 6, answers: 0, won_by: null",
]
DOES_NOT_HOLD = {
    "market: {in_order: [tank, wings, jets]}": (
        "expect.market.in_order: expected [tank, wings, jets] in this order, but it is [wings, tank, jets]"
    ),
    "market: {contains: [wings, wings]}": (
        "expect.market.contains: expected [wings, wings] to be there, but there is only [wings, tank, jets]"
    ),
    "market: {lacks: [heal, wings]}": (
        "expect.market.lacks: nothing of [heal, wings] should be there, but there is [wings, tank, jets]"
    ),
    "market: [wings, tank]": "expect.market: expected [wings, tank], but it is [wings, tank, jets]",
    "market: wings": "expect.market: 'wings' is not a list",
    "log: [turn gigazaur 2]": "expect.log[1]: expected 'turn gigazaur 2', but it is 'turn gigazaur 1'",
    "log: []": "expect.log: 0 lines are expected, but 1 were told",
    "dice_to_roll: 5": "expect.dice_to_roll: expected 5, but it is 6",
    "answers: 1": "expect.answers: expected 1, but it is 0",
    "won_by: stars": "expect.won_by: expected 'stars', but it is nothing",
    "5": "expect: 5 is not a mapping of names to values",
}


@pytest.mark.parametrize("expected", HOLDS)
def test_what_holds(expected: str) -> None:
    assert problems(f"{KING}expect: {{{expected}}}") == []


@pytest.mark.parametrize("expected", DOES_NOT_HOLD)
def test_what_does_not_hold(expected: str) -> None:
    braces = expected if expected.isdigit() else f"{{{expected}}}"
    assert problems(f"{KING}expect: {braces}") == [DOES_NOT_HOLD[expected]]


WON = {
    "stars": "seats: 2\nposition: {phase: end, monsters: {gigazaur: {stars: 20}}}",
    "nobody": "seats: [gigazaur, cyber_kitty]\nposition: {phase: end, "
    "monsters: {gigazaur: {hearts: 1, poison: 1}, cyber_kitty: eliminated}}",
    "life": "game: duel\nseats: [gigazaur, cyber_kitty]\nposition: {phase: resolve, "
    "monsters: {cyber_kitty: {life: 1}}, this_turn: {dice: [smash, smash, heal, heal, fame, fame]}}",
    "victory_space": "game: duel\nseats: [gigazaur, cyber_kitty]\nposition: {phase: resolve, fame: -6, "
    "this_turn: {dice: [fame, fame, fame, heal, heal, heal]}}",
}


@pytest.mark.parametrize("way", WON)
def test_how_a_game_was_won(way: str) -> None:
    text = WON[way]
    assert problems(f"{text}\nuntil: over\nexpect: {{won_by: {way}}}") == []


def test_illegal_looks_at_every_monster_it_names() -> None:
    text = "seats: [gigazaur, cyber_kitty]\nposition: {phase: buy, monsters: {gigazaur: {energy: 9}}}\nscript:\n"
    refused = text + "  - illegal: {gigazaur: {buy: wings}, cyber_kitty: {reroll: []}}\n"
    assert problems(refused + "  - gigazaur: stop") == [
        "script[1].illegal.cyber_kitty: cyber_kitty: reroll: [] was never asked for in the turn of gigazaur: "
        "cyber_kitty was not asked"
    ]


@pytest.mark.parametrize("value", ["{}", "[]", "5", "{gigazau: stop}", "{gigazaur: {}}", "{gigazaur: {buy: wing}}"])
def test_illegal_that_says_nothing_is_a_sentence(value: str) -> None:
    checked = check_document(parse(f"seats: 2\nscript: [{{illegal: {value}}}]")[0], "file")
    assert checked.unreadable
    assert "illegal" in checked.problem


def test_one_unreadable_document_does_not_stop_the_others(tmp_path: Path) -> None:
    file = tmp_path / "several.yaml"
    file.write_text("seats: 2\n---\nseats: [gigazaur\n---\nseats: 11\n---\n- 1\n---\n# nothing\n---\nseats: 3\n")
    checked = check_file(file)
    assert [(one.passed, one.unreadable) for one in checked] == [
        (True, False), (False, True), (False, True), (False, True), (True, False),
    ]  # fmt: skip
    assert "not YAML, line 3" in checked[1].problem


NO_SIZE = "expect.deck: the size of a deck is a number, all, or what it lacks, as in all - 3; not “{}”"


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ("all - 5", []),
        ("all-5", []),
        ("61", []),
        ("all", ["expect.deck: expected 'all', but it is 'all - 5'"]),
        ("all - 4", ["expect.deck: expected 'all - 4', but it is 'all - 5'"]),
        ("62", ["expect.deck: expected 62, but it is 61"]),
        ("al - 5", [NO_SIZE.format("al - 5")]),
        ("all + 5", [NO_SIZE.format("all + 5")]),
    ],
)
def test_the_size_of_a_deck_may_be_what_it_lacks(said: str, problem: list[str]) -> None:
    assert problems(f"{KING}expect: {{deck: {said}}}") == problem


@pytest.mark.parametrize("rest", ["discards", "being_bought"])
def test_cards_named_nowhere_lie_where_the_position_wants_them(rest: str) -> None:
    assert (
        problems(f"{KING}  rest: {rest}\n  deck: [heal, mimic]\nexpect: {{deck: 2, {rest}: {{lacks: [heal]}}}}") == []
    )
    assert problems(f"{KING}  rest: deck\nexpect: {{deck: all - 5}}") == []


def test_where_the_rest_lies_is_a_pile() -> None:
    with pytest.raises(DaikaijuError, match=r"position\.rest: unknown pile “discard”; did you mean “discards”\?"):
        King(2, position={"rest": "discard"})
