"""The command line: every option checked, one clear line on stderr and exit code 2 for whatever is wrong."""

from __future__ import annotations

import argparse
import errno
import logging
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from game.bigbook.options import DIFFICULTIES, MODES
from game.core import i18n
from game.core.command_help import HelpParser, explained, words_below
from scenes.kit.files import DataDir, reason
from scenes.kit.prefs import stored_language
from scenes.kit.system import system_language

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


class _Parser(HelpParser):
    def error(self, message: str) -> NoReturn:
        print(f"{PROGRAM}: {message}", file=sys.stderr)
        raise SystemExit(2)


class OptionError(Exception):
    """Something on the command line is not possible: a key below `kit.cli.` and what its sentence names."""

    def __init__(self, key: str, **args: str) -> None:
        super().__init__(key)
        self.key, self.args_of = key, args


Check = Callable[[str], Any]


def _whole(option: str, low: int, high: int) -> Check:
    def check(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,19}", text) or not low <= int(text) <= high:
            raise OptionError("bad_number", option=option, value=text, low=str(low), high=str(high))
        return int(text)

    return check


def _of(option: str, values: Sequence[str], key: str = "bad_value") -> Check:
    def check(text: str) -> str:
        if text not in values:
            raise OptionError(key, option=option, value=text, list=", ".join(values))
        return text

    return check


def _window(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]{1,5})[xX]([0-9]{1,5})", text)
    if not match or not all(1 <= int(side) <= MAX_SIDE for side in match.groups()):
        raise OptionError("bad_window", value=text)
    return int(match[1]), int(match[2])


def _named(text: str) -> Path:
    if not text.strip():
        raise OptionError("cannot_open", file="\u201c\u201d", reason="kit.save.missing")
    return Path(text)


def _readable(text: str) -> Path:
    path = Path(text)
    try:
        with path.open("rb") as handle:
            handle.read(1)
    except (OSError, ValueError) as error:
        raise _cannot_open(text, error) from None
    return path


def _cannot_open(path: object, error: Exception) -> OptionError:
    """Why a file or a folder cannot be used; `reason` is a key where there are words for it."""
    why = reason(error) if isinstance(error, OSError) else "missing"
    words = getattr(error, "strerror", None) or str(error)
    return OptionError("cannot_open", file=str(path), reason=f"kit.save.{why}" if why else words)


def _parser(languages: list[str], catalogue: i18n.Catalogue) -> _Parser:
    words = words_below(catalogue, "kit.cli.")
    parser = _Parser(
        words=words,
        prog=PROGRAM,
        allow_abbrev=False,
        exit_on_error=False,
        description=words("description"),
    )

    def add(to: argparse._ActionsContainer, option: str, type: Check = str, **more: Any) -> None:
        told = explained(words(f"help.{option.removeprefix('--')}", list=", ".join(POLICIES)))
        if more.get("action") != "store_true":
            more["type"] = type
        to.add_argument(option, help=told, **more)

    add(parser, "--game", _of("--game", ["bigbook"]), metavar="bigbook", default="bigbook")
    add(parser, "--lang", _of("--lang", languages, "unknown_language"), metavar="|".join(languages))
    size = parser.add_mutually_exclusive_group()
    add(size, "--window", _window, metavar="WxH")
    add(size, "--fullscreen", action="store_true")
    add(parser, "--seed", _whole("--seed", 0, 2**63 - 1), metavar="N")
    add(parser, "--players", _whole("--players", 2, 5), metavar="2..5")
    for option, values in (("--difficulty", DIFFICULTIES), ("--mode", MODES)):
        add(parser, option, _of(option, values), metavar="|".join(values), default=values[0])
    start = parser.add_mutually_exclusive_group()
    add(start, "--resume", action="store_true")
    add(start, "--load", _readable, metavar="FILE")
    add(start, "--scenario", _readable, metavar="FILE")
    add(start, "--tutorial", nargs="?", const="", metavar="LESSON")
    add(parser, "--data-dir", _named, metavar="DIR")
    add(parser, "--speed", _whole("--speed", 0, 4), metavar="0..4")
    add(parser, "--reduced-motion", action="store_true")
    add(parser, "--ui-map", _named, metavar="FILE")
    add(parser, "--robot", _of("--robot", POLICIES), nargs="?", const="random", metavar="POLICY")
    add(parser, "--shots", _named, metavar="DIR")
    add(parser, "--frames-log", _named, metavar="FILE")
    return parser


