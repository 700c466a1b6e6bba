"""The games of the Big Book in the chronicle: writing the one that has ended, reading all of them."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.bigbook.play.achievements import earned, first_earned
from game.bigbook.play.gathering import Gatherer
from game.bigbook.play.summary import LARGEST, Seat, Summary, read, written
from scenes.bigbook.party import GameSetup, Run, role_of
from scenes.shell.chronicle import Chronicle, name_of
from scenes.shell.naming import names_hidden, shown_name

if TYPE_CHECKING:
    from scenes.shell.app import App


def chronicle(app: App) -> Chronicle[Summary]:
    """The pages of this game in the player's folder."""
    return Chronicle(app.data, GameSetup.game, read, LARGEST)


def shown(app: App, games: Sequence[Summary]) -> Sequence[Summary]:
    """The games with everybody called what the screen calls them: where names are hidden by their magicians in a single
    game, else as player 1, 2, 3 in the order in which they first came."""
    if not names_hidden(app):
        return games
    numbers: dict[str, int] = {}
    for game in games:
        for seat in game.seats:
            numbers.setdefault(seat.name, len(numbers) + 1)

    def called(seat: Seat) -> Seat:
        role = role_of(seat.magician) if len(games) == 1 else ""
        return replace(seat, name=shown_name(app, seat.name, role, numbers[seat.name]))

    return [replace(game, seats=[called(seat) for seat in game.seats]) for game in games]


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
