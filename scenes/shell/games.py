"""Starting, going on with and ending games: the one place where screens, engine and disk meet."""

from __future__ import annotations

import datetime
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Surface

from game.core.console.command_line import OptionError, told_by_reader
from game.core.engine.program import ProgramError
from game.core.lessons.scenario import ScenarioError
from game.core.saves.replay import replay
from game.core.saves.save import SaveError, read_with_copies
from game.core.text.plain_text import harmless
from game.core.text.strict_yaml import StrictYamlError
from game.games import entry
from scenes.kit.fit import escape, in_sentence, shorten, wide
from scenes.kit.form import Question
from scenes.kit.text import Style
from scenes.kit.theme import MIN_TEXT
from scenes.shell import adapters, screens
from scenes.shell.adapters import Party
from scenes.shell.naming import shown_names
from scenes.shell.run import AnyRun, Run
from scenes.shell.saves import archive, save_index
from scenes.shell.saves.save_index import SaveEntry
from scenes.shell.storage import DataDir, reason

if TYPE_CHECKING:
    from scenes.shell.app import App

TROUBLE = 12_000.0
"""Milliseconds that a bad piece of news stays, if nobody touches anything."""


def ever_played(data: DataDir) -> bool:
    """Whether a game was ever started from here."""
    return any(data.read(name) for name in adapters.groups())


def set_up(app: App, game: str) -> None:
    """Leave everything for the set-up of a new game."""
    app.play(game)
    app.replace(screens.of(game).setup(app))


def to_lesson(app: App, game: str, name: str = "", step: int = 0) -> None:
    """Leave everything for a lesson or challenge of a game, from a step; for the list of all of them where none is
    named. The menu where the game has no lessons."""
    tutorial = screens.of(game).tutorial
    if tutorial is None:
        app.go("menu")
    else:
        _read_texts(app, game)
        app.play(game)
        app.replace(tutorial(app, name, step))


def _read_texts(app: App, game: str) -> None:
    """Read what of a game's texts has not been read yet: no frame of play waits for a file."""
    deque(app.catalogue.read(game), maxlen=0)


def new_game(app: App, setup: Party) -> None:
    """Remember the group, deal, open a journal and go to the table."""
    to_table(app, _dealt(app, setup))


def _dealt(app: App, setup: Party) -> AnyRun:
    run: AnyRun = Run.new(setup, app.data)
    app.data.write(adapters.of(setup.game).group, setup.to_json())
    return run


def ask_new_game(app: App, setup: Party) -> None:
    """Start a game; while another one waits unfinished, ask first (it stays among the saved games). The table is shown
    when it is ready (`Screens.curtain`)."""
    own = screens.of(setup.game)

    def begin() -> None:
        run = _dealt(app, setup)

        def show() -> None:
            to_table(app, run)
            own.begun(app, run)

        if app.speed == 0 or own.curtain is None:
            show()
        else:
            app.push(own.curtain(app, run, show))

    if not can_resume(app.data):
        begin()
        return
    words, yes = "kit.save.overwrite_question", "kit.button.start"
    app.push(Question(app, lambda: app.t(words), lambda: app.t(yes), begin))


def to_table(app: App, run: AnyRun) -> None:
    """Show a running game, and say what loading found and what the disk refuses. All its texts have been read then."""
    _read_texts(app, run.setup.game)
    if run.journal is not None:
        app.data.hold(run.journal.path)
        run.watch = SaveMonitor(app, run).look
    app.play(run.setup.game)
    app.replace(screens.of(run.setup.game).table(app, run))
    lines = [] if run.trouble is None else [trouble(app, run.trouble)]
    if run.news:
        lines.append(" ".join(one.said(app) for one in run.news))
        run.news = []
    if lines:
        app.say("\n".join(lines), None, TROUBLE)


class SaveMonitor:
    """Tells when the game can no longer be written down, again in every turn while it lasts, and when it can again."""

    def __init__(self, app: App, run: AnyRun) -> None:
        self.app, self.run = app, run
        self.told: int | str | None = self._part if run.trouble is not None else None
        run.session.on_answers.append(lambda answers: self.look())
        run.session.on_undo.append(self.look)

    @property
    def _part(self) -> int | str:
        """The turn or round of the game that is being played."""
        session = self.run.session
        part: int | str = session.game.snapshot_key(session.state)
        return part

    def look(self) -> None:
        """After a step: has the disk refused it, or does it take steps again?"""
        problem, turn = self.run.trouble, self._part
        if problem is None and self.told is not None:
            self.told = None
            self.app.say(self.app.t("kit.save.writes_again"))
        elif problem is not None and self.told != turn:
            self.told = turn
            self.app.say(trouble(self.app, problem), None, TROUBLE)


