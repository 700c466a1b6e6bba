"""The application: the window, the loop, the stack of scenes, language and settings.

Nothing is drawn when nothing changed.
"""

from __future__ import annotations

import datetime
import gc
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
from pygame import Rect

from game.core.text.i18n import Catalogue, Language, available
from scenes.kit import materials, routes, text
from scenes.kit.assets import Art, window_icon
from scenes.kit.audio import sound_list
from scenes.kit.audio.sound import Levels, Sounds
from scenes.kit.audio.sound_list import SoundList
from scenes.kit.detail import DETAILS
from scenes.kit.drawing import picture_lists
from scenes.kit.drawing.life import Sprite
from scenes.kit.input.keymap import KeyMap
from scenes.kit.note import Notice
from scenes.kit.scene import Scene
from scenes.kit.theme import Theme
from scenes.shell import adapters, edition, own_settings
from scenes.shell.audio import DEVICES, Audio
from scenes.shell.command_line import LOCALES, Launch, system_language
from scenes.shell.crash import Mishaps
from scenes.shell.events.arrivals import arrived
from scenes.shell.events.dispatch import Dispatcher
from scenes.shell.events.pads import EVENTS as PAD_EVENTS
from scenes.shell.own_settings import AnyOwn, TableSettings
from scenes.shell.page import Page
from scenes.shell.profile import Prefs, Settings
from scenes.shell.screen import FramesLog, Reporter, Screen
from scenes.shell.speech import Speech
from scenes.shell.storage import DataDir
from scenes.shell.voice import Manner
from scenes.shell.window import EXPOSED, INPUT, Cursor, Window, cursor_side, open_window
from scenes.shell.worker import Worker

PACE = ((2.0, 60), (30.0, 14), (float("inf"), 10))
"""Turns of the loop per second while the last input or movement is less than so many seconds ago."""
MAX_DT = 100.0
QUIET, LOOKS = 0.5, 10
"""Seconds without input or movement after which what hangs in circles is looked for, where Python's collector has been
through the young things more often than this: a walk through all takes as long as a frame, and nobody sees it there."""


