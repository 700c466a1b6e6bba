"""What can be set, by page: each row with its name and the maker of its control. A change shows and is kept at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.text.i18n import TextKey
from game.core.text.outside import name_of_file
from scenes.kit.detail import DETAILS
from scenes.kit.fit import escape
from scenes.kit.input import clipboard
from scenes.kit.theme import LAYOUTS
from scenes.kit.widgets import Button, Choice, Slider, Toggle, Widget, value_room
from scenes.shell import screens
from scenes.shell.profile import HOLD, RENDER, REPEAT, SCAN, TEXT_SCALES, WINDOW, Settings
from scenes.shell.rows import Chosen, Opens, Row
from scenes.shell.storage import shortened
from scenes.shell.window import displays

if TYPE_CHECKING:
    from scenes.shell.app import App

Maker = Callable[[str, Rect], Widget]
"""Makes the control of a row from its name and the place for it."""
Rows = Sequence[tuple[str, Maker]]
PAGES = ("look", "play", "access", "window")
"""The pages of the settings, each with a left and a right column."""
MOST_DISPLAYS = 8


@dataclass(frozen=True, slots=True)
class RowMaker:
    """Makes the controls of rows. `undo` makes that of the undo policy, which a game being played has a say in."""

    app: App
    undo: Maker

    @property
    def live(self) -> Settings:
        """The settings in use."""
        return self.app.settings

    def page(self, name: str) -> tuple[Rows, Rows]:
        """The two columns of one of PAGES, the rows of the game in play among the program's own."""
        left, right = {"look": self._look, "play": self._play, "access": self._access, "window": self._window}[name]()
        return self._with_game(name, "left", left), self._with_game(name, "right", right)

    def _with_game(self, page: str, column: str, own: Rows) -> Rows:
        """A column with the rows that the game in play adds to it."""
        placed = [(10 * number, row) for number, row in enumerate(own, start=1)]
        for row in rows_of(self.app):
            if (row.page, row.column) == (page, column):
                placed.append((row.order, (row.name, self._of_game(row))))
        return [row for _, row in sorted(placed, key=lambda one: one[0])]

    def _of_game(self, row: Row) -> Maker:
        app, control = self.app, row.control
        if isinstance(control, Opens):
            return lambda name, rect: Button(
                thing_of(name), rect, app.t(control.says(app)), action=lambda: app.open(control.screen), size=19
            )
        if isinstance(control, Chosen):
            names = [app.t(one) for one in control.names]
            return self.choice(control.values, names, control.now(app), lambda value: control.change(app, value))

        def made(name: str, rect: Rect) -> Widget:
            """Greyed where it has no effect, and then it is called after what it would take."""
            tick, why = self._tick(control.now(app), lambda value: control.change(app, value))(name, rect), None
            why = control.barred(app)
            if why is not None:
                tick.enabled, tick.why_not, tick.label = False, why, app.t(why)
            return tick

        return made

    def _look(self) -> tuple[Rows, Rows]:
        app, t = self.app, self.app.t
        codes = [one.code for one in app.languages]
        called = [t("kit.settings.added", name=one.own_name) if one.added else one.own_name for one in app.languages]
        scales = [self.percent(scale) for scale in TEXT_SCALES]
        left: Rows = [
            ("language", self.choice(codes, called, app.lang, app.set_language)),
            ("text_size", self.picked("text_scale", TEXT_SCALES, scales)),
            ("ui_size", self.picked("ui_scale", TEXT_SCALES, scales)),
            ("high_contrast", self.toggle("high_contrast")),
            ("plain_font", self._face),
            ("quill", self.toggle("quill")),
        ]
        right: Rows = [
            ("speed", self.picked("speed", (0, 1, 2, 3, 4), [t(f"kit.settings.speed_{n}") for n in range(5)])),
            ("reduced_motion", self.toggle("reduced_motion")),
            ("shake", self._slider("shake")),
            ("flashes", self._slider("flash")),
            ("particles", self._slider("particles")),
            ("idle", self._slider("idle")),
            ("magnifier", self.picked("magnifier", (0, 2, 3), [t("kit.settings.off"), *map(self.percent, (2, 3))])),
        ]
        return left, right

    def _play(self) -> tuple[Rows, Rows]:
        return [("undo_policy", self.undo), ("streamer", self.toggle("streamer"))], []

    def _access(self) -> tuple[Rows, Rows]:
        """What helps ears and hands."""
        times = (("hold", HOLD), ("repeat", REPEAT), ("scan", SCAN))
        levels = [self.app.t(f"kit.speech.levels.{one}") for one in DETAILS]
        left: Rows = [("speech", self.picked("speech", DETAILS, levels)), ("voice_rate", self._voice_rate)]
        right: Rows = [(name, self._times(name, values)) for name, values in times]
        return left, right

    def _times(self, field: str, values: Sequence[int]) -> Maker:
        """A choice of milliseconds, 0 for never."""
        t = self.app.t
        shown = [t("kit.settings.ms", n=n) if n else t("kit.settings.off") for n in values]
        return self.picked(field, values, shown)

    def _window(self) -> tuple[Rows, Rows]:
        t = self.app.t
        modes = [t(f"kit.settings.{name}") for name in ("windowed", "borderless", "fullscreen")]
        layouts = [t(f"kit.settings.layout_{name}") for name in LAYOUTS]
        shown = list(range(min(displays(), MOST_DISPLAYS)))
        left: Rows = [
            ("window", self.picked("window", WINDOW, modes)),
            ("keep_window", self.toggle("keep_window")),
            ("display", self.picked("display", shown, [t("kit.settings.display_name", n=n + 1) for n in shown])),
            ("layout", self.picked("layout", LAYOUTS, layouts)),
            ("render_scale", self.picked("render_scale", RENDER, [self.percent(n / 100) for n in RENDER])),
        ]
        right: Rows = [("data_folder", self._folder)]
        return left, right

    # makers

    def choice(self, values: Sequence[str], names: Sequence[str], now: str, changed: Callable[[str], None]) -> Maker:
        """A choice among some values, each shown by its name."""
        index = values.index(now) if now in values else 0
        return lambda name, rect: Choice(
            thing_of(name),
            rect,
            self._called(name),
            values=values,
            names=names,
            index=index,
            changed=changed,
        )

    def _called(self, name: str) -> str:
        return self.app.t(label_of(self.app, name))

    def picked(self, field: str, values: Sequence[object], names: Sequence[str]) -> Maker:
        """A choice of one setting among values of any type."""
        keys = [str(value) for value in values]
        by_key = dict(zip(keys, values, strict=True))
        return self.choice(keys, names, str(getattr(self.live, field)), lambda key: self.app.set(field, by_key[key]))

    def toggle(self, field: str) -> Maker:
        """A setting that is on or off."""
        return self._tick(getattr(self.live, field), lambda value: self.app.set(field, value))

    def _tick(self, now: bool, changed: Callable[[bool], None]) -> Maker:
        return lambda name, rect: Toggle(thing_of(name), rect, self._called(name), value=now, changed=changed, size=20)

    def _face(self, name: str, rect: Rect) -> Widget:
        plain = self.live.face == "plain"
        return self._tick(plain, lambda value: self.app.set("face", "plain" if value else "book"))(name, rect)

    def _slider(self, field: str) -> Maker:
        # No new layout while the bead is held: the slider itself shows the change.
        room = value_room(self.percent(1.0), self.app.theme)
        return lambda name, rect: Slider(
            thing_of(name),
            rect,
            self._called(name),
            room=room,
            value=getattr(self.live, field),
            changed=lambda value: self._slid(field, round(value, 2)),
            shown=self.percent,
        )

    def _voice_rate(self, name: str, rect: Rect) -> Widget:
        """How quick the voice is, the system's own speed being 100 %; tried when the bead is let go."""

        def changed(value: float) -> None:
            self.app.prefs.set("voice_rate", round(value, 2))

        return Slider(
            thing_of(name), rect, self._called(name), value=self.live.voice_rate, low=-1.0, high=1.0,
            room=value_room(self.percent(2.0), self.app.theme),
            changed=changed, released=lambda: self.app.set("voice_rate", self.live.voice_rate),
            shown=lambda value: self.percent(2**value),
        )  # fmt: skip

    def _slid(self, field: str, value: float) -> None:
        self.app.prefs.set(field, value)
        setattr(self.app.theme, field, value)

    def percent(self, share: float) -> str:
        """A share as people write it."""
        return self.app.t("kit.percent", n=round(share * 100))

    def _folder(self, name: str, rect: Rect) -> Widget:
        return Button(thing_of(name), rect, self.app.t("kit.settings.open_folder"), action=self._open_folder, size=19)

    def _open_folder(self) -> None:
        """Show the folder in the system's own window; where the system has none, say and copy its path."""
        import webbrowser  # noqa: PLC0415 - two hundredths of a second of every start, and seldom asked for

        folder = self.app.data.root.absolute()
        try:
            opened = webbrowser.open(folder.as_uri())
        except (OSError, ValueError, webbrowser.Error):
            opened = False
        if opened:
            return
        told = "folder_copied" if clipboard.copy(name_of_file(folder)) else "folder_is"
        self.app.say(self.app.t(f"kit.settings.{told}", folder=escape(shortened(folder))))


def thing_of(name: str) -> str:
    """The id of the control of a row."""
    return f"setting:{name.replace('_', '-')}"


def rows_of(app: App) -> Sequence[Row]:
    """The rows that the game in play adds."""
    return next((one.rows for one in screens.every() if one.game == app.game), ())


def label_of(app: App, name: str) -> TextKey:
    """What a row is called."""
    own = next((row.label for row in rows_of(app) if row.name == name), None)
    return own or TextKey("kit.setup.undo_policy" if name == "undo_policy" else f"kit.settings.{name}")
