"""What the Keeper did in the last turn, in a few lines, over the desk until the first act of the round.

A line leads to where it happened. Put away, it comes back by its key, or by a press on the mirror.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from game.core.engine.event import Event
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.text import Style
from scenes.kit.thing import Thing, by_id
from scenes.mansions.look import LAMP, PAPER, PLUM, slate
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.story import Line
from scenes.table.sheets import CLOSE

BEGINS, ENDS = "phase_began", ("turn_began", "round_began", "game_ended")
WEIGHTS = {
    "game_ended": 9, "investigator_died": 9, "keeper_acted": 8, "event_turned": 8, "objective_shown": 8,
    "mythos_played": 7, "trauma_played": 7, "damage_taken": 6, "horror_taken": 6, "monster_placed": 5, "corpse_rose": 5,
    "fire_laid": 5, "dark_laid": 5, "door_sealed": 5, "exit_sealed": 5, "monster_attacks": 4, "corpse_placed": 4,
    "stunned": 3, "monster_moved": 3, "time_passed": 2, "threat_changed": 1,
}  # fmt: skip
"""What is told, the weightiest first where there is more than there is room for."""
MOST = 6
LINE = "told"
"""How the ids of its lines begin."""
PLACES = (("monster", "figure"), ("seat", "figure"), ("room", "room"), ("at", "space"), ("to", "space"))
"""Where an event happened: the first of these arguments that it has, and what kind of thing that is."""


def last_turn(lines: Sequence[Line]) -> list[Line]:
    """What was told of the Keeper's last turn that is over; [] where there was none."""
    end: int | None = None
    for at in reversed(range(len(lines))):  # asked in every frame: no further back than has to be
        if lines[at].type in ENDS:
            end = at
        elif lines[at].type == BEGINS and end is not None:
            return list(lines[at + 1 : end])
    return []


def summary(lines: Sequence[Line], most: int = MOST) -> list[Line]:
    """The weightiest lines of the Keeper's last turn, as they followed one another."""
    told = [line for line in last_turn(lines) if line.text and line.type in WEIGHTS]
    order = sorted(range(len(told)), key=lambda at: (-WEIGHTS[told[at].type], at))[:most]
    return [told[at] for at in sorted(order)]


def place_of(event: Event) -> str:
    """The thing on the plan where an event happened; '' where it happened nowhere in particular."""
    for name, kind in PLACES:
        if event.args.get(name):
            return f"{kind}:{event.args[name]}"
    return ""


class HouseSummary:
    """The sheet over the desk."""

    def __init__(self, table: HouseContext, lines: Callable[[], Sequence[Line]]) -> None:
        self.table, self.lines = table, lines
        self._image: tuple[object, Surface] | None = None

    @property
    def lies(self) -> bool:
        """Whether it lies there."""
        return self.table.state.told

    def lay(self) -> None:
        """Lay it there, where a turn of the Keeper is over."""
        self.table.state.told = bool(last_turn(self.lines()))
        self.table.touch()

    def toggle(self) -> None:
        """Call it back, or put it away."""
        if not self.put_away():
            self.lay()

    def put_away(self) -> bool:
        """Take it away; whether it lay there."""
        was = self.table.state.told
        if was:
            self.table.state.told = False
            self.table.touch()
        return was

    # what stands there

    def told(self) -> list[tuple[str, Line | None]]:
        """Its lines, as many as there is room for; one that says so where nothing was done."""
        found = summary(self.lines(), min(MOST, len(self._rows())))
        if not found:
            return [(self.table.words.telling("summary.still"), None)]
        return [(line.text, line) for line in found]

    def text(self) -> str:
        """All of it, for ears."""
        return " ".join([self.table.words.telling("summary.title"), *(text for text, _ in self.told())])

    def _box(self) -> Rect:
        return Rect(self.table.measures.reading())

    def _head(self) -> Rect:
        layout, box = self.table.measures, self._box().inflate(-self.table.measures.px(24, 16), 0)
        return Rect(box.x, box.y + layout.px(8, 5), box.w - self._close().w, layout.text(24, 19) + layout.px(16, 10))

    def _close(self) -> Rect:
        box, side = self._box(), self.table.measures.px(48, 36)
        return Rect(box.right - side - 6, box.y + 6, side, side)

    def _rows(self) -> list[Rect]:
        layout, head, box = self.table.measures, self._head(), self._box()
        top, least = head.bottom + layout.px(4, 2), layout.px(46, 34)
        high = max(least, layout.text(18) * 2)
        count = max(1, min(MOST, (box.bottom - layout.px(8, 6) - top) // high))
        return [Rect(head.x, top + at * high, box.right - 2 * head.x + box.x, high) for at in range(count)]

    def things(self) -> list[Thing]:
        """Its lines, and the button that puts it away."""
        if not self.lies:
            return []
        rows = zip(self.told(), self._rows(), strict=False)
        found = [Thing(f"{LINE}:{at}", "line", text, row, zone="desk") for at, ((text, _), row) in enumerate(rows)]
        return [*found, Thing(CLOSE, "button", self.table.app.t("kit.button.close"), self._close(), zone="desk")]

    def pressed(self, thing: Thing) -> Thing | None:
        """A press on a line: the thing on the plan where that happened, None for no line and for nowhere."""
        number = thing.id.removeprefix(f"{LINE}:")
        told = self.told()
        if not number.isdecimal() or int(number) >= len(told):
            return None
        line = told[int(number)][1]
        return by_id(self.table.listing().things, place_of(line.event)) if line is not None else None

    # how it looks

    def paint(self, canvas: Canvas) -> None:
        """A slate with the rim of the mirror."""
        if not self.lies:
            return
        box = self._box()
        key = tuple(text for text, _ in self.told()), tuple(box), self.table.theme.text_scale
        if self._image is None or self._image[0] != key:
            self._image = key, self._painted(box)
        canvas.blit(self._image[1], box.topleft)

    def _painted(self, box: Rect) -> Surface:
        layout, words = self.table.measures, self.table.words
        out = Surface(box.size).convert_alpha()
        out.fill((0, 0, 0, 0))
        slate(out, out.get_rect(), edge=PLUM[2])
        style = Style(layout.text(24, 19), PLUM[1], "title", bold=True)
        draw_text(out, words.telling("summary.title"), self._head().move(-box.x, -box.y), style, valign="middle",
                  where="summary", wrap=False, ellipsis=True)  # fmt: skip
        for (text, _), row in zip(self.told(), self._rows(), strict=False):
            place = row.move(-box.x, -box.y)
            style = Style(layout.text(18), PAPER[0], leading=0.9)
            draw_text(out, text, place.inflate(-8, -2), style, valign="middle", where="summary", ellipsis=True)
        close = self._close().move(-box.x, -box.y)
        arm = close.inflate(-close.w * 5 // 8, -close.h * 5 // 8)
        for start, end in ((arm.topleft, arm.bottomright), (arm.bottomleft, arm.topright)):
            pygame.draw.line(out, LAMP[1], start, end, 3)
        return out
