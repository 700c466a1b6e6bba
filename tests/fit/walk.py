"""The overflow walk: every situation, window, text size and language; `python -m tests.fit.walk` does all of them.

Prints each fault once with where it was seen, and ends with 1 when there is any. Options narrow the walk:
`--stage TEXT --size 1280x720 --scale 150 --locale es --sample --shots FOLDER`.
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
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Rect, Surface

from game.core import pseudo_locale
from game.core.i18n import Catalogue
from scenes.app import App
from scenes.command_line import LOCALES, Launch
from scenes.kit import text as kit_text
from tests.fit.cards import card_faults
from tests.fit.spy import Fault, Spy, watching
from tests.fit.stages import STAGES, BlankArt, Prepare, every_stage

LANGS = ("en", "es", "pt", "it")
PSEUDO = ("marked", "long", "widest")
SIZES = ((1280, 720), (1366, 768), (1600, 1200), (1920, 1080), (2560, 1440), (3840, 2160))
SCALES = (1.0, 1.25, 1.5, 2.0)
CARD_TEXT = 250
"""No language may have a longer rules text on a card (tests/localization)."""


@dataclass(frozen=True, slots=True, order=True)
class Seen:
    """A fault and where it was seen."""

    fault: Fault
    stage: str
    size: tuple[int, int]
    scale: float
    locale: str


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


@contextmanager
def standing(folder: Path) -> Iterator[App]:
    """An application without a first scene, with plain pictures that are there at once."""
    app = App(Launch(lang="en", speed=0, data_dir=folder))
    app.art = BlankArt()
    app.on_frame = lambda: None  # at speed 0 a frame then waits for nothing
    try:
        yield app
    finally:
        app.close()


def arrange(app: App, size: tuple[int, int], scale: float, words: Catalogue) -> None:
    """Show what is on the stack in this window, text size and language."""
    app.settings.text_scale = scale
    app.catalogue = words
    if app.window.size != size:
        app.window.resize(size)
    app._resized()  # what the application does when the window has a new size


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
        app._draw()
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
    sizes: Iterable[tuple[int, int]], scales: Iterable[float], locales: Iterable[str]
) -> list[tuple[tuple[int, int], float, str]]:
    """Every combination."""
    return [(size, scale, locale) for size in sizes for scale in scales for locale in locales]


def sample() -> list[tuple[tuple[int, int], float, str]]:
    """Few combinations that catch most: smallest, usual, square and largest window, large letters, every language."""
    return [
        ((1280, 720), 1.0, "widest"),
        ((1280, 720), 2.0, "it"),
        ((1600, 1200), 1.5, "es"),
        ((1920, 1080), 1.25, "pt"),
        ((3840, 2160), 1.0, "es"),
    ]


def walk(
    app: App, stages: dict[str, Prepare], over: list[tuple[tuple[int, int], float, str]], shots: Path | None = None
) -> list[Seen]:
    """Every stage in every layout; gives all faults seen."""
    seen: list[Seen] = []
    words = {locale: catalogue(locale) for locale in {one[2] for one in over}}
    with watching() as spy:
        for name, prepare in stages.items():
            arrange(app, over[0][0], 1.0, words.get("en") or catalogue("en"))
            prepare(app)
            for size, scale, locale in over:
                arrange(app, size, scale, words[locale])
                paint(app, spy)
                seen += [Seen(fault, name, size, scale, locale) for fault in spy.faults(must_show(locale))]
                seen += [Seen(fault, name, size, scale, locale) for fault in place_faults(app)]
                if shots is not None:
                    save_shot(app, shots / f"{name}-{size[0]}-{round(scale * 100)}-{locale}.png")
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
        first = min(where, key=lambda one: (one.size, one.scale))
        place = f"{first.stage}, {first.size[0]}x{first.size[1]}, {round(first.scale * 100)} %, {first.locale}"
        print(f"{kind:13} x{len(where):<4} {text[:110]!r}  {first.fault.note}  [{place}]")


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.fit.walk", description=__doc__)
    parser.add_argument("--stage", default="", help="only stages whose name holds this text")
    parser.add_argument("--size", action="append", default=[], help="only this window, like 1280x720")
    parser.add_argument("--scale", action="append", default=[], type=int, help="only this text size in per cent")
    parser.add_argument("--locale", action="append", default=[], help="only this language")
    parser.add_argument("--sample", action="store_true", help="the few combinations that the test walks")
    parser.add_argument("--no-cards", action="store_true", help="leave the cards out")
    parser.add_argument("--shots", type=Path, default=None, help="keep a picture of every layout in this folder")
    args = parser.parse_args(argv)
    sizes = [tuple(int(n) for n in size.split("x")) for size in args.size] or list(SIZES)
    over = layouts(sizes, [s / 100 for s in args.scale] or SCALES, args.locale or (*LANGS, *PSEUDO))  # type: ignore[arg-type]
    if args.sample:
        over = sample()
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, standing(Path(folder)) as app:
        stages = {name: prepare for name, prepare in every_stage().items() if args.stage in name}
        seen = walk(app, stages, over, args.shots)
        if not args.no_cards and not args.stage:
            for size, scale, locale in over:
                found = card_faults(app.art, catalogue(locale), size, scale, must_show(locale))
                seen += [Seen(fault, stage, size, scale, locale) for stage, fault in found]
    report(seen)
    print(f"{len(stages)} situations x {len(over)} layouts, {len(seen)} faults, {time.monotonic() - started:.0f} s")
    return 1 if seen else 0


__all__ = ["STAGES", "main", "walk"]

if __name__ == "__main__":
    sys.exit(main())
