"""The command line: every option checked, one clear line on stderr and exit code 2 for whatever is wrong.

Where no option names a language, the system does.
"""

from __future__ import annotations

import argparse
import errno
import logging
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct

from game.core.console.command_help import HelpParser, explained, table_words, words_below
from game.core.console.command_line import (
    Check,
    OptionError,
    check_of,
    disk_reason,
    early,
    one_of,
    sentence,
    told_by_parser,
    unknown,
    whole,
)
from game.core.console.output import UnwritableError, complain, plain_output
from game.core.console.setting import Setting
from game.core.saves import disk
from game.core.text import i18n
from game.core.text.outside import environment
from game.games import DEFAULT, GAMES, settings
from game.version import PROGRAM
from scenes.shell.profile import stored_language
from scenes.shell.storage import DataDir

LOCALES = Path(__file__).resolve().parents[2] / "localization"
POLICIES = ("random", "party", "master", "adept", "apprentice", "companion", "friends")
DEFAULT_WINDOW = (1280, 720)
MAX_SIDE = 16384


class Launch(Struct, frozen=True):
    """What the command line asked for."""

    lang: str | None = None
    window: tuple[int, int] | None = None
    """The size that was asked for: then the game opens as a window, whatever is stored."""
    fullscreen: bool = False
    seed: int | None = None
    players: int | None = None
    game: str = DEFAULT
    """The game that is meant where something is to be played at once."""
    table: Mapping[str, Any] = {}
    """What else was asked for at the table of the game, by the names of its settings."""
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
    speak: Path | None = None
    """Where everything that the screens say is written as text, `-` for standard output."""
    sound: bool = False
    """Sound also where nobody is thought to listen: at speed 0, with the robot, on the driver without loudspeakers."""

    @property
    def heard(self) -> bool:
        """Whether anything sounds."""
        unheard = self.speed == 0 or self.robot is not None or os.environ.get("SDL_AUDIODRIVER") == "dummy"
        return self.sound or not unheard

    def overrides(self) -> dict[str, Any]:
        """Settings that hold for this session only."""
        found: dict[str, Any] = {"speed": self.speed} if self.speed is not None else {}
        return {**found, "reduced_motion": True} if self.reduced_motion else found


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
        disk.read_file(path, 1)
    except disk.TooLargeError:
        return path
    except (OSError, ValueError) as error:
        raise _cannot_open(text, error) from None
    return path


def _spoken(text: str) -> Path:
    path = _named(text)
    if text != "-":
        _check_folder(path.parent)
        try:
            disk.replace_file(path, b"", flush=False)
        except OSError as error:
            raise _cannot_open(path, error) from None
    return path


def _cannot_open(path: object, error: Exception) -> OptionError:
    """Why a file or a folder cannot be used."""
    return OptionError("cannot_open", file=str(path), reason=disk_reason(error))


def _parser(languages: list[str], catalogue: i18n.Catalogue, game: str) -> HelpParser:
    words, of_table = words_below(catalogue, "kit.cli."), table_words(catalogue, game, "help")
    parser = HelpParser(words=words, prog=PROGRAM, description=catalogue.t(f"{game}.edition.command_line"))
    file, folder = words("value.file"), words("value.folder")

    def add(to: argparse._ActionsContainer, option: str, type: Check = str, told: str = "", **more: Any) -> None:
        told = told or words(f"help.{option.removeprefix('--')}", list=", ".join(POLICIES))
        if more.get("action") != "store_true":
            more["type"] = type
        to.add_argument(option, help=explained(told), **more)

    add(parser, "--game", one_of("--game", list(GAMES)), metavar="|".join(GAMES), default=DEFAULT)
    add(parser, "--lang", one_of("--lang", languages, "unknown_language"), metavar="|".join(languages))
    size = parser.add_mutually_exclusive_group()
    add(size, "--window", _window, metavar=words("value.size"))
    add(size, "--fullscreen", action="store_true")
    add(parser, "--seed", whole("--seed", 0), metavar=words("value.count"))
    for one in settings(game):
        option = f"--{one.name}"
        add(parser, option, check_of(one, option), of_table(one.name), metavar=one.shown, default=one.default)
    start = parser.add_mutually_exclusive_group()
    add(start, "--resume", action="store_true")
    add(start, "--load", _readable, metavar=file)
    add(start, "--scenario", _readable, metavar=file)
    add(start, "--tutorial", nargs="?", const="", metavar=words("value.lesson"))
    add(parser, "--data-dir", _named, metavar=folder)
    add(parser, "--speed", whole("--speed", 0, 4), metavar="0..4")
    add(parser, "--reduced-motion", action="store_true")
    add(parser, "--ui-map", _named, metavar=file)
    add(parser, "--robot", one_of("--robot", POLICIES), nargs="?", const="random", metavar="|".join(POLICIES))
    add(parser, "--shots", _named, metavar=folder)
    add(parser, "--frames-log", _named, metavar=file)
    add(parser, "--speak", _spoken, metavar=f"{file}|-")
    add(parser, "--sound", action="store_true")
    return parser


