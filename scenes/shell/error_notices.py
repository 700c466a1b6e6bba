"""What went wrong is told once, in the player's language, and play goes on: disk, settings, languages, pictures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.core.text.i18n import LACKS_FORM, Catalogue, available
from scenes.kit import text
from scenes.kit.drawing import picture_lists
from scenes.kit.fit import escape
from scenes.kit.form import Question
from scenes.shell import adapters, crash, games, profile
from scenes.shell.command_line import LOCALES
from scenes.shell.run import Run
from scenes.shell.saves import save_index

if TYPE_CHECKING:
    from scenes.shell.app import App


class ErrorNotices:
    """Hears of troubles while the program runs. Each kind is told once: it does not nag, and nothing stands still."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._told: set[str] = set()
        app.data.on_trouble = self.disk
        app.art.on_lost = self.picture
        picture_lists.on_lost = self.picture
        text.on_lost = self.font

    def disk(self, error: OSError) -> None:
        """Something could not be written."""
        self._say("disk", games.refused(self.app, error))

    def picture(self, name: str) -> None:
        """A picture, or what is said of pictures, is missing or broken; its place is drawn without it."""
        self._say("picture", self.app.t("kit.errors.picture_missing", name=escape(name)))

    def font(self, name: str) -> None:
        """A font is missing or broken; another one stands in."""
        self._say("font", self.app.t("kit.errors.font_missing", name=escape(name)))

    def _say(self, kind: str, words: str) -> None:
        if kind not in self._told:
            self._told.add(kind)
            self.app.say(words, None, games.TROUBLE)


def watch(app: App) -> None:
    """Tell what was found at the start, after the first screen stands, and listen from now on."""
    ErrorNotices(app)
    lines = [*crashed(app), *unusable(app), *damaged(app), *languages(app), *pictures(app), *fonts(app)]
    if lines:
        app.say("\n".join(lines), None, games.TROUBLE)


def crashed(app: App) -> list[str]:
    """The last start ended in a crash: a game that waits can be gone on with, and so can the very lesson."""
    place = crash.forget(app.data)
    if place is None or app.top is None or app.top.name != "menu":
        return []
    game = adapters.game_of_lesson(place.lesson)
    if game:
        again = partial(games.to_lesson, app, game, place.lesson, place.step)
        app.push(Question(app, partial(app.t, "kit.errors.last_time"), partial(app.t, "kit.button.continue"), again))
        return []
    return [app.t("kit.errors.last_time")] if Run.waiting(app.data) is not None else []


def unusable(app: App) -> list[str]:
    """The game played last cannot be opened: why, and where its copy is. The one before it is on offer then."""
    path = Run.last(app.data) if app.top is not None and app.top.name == "menu" else None
    error = save_index.look(path).error if path is not None else None
    if path is None or error is None or app.launch.resume:
        return []  # going on with it has said so already
    words = games.unusable(app, path, error)
    assert app.top is not None
    app.top.resume()
    return [words]


def damaged(app: App) -> list[str]:
    """Files of ours that could not be read; they start fresh, and the old ones are kept."""
    lines = []
    for name, copy in app.data.damaged:
        if name == profile.SETTINGS:
            lines.append(app.t("kit.errors.settings_reset", copy=escape(copy)))
        else:
            lines.append(app.t("kit.save.damaged", file=escape(name), copy=escape(copy)))
    lines += [app.t("kit.errors.older_used", file=escape(name), copy=escape(copy)) for name, copy in app.data.older]
    app.data.damaged.clear()
    app.data.older.clear()
    return lines


def pictures(app: App) -> list[str]:
    """What is said of pictures in files that are missing or broken, the first of them."""
    return [app.t("kit.errors.picture_missing", name=escape(name)) for name in picture_lists.lost[:1]]


def fonts(app: App) -> list[str]:
    """Letters of ours that are missing or broken, the first of them; another font stands in."""
    return [app.t("kit.errors.font_missing", name=escape(name)) for name in text.lost[:1]]


def languages(app: App) -> list[str]:
    """Broken files of languages, the first fault of each: all that somebody has added, and what of ours was read."""
    folders = [folder for folder in (LOCALES, *app.data.languages) if folder.is_dir()]
    found: list[str] = [*app.catalogue.problems]
    available(folders, found)
    folders = [folder for folder in folders if folder != LOCALES]
    own = {path.parent.name for folder in folders for path in folder.glob("*/language.yaml")}
    for code in sorted(own):
        catalogue = Catalogue.load(code, folders)
        catalogue.keys()
        found += catalogue.problems
    return [_language(app, problem, [LOCALES, *folders]) for problem in dict.fromkeys(found)]


def _language(app: App, problem: str, folders: Sequence[Path]) -> str:
    """The sentence for `file:line: reason`; the file is named from the folder of languages on."""
    place, _, reason = problem.partition(": ")
    name, _, line = place.rpartition(":")
    for folder in folders:
        name = name.removeprefix(f"{folder}/").removeprefix(f"{folder}\\")
    key = "kit.errors.language_lacks_form" if LACKS_FORM in reason else "kit.errors.language_broken"
    return app.t(key, file=escape(name), line=escape(line), reason=escape(reason))
