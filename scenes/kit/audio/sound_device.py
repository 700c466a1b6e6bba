"""Where sounds come out: what the kit asks of whoever has the loudspeakers."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol


class Device(Protocol):
    """Channels are numbered; a level is from 0 to 1 on either side. Nothing here ever waits."""

    def start(self, channel: int, file: str, left: float, right: float, *, loop: bool = False) -> float:
        """Sound a file on a channel; its length in milliseconds, 0 where it is not there."""

    def together(self, files: Mapping[int, str], *, loop: bool = False) -> dict[int, float]:
        """Sound a file on each of these channels, unheard at first, all from the same sample on; their lengths."""

    def level(self, channel: int, left: float, right: float) -> None:
        """Change how loud a channel is."""

    def stop(self, channel: int) -> None:
        """Silence a channel."""

    def fetch(self, files: Collection[str]) -> bool:
        """Have these files ready soon; True when they are, or never will be."""
