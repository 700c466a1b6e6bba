"""A whole game at the terminal, typed or from a pipe."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.core.console.command_line import OptionError, one_of
from game.core.console.terminal import Step
from game.core.engine.session import Session
from game.core.entry import Entry
from game.core.saves import disk, save
from game.core.saves.journal import Journal
from game.core.saves.replay import opened, replay
from game.core.saves.save import Header, Loaded
from game.games import entry

from . import verdict
from .arguments import Command, chosen_values, sound
from .luck import fresh_seed
from .play_console import Console
from .play_table import Keeping, Table, Viewer, new_folder

LATEST = 12
"""So many of the last steps are told again when a game is taken up."""


def add_arguments(command: Command, game: str) -> None:
    """Declare the command's options."""
    command.table(game, company=True)
    command.choices(game)
    command.number("--seed", 0)
    command.option("--load", Path, value=command.words("value.file"))
    command.option("--save", Path, value=command.words("value.file"), told="keep")
    command.option("--viewer", str, value=command.words("value.seat"))


def run(options: argparse.Namespace) -> int:
    """Play until the lines end or somebody quits; exit code 0. OptionError or SaveError before it can begin."""
    known = entry(options.game)
    sound(options.words)
    begin = _dealt if options.load is None else _taken_up
    session, header, loaded, news = begin(options, known)
    table_options = session.game.options_from_json(header.options)
    noted = save.noted(loaded.entries) if loaded is not None else {}
    session.players = known.seated(table_options, header.seed, header.extra, noted)
    terminal = known.terminal(options.words, table_options, {**header.extra, "noted": noted})
    viewer = _viewer(options.viewer, terminal.viewers, terminal.viewer)
    made = "" if options.save is None else new_folder(options.save)
    keeping = Keeping(header, _journal(options.save, header, loaded, session), options.load)
    opening = Step(None, (), _opening(session, header, viewer.name))
    session.play_on()
    keeping.stood = session.hash()
    table = Table(session, terminal, options.words, Console(), keeping, viewer, opening)
    begun = [options.words.t("kit.luck.seed", seed=str(header.seed))]
    begun += [options.words.t("kit.cli.play.folder_made", file=made)] if made else []
    greeting = [*news, *begun] if loaded is not None else [*terminal.welcome(), "", *begun]
    table.play(greeting, max(0, len(table.seen.steps) - LATEST) if loaded is not None else 0)
    return 0


Opened = tuple[Session, Header, Loaded | None, Sequence[str]]
"""A session, what its save is of, the save it was read from, and what reading it has found."""


def _dealt(options: argparse.Namespace, known: Entry) -> Opened:
    """A new game."""
    values = chosen_values(options)
    chosen, seed = known.options_from(values), fresh_seed() if options.seed is None else options.seed
    game = known.game()
    header = Header(game.id, game.options_to_json(chosen), seed, game.content_hash(), known.extra_from(values))
    return Session.new(game, chosen, seed), header, None, ()


def _taken_up(options: argparse.Namespace, known: Entry) -> Opened:
    """A saved game, and what reading it has found."""
    loaded = save.read_with_copies(options.load)
    replayed = replay(known.game(), loaded)
    session = replayed.session
    session.opened = opened(replayed, loaded)
    news = [*verdict.reopened(options, replayed, loaded), verdict.broken(options, replayed, loaded)]
    return session, loaded.header, loaded, [line for line in news if line]


def _opening(session: Session, header: Header, viewer: str | None) -> tuple[Any, ...]:
    """What the viewer heard while the game opened; nothing where its beginning is lost."""
    if session.opened or header.seed < 0:
        return ()
    game = session.game
    begun = Session.new(game, game.options_from_json(header.options), header.seed)
    return begun.shown(viewer)


def _viewer(asked: str | None, viewers: Sequence[str], default: str | None) -> Viewer:
    """Whose eyes the screen has: by default those of a side that shares it. OptionError where nobody of that name sits
    there."""
    return Viewer(default, shares=True) if asked is None else Viewer(one_of("--viewer", viewers)(asked))


def _journal(path: Path | None, header: Header, loaded: Loaded | None, session: Session) -> Journal | None:
    """The journal that keeps the game from now on. OptionError where it cannot be written."""
    if path is None:
        return None
    if loaded is None:
        journal = Journal.create(path, header, session)
    else:
        journal = Journal.continue_(path, loaded, session)
        journal.move(path)
    if journal.problem is not None:
        reason = f"kit.save.{disk.reason(journal.problem)}"
        raise OptionError("cannot_open", file=str(path), reason=reason)
    return journal
