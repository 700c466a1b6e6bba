"""What happens when something breaks: a report on disk, a message in the player's language, an honest exit code.

Faults of the picture mend themselves: written down once per cause, never shown, fatal in the tests.
"""

from __future__ import annotations

import datetime
import platform
import re
import traceback
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import pygame

from game.core.console.output import complain
from game.core.saves import disk
from game.core.saves.journal import transcript
from game.core.saves.save import PREFACE, Header
from game.core.text.outside import name_of_file
from game.version import PROGRAM, VERSION
from scenes.kit.fit import escape
from scenes.kit.text import Style, layout
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK2
from scenes.shell import edition
from scenes.shell.events.arrivals import arrived
from scenes.shell.run import AnyRun
from scenes.shell.storage import DataDir, replace_file

ROOT = Path(__file__).resolve().parents[2]
EXIT_CODE = 1
MARK = "crashed.json"
"""Says at the next start that the last one ended badly."""


@dataclass(frozen=True, slots=True)
class Place:
    """What was being done: the screens, and where it was a lesson or a challenge, which and at which of its steps."""

    where: str
    lesson: str = ""
    step: int = 0


def forget(data: DataDir) -> Place | None:
    """Where the last start ended in a crash, or None; from now on it did not."""
    found = data.peek(MARK)
    try:
        if not disk.delete(data.root / MARK):
            return None
    except OSError:
        return None
    lesson, step = found.get("lesson"), found.get("step")
    if not isinstance(lesson, str) or not isinstance(step, int):
        lesson, step = "", 0
    return Place(str(found.get("where", "")), lesson, step)


def plain(text: str) -> str:
    """A text without the paths that tell whose computer this is."""
    for path, name in ((str(ROOT), "."), (str(Path.home()), "~")):
        if len(path) > 1:
            text = text.replace(path, name)
    return text


def write_report(error: BaseException, data: DataDir, where: str, run: AnyRun | None = None) -> Path | None:
    """Write what is known about a crash below `reports/`, with the game behind it; None when it cannot be done."""
    lines = [f"where: {where}", "", _nameless("".join(traceback.format_exception(error)), run)]
    try:
        lines += _again(run) if run is not None else []
    except Exception as second:
        # The state itself may be what broke.
        lines += [f"the game could not be written down: {type(second).__name__}"]
    return write_note("crash", lines, data)


def _nameless(text: str, run: AnyRun | None) -> str:
    """A text with seats in the place of people's names."""
    for number, name in enumerate(run.setup.names if run is not None else (), start=1):
        text = re.sub(rf"\b{re.escape(name)}\b", f"p{number}", text) if name else text
    return text


def _again(run: AnyRun) -> list[str]:
    """The game as a save without names, and how to play it again."""
    game, setup = run.session.game, run.setup
    options = game.options_to_json(setup.options)
    header = Header(game.id, options, setup.seed if setup.seed is not None else -1, game.content_hash())
    return [
        "play it again: python -m game replay THIS_FILE",
        "see it again: python main.py --load THIS_FILE",
        "",
        PREFACE.decode("ascii").strip(),
        transcript(run.session, header).decode("ascii"),
    ]


def write_note(kind: str, lines: Sequence[str], data: DataDir) -> Path | None:
    """Write a report of a kind (`crash`, `view`) below `reports/`, versions on top, without anybody's paths; None when
    it cannot be done."""
    now = datetime.datetime.now(datetime.UTC)
    head = [
        f"time: {now.isoformat(timespec='seconds')}",
        f"game: {VERSION}",
        f"python: {platform.python_version()}  pygame: {pygame.version.ver}  SDL: {pygame.get_sdl_version()}",
        f"system: {platform.system()}  screen: {_driver()}",
    ]
    path = data.reports / f"{kind}-{now.strftime('%Y%m%d-%H%M%S-%f')}.txt"
    try:
        replace_file(path, plain("\n".join([*head, *lines])).encode("utf-8", errors="backslashreplace"))
    except OSError:
        return None
    return path


def _driver() -> str:
    return pygame.display.get_driver() if pygame.display.get_init() else "none"


def show(lines: list[str], title: str) -> None:
    """Show the message until a key, a click or the closing of the window; returns at once without a real screen."""
    surface = pygame.display.get_surface()
    if surface is None or _driver() in ("dummy", "offscreen", "none"):
        return
    clock = pygame.time.Clock()
    pygame.event.clear()
    while True:
        surface = pygame.display.get_surface()
        if surface is None:
            return
        surface.fill(INK2)
        width = max(200, surface.get_width() - 120)
        y = surface.get_height() // 4
        styles = [Style(34, GOLD[1], "title"), *(Style(20, BONE) for _ in lines)]
        for text, style in zip([title, *lines], styles, strict=True):
            block = layout(escape(text), style, width)
            block.draw(surface, (60, y))
            y += block.size[1] + 18
        pygame.draw.line(surface, CRIMSON, (60, y), (60 + width, y), 2)
        pygame.display.flip()
        for event in arrived():
            if event.type in (pygame.QUIT, pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
                return
        clock.tick(30)


def handle(
    error: Exception, data: DataDir, place: Place, t: Callable[..., str], *, wait: bool, run: AnyRun | None = None
) -> int:
    """Report a crash everywhere it can be seen; returns the exit code."""
    path = write_report(error, data, place.where, run)
    data.on_trouble = None
    data.write(MARK, {**asdict(place), "where": place.where.partition(",")[0]})
    complain(f"{PROGRAM}: {_line(error, path, t)}")
    if wait:
        try:
            lines = [f"{t('kit.errors.crash_text')} {_standing(run, t)}".rstrip()]
            if path is not None:
                lines += [t("kit.errors.crash_report", path=name_of_file(path)), t("kit.errors.crash_send")]
            show(lines, t(edition.first().crash))
        except Exception:
            # The screen itself may be what broke: the report and the line on stderr stand.
            return EXIT_CODE
    return EXIT_CODE


def _line(error: Exception, path: Path | None, t: Callable[..., str]) -> str:
    """The line on stderr; the words may be what broke, then it is the bare fact."""
    name = type(error).__name__
    try:
        if path is None:
            return t("kit.errors.crash_no_report", error=name)
        return t("kit.errors.crash_line", error=name, path=name_of_file(path))
    except Exception:
        return f"{name}, {path}"


def _standing(run: AnyRun | None, t: Callable[..., str]) -> str:
    """What has become of the game: it is saved, or something of it is not; nothing where none was kept."""
    if run is None or run.journal is None:
        return ""
    if run.journal.again():
        return t("kit.errors.crash_saved")
    return t("kit.errors.crash_unsaved", n=max(1, run.journal.unsaved))


class PictureError(AssertionError):
    """The picture told something else than the truth (raised only where the tests want to hear of it)."""


class Mishaps:
    """Hears of faults of the picture and keeps a report of each cause beside the reports of crashes."""

    strict = False
    """The test suite turns this on: what players never notice is an error there."""

    def __init__(self, data: DataDir) -> None:
        self._data = data
        self._told: set[str] = set()

    def report(self, cause: str, lines: Sequence[str], error: Exception | None = None) -> None:
        """Write down a fault: `cause` names it (each is written once), `lines` say what was seen."""
        if self.strict:
            raise error if error is not None else PictureError("\n".join([cause, *lines]))
        if cause in self._told:
            return
        self._told.add(cause)
        trace = traceback.format_exception(error) if error is not None else []
        write_note("view", [f"cause: {cause}", *lines, "", "".join(trace)], self._data)
