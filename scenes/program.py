"""The whole program: open what the command line asks for, run to the end, and report a crash honestly."""

from __future__ import annotations

import sys

import pygame

from scenes import crash, games, tutorial
from scenes.advice import POLICIES, Advice
from scenes.app import App
from scenes.command_line import PROGRAM, Launch
from scenes.robot.player import Robot
from scenes.start import first_scene
from scenes.tutorial_robot import Pupil


def _robot(app: App, policy: str, seed: int) -> Robot:
    """Whoever plays by itself: a pupil in the lessons, else a robot with a policy."""
    if app.launch.tutorial is not None:
        return Pupil(app, seed)
    return Robot(app, seed, Advice(POLICIES[policy](seed)))


def run(launch: Launch) -> int:
    """Run the program; returns its exit code."""
    problem = games.problem_with(launch.load, launch.scenario)
    if problem is not None:
        print(f"{PROGRAM}: cannot open {str(launch.load or launch.scenario)!r}: {problem}", file=sys.stderr)
        return 2
    if tutorial.problem_with(launch.tutorial):
        print(f"{PROGRAM}: argument --tutorial: there is no lesson {launch.tutorial!r}", file=sys.stderr)
        return 2
    try:
        app = App(launch)
    except pygame.error as error:
        print(f"{PROGRAM}: no window can be opened: {error}", file=sys.stderr)
        return 2
    code = crash.EXIT_CODE
    try:
        first_scene(app)
        if launch.robot is not None:
            app.on_frame = _robot(app, launch.robot, launch.seed or 0).frame
        while app.exit_code is None:
            app.frame()
        code = app.exit_code
    except Exception as error:
        where = " > ".join(scene.name for scene in app.stack)
        code = crash.handle(error, app.data, where, app.t, wait=launch.robot is None)
    finally:
        app.close()
    return code
