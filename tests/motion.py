"""Sheets of what moves, ten frames a second: `python -m tests.motion OUT.png --monster page_02 --size 1280x720`.

Real events are played on a real table by a clock of fixed steps; each row of the sheet is one motion of the monster,
cut to the book, or with `--blows` one blow of the game (`tests/motion_blows.py`; `--blows all` for every one).
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Rect, Surface

import scenes.program  # noqa: F401  registers every screen
from game.core.engine.event import Event
from scenes.bigbook.party import GameSetup
from scenes.bigbook.table.animation.timings import BREATHING, ENTRANCE, HABIT_FIRST
from scenes.bigbook.table.prefetch.pictures import REST
from scenes.bigbook.table.scene import TableScene
from scenes.kit.assets import Art
from scenes.shell import games
from scenes.shell.app import App
from scenes.shell.command_line import Launch
from tests import motion_blows, motion_opening
from tests.bench.calibration import unit
from tests.fit.games import people
from tests.motion_blows import pictures

BLOWS = motion_blows.BLOWS
STEP = 20.0
TENTH = 100.0
MOTIONS = ("entrance", "idle", "habit", "strike", "recoil", "beaten", "escape")
LENGTHS = {
    "entrance": 1300 + ENTRANCE + 400,
    "idle": BREATHING,
    "habit": 3600,
    "strike": 900,
    "recoil": 900,
    "beaten": 1500,
    "escape": 1300,
}
"""Milliseconds of each motion on the sheet."""


def events(motion: str, scene: TableScene, monster: str) -> list[Event]:
    """What happens in a motion."""
    model = scene.render.model
    if motion == "entrance":
        page = next(page for page in ("page_05", "page_06") if page != monster)
        return [Event("page_turned", {"monster": monster, "page": page})]
    if motion == "strike":
        return [Event("arrival_began", {"monster": monster})]
    if motion == "recoil":
        curse = next(one.id for one in model.curses)
        return [Event("curse_destroyed", {"seat": model.active, "curse": curse})]
    part = {"beaten": "bonus_began", "escape": "failure_began"}.get(motion)
    return [Event(part, {"page": "page_01"})] if part else []


def record(app: App, scene: TableScene, motion: str, monster: str) -> list[Surface]:
    """The frames of one motion, cut to the surroundings of the book."""
    if motion != "entrance":
        scene.render.model.page = monster
    scene.settle_view()
    pictures(app, round(2 * REST / STEP))
    if motion != "entrance":
        scene.render.model.monster = monster
        scene.set_pieces.monster.clear()
        scene.set_pieces.monster.settle()
        while scene.set_pieces.monster.figure is None:
            pictures(app, 3)
    happening = events(motion, scene, monster)
    if happening:
        scene.director.play(happening, lambda: None)
    book, window = Rect(scene.render.layout.areas["book"]), Rect((0, 0), app.size)
    area = book.inflate(book.w // 20, book.h // 2 if motion == "entrance" else book.h // 6).clip(window)
    if motion not in ("entrance",):
        area.w = area.w * 3 // 5
    frames, t = [], 0.0
    if motion == "habit":
        scene.set_pieces.monster.breathe(HABIT_FIRST)
    while t < LENGTHS[motion]:
        if t % TENTH < STEP:
            surface = app.window.surface
            assert surface is not None
            if happening:
                scene.redraw()
            app.frame(dt=0.0, shown=True)
            frames.append(surface.subsurface(area).copy())
        app.frame(dt=STEP, shown=True)
        t += STEP
    scene.director.rest()
    return frames


def sheet(rows: list[list[Surface]], across: int) -> Surface:
    """All frames, `across` in a row, each motion beginning a row of its own."""
    lines = [row[i : i + across] for row in rows for i in range(0, len(row), across)]
    heights = [max(one.get_height() for one in line) for line in lines]
    wide = max(sum(one.get_width() + 4 for one in line) for line in lines)
    out = Surface((wide, sum(heights) + 4 * len(lines)))
    y = 0
    for line, high in zip(lines, heights, strict=True):
        x = 0
        for one in line:
            out.blit(one, (x, y))
            x += one.get_width() + 4
        y += high + 4
    return out


def told(name: str, costs: list[float]) -> None:
    """Print what the frames of a motion cost (ms of processor time each)."""
    loop, costs = unit() * 1e3, sorted(costs)
    shares = ", ".join(f"p{p} {costs[len(costs) * p // 100] / loop:.1f}" for p in (50, 90, 99))
    print(f"{name}: {len(costs)} frames, in loops of {loop:.2f} ms: {shares}, worst {costs[-1] / loop:.1f}")


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.motion", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--monster", default="page_02")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--shrink", type=float, default=0.6)
    parser.add_argument("--motions", default=",".join(MOTIONS), help="which, with commas between them")
    parser.add_argument("--blows", default="", help=f"instead of the monster: all, or some of {', '.join(BLOWS)}")
    parser.add_argument("--rate", type=float, default=10.0, help="frames a second of a blow")
    parser.add_argument("--speed", type=int, default=2)
    parser.add_argument("--opening", action="store_true", help="instead: the four pictures before the first game")
    parser.add_argument("--until", type=float, default=13_900.0, help="milliseconds of the opening that are shown")
    parser.add_argument("--whole", action="store_true", help="the whole table, not only where the blow lands")
    parser.add_argument("--first", type=float, default=0.0, help="milliseconds of a blow that are left out")
    parser.add_argument("--costs", action="store_true", help="print the processor time of the frames of each blow")
    parser.add_argument("--across", type=int, default=10)
    args = parser.parse_args(argv)
    w, _, h = args.size.partition("x")
    art = Art()
    rows = []
    for blow in args.blows.replace("all", ",".join(BLOWS)).split(",") if args.blows else ():
        costs: list[float] = []
        frames = motion_blows.record(
            blow, (int(w), int(h)), args.rate, art, whole=args.whole, speed=args.speed, costs=costs
        )
        if args.costs:
            told(blow, costs)
        skipped = round(args.first * args.rate / 1000)
        rows.append([pygame.transform.smoothscale_by(one, args.shrink) for one in frames[skipped:]])
    if args.opening:
        costs = []
        frames = motion_opening.record(
            (int(w), int(h)), args.rate, art, first=args.first, until=args.until, costs=costs
        )
        if args.costs:
            told("opening", costs)
        rows.append([pygame.transform.smoothscale_by(one, args.shrink) for one in frames])
    for motion in args.motions.split(",") if not args.blows and not args.opening else ():
        with tempfile.TemporaryDirectory() as home:
            app = App(Launch(lang="en", speed=2, data_dir=Path(home), window=(int(w), int(h))), art)
            try:
                games.new_game(app, GameSetup(people(2, long=False), seed=5))
                for _ in range(3000):
                    app.frame(dt=STEP, shown=False)
                    if isinstance(app.top, TableScene) and app.top.settled:
                        break
                assert isinstance(app.top, TableScene)
                pictures(app, 3)
                frames = record(app, app.top, motion, args.monster)
                rows.append([pygame.transform.smoothscale_by(one, args.shrink) for one in frames])
            finally:
                app.close()
    art.close()
    pygame.image.save(sheet(rows, args.across), args.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