def _check_folder(path: Path | None) -> None:
    """A folder that is to be written to must be one, or possible to make."""
    if path is None:
        return
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise _cannot_open(path, error) from None


@contextmanager
def _quietly() -> Iterator[None]:
    """What a language lacks or has broken is not told here: stderr is for one clear line."""
    log, nothing = logging.getLogger("game"), logging.NullHandler()
    log.addHandler(nothing)
    try:
        yield
    finally:
        log.removeHandler(nothing)


@_quietly()
def parse(argv: Sequence[str]) -> Launch:
    """Read the command line; SystemExit(2) after one line on stderr for whatever is wrong, SystemExit(0) for --help."""
    extra = _early(argv, "--data-dir")
    languages, catalogue = _words(_early(argv, "--lang"), Path(extra) if extra else None)
    try:
        return _launch(_parser(languages, catalogue), argv)
    except (OptionError, argparse.ArgumentError) as error:
        wrong = error if isinstance(error, OptionError) else _translated(error)
        print(f"{PROGRAM}: {_sentence(wrong, catalogue)}", file=sys.stderr)
        raise SystemExit(2) from None


def _words(asked: str | None, folder: Path | None) -> tuple[list[str], i18n.Catalogue]:
    """The languages there are, and the words of the one asked for, else of the stored one, else of the system's."""
    data = DataDir(folder)
    roots = [LOCALES, *data.languages]
    languages = [one.code for one in i18n.available(roots)] or ["en"]
    known = (code for code in (asked, stored_language(data)) if code in languages)
    return languages, i18n.Catalogue.load(next(known, None) or system_language(languages), roots)


def _launch(parser: _Parser, argv: Sequence[str]) -> Launch:
    args, unknown = parser.parse_known_args(list(argv))
    if unknown:
        raise OptionError("unknown_option", value=" ".join(unknown))
    for path in (args.data_dir, args.shots):
        _check_folder(path)
    for path in (args.ui_map, args.frames_log):
        _check_folder(path.parent if path is not None else None)
        if path is not None and path.is_dir():
            raise _cannot_open(path, IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)))
    values = {name: value for name, value in vars(args).items() if name != "game" and value is not None}
    return Launch(**values)


def _translated(error: argparse.ArgumentError) -> OptionError:
    """What argparse itself finds wrong: two options that exclude each other, or one without its value."""
    option = error.argument_name or ""
    if "not allowed with" in error.message:
        return OptionError("not_both", option=option, other=error.message.rsplit(" ", maxsplit=1)[-1])
    return OptionError("no_value", option=option)


def _sentence(wrong: OptionError, words: i18n.Catalogue) -> str:
    """One line, in the player's language."""
    args = dict(wrong.args_of)
    if args.get("reason", "").startswith("kit.save."):
        args["reason"] = words.t(args["reason"])
    return " ".join(words.t(f"kit.cli.{wrong.key}", **args).split())


@_quietly()
def say(launch: Launch, key: str, **args: str) -> str:
    """A sentence for stderr, in the language that was asked for, else the stored one, else the system's."""
    return _sentence(OptionError(key, **args), _words(launch.lang, launch.data_dir)[1])


def _early(argv: Sequence[str], option: str) -> str | None:
    """The value of an option, needed before parsing: the data folder may hold added languages."""
    for at, word in enumerate(argv):
        if word == option and at + 1 < len(argv):
            return argv[at + 1]
        if word.startswith(f"{option}="):
            return word.split("=", 1)[1]
    return None
