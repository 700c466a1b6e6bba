"""How the game ended and why, its story in a few figures, and the next game one click away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.kit import paper
from scenes.kit.backdrop import Backdrop
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_name, draw_text
from scenes.kit.form import Form
from scenes.kit.icons import emblem, glyph
from scenes.kit.names import in_sentence
from scenes.kit.routes import route
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, GREEN_INK, INK, MIN_TEXT, PARCH, SEAT_COLOURS
from scenes.kit.widgets import Button, panel
from scenes.run import GameSetup
from scenes.tally import Tally

if TYPE_CHECKING:
    from scenes.app import App

ROUNDS = 6
PAGE = (60, 40, 250, 230)
"""Where the page of the monster that won lies in the picture of the defeat: x, y, width, height."""
ABOVE_NAME = 0.655
"""The share of a monster's page above the scroll for its name."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What the end screen tells: the result of the engine's view, and the game's story."""

    setup: GameSetup
    result: str
    reason: str
    round: int
    tally: Tally
    monster: str = ""


class EndScene(Form):
    """Victory or defeat."""

    name = "end"

    def __init__(self, app: App, ending: Ending, again: Callable[[App, GameSetup], None]) -> None:
        super().__init__(app)
        self.again = again
        self.ending = ending
        self.room = Backdrop(app.art, app.theme, "victory" if ending.result == "won" else "defeat")
        self.sheet = self.foot = Rect(0, 0, 0, 0)

    @property
    def won(self) -> bool:
        """True for a victory."""
        return self.ending.result == "won"

    def default_focus(self) -> str | None:
        return "button:rematch"

    def layout(self) -> None:
        w, h = self.app.size
        px, full = self.theme.px, self.theme.layout.full
        margin = px(40 if full else 22)
        self.room.place(self.app.size)
        right = min(w - margin, round(self.room.at(1884, 0)[0]))
        sheet_w = min(px(830 if full else 580), w - margin * 2)
        self.sheet = Rect(right - sheet_w, margin, sheet_w, h - margin * 2)
        row = px(86 if full else 54)
        foot = Rect(
            self.sheet.x + px(50), self.sheet.bottom - row - px(44 if full else 32), self.sheet.w - px(100), row
        )
        third = (foot.w - px(28)) // 3
        t = self.app.t
        self.widgets = []
        for i, (name, label, action) in enumerate(
            (
                ("rematch", t("kit.button.same-again"), self._rematch),
                ("new-game", t("kit.button.new-game"), self._new_game),
                ("main-menu", t("kit.button.main-menu"), self._menu),
            )
        ):
            rect = Rect(foot.x + i * (third + px(14)), foot.y, third, foot.h)
            self.widgets.append(Button(f"button:{name}", rect, label, action=action, primary=i == 0, size=22))
        self.foot = foot

    def _rematch(self) -> None:
        again = GameSetup.from_json(self.ending.setup.to_json())
        again.seed = None
        self.again(self.app, again)

    def _new_game(self) -> None:
        self.app.go("setup")

    def _menu(self) -> None:
        self.app.go("menu")

    def back(self) -> None:
        self._menu()

    def paint_base(self, surface: Surface) -> None:
        t, theme, full = self.app.t, self.theme, self.theme.layout.full
        self.room.paint_base(surface)
        self._monster(surface)
        panel(surface, self.sheet, seed=15)
        inner = self.sheet.inflate(-theme.px(110 if full else 76), -theme.px(80 if full else 54))
        unit = (self.foot.y - inner.y) / 100
        mood = "won" if self.won else "lost"

        def row(top: float, height: float) -> Rect:
            return Rect(inner.x, inner.y + round(unit * top), inner.w, round(unit * height))

        ink = GREEN_INK if self.won else CRIMSON
        draw_text(
            surface,
            t(f"kit.end.{mood}_title"),
            row(0, 17),
            Style(theme.text(64 if full else 44), ink, "title", align="center"),
            valign="middle",
            where="end.title",
        )
        paper.rule(surface, inner.x, inner.right, row(18, 1).y)
        draw_text(
            surface,
            t(f"kit.end.{mood}_text"),
            row(20, 12),
            Style(theme.text(24 if full else 19), INK, align="center"),
            valign="middle",
            where="end.text",
        )
        if self.ending.reason:
            reason = Style(theme.text(21 if full else 17), CRIMSON, italic=True, align="center")
            draw_text(
                surface,
                t(f"kit.end.reason.{self.ending.reason}"),
                row(32, 11),
                reason,
                valign="middle",
                where="end.reason",
            )
        self._figures(surface, row(46, 38))
        self._people(surface, row(86, 11))

    def _monster(self, surface: Surface) -> None:
        """The page of the monster that won, pinned beside the book that reads us."""
        if self.won or not self.ending.monster:
            return
        x, y = self.room.at(PAGE[0], PAGE[1])
        k = self.room.scale
        picture = self.app.art.get("monsters", self.ending.monster, (round(PAGE[2] * k), round(PAGE[3] * k)), 1)
        if picture is None:
            return
        seen = Rect(0, 0, picture.get_width(), round(picture.get_height() * ABOVE_NAME))
        edge = round(24 * k)
        spot = seen.move(max(edge, round(x)), max(edge, round(y)))  # a square window shows less of the room
        name = Rect(spot.x, spot.bottom, spot.w, round(40 * k))
        panel(surface, spot.union(name).inflate(14, 14), seed=8, border=False)
        surface.blit(picture, spot, seen)
        style = Style(max(MIN_TEXT, round(26 * k)), INK, "title", align="center")
        words = self.app.t(f"bigbook.cards.monsters.{self.ending.monster}.name")
        draw_text(surface, words, name, style, valign="middle", where="end.monster", wrap=False)

    def _lines(self) -> list[tuple[str, str]]:
        t, ending = self.app.t, self.ending
        tally = ending.tally
        lines = [
            ("star", t("kit.end.reached", round=ending.round, n=ROUNDS)),
            ("moon", t("kit.end.turns", n=tally.turns)),
            ("curse", t("kit.end.curses", n=tally.total("curses"))),
            ("quill", t("kit.end.cured", n=tally.total("cured"))),
            ("madness", t("kit.end.taken", n=tally.total("taken"))),
        ]
        if tally.undone:
            lines.append(("key", t("kit.end.undone", n=tally.undone)))
        for name, key in (("curses", "most_curses"), ("supported", "most_support")):
            seat = tally.best(name)
            if seat is not None:
                lines.append(("lantern", t(f"kit.end.{key}", seat=in_sentence(ending.setup.person(seat).name))))
        return lines

    def _figures(self, surface: Surface, area: Rect) -> None:
        lines = self._lines()
        rows = -(-len(lines) // 2)
        height = area.h // max(4, rows)
        icon = max(18, round(height * 0.52))
        for i, (mark, line) in enumerate(lines):
            x = area.x + (i // rows) * (area.w // 2)
            y = area.y + (i % rows) * height
            colour = CRIMSON if mark in ("curse", "madness") else PARCH[4]
            picture = glyph(mark, icon, colour)
            surface.blit(picture, picture.get_rect(midleft=(x, y + height // 2)))
            room = Rect(x + icon + 12, y, area.w // 2 - icon - 28, height)
            draw_text(
                surface, line, room, Style(self.theme.ui(19), INK), valign="middle", where=f"end.{mark}", ellipsis=True
            )

    def _people(self, surface: Surface, area: Rect) -> None:
        people = self.ending.setup.people
        width = area.w // len(people)
        side = min(area.h, self.theme.px(54 if self.theme.layout.full else 36))
        for i, person in enumerate(people):
            seal = emblem(person.emblem, side, SEAT_COLOURS[person.colour])
            surface.blit(seal, seal.get_rect(midleft=(area.x + i * width, area.centery)))
            room = Rect(area.x + i * width + side + 6, area.y, width - side - 12, area.h)
            draw_name(surface, person.name, room, Style(self.theme.ui(19), INK, bold=True), where="end.person")

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.room.update(dt):
            self.redraw()

    def paint(self, canvas: Canvas) -> None:
        self.room.paint(canvas)
        super().paint(canvas)


route("end", EndScene)
