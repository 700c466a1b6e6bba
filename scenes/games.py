"""Starting, going on with and ending games: the one place where screens, engine and disk meet."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.bigbook.options import BadOptions
from game.bigbook.rules import big_book
from game.core.replay import replay
from game.core.save import SaveError, read
from game.core.scenario import ScenarioError
from game.core.strict_yaml import StrictYamlError
from scenes.end import Ending
from scenes.kit.files import DataDir
from scenes.run import GameSetup, Run
from scenes.tally import Tally

if TYPE_CHECKING:
    from scenes.app import App

GROUP = "group.json"


def last_group(data: DataDir) -> GameSetup | None:
    """The set-up of the last game that was started, or None."""
    found = data.read(GROUP)
    return GameSetup.from_json(found) if found else None


def new_game(app: App, setup: GameSetup) -> None:
    """Remember the group, deal, open a journal and go to the table."""
    run = Run.new(setup, app.data)
    app.data.write(GROUP, setup.to_json())
    to_table(app, run)


def to_table(app: App, run: Run) -> None:
    """Show a running game, and say what loading found."""
    app.go("table", run)
    if run.news is not None:
        app.say(app.t(run.news))
        run.news = None


def can_resume(data: DataDir) -> bool:
    """True when an unfinished game lies in the data folder."""
    return Run.waiting(data) is not None


def resume(app: App) -> None:
    """Go on with the last unfinished game."""
    path = Run.waiting(app.data)
    if path is not None:
        load(app, path)


def load(app: App, path: Path) -> None:
    """Go on with a saved game; one that is not usable is left alone and said so."""
    try:
        run = Run.load(path, app.data)
    except SaveError as error:
        app.say(app.t("kit.save.unreadable", file=path.name, reason=error.key), None, 6000)
        return
    to_table(app, run)


def play_scenario(app: App, path: Path) -> None:
    """Play a scenario file on the table."""
    to_table(app, Run.scenario(path, app.settings.undo))


def problem_with(load: Path | None, scenario: Path | None) -> str | None:
    """Why a save or a scenario named on the command line cannot be played, in one line, or None."""
    try:
        if load is not None:
            replay(big_book(), read(load))
        if scenario is not None:
            Run.scenario(scenario, "free")
    except (SaveError, ScenarioError, StrictYamlError, BadOptions) as error:
        return " ".join(str(error).split())
    return None


def finish(app: App, run: Run) -> None:
    """The game is over: show how it ended."""
    view = run.session.view()
    tally = Tally.of(run.session, run.undone)
    ending = Ending(run.setup, view.result, view.reason, view.round, tally, view.monster or view.page)
    app.go("end", ending, new_game)
