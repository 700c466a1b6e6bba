"""The rung of the ladder that a game has climbed: a slip that says so and what it has opened, and where to go next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.bigbook.play.ladder import Evening
from game.bigbook.play.summary import Summary
from scenes.bigbook.ladder import samples
from scenes.bigbook.ladder.progress import look_of, name_of
from scenes.bigbook.ladder.rungs import WAX
from scenes.kit.fit import draw_text
from scenes.kit.icons import emblem
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, GREEN_INK, INK, PARCH, Colour, mix
from scenes.kit.widgets import Widget, panel

if TYPE_CHECKING:
    from scenes.shell.app import App

Look = tuple[str, str, Callable[[], None]]
"""A button: its name, its words, what it does."""


@dataclass(slots=True)
class RungSlip(Widget):
    """A slip of paper: the seal, which evening it was, and what it has opened."""

    evening: Evening | None = None
    climbed: bool = True
    """Whether the game has climbed it: then the slip has its seal in wax and what it opens."""
    lines: tuple[str, str] = ("", "")

    def paint_still(self, surface: Surface, app: App) -> None:
        """The slip itself, on a still layer."""
        if self.evening is None:
            return
        px = app.theme.px
        panel(surface, self.rect, seed=12, border=False)
        inner = self.rect.inflate(-px(22), -px(14))
        if not self.climbed:
            self._words(surface, app, inner, CRIMSON)
            return
        side = min(inner.h, px(72))
        seal = emblem(self.evening.seal, side, WAX[self.evening.difficulty])
        surface.blit(seal, seal.get_rect(midleft=inner.midleft))
        box = Rect(0, 0, side, inner.h)
        box.midright = inner.midright
        samples.lay(surface, app.art, self.evening.opens, box)
        room = Rect(inner.x + side + px(10), inner.y, inner.w - 2 * (side + px(10)), inner.h)
        self._words(surface, app, room, GREEN_INK)

    def _words(self, surface: Surface, app: App, room: Rect, ink: Colour) -> None:
        """Which evening, and below it what it has opened or why it has not."""
        theme = app.theme
        head = Rect(room.x, room.y, room.w, room.h * (54 if self.climbed else 44) // 100)
        style = Style(theme.ui(18), ink, bold=True)
        draw_text(surface, self.lines[0], head, style, valign="middle", where="end.rung", ellipsis=True)
        foot = Rect(room.x, head.bottom, room.w, room.h - head.h)
        style = Style(theme.ui(16), mix(INK, PARCH[4], 0.2), italic=True)
        draw_text(surface, self.lines[1], foot, style, valign="middle", where="end.opened", ellipsis=True)


def slip(app: App, evening: Evening, rect: Rect) -> RungSlip:
    """The slip of an evening that this game has climbed as the first of all."""
    lines = (
        app.t("bigbook.ladder.fresh", name=name_of(app, evening)),
        app.t("bigbook.ladder.opened", list=look_of(app, evening.opens)),
    )
    return RungSlip(
        f"rung:{evening.id}", rect, ". ".join(lines), role="info", zone="story", evening=evening, lines=lines
    )


def missed(app: App, evening: Evening, game: Summary, rect: Rect) -> RungSlip:
    """The slip of an evening that this game would have climbed, had people played enough of it."""
    lines = (
        app.t("bigbook.ladder.missed", name=name_of(app, evening)),
        app.t("bigbook.ladder.missed_why", n=game.attended or 0, m=game.rounds),
    )
    return RungSlip(
        f"missed:{evening.id}", rect, ". ".join(lines), role="info", zone="story", evening=evening, climbed=False,
        lines=lines,
    )  # fmt: skip


def to_ladder(app: App, evening: Evening | None) -> Look:
    """The way to all evenings, open at the looks where this game has climbed one and so opened a look."""
    opening = "looks" if evening is not None else ""
    return "ladder", app.t("bigbook.ladder.short"), partial(app.open, "ladder", None, opening)


def onward(app: App, following: Evening | None) -> list[Look]:
    """The way to the set-up of the evening that follows, where one does."""
    if following is None:
        return []
    words = app.t("bigbook.ladder.next_button", name=name_of(app, following))
    return [("next-evening", words, partial(app.go, "setup", following))]
