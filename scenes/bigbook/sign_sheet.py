"""The elements' signs as people want them: which colours, a letter on each; a change shows at once here and below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.core.text.i18n import TextKey
from scenes.bigbook.cards.palettes import ELEMENT_ORDER, SETS, SWATCHES, own_of, too_near
from scenes.bigbook.cards.signs import ELEMENTS, badge
from scenes.bigbook.settings import SETTINGS, change, settings_of
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.column import Column
from scenes.kit.drawing.look import PALETTES
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.routes import route
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, GOLD, INK, PARCH, Colour, Theme, mix
from scenes.kit.widgets import Choice, Toggle, Widget, WidgetState, panel

if TYPE_CHECKING:
    from scenes.shell.app import App

ROWS = len(ELEMENT_ORDER) + 2
"""Letters and palette above, then a row for each element."""
NEAR = TextKey("bigbook.signs.near")
HEAD = 0.34
"""The share of an element's row that its badges and name take."""


@dataclass(slots=True)
class Swatch(Widget):
    """A colour to choose: ringed where it is chosen, struck through where it is too near to another element's."""

    colour: Colour = INK
    chosen: bool = False
    action: Callable[[], None] | None = None

    def press(self) -> None:
        if self.action is not None:
            self.action()

    def spoken(self, t: Callable[[str], str]) -> tuple[str, ...]:
        return (t("kit.speech.chosen"),) if self.chosen else ()

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        s, side = canvas.surface, min(self.rect.w, self.rect.h) - theme.px(4)
        box = Rect(0, 0, side, side)
        box.center = self.rect.center
        if self.chosen:
            pygame.draw.rect(s, INK, box.inflate(6, 6), border_radius=7)
            pygame.draw.rect(s, GOLD[1], box.inflate(4, 4), 2, border_radius=6)
        edge = CRIMSON if state.hover and self.enabled else INK
        pygame.draw.rect(s, self.colour if self.enabled else mix(self.colour, PARCH[1], 0.55), box, border_radius=4)
        pygame.draw.rect(s, edge, box, 2 if state.hover else 1, border_radius=4)
        if not self.enabled:
            pygame.draw.line(s, INK, (box.x + 4, box.bottom - 5), (box.right - 5, box.y + 4), 2)
        canvas.mark(self.rect.inflate(8, 8))


