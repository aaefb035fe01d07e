"""A link to another process, which notices when a message was lost, so that pages reconnect and miss nothing."""

from __future__ import annotations

from daikaiju.server.cluster.messages import AnyMessage, Envelope, Told

SILENCE = 4.0
"""Seconds without a word after which another process counts as cut off."""


class Link:
    """Numbered messages to and from one other process; epochs tell what was sent before a loss from what came after.

    >>> ann, bob = Link(1, now=0.0, epoch=10), Link(2, now=0.0, epoch=20)
    >>> from daikaiju.server.cluster.messages import Left
    >>> def envelope(link, sender, *messages):
    ...     for message in messages:
    ...         link.post(message)
    ...     return link.envelope(sender)
    >>> bob.received(envelope(ann, 1, Left(5)), now=1.0)
    True
    >>> lost = envelope(ann, 1, Left(6))
    >>> bob.received(envelope(ann, 1, Left(7)), now=2.0)
    False
    """

    def __init__(self, process: int, now: float, epoch: int) -> None:
        self.process = process
        self.leaving = False
        """Whether it has said that it is about to stop."""
        self._epoch, self._number = epoch, 0
        self._heard_epoch, self._heard_number = -1, -1
        self._heard_at: float | None = None
        self._since = now
        self._outbox: list[AnyMessage] = []

    # --- what is sent ---------------------------------------------------------------------------

    def post(self, message: AnyMessage) -> None:
        """Send a message with the next envelope; a text for many pages travels once."""
        last = self._outbox[-1] if self._outbox else None
        if isinstance(message, Told) and isinstance(last, Told) and last.text is message.text:
            last.pages += message.pages
        else:
            self._outbox.append(message)

    def envelope(self, sender: int) -> Envelope | None:
        """Everything that waits to be sent."""
        if not self._outbox:
            return None
        messages, self._outbox = self._outbox, []
        envelope = Envelope(sender, self._epoch, self._number, messages)
        self._number += 1
        return envelope

    def begin_again(self) -> None:
        """A message was lost: let the other side notice, too."""
        self._epoch, self._number = self._epoch + 1, 0
        self._outbox.clear()

    # --- what arrives ---------------------------------------------------------------------------

    def received(self, envelope: Envelope, now: float) -> bool:
        """Note that an envelope arrived; returns whether it follows on the one before. A late one should be ignored."""
        follows = (envelope.epoch, envelope.number) == (self._heard_epoch, self._heard_number + 1)
        first = self._heard_epoch == -1 and envelope.number == 0
        self._heard_epoch, self._heard_number, self._heard_at = envelope.epoch, envelope.number, now
        return follows or first

    def is_late(self, envelope: Envelope) -> bool:
        """Whether an envelope was sent before something that has arrived already."""
        return (envelope.epoch, envelope.number) <= (self._heard_epoch, self._heard_number)

    def is_new_epoch(self, envelope: Envelope) -> bool:
        """Whether the other side has begun again, and knows that something was lost."""
        return envelope.epoch > self._heard_epoch and envelope.number == 0

    def is_silent(self, now: float) -> bool:
        """Whether nothing has been heard for too long."""
        return now - (self._since if self._heard_at is None else self._heard_at) > SILENCE

    def is_up(self, now: float) -> bool:
        """Whether pages may be sent its way."""
        return self._heard_at is not None and not self.is_silent(now) and not self.leaving
