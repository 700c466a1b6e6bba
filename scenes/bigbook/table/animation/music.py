"""Which music belongs to the moment of a game: the cue of the round, and its layers for what draws near."""

from __future__ import annotations

from collections.abc import Mapping

from game.bigbook.rules.curses import ahead
from game.bigbook.rules.events import MarkerMoved, read_as
from game.core.engine.event import Event
from scenes.bigbook.table.model.table_view import TableModel
from scenes.kit.audio.music import Score
from scenes.kit.audio.sound_list import Cue

NEAR, SANITY = "near", "sanity"
"""The layers: a curse strikes with the next step of the marker; Madness is nearly used up."""
LAST_ROUND, RAIN_FROM = 6, 4
"""The rounds from which on the last page is heard, and the rain."""
ROOM = ("room", "candle")


def score(model: TableModel, cues: Mapping[str, Cue], *, judged: bool) -> Score:
    """What sounds at a table: `judged` while a page is judged."""
    layers = set()
    if any(curse.position[0] == str(ahead(model.marker)) and not curse.applied and not curse.neutralized
           for curse in model.curses):  # fmt: skip
        layers.add(NEAR)
    if model.madness < 2 * len(model.seats):
        layers.add(SANITY)
    place = (*ROOM, "rain") if model.round >= RAIN_FROM else ROOM
    return Score(_cue(model.round, cues, judged=judged), frozenset(layers), place)


def _cue(number: int, cues: Mapping[str, Cue], *, judged: bool) -> str:
    if judged:
        return "judgment"
    if number >= LAST_ROUND:
        return "last_page"
    studies = sorted(name for name in cues if name == "study" or name.startswith("study_"))
    return studies[max(0, number - 1) % len(studies)] if studies else "study"


class Judgment:
    """Remembers from the events whether a page is being judged."""

    def __init__(self) -> None:
        self.now = False

    def notice(self, event: Event) -> None:
        """The marker comes to the invocation; when the next round, a turn or a book begins, it is over.

        Not before: the marker leaves the invocation, and the page turns, while the old round is still counted, whose
        music would come back for a moment.
        """
        if event.type == "marker_moved" and read_as(event, MarkerMoved).to == 0:
            self.now = True
        elif event.type in ("round_moved", "turn_began", "book_opened"):
            self.now = False
