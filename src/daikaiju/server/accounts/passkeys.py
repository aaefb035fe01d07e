"""Passkeys (WebAuthn): what a browser is asked to sign, and whether what it signed is right.

A passkey belongs to one name of the server, and signs only what a page at that name was asked to.
"""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Iterable
from dataclasses import dataclass

import webauthn
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.options_to_json_dict import options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from daikaiju.server.accounts.messages import Credential
from daikaiju.table.refusals import Refused

log = logging.getLogger("daikaiju.server")

NAME = "Daikaiju"
CHALLENGE_BYTES = 32
LONGEST_ANSWER = 5 * 60 * 1000
"""How many milliseconds a person has to answer their browser's question."""

COUNTER_WENT_BACK = "sign count"


@dataclass(frozen=True)
class Site:
    """The name by which a browser reached the server; the guard has checked that it is one of the server's own."""

    name: str
    origin: str


def new_challenge() -> str:
    return bytes_to_base64url(secrets.token_bytes(CHALLENGE_BYTES))


def creation_options(site: Site, challenge: str, person: str, name: str, known: Iterable[str]) -> dict[str, object]:
    """What the browser is asked so that it makes a passkey, though none on a device that has one already."""
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=NAME,
        user_id=person.encode(),
        user_name=name,
        challenge=base64url_to_bytes(challenge),
        timeout=LONGEST_ANSWER,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(identity)) for identity in known],
    )
    return options_to_json_dict(options)


def request_options(site: Site, challenge: str) -> dict[str, object]:
    """What the browser is asked so that it signs with whichever passkey the person chooses."""
    options = webauthn.generate_authentication_options(
        rp_id=site.name, challenge=base64url_to_bytes(challenge), timeout=LONGEST_ANSWER
    )
    return options_to_json_dict(options)


def challenge_in(site: Site, credential: Credential) -> str:
    """The challenge a browser says it answers, if it does so for this site."""
    try:
        told = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge, origin, elsewhere = told["challenge"], told["origin"], told.get("crossOrigin", False)
    except Exception as error:  # it can be anything
        raise refused("bad_passkey", f"unreadable: {error!r}") from None
    if origin != site.origin or elsewhere:
        raise refused("other_origin", f"made at {origin!r}, which is not {site.origin!r}")
    if not isinstance(challenge, str):
        raise refused("bad_passkey", "no challenge")
    return challenge


def verified_creation(site: Site, challenge: str, credential: Credential) -> VerifiedRegistration:
    """A new passkey, if everything about it is right."""
    try:
        return webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception as error:  # the library raises many kinds of error at what strangers send
        raise refused("bad_passkey", repr(error)) from None


def verified_signature(
    site: Site, challenge: str, credential: Credential, public_key: bytes, counter: int
) -> VerifiedAuthentication:
    """What was signed, if the signature is right and the passkey has counted on."""
    try:
        return webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=public_key,
            credential_current_sign_count=counter,
        )
    except Exception as error:  # the library raises many kinds of error at what strangers send
        code = "cloned_passkey" if COUNTER_WENT_BACK in str(error) else "bad_passkey"
        raise refused(code, repr(error)) from None


def holder_in(credential: Credential) -> str | None:
    """The account a passkey says it is for, if it says so."""
    handle = credential["response"].get("userHandle")
    try:
        return base64url_to_bytes(handle).decode(errors="replace") if isinstance(handle, str) else None
    except ValueError as error:
        raise refused("bad_passkey", repr(error)) from None


def refused(code: str, why: str) -> Refused:
    """A refusal, with the reason in the log."""
    log.warning("a passkey was refused (%s): %s", code, why[:300])
    return Refused(code)
