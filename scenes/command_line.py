"""The command line: every option checked, one clear line on stderr and exit code 2 for whatever is wrong."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from game.bigbook.options import DIFFICULTIES, MODES
from game.core import i18n
from scenes.kit.files import language_folders

PROGRAM = "big-book-of-madness"
LOCALES = Path(__file__).resolve().parents[1] / "localization"
POLICIES = ("random", "companion")
DEFAULT_WINDOW = (1280, 720)
MAX_SIDE = 16384


@dataclass(frozen=True, slots=True)
class Launch:
    """What the command line asked for."""

    lang: str | None = None
    window: tuple[int, int] = DEFAULT_WINDOW
    fullscreen: bool = False
    seed: int | None = None
    players: int | None = None
    difficulty: str = "easy"
    mode: str = "normal"
    resume: bool = False
    load: Path | None = None
    scenario: Path | None = None
    tutorial: str | None = None
    data_dir: Path | None = None
    speed: int | None = None
    reduced_motion: bool = False
    ui_map: Path | None = None
    robot: str | None = None
    shots: Path | None = None
    frames_log: Path | None = None

    def overrides(self) -> dict[str, Any]:
        """Settings that hold for this session only."""
        found: dict[str, Any] = {"speed": self.speed} if self.speed is not None else {}
        return {**found, "reduced_motion": True} if self.reduced_motion else found


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        print(f"{PROGRAM}: {message}", file=sys.stderr)
        raise SystemExit(2)


def _whole(low: int, high: int) -> type[int]:
    def check(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,19}", text) or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {low} to {high}")
        return int(text)

    return check  # type: ignore[return-value]  # argparse takes any callable; the stubs want one type for all


def _window(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]{1,5})[xX]([0-9]{1,5})", text)
    if not match or not all(1 <= int(side) <= MAX_SIDE for side in match.groups()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size like 1280x720")
    return int(match[1]), int(match[2])


def _named(text: str) -> Path:
    if not text.strip():
        raise argparse.ArgumentTypeError("an empty name")
    return Path(text)


def _readable(text: str) -> Path:
    path = Path(text)
    try:
        with path.open("rb") as handle:
            handle.read(1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "not a usable file name"
        raise argparse.ArgumentTypeError(f"cannot open {text!r}: {reason}") from None
    return path


def _parser(languages: list[str]) -> _Parser:
    parser = _Parser(
        prog=PROGRAM, allow_abbrev=False, description="The Big Book of Madness, for friends at one computer."
    )
    add = parser.add_argument
    add("--game", choices=["bigbook"], default="bigbook", help="which game to play")
    add("--lang", choices=languages, help="language of this session (not stored)")
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--window", type=_window, metavar="WxH", help="size of the window, for instance 1600x900")
    size.add_argument("--fullscreen", action="store_true", help="use the whole screen")
    add("--seed", type=_whole(0, 2**63 - 1), metavar="N", help="the luck of the game")
    add("--players", type=_whole(2, 5), metavar="2..5", help="start a game at once with default magicians")
    add("--difficulty", choices=DIFFICULTIES, default="easy")
    add("--mode", choices=MODES, default="normal")
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--resume", action="store_true", help="go on with the last game")
    start.add_argument("--load", type=_readable, metavar="FILE", help="go on with a saved game")
    start.add_argument("--scenario", type=_readable, metavar="FILE", help="play a scenario file")
    start.add_argument("--tutorial", nargs="?", const="", metavar="LESSON", help="open the lessons, or one of them")
    add("--data-dir", type=_named, metavar="DIR", help="where games, settings and reports are kept")
    add(
        "--speed", type=_whole(0, 4), metavar="0..4", help="0: nothing waits, 1: calm, 2: normal, 3: fast, 4: very fast"
    )
    add("--reduced-motion", action="store_true")
    add("--ui-map", type=_named, metavar="FILE", help="write what is on the screen as JSON")
    add(
        "--robot",
        nargs="?",
        const="random",
        choices=POLICIES,
        metavar="POLICY",
        help="play by itself: random, companion",
    )
    add("--shots", type=_named, metavar="DIR", help="save a picture at every settled decision")
    add("--frames-log", type=_named, metavar="FILE", help="write the work of every frame as JSON lines")
    return parser


def _check_folder(parser: _Parser, path: Path | None, option: str) -> None:
    """A folder that is to be written to must be one, or possible to make."""
    if path is None:
        return
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        parser.error(f"argument {option}: cannot use {str(path)!r}: {getattr(error, 'strerror', None) or error}")


def parse(argv: Sequence[str]) -> Launch:
    """Read the command line; SystemExit(2) after one line on stderr for whatever is wrong, SystemExit(0) for --help."""
    extra = _early_data_dir(argv)
    languages = [one.code for one in i18n.available([LOCALES, *(language_folders(extra) if extra else ())])]
    parser = _parser(languages or ["en"])
    args = parser.parse_args(list(argv))
    for option, path in (("--data-dir", args.data_dir), ("--shots", args.shots)):
        _check_folder(parser, path, option)
    for option, path in (("--ui-map", args.ui_map), ("--frames-log", args.frames_log)):
        _check_folder(parser, path.parent if path is not None else None, option)
        if path is not None and path.is_dir():
            parser.error(f"argument {option}: {str(path)!r} is a folder")
    values = {name: value for name, value in vars(args).items() if name != "game" and value is not None}
    return Launch(**values)


def _early_data_dir(argv: Sequence[str]) -> Path | None:
    """The data folder named on the command line, needed before parsing: it may hold added languages."""
    for at, word in enumerate(argv):
        if word == "--data-dir" and at + 1 < len(argv):
            return Path(argv[at + 1])
        if word.startswith("--data-dir="):
            return Path(word.split("=", 1)[1])
    return None
