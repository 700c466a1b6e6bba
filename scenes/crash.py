"""What happens when something breaks: a report on disk, a message in the player's language, an honest exit code."""

from __future__ import annotations

import datetime
import platform
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import pygame

from scenes.kit.files import DataDir
from scenes.kit.names import escape
from scenes.kit.text import Style, layout
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK2

EXIT_CODE = 1
MARK = "crashed.json"
"""Says at the next start that the last one ended badly."""
ROOT = Path(__file__).resolve().parents[1]


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
        (data.root / MARK).unlink()
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


def write_report(error: BaseException, data: DataDir, where: str) -> Path | None:
    """Write what is known about a crash below `reports/`; None when even that cannot be done."""
    return write_note("crash", [f"where: {where}", "", "".join(traceback.format_exception(error))], data)


def write_note(kind: str, lines: Sequence[str], data: DataDir) -> Path | None:
    """Write a report of a kind (`crash`, `view`) below `reports/`, versions on top, without anybody's paths; None when
    it cannot be done."""
    now = datetime.datetime.now(datetime.UTC)
    head = [
        f"time: {now.isoformat(timespec='seconds')}",
        f"python: {platform.python_version()}  pygame: {pygame.version.ver}  SDL: {pygame.get_sdl_version()}",
        f"system: {platform.system()}  screen: {_driver()}",
    ]
    path = data.reports / f"{kind}-{now.strftime('%Y%m%d-%H%M%S-%f')}.txt"
    try:
        path.write_text(plain("\n".join([*head, *lines])), encoding="utf-8", errors="backslashreplace")
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
        for event in pygame.event.get():
            if event.type in (pygame.QUIT, pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
                return
        clock.tick(30)


def handle(error: Exception, data: DataDir, place: Place, t: Callable[..., str], *, wait: bool) -> int:
    """Report a crash everywhere it can be seen; returns the exit code."""
    path = write_report(error, data, place.where)
    data.on_trouble = None
    data.write(MARK, {**asdict(place), "where": place.where.partition(",")[0]})
    file = str(path) if path is not None else "-"
    print(f"big-book-of-madness: crashed ({type(error).__name__}), report: {file}", file=sys.stderr)
    if wait:
        try:
            lines = [t("kit.errors.crash_text")]
            if path is not None:
                lines += [t("kit.errors.crash_report", path=file), t("kit.errors.crash_send")]
            show(lines, t("kit.errors.crash_title"))
        except Exception:
            # The screen itself may be what broke: the report and the line on stderr stand.
            return EXIT_CODE
    return EXIT_CODE