class SignScene(Form):
    """One sheet of paper: a switch, a choice, and for each element its badges and the colours it may have."""

    name = "signs"
    modal = True

    app: App

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.sheet = self._title = self._label = Rect(0, 0, 0, 0)
        self._heads: dict[str, Rect] = {}

    def heading(self) -> str:
        return self.app.t("bigbook.signs.title")

    def default_focus(self) -> str | None:
        return "setting:palette"

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full = self.theme.px, self.theme.layout.full
        self.sheet = self.centred((1400, 880), (1000, 610))
        inner = self.sheet.inflate(-px(120 if full else 84), -px(100 if full else 64))
        top, foot = px(96 if full else 62), px(76 if full else 50)
        self._title = Rect(inner.x, inner.y - px(8), inner.w, top - px(6))
        body = Rect(inner.x, inner.y + top, inner.w, inner.bottom - foot - px(16) - inner.y - top)
        high = body.h // ROWS
        rows = [Rect(body.x, body.y + i * high, body.w, high - px(10)) for i in range(ROWS)]
        split = round(body.w * HEAD)
        self._label = Rect(rows[1].x, rows[1].y, split - px(12), rows[1].h)
        self._heads = {
            element: Rect(row.x, row.y, split - px(12), row.h)
            for element, row in zip(ELEMENT_ORDER, rows[2:], strict=True)
        }
        close = Rect(0, 0, px(330), foot)
        close.midbottom = (inner.centerx, inner.bottom)
        right = [Rect(row.x + split, row.y, row.w - split, row.h) for row in rows[1:]]
        self._place(rows[0], right[0], right[1:], close)

    def _below(self, column: Column) -> None:
        """The colours of an element stand below its name."""
        self._title = column.row(48)
        letters = column.row(46)
        self._label = column.words(self.app.t("bigbook.signs.colours"), Style(self.theme.ui(20), INK), 2)
        palette = column.row(46, 20)
        self._heads, rows = {}, []
        for element in ELEMENT_ORDER:
            self._heads[element] = column.row(48, 2)
            rows.append(column.row(48, 16))
        self._place(letters, palette, rows, column.row())
        self.sheet = column.sheet

    def _place(self, letters: Rect, palette: Rect, rows: Sequence[Rect], close: Rect) -> None:
        """The controls; a row of colours for each element."""
        live, t = settings_of(self.app), self.app.t
        self.widgets = [
            Toggle("setting:sign-letters", letters, t("bigbook.signs.letters"), value=live.sign_letters, size=20,
                   changed=partial(change, self.app, "sign_letters")),
            Choice("setting:palette", palette, t("bigbook.signs.colours"), values=PALETTES,
                   names=[t(f"bigbook.signs.{one}") for one in PALETTES],
                   index=PALETTES.index(live.palette), changed=partial(change, self.app, "palette")),
        ]  # fmt: skip
        for element, row in zip(ELEMENT_ORDER, rows, strict=True):
            self.widgets += self._swatches(element, row)
        self.widgets.append(self.close_button(close))

    @property
    def chosen(self) -> dict[str, str]:
        """The swatch of each element now; of the printed colours, which are no swatches, those one begins with."""
        live = settings_of(self.app)
        fixed = live.palette in SETS and live.palette != "own"
        return dict(SETS[live.palette] if fixed else own_of(live.own_colours))

    def _swatches(self, element: str, row: Rect) -> list[Widget]:
        now, t = self.chosen, self.app.t
        others = [swatch for one, swatch in now.items() if one != element]
        name, wide = t(f"bigbook.terms.elements.{element}.singular"), row.w / len(SWATCHES)
        made: list[Widget] = []
        for at, (swatch, colour) in enumerate(SWATCHES.items()):
            near = any(too_near(swatch, other) for other in others)
            place = Rect(row.x + round(at * wide), row.y, round(wide), row.h)
            made.append(
                Swatch(
                    f"swatch:{element}:{swatch}", place, f"{name}: {t(f'bigbook.signs.swatches.{swatch}')}", not near,
                    NEAR if near else None, f"swatches-{element}", colour=colour,
                    chosen=now[element] == swatch and settings_of(self.app).palette in SETS,
                    action=partial(self.give, element, swatch),
                )
            )  # fmt: skip
        return made

    def give(self, element: str, swatch: str) -> None:
        """An element has another colour from now on, and the palette is people's own."""
        own = {**self.chosen, element: swatch}
        self.app.prefs.set_own(SETTINGS, "own_colours", own)
        change(self.app, "palette", "own")

    def paint_base(self, surface: Surface) -> None:
        panel(surface, self.sheet, seed=12)
        theme, t = self.theme, self.app.t
        title = Style(theme.text(46 if theme.layout.full else 32), INK, "title", align="center")
        draw_text(surface, t("bigbook.signs.title"), self._title, title, valign="middle", where="signs.title")
        materials.rule(surface, self._title.x, self._title.right, self._title.bottom)
        style = Style(theme.ui(20), INK)
        draw_text(
            surface, t("bigbook.signs.colours"), self._label, style, valign="middle", where="signs", ellipsis=True
        )
        for element, head in self._heads.items():
            x = head.x
            for side in (min(head.h, theme.px(52)), theme.px(26), theme.px(18)):
                mark = badge(element, side)
                surface.blit(mark, mark.get_rect(midleft=(x, head.centery)))
                x += mark.get_width() + theme.px(6)
            ramp = ELEMENTS[element]
            for step, colour in enumerate((ramp.light, ramp.mid, ramp.base)):
                bar = Rect(x, head.centery + theme.px(8 * step - 12), theme.px(14), theme.px(8))
                pygame.draw.rect(surface, colour, bar)
            x += theme.px(22)
            words = t(f"bigbook.terms.elements.{element}.singular")
            draw_text(surface, words, Rect(x, head.y, head.right - x, head.h), style, valign="middle",
                      where=f"signs.{element}", ellipsis=True)  # fmt: skip


route("signs", SignScene)
