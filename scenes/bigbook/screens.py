"""The Big Book as the shell sees it: its screens, and how its saves and people are told to whoever knows no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pygame import Surface

from game.bigbook.play.statistics import Statistics
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.text.i18n import TextKey
from game.core.text.phrases import Arg
from game.games import entry
from scenes.bigbook.advice import Advice
from scenes.bigbook.end.scene import Ending, EndScene
from scenes.bigbook.party import GROUP, GameSetup, Run, asked_for, party_of
from scenes.bigbook.saved import stand
from scenes.bigbook.setup.ahead import Curtain
from scenes.bigbook.setup.scene import SetupScene
from scenes.bigbook.tutorial import opening
from scenes.bigbook.tutorial.coach import coached
from scenes.bigbook.tutorial.lesson_bot import LessonBot
from scenes.bigbook.tutorial.lesson_list import tutorial
from scenes.bigbook.tutorial.opening import OpeningScene
from scenes.shell import games
from scenes.shell.adapters import GameAdapter
from scenes.shell.robot.player import Robot
from scenes.shell.screens import Habits, MenuLine, Screens, Texts, register

if TYPE_CHECKING:
    from scenes.shell.app import App


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


def _end(app: App, run: Run, before: Surface | None) -> EndScene:
    view = run.session.view()
    tally = Statistics.of(run.session, run.undone)
    ending = Ending(run.setup, view.result, view.reason, view.round, tally, view.monster or view.page, run)
    return EndScene(app, ending, games.new_game, before)


def _robot(app: App, policy: str, seed: int) -> Callable[[], None]:
    """A pupil in the lessons, else a robot that does what the policy answers."""
    if app.launch.tutorial is not None:
        return LessonBot(app, seed).frame
    return Robot(app, seed, Advice(entry(GameSetup.game).policies[policy](seed))).frame


HABITS = Habits(
    plays=("card", "spell", "curse", "supply", "library", "ability", "power", "option", "element", "seat", "player"),
    drops=("spell", "curse", "supply", "library"),
    changes=("magician:", "emblem:", "colour:", "players:"),
    presses={OpeningScene.name: "button:begin"},
)

BOOK = Screens(
    adapter=GameAdapter(
        game=GameSetup.game,
        session=BigBookSession,
        party=GameSetup.from_json,
        party_of=party_of,
        words=_words,
        noted=_noted,
        first=_first,
        stand=stand,
        group=GROUP,
    ),
    texts=Texts(TextKey("bigbook.terms.title.name"), TextKey("bigbook.terms.title.tagline")),
    setup=SetupScene,
    asked_for=asked_for,
    table=coached,
    end=_end,
    curtain=Curtain,
    begun=opening.once,
    tutorial=tutorial,
    robot=_robot,
    habits=HABITS,
    lines=(
        MenuLine("tutorial", lambda app: app.go("tutorial"), TextKey("kit.button.tutorial"), order=30, lessons=True),
        MenuLine("rulebook", lambda app: app.open("rulebook"), TextKey("kit.button.rulebook"), order=40),
    ),
)

register(BOOK)
