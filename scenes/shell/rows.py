"""The rows that a game adds to the settings, while it is the one in play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from game.core.text.i18n import TextKey
from scenes.shell.own_settings import COACH, PACE, AnyOwn, TableSettings
from scenes.shell.profile import Profile

if TYPE_CHECKING:
    from scenes.shell.app import App


@dataclass(frozen=True, slots=True)
class Ticked:
    """On or off."""

    now: Callable[[App], bool]
    change: Callable[[App, bool], None]
    barred: Callable[[App], TextKey | None] = lambda app: None
    """Why it has no effect now, in the words that stand there then; None where it has one."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """One of some values, each shown by its name."""

    values: tuple[str, ...]
    names: tuple[TextKey, ...]
    now: Callable[[App], str]
    change: Callable[[App, str], None]


@dataclass(frozen=True, slots=True)
class Opens:
    """A button that leads to a sheet, by the name of its screen."""

    screen: str
    says: Callable[[App], TextKey]


Control: TypeAlias = Ticked | Chosen | Opens
Page = Literal["look", "play", "access", "window"]
Column = Literal["left", "right"]


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the settings; its thing is `setting:<name>`."""

    name: str
    label: TextKey
    page: Page
    column: Column
    order: int
    """From the top; the program's own rows stand at 10, 20, 30 …"""
    control: Control


@dataclass(frozen=True, slots=True)
class Act:
    """A button at the foot of the settings; its thing is `button:<name>`."""

    name: str
    label: TextKey
    press: Callable[[App], None]


def ticked(own: AnyOwn, field: str, barred: Callable[[App], TextKey | None] = lambda app: None) -> Ticked:
    """A setting of a game that is on or off."""
    return Ticked(lambda app: bool(getattr(app.prefs.own(own), field)), partial(_set, own, field), barred)


def chosen(own: AnyOwn, field: str, values: tuple[str, ...], names: tuple[TextKey, ...]) -> Chosen:
    """A setting of a game that is one of some words."""
    return Chosen(values, names, lambda app: str(getattr(app.prefs.own(own), field)), partial(_set, own, field))


def _set(own: AnyOwn, field: str, app: App, value: Any) -> None:
    app.set_own(own, field, value)


def of_table(own: AnyOwn, *, hints: int, handover: int, speaks: int, pace: int) -> tuple[Row, ...]:
    """The rows of what any table has (`TableSettings`) on the page about the table, at these places."""

    def coaching(app: App) -> str:
        live: TableSettings = app.prefs.own(own)
        return live.coaching

    def coached(app: App, wanted: str) -> None:
        if wanted != COACH[0]:
            app.prefs.set_own(own, "coach_level", wanted)
        app.set_own(own, "coach", wanted != COACH[0])

    levels = tuple(TextKey(f"kit.settings.hints_{one}") for one in COACH)
    paces = tuple(TextKey(f"kit.settings.company_{one}") for one in PACE)
    return (
        _play("hints", "left", hints, Chosen(COACH, levels, coaching, coached)),
        _play("handover_wait", "right", handover, ticked(own, "handover_wait")),
        _play("company_speaks", "right", speaks, ticked(own, "company_speaks")),
        _play("company_pace", "right", pace, chosen(own, "company_pace", PACE, paces)),
    )


def _play(name: str, column: Column, order: int, control: Control) -> Row:
    return Row(name, TextKey(f"kit.settings.{name}"), "play", column, order, control)


def hints_again(own: AnyOwn) -> Act:
    """The button with which the coach starts over."""

    def press(app: App) -> None:
        Profile(app.data).replay_hints()
        app.set_own(own, "coach", value=True)
        app.say(app.t("kit.settings.hints_back"))

    return Act("replay-hints", TextKey("kit.settings.replay_hints"), press)