def asks_to_leave(app: App, run: AnyRun, act: Callable[[], object]) -> bool:
    """Ask before a game is left of which something lies on no disk; False where nothing would be lost."""
    journal = run.journal
    if journal is None or journal.again() or run.session.over:
        return False
    if journal.on_disk and not journal.unsaved:
        return False  # every step lies on the disk; only a note beside the game could not be written
    words = "kit.save.leave_question" if journal.on_disk else "kit.save.leave_unsaved"
    app.push(Question(app, lambda: app.t(words, n=journal.unsaved), lambda: app.t("kit.button.leave"), act, safe=True))
    return True


def trouble(app: App, error: OSError) -> str:
    """The sentence for a game that cannot be written, and why."""
    return app.t("kit.save.cannot_write", reason=words_for(app, error))


def safety(app: App, run: AnyRun) -> str:
    """What becomes of the game on the table when it is left now: it is safe, it is not, or it never was to be kept."""
    if run.journal is None:
        return app.t(f"kit.menu.{run.kept_as}_note")
    why = run.trouble
    return app.t("kit.menu.quit_note") if why is None else app.t("kit.menu.unsaved_note", reason=words_for(app, why))


def words_for(app: App, error: OSError) -> str:
    """What the disk refuses, in the player's language."""
    return app.t(f"kit.save.{reason(error)}")


def refused(app: App, error: OSError) -> str:
    """The sentence for anything else that could not be written."""
    return app.t("kit.save.not_done", reason=words_for(app, error))


def can_resume(data: DataDir) -> bool:
    """True when an unfinished game lies in the data folder."""
    return Run.waiting(data) is not None


def played_last(data: DataDir) -> str:
    """The id of the game that was played last, of the first one that has a window where nobody knows."""
    path = Run.last(data)
    found = save_index.look(path).game if path is not None else ""
    known = [one.game for one in screens.every()]
    return found if found in known else known[0]


def resume(app: App) -> None:
    """Go on with the game played last; when it is damaged, say why (the list of saved games has the others)."""
    path = Run.last(app.data)
    if path is None or save_index.look(path).over:
        app.say(app.t("kit.menu.nothing_to_resume"))
    else:
        load(app, path)


def load(app: App, path: Path) -> bool:
    """Go on with a saved game. One that is not usable is kept, and it is said why it cannot be opened."""
    if path.is_file() and not app.data.hold(path):
        return refuse(app, app.t("kit.save.already_open"))
    try:
        run: AnyRun = Run.load(path, app.data)
    except SaveError as error:
        app.data.release()
        return refuse(app, unusable(app, path, error))
    to_table(app, run)
    return True


def look_back(app: App, path: Path) -> bool:
    """Show how a finished game ended, as on the evening it was played; it stays as it is."""
    try:
        run: AnyRun = Run.over(path)
    except SaveError as error:
        return refuse(app, unusable(app, path, error))
    finish(app, run)
    return True


def take_in(app: App, path: Path) -> tuple[bool, str]:
    """Copy a game from a file among the kept ones: whether it is there now, and the sentence that tells."""
    try:
        taken = archive.take_in(app.data, path)
    except (OSError, SaveError) as error:
        return False, not_done(app, error, path)
    name = title_of(app, save_index.look(taken.path))
    return True, app.t("kit.files.taken_in" if taken.new else "kit.files.here_already", name=name)


def dropped(app: App, path: Path) -> None:
    """A file was let go over the window: it is taken in, and the list of games shown where nobody plays."""
    done, words = take_in(app, path)
    while done and app.top is not None and app.top.name in ("files", "save"):
        app.pop()
    if done and app.top is not None and app.top.name == "saves":
        app.top.resume()
    elif done and app.top is not None and app.top.name == "menu":
        open_saves(app)
    app.say(words, None, TROUBLE)


def not_done(app: App, error: OSError | SaveError, path: Path) -> str:
    """Why something could not be done with a kept game or a file of one."""
    if isinstance(error, SaveError):
        return words_of(app, error, path)
    return app.t("kit.save.already_open") if isinstance(error, archive.InUseError) else refused(app, error)


def unusable(app: App, path: Path, error: SaveError) -> str:
    """The sentence for a save that cannot be opened; one that never will is put aside first."""
    copy = save_index.set_aside(app.data, path, error)
    if copy is not None:
        return app.t("kit.save.damaged", file=escape(path.name), copy=escape(copy.name))
    return words_of(app, error, path)


def refuse(app: App, words: str) -> bool:
    """Say why a game cannot be opened, on the menu when there is nothing else on the screen."""
    if app.top is None:
        app.go("menu")
    elif app.top.name == "saves":
        app.top.resume()
    app.say(words, None, TROUBLE)
    return False


