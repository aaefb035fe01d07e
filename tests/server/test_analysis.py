"""The analysis board: positions opened and played on in any way, hints about them, and refusals in one sentence."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import orjson
import pytest

from daikaiju.server.app.file_reader import answer
from daikaiju.table.coach import Position
from daikaiju.table.protocol.coach import CoachHint
from tests.server.browsers import Browser, Served, coach_of
from tests.server.stores import SQLITE

STORES = (SQLITE,)
Serve = Callable[..., Served]
FRESH = "game: king\nseats: [gigazaur, the_king]\nstart: setup\n"
SET_UP = "game: king\nseats: [gigazaur, the_king]\nposition: {monsters: {gigazaur: {hearts: 3, stars: 7, energy: 5}}}\n"
IMPOSSIBLE = SET_UP.replace("energy: 5", "energy: 900")


def analysed(**asked: Any) -> dict[str, Any]:
    """What the process for visitors' files says."""
    said = answer(b"analyse", orjson.dumps(asked))
    assert said[:1] == b"+", said
    found: dict[str, Any] = orjson.loads(said[1:])
    return found


def refused(**asked: Any) -> str:
    said = answer(b"analyse", orjson.dumps(asked))
    assert said[:1] == b"-", said
    return str(orjson.loads(said[1:])[0])


def test_a_position_is_opened_and_played_on() -> None:
    opened = analysed(text=FRESH)
    assert opened["waits_for_chance"]
    assert opened["question"] is None
    rolled = analysed(text=opened["text"], roll=True)
    assert rolled["question"]["decision"] == "roll"
    stop = rolled["question"]["reroll"]["first"]
    stopped, reroll = (analysed(text=rolled["text"], action=action) for action in (stop, stop + 1))
    assert reroll["waits_for_chance"]
    assert stopped["text"] != reroll["text"]
    assert stopped["text"].startswith(rolled["text"].rstrip())
    steps = len(rolled["text"].split("script:\n")[1].splitlines())
    assert analysed(text=stopped["text"], step=steps)["text"] == rolled["text"]
    assert analysed(text=stopped["text"], step=0)["text"] == opened["text"]


def test_a_position_set_up_by_hand_is_shown_and_one_that_cannot_occur_is_marked() -> None:
    shown = analysed(text=SET_UP)
    assert (shown["scene"]["monsters"][0]["hearts"], shown["remarks"]) == (3, [])
    assert [remark["key"] for remark in analysed(text=IMPOSSIBLE)["remarks"]] == ["insight-odd-energy"]


def test_what_is_wrong_is_said_in_one_sentence() -> None:
    assert refused(text="nonsense") == "bad_file"
    assert refused(text=FRESH, step=99) == "bad_file"
    assert refused(text=FRESH, action=0) == "illegal"
    assert refused(text=analysed(text=FRESH, roll=True)["text"], action=10**9) == "illegal"
    assert refused(text=FRESH + "position: {agenda: [[offer_yield, 99, 99, 99]]}\n") in ("bad_file", "file_underway")
    assert refused(txt=FRESH) == refused(text=FRESH, step=-1) == "bad_request"


def test_over_http(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Position] = []

    async def next_hint(_: object, position: Position, *__: object, **___: object) -> CoachHint | None:
        said.append(position)
        return None if len(said) % 3 == 0 else CoachHint(position.number, [], [], None, len(said))

    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            assert (await ann.http.post("/api/hint", content=FRESH)).json()["code"] == "no_coach"
            assert (await ann.http.post("/api/analysis", json={"text": FRESH})).json()["waits_for_chance"]
            assert (await ann.http.post("/api/analysis", json={"text": "x"})).status_code == 422
            server.registry.levels.has_champion = True
            monkeypatch.setattr(coach_of(server.registry).worker, "run", next_hint)
            told = [orjson.loads(line) for line in (await ann.http.post("/api/hint", content=FRESH)).text.splitlines()]
            assert [one["roll_outs"] for one in told] == [1, 2]
            assert (said[0].game, said[0].seats) == ("king", ["gigazaur", "the_king"])
            table = await ann.new_table("me", "me")
            async with ann.at(table) as page:
                await page.hello()
                await page.until("whole")
            refusal = await ann.http.get(f"/api/tables/{table}/step?number=3")
            assert refusal.json()["code"] == "not_over"

    with serve() as server:
        asyncio.run(run(server))


