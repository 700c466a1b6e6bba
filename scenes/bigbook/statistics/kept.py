"""The games of the Big Book in the chronicle: writing the one that has ended, reading all of them."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

from game.bigbook.play.achievements import earned, first_earned
from game.bigbook.play.gathering import Gatherer
from game.bigbook.play.summary import LARGEST, Seat, Summary, read, written
from scenes.bigbook.party import GameSetup, Run
from scenes.shell.chronicle import Chronicle, name_of

if TYPE_CHECKING:
    from scenes.shell.app import App


def chronicle(app: App) -> Chronicle[Summary]:
    """The pages of this game in the player's folder."""
    return Chronicle(app.data, GameSetup.game, read, LARGEST)


def summary_of(run: Run, gatherer: Gatherer) -> Summary:
    """The summary of a game that is over, with what only the table knows: people, hints, times, the day."""
    seconds = run.stopwatch.seconds
    header = run.journal.header.extra if run.journal is not None else {}
    number = header.get("sequence")
    seats = [
        Seat(one.name, one.colour, one.emblem, one.magician, one.companion, seconds=seconds.get(f"p{at}", 0))
        for at, one in enumerate(run.setup.people, start=1)
    ]
    known = Summary(
        run.setup.difficulty,
        run.setup.mode,
        "lost",
        seats=seats,
        undone=run.undone,
        hints=run.hints,
        seed=run.setup.seed,
        sequence=number if type(number) is int and number > 0 else 0,
        day=datetime.date.today().isoformat(),
    )
    return gatherer.summary(run.session.view(), known)


def keep(app: App, run: Run, summary: Summary) -> tuple[str, ...]:
    """Write a game that is over into the chronicle, unless it stands there already or was only tried. Gives the ids of
    the achievements that no game before has earned."""
    name, pages = name_of(run), chronicle(app)
    if name is None:
        return ()
    before = first_earned(pages.pages())
    if not pages.keep(name, written(summary)):
        return ()
    return tuple(one for one in earned(summary) if one not in before)
