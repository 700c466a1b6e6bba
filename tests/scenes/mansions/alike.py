"""Two tables that look alike to whoever sits before the window: what can be seen, heard and measured of each."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pygame

from game.core.engine.decision import Answer
from game.core.engine.event import Event
from game.core.engine.rng import Luck
from game.core.engine.session import Session
from game.mansions.ai.keepers import keeper_of
from game.mansions.entry import ENTRY
from game.mansions.rules.options import options_of
from game.mansions.rules.rules import Mansions
from game.mansions.rules.state import State
from game.mansions.verbs.compiled import mansions
from scenes.mansions.adapter import ADAPTER
from scenes.mansions.table.scene import HouseTable
from scenes.shell import screen
from scenes.shell.run import Run
from tests.mansions.disguise import disguised
from tests.scenes.driver import Driver

LONGEST = 1500
"""So many frames are waited for a step to have been shown."""
EVERY = 6
"""One in so many frames of a step is looked at."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A state of a night, another that hides something else, and an answer that can be given in both."""

    one: State
    two: State
    answer: Answer


def session_at(state: State) -> Session:
    """The state taken up by itself; the Keeper plays by itself, as at every table."""
    session = Session(mansions(), state.clone())
    session.players = keeper_of(state.options)
    return session


def heard(state: State, answer: Answer) -> list[Event]:
    """What everybody hears after an answer."""
    session = session_at(state)
    session.apply(answer)
    return list(session.shown())


def pairs(count: int, viewer: str, *, telling: bool, every: int = 3) -> Iterator[Pair]:
    """So many of them at which investigators are asked. Unless they may be `telling`, the same is heard after the
    answer: nothing that was hidden came up by right."""
    game, found, seed = mansions(), 0, 0
    while found < count:
        luck, state = Luck(seed), game.new(options_of(seed), seed)
        party, keeper = ENTRY.policies["party"](seed), keeper_of(state.options)
        game.start(state)
        number = 0
        while not state.over and found < count:
            if keeper.plays(state.decision):
                game.step(state, keeper.answer(game, state))
                continue
            answer = party.answer(game, state)
            number += 1
            if number % every == seed % every:
                pair = _pair(game, state, viewer, luck, answer)
                if telling or (pair is not None and heard(pair.one, answer) == heard(pair.two, answer)):
                    assert pair is not None
                    yield pair
                    found += 1
            game.step(state, answer)
        seed += 1


def _pair(game: Mansions, state: State, viewer: str, luck: Luck, answer: Answer) -> Pair | None:
    other = disguised(state, viewer, luck)
    return Pair(state.clone(), other, answer) if game.check(other, answer) is None else None


class Onlooker:
    """Sits before the window, and writes down everything that can be told from it."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def sit(self, state: State) -> HouseTable:
        """A table at this state."""
        session = session_at(state)
        app = self.driver.app
        app.go("menu")
        table = HouseTable(app, Run(session, ADAPTER.party_of(session, "friendly")))
        app.push(table)
        for _ in range(LONGEST):
            self.driver.frames(2)
            if not app.art.waiting and table.settled:
                return table
        raise AssertionError("the table never has all its pictures")

    def seen(self, table: HouseTable, *, picture: bool = True) -> dict[str, Any]:
        """The ui-map, the log, what ears are told, why nothing else can be done, what is said of taking back, the
        shot."""
        app = table.app
        found = {
            "map": screen.snapshot([table], app.lang, app.window),
            "log": [(line.text, line.read, line.step) for line in table.story.lines],
            "heard": [one.words for one in table.passages()],
            "things": [table.describe(one) for one in table.things()],
            "tips": [table.overlays.tooltip.of(one) for one in table.things()],
            "undo": (table.session.can_undo, table.session.undo_barrier, table.session.can_redo),
            "busy": (table.context.director.busy, table.settled),
        }
        if picture:
            surface = pygame.display.get_surface()
            assert surface is not None
            found["shot"] = hashlib.sha256(pygame.image.tobytes(surface, "RGB")).hexdigest()
        return json.loads(json.dumps(found, default=str))  # type: ignore[no-any-return]

    def watched(self, table: HouseTable, answer: Answer, *, picture: bool) -> list[dict[str, Any]]:
        """Every so many frames what is there while an answer is shown, to its end."""
        table.controls.answer(*answer)
        found = []
        for at in range(LONGEST):
            self.driver.app.frame(shown=picture and at % EVERY == 0, dt=16.0)
            if at % EVERY == 0:
                found.append(self.seen(table, picture=picture))
            if not table.context.director.busy:
                return [*found, {"frames": at}, self.seen(table, picture=picture)]
        raise AssertionError("the step is never shown to its end")
