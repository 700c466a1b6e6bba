"""The second game with a window of four plain screens, registered beside the first as any game is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pytest
from pygame import Rect, Surface

from game.core.engine.rng import LuckAt, seeded
from game.core.engine.session import Session
from game.core.saves.save import Loaded
from game.core.text.i18n import TextKey
from game.core.text.phrases import Arg
from game.mansions.ai.keepers import keeper_of
from game.mansions.rules.options import Options
from game.mansions.rules.state import State
from scenes.kit.form import Form
from scenes.kit.widgets import Button
from scenes.shell import adapters, games, screens
from scenes.shell.adapters import GameAdapter, Stand
from scenes.shell.app import App
from scenes.shell.command_line import Launch
from scenes.shell.run import Run
from scenes.shell.screens import MenuLine, Screens, Texts


@dataclass(slots=True)
class Guests:
    """Who walks into the house."""

    guests: list[str] = field(default_factory=lambda: ["Ada", "Bo"])
    seed: int | None = None
    undo: str = "friendly"

    @property
    def game(self) -> str:
        return "mansions"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.guests)

    @property
    def options(self) -> Options:
        return Options.of(len(self.guests))

    def match(self, options: dict[str, Any]) -> None:
        self.guests = [*self.guests, "?", "?", "?", "?"][: len(options["characters"])]

    def to_json(self) -> dict[str, Any]:
        return {"guests": self.guests, "undo": self.undo}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Guests:
        return cls(list(data.get("guests", ["Ada", "Bo"])), data.get("seed"), data.get("undo", "friendly"))


Visit = Run[Session, Guests]


class _Buttons(Form):
    """A column of buttons by name."""

    app: App

    def offered(self) -> Mapping[str, Callable[[], object]]:
        """What its buttons do."""
        return {}

    def layout(self) -> None:
        self.widgets = [
            Button(f"button:{name}", Rect(40, 40 + 90 * number, 400, 70), name, action=partial(self._do, act))
            for number, (name, act) in enumerate(self.offered().items())
        ]

    def _do(self, act: Callable[[], object]) -> None:
        act()

    def paint_base(self, surface: Surface) -> None:
        surface.fill("black")


class Porch(_Buttons):
    """The set-up."""

    name = "setup"

    def offered(self) -> Mapping[str, Callable[[], object]]:
        return {"start": lambda: games.ask_new_game(self.app, Guests(["Ada", "Bo", "Cy"], seed=5))}


class House(_Buttons):
    """The table: each press is an answer by chance."""

    name = "table"

    def __init__(self, app: App, run: Visit) -> None:
        super().__init__(app)
        self.run = run
        self.luck = LuckAt(seeded(len(run.session.past)))

    def agree_on_undo(self, policy: str) -> None:
        self.run.agree_on_undo(policy)

    def offered(self) -> Mapping[str, Callable[[], object]]:
        return {"answer": self._answer, "menu": partial(self.app.go, "menu")}

    def _answer(self) -> None:
        session = self.run.session
        session.apply(session.game.random_answer(session.state, self.luck))
        if session.over:
            games.finish(self.app, self.run)


class Morning(_Buttons):
    """The end."""

    name = "end"

    def __init__(self, app: App, run: Visit, before: Surface | None) -> None:
        super().__init__(app)
        self.run = run


class Lessons(_Buttons):
    """One lesson, or the list of all."""

    name = "tutorial"


def _words(state: State, party: Guests) -> dict[str, Arg]:
    return {"round": state.round, "seat": party.guests[0]}


def _stand(loaded: Loaded) -> Stand:
    states: list[dict[str, Any]] = [one["state"] for one in loaded.entries if "state" in one]
    state = states[-1] if states else {"round": 1, "over": False}
    return Stand(state["round"], "p1", tuple(loaded.header.extra["guests"]), bool(state["over"]), state["round"])


def _asked_for(launch: Launch, count: int, undo: str, seed: int | None) -> Guests:
    return Guests([f"guest {number}" for number in range(1, count + 1)], seed, undo)


ADAPTER = GameAdapter(
    game="mansions",
    session=Session,
    party=Guests.from_json,
    party_of=lambda session, undo: Guests(undo=undo),
    words=_words,
    noted=lambda before, here: {},
    first=lambda session, party: "i1",
    stand=_stand,
    group="group-mansions.json",
    players=lambda party: keeper_of(party.options),
)
HOUSE = Screens(
    game="mansions",
    group="group-mansions.json",
    adapter=lambda: ADAPTER,
    counts=(1, 2, 3, 4),
    texts=Texts(TextKey("mansions.terms.title.name"), TextKey("mansions.terms.title.tagline")),
    setup=Porch,
    asked_for=_asked_for,
    table=House,
    end=Morning,
    tutorial=lambda app, name, step: Lessons(app),
    lines=(
        MenuLine("house-rules", lambda app: app.open("about"), TextKey("kit.button.rulebook"), order=41),
    ),
)  # fmt: skip


@contextmanager
def beside(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Both games have a window, for as long as this lasts."""
    with monkeypatch.context() as here:
        here.setattr(adapters, "_readers", dict(adapters._readers))
        here.setattr(adapters, "_groups", dict(adapters._groups))
        here.setattr(screens, "_screens", dict(screens._screens))
        screens.register(HOUSE)
        yield
