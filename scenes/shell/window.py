"""The window: making it, full screen, the scale between its pixels and the canvas, and the pointer in it.

It opens at once, the title of the game on it, while the rest of the program is still being read.
"""

from __future__ import annotations

import logging
import math
import os
import warnings
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from scenes.kit.assets import picture_file, read_picture
from scenes.kit.drawing.lockup import Plate
from scenes.kit.theme import MIN_WINDOW
from scenes.shell.command_line import DEFAULT_WINDOW, Launch, system_language
from scenes.shell.profile import stored, stored_language
from scenes.shell.storage import DataDir

Size = tuple[int, int]
INPUT = (
    pygame.KEYDOWN,
    pygame.KEYUP,
    pygame.TEXTINPUT,
    pygame.TEXTEDITING,
    pygame.MOUSEMOTION,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
)
EXPOSED = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWDISPLAYCHANGED)
PATIENCE = 20
"""Milliseconds that a system gets to tell what became of a change of mode."""
MOST_PIXELS = 4 * 3840 * 2160
"""Of a canvas that is higher than the window, were it as many times wider, too: beyond it, everything grows less. On a
window of 3840x2160 pixels everything may still be twice as large: the highest page has 154 MB then."""
GRID = 12
"""Parts are enlarged on a grid of so many canvas pixels: at 75 % and 50 % its lines fall on whole window pixels."""


