"""Refusals: a code for programs and a message for people."""

from __future__ import annotations

from typing import Any

from daikaiju.messages import Message
from daikaiju.table.protocol.tables import Refusal

STATUS = {
    "no_such_table": 404,
    "no_such_page": 404,
    "not_over": 404,
    "no_file": 404,
    "wrong_method": 405,
    "other_origin": 403,
    "too_large": 413,
    "too_slow": 408,
    "unknown_host": 421,
    "too_fast": 429,
    "too_many_tables": 429,
    "too_many_accounts": 429,
    "not_signed_in": 401,
    "bad_code": 403,
    "bad_passkey": 403,
    "challenge_gone": 403,
    "handover_gone": 403,
    "not_this_computer": 403,
    "cloned_passkey": 403,
    "unknown_passkey": 403,
    "no_such_passkey": 404,
    "no_such_person": 404,
    "not_friends": 403,
    "too_many_friends": 409,
    "not_ignored": 404,
    "no_such_player": 404,
    "no_such_tournament": 404,
    "not_organiser": 403,
    "too_many_tournaments": 429,
    "bad_title": 422,
    "no_such_report": 404,
    "no_such_warning": 404,
    "table_closed": 404,
    "account_closed": 403,
    "bad_reason": 422,
    "bad_target": 422,
    "one_file": 429,
    "one_review": 429,
    "too_many_reviews": 429,
    "no_review": 404,
    "review_too_long": 422,
    "altered_file": 422,
    "bad_file": 422,
    "bad_position": 422,
    "file_too_long": 422,
    "file_too_slow": 422,
    "file_underway": 422,
    "file_unreadable": 422,
    "bad_name": 422,
    "no_such_bot": 422,
    "bad_request": 422,
    "broken": 500,
    "not_read": 503,
    "not_stored": 503,
    "moved": 409,
    "busy": 503,
    "coach_away": 503,
}
"""The HTTP status of a code; 409 for all others, which concern the state of a table."""


class Refused(Exception):
    """Something was refused and nothing changed; `server-refused-<code>` in the Fluent files says why.

    An argument may be a message that is already in the form in which it travels.
    """

    def __init__(self, code: str, **arguments: Any) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def told(self) -> Refusal:
        """The form in which the page is told."""
        return Refusal(self.code, Message(f"server-refused-{self.code.replace('_', '-')}", self.arguments))
