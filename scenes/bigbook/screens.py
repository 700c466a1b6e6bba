"""The Big Book as the shell sees it: how its saves, its people and its end are told to whoever knows no game."""

from __future__ import annotations

from typing import Any

from game.bigbook.play.statistics import Statistics
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.text.phrases import Arg
from scenes.bigbook.end.scene import Ending
from scenes.bigbook.party import GameSetup, Run, party_of
from scenes.bigbook.saved import stand
from scenes.bigbook.tutorial import opening
from scenes.shell.screens import Screens, register


def _words(state: State, setup: GameSetup) -> dict[str, Arg]:
    return {"round": state.round, "seat": setup.people[state.active].name}


def _noted(before: State, here: State) -> dict[str, Any]:
    """A page that was turned within a turn."""
    return {"round": here.round} if here.round != before.round else {}


def _first(session: BigBookSession, setup: GameSetup) -> str:
    """BB-SET.20."""
    begun = session.past[0].state if session.past else session.state
    if begun.turn > 1 and setup.seed is not None:
        begun = session.game.new(setup.options, setup.seed)
    return session.game.view(begun).active


def _ending(run: Run) -> Ending:
    view = run.session.view()
    tally = Statistics.of(run.session, run.undone)
    return Ending(run.setup, view.result, view.reason, view.round, tally, view.monster or view.page, run)


BOOK = Screens(
    game=GameSetup.game,
    session=BigBookSession,
    party=GameSetup.from_json,
    party_of=party_of,
    words=_words,
    noted=_noted,
    first=_first,
    stand=stand,
    ending=_ending,
    begun=opening.once,
)

register(BOOK)