class Window:
    """The one window. Below 1280x720 the canvas keeps that size and is shown smaller, with bars beside it."""

    def __init__(
        self,
        size: Size,
        *,
        fullscreen: bool,
        borderless: bool = False,
        display: int = 0,
        place: tuple[int, int] | None = None,
    ) -> None:
        """`size` in pixels, of the window when it is one. `display`: the number of the display, from 0; one that is not
        there is the first. `place`: the upper left corner among all displays; None, or out of sight: the middle."""
        pygame.display.init()
        if pygame.display.get_driver() in ("x11", "offscreen"):
            # Without this SDL shows a software surface through OpenGL: five times slower without a graphics card.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        self._windowed = size
        self._left_at: tuple[int, int] | None = None
        """Where the window was when it last became something else."""
        self.render = 1.0
        """Share of the window's pixels that are drawn, each way (0.5 to 1); never fewer than the smallest canvas."""
        self.enlarged = 1.0
        """How many times larger than in the window everything is on the canvas; the window shows a part of it then."""
        self.page: Size | None = None
        """How large the canvas is where the window shows a part of it; None where it shows all."""
        self.view: Size = (0, 0)
        """The canvas pixel in the window's upper left corner."""
        self.on_view: Callable[[Surface], None] | None = None
        """Draws over a part of the canvas before it is shown."""
        self.fullscreen = fullscreen
        self.borderless = borderless and not fullscreen
        """A window without a frame over the whole screen: other windows may still lie above it."""
        self.display = display if display < displays() else 0
        self._open()
        if place is not None and self.mode == "window" and in_sight(place, size):
            pygame.display.set_window_position(place)

    @property
    def mode(self) -> str:
        """`window`, `borderless` or `fullscreen`."""
        return "fullscreen" if self.fullscreen else "borderless" if self.borderless else "window"

    def _open(self) -> None:
        if self.fullscreen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN, display=self.display)
        elif self.borderless:
            whole = pygame.display.get_desktop_sizes()[self.display]
            pygame.display.set_mode(whole, pygame.NOFRAME, display=self.display)
            if self.display == 0:
                pygame.display.set_window_position((0, 0))
        else:
            self._windowed_again()

    def _windowed_again(self) -> None:
        """Open as a window. X11 without a window manager leaves full screen only when it is asked once more, after it
        has told what became of the first time; a system that wants another size keeps it."""
        for _ in range(3):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", RuntimeWarning)  # "forcibly resized": that is what is looked at here
                pygame.display.set_mode(self._windowed, pygame.RESIZABLE, display=self.display)
            if self.size == self._windowed:
                return
            pygame.event.pump()
            pygame.time.wait(PATIENCE)

    def use(self, mode: str) -> None:
        """Open in this mode (`window`, `borderless`, `fullscreen`); refused by the system, things stay as they were."""
        if mode == self.mode:
            return
        before = self.fullscreen, self.borderless
        if self.mode == "window":
            self._windowed, self._left_at = self.size, self.place
        self.fullscreen, self.borderless = mode == "fullscreen", mode == "borderless"
        try:
            self._open()
        except pygame.error:
            self.fullscreen, self.borderless = before
            self._open()
        if self.mode == "window" and self._left_at is not None and in_sight(self._left_at, self._windowed):
            # A window manager puts it lower by the height of its frame, each time: seen with openbox.
            pygame.display.set_window_position(self._left_at)

    def move_to(self, display: int) -> None:
        """Go to another display, in the same mode; one that is not there is the first."""
        if self.mode == "window":
            self._windowed = self.size
        self._left_at = None
        self.display = display if display < displays() else 0
        self._open()

    @property
    def place(self) -> tuple[int, int] | None:
        """The upper left corner of the window among all displays; None where it covers one, or nobody knows."""
        try:
            x, y = pygame.display.get_window_position()
        except pygame.error:
            return None
        return (x, y) if self.mode == "window" else None

    def toggle(self) -> None:
        """Full screen or window."""
        self.use("window" if self.fullscreen else "fullscreen")

    def resize(self, size: Size) -> None:
        """Make the window this large (tests and option dialogs; a person drags the frame)."""
        self._windowed = (max(1, size[0]), max(1, size[1]))
        self.fullscreen = self.borderless = False
        self._open()

    @property
    def surface(self) -> Surface | None:
        """The surface to draw on now; never keep it across events."""
        return pygame.display.get_surface()

    @property
    def size(self) -> Size:
        """The window in its own pixels."""
        surface = self.surface
        return surface.get_size() if surface is not None else self._windowed

    @property
    def small(self) -> bool:
        """Whether the window is smaller than the smallest canvas."""
        return self.size[0] < MIN_WINDOW[0] or self.size[1] < MIN_WINDOW[1]

    @property
    def scale(self) -> float:
        """Window pixels per canvas pixel: 1; less in a small window, more where fewer pixels are to be drawn."""
        w, h = self.size
        if self.small:
            return min(1.0, w / MIN_WINDOW[0], h / MIN_WINDOW[1])
        return 1 / max(self.render, MIN_WINDOW[0] / w, MIN_WINDOW[1] / h) if self.render < 1.0 else 1.0

    @property
    def direct(self) -> bool:
        """Whether a canvas pixel is a window pixel, each in its place."""
        return self.scale == 1.0 and self.enlarged == 1.0

    def growth(self, wanted: float) -> float:
        """How many times larger everything may be on the canvas where `wanted` is asked for: memory has its limits."""
        w, h = self.base_size
        return max(1.0, min(wanted, math.sqrt(MOST_PIXELS / (w * h))))

    @property
    def canvas_size(self) -> Size:
        """How large the canvas is."""
        return self.page or self.base_size

    @property
    def base_size(self) -> Size:
        """How much of the canvas is seen at once, in its pixels."""
        if self.small:
            return MIN_WINDOW
        (w, h), scale = self.size, self.scale
        return max(MIN_WINDOW[0], round(w / scale)), max(MIN_WINDOW[1], round(h / scale))

    @property
    def origin(self) -> Size:
        """Where the canvas begins in the window."""
        (w, h), (vx, vy) = self.size, self.view
        cw, ch = self.base_size
        return (
            round((w - cw * self.scale) / 2) - round(vx * self.scale),
            round((h - ch * self.scale) / 2) - round(vy * self.scale),
        )

    def to_canvas(self, pos: tuple[int, int]) -> tuple[int, int]:
        """A window position on the canvas."""
        if self.direct:
            return int(pos[0]), int(pos[1])
        ox, oy = self.origin
        return round((pos[0] - ox) / self.scale), round((pos[1] - oy) / self.scale)

    def show(self, canvas: Surface, rects: list[pygame.Rect] | None) -> None:
        """Bring a drawn frame to the screen: `rects` as Canvas.end gave them."""
        surface = self.surface
        if surface is None:
            return
        if canvas is surface:
            if rects is None:
                pygame.display.flip()
            elif rects:
                pygame.display.update(rects)
            return
        if rects == []:
            return
        if self.enlarged > 1.0:
            self._show_view(canvas, surface)
            return
        if rects is not None and not self.small:
            pygame.display.update([self._enlarge(canvas, surface, rect) for rect in rects])
            return
        w, h = max(1, round(canvas.get_width() * self.scale)), max(1, round(canvas.get_height() * self.scale))
        surface.fill((0, 0, 0))
        surface.blit(pygame.transform.smoothscale(canvas, (w, h)), self.origin)
        pygame.display.flip()

    def _show_view(self, canvas: Surface, surface: Surface) -> None:
        """Bring the part of the canvas that is seen to the window."""
        part = canvas.subsurface(pygame.Rect(self.view, self.base_size).clip(canvas.get_rect()))
        if self.scale != 1.0:
            surface.fill((0, 0, 0))
            size = max(1, round(part.get_width() * self.scale)), max(1, round(part.get_height() * self.scale))
            part = pygame.transform.smoothscale(part, size)
        (ox, oy), (vx, vy) = self.origin, self.view
        surface.blit(part, (ox + round(vx * self.scale), oy + round(vy * self.scale)))
        if self.on_view is not None:
            self.on_view(surface)
        pygame.display.flip()

    def _enlarge(self, canvas: Surface, surface: Surface, rect: pygame.Rect) -> pygame.Rect:
        """Bring one part of a canvas with fewer pixels to the window; gives the part of the window."""
        left, top = rect.x // GRID * GRID, rect.y // GRID * GRID
        right, bottom = -(-rect.right // GRID) * GRID, -(-rect.bottom // GRID) * GRID
        source = pygame.Rect(left, top, right - left, bottom - top).clip(canvas.get_rect())
        x, y = round(source.x * self.scale), round(source.y * self.scale)
        size = round(source.right * self.scale) - x, round(source.bottom * self.scale) - y
        place = pygame.Rect((x + self.origin[0], y + self.origin[1]), size)
        surface.blit(pygame.transform.smoothscale(canvas.subsurface(source), size), place)
        return place


def displays() -> int:
    """How many displays the system has, at least 1."""
    try:
        return max(1, len(pygame.display.get_desktop_sizes()))
    except pygame.error:
        return 1


def desktop(display: int) -> Size:
    """How large a display of the system is, in pixels; one that is not there is the first."""
    try:
        sizes = pygame.display.get_desktop_sizes()
    except pygame.error:
        sizes = []
    return sizes[display] if display < len(sizes) else sizes[0] if sizes else DEFAULT_WINDOW


def fitting_size(size: Size, screen: Size) -> Size:
    """A size that was remembered, or is usual, as it fits on a screen with its frame and the system's bars; never so
    small that nothing can be read."""
    wide, high = screen[0], max(1, screen[1] - BARS)
    return min(wide, max(size[0], LEAST[0])), min(high, max(size[1], LEAST[1]))


BARS = 80
"""Pixels of a screen's height that a window's title and the system's bars take."""
LEAST = 640, 360
"""What a window is at least when it opens, in pixels."""


def in_sight(place: tuple[int, int], size: Size) -> bool:
    """Whether a window at a place can be seen and moved: its upper edge lies where displays are, side by side."""
    sizes = pygame.display.get_desktop_sizes()
    wide, high = sum(w for w, _ in sizes), max(h for _, h in sizes)
    return -size[0] // 2 <= place[0] <= wide - size[0] // 2 and 0 <= place[1] < high - MARGIN


MARGIN = 64
"""Pixels of a window that must be in sight at the foot of a display."""
SIDE = 34
"""Pixels of the pointer's picture at 100 % text on a window 1280 wide; larger windows and letters enlarge it."""
SHAPES = {"cursor": (6 / 96, 6 / 96), "cursor_open": (0.5, 0.5), "cursor_hold": (0.5, 0.5)}
"""The pictures, with the spot that points as shares of their size."""
_log = logging.getLogger(__name__)


class Cursor:
    """Sets the system's cursor, only when it changes; where the system refuses pictures its own arrow stays."""

    def __init__(self) -> None:
        self._now: tuple[str, int] | None = None
        self._made: dict[tuple[str, int], pygame.cursors.Cursor] = {}
        self.refused = False
        """The system does not take pictures."""

    def show(self, shape: str, side: int) -> None:
        """Let the pointer have one of SHAPES at `side` pixels; any other name means the system's own arrow."""
        wanted = (shape, side)
        if wanted == self._now or self.refused:
            return
        self._now = wanted
        try:
            pygame.mouse.set_cursor(self._cursor(shape, side))
        except (OSError, EOFError, ValueError, pygame.error) as error:
            _log.warning("pointer %s: %s", shape, error)
            self.refused = True

    def _cursor(self, shape: str, side: int) -> pygame.cursors.Cursor:
        if shape not in SHAPES:
            return pygame.cursors.Cursor(pygame.SYSTEM_CURSOR_ARROW)
        key = (shape, side)
        if key not in self._made:
            picture = read_picture(picture_file("ui", shape), (side, side)).convert_alpha()
            x, y = SHAPES[shape]
            self._made[key] = pygame.cursors.Cursor((round(x * side), round(y * side)), picture)
        return self._made[key]


def cursor_side(window_width: int, text_scale: float) -> int:
    """How large the pointer is drawn, in pixels: 34 to 96, in steps of two."""
    return min(96, max(SIDE, round(SIDE * max(1.0, window_width / 1920) * text_scale / 2) * 2))


GROUND, EDGE, LIGHT = (26, 18, 32), (138, 90, 32), (240, 203, 106)
LEATHER, SPINE, LEAVES = (106, 61, 42), (78, 30, 34), (232, 214, 176)
"""The colours of the room and the book, as in kit/theme.py, which would bring all letters with it."""


def open_window(launch: Launch, data: DataDir, plate: Plate | None = None) -> Window:
    """The window as it was asked for, else as it is stored, a title on it. pygame.error where there is none."""
    kept = stored(data)
    mode = "fullscreen" if launch.fullscreen else "window" if launch.window is not None else kept.window
    again = kept.keep_window and launch.window is None
    pygame.display.init()
    size, place = launch.window or DEFAULT_WINDOW, kept.window_place if again else None
    wanted = kept.window_size or size
    if again and not (unseen() and wanted == DEFAULT_WINDOW):  # where nobody looks the usual size always fits
        size = fitting_size(wanted, desktop(kept.display))
        place = place if size == wanted else None
    window = Window(
        size, fullscreen=mode == "fullscreen", borderless=mode == "borderless", display=kept.display, place=place
    )
    if window.surface is not None and not unseen():
        known = list(plate.pictures) if plate is not None else []
        splash(window.surface, plate, launch.lang or stored_language(data) or system_language(known))
        pygame.display.flip()
        pygame.event.pump()
    return window


def unseen() -> bool:
    """Whether windows are opened where nobody can see them."""
    return os.environ.get("SDL_VIDEODRIVER", "") in ("dummy", "offscreen")


def early(launch: Launch, plate: Plate) -> Window | None:
    """The window before anything else, the title of a game on it, where somebody looks at it; None where nobody does,
    where the command line has still to be looked into, or where it fails (the program then says why)."""
    asked = (launch.load, launch.scenario, launch.tutorial)
    if launch.robot is not None or unseen() or any(one is not None for one in asked):
        return None
    try:
        window = open_window(launch, DataDir(launch.data_dir), plate)
    except pygame.error:
        return None
    pygame.display.set_caption(plate.title)
    return window


TITLE_WIDTH = 0.5
"""The share of the window's width that the title takes while the program loads."""


def splash(surface: Surface, plate: Plate | None, lang: str) -> None:
    """The title of a game in the dark; a shut book alone where there is none, or its picture cannot be read."""
    if plate is None:
        shut_book(surface)
        return
    surface.fill(GROUND)
    room = surface.get_rect().scale_by(TITLE_WIDTH, 0.7)
    try:
        picture = plate.at_once(lang, room)
    except (OSError, EOFError, ValueError, pygame.error) as error:
        _log.warning("title: %s", error)
        shut_book(surface)
        return
    surface.blit(picture, picture.get_rect(center=surface.get_rect().center))


def shut_book(surface: Surface) -> None:
    """A shut book in the dark, its gold edge catching a little light."""
    surface.fill(GROUND)
    w, h = surface.get_size()
    tall = min(h * 2 // 5, w * 2 // 5)
    book = Rect(0, 0, tall * 3 // 4, tall)
    book.center = w // 2, h // 2
    line = max(2, tall // 90)
    pygame.draw.rect(surface, LEAVES, book.move(tall // 40, tall // 40), border_radius=tall // 40)
    pygame.draw.rect(surface, LEATHER, book, border_radius=tall // 40)
    pygame.draw.rect(surface, SPINE, (book.x, book.y, book.w // 9, book.h), border_radius=tall // 40)
    inner = Rect(book.x + book.w // 9, book.y, book.w - book.w // 9, book.h).inflate(-tall // 10, -tall // 10)
    pygame.draw.rect(surface, EDGE, inner, line, border_radius=tall // 60)
    pygame.draw.rect(surface, LIGHT, inner.inflate(-line * 5, -line * 5), max(1, line // 2), border_radius=tall // 80)
    x, y, r = inner.centerx, inner.centery, tall // 7
    pygame.draw.polygon(surface, LIGHT, [(x - r * 3 // 2, y), (x, y - r), (x + r * 3 // 2, y), (x, y + r)], line)
    pygame.draw.circle(surface, LIGHT, (x, y), r // 2, line)
    pygame.draw.circle(surface, LIGHT, (x, y), max(2, r // 6))
