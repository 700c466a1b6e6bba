"""The games of the Big Book in the chronicle: writing the one that has ended, reading all of them."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.bigbook.play.achievements import earned, first_earned
from game.bigbook.play.attendance import noted
from game.bigbook.play.gathering import Gatherer
from game.bigbook.play.ladder import Evening, climbed, climbed_by
from game.bigbook.play.summary import LARGEST, Seat, Summary, read, written
from scenes.bigbook.party import GameSetup, Run, role_of
from scenes.shell.saves.chronicle import Chronicle, sequence_of
from scenes.shell.saves.kept_people import Seating

if TYPE_CHECKING:
    from scenes.shell.app import App


SEATING: Seating[Summary, Seat] = Seating(
    lambda game: game.seats, lambda game, seats: replace(game, seats=seats), lambda seat: role_of(seat.magician)
)


def chronicle(app: App) -> Chronicle[Summary]:
    """The pages of this game in the player's folder."""
    return Chronicle(app.data, GameSetup.game, read, LARGEST)


def shown(app: App, games: Sequence[Summary]) -> Sequence[Summary]:
    """The games with everybody called what the screen calls them."""
    return SEATING.shown(app, games)


def pages(app: App) -> list[Summary]:
    """All pages, everybody with the name and the signs that the book of friends has for them now."""
    return SEATING.known(app, chronicle(app).pages())


def summary_of(run: Run, gatherer: Gatherer, day: datetime.date) -> Summary:
    """The summary of a game that is over on that day, with what only the table knows: people, hints, times."""
    seconds = run.stopwatch.seconds
    seats = [
        Seat(
            one.name, one.colour, one.emblem, one.magician, one.companion, one.friend, seconds=seconds.get(f"p{at}", 0)
        )
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
        sequence=sequence_of(run),
        day=day.isoformat(),
    )
    found = gatherer.summary(run.session.view(), known)
    rounds = noted(run.notes).until(found.round, found.first_round, people=bool(found.people))
    return replace(found, attended=len(rounds))


@dataclass(frozen=True, slots=True)
class Fresh:
    """What a game has brought that no game before it had."""

    seals: tuple[str, ...] = ()
    """Achievements, by id."""
    evening: Evening | None = None
    """The evening of the ladder that it has climbed."""


def keep(app: App, run: Run, summary: Summary) -> Fresh:
    """Write a game that is over into the chronicle, unless it stands there already or was only tried, and say what is
    new with it."""
    games = chronicle(app).add(run, written(SEATING.unnamed(app.data, summary)))
    if games is None:
        return Fresh()
    before, evening = first_earned(games), climbed_by(summary)
    fresh = evening is not None and evening.id not in climbed(games)
    return Fresh(tuple(one for one in earned(summary) if one not in before), evening if fresh else None)
