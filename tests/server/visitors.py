"""People with an account, or who make one: a browser and its passkeys."""

from __future__ import annotations

from typing import Any

import httpx

from tests.server.authenticator import Passkey
from tests.server.browsers import Browser, Served
from tests.server.waiting import PATIENCE

SITE = "localhost"


class Visitor:
    """A browser at the server's name, with a device that holds passkeys."""

    def __init__(self, server: Served | str, port: str = "") -> None:
        place = server if isinstance(server, str) else server.place
        self.port = port or place.rpartition(":")[2]
        self.origin = f"http://{SITE}:{self.port}"
        headers = {"Host": f"{SITE}:{self.port}", "Origin": self.origin}
        self.http = httpx.Client(base_url=f"http://{place}", headers=headers, timeout=PATIENCE)

    def ask(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/account{path}", json=body)

    def done(self, path: str, **body: Any) -> Any:
        answer = self.ask(path, **body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, path: str, **body: Any) -> str:
        answer = self.ask(path, **body)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["code"])

    def question(self, purpose: str, name: str = "") -> dict[str, Any]:
        return dict(self.done("/question", purpose=purpose, name=name)["options"])

    def make(self, name: str, passkey: Passkey | None = None) -> tuple[Passkey, str]:
        """A new account; returns its passkey and recovery code."""
        passkey = passkey or Passkey(SITE)
        made = passkey.make(self.question("make", name), self.origin)
        account = self.done("", credential=made, name=name, passkey_name="Phone")
        assert (account["name"], len(account["passkeys"])) == (name, 1)
        return passkey, account["code"]

    def signed(self, passkey: Passkey) -> dict[str, Any]:
        return passkey.sign(self.question("sign_in"), self.origin)

    def account(self) -> Any:
        return self.http.get("/api/account").json()["account"]

    def new_table(self, **more: Any) -> str:
        seats = [{"by": "me"}, {"by": "open"}]
        answer = self.http.post("/api/tables", json={"seats": seats, **more})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["id"])

    def tables(self) -> list[str]:
        return [table["id"] for table in self.http.get("/api/me/tables").json()]

    def socket(self) -> Browser:
        """The same browser, at tables."""
        browser = Browser(self.http.base_url.netloc.decode())
        browser.http.cookies = self.http.cookies
        return browser
