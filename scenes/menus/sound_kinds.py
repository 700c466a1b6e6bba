"""Which kinds of sounds are heard: a switch for each, for whoever cannot bear bells, breath or a cat.

A kind that is switched on sounds at once; what is off keeps its words where captions are shown.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.audio import sound_list
from scenes.kit.column import Column
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.routes import route
from scenes.kit.text import Style
from scenes.kit.theme import INK
from scenes.kit.widgets import Toggle, panel
from scenes.shell import screens

if TYPE_CHECKING:
    from scenes.shell.app import App


class SoundKindsScene(Form):
    """A sheet over the sliders: the kinds that the list of sounds has, in two columns."""

    name = "sound-kinds"
    modal = True

    app: App

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.sheet = self._title = Rect(0, 0, 0, 0)
        self._kinds = (app.sounds.known if not app.sounds.off else sound_list.read()).kinds()
        """Where nothing sounds this time, what is chosen holds for the next."""

    def heading(self) -> str:
        return self.app.t("kit.sound.kinds.title")

    def _called(self, kind: str) -> str:
        """What people call a kind: a game's own word, or ours."""
        own = [one.sounds[kind] for one in screens.every() if kind in one.sounds]
        return self.app.t(own[0] if own else f"kit.sound.kinds.{kind}")

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px = self.theme.px
        self.sheet, self._title, body, foot = self.titled((1160, 850), (860, 584))
        body.h -= px(16)
        lines, gap = max(1, -(-len(self._kinds) // 2)), px(24)
        wide, high = (body.w - gap) // 2, body.h // lines
        cells = [
            Rect(body.x + at // lines * (wide + gap), body.y + at % lines * high, wide, high - px(8))
            for at in range(len(self._kinds))
        ]
        close = Rect(0, 0, px(330), foot.h)
        close.midbottom = foot.midbottom
        self._place(cells, close)

    def _below(self, column: Column) -> None:
        self._title = column.row(48)
        column.skip(6)
        cells = [column.row(48) for _ in self._kinds]
        self._place(cells, column.row())
        self.sheet = column.sheet

    def _place(self, cells: list[Rect], close: Rect) -> None:
        off = self.app.settings.silenced
        self.widgets = [
            Toggle(
                f"setting:sound-{kind}", cell, self._called(kind),
                value=kind not in off, changed=partial(self._switch, kind), size=20,
            )
            for kind, cell in zip(self._kinds, cells, strict=True)
        ]  # fmt: skip
        self.widgets.append(self.close_button(close))

    def _switch(self, kind: str, heard: bool) -> None:
        """Hear a kind of sound from now on, or no more."""
        others = [one for one in self.app.settings.silenced if one != kind]
        self.app.set("silenced", others if heard else [*others, kind])
        if heard:
            self.app.sounds.play(self._kinds[kind])

    def paint_base(self, surface: Surface) -> None:
        panel(surface, self.sheet, seed=9)
        theme = self.theme
        title = Style(theme.text(46 if theme.layout.full else 32), INK, "title", align="center")
        draw_text(surface, self.heading(), self._title, title, valign="middle", where="sound_kinds.title")
        materials.rule(surface, self._title.x, self._title.right, self._title.bottom)


route("sound-kinds", SoundKindsScene)
