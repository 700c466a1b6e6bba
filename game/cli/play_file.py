"""The file in which a game at the terminal is kept: what lies there is gone on with, or stays as it is."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.core.console.command_line import OptionError, disk_reason, told_by_reader
from game.core.engine.session import Session
from game.core.entry import Entry
from game.core.saves import disk, generations, save
from game.core.saves.journal import Journal
from game.core.saves.save import LOST, Header, Loaded, SaveError
from game.games import GAMES

NEW, LOAD, SAVE, GAME = "--new", "--load", "--save", "--game"


@dataclass(slots=True)
class Place:
    """Where a game is kept from now on."""

    path: Path
    """The file itself, not a link to it."""
    loaded: Loaded | None = None
    """The game that lies there and is gone on with; None for a new one."""
    aside: Path | None = None
    """What the game that lies there is to be called from now on, since a new one was asked for."""
    folder: Path | None = None
    """The folder that has to be made for it."""


def read(path: Path, game: str) -> Loaded:
    """The save in a file. OptionError where it is none, or one of another game than `game`."""
    try:
        loaded = save.read_with_copies(path)
    except SaveError as error:
        raise told_by_reader(error, path) from None
    other = loaded.header.game
    if other != game and other in GAMES:
        raise OptionError("other_game", file=str(path), option=f"{GAME} {other}")
    return loaded


def place(options: argparse.Namespace, known: Entry) -> Place | None:
    """Where the game is to be kept; None where nobody asked for that. Nothing is written yet.

    OptionError where something lies there that is no save of this game, or one of other settings than were asked for.
    """
    if options.new:
        _new_alone(options)
    if options.save is None:
        return None
    asked: Path = options.save
    path = disk.target(asked)
    try:
        there = disk.there(path) and not _empty(path)
        parent = None if path.parent.exists() else path.parent
    except (OSError, ValueError) as error:
        raise OptionError("cannot_open", file=str(asked), reason=disk_reason(error)) from None
    if not there:
        return Place(path, folder=parent)
    loaded = _ours(asked, path, options.game)
    if options.new:
        return Place(path, aside=_free_name(path))
    if options.load is not None and disk.target(options.load) != path:
        raise OptionError("save_there", file=str(asked), command=f"{LOAD} {asked} {SAVE} {asked}")
    other = ", ".join(_contradicted(options, known, loaded))
    if other:
        raise OptionError("save_differs", file=str(asked), list=other, option=NEW)
    return Place(path, loaded)


def _new_alone(options: argparse.Namespace) -> None:
    """A new game goes into a file, and comes from none."""
    if options.load is not None:
        raise OptionError("not_both", option=NEW, other=LOAD)
    if options.save is None:
        raise OptionError("no_value", option=SAVE)


def _empty(path: Path) -> bool:
    """Whether an ordinary file holds nothing, and no copy of a game lies beside it: there is nothing to lose."""
    try:
        return not disk.read_file(path, 0) and not generations.any_of(path)
    except OSError:
        return False


def _ours(asked: Path, path: Path, game: str) -> Loaded:
    """The save of this game that lies there."""
    try:
        save.read_with_copies(path)
    except SaveError as error:
        if error.key in LOST:
            raise OptionError("not_ours", file=str(asked)) from None
    return read(path, game)


def _contradicted(options: argparse.Namespace, known: Entry, loaded: Loaded) -> Iterator[str]:
    """The options that were typed and say otherwise than the save."""
    header = loaded.header
    if options.seed is not None and options.seed != header.seed:
        yield "--seed"
    try:
        table = known.game().options_from_json(header.options)
    except (ValueError, LookupError, TypeError):
        return  # of another edition, perhaps: whoever plays it again says so
    has = known.chosen(table, header.extra, save.noted(loaded.entries))
    for name, value in typed(options, known).items():
        if has.get(name) != value:
            yield f"--{name}" if any(one.name == name for one in known.settings) else f"--option {name}"


def typed(options: argparse.Namespace, known: Entry) -> Mapping[str, Any]:
    """The settings that were typed, by name."""
    values = vars(options)
    given = {one.name: values[one.name] for one in known.settings if f"--{one.name}" in options.typed}
    return {**given, **dict(options.option)}


def _free_name(path: Path) -> Path:
    """The first name with a number behind it that nothing has."""
    number = 1
    while True:
        found = path.with_name(f"{path.stem}-{number}{path.suffix}")
        if not disk.there(found) and not disk.there(generations.folder_of(found)):
            return found
        number += 1


def journal(where: Place, header: Header, loaded: Loaded | None, session: Session) -> Journal:
    """The journal that keeps the game from now on. OptionError where it cannot be written."""
    try:
        if where.aside is not None:
            disk.rename(where.path, where.aside)
            generations.move(where.path, where.aside)
        if loaded is None:
            kept = Journal.create(where.path, header, session)
        else:
            kept = Journal.continue_(where.path, loaded, session)
            if where.loaded is None:
                kept.move(where.path)
    except OSError as error:
        raise OptionError("cannot_open", file=str(where.path), reason=disk_reason(error)) from None
    if kept.problem is not None:
        raise OptionError("cannot_open", file=str(where.path), reason=disk_reason(kept.problem))
    return kept
