"""The page that needs no server, on nothing but Python's web server, in a folder of it."""

from __future__ import annotations

import contextlib
import json
import threading
from collections.abc import Iterator, Mapping
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from tests.e2e.people import Person

from daikaiju.site.database import STORES

WHERE = Path("some") / "folder"

CONTROLLED = "navigator.serviceWorker.controller !== null"
"""The service worker has everything, and serves this tab."""

STORED = """async () => {
  const disk = await new Promise((resolve, reject) => {
    const request = indexedDB.open('daikaiju')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const of = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)))
  const stores = {}
  for (const name of disk.objectStoreNames) {
    const store = disk.transaction(name).objectStore(name)
    const [keys, values] = await Promise.all([of(store.getAllKeys()), of(store.getAll())])
    stores[name] = Object.fromEntries(keys.map((key, place) => [key, values[place]]))
  }
  disk.close()
  return stores
}"""

STORE = """async ([stores, version]) => {
  const disk = await new Promise((resolve, reject) => {
    const request = indexedDB.open('daikaiju', version)
    request.onupgradeneeded = () => Object.keys(stores).forEach((name) => request.result.createObjectStore(name))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const names = Object.keys(stores)
  const transaction = disk.transaction(names, 'readwrite')
  for (const name of names)
    for (const [key, value] of Object.entries(stores[name])) transaction.objectStore(name).put(value, key)
  await new Promise((resolve) => (transaction.oncomplete = resolve))
  disk.close()
}"""

IN_WORKERS = """const Plain = Worker
globalThis.Worker = class extends Plain {
  constructor(address, options) {
    const first = 'data:text/javascript,' + encodeURIComponent(CODE)
    const both = [first, String(address)].map((one) => `import ${JSON.stringify(one)}`).join('\\n')
    super(URL.createObjectURL(new Blob([both], { type: 'text/javascript' })), options)
  }
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: object) -> None:
        """Say nothing."""

    def handle(self) -> None:
        """Say nothing of pages that leave before they have everything, either."""
        with contextlib.suppress(ConnectionError):
            super().handle()


class Host:
    """A web server that can be stopped."""

    def __init__(self, root: Path) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=root))
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05})
        self._thread.start()
        self._runs = True
        self.address = f"http://127.0.0.1:{self._server.server_port}/{WHERE.as_posix()}/"

    def stop(self) -> None:
        if self._runs:
            self._runs = False
            self._server.shutdown()
            self._thread.join()
            self._server.server_close()


@contextlib.contextmanager
def hosted(site: Path, root: Path) -> Iterator[Host]:
    """A web server for an empty folder, in which the site lies deeper."""
    folder = root / WHERE
    if not folder.exists():
        folder.parent.mkdir(parents=True)
        folder.symlink_to(site)
    host = Host(root)
    try:
        yield host
    finally:
        host.stop()


def stored(page: Page) -> dict[str, dict[str, str]]:
    """Everything in the browser's store."""
    found: dict[str, dict[str, str]] = page.evaluate(STORED)
    return found


def store(person: Person, stores: Mapping[str, Mapping[str, str]], version: int = 1) -> None:
    """Fill the browser's store before the page begins."""
    person.page.goto(person.address.removesuffix("?") + "favicon.svg")
    every: dict[str, Mapping[str, str]] = {name: {} for name in STORES} if version == 1 else {}
    person.page.evaluate(STORE, [{**every, **stores}, version])


def in_workers(person: Person, code: str) -> None:
    """Run something in each worker of the page before its own script."""
    person.context.add_init_script(IN_WORKERS.replace("CODE", json.dumps(code)))


def moves_to(person: Person, path: str) -> None:
    """Go to another page as links do, so that Python keeps running."""
    there: Any = f"./?{path}"
    person.page.evaluate(
        "(there) => { history.pushState(null, '', there); dispatchEvent(new PopStateEvent('popstate')) }", there
    )
    person.page.get_by_role("main").wait_for()
