"""The nights of a house in the chronicle: writing the one that has ended, reading all of them."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.mansions.play.achievements import earned, first_earned
from game.mansions.play.night import LARGEST, Night, Visitor, read, written
from game.mansions.play.retold import retold
from game.mansions.rules.lookup import objective
from scenes.mansions.ids import GAME
from scenes.mansions.party import HouseParty, role_of
from scenes.shell import adapters
from scenes.shell.run import AnyRun
from scenes.shell.saves import chronicle as pages_on_disk
from scenes.shell.saves.chronicle import Chronicle, sequence_of
from scenes.shell.saves.kept_people import Seating

if TYPE_CHECKING:
    from scenes.shell.app import App


SEATING: Seating[Night, Visitor] = Seating(
    lambda night: night.visitors,
    lambda night, visitors: replace(night, visitors=visitors),
    lambda visitor: role_of(visitor.who),
)


def chronicle(app: App) -> Chronicle[Night]:
    """The pages of this game in the player's folder."""
    return Chronicle(app.data, GAME, read, LARGEST)


def nights(app: App) -> list[Night]:
    """All pages, everybody with the name and the signs that the book of friends has for them now."""
    return SEATING.known(app, chronicle(app).pages())


def shown(app: App, found: Sequence[Night]) -> Sequence[Night]:
    """The nights with everybody called what the screen calls them."""
    return SEATING.shown(app, found)


def night_of(app: App, run: AnyRun, day: datetime.date) -> Night:
    """The page of a night that is over on that day, with what only the table knows: people, hints, times."""
    party, state, told = run.setup, run.session.state, retold(run.session)
    assert isinstance(party, HouseParty)
    seats = [state.seat_of(at) for at in range(len(state.people))]
    visitors = [
        Visitor(
            one.name, person.who, one.friend, one.colour, one.emblem, dict(told.did.get(seat, {})),
            run.stopwatch.seconds.get(seat, 0),
        ) for one, person, seat in zip(party.people, state.people, seats, strict=False)
    ]  # fmt: skip
    others = sum(pages_on_disk.begun(app.data, game) for game in adapters.games() if game != GAME)
    return Night(
        state.options.story, objective(state).id, state.result, state.reason, max(1, state.round), visitors,
        {**told.found(state), "other_games": others}, run.undone, run.hints, party.seed,
        sequence_of(run), day.isoformat(),
    )  # fmt: skip


def keep(app: App, run: AnyRun, night: Night) -> tuple[str, ...]:
    """Write a night that is over into the chronicle, unless it stands there already or was only tried; gives the
    achievements that are new with it."""
    before = chronicle(app).add(run, written(SEATING.unnamed(app.data, night)))
    if before is None:
        return ()
    known = first_earned(before)
    return tuple(one for one in earned([*before, night])[-1] if one not in known)
