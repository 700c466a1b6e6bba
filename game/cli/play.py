"""A whole game at the terminal, typed or from a pipe."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from game.core.console.command_line import one_of
from game.core.console.terminal import Step, whole
from game.core.engine.session import Session
from game.core.entry import Entry
from game.core.saves import save
from game.core.saves.journal import Journal
from game.core.saves.replay import opened, replay
from game.core.saves.save import Header, Loaded
from game.core.text.i18n import Catalogue
from game.games import entry

from . import play_file, verdict
from .arguments import Command, chosen_values, sound
from .luck import fresh_seed
from .play_console import Console
from .play_file import Place
from .play_table import Keeping, Table, Viewer

LATEST = 12
"""So many of the last steps are told again when a game is taken up."""


def add_arguments(command: Command, game: str) -> None:
    """Declare the command's options."""
    command.table(game, company=True)
    command.choices(game)
    command.number("--seed", 0)
    command.option("--load", Path, value=command.words("value.file"))
    command.option("--save", Path, value=command.words("value.file"), told="keep")
    command.flag("--new")
    command.option("--viewer", str, value=command.words("value.seat"))


def run(options: argparse.Namespace) -> int:
    """Play until the lines end or somebody quits; exit code 0. OptionError or SaveError before it can begin."""
    known = entry(options.game)
    sound(options.words)
    place = play_file.place(options, known)
    begin = _dealt if options.load is None and (place is None or place.loaded is None) else _taken_up
    session, header, loaded, news = begin(options, known, place)
    table_options = session.game.options_from_json(header.options)
    noted = save.noted(loaded.entries) if loaded is not None else {}
    session.players = known.seated(table_options, header.seed, header.extra, noted)
    terminal = known.terminal(options.words, table_options, {**header.extra, "noted": noted})
    viewer = _viewer(options.viewer, terminal.viewers, terminal.viewer)
    journal = play_file.journal(place, header, loaded, session) if place is not None else None
    keeping = Keeping(header, journal, options.load if loaded is not None else None)
    opening = Step(None, (), _opening(session, header, viewer.name))
    session.play_on()
    keeping.stood = session.hash()
    table = Table(session, terminal, options.words, Console(), keeping, viewer, opening)
    seed = options.words.t("kit.luck.seed", seed=str(header.seed))
    said = [*_kept(options, place, journal, over=session.over), *news]
    greeting = [*said, seed] if loaded is not None else [*terminal.welcome(), "", *said, seed]
    table.play(greeting, max(0, len(table.seen.steps) - LATEST) if loaded is not None else 0)
    return 0


def _kept(options: argparse.Namespace, place: Place | None, journal: Journal | None, *, over: bool) -> Iterator[str]:
    """What keeping the game has made, moved and found, in the reader's language."""
    if place is None or journal is None:
        return
    words: Catalogue = options.words
    if place.folder is not None:
        yield words.t("kit.cli.play.folder_made", file=whole(str(place.folder)))
    if place.aside is not None:
        yield words.t("kit.cli.play.kept", copy=whole(str(place.aside)))
    if place.loaded is not None and options.load is None:
        yield words.t("kit.cli.play.goes_on", file=whole(str(options.save)))
        if over:
            yield words.t("kit.cli.play.anew", option=play_file.NEW)
    if journal.copy is not None:
        copy = whole(str(journal.copy))
        if journal.kept_older:
            yield words.t("kit.cli.play.older_kept", copy=copy, option=play_file.LOAD)
        else:
            yield words.t("kit.save.copy_kept", copy=copy)


Opened = tuple[Session, Header, Loaded | None, Sequence[str]]
"""A session, what its save is of, the save it was read from, and what reading it has found."""


def _dealt(options: argparse.Namespace, known: Entry, place: Place | None) -> Opened:
    """A new game."""
    values = chosen_values(options)
    chosen, seed = known.options_from(values), fresh_seed() if options.seed is None else options.seed
    game = known.game()
    header = Header(game.id, game.options_to_json(chosen), seed, game.content_hash(), known.extra_from(values))
    return Session.new(game, chosen, seed), header, None, ()


def _taken_up(options: argparse.Namespace, known: Entry, place: Place | None) -> Opened:
    """A saved game, and what reading it has found."""
    loaded = place.loaded if place is not None else None
    if loaded is None:
        loaded = play_file.read(options.load, options.game)
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
