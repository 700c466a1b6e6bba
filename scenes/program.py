"""The whole program: open what the command line asks for, run to the end, and report a crash honestly."""

from __future__ import annotations

import sys

from scenes import crash, games
from scenes.advice import POLICIES, Advice
from scenes.app import App
from scenes.command_line import PROGRAM, Launch
from scenes.robot.player import Robot
from scenes.start import first_scene


def run(launch: Launch) -> int:
    """Run the program; returns its exit code."""
    problem = games.problem_with(launch.load, launch.scenario)
    if problem is not None:
        print(f"{PROGRAM}: cannot open {str(launch.load or launch.scenario)!r}: {problem}", file=sys.stderr)
        return 2
    app = App(launch)
    code = crash.EXIT_CODE
    try:
        first_scene(app)
        if launch.robot is not None:
            seed = launch.seed or 0
            app.on_frame = Robot(app, seed, Advice(POLICIES[launch.robot](seed))).frame
        while app.exit_code is None:
            app.frame()
        code = app.exit_code
    except Exception as error:
        where = " > ".join(scene.name for scene in app.stack)
        code = crash.handle(error, app.data, where, app.t, wait=launch.robot is None)
    finally:
        app.close()
    return code