class App:
    """One running program. `frame()` is one turn of the loop; tests call it themselves."""

    def __init__(
        self, launch: Launch, art: Art | None = None, window: Window | None = None, sound: Path = sound_list.ROOT
    ) -> None:
        """`art`: a store of pictures that others go on using and that is not closed here, nor are the letters; None for
        one of its own.
        `window`: the one that is open already (scenes/shell/window.py); None: open it now.
        `sound`: the folder of sounds."""
        self.launch = launch
        self.data = DataDir(launch.data_dir)
        self.mishaps = Mishaps(self.data)
        self.prefs = Prefs(self.data, launch.overrides())
        self.exit_code: int | None = None
        self.window = window if window is not None else open_window(launch, self.data, edition.first().plate)
        self.window.render = self.settings.render_scale / 100
        pygame.font.init()
        self._roots = [LOCALES, *self.data.languages]
        self.languages: list[Language] = available(self._roots) or [Language("en", "English")]
        self.catalogue = Catalogue.load(self._first_language(), self._roots)
        self._beside: tuple[str, Catalogue] | None = None
        """Another language in which a part of the screen speaks, with its words."""
        self.theme = Theme()
        pygame.display.set_caption(self.t(edition.first().title))
        pygame.display.set_icon(window_icon())
        self.keys = KeyMap(self.settings.keys)
        self.game = next(iter(adapters.games()), "")
        """The id of the game in play, or of the one that was last; of the first before any was."""
        self.keys.words = lambda name: self.t(f"kit.keys.{name}")
        self.workers: dict[str, Worker] | None = None
        """Processes beside the window by module, where the program may have any (`scenes/program.py`)."""
        self._own_art = art is None
        self.art = Art() if art is None else art
        self.notice = Notice()
        self.screen = Screen(self.window, self.notice)
        self.canvas = self.screen.canvas
        self.screen.page, self.screen.seeing = self.page, self.seeing
        self._cursor = Cursor()
        self.audio = Audio(sound)
        self.sounds = Sounds(self.audio, sound_list.read(sound) if launch.heard else SoundList(), off=not launch.heard)
        self.speech = Speech(launch.speak)
        self.stack: list[Scene] = []
        self.input = Dispatcher(self.window, self.keys, lambda: self.stack, off=launch.speed == 0)
        self.input.began, self.input.command, self.input.renamed = self._began, self._command, self._relayout
        self.window.on_view = self.input.viewport.paint
        self._pads_heard = False
        self._page = self.page(None)
        """The page that is laid out or drawn now."""
        self._opened: set[str] = set()
        self.on_frame: Callable[[], None] | None = None
        self.on_drop: Callable[[Path], None] | None = None
        """Hears of a file that was let go over the window."""
        self.today: Callable[[], datetime.date] = datetime.date.today
        """The day by the clock of this computer, the one place where it is asked."""
        self._reporter = Reporter(launch.ui_map, launch.shots)
        self._frames = FramesLog(launch.frames_log)
        self._shown_size = self.window.size
        self._too_small = ""
        """What was said about a window that is too small."""
        self._report_due = True
        self._clock = pygame.time.Clock()
        self._then = time.monotonic()
        self._heard_to = 0.0
        self._apply_settings()

    # what scenes use

    @property
    def settings(self) -> Settings:
        """The settings in use."""
        return self.prefs.live

    @property
    def at_table(self) -> TableSettings:
        """What is preferred at the table of the game in play, as far as any table has it."""
        return self.prefs.at_table(self.game)

    @property
    def speed(self) -> int:
        """The speed of movement, 0 to 4."""
        return self.settings.speed

    @property
    def size(self) -> tuple[int, int]:
        """The page in pixels: what a scene lays out for."""
        return self._page.size

    @property
    def lang(self) -> str:
        """The language in use."""
        return self.catalogue.lang

    @property
    def top(self) -> Scene | None:
        """The scene that gets input first."""
        return self.stack[-1] if self.stack else None

    def hidden(self, scene: Scene) -> bool:
        """Whether a scene of the stack lies under one that hides it."""
        return scene in self.stack and any(one.hides for one in self.stack[self.stack.index(scene) + 1 :])

    def t(self, key: str, /, **args: Any) -> str:
        """The words of a key in the language in use."""
        return self.catalogue.t(key, **args)

    def say(self, line: str, at: Rect | None = None, hold: float | None = None, clear: Sequence[Rect] = ()) -> None:
        """Show one line beside a thing for a moment, not over what has the focus, nor, the dearest first, over what is
        to be kept `clear` and what is being read on the screen."""
        top = self.top
        focus = top.focus.thing(top.things()) if top is not None and top.focus.visible else None
        clear = (*clear, *top.read_now) if top is not None else clear
        spoken_of = (focus.rect, *clear) if focus is not None and focus.rect != at else clear
        self.notice.say(line, at, hold, spoken_of)
        self.screen.due = True

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self.stack:
            below = self.stack[-1]
            below.hover = below.down = None
            scene.focus.visible = below.focus.visible  # who came by keys goes on by keys
        self.stack.append(scene)
        self._welcome(scene)

    @property
    def screen_keys(self) -> bool:
        """Whether whoever writes has no keys at hand."""
        return self.input.hands.without_keys

    def pop(self) -> None:
        """Take the top scene away; the one below goes on. The last scene leaving ends the program."""
        gone = self.stack.pop()
        gone.leave()
        self.notice.dismiss()
        if not self.stack:
            self.quit()
            return
        self._turn()
        below = self.stack[-1]
        below.focus.visible = below.focus.visible or gone.focus.visible  # who came by keys goes on by keys
        below.resume()
        self._all_stale()

    def replace(self, scene: Scene) -> None:
        """Leave every scene and go to this one."""
        old, self.stack = self.stack, []
        scene.focus.visible = bool(old) and old[-1].focus.visible  # who came by keys goes on by keys
        for gone in reversed(old):
            gone.leave()
        self.notice.dismiss()
        self.stack = [scene]
        self._welcome(scene)

    def go(self, name: str, *args: object) -> None:
        """Leave everything and go to the screen of that name (kit/routes.py)."""
        self.replace(routes.make(name, self, *args))

    def open(self, name: str, *args: object) -> None:
        """Put the screen of that name on top; the first time it may take a moment to make."""
        if name not in self._opened and self.stack:
            self.screen.sign_of_life()
        self._opened.add(name)
        self.push(routes.make(name, self, *args))

    def _welcome(self, scene: Scene) -> None:
        self._turn()
        scene.layout()
        self._turn()  # its column is as high as it was laid out
        scene.enter()
        scene.focus.sync(scene.things(), scene.default_focus())
        self._all_stale()

    def page(self, scene: Scene | None) -> Page:
        """The page of a scene, as things are now."""
        return Page.of(scene, self.window, self.settings)

    @contextmanager
    def seeing(self, scene: Scene) -> Iterator[None]:
        """While this lasts, sizes are those of a scene's page."""
        page = self.page(scene)
        if page == self._page:
            yield
            return
        self._measure(page)
        try:
            yield
        finally:
            self._measure(self.page(self.top))

    def _turn(self) -> None:
        """Another scene is on top, or the page of this one has another size."""
        page = self.page(self.top)
        whole = page.size if page.growth > 1.0 else None
        if (page.growth, whole) != (self.window.enlarged, self.window.page):
            self.window.enlarged, self.window.page = page.growth, whole
            self.screen.resize()
        self._measure(page)

    def _measure(self, page: Page) -> None:
        """Take sizes and letters from a page."""
        self._page = page
        page.measure(self.theme, self.window, self.settings)

    def leave(self, act: Callable[[], object]) -> None:
        """Do what leaves every scene, unless one of them asks something first; asked twice, it is done."""
        asking = self.top is not None and self.top.name == "question"
        if asking or not any(scene.asks_first(act) for scene in tuple(self.stack)):
            act()

    def quit(self, code: int = 0) -> None:
        """End the loop after this frame."""
        self.exit_code = code

    def rebake(self, scene: Scene, rect: Rect | None = None) -> None:
        """Paint the still layer anew: all of it, or one part when the scene is part of the stack."""
        if scene in self.stack:
            if scene.grows and scene is self.top:
                self._turn()  # its column may be higher now
            self.screen.rebake(rect)
            scene.dirty = True

    def live(self, scene: Scene, pictures: Callable[[], list[Sprite]]) -> None:
        """Move the idle life of the top scene on the frame that is shown; where that cannot be, a frame is drawn."""
        if scene is not self.top:
            return
        target = self.window.surface
        if target is None or not self.window.direct or scene.dirty or self.screen.due or self._over_life:
            scene.redraw()
        else:
            self.window.show(target, self.canvas.sprites(target, pictures()))

    @property
    def _over_life(self) -> bool:
        """Whether something lies over the screen that idle life must not draw on."""
        return self.notice.shown or self.screen.magnifier.power > 0

    def set(self, name: str, value: Any) -> None:
        """Change a setting, keep it, and show its effect at once."""
        self.prefs.set(name, value)
        if name == "window":
            self.window.use(str(value))
        if name == "display":
            self.window.move_to(int(value))
        if name in ("render_scale", "display"):
            self.resized()
            return
        self._show_settings()

    def set_own(self, own: AnyOwn, name: str, value: Any) -> None:
        """Change a setting of a game, keep it, and show its effect at once."""
        self.prefs.set_own(own, name, value)
        self._show_settings()

    def set_at_table(self, name: str, value: Any) -> None:
        """Change a setting that any table has, for the game in play."""
        self.set_own(own_settings.of(self.game), name, value)

    def _show_settings(self) -> None:
        hold = self.input.holds(self.top)
        self._apply_settings()
        self._relayout()
        if hold is not None and self.top is not None:
            self.input.keep(self.top, hold)

    def play(self, game: str) -> None:
        """From now on this game is the one in play: its keys work, and the settings have its rows."""
        self.game = game
        self.keys.play(game)

    def worker(self, module: str) -> Worker | None:
        """The process beside the window that runs this module, started when it is first wanted; None where the program
        has none."""
        if self.workers is None:
            return None
        if module not in self.workers:
            self.workers[module] = Worker(module)
        return self.workers[module]

    def set_language(self, code: str, *, keep: bool = True) -> None:
        """Speak this language from now on; nothing else changes."""
        self.catalogue, self._beside = Catalogue.load(code, self._roots), None
        self.notice.clear()
        if keep:
            self.prefs.set("language", code)
        pygame.display.set_caption(self.t(edition.first().title))
        self._voice()
        self._signs()
        self._relayout()

    def catalogue_of(self, code: str) -> Catalogue:
        """The words of any language on offer, for a part of the screen that speaks another one."""
        if self._beside is None or self._beside[0] != code:  # asked for in every frame, and whenever the pointer moves
            self._beside = code, Catalogue.load(code, self._roots)
        return self._beside[1]

    def next_language(self) -> None:
        """F8: the next language of the list."""
        codes = [language.code for language in self.languages]
        at = codes.index(self.lang) if self.lang in codes else -1
        self.set_language(codes[(at + 1) % len(codes)])

    # inside

    def _first_language(self) -> str:
        known = [language.code for language in self.languages]
        wanted = self.launch.lang or self.settings.language or system_language(known)
        return wanted if wanted in known else "en"

    def _apply_settings(self) -> None:
        live, theme = self.settings, self.theme
        theme.face = live.face
        materials.store.bound(self.window.base_size)
        self.art.bound(self.window.base_size)
        self._turn()
        self._cursor_side = cursor_side(self.window.size[0], live.text_scale)
        theme.high_contrast, theme.reduced_motion, theme.shake = live.high_contrast, live.reduced_motion, live.shake
        theme.flash, theme.particles, theme.idle = live.flash, live.particles, live.idle
        self.screen.magnifier.power = live.magnifier
        theme.hold = float(live.hold)
        theme.repeat = float(live.repeat)
        self.input.hands.take(live.hold, live.repeat, live.scan)
        if text.use_face(live.face):
            materials.store.clear_words()
        materials.use_plain(live.high_contrast)
        text.use_strong(live.high_contrast)
        self.art.use_grain(not live.high_contrast)
        self.keys.take(live.keys)
        self._levels()
        self.audio.use_mono(live.mono)
        self._voice()
        self._signs()

    def _signs(self) -> None:
        """What each game's people prefer holds for whatever draws by it."""
        for own in own_settings.every():
            own.apply(self.prefs.own(own), self)

    def _voice(self) -> None:
        live = self.settings
        detail = next((one for one in DETAILS if one == live.speech), DETAILS[0])
        self.speech.take(detail, Manner(self.lang, live.voice_rate))

    def set_speed(self, speed: int) -> None:
        """Move at another speed from now on; nothing is laid out anew."""
        self.prefs.set("speed", speed)

    def set_volume(self, name: str, value: float) -> None:
        """Change how loud something is; no new layout, as long as the bead of its slider is held."""
        self.prefs.set(name, value)
        self._levels()

    def _levels(self) -> None:
        live = self.settings
        self.sounds.levels = Levels(
            live.volume_master, live.volume_music, live.volume_effects, live.volume_interface, live.volume_ambience,
            live.mono,
        )  # fmt: skip
        self.sounds.silenced = frozenset(live.silenced)
        self.sounds.adjust()

    def _relayout(self) -> None:
        for scene in self.stack:
            with self.seeing(scene):
                scene.layout()
                scene.focus.sync(scene.things(), scene.default_focus())
        self._turn()
        self._all_stale()

    def _all_stale(self) -> None:
        self.screen.all_stale()
        self._report_due = True

    def resized(self) -> None:
        """The window has another size, or is rendered at another: everything is laid out anew."""
        self._shown_size = self.window.size
        self.window.render = self.settings.render_scale / 100
        self.screen.resize()
        self._apply_settings()
        self._relayout()
        self.warn_if_small()

    def warn_if_small(self) -> None:
        """Say so when the window is too small for the canvas, which is then shown smaller; not when it no longer is."""
        if self._too_small and self.notice.text == self._too_small:
            self.notice.clear()
            self.screen.due = True
        self._too_small = ""
        if self.window.small:
            self._too_small = self.t("kit.window.small", percent=max(1, round(self.window.scale * 100)))
            self.say(self._too_small, None, 4000)

    # one turn of the loop

    def frame(self, *, shown: bool = True, dt: float | None = None) -> None:
        """Input, movement, drawing, reporting; then wait for the next turn.

        With `shown=False` nothing is drawn, reported or waited for; the next frame draws what has changed.
        Programs that post several events for one act (press and release) need no picture between them.
        `dt`: so many milliseconds pass, whatever the clock says, and nothing is waited for.
        """
        self._frames.begin()
        self.input.presses.shown(self.top)
        self._input()
        now = time.monotonic()
        passed = dt if dt is not None else max(0.0, (now - self._then) * 1000)
        timed, dt = dt is not None, dt if dt is not None else min(MAX_DT, passed)
        self._then = now
        self._held(dt)
        for scene in tuple(self.stack):
            with self.seeing(scene):
                scene.update(dt)
        if self.top is not None and self.input.viewport.update(self.top, dt):
            self._all_stale()
        if self.top is not None and (self.top.dirty or self.screen.due or self.input.presses.waits(self.top)):
            self.input.presses.watch(self.top)
        if self.notice.update(dt):
            self.screen.due = True
        self._sound(passed)
        self._speak()
        if self.art.pump():
            for scene in self.stack:
                with self.seeing(scene):
                    scene.art_arrived()
        if self.on_frame is not None and self.exit_code is None and not self._shot_due:
            self.on_frame()
        if not shown:
            return
        self.screen.draw(self.stack, self.theme)
        if self.audio.state == "shut" and not self.sounds.off:  # after the first picture
            self.audio.begin(self.sounds.known.at_once(), mono=self.settings.mono)
        if not self._pads_heard:  # after the first picture, too
            self._pads_heard = True
            self.input.hands.pads.begin()
        self._cursor.show(self.top.cursor if self.top and self.settings.quill else "", self._cursor_side)
        self._report()
        self._frames.end(sum(scene.animated for scene in self.stack))
        if not timed:
            self._wait(now)

    def _sound(self, passed: float) -> None:
        """Start what the scenes have asked for in this frame, before it is drawn; `passed` in milliseconds."""
        if self.sounds.off:
            return
        self.audio.pump(passed)
        if self.audio.lost:
            self.audio.lost = False
            self.sounds.silence()
        self._heard_to += passed
        self.sounds.score(next((found for scene in reversed(self.stack) if (found := scene.score())), None))
        self.sounds.update(self._heard_to)

    def _speak(self) -> None:
        """Say what is new on the screen in front, and once what is wrong with the voice."""
        if self.top is not None:
            self.speech.narrator.look(self.top, self.notice.text)
        trouble = self.speech.trouble
        if trouble:
            self.say(self.t(f"kit.speech.{trouble}"), None, 8000)

    def _wait(self, now: float) -> None:
        if self.on_frame is not None and self.speed == 0:
            return
        moving = any(scene.animating for scene in self.stack) or self.notice.shown or self.art.waiting
        moving = moving or self.input.hands.waiting or self.input.viewport.moving
        if moving:
            self.input.active = now
        elif now - self.input.active > QUIET and gc.get_count()[2] > LOOKS:
            gc.collect()
        self._clock.tick(next(fps for since, fps in PACE if now - self.input.active < since))

    def _input(self) -> None:
        for event in arrived():
            if event.type == pygame.QUIT:
                self.leave(self.quit)
            elif event.type in EXPOSED:
                self.canvas.invalidate()
                self.screen.due = True
            elif event.type == pygame.VIDEOEXPOSE:
                self.screen.due = True
            elif event.type == pygame.DROPFILE:
                if self.on_drop is not None and self.top is not None:
                    self.on_drop(Path(event.file))
            elif event.type in DEVICES:
                self.audio.hear(event)
            elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
                self.sounds.aside = event.type == pygame.WINDOWFOCUSLOST and self.settings.mute_unfocused
                if event.type == pygame.WINDOWFOCUSLOST and self.top is not None:
                    self.top.looked_away()
            elif event.type in INPUT:
                self.input.hear(event)
            elif event.type in PAD_EVENTS:
                self.input.hear_pad(event)
        if self.window.size != self._shown_size:
            self.resized()

    def _held(self, dt: float) -> None:
        """What goes on by itself while hands rest, and what has become of their pads."""
        self.input.tick(dt)
        pads = self.input.hands.pads
        if pads.gone:
            self.say(self.t("kit.pad.gone", n=pads.gone), None, 5000)
            pads.gone = 0

    def _began(self, event: pygame.event.Event) -> None:
        """Somebody does something: a line that was said is done with, and so is whatever is being spoken."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._report_due = True
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            if self.notice.shown:
                self.notice.dismiss()
            self.speech.narrator.interrupt()

    def _command(self, event: pygame.event.Event) -> bool:
        """Keys that work everywhere."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and event.mod & pygame.KMOD_ALT:
            self.set("window", "window" if self.window.fullscreen else "fullscreen")
            return True
        if self.top is None or self.top.takes_letters or self.top.begins_to_write(event):
            return False
        name = self.keys.command(event)
        if name == "fullscreen":
            self.set("window", "window" if self.window.fullscreen else "fullscreen")
        elif name == "language":
            self.next_language()
        elif name == "accessibility":
            if self.top.name != "settings":
                self.open("settings", "access")
        else:
            return self._spoken(name)
        return True

    def _spoken(self, name: str | None) -> bool:
        """The keys of spoken play; True when it was one of them."""
        narrator = self.speech.narrator
        if name == "speech":
            known = DETAILS.index(self.settings.speech) if self.settings.speech in DETAILS else 0
            self.set("speech", DETAILS[(known + 1) % len(DETAILS)])
            self.say(self.t("kit.speech.now", level=self.t(f"kit.speech.levels.{self.settings.speech}")))
        elif name == "say_again":
            narrator.again()
        elif name == "say_where":
            narrator.everything()
        elif name == "say_more":
            narrator.more()
        else:
            return False
        return True

    # reporting

    @property
    def settled(self) -> bool:
        """True when no event is being played and a person may act."""
        return (
            self.top is not None and all(one.settled for one in self.stack) and not self.input.presses.holding(self.top)
        )

    @property
    def _shot_due(self) -> bool:
        """True while the screen stands still to be shot: nobody acts before that."""
        return self._reporter.shoots and self._report_due and self.settled

    def _report(self) -> None:
        if not self.settled:
            self._report_due = True
        elif self.on_frame is not None and self._shot_due and self.art.waiting:
            return  # a robot waits for every picture; a person is not held up
        elif self._report_due and self._reporter.wanted and self.exit_code is None:
            self._report_due = False
            try:
                self._reporter.settled(self.stack, self.lang, self.window)
            except (OSError, pygame.error) as error:
                self.data.trouble = str(error)

    def _keep_window(self) -> None:
        """Remember how large the window was, and where it was, when it is left as a window."""
        live, window = self.settings, self.window
        if not live.keep_window or self.launch.window is not None or window.mode != "window":
            return
        if live.window_size != window.size:
            self.prefs.set("window_size", window.size)
        if live.window_place != window.place:
            self.prefs.set("window_place", window.place)

    def close(self) -> None:
        """Give everything back."""
        self._keep_window()
        for scene in reversed(self.stack):
            scene.leave()
        self.stack.clear()
        for worker in (self.workers or {}).values():
            worker.close()
        self.data.release()
        self._frames.close()
        self.audio.close()
        self.speech.close()
        self.input.hands.pads.close()
        text.on_lost = picture_lists.on_lost = None
        if picture_lists.lost:
            picture_lists.forget()
        if self._own_art or text.lost:  # what was lost is looked for again
            text.forget_fonts()
        if self._own_art:
            self.art.close()
            pygame.quit()
        else:
            pygame.display.quit()
