"""Positions changed by hand: what the form of the analysis board shows, and the document it makes of a game.

Only the text format knows what a position may be: a form is written as a document of it, and read like any file.
"""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from daikaiju.game import Game
from daikaiju.rules.king.resolving import ALL_GROUPS
from daikaiju.services.analysis_board.form_messages import (
    DuelForm,
    DuelMonsterForm,
    HeldCard,
    KingForm,
    KingMonsterForm,
    Phase,
    PlacedToken,
    PositionForm,
)

GOES_ON: Final = {"king": ("dice_fewer", "used", "harmed"), "duel": ("fewer_dice", "used", "bought", "hits_taken")}
"""What a turn remembers when something else in it is changed."""


# --- from a game -------------------------------------------------------------------------


def form_of(game: Game) -> PositionForm:
    """Where a game stands, as the form shows it."""
    facts = game.vocabulary.facts(game.state, game.seats)
    phase = phase_of(game)
    common = {
        "options": game.options,
        "active": game.seats.index(facts["active"]),
        "turn": facts["turn"],
        "phase": phase,
        "dice": [str(face) for face in facts["dice"]] if phase in ("rolling", "resolve") else [],
        "rolls_left": rolls_left(game) if phase == "rolling" else 0,
        "market": facts["market"],
    }
    if game.vocabulary.game == "king":
        king_monsters = [king_monster(facts, name) for name in game.seats]
        return KingForm(**common, monsters=king_monsters, mimic_on=facts["mimic_on"])
    duel_monsters = [
        msgspec.convert({"monster": name, **facts["monsters"][name]}, DuelMonsterForm) for name in game.seats
    ]
    return DuelForm(
        **common,
        monsters=duel_monsters,
        extra_turns=facts["extra_turns"],
        fame=facts["fame"],
        destruction=facts["destruction"],
        tokens=[placed(token, place) for token, place in facts["tokens"].items() if place != "supply"],
    )


def king_monster(facts: dict[str, Any], name: str) -> KingMonsterForm:
    told = facts["monsters"][name]
    if told == "eliminated":
        return KingMonsterForm(name, False, 0, facts["remains"][name]["stars"], 0, "outside", 0, 0, 0, [])
    cards = [HeldCard(card, told["tokens"][card]) for card in told["cards"]]
    counts = {key: told[key] for key in ("hearts", "stars", "energy", "zone", "poison", "shrink", "extra_turns")}
    return KingMonsterForm(monster=name, alive=True, cards=cards, **counts)


def placed(token: str, place: str) -> PlacedToken:
    track, space, *turned = place.split()
    return msgspec.convert({"token": token, "track": track, "space": int(space), "turned": bool(turned)}, PlacedToken)


def phase_of(game: Game) -> Phase:
    """How far the turn has come; in the middle of an effect, the next phase."""
    g, words = game.state, game.vocabulary
    if game.decision in ("roll", "change") or rolls_again(game):
        return "rolling"
    if game.decision == "dice":
        return "roll"
    if game.decision == "resolve" and words.game == "king" and g.unresolved == ALL_GROUPS:
        return "resolve"
    begins = {words.rules.turns.STOPS["resolve"]: "resolve"}
    begins |= {frames[0]: phase for phase, frames in words.phases.items()}
    for place in reversed(range(g.depth)):
        if g.todo[place] in begins:
            return cast(Phase, begins[g.todo[place]])
    return "roll"


def rolls_again(game: Game) -> bool:
    """Whether dice already on the table are being rerolled."""
    return game.decision == "dice" and bool(game.played) and game.played[-1][0] != "chance"


def rolls_left(game: Game) -> int:
    """How many Rolls are left, with the one that is being made."""
    return int(game.state.rolls_left) + int(rolls_again(game))


# --- to a document -----------------------------------------------------------------------


def document_of(game: Game, form: PositionForm) -> dict[str, object]:
    """A game changed as a form says, as a document of the text format; whatever the form does not show stays."""
    now, seats = form_of(game), [monster.monster for monster in form.monsters]
    lying = {card for card in form.market if card is not None}
    lying |= {card if isinstance(card, str) else card.id for monster in form.monsters for card in monster.cards}
    position: dict[str, object] = {
        "active": seats[form.active] if form.active < len(seats) else str(form.active),
        "turn": form.turn - 1 if form.phase == "start" else form.turn,
        "phase": form.phase,
        **(king_part(game, form) if isinstance(form, KingForm) else duel_part(form)),
        "market": form.market,
    }
    position |= left_as_it_is(game, seats, lying, same_place=now.active == form.active)
    this_turn = goes_on(game) if (now.active, now.phase) == (form.active, form.phase) else {}
    if form.phase in ("rolling", "resolve"):
        this_turn |= {"dice": form.dice}
    if form.phase == "rolling":
        this_turn |= {"rolls_left": form.rolls_left}
    position |= {"this_turn": this_turn} if this_turn else {}
    return {
        "game": "king" if isinstance(form, KingForm) else "duel",
        **form.options,
        "seats": seats,
        "position": position,
    }


