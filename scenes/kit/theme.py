"""Colours, sizes and the scale of the window: what paper, ink, gold and wood look like everywhere.

Two layouts are made by hand: *full* (designed on 1920x1080) and *compact* (1280x720). `Theme.px` turns design units of
the layout in use into window pixels; `Theme.text` does the same for letters and applies the reader's text size.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

Colour = tuple[int, int, int]

MIN_TEXT = 14
"""No letter is drawn smaller than this many pixels."""

MIN_WINDOW = (1280, 720)
FULL_FROM = (1500, 840)
FULL_FITS = (1480, 832)
"""The smallest window for which the full layout can be asked for; it is chosen by itself from FULL_FROM."""
LAYOUTS = ("automatic", "full", "compact")
"""What can be asked for."""
FULL_UI = 1.3
COLUMN_UNIT = 1.35
"""Of a page in one column in a window of the full layout: so many of its pixels are a unit of the compact one."""
TEXTS_TO = 1.25
"""The text size up to which cards on a table have room for their sentences, in the full layout."""
LARGE_FROM = 1.5
"""The text size from which layouts give way to letters: tables take their own, sheets larger heads and buttons."""


def rgb(code: str) -> Colour:
    """`rgb("1a1220")` -> (26, 18, 32)."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """The colour `share` (0..1) of the way from a to b."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def luminance(colour: Colour) -> float:
    """The relative luminance of a colour, 0 to 1 (WCAG 2)."""
    parts = (c / 255 for c in colour)
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


INK = rgb("1a1220")
INK2 = rgb("2c1f33")
BONE = rgb("f6ecd6")
PARCH = tuple(rgb(c) for c in ("f8edd2", "ecd9ae", "cfae76", "8f6a3a", "5d4022"))
GOLD = tuple(rgb(c) for c in ("fff3c0", "f0cb6a", "c98f34", "8a5a20", "4e2f12"))
WOOD = tuple(rgb(c) for c in ("38242e", "34212b", "3d2831"))
WOOD_GRAIN = rgb("1b0f19")
WOOD_GLINT = rgb("52363f")
LECTERN = tuple(rgb(c) for c in ("6a3d2a", "613626", "704330", "5a3122"))
CRIMSON = rgb("8e1f2f")
SHADOW = rgb("0c0710")
GREEN_INK = rgb("2f5a2c")


SEAT_COLOURS: dict[str, Colour] = {
    "crimson": rgb("c8403a"),
    "sapphire": rgb("3f74c4"),
    "amber": rgb("e0a63a"),
    "jade": rgb("3d9470"),
    "violet": rgb("9a68b8"),
    "ivory": rgb("e6dcc4"),
}
"""Colours a player may choose; never the only mark, an emblem always stands beside it."""

EMBLEMS = ("moon", "key", "lantern", "quill", "star", "owl")


class Layout(Struct, frozen=True):
    """The layout a window of `size` pixels gets: its kind, its scale, and where the design's corner lies (centred)."""

    size: tuple[int, int]
    kind: str
    scale: float
    origin: tuple[int, int]
    column: bool = False
    """Whether everything stands in one column, as wide as the window and as high as it gets: units are those of the
    compact design, enlarged, and `size` is what of the page is seen at once."""

    @property
    def full(self) -> bool:
        """True for the 1920x1080 design."""
        return self.kind == "full"


def is_full(size: tuple[int, int], wanted: str = LAYOUTS[0]) -> bool:
    """Whether a window of `size` pixels gets the full layout, where one of LAYOUTS is wanted."""
    least = FULL_FITS if wanted == "full" else FULL_FROM
    return wanted != "compact" and size[0] >= least[0] and size[1] >= least[1]


def layout_for(size: tuple[int, int], wanted: str = LAYOUTS[0]) -> Layout:
    """Choose full or compact for a window size, scaled to fit and centred; never raises, whatever the size."""
    w, h = max(1, size[0]), max(1, size[1])
    full = is_full(size, wanted)
    dw, dh = (1920, 1080) if full else MIN_WINDOW
    scale = min(w / dw, h / dh)
    origin = (round((w - dw * scale) / 2), round((h - dh * scale) / 2))
    return Layout((w, h), "full" if full else "compact", scale, origin)


def column_for(size: tuple[int, int], wanted: str, enlarged: float) -> Layout:
    """The layout of a page in one column in a window of `size` pixels, its units `enlarged` so many times."""
    usual = layout_for(size, wanted)
    unit = usual.scale * (COLUMN_UNIT if usual.full else 1.0)
    return Layout(usual.size, "compact", unit * enlarged, (0, 0), column=True)


@dataclass(slots=True)
class Theme:
    """The look in use: layout, text size (1.0 to 2.0), type face ("book" or "plain"), contrast and motion."""

    layout: Layout = field(default_factory=lambda: layout_for(MIN_WINDOW))
    text_scale: float = 1.0
    ui_scale: float = 1.0
    """How large the words of menus are where that is larger than `text_scale`."""
    face: str = "book"
    high_contrast: bool = False
    card_texts: bool = False
    """Whole sentences stand on small cards wherever they fit, instead of signs."""
    reduced_motion: bool = False
    shake: float = 1.0
    flash: float = 1.0
    particles: float = 1.0
    idle: float = 1.0
    hold: float = 420.0
    """Milliseconds after which what is held repeats, and a resting finger reads."""
    repeat: float = 60.0
    """Milliseconds between repeats of what is held; 0 for none."""

    def px(self, units: float) -> int:
        """Design units of the present layout in window pixels."""
        return round(units * self.layout.scale)

    def text(self, units: float) -> int:
        """A text height in design units, in pixels, with the reader's text size, never under the floor."""
        return max(MIN_TEXT, round(units * self.layout.scale * self.text_scale))

    def ui(self, units: float) -> int:
        """The height of words in menus, given for the compact layout; the full one has room for larger ones."""
        larger = max(self.text_scale, self.ui_scale) / self.text_scale
        return self.text(units * (FULL_UI if self.layout.full else 1.0) * larger)

    def x(self, units: float) -> int:
        """A horizontal position in the design as a window pixel."""
        return self.layout.origin[0] + round(units * self.layout.scale)

    def y(self, units: float) -> int:
        """A vertical position in the design as a window pixel."""
        return self.layout.origin[1] + round(units * self.layout.scale)

    def rect(self, x: float, y: float, w: float, h: float) -> tuple[int, int, int, int]:
        """A design rectangle in window pixels."""
        return self.x(x), self.y(y), self.px(w), self.px(h)
