"""How HTTP answers look."""

from __future__ import annotations

from typing import Any

import orjson
from starlette.responses import Response

from daikaiju.server.refusals import Refused


class Json(Response):
    """JSON, written fast."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return orjson.dumps(content)


def refusal(refused: Refused) -> Json:
    """An error, as docs/protocol.md says."""
    return Json(refused.to_json(), status_code=refused.status)