def words_of(app: App, error: SaveError, path: Path) -> str:
    """The sentence that says why a save cannot be opened."""
    key, args = save_index.explain(error, path)
    why = args.get("reason", "")
    shown = {name: escape(value) for name, value in args.items()}
    if why.startswith("kit.save."):
        shown["reason"] = app.t(why)
    return app.t(key, **shown)


def title_of(app: App, save: SaveEntry, width: float | None = None) -> str:
    """What a save is called: the name people gave it, without its middle where it is too long for that width in pixels
    (None: for a sentence); else where it stands."""
    if not save.title:
        return where_of(app, save)
    return in_sentence(save.title) if width is None else escape(shorten(save.title, width, Style(MIN_TEXT, bold=True)))


def where_of(app: App, save: SaveEntry) -> str:
    """Where a save stands: its round and whose turn it is, or how it ended."""
    if save.over and save.won is not None:
        return app.t("kit.shelf.won" if save.won else "kit.shelf.lost", round=save.round)
    return app.t("kit.save.bookmark_name", round=save.round, seat=in_sentence(on_turn(app, save)))


def day_of(save: SaveEntry) -> str:
    """The day on which a save was written, for the name of a file: 2026-11-23."""
    return datetime.datetime.fromtimestamp(save.saved).astimezone().date().isoformat()


def day_words(app: App, day: str) -> str:
    """A day such as 2026-11-23 as people of the language write it."""
    year, month, number = day.split("-")
    return app.t("kit.daily.day", year=year, month=month, day=number)


SHORTEST = 4
"""The room that a name keeps in a list, in letter heights: about seven letters."""


def when(app: App, save: SaveEntry) -> str:
    """When a save was written, by the clock of this computer, as people of the language write it."""
    local = datetime.datetime.fromtimestamp(save.saved).astimezone()
    parts = {"day": local.day, "month": local.month, "hour": local.hour, "minute": local.minute}
    return app.t("kit.save.when", year=str(local.year), **{name: f"{number:02d}" for name, number in parts.items()})


def names_in(app: App, save: SaveEntry) -> tuple[str, ...]:
    """What everybody in a save is called on the screen, by seat."""
    return shown_names(app, save.names, save.roles)


def on_turn(app: App, save: SaveEntry) -> str:
    """What whoever is on turn is called on the screen, … where nobody knows."""
    return save.of_turn(names_in(app, save)) or "…"


def people_of(app: App, save: SaveEntry, width: float) -> str:
    """Who plays, in one line of at most about that width in pixels: long names lose their middle."""
    names = names_in(app, save)
    room = _fair([wide(name, Style(MIN_TEXT)) for name in names], width - len(names) * MIN_TEXT * 1.6)
    room = max(room, MIN_TEXT * SHORTEST)
    return app.catalogue.all_of([escape(shorten(harmless(name), room, Style(MIN_TEXT))) for name in names])


def _fair(widths: list[int], room: float) -> float:
    """The most that each may take of a room: short names leave theirs to the long ones."""
    most = room
    for place, width in enumerate(sorted(widths)):
        most = room / (len(widths) - place)
        if width > most:
            break
        room -= width
        most = max(most, float(width))
    return most


def bookmark(app: App, run: AnyRun) -> None:
    """Keep the game as it stands now under the bookmarks, and say so."""
    if run.journal is None:
        app.say(app.t("kit.save.not_here"))
        return
    try:
        run.bookmark(app.data)
    except OSError as error:
        app.say(refused(app, error), None, TROUBLE)
        return
    app.say(app.t("kit.save.bookmark_set"))


def open_saves(app: App, run: AnyRun | None = None) -> None:
    """Show the saved games over the menu or over the table of a running game."""
    app.open("saves", run.journal.path if run is not None and run.journal is not None else None)


def play_scenario(app: App, path: Path) -> None:
    """Play a scenario file on the table."""
    to_table(app, Run.scenario(path, app.settings.undo))


def problem_with(load: Path | None, scenario: Path | None) -> OptionError | None:
    """Why a save or a scenario named on the command line cannot be played; None when it can."""
    try:
        if load is not None:
            loaded = read_with_copies(load)
            adapters.of(loaded.header.game)
            replay(entry(loaded.header.game).game(), loaded)
        if scenario is not None:
            Run.scenario(scenario, "free")
    except (SaveError, ScenarioError, StrictYamlError, ProgramError) as error:
        return told_by_reader(error, load or scenario)
    return None


def ending(app: App, run: AnyRun) -> None:
    """The game is over, and its last events begin to be shown."""
    if app.speed > 0:
        screens.of(run.setup.game).ending(app, run)


def finish(app: App, run: AnyRun, before: Surface | None = None) -> None:
    """The game is over: show how it ended, coming up through the last picture of the table."""
    app.replace(screens.of(run.setup.game).end(app, run, before))
