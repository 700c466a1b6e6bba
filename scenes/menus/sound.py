"""Sound over whatever is on the screen: how loud each kind of it is, and what is done for those who hear less.

Every change is heard at once and kept at once; when a slider is let go, something of its kind sounds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.column import Column, beside
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.routes import route
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, INK
from scenes.kit.widgets import Button, Slider, Toggle, Widget, panel, value_room
from scenes.shell.profile import VOLUMES

if TYPE_CHECKING:
    from scenes.shell.app import App

SAMPLES = {"master": "confirm", "effects": "draw", "interface": "ui_ok"}
"""What sounds when a slider is let go; the music and the room are heard anyway."""
SWITCHES = ("mono", "mute_unfocused", "captions")
STEPS = 20
LABEL = 0.34
"""The share of a row that the words of a slider take."""


class SoundScene(Form):
    """One sheet of paper: five sliders, three switches, a line where there is no device, and the way to the kinds of
    sounds."""

    name = "sound"
    modal = True

    app: App

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.sheet = self._title = self._line = Rect(0, 0, 0, 0)
        self._labels: list[tuple[str, Rect]] = []
        self._told = ""

    def heading(self) -> str:
        return self.app.t("kit.sound.title")

    def default_focus(self) -> str | None:
        return "setting:volume-master"

    @property
    def trouble(self) -> str:
        """Why nothing is heard, or ''."""
        if self.app.sounds.off:
            return self.app.t("kit.sound.off")
        return self.app.t("kit.sound.missing") if self.app.audio.missing else ""

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full = self.theme.px, self.theme.layout.full
        self.sheet, self._title, body, foot = self.titled((1160, 850), (860, 584))
        line = px(64 if full else 46)
        self._line = Rect(body.x, foot.y - line - px(8), body.w, line)
        body.h = self._line.y - body.y
        height = body.h // (len(VOLUMES) + len(SWITCHES))
        rows = [Rect(body.x, body.y + i * height, body.w, height - px(10)) for i in range(body.h // height)]
        kinds, close = beside(foot.inflate(-foot.w // 8, 0), 2, px(18))
        self._place(rows, kinds, close)

    def _below(self, column: Column) -> None:
        self._title = column.row(48)
        column.skip(6)
        rows = [column.row(48) for _ in (*VOLUMES, *SWITCHES)]
        told = Style(self.theme.ui(19), CRIMSON, italic=True, align="center")
        longest = max((self.app.t(f"kit.sound.{name}") for name in ("off", "missing")), key=len)
        self._line = column.words(longest, told)
        self._place(rows, *column.grid(2, 240))
        self.sheet = column.sheet

    def _place(self, rows: Sequence[Rect], kinds: Rect, close: Rect) -> None:
        """The controls in their rows, and the buttons below them."""
        self._labels, self.widgets = [], []
        for name, row in zip(VOLUMES, rows, strict=False):
            self.widgets.append(self._slider(name, row))
        for name, row in zip(SWITCHES, rows[len(VOLUMES) :], strict=False):
            self.widgets.append(self._switch(name, row))
        words = self.app.t("kit.sound.kinds.open")
        self.widgets.append(
            Button("button:sound-kinds", kinds, words, action=lambda: self.app.open("sound-kinds"), size=20)
        )
        self.widgets.append(self.close_button(close))

    def _slider(self, name: str, row: Rect) -> Widget:
        label = self.app.t(f"kit.sound.{name}")
        self._labels.append((label, Rect(row.x, row.y, round(row.w * LABEL) - 12, row.h)))
        field = f"volume_{name}"
        words = value_room(self.app.t("kit.percent", n=100), self.theme)
        return Slider(
            f"setting:volume-{name}",
            Rect(row.x + round(row.w * LABEL), row.y, row.w - round(row.w * LABEL), row.h),
            label,
            value=getattr(self.app.settings, field),
            steps=STEPS,
            room=min(words, round(row.w * LABEL / 2)),
            changed=lambda value: self.app.set_volume(field, round(value, 2)),
            released=self._sample(name),
            shown=lambda share: self.app.t("kit.percent", n=round(share * 100)),
        )

    def _sample(self, name: str) -> Callable[[], None] | None:
        sound = SAMPLES.get(name)
        return None if sound is None else lambda: self.app.sounds.play(sound)

    def _switch(self, name: str, row: Rect) -> Widget:
        return Toggle(
            f"setting:{name.replace('_', '-')}",
            row,
            self.app.t(f"kit.sound.{name}"),
            value=getattr(self.app.settings, name),
            changed=lambda value: self.app.set(name, value),
            size=20,
        )

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.trouble != self._told:  # a device has come or gone
            self.rebake()

    def paint_base(self, surface: Surface) -> None:
        panel(surface, self.sheet, seed=9)
        theme = self.theme
        title = Style(theme.text(46 if theme.layout.full else 32), INK, "title", align="center")
        draw_text(surface, self.app.t("kit.sound.title"), self._title, title, valign="middle", where="sound.title")
        materials.rule(surface, self._title.x, self._title.right, self._title.bottom)
        for label, rect in self._labels:
            draw_text(surface, label, rect, Style(theme.ui(20), INK), valign="middle", where=label, ellipsis=True)
        self._told = self.trouble
        if self._told:
            style = Style(theme.ui(19), CRIMSON, italic=True, align="center")
            draw_text(surface, self._told, self._line, style, valign="middle", where="sound.trouble")


route("sound", SoundScene)