def left_as_it_is(game: Game, seats: list[str], lying: set[str], *, same_place: bool) -> dict[str, object]:
    """What the form does not show: who began, whose place it is, the discard pile, and a card known to be on top."""
    was = game.position
    kept: dict[str, object] = {}
    if was["first"] in seats:
        kept["first"] = was["first"]
    if same_place and was.get("place") in seats:
        kept["place"] = was["place"]
    discards = [card for card in was.get("discards", ()) if card not in lying]
    if discards:
        kept["discards"] = discards
    if "top" in was and was["top"] not in lying:
        kept["top"] = was["top"]
        kept["top_seen_by"] = [name for name in was.get("top_seen_by", ()) if name in seats]
    return kept


def goes_on(game: Game) -> dict[str, object]:
    """What the turn remembers besides its dice."""
    this_turn = game.position.get("this_turn", {})
    return {key: this_turn[key] for key in GOES_ON[game.vocabulary.game] if key in this_turn}


def king_part(game: Game, form: KingForm) -> dict[str, object]:
    part: dict[str, object] = {"monsters": {monster.monster: king_words(game, monster) for monster in form.monsters}}
    held = {card.id for monster in form.monsters if monster.alive for card in monster.cards}
    if form.mimic_on in held:
        part["mimic_on"] = form.mimic_on
    tokens = {card: count for card, count in game.position.get("tokens", {}).items() if card not in held}
    if tokens:
        part["tokens"] = tokens
    if game.position.get("bay_closed") and not any(monster.zone == "bay" for monster in form.monsters):
        part["bay_closed"] = True
    return part


def king_words(game: Game, monster: KingMonsterForm) -> str | dict[str, object]:
    if not monster.alive:
        return {"eliminated": True, "stars": monster.stars} if monster.stars else "eliminated"
    words = {key: getattr(monster, key) for key in ("hearts", "stars", "energy", "zone")}
    words |= {key: getattr(monster, key) for key in ("poison", "shrink", "extra_turns") if getattr(monster, key)}
    cards = [held_words(game, card) for card in monster.cards]
    return words | ({"cards": cards} if cards else {})


def held_words(game: Game, card: HeldCard) -> str | dict[str, dict[str, int]]:
    """A card with the tokens on it, and with what was paid for it and came with it if that was unusual."""
    details = ({} if card.tokens is None else {"tokens": card.tokens}) | remembered(game, card.id)
    return {card.id: details} if details else card.id


def remembered(game: Game, card: str) -> dict[str, int]:
    """What a position says about a card that no form shows."""
    for monster in game.position["monsters"].values():
        for held in monster.get("cards", ()) if isinstance(monster, dict) else ():
            if isinstance(held, dict) and card in held:
                return {key: number for key, number in held[card].items() if key != "tokens"}
    return {}


def duel_part(form: DuelForm) -> dict[str, object]:
    monsters = {monster.monster: duel_words(monster) for monster in form.monsters}
    tokens = {one.token: f"{one.track} {one.space}{' turned' if one.turned else ''}" for one in form.tokens}
    part: dict[str, object] = {
        "monsters": monsters,
        "fame": whole(form.fame),
        "destruction": whole(form.destruction),
    }
    part |= {"tokens": tokens} if tokens else {}
    return part | ({"extra_turns": form.extra_turns} if form.extra_turns else {})


def duel_words(monster: DuelMonsterForm) -> dict[str, object]:
    words: dict[str, object] = {"life": monster.life, "energy": monster.energy}
    words |= {key: getattr(monster, key) for key in ("dice_tokens", "stomped") if getattr(monster, key)}
    words |= {"dominated": True} if monster.dominated else {}
    return words | ({"cards": monster.cards} if monster.cards else {})


def whole(space: float) -> int | float:
    """A space as the format writes it: without a point where it needs none."""
    return int(space) if space == int(space) else space
