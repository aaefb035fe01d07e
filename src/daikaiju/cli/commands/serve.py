"""`daikaiju serve`: the table in the browser."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from daikaiju.cli.databases import Data, Postgresql
from daikaiju.cli.options.game import Packs
from daikaiju.cli.options.language import ENGLISH, Language
from daikaiju.cli.options.reading import Given, options_of, shown
from daikaiju.cli.options.values import decimal, whole_number
from daikaiju.cli.screen import print_json, stdout
from daikaiju.errors import DaikaijuError
from daikaiju.extras import need
from daikaiju.table.pace import USUAL_PACE

if TYPE_CHECKING:
    from daikaiju.server.workers.bots import BotPool

HERE, EVERYWHERE, BY_NAME = "127.0.0.1", "0.0.0.0", "localhost"
LAST_PORT = 65535
HOST_NAME = re.compile(r"(\*\.)?[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")
SLOWEST = 60
MOST_WORKERS = 256
LONGEST_KEPT = 36_500


def read_network(given: Given) -> str:
    """An address or a range of them, as in 10.0.0.0/8."""
    if not is_network(given.text):
        raise given.refusal("serve-error-proxy")
    return given.text


def read_host_name(given: Given) -> str:
    """The name of a host, all below a name, or all there are."""
    if given.text != "*" and HOST_NAME.fullmatch(given.text) is None:
        raise given.refusal("serve-error-host")
    return given.text


class MetricsAddress(NamedTuple):
    """Where metrics are served."""

    host: str
    port: int
    given: str


def read_metrics_address(given: Given) -> MetricsAddress:
    """An address and a port; without an address, metrics are for this computer only."""
    host, _, port = given.text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]") or HERE
    if is_network(host) and "/" not in host and port.isascii() and port.isdigit() and 0 < int(port[:6]) <= LAST_PORT:
        return MetricsAddress(host, int(port), given.text)
    raise given.refusal("serve-error-metrics")


def read_collector(given: Given) -> str:
    """The address that traces are sent to."""
    if not given.text.startswith(("http://", "https://")):
        raise given.refusal("serve-error-traces")
    return given.text


def is_network(name: str) -> bool:
    """Whether a name is an address or a range of them."""
    try:
        ipaddress.ip_network(name)
    except ValueError:
        return False
    return True


of_server = options_of("serve-option")
pace_in_seconds = decimal("serve-error-pace", lambda seconds: 0 <= seconds <= SLOWEST, most=SLOWEST)
days_kept = decimal("serve-error-keep-days", lambda days: 0 <= days <= LONGEST_KEPT, most=LONGEST_KEPT)

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS", help="serve-option-host")]
Lan = Annotated[bool, typer.Option("--lan", help="serve-option-lan")]
Port = Annotated[int, of_server("port", whole_number(0, LAST_PORT))]
Redis = Annotated[
    str | None, typer.Option("--redis", envvar="DAIKAIJU_REDIS", metavar="ADDRESS", help="serve-option-redis")
]
Pace = Annotated[float, of_server("pace", pace_in_seconds, "SECONDS")]
Workers = Annotated[int | None, of_server("bot-workers", whole_number(1, MOST_WORKERS))]
NoChampion = Annotated[bool, typer.Option("--no-champion", help="serve-option-no-champion")]
HandOver = Annotated[bool, typer.Option("--hand-over", help="serve-option-hand-over")]
KeepDays = Annotated[float, of_server("keep-days", days_kept, "DAYS")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="serve-option-no-browser")]
Json = Annotated[bool, typer.Option("--json", help="serve-option-json")]
NoPage = Annotated[bool, typer.Option("--no-page", help="serve-option-no-page")]
NoLimits = Annotated[bool, typer.Option("--no-limits", help="serve-option-no-limits")]
Proxies = Annotated[list[str] | None, of_server("trusted-proxy", read_network, "ADDRESS")]
Hosts = Annotated[list[str] | None, of_server("allowed-host", read_host_name, "NAME")]
Metrics = Annotated[MetricsAddress | None, of_server("metrics", read_metrics_address, "ADDRESS:PORT")]
LogJson = Annotated[bool, typer.Option("--log-json", help="serve-option-log-json")]
Traces = Annotated[str | None, of_server("traces", read_collector, "ADDRESS")]


def serve(
    host: Host = HERE,
    lan: Lan = False,
    port: Port = 8420,
    data: Data = None,
    database: Postgresql = None,
    redis: Redis = None,
    pace: Pace = USUAL_PACE,
    bot_workers: Workers = None,
    no_champion: NoChampion = False,
    hand_over: HandOver = False,
    keep_days: KeepDays = 365,
    no_browser: NoBrowser = False,
    no_page: NoPage = False,
    no_limits: NoLimits = False,
    trusted_proxy: Proxies = None,
    allowed_host: Hosts = None,
    metrics: Metrics = None,
    log_json: LogJson = False,
    traces: Traces = None,
    packs: Packs = None,
    words: Language = ENGLISH,
    json: Json = False,
) -> None:
    if lan:
        host = EVERYWHERE
    need("server")
    if traces is not None:
        need("telemetry")
    from daikaiju.packs import load_known

    load_known()
    with contextlib.closing(early_bots(bot_workers, champion=not no_champion)) as bots:
        from daikaiju.server.app.serving import Taken, listen, listen_by_name
        from daikaiju.server.app.serving import serve as run
        from daikaiju.server.cluster.messenger import read_redis_address
        from daikaiju.server.db.engine import without_password
        from daikaiju.server.http.page import INDEX, PYTHON, built_file
        from daikaiju.server.runtime.settings import Settings, default_folder

        shared = read_redis_address(redis) if redis else None
        if shared is not None and database is None:
            raise DaikaijuError(words.say("serve-error-redis-alone"))
        if not no_page and built_file(INDEX) is None:
            raise DaikaijuError(words.say("server-no-page"))
        if hand_over and built_file(PYTHON) is None:
            raise DaikaijuError(words.say("serve-error-hand-over"))

        try:
            listening = listen(host, port)
        except (UnicodeError, TypeError, socket.gaierror):
            raise DaikaijuError(words.say("serve-error-listen", given=shown(host))) from None
        except OSError as error:
            reason = error.strerror or str(error)
            raise DaikaijuError(
                words.say("serve-error-port", host=shown(host), port=str(port), reason=reason)
            ) from None
        folder = data or default_folder()
        settings = Settings(
            folder=folder,
            database=None if database is None else database.url,
            redis=shared,
            pace=pace,
            bot_workers=len(bots.lines),
            champion=not no_champion,
            hand_over=hand_over,
            keep_days=keep_days,
            limits=not no_limits,
            trusted_proxies=tuple(trusted_proxy or ()),
            allowed_hosts=(*(allowed_host or ()), host),
            metrics=None if metrics is None else (metrics.host, metrics.port),
            json_log=log_json,
            traces=traces,
        )
        name = f"[{host}]" if ":" in host else host
        reached = {EVERYWHERE: network_address() or BY_NAME, "[::]": BY_NAME}.get(name, name)
        port, by_name = listening.getsockname()[1], None
        if host == HERE:
            # Browsers keep passkeys for names only.
            with contextlib.suppress(Taken):
                by_name, reached = listen_by_name(port), BY_NAME
        address = f"http://{reached}:{port}/"
        kept = str(folder) if database is None else database.name

        def say_where() -> None:
            if json:
                print_json(
                    {"address": address, "folder": str(folder)} | ({} if database is None else {"database": kept})
                )
            else:
                stdout().print(words.say("serve-running", address=address, folder=kept), soft_wrap=True)
                if host in (HERE, EVERYWHERE):
                    stdout().print(words.say("serve-only-here" if host == HERE else "serve-network"), soft_wrap=True)
            if not no_browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        problem = run(settings, [one for one in (listening, by_name) if one is not None], say_where, bots)
        if problem is not None:
            named = {"redis": without_password(redis or ""), "metrics": shown(metrics.given if metrics else "")}
            raise DaikaijuError(words.say(problem.key, folder=kept, reason=problem.reason, **named))
        if not json:
            stdout().print(words.say("serve-bye"))


def early_bots(workers: int | None, *, champion: bool) -> BotPool:
    """The processes in which bots think; the first is started while the rest of the server is still being imported."""
    from daikaiju.processes import usual_bot_workers
    from daikaiju.server.workers.bots import BotPool
    from daikaiju.services.levels import Levels

    bots = BotPool(workers or usual_bot_workers(), levels=Levels(champion))
    if bots.levels.has_champion:
        bots.lines[0].worker.begin()
    return bots


def network_address() -> str | None:
    """The address at which others on the network reach this computer; nothing is sent to find out."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        # An address reserved for documentation (RFC 5737): only the route to it is looked up.
        asking.connect(("192.0.2.1", 9))
        found = str(asking.getsockname()[0])
        return None if found.startswith("127.") else found
    return None
