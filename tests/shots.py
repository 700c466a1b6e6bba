"""Pictures of screens and of moments in motion, to be compared before and after a change that should not be seen.

`python -m tests.shots take FOLDER` writes some hundred pictures, each beside a list of the things on it (ids, places,
names); `python -m tests.shots compare BEFORE AFTER` says which of them differ, and ends with 1 if any does. The same
tree on the same machine gives the same bytes: time passes in steps of a fixed length, and every picture is waited for.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from scenes.bigbook.party import GameSetup
from scenes.kit.assets import Art
from scenes.shell import games
from scenes.shell.app import App
from scenes.shell.command_line import Launch
from scenes.shell.robot import Robot
from tests.fit.games import people
from tests.fit.stages import every_stage

LANGS = ("en", "es", "pt", "it")
SIZES = ((1280, 720), (1920, 1080))
STEP = 40.0
"""Milliseconds that pass in each frame of a game in motion."""
LONG_ENOUGH = 4000
"""Milliseconds in which every screen has stopped moving."""
UNLIKE = ("saves", "saves delete", "route about")
"""Situations that show the time of day or a folder of this run."""


class Game(NamedTuple):
    """A game played by the robot, of which every so many frames one is kept."""

    players: int
    seed: int
    lang: str
    size: tuple[int, int]
    every: int = 23
    pictures: int = 24


GAMES = (
    Game(2, 3, "es", (1280, 720)),
    Game(3, 11, "it", (1920, 1080), every=31),
    Game(4, 5, "en", (1280, 720), every=41),
    Game(5, 8, "pt", (1920, 1080), every=29),
)


def _drawn(app: App) -> None:
    """Draw the whole screen with every picture on it."""
    for _ in range(400):
        for scene in app.stack:
            scene.art_arrived()
        app.screen.all_stale()
        app.screen.draw(app.stack, app.theme)
        if not app.art.waiting:
            return
        while app.art.waiting and not app.art.pump():
            time.sleep(0.002)
    raise RuntimeError("the pictures of a screen never arrived")


def _keep(app: App, folder: Path, name: str) -> None:
    _drawn(app)
    surface = app.window.surface
    assert surface is not None
    path = folder / name.replace(" ", "_").replace(":", "")
    pygame.image.save(surface, path.with_name(path.name + ".png"))
    things = [one.entry() for scene in app.stack for one in scene.things()]
    path.with_name(path.name + ".json").write_text(json.dumps(things, ensure_ascii=False, indent=0), "utf-8")


def _stand_still(app: App) -> None:
    for _ in range(round(LONG_ENOUGH / STEP)):
        app.frame(dt=STEP, shown=False)


def take_stages(folder: Path, art: Art, wanted: str) -> None:
    """Every situation of the overflow walk, each in one language and one size."""
    for name, prepare in every_stage().items():
        if wanted not in name or name in UNLIKE:
            continue
        number = zlib.crc32(name.encode())  # the same for a situation whatever others there are
        lang, size = LANGS[number % len(LANGS)], SIZES[number // len(LANGS) % len(SIZES)]
        with tempfile.TemporaryDirectory() as home:
            app = App(Launch(lang=lang, speed=0, data_dir=Path(home), window=size), art)
            try:
                app.on_frame = lambda: None
                prepare(app)
                _stand_still(app)
                _keep(app, folder, f"stage-{name}-{lang}-{size[0]}")
            finally:
                app.close()


def take_games(folder: Path, art: Art) -> None:
    """Moments of whole games in motion, among them flights, page turns, notes and hints."""
    for game in GAMES:
        with tempfile.TemporaryDirectory() as home:
            app = App(Launch(lang=game.lang, speed=2, data_dir=Path(home), window=game.size), art)
            try:
                games.new_game(app, GameSetup(people(game.players, long=False), seed=game.seed))
                robot = Robot(app, game.seed)
                app.on_frame = robot.frame
                for frame in range(game.every * game.pictures):
                    app.frame(dt=STEP, shown=False)
                    if frame % game.every == 0:
                        _keep(app, folder, f"game-{game.players}-{frame:04}-{game.lang}-{game.size[0]}")
            finally:
                app.close()


def differences(before: Path, after: Path) -> Iterator[str]:
    """Names of pictures and lists that are not the same bytes in both folders, or stand in one only."""
    for name in sorted({path.name for folder in (before, after) for path in folder.iterdir()}):
        one, other = before / name, after / name
        if not (one.exists() and other.exists()):
            yield f"{name}: only {'before' if one.exists() else 'after'}"
        elif one.read_bytes() != other.read_bytes():
            yield name


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.shots", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    take = commands.add_parser("take")
    take.add_argument("folder", type=Path)
    take.add_argument("--stage", default="", help="only situations whose name holds this text, and no games")
    compare = commands.add_parser("compare")
    compare.add_argument("before", type=Path)
    compare.add_argument("after", type=Path)
    args = parser.parse_args(argv)
    if args.command == "compare":
        found = list(differences(args.before, args.after))
        print("\n".join([*found, f"{len(found)} differences, {len(list(args.after.glob('*.png')))} pictures"]))
        return 1 if found else 0
    args.folder.mkdir(parents=True, exist_ok=True)
    art = Art()
    try:
        take_stages(args.folder, art, args.stage)
        if not args.stage:
            take_games(args.folder, art)
    finally:
        art.close()
    print(f"{len(list(args.folder.glob('*.png')))} pictures in {args.folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
