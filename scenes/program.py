"""The whole program: open what the command line asks for, run to the end, and report a crash honestly.

What it opens with depends on the command line and on what lies in the data folder.
"""

from __future__ import annotations

import contextlib
import gc
import signal
from collections.abc import Iterator
from functools import partial
from importlib import import_module

import pygame

from game.core.console.command_line import OptionError, told_by_reader
from game.core.console.output import complain
from game.core.engine.program import ProgramError
from game.core.text.strict_yaml import StrictYamlError
from game.games import entry
from game.version import PROGRAM
from scenes.bigbook import screens as big_book
from scenes.kit.routes import later
from scenes.mansions import screens as house
from scenes.menus import main_menu
from scenes.shell import crash, error_notices, games, screens
from scenes.shell.app import App
from scenes.shell.command_line import Launch, say
from scenes.shell.run import AnyRun, Playing, Run
from scenes.shell.window import Window

SCREENS = (big_book, house, main_menu)
"""What each game registers, and the screen that the program begins with; any other is read when it is first wanted."""
for _name, _module in (
    ("about", "about"),
    ("code", "code_sheet"),
    ("daily", "daily"),
    ("files", "files"),
    ("first-run", "first_run"),
    ("friend", "friend_sheet"),
    ("friends", "friends"),
    ("keys", "key_bindings"),
    ("licenses", "licenses"),
    ("save", "save_sheet"),
    ("saves", "saves"),
    ("settings", "settings"),
    ("sound", "sound"),
    ("sound-kinds", "sound_kinds"),
    ("unsaved", "unsaved"),
):
    later(_name, f"scenes.menus.{_module}")
later("screen-keys", "scenes.kit.input.screen_keys")


def reading(app: App) -> Iterator[str]:
    """Read what the screens of all games need, a module or a file of texts with each item: the first picture does not
    wait for it. ProgramError or StrictYamlError where the cards of the game that was asked for are damaged."""
    asked = entry(app.launch.game)
    yield app.launch.game
    asked.game()
    yield app.launch.game
    for own in screens.every():
        for module in own.modules:
            import_module(module)
            yield module
        yield from app.catalogue.read(own.game)
    _keep()


def _keep() -> None:
    """Rules, cards and words live on: walking them again in play would hold a frame for 100 ms. What a table makes is
    walked where nothing moves (`App`), and otherwise only where very much has been made."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 10, 100)


def first_scene(app: App) -> None:
    """Put the first scene on the stack."""
    launch = app.launch
    if launch.load is not None:
        games.load(app, launch.load)
    elif launch.scenario is not None:
        games.play_scenario(app, launch.scenario)
    elif launch.tutorial is not None:
        games.to_lesson(app, launch.game, launch.tutorial)
    elif launch.resume and Run.last(app.data) is not None:
        games.resume(app)
    elif launch.players is not None:
        own = screens.of(launch.game)
        games.new_game(app, own.asked_for(launch, launch.players, app.settings.undo, launch.seed))
    elif app.settings.language is None and launch.lang is None:
        app.go("first-run")
    else:
        app.go("menu")
    if not app.stack:
        app.go("menu")
    error_notices.watch(app)
    app.on_drop = partial(games.dropped, app)
    if not app.notice.shown:
        app.warn_if_small()


EXIT_BAD_INPUT = 2
DAMAGED = (ProgramError, StrictYamlError)
"""What reading damaged cards raises: bad input, no crash."""


def _run(app: App) -> AnyRun | None:
    """The game on the stack, if there is one."""
    return next((found for scene in app.stack if isinstance(found := getattr(scene, "run", None), Run)), None)


def _where(app: App) -> str:
    """The screens on the stack and the game being played, so that a crash can be played again."""
    screens = " > ".join(scene.name for scene in app.stack)
    run = _run(app)
    if run is None:
        return screens
    name = run.journal.path.name if run.journal is not None else "-"
    found = f"{screens}, game {name}, step {len(run.session.past)}, seed {run.setup.seed}"
    try:
        return f"{found}, state {run.session.hash()}"
    except Exception:
        # The state itself may be what broke.
        return found


def _refused(launch: Launch, wrong: OptionError) -> int:
    """One line on stderr; the exit code of bad input."""
    complain(f"{PROGRAM}: {say(launch, wrong)}")
    return EXIT_BAD_INPUT


def _place(app: App) -> crash.Place:
    """What was being done, so that the next start can offer to go on there."""
    try:
        lesson, step = next((found for scene in app.stack if (found := scene.lesson_step())), ("", 0))
    except Exception:
        # The lesson itself may be what broke.
        lesson, step = "", 0
    return crash.Place(_where(app), lesson, step)


@contextlib.contextmanager
def _ended_by_the_system(app: App) -> Iterator[None]:
    """Meanwhile a system that ends the program (SIGTERM) is obeyed after this frame, without a question that nobody may
    be there to answer; what can be written of a game is written first."""

    def end(number: int, frame: object) -> None:
        for scene in app.stack:
            if isinstance(scene, Playing) and scene.run.journal is not None:
                scene.run.journal.again()
        app.quit()

    try:
        before = signal.signal(signal.SIGTERM, end)
    except ValueError:  # not the main thread: nobody ends it from outside
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _shows_the_menu(launch: Launch) -> bool:
    """Whether nothing is asked for that is played at once: then cards and rules are read when the menu stands."""
    played = (launch.load, launch.scenario, launch.tutorial, launch.players, launch.robot)
    return not launch.resume and all(one is None for one in played)


def run(launch: Launch, window: Window | None = None) -> int:
    """Run the program, in the window that is open already or in a new one; returns its exit code."""
    try:
        if not _shows_the_menu(launch):
            entry(launch.game).game()
    except DAMAGED as error:
        return _refused(launch, told_by_reader(error, ""))
    problem = games.problem_with(launch.load, launch.scenario)
    if problem is not None:
        return _refused(launch, problem)
    lessons = [one.id for one in entry(launch.game).lessons()] if launch.tutorial else []
    if launch.tutorial and launch.tutorial not in lessons:
        names = ", ".join(lessons)
        return _refused(launch, OptionError("unknown_lesson", value=str(launch.tutorial), list=names))
    try:
        app = App(launch, window=window)
    except pygame.error as error:
        return _refused(launch, OptionError("no_window", reason=str(error)))
    app.workers = {}
    code = crash.EXIT_CODE
    try:
        first_scene(app)
        if not _shows_the_menu(launch):
            _keep()
        robot = screens.of(launch.game).robot
        if launch.robot is not None and robot is not None:
            app.on_frame = robot(app, launch.robot, launch.seed or 0)
        rest = reading(app)
        with _ended_by_the_system(app):
            while app.exit_code is None:
                app.frame()
                try:
                    next(rest, None)
                except DAMAGED as error:
                    return _refused(launch, told_by_reader(error, ""))
        code = app.exit_code
    except Exception as error:
        code = crash.handle(error, app.data, _place(app), app.t, wait=launch.robot is None, run=_run(app))
    finally:
        app.close()
    return code
