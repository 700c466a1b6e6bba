"""The whole program: open what the command line asks for, run to the end, and report a crash honestly."""

from __future__ import annotations

import gc
import os
import sys

import pygame

from scenes import crash, games, tutorial
from scenes.advice import POLICIES, Advice
from scenes.app import App
from scenes.command_line import PROGRAM, Launch, say
from scenes.robot.player import Robot
from scenes.run import Run
from scenes.start import first_scene
from scenes.tutorial_robot import Pupil


def _robot(app: App, policy: str, seed: int) -> Robot:
    """Whoever plays by itself: a pupil in the lessons, else a robot with a policy."""
    if app.launch.tutorial is not None:
        return Pupil(app, seed)
    return Robot(app, seed, Advice(POLICIES[policy](seed)))


def _watched(launch: Launch) -> bool:
    """Whether anybody can see the window: a person before a screen, or a program that reads its map."""
    hidden = os.environ.get("SDL_VIDEODRIVER", "") in ("dummy", "offscreen")
    return launch.robot is None and (not hidden or launch.ui_map is not None)


def _where(app: App) -> str:
    """The screens on the stack and the game being played, so that a crash can be played again."""
    screens = " > ".join(scene.name for scene in app.stack)
    run = next((found for scene in app.stack if isinstance(found := getattr(scene, "run", None), Run)), None)
    if run is None:
        return screens
    name = run.journal.path.name if run.journal is not None else "-"
    found = f"{screens}, game {name}, step {len(run.session.past)}, seed {run.setup.seed}"
    try:
        return f"{found}, state {run.session.hash()}"
    except Exception:
        # The state itself may be what broke.
        return found


def run(launch: Launch) -> int:
    """Run the program; returns its exit code."""
    problem = games.problem_with(launch.load, launch.scenario)
    if problem is not None:
        path = str(launch.load or launch.scenario)
        print(f"{PROGRAM}: {say(launch, 'cannot_open', file=path, reason=problem)}", file=sys.stderr)
        if launch.scenario is not None or not _watched(launch):
            return 2  # else the window says it, and the menu offers the other games
    if tutorial.problem_with(launch.tutorial):
        print(f"{PROGRAM}: {say(launch, 'unknown_lesson', value=str(launch.tutorial))}", file=sys.stderr)
        return 2
    try:
        app = App(launch)
    except pygame.error as error:
        print(f"{PROGRAM}: {say(launch, 'no_window', reason=str(error))}", file=sys.stderr)
        return 2
    code = crash.EXIT_CODE
    try:
        first_scene(app)
        gc.collect()
        gc.freeze()  # rules, cards and words live on: walking them again in play would hold a frame for 100 ms
        if launch.robot is not None:
            app.on_frame = _robot(app, launch.robot, launch.seed or 0).frame
        while app.exit_code is None:
            app.frame()
        code = app.exit_code
    except Exception as error:
        code = crash.handle(error, app.data, _where(app), app.t, wait=launch.robot is None)
    finally:
        app.close()
    return code
