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
from scenes.shell import adapters, friends
from scenes.shell.naming import names_hidden, shown_name
from scenes.shell.run import AnyRun
from scenes.shell.saves import chronicle as pages_on_disk
from scenes.shell.saves.chronicle import Chronicle, name_of
from scenes.shell.saves.kept_people import as_known, unnamed_guests

if TYPE_CHECKING:
    from scenes.shell.app import App


def chronicle(app: App) -> Chronicle[Night]:
    """The pages of this game in the player's folder."""
    return Chronicle(app.data, GAME, read, LARGEST)


def nights(app: App) -> list[Night]:
    """All pages, everybody with the name and the signs that the book of friends has for them now."""
    book, guest = friends.of(app.data), app.t("kit.friends.guest")
    return [replace(one, visitors=[as_known(seat, book, guest) for seat in one.visitors])
            for one in chronicle(app).pages()]  # fmt: skip


def shown(app: App, found: Sequence[Night]) -> Sequence[Night]:
    """The nights with everybody called what the screen calls them: where names are hidden as player 1, 2, 3 in the
    order in which they first came."""
    if not names_hidden(app):
        return found
    numbers: dict[str, int] = {}
    for night in found:
        for one in night.visitors:
            numbers.setdefault(one.person, len(numbers) + 1)

    def called(one: Visitor) -> Visitor:
        role = role_of(one.who) if len(found) == 1 else ""
        return replace(one, name=shown_name(app, one.name, role, numbers[one.person]))

    return [replace(night, visitors=[called(one) for one in night.visitors]) for night in found]


def night_of(app: App, run: AnyRun, day: datetime.date) -> Night:
    """The page of a night that is over on that day, with what only the table knows: people, hints, times."""
    party, state, told = run.setup, run.session.state, retold(run.session)
    assert isinstance(party, HouseParty)
    header = run.journal.header.extra if run.journal is not None else {}
    number = header.get("sequence")
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
        number if type(number) is int and number > 0 else 0, day.isoformat(),
    )  # fmt: skip


def keep(app: App, run: AnyRun, night: Night) -> tuple[str, ...]:
    """Write a night that is over into the chronicle, unless it stands there already or was only tried; gives the
    achievements that are new with it."""
    name, pages = name_of(run), chronicle(app)
    if name is None:
        return ()
    before = pages.pages()
    kept = replace(night, visitors=unnamed_guests(app.data, night.visitors))
    if not pages.keep(name, written(kept)):
        return ()
    known = first_earned(before)
    return tuple(one for one in earned([*before, night])[-1] if one not in known)
