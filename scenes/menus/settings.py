"""Settings over whatever is on the screen: every change shows at once and is kept at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.routes import route
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, INK
from scenes.kit.widgets import Button, Choice, Slider, Toggle, Widget, panel
from scenes.shell.profile import DANGER, PACE, RENDER, TEXT_SCALES, UNDO, WINDOW, Profile
from scenes.shell.run import Playing

if TYPE_CHECKING:
    from scenes.shell.app import App

ROWS = 11
"""Of each column."""


class SettingsScene(Form):
    """One sheet of paper with two columns."""

    name = "settings"
    modal = True

    app: App

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.sheet = Rect(0, 0, 0, 0)
        self._labels: list[tuple[str, Rect, bool]] = []
        self._note = Rect(0, 0, 0, 0)
        self._wanted: str | None = None
        """The undo policy that waits for everybody's agreement."""

    def default_focus(self) -> str | None:
        return "setting:language"

    def layout(self) -> None:
        w, h = self.app.size
        px, full = self.theme.px, self.theme.layout.full
        self.sheet = Rect(0, 0, min(px(1560 if full else 1160), w - 24), min(px(930 if full else 644), h - 24))
        self.sheet.center = (w // 2, h // 2)
        inner = self.sheet.inflate(-px(120 if full else 84), -px(100 if full else 64))
        top = px(96 if full else 62)
        self._title = Rect(inner.x, inner.y - px(8), inner.w, top - px(6))
        foot = px(76 if full else 50)
        body = Rect(inner.x, inner.y + top, inner.w, inner.h - top - foot - px(12))
        gap = px(60 if full else 36)
        half = (body.w - gap) // 2
        self._labels = []
        columns = (Rect(body.x, body.y, half, body.h), Rect(body.x + half + gap, body.y, half, body.h))
        self.widgets = [*self._column(columns[0], self._left()), *self._column(columns[1], self._right())]
        self._note = Rect(inner.x, body.bottom - px(24 if full else 16), inner.w, px(34 if full else 24))
        self.widgets += self._foot(Rect(inner.x, inner.bottom - foot, inner.w, foot))

    # rows: (name, label, maker); a maker gets the row's control area

    def _left(self) -> list[tuple[str, Callable[[str, Rect], Widget]]]:
        live, t = self.app.settings, self.app.t
        danger = [t("kit.settings.danger_off"), t("kit.settings.danger_risks"), t("kit.settings.danger_numbers")]
        languages = self.app.languages
        codes, names = [one.code for one in languages], ("windowed", "borderless", "fullscreen")
        return [
            (
                "language",
                self._choice(codes, [one.own_name for one in languages], self.app.lang, self.app.set_language),
            ),
            ("text_size", self._picked("text_scale", TEXT_SCALES, [self._percent(s) for s in TEXT_SCALES])),
            ("window", self._picked("window", WINDOW, [t(f"kit.settings.{name}") for name in names])),
            ("render_scale", self._picked("render_scale", RENDER, [self._percent(n / 100) for n in RENDER])),
            ("high_contrast", self._toggle("high_contrast", live.high_contrast)),
            ("plain_font", self._face(live.face == "plain")),
            ("card_texts", self._toggle("card_texts", live.card_texts)),
            ("danger", self._picked("danger", DANGER, danger)),
            ("undo_policy", self._undo()),
            ("quill", self._toggle("quill", live.quill)),
            ("company_pace", self._picked("company_pace", PACE, [t(f"kit.settings.company_{name}") for name in PACE])),
        ]

    def _right(self) -> list[tuple[str, Callable[[str, Rect], Widget]]]:
        live, t = self.app.settings, self.app.t
        return [
            ("speed", self._picked("speed", (0, 1, 2, 3, 4), [t(f"kit.settings.speed_{n}") for n in range(5)])),
            ("reduced_motion", self._toggle("reduced_motion", live.reduced_motion)),
            ("shake", self._slider("shake", live.shake)),
            ("flashes", self._slider("flash", live.flash)),
            ("particles", self._slider("particles", live.particles)),
            ("idle", self._slider("idle", live.idle)),
            ("hints", self._toggle("coach", live.coach)),
            ("handover_wait", self._toggle("handover_wait", live.handover_wait)),
            ("ask_support", self._toggle("ask_support", live.ask_support)),
            ("company_speaks", self._toggle("company_speaks", live.company_speaks)),
        ]

    def _column(self, area: Rect, rows: list[tuple[str, Callable[[str, Rect], Widget]]]) -> list[Widget]:
        height = (area.h - self.theme.px(26 if self.theme.layout.full else 18)) // ROWS
        made = []
        for i, (name, make) in enumerate(rows):
            row = Rect(area.x, area.y + i * height, area.w, height - self.theme.px(8))
            control = Rect(row.x + round(row.w * 0.44), row.y, round(row.w * 0.56), row.h)
            widget = make(name, control)
            if isinstance(widget, Toggle):
                widget.rect = row
            else:
                label = Rect(row.x, row.y, round(row.w * 0.42), row.h)
                self._labels.append((self.app.t(_key(name)), label, False))
            made.append(widget)
        return made

    def _foot(self, row: Rect) -> list[Widget]:
        px, t = self.theme.px, self.app.t
        gap = px(14)
        quarter = (row.w - 3 * gap) // 4
        keys, sound, middle, close = (Rect(row.x + i * (quarter + gap), row.y, quarter, row.h) for i in range(4))
        label = t("kit.settings.replay_hints")
        between = Button("button:replay-hints", middle, label, action=self._replay_hints, size=20)
        if self._wanted is not None:
            label = t("kit.undo.policy_agree")
            between = Button("button:agree", middle, label, action=self._agree, primary=True, size=20)
        return [
            Button("button:keys", keys, t("kit.settings.keys"), action=self._keys, size=22),
            Button("button:sound", sound, t("kit.sound.open"), action=lambda: self.app.open("sound"), size=22),
            between,
            Button(
                "button:close", close, t("kit.button.close"), action=self.app.pop, primary=True, size=26, face="title"
            ),
        ]

    def _choice(
        self, values: Sequence[str], names: Sequence[str], now: str, changed: Callable[[str], None]
    ) -> Callable[[str, Rect], Widget]:
        index = values.index(now) if now in values else 0
        return lambda name, rect: Choice(
            f"setting:{name.replace('_', '-')}",
            rect,
            self.app.t(_key(name)),
            values=values,
            names=names,
            index=index,
            changed=changed,
        )

    def _picked(self, field: str, values: Sequence[object], names: Sequence[str]) -> Callable[[str, Rect], Widget]:
        """A choice of one setting among values of any type."""
        keys = [str(value) for value in values]
        by_key = dict(zip(keys, values, strict=True))
        return self._choice(
            keys, names, str(getattr(self.app.settings, field)), lambda key: self.app.set(field, by_key[key])
        )

    def _undo(self) -> Callable[[str, Rect], Widget]:
        """The undo policy: that of the game being played, which changes only when everybody agrees."""
        names = [self.app.t(f"kit.undo.{name}.name") for name in UNDO]
        table = self._table
        if table is None:
            return self._picked("undo", UNDO, names)
        return self._choice(UNDO, names, self._wanted or table.run.setup.undo, self.ask)

    def ask(self, policy: str) -> None:
        """Another policy was pointed at: the button in the middle asks for agreement."""
        table = self._table
        if table is not None:
            self._wanted = policy if policy != table.run.setup.undo else None
            self.relayout()

    def _agree(self) -> None:
        table, policy = self._table, self._wanted
        self._wanted = None
        if table is not None and policy is not None:
            table.agree_on_undo(policy)
            self.app.set("undo", policy)

    @property
    def _table(self) -> Playing | None:
        """The game being played below this sheet."""
        return next((scene for scene in self.app.stack if isinstance(scene, Playing)), None)

    def _toggle(self, field: str, now: bool) -> Callable[[str, Rect], Widget]:
        return lambda name, rect: Toggle(
            f"setting:{name.replace('_', '-')}",
            rect,
            self.app.t(_key(name)),
            value=now,
            changed=lambda value: self.app.set(field, value),
            size=20,
        )

    def _face(self, now: bool) -> Callable[[str, Rect], Widget]:
        return lambda name, rect: Toggle(
            "setting:plain-font",
            rect,
            self.app.t(_key(name)),
            value=now,
            changed=lambda value: self.app.set("face", "plain" if value else "book"),
            size=20,
        )

    def _slider(self, field: str, now: float) -> Callable[[str, Rect], Widget]:
        # No new layout while the bead is held: the slider itself shows the change.
        return lambda name, rect: Slider(
            f"setting:{name.replace('_', '-')}",
            rect,
            self.app.t(_key(name)),
            value=now,
            changed=lambda value: self._slid(field, round(value, 2)),
            shown=self._percent,
        )

    def _percent(self, share: float) -> str:
        """A share as people write it."""
        return self.app.t("kit.percent", n=round(share * 100))

    def _slid(self, field: str, value: float) -> None:
        self.app.prefs.set(field, value)
        setattr(self.theme, field, value)

    def _replay_hints(self) -> None:
        Profile(self.app.data).replay_hints()
        self.app.set("coach", True)
        self.app.say(self.app.t("kit.settings.hints_back"))

    def _keys(self) -> None:
        self.app.open("keys")

    def paint_base(self, surface: Surface) -> None:
        panel(surface, self.sheet, seed=9)
        theme = self.theme
        title = Style(theme.text(46 if theme.layout.full else 32), INK, "title", align="center")
        draw_text(
            surface, self.app.t("kit.settings.title"), self._title, title, valign="middle", where="settings.title"
        )
        materials.rule(surface, self._title.x, self._title.right, self._title.bottom)
        for label, rect, strong in self._labels:
            draw_text(
                surface,
                label,
                rect,
                Style(theme.ui(20), CRIMSON if strong else INK),
                valign="middle",
                where=label,
                ellipsis=True,
            )
        if self._wanted is not None:
            self._paint_note(surface)

    def _paint_note(self, surface: Surface) -> None:
        """What agreeing to another undo policy means."""
        style = Style(self.theme.ui(19), CRIMSON, italic=True, align="center")
        draw_text(surface, self.app.t("kit.undo.policy_asks"), self._note, style, valign="middle", where="agree")


def _key(name: str) -> str:
    return "kit.setup.undo_policy" if name == "undo_policy" else f"kit.settings.{name}"


route("settings", SettingsScene)