def _check_folder(path: Path | None) -> None:
    """A folder that is to be written to must be one, or possible to make."""
    if path is None:
        return
    try:
        disk.make_folder(path)
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
    extra, game = early(argv, "--data-dir"), early(argv, "--game")
    languages, catalogue = _words(early(argv, "--lang"), Path(extra) if extra else None)
    try:
        with plain_output():
            return _launch(_parser(languages, catalogue, game if game in GAMES else DEFAULT), argv)
    except (OptionError, argparse.ArgumentError) as error:
        wrong = error if isinstance(error, OptionError) else told_by_parser(error)
    except UnwritableError as error:
        wrong = OptionError("cannot_print", reason=disk_reason(error.why))
    except BrokenPipeError:
        raise SystemExit(0) from None
    complain(f"{PROGRAM}: {sentence(wrong, catalogue)}")
    raise SystemExit(2)


def _words(asked: str | None, folder: Path | None) -> tuple[list[str], i18n.Catalogue]:
    """The languages there are, and the words of the one asked for, else of the stored one, else of the system's."""
    data = DataDir(folder)
    roots = [LOCALES, *data.languages]
    languages = [one.code for one in i18n.available(roots)] or ["en"]
    known = (code for code in (asked, stored_language(data)) if code in languages)
    return languages, i18n.Catalogue.load(next(known, None) or system_language(languages), roots)


def _launch(parser: HelpParser, argv: Sequence[str]) -> Launch:
    args, left = parser.parse_known_args(list(argv))
    if left:
        raise unknown(left)
    for path in (args.data_dir, args.shots):
        _check_folder(path)
    for path in (args.ui_map, args.frames_log):
        _check_folder(path.parent if path is not None else None)
        if path is not None and path.is_dir():
            raise _cannot_open(path, IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)))
    values = {name: value for name, value in vars(args).items() if value is not None}
    offered: dict[str, Setting] = {one.name: one for one in settings(args.game) if one.name != "players"}
    table = {name: values.pop(name) for name in offered if name in values}
    for one in offered.values():
        if one.several and one.name in table:
            _check_seats(f"--{one.name}", len(table[one.name]), values.get("players"))
    return Launch(**values, table={name: value for name, value in table.items() if value != offered[name].default})


def _check_seats(option: str, wanted: int, players: int | None) -> None:
    """Nobody takes a seat that is not there."""
    if players is None:
        raise OptionError("no_value", option="--players")
    if wanted > players:
        raise OptionError("bad_number", option=option, value=str(wanted), low="1", high=str(players))


@_quietly()
def say(launch: Launch, wrong: OptionError) -> str:
    """A sentence for stderr, in the language that was asked for, else the stored one, else the system's."""
    return sentence(wrong, _words(launch.lang, launch.data_dir)[1])


def system_language(known: list[str]) -> str:
    """The language of the system when the game knows it, else English."""
    wanted = [name.split("_")[0].split("-")[0] for name in _locales()]
    return next((code for code in wanted if code in known), "en")


def _locales() -> list[str]:
    """Names such as `es` or `pt_BR`, the best first; without pygame, `--help` goes by the environment alone."""
    try:
        import pygame  # noqa: PLC0415 - the command line asks for --help before anything is opened

        return [locale["language"] for locale in pygame.system.get_pref_locales()]
    except (ImportError, UnicodeDecodeError):  # pygame takes the environment for UTF-8
        return [environment(name, os.environ) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    except pygame.error:
        return []