def test_an_entry_of_a_table_is_a_step_of_its_file(serve: Serve) -> None:
    async def run(server: Served) -> None:
        async with Browser(server.place) as ann:
            table = await ann.new_table("bot:random", "bot:random")
            async with ann.at(table) as page:
                await page.hello()
                await page.until("table", lambda told: told["status"] == "over")
            for number in (-1, 0, 17):
                step = (await ann.http.get(f"/api/tables/{table}/step?number={number}")).json()["step"]
                assert step == number + 1, "bots take nothing back"

    with serve() as server:
        asyncio.run(run(server))


# --- the board as a form -----------------------------------------------------------------


def changed(text: str, change: Callable[[dict[str, Any]], object], step: int | None = None) -> dict[str, Any]:
    """A position with something changed by hand."""
    form = analysed(text=text, step=step)["form"]
    change(form)
    return analysed(text=text, step=step, form=form)


DUEL = "game: duel\nseats: [gigazaur, the_king]\nposition: {phase: roll}\n"


@pytest.mark.parametrize("text", [SET_UP, DUEL], ids=["king", "duel"])
def test_a_form_that_nobody_changed_is_the_same_position(text: str) -> None:
    """At every step of a game where no effect is half done."""
    rolled = analysed(text=text, roll=True)
    assert rolled["form"]["phase"] == "rolling"
    same = analysed(text=rolled["text"], form=rolled["form"])
    for part in ("scene", "question", "form"):
        assert same[part] == rolled[part]
    thrown = analysed(text=rolled["text"], action=rolled["question"]["reroll"]["first"] + 1)
    assert (thrown["form"]["phase"], thrown["form"]["rolls_left"]) == ("rolling", 2)
    assert analysed(text=thrown["text"], form=thrown["form"])["question"] == rolled["question"]


def test_monsters_are_changed_by_hand() -> None:
    def change(form: dict[str, Any]) -> None:
        one, other = form["monsters"]
        one |= {"hearts": 12, "stars": 19, "energy": 8, "zone": "city", "poison": 2}
        one["cards"] = [{"id": "even_bigger"}, {"id": "smoke_cloud", "tokens": 1}]
        other |= {"hearts": 1, "extra_turns": 1}
        form |= {"active": 1, "turn": 9, "market": ["wings", None, "tank"]}

    shown = changed(SET_UP, change)
    one, other = shown["scene"]["monsters"]
    assert [one[key] for key in ("hearts", "most_hearts", "stars", "energy", "poison")] == [12, 12, 19, 8, 2]
    assert one["cards"] == [{"id": "even_bigger"}, {"id": "smoke_cloud", "tokens": 1}]
    assert (other["hearts"], other["extra_turns"]) == (1, 1)
    assert (shown["scene"]["city"], shown["scene"]["active"], shown["scene"]["turn"]) == (0, 1, 9)
    assert [card and card["id"] for card in shown["scene"]["market"]] == ["wings", None, "tank"]
    assert "agenda" not in shown["text"], "a visitor's file may not hold one"
    assert analysed(text=shown["text"])["scene"] == shown["scene"]


def test_what_no_form_shows_of_a_card_stays_with_it() -> None:
    cards = "cards: [{metamorph: {paid: 1}}, {even_bigger: {brought: 1}}, {smoke_cloud: {tokens: 1, paid: 2}}]"
    text = SET_UP.replace("energy: 5", f"energy: 5, {cards}").replace("seats", "edition: 2010\nseats")
    made = changed(text, lambda form: form.update(turn=9))["text"]
    for held in (
        "metamorph: {tokens: 0, paid: 1}",
        "even_bigger: {tokens: 0, brought: 1}",
        "smoke_cloud: {tokens: 1, paid: 2}",
    ):
        assert held in made


def test_dice_are_turned_and_rolls_counted_by_hand() -> None:
    faces = ["1", "1", "heart", "claw", "claw", "energy"]
    shown = changed(SET_UP, lambda form: form.update(phase="rolling", dice=faces, rolls_left=1))
    assert shown["scene"]["dice"] == faces
    assert shown["question"]["decision"] == "roll"
    final = changed(shown["text"], lambda form: form.update(phase="resolve"))
    assert final["question"]["decision"] == "resolve"
    assert final["form"]["dice"] == faces
    odd = changed(SET_UP, lambda form: form.update(phase="rolling", dice=faces, rolls_left=50))
    assert [remark["key"] for remark in odd["remarks"]] == ["insight-odd-rolls"]


def test_a_table_of_another_size_and_edition() -> None:
    def grow(form: dict[str, Any]) -> None:
        extra = {**form["monsters"][0], "cards": [], "stars": 0}
        form["monsters"] += [{**extra, "monster": name} for name in ("alienoid", "kraken", "meka_dragon")]
        form["options"] = {"edition": "2010"}
        form["monsters"][1]["monster"] = "cyber_bunny"
        form["monsters"][2]["zone"] = "bay"

    shown = changed(SET_UP, grow)
    assert (shown["scene"]["edition"], len(shown["scene"]["monsters"]), shown["scene"]["bay"]) == ("2010", 5, 2)

    def shrink(form: dict[str, Any]) -> None:
        del form["monsters"][3:]
        form["monsters"][2] |= {"zone": "outside", "alive": False}

    assert not changed(shown["text"], shrink)["scene"]["monsters"][2]["alive"]


