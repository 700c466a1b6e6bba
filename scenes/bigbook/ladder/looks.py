"""The pages of the looks: what evenings have opened, kind by kind, to be chosen; what is in use has a ring of gold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect

from game.bigbook.play.ladder import Look, ladder
from game.core.text.i18n import TextKey
from scenes.bigbook.ladder import samples
from scenes.bigbook.ladder.progress import Progress, look_name, name_of
from scenes.bigbook.settings import change, settings_of
from scenes.bigbook.statistics.pens import Pens
from scenes.bigbook.worn import chosen
from scenes.kit.canvas import Canvas
from scenes.kit.drawing.charts import SOFT, heading, subheading
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, GOLD, GREEN_INK, INK, Theme
from scenes.kit.widgets import Toggle, Widget, WidgetState

Wear = Callable[[Look], None]
OPEN = TextKey("bigbook.ladder.open_all")
LABEL = 0.26
"""How much of a sample's room its name takes."""


@dataclass(slots=True)
class Sample(Widget):
    """A look to press."""

    worn: bool = False
    role: str = "choice"
    action: Callable[[], None] | None = None

    def spoken(self, t: Callable[[str], str]) -> tuple[str, ...]:
        return (t("bigbook.ladder.worn"),) if self.worn else ()

    def press(self) -> None:
        if self.action is not None:
            self.action()

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        if state.hover:
            pygame.draw.rect(canvas.surface, CRIMSON, self.rect.inflate(4, 4), 2, border_radius=6)
            canvas.mark(self.rect.inflate(10, 10))


def left(pens: Pens, room: Rect, progress: Progress, wear: Wear) -> None:
    """Card backs and table cloths."""
    t = pens.app.t
    rest = heading(pens, room, t("bigbook.ladder.openings.looks"), t("bigbook.ladder.looks_note"))
    high = rest.h // 2
    _kind(pens, Rect(rest.x, rest.y, rest.w, high), "back", 1, progress, wear)
    _kind(pens, Rect(rest.x, rest.y + high, rest.w, high), "cloth", 1, progress, wear)


def right(pens: Pens, room: Rect, progress: Progress, wear: Wear) -> None:
    """Bookmarks, pictures for the menu, and the switch that opens everything."""
    app = pens.app
    foot = Rect(room.x, room.bottom - round(room.h * 0.1), room.w, round(room.h * 0.1))
    rest = Rect(room.x, room.y, room.w, foot.y - room.y)
    high = round(rest.h * 0.37)
    _kind(pens, Rect(rest.x, rest.y, rest.w, high), "bookmark", 1, progress, wear)
    _kind(pens, Rect(rest.x, rest.y + high, rest.w, rest.h - high), "portrait", 2, progress, wear)
    pens.told.append(Toggle("setting:open-looks", foot, app.t(OPEN), zone="story", value=settings_of(app).open_looks,
                            changed=partial(change, app, "open_looks"), size=18))  # fmt: skip


def _kind(pens: Pens, room: Rect, kind: str, rows: int, progress: Progress, wear: Wear) -> None:
    """All looks of a kind below its name."""
    app, names = pens.app, ladder().looks[kind]
    head = Rect(room.x, room.y, room.w, max(round(room.h * 0.16 / rows), pens.size(19) * 3 // 2))
    subheading(pens, head, app.t(f"bigbook.ladder.kinds.{kind}"))
    across = -(-len(names) // rows)
    wide, high = room.w // across, (room.bottom - head.bottom) // rows
    gap, now = max(6, wide // 14), chosen(settings_of(app).looks, kind)
    for at, name in enumerate(names):
        cell = Rect(room.x + at % across * wide, head.bottom + at // across * high, wide - gap, high - gap)
        _sample(pens, cell, Look(kind, name), progress, now, wear)


def _sample(pens: Pens, cell: Rect, look: Look, progress: Progress, now: Look, wear: Wear) -> None:
    app, t = pens.app, pens.app.t
    lines = 2 if look.kind in ("portrait", "bookmark") else 1  # these have long names
    label = max(round(cell.h * LABEL), round(pens.size(14) * 1.32) * lines + 4)
    box = Rect(cell.x, cell.y, cell.w, cell.h - label).inflate(-6, -6)
    free, worn = look in progress.open, look == now
    samples.lay(pens.surface, app.art, look, box, shut=not (free or worn))
    if worn:
        pygame.draw.rect(pens.surface, INK, box.inflate(8, 8), 4, border_radius=6)
        pygame.draw.rect(pens.surface, GOLD[1], box.inflate(6, 6), 2, border_radius=6)
    style = Style(pens.size(14), GREEN_INK if worn else INK if free else SOFT, bold=worn, align="center")
    words = look_name(app, look)
    pens.write(words, Rect(cell.x, cell.bottom - label + 2, cell.w, label - 2), style, "ladder.look")
    opener = next((one for one in ladder().evenings if one.opens == look), None)
    if free or opener is None:
        action = partial(wear, look)
    else:
        closed = t("bigbook.ladder.closed", name=name_of(app, opener))
        words = f"{words}. {closed}"
        action = partial(app.say, closed, cell)
    pens.told.append(Sample(f"look:{look.kind}:{look.name}", cell, words, zone="story", worn=worn, action=action))
