"""The table seen with eyes nearly shut: `python -m tests.squint OUT.png`.

Five moments of games played by chance are painted, made grey and 64 pixels wide, and laid below each other with the
mean luminance (0 to 255) of what should be seen first: the open book, its monster, the curse about to strike, the hand,
the rest of the table.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Rect, Surface

import scenes.program  # noqa: F401  registers every screen
from game.bigbook.play import thing_id
from game.bigbook.play.threats import URGENT, dangers
from game.bigbook.rules.session import BigBookSession
from game.core.engine.chance import Chance
from scenes.bigbook.party import GameSetup
from scenes.bigbook.settings import SETTINGS
from scenes.bigbook.table.layout import book_pages, panel_parts
from scenes.bigbook.table.scene import TableScene
from scenes.kit.assets import Art
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.shell.app import App
from scenes.shell.command_line import Launch
from tests.fit.games import people, run_of

WIDE = 64
"""Pixels that are left of a screen's width."""
LARGER = 6
"""How much larger such a picture is laid on the sheet."""
STEPS = 900
REST = ("seats", "library", "piles", "rounds", "madness", "supply", "log", "magician", "deck", "panel")


@dataclass(frozen=True, slots=True)
class Moment:
    """A game by chance: how many play it, its seed, the round from which a curse is waited for, the window."""

    players: int
    seed: int
    round: int
    size: tuple[int, int]

    @property
    def name(self) -> str:
        """The name below its picture."""
        return f"{self.players} players, seed {self.seed}, {self.size[0]}x{self.size[1]}"


MOMENTS = (
    Moment(2, 3, 1, (1920, 1080)),
    Moment(3, 11, 2, (1920, 1080)),
    Moment(4, 5, 2, (1920, 1080)),
    Moment(5, 8, 3, (1920, 1080)),
    Moment(5, 8, 3, (1280, 720)),
)


@dataclass(frozen=True, slots=True)
class Seen:
    """A screen and the mean luminance of its parts, 0 to 255."""

    screen: Surface
    means: dict[str, float]


ORDER = ("book", "monster", "curse", "hand", "rest")
"""What should be seen first, second, and so on."""


def threatened(moment: Moment) -> BigBookSession:
    """The first time that somebody may act while a curse is about to strike."""
    setup = GameSetup(people(moment.players, long=False), "easy", seed=moment.seed)
    session = BigBookSession.start(setup.options, moment.seed)
    chance = Chance(moment.seed)
    for _ in range(STEPS):
        now = session.decision
        assert now is not None, moment
        view = session.view()
        if now.kind == "action" and view.round >= moment.round and struck(session):
            return session
        session.apply(chance.answer(session.game, session.state))
    raise RuntimeError(f"no curse ever threatened in {moment}")


def struck(session: BigBookSession) -> str:
    """The curse about to strike, '' for none."""
    found = [one for one in dangers(session.view()) if one.weight >= URGENT]
    return next((one.where for one in found if thing_id.read(one.where).kind == "curse"), "")


def luminance(screen: Surface, areas: list[Rect]) -> float:
    """The mean grey of some areas together."""
    total, pixels = 0.0, 0
    for area in areas:
        r, g, b, _ = pygame.transform.average_color(screen, area)
        total += (0.2126 * r + 0.7152 * g + 0.0722 * b) * area.w * area.h
        pixels += area.w * area.h
    return total / pixels if pixels else 0.0


def parts(scene: TableScene, curse: str) -> dict[str, list[Rect]]:
    """Where on a table each thing lies."""
    render = scene.render
    areas = render.layout.areas
    left, _ = book_pages(render.layout)
    tile = render.places.curse(thing_id.read(curse).name)
    panel = {"panel": panel_parts(render.layout).body}
    return {
        "book": [Rect(areas["book"])],
        "monster": [Rect(left.x, left.y, left.w, round(left.h * 0.75))],
        "curse": [Rect(tile).inflate(render.layout.px(12, 8), render.layout.px(32, 22))],
        "hand": [Rect(render.places.cards[card.uid]) for card in render.model.seats[render.desk].hand],
        "rest": [Rect(panel.get(name, areas[name])) for name in REST],
    }


@contextmanager
def standing(moment: Moment, art: Art, *, contrast: bool = False) -> Iterator[tuple[App, TableScene, str]]:
    """The table of a moment, at rest with all its pictures."""
    session = threatened(moment)
    with tempfile.TemporaryDirectory() as home:
        app = App(Launch(lang="en", speed=0, data_dir=Path(home), window=moment.size), art)
        try:
            app.prefs.set_own(SETTINGS, "sheet", False)
            app.set("high_contrast", contrast)
            app.set("reduced_motion", True)  # what glows stands still
            scene = TableScene(app, run_of(session.state, moment.players, long=False))
            app.replace(scene)
            for _ in range(100):
                app.frame(dt=40.0, shown=False)
            drawn(app)
            yield app, scene, struck(session)
        finally:
            app.close()


def drawn(app: App) -> None:
    """Draw the whole screen with every picture on it."""
    for _ in range(400):
        for scene in app.stack:
            scene.art_arrived()
        app.screen.all_stale()
        app.frame(dt=0.0, shown=True)
        if not app.art.waiting:
            return
        while app.art.waiting:
            if not app.art.pump():
                time.sleep(0.002)
    raise RuntimeError("the pictures of a screen never arrived")


def seen(moment: Moment, art: Art) -> Seen:
    """A moment with its figures."""
    with standing(moment, art) as (app, scene, curse):
        screen = app.window.surface
        assert screen is not None
        means = {name: luminance(screen, areas) for name, areas in parts(scene, curse).items()}
        means |= {f"rest.{name}": luminance(screen, [area])
                  for name, area in zip(REST, parts(scene, curse)["rest"], strict=True)}  # fmt: skip
        return Seen(screen.copy(), means)


def squinted(screen: Surface) -> Surface:
    """Grey, 64 pixels wide, and laid out larger without smoothing."""
    w, h = screen.get_size()
    small = pygame.transform.smoothscale(pygame.transform.grayscale(screen), (WIDE, round(h * WIDE / w)))
    return pygame.transform.scale_by(small, LARGER)


def sheet(found: list[tuple[Moment, Seen]]) -> Surface:
    """All moments below each other: grey and small, in colour beside it, the figures below."""
    rows = []
    for moment, one in found:
        grey = squinted(one.screen)
        colour = pygame.transform.smoothscale(one.screen, grey.get_size())
        line = Surface((grey.get_width() * 2 + 8, grey.get_height() + 28))
        line.fill((32, 32, 32))
        line.blit(grey, (0, 0))
        line.blit(colour, (grey.get_width() + 8, 0))
        figures = " > ".join(f"{name} {one.means[name]:.0f}" for name in ORDER)
        words = lay_out(f"{moment.name}: {figures}", Style(15, (240, 240, 240)), None)
        words.draw(line, (6, grey.get_height() + 4))
        rows.append(line)
    out = Surface((rows[0].get_width(), sum(row.get_height() for row in rows)))
    y = 0
    for row in rows:
        out.blit(row, (0, y))
        y += row.get_height()
    return out


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.squint", description=__doc__)
    parser.add_argument("out", type=Path)
    args = parser.parse_args(argv)
    art = Art()
    try:
        found = [(moment, seen(moment, art)) for moment in MOMENTS]
        for moment, one in found:
            print(f"{moment.name:36}", "  ".join(f"{name} {mean:.0f}" for name, mean in one.means.items()))
        pygame.image.save(sheet(found), args.out)
    finally:
        art.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