def test_the_duel_is_changed_by_hand() -> None:
    def change(form: dict[str, Any]) -> None:
        form["monsters"][1] |= {"life": 3, "energy": 7, "dice_tokens": 1, "stomped": 1, "cards": ["spiked_tail"]}
        form |= {"fame": -2.0, "destruction": 3, "market": ["frenzy", None, "energize"], "extra_turns": 1}
        form["tokens"] = [{"token": "lizard", "track": "fame", "space": -3, "turned": True}]
        form |= {"phase": "rolling", "dice": ["smash", "power", "heal"], "rolls_left": 1}

    shown = changed(DUEL, change)
    rival = shown["scene"]["monsters"][1]
    assert [rival[key] for key in ("life", "energy", "dice_tokens", "fewer_dice")] == [3, 7, 1, 1]
    assert "lizard: fame -3 turned" in shown["text"]
    assert (shown["form"]["fame"], shown["form"]["destruction"]) == (-2, 3)
    assert shown["question"]["reroll"]["dice"] == 3


def test_what_is_discarded_and_known_stays_as_it_is() -> None:
    text = SET_UP.replace("{monsters", "{discards: [frenzy, heal], top: wings, top_seen_by: [the_king], monsters")

    def change(form: dict[str, Any]) -> None:
        form["market"][0] = "heal"

    made = changed(text, change)["text"]
    assert "discards: [frenzy]" in made
    assert "top: wings" in made
    assert "top_seen_by: [the_king]" in made


def wrong(text: str, **parts: Any) -> tuple[str, str]:
    form = analysed(text=text)["form"]
    for name, value in parts.items():
        if name.startswith("monster_"):
            form["monsters"][0][name.removeprefix("monster_")] = value
        else:
            form[name] = value
    said = answer(b"analyse", orjson.dumps({"text": text, "form": form}))
    assert said[:1] == b"-", said
    code, arguments = orjson.loads(said[1:])
    return code, orjson.dumps(arguments).decode()


def test_what_cannot_be_set_up_is_said_in_one_sentence() -> None:
    for parts, word in (
        ({"monster_hearts": 11}, "king-file-hearts"),
        ({"monster_zone": "bay"}, "king-file-no-bay"),
        ({"monster_alive": False}, "king-file-active-eliminated"),
        ({"monster_stars": 99}, "file-not-a-number"),
        ({"monster_cards": [{"id": "frenzy"}]}, "file-not-a-keep-card"),
        ({"monster_cards": [{"id": "wings"}], "market": ["wings"]}, "file-card-twice"),
        ({"monster_monster": "the_king"}, "monster-twice"),
        ({"dice": ["7"], "phase": "rolling"}, "unknown-name"),
        ({"active": 5}, "unknown-name"),
        ({"options": {"edition": "1999"}}, "unknown-name"),
    ):
        code, said = wrong(SET_UP, **parts)
        assert code == "bad_position"
        assert word in said, said
    assert "king-monster-gigazaur" in wrong(SET_UP, monster_hearts=11)[1]
    assert "duel-file-decided" in wrong(DUEL, fame=-99)[1] or "duel-file-no-space" in wrong(DUEL, fame=-99)[1]
    assert wrong(DUEL, fame=1e300)[0] == "bad_position"
    assert wrong(SET_UP, phase="asleep")[0] == wrong(SET_UP, dice=["1"] * 99)[0] == "bad_request"
    assert wrong(SET_UP, options={"packs": ["../x"]})[0] == "bad_position"


def test_in_the_middle_of_an_effect_a_change_goes_on_with_the_next_phase() -> None:
    text = (
        "game: king\nseats: [gigazaur, the_king]\n"
        "position: {phase: resolve, active: the_king, monsters: {gigazaur: {zone: city}}, "
        "this_turn: {dice: [claw, claw, 1, 1, 2, 2]}}\n"
    )
    asked = analysed(text=text)
    assert asked["question"]["decision"] == "yield_or_stay"
    assert asked["form"]["phase"] == "enter"
    shown = changed(text, lambda form: form["monsters"][0].update(energy=9))
    assert shown["scene"]["monsters"][0]["energy"] == 9
    assert shown["question"] is None or shown["question"]["decision"] != "yield_or_stay"
