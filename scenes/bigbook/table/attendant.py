"""The attendants of this game's table: a coach, a lesson, a challenge, a replay, the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.overlays.router import BookOverlays
from scenes.table.attendant import Attendant, Beside

BookBeside: TypeAlias = Beside[BookTable, BookOverlays]
BookAttendant: TypeAlias = Attendant[BookTable, BookOverlays]
Attends = Callable[[BookBeside], BookAttendant]
