"""The overflow walk: every situation, window, text size and language; `python -m tests.fit.walk` does all of them.

Prints each fault once with where it was seen, and ends with 1 when there is any. Options narrow the walk:
`--stage TEXT --size 1280x720 --scale 150 --locale es --plain --contrast --sample --shots FOLDER`.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Rect, Surface

from game.core.text import pseudo_locale
from game.core.text.i18n import Catalogue
from scenes.kit import text as kit_text
from scenes.shell.app import App
from scenes.shell.command_line import LOCALES, Launch
from scenes.shell.profile import TEXT_SCALES
from tests.fit.cards import card_faults
from tests.fit.spy import Fault, Spy, watching
from tests.fit.stages import STAGES, Prepare, every_stage
from tests.scenes.plain_pictures import BlankArt

LANGS = ("en", "es", "pt", "it")
PSEUDO = ("marked", "long", "widest")
SMALL = (1024, 640)
"""Smaller than is promised, but a window can be dragged so."""
SIZES = ((1280, 720), (1366, 768), (1600, 1200), (1920, 1080), (2560, 1440), (3840, 2160), (5120, 1440),
         (1080, 1920))  # fmt: skip
SCALES = TEXT_SCALES
"""Every text size of the settings."""
CARD_TEXT = 250
"""No language may have a longer rules text on a card (tests/localization)."""


class Layout(NamedTuple):
    """A window, a text size, a language, whether the letters are the plain ones, and whether contrast is high."""

    size: tuple[int, int]
    scale: float
    locale: str
    plain: bool = False
    contrast: bool = False

    def __str__(self) -> str:
        face = (", plain letters" if self.plain else "") + (", high contrast" if self.contrast else "")
        return f"{self.size[0]}x{self.size[1]}, {round(self.scale * 100)} %, {self.locale}{face}"


@dataclass(frozen=True, slots=True, order=True)
class Seen:
    """A fault and where it was seen."""

    fault: Fault
    stage: str
    layout: Layout


def widest_pixels(text: str) -> float:
    """How wide a text is in the body face."""
    return kit_text.font("book", "", 20).size(text)[0]


class Long(Catalogue):
    """Every text stretched as real translations stretch; names of cards and rules texts only to their own limits."""

    def shape(self, key: str, text: str) -> str:
        if key.startswith("language.") or (key.startswith("bigbook.cards.") and key.endswith("name")):
            return text
        longer = pseudo_locale.stretch(text)
        return " ".join(longer[:CARD_TEXT].split(" ")[:-1]) if key.startswith("bigbook.cards.") else longer


def catalogue(locale: str) -> Catalogue:
    """A real or a made-up language."""
    if locale == "marked":
        return pseudo_locale.marked([LOCALES])
    if locale == "long":
        return Long.load("en", [LOCALES])
    if locale == "widest":
        return pseudo_locale.widest([LOCALES], LANGS, widest_pixels)
    return Catalogue.load(locale, [LOCALES])


kept = cache(catalogue)
"""One for all walks of a process, with the texts it has looked up; nobody changes it."""


@contextmanager
def standing(folder: Path) -> Iterator[App]:
    """An application without a first scene, with plain pictures that are there at once."""
    app = App(Launch(lang="en", speed=0, data_dir=folder), BlankArt())
    app.on_frame = lambda: None  # at speed 0 a frame then waits for nothing
    try:
        yield app
    finally:
        app.close()


def arrange(
    app: App, size: tuple[int, int], scale: float, words: Catalogue, *, plain: bool = False, contrast: bool = False
) -> None:
    """Show what is on the stack in this window, text size, language, letters and contrast."""
    app.settings.text_scale = scale
    app.settings.high_contrast = contrast
    app.settings.face = "plain" if plain else "book"
    app.catalogue = words
    if app.window.size != size:
        app.window.resize(size)
    app.resized()  # what the application does when the window has a new size


def paint(app: App, spy: Spy) -> None:
    """Draw the whole screen once, each part on its own layer of the spy."""
    spy.clear()
    app.rebake(app.stack[-1])
    layers: list[tuple[object, str, str]] = []
    for i, scene in enumerate(app.stack):
        layers += [(scene, "paint_base", f"{i}:{scene.name}"), (scene, "paint", f"{i}:{scene.name}")]
        for part in ("overlays", "tooltip"):
            if hasattr(scene, part):
                layers.append((getattr(scene, part), "paint", f"{i}:{part}"))
    layers.append((app.notice, "paint", "notice"))
    undo = [_layered(spy, owner, name, layer) for owner, name, layer in layers]
    try:
        app.screen.draw(app.stack, app.theme)
    finally:
        for put_back in undo:
            put_back()


def _layered(spy: Spy, owner: object, name: str, layer: str) -> Callable[[], None]:
    """Let a painting method say its layer while it paints; gives the way back."""
    kind = type(owner)
    plain = getattr(kind, name)

    def painted(self: object, *args: object) -> object:
        if self is not owner:
            return plain(self, *args)
        before, spy.layer = spy.layer, layer
        try:
            return plain(self, *args)
        finally:
            spy.layer = before

    setattr(kind, name, painted)
    return lambda: setattr(kind, name, plain)


def must_show(locale: str) -> float:
    """Every language shows its texts whole; of one stretched threefold, and of one with a mark before it, nearly so."""
    return {"long": 0.27, "marked": 0.7}.get(locale, 1.0)


def layouts(
    sizes: Iterable[tuple[int, int]],
    scales: Iterable[float],
    locales: Iterable[str],
    faces: Iterable[bool],
    contrasts: Iterable[bool] = (False,),
) -> list[Layout]:
    """Every combination; windows smaller than promised in the usual text size only."""
    found = [Layout(*one) for one in product(sizes, scales, locales, faces, contrasts)]
    return [one for one in found if one.size != SMALL or one.scale == 1.0]


def sample() -> list[Layout]:
    """Few combinations that catch most: small, usual and square windows, large and plain letters, every language."""
    return [
        Layout((1280, 720), 1.0, "widest"),
        Layout((1280, 720), 2.0, "it"),
        Layout((1600, 1200), 1.75, "es", plain=True),
        Layout((1920, 1080), 1.25, "pt"),
        Layout((1280, 720), 1.0, "es", plain=True, contrast=True),
    ]


def walk(app: App, stages: dict[str, Prepare], over: list[Layout], shots: Path | None = None) -> list[Seen]:
    """Every stage in every layout; gives all faults seen."""
    seen: list[Seen] = []
    words = {locale: kept(locale) for locale in {"en", *(one.locale for one in over)}}
    with watching() as spy:
        for name, prepare in stages.items():
            arrange(app, over[0].size, 1.0, words["en"])
            prepare(app)
            for one in over:
                arrange(app, one.size, one.scale, words[one.locale], plain=one.plain, contrast=one.contrast)
                paint(app, spy)
                seen += [Seen(fault, name, one) for fault in spy.faults(must_show(one.locale))]
                seen += [Seen(fault, name, one) for fault in place_faults(app)]
                if shots is not None:
                    face = ("-plain" if one.plain else "") + ("-contrast" if one.contrast else "")
                    save_shot(app, shots / f"{name}-{one.size[0]}-{round(one.scale * 100)}-{one.locale}{face}.png")
            spy.clear()
    return seen


def place_faults(app: App) -> Iterator[Fault]:
    """Things that leave the window, or have no area to press."""
    top = app.stack[-1]
    window = Rect((0, 0), app.size)
    for thing in top.things():
        if not window.contains(thing.rect):
            yield Fault("thing outside", thing.id, str(tuple(thing.rect)))


def save_shot(app: App, path: Path) -> None:
    """Keep a picture of what is on the screen."""
    path.parent.mkdir(parents=True, exist_ok=True)
    surface: Surface | None = app.window.surface
    if surface is not None:
        pygame.image.save(surface, path.with_name(path.name.replace(" ", "_").replace(":", "")))


def report(seen: list[Seen]) -> None:
    """Each fault once, with how often and where first."""
    groups: dict[tuple[str, str], list[Seen]] = defaultdict(list)
    for one in seen:
        groups[one.fault.kind, one.fault.text].append(one)
    for (kind, text), where in sorted(groups.items(), key=lambda item: (item[0][0], -len(item[1]))):
        first = min(where, key=lambda one: one.layout)
        print(f"{kind:13} x{len(where):<4} {text[:110]!r}  {first.fault.note}  [{first.stage}, {first.layout}]")


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.fit.walk", description=__doc__)
    parser.add_argument("--stage", default="", help="only stages whose name holds this text")
    parser.add_argument("--size", action="append", default=[], help="only this window, like 1280x720")
    parser.add_argument("--scale", action="append", default=[], type=int, help="only this text size in per cent")
    parser.add_argument("--locale", action="append", default=[], help="only this language")
    parser.add_argument("--plain", action="store_true", help="only the plain letters")
    parser.add_argument("--contrast", action="store_true", help="only high contrast")
    parser.add_argument("--sample", action="store_true", help="the few combinations that the test walks")
    parser.add_argument("--no-cards", action="store_true", help="leave the cards out")
    parser.add_argument("--shots", type=Path, default=None, help="keep a picture of every layout in this folder")
    args = parser.parse_args(argv)
    sizes = [(int(w), int(h)) for w, _, h in (size.partition("x") for size in args.size)] or [SMALL, *SIZES]
    faces = (True,) if args.plain else (False, True)
    contrasts = (True,) if args.contrast else (False, True)
    scales = [s / 100 for s in args.scale] or SCALES
    over = layouts(sizes, scales, args.locale or (*LANGS, *PSEUDO), faces, contrasts)
    if args.sample:
        over = sample()
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, standing(Path(folder)) as app:
        stages = {name: prepare for name, prepare in every_stage().items() if args.stage in name}
        seen = walk(app, stages, over, args.shots)
        if not args.no_cards and not args.stage:
            for one in over:
                kit_text.use_face("plain" if one.plain else "book")
                found = card_faults(app.art, catalogue(one.locale), one.size, one.scale, must_show(one.locale))
                seen += [Seen(fault, stage, one) for stage, fault in found]
    report(seen)
    print(f"{len(stages)} situations x {len(over)} layouts, {len(seen)} faults, {time.monotonic() - started:.0f} s")
    return 1 if seen else 0


__all__ = ["STAGES", "main", "walk"]

if __name__ == "__main__":
    sys.exit(main())
