"""Every way into somebody else's account that must stay shut."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from daikaiju.server.accounts.passkeys import LONGEST_ANSWER
from tests.server.authenticator import Passkey, to_bytes, to_text
from tests.server.browsers import Served
from tests.server.visitors import SITE, Visitor

Serve = Callable[..., Served]


def test_a_challenge_is_answered_once_by_the_browser_that_was_asked(
    server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    ann, thief = Visitor(server), Visitor(server)
    passkey, _ = ann.make("Gil")
    ann.done("/sign-out")
    answer = ann.signed(passkey)
    with caplog.at_level(logging.WARNING):
        assert thief.refused("/sign-in", credential=answer) == "challenge_gone", "it was asked of somebody else"
    assert "a passkey was refused (challenge_gone)" in caplog.text
    ann.done("/sign-in", credential=answer)
    ann.done("/sign-out")
    assert ann.refused("/sign-in", credential=answer) == "challenge_gone", "it was used"
    made = Passkey(SITE).make(ann.question("make", "Hal"), ann.origin)
    assert ann.refused("/sign-in", credential=made) == "challenge_gone", "it was asked for another purpose"
    invented = passkey.sign({"challenge": to_text(bytes(32))}, ann.origin)
    assert ann.refused("/sign-in", credential=invented) == "challenge_gone"


def test_a_challenge_expires(serve: Serve) -> None:
    late = [0]
    with serve(now=lambda: 1_700_000_000_000 + late[0]) as server:
        ann = Visitor(server)
        passkey, _ = ann.make("Ida")
        ann.done("/sign-out")
        answer = ann.signed(passkey)
        late[0] = LONGEST_ANSWER + 1
        assert ann.refused("/sign-in", credential=answer) == "challenge_gone"
        ann.done("/sign-in", credential=ann.signed(passkey))
        late[0] += 366 * 24 * 60 * 60 * 1000
        assert ann.account() is None, "a session lasts a year"


def test_a_signature_for_another_website_is_refused(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    ann = Visitor(server)
    passkey, _ = ann.make("Jim")
    ann.done("/sign-out")
    for origin in ("https://evil.example", f"https://{SITE}:{ann.port}", f"http://{SITE}", "null"):
        with caplog.at_level(logging.WARNING):
            answer = passkey.sign(ann.question("sign_in"), origin)
            assert ann.refused("/sign-in", credential=answer) == "other_origin"
        assert origin in caplog.text
    other_site = Passkey("evil.example")
    made = other_site.make(ann.question("make", "Kay"), ann.origin)
    assert ann.refused("", credential=made, name="Kay", passkey_name="x") == "bad_passkey"
    asked = ann.http.post(
        "/api/account/question", json={"purpose": "sign_in"}, headers={"Origin": "http://evil.example"}
    )
    assert (asked.status_code, asked.json()["code"]) == (403, "other_origin")


def test_at_an_address_without_a_name_there_are_no_passkeys(server: Served) -> None:
    answer = httpx.post(f"http://{server.place}/api/account/question", json={"purpose": "sign_in"})
    assert (answer.status_code, answer.json()["code"]) == (409, "no_passkeys_here")
    assert httpx.get(f"http://{server.place}/api/account").json() == {"account": None, "possible": False}


def test_a_copied_passkey_is_noticed(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    ann, thief = Visitor(server), Visitor(server)
    passkey, _ = ann.make("Lea")
    copied = passkey.copy()
    ann.done("/sign-out")
    ann.done("/sign-in", credential=ann.signed(passkey))
    with caplog.at_level(logging.WARNING):
        assert thief.refused("/sign-in", credential=thief.signed(copied)) == "cloned_passkey"
    assert "cloned_passkey" in caplog.text
    other = Visitor(server)
    other.done("/sign-in", credential=other.signed(passkey))


def test_a_key_opens_only_its_own_account(server: Served) -> None:
    ann, bob = Visitor(server), Visitor(server)
    hers, _ = ann.make("Mia")
    his, _ = bob.make("Ned")
    guest = Visitor(server)
    forged = guest.signed(his)
    forged["id"] = forged["rawId"] = to_text(hers.id)
    assert guest.refused("/sign-in", credential=forged) == "bad_passkey", "signed with another key"
    forged = guest.signed(his)
    forged["response"]["userHandle"] = hers.holder
    assert guest.refused("/sign-in", credential=forged) == "bad_passkey", "said to be for another account"
    again = Passkey(SITE, id=hers.id)
    made = again.make(guest.question("make", "Oz"), guest.origin)
    assert guest.refused("", credential=made, name="Oz", passkey_name="x") == "passkey_known"
    added = again.make(bob.question("add"), bob.origin)
    assert bob.refused("/passkeys", credential=added, name="", passkey_name="x") == "passkey_known"
    assert bob.refused("/passkeys/remove", id=to_text(hers.id)) == "no_such_passkey"
    assert bob.refused("/passkeys/rename", id=to_text(hers.id), name="x") == "no_such_passkey"
    stranger = Visitor(server)
    for path in ("/code", "/sign-out", "/delete", "/passkeys/remove"):
        assert stranger.ask(path, name="Mia", id="x").status_code in (401, 422)
    assert bob.refused("/question", purpose="sign_in") == "signed_in"


@pytest.mark.any_store
@pytest.mark.parametrize("part", ["clientDataJSON", "authenticatorData", "signature", "userHandle"])
def test_a_mangled_answer_is_refused(server: Served, part: str) -> None:
    ann = Visitor(server)
    passkey, _ = ann.make(f"Mangled {part}"[:24])
    ann.done("/sign-out")
    strange: tuple[Any, ...] = ("", "A", "AA", "!", "é", {}, 5, "A" * 5000)
    for broken in strange:
        answer = ann.signed(passkey)
        answer["response"][part] = broken
        assert ann.refused("/sign-in", credential=answer) == "bad_passkey", broken


@pytest.mark.any_store
def test_a_mangled_passkey_is_refused(server: Served) -> None:
    guest = Visitor(server)
    for mangle in (lambda made: b"", lambda made: made[:-9], lambda made: b"\xff" * 500):
        made = Passkey(SITE).make(guest.question("make", "Quin"), guest.origin)
        made["response"]["attestationObject"] = to_text(mangle(to_bytes(made["response"]["attestationObject"])))
        assert guest.refused("", credential=made, name="Quin", passkey_name="x") == "bad_passkey"
    assert guest.refused("", credential={}, name="Quin", passkey_name="x") == "bad_passkey"


def test_guessing_is_slowed_down(serve: Serve) -> None:
    with serve(limits=True) as server:
        thief = Visitor(server)
        codes = [thief.refused("/recover", code=f"{number:020}") for number in range(40)]
        assert codes[0] == "bad_code"
        assert codes[-1] == "too_fast"
