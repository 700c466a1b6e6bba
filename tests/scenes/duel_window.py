"""The duel of the tests with a window: what a game says of itself to get a table, and its screens around it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from pygame import Rect, Surface

from game.core.engine.decision import Answer, Decision, Reason
from game.core.engine.event import Event
from game.core.engine.session import Session
from game.core.saves.save import Loaded
from game.core.text.i18n import TextKey
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.materials import wood
from scenes.kit.text import Style
from scenes.kit.theme import BONE
from scenes.kit.widgets import Button
from scenes.shell import games as played
from scenes.shell.adapters import GameAdapter, Stand
from scenes.shell.app import App
from scenes.shell.robot import Robot
from scenes.shell.run import Run
from scenes.shell.saves import replays
from scenes.shell.screens import Habits, Screens, Texts
from scenes.table.attendant import Attendant
from scenes.table.plain.game import Heap, Lain, Move
from scenes.table.plain.replay import watched_table
from scenes.table.plain.table import Attends, PlainTable
from tests.core.toy_game import SEATS, Duel

GROUP = "group-duel.json"
TITLE = TextKey("duel.terms.title.name")


@dataclass(slots=True)
class Duellists:
    """Who fights."""

    people: list[str] = field(default_factory=lambda: ["Ada", "Bo"])
    seed: int | None = None
    undo: str = "friendly"

    @property
    def game(self) -> str:
        """The id of the game."""
        return "duel"

    @property
    def names(self) -> tuple[str, ...]:
        """What people are called, by seat."""
        return tuple(self.people)

    @property
    def options(self) -> None:
        """Nothing is chosen before a duel."""

    def match(self, options: dict[str, Any]) -> None:
        """Two always fit."""

    def to_json(self) -> dict[str, Any]:
        """As JSON data."""
        return {"people": self.people, "undo": self.undo}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Duellists:
        """The party that `to_json` wrote."""
        return cls([*data.get("people", ()), "Ada", "Bo"][:2], data.get("seed"), data.get("undo", "friendly"))


DuelRun = Run[Session, Duellists]


class DuelWords:
    """What the duel says of itself (`PlainGame`)."""

    def __init__(self, app: App, run: DuelRun) -> None:
        self.app, self.run = app, run

    def _t(self, key: str, **args: Any) -> str:
        return self.app.t(f"duel.terms.{key}", **args)

    def heaps(self, state: Duel, seat: str) -> Sequence[Heap]:
        """The other hand far away, deck and arena in the middle, the own hand near; of the others only backs."""
        view = self.run.session.game.view(state, seat)
        own = seat or SEATS[0]
        found = []
        for name in sorted(SEATS, key=lambda name: name == own):
            score = self._t("score", seat=self.seat(name), n=view["scores"][SEATS.index(name)])
            seen = view["zones"][name]
            cards = [self._card(card) for card in seen.cards] if seen.cards is not None else [Lain()] * seen.count
            found.append(Heap(f"{name}.hand", score, 2 if name == own else 0, tuple(cards), name))
        air = (self._card(str(view["air"])),) if view["air"] else ()
        deck = (Lain(),) * view["zones"]["deck"].count
        return [found[0], Heap("deck", self._t("deck"), 1, deck, pile=True),
                Heap("air", self._t("air"), 1, air, pile=True, takes=True), found[1]]  # fmt: skip

    def _card(self, number: str) -> Lain:
        return Lain(self._t("card", card=number), number, self._t("worth", card=number))

    def moves(self, event: Event) -> Sequence[Move]:
        """Drawn cards come from the deck, unseen; played ones go into the arena until they score, or are parried."""
        hand = f"{event.args.get('seat', '')}.hand"
        if event.type == "card_drawn":
            return [Move("deck", hand)]
        if event.type in ("card_played", "card_parried"):
            return [Move(hand, "air", self._card(str(event["card"])))]
        return [Move("air", "")] * {"scored": 1, "fizzled": 2}.get(event.type, 0)

    def told(self, event: Event) -> str:
        """An event as a line of the log."""
        args = {name: event[name] for name in ("card", "total") if name in event.args}
        args.pop("card", None) if event.type == "card_drawn" else None
        return self._t(event.type, seat=self.seat(event["seat"]), **args)

    def asked(self, decision: Decision) -> str:
        """Play a card or pass; parry or pass."""
        return self._t(decision.prompt, seat=self.seat(decision.seat))

    def option(self, option: str) -> str:
        """Every answer is a card; of one that is not in sight its name stands on a button."""
        return self._t("card", card=option)

    def why(self, reason: Reason) -> str:
        """Why not."""
        known = ("not-your-turn", "not-an-option")
        return self._t(f"why.{reason.key}" if reason.key in known else "refused")

    def seat(self, seat: str) -> str:
        """What somebody is called."""
        return self.run.setup.names[SEATS.index(seat)] if seat in SEATS else ""

    def advice(self, session: Session) -> tuple[Answer, str]:
        """The highest card, or the parry."""
        best = max((option.id for option in session.legal()), default="")
        return ((best,), self._t("advice", card=best)) if best else ((), self._t("advice_none"))


def duel_table(app: App, run: DuelRun, attends: Attends = Attendant) -> PlainTable:
    """The table of a duel."""
    return PlainTable(app, run, DuelWords(app, run), ("card_drawn", "card_played", "card_parried"), attends)


class Page(Form):
    """A page of wood with a line and buttons."""

    app: App

    def __init__(self, app: App, line: str, acts: Mapping[str, Callable[[], object]]) -> None:
        """`acts`: what each button does, by its name."""
        super().__init__(app)
        self.line, self.acts = line, acts

    def heading(self) -> str:
        """The line, for ears."""
        return self.line

    def layout(self) -> None:
        """The buttons below each other in the middle."""
        w, h = self.app.size
        self.widgets = []
        for at, (way, act) in enumerate(self.acts.items()):
            place = Rect(w // 2 - w // 8, h * (27 + 5 * at) // 40, w // 4, h // 9)
            self.widgets.append(Button(f"button:{way}", place, self.app.t(f"kit.button.{way}"), action=act))

    def paint_base(self, surface: Surface) -> None:
        """The wood and the line."""
        surface.blit(wood(surface.get_size()), (0, 0))
        style = Style(self.theme.text(40), BONE, "title", align="center")
        room = Rect(40, 40, self.app.size[0] - 80, self.app.size[1] * 27 // 40 - 80)
        draw_text(surface, self.line, room, style, valign="middle", where="duel")


class Lists(Page):
    """The set-up."""

    name = "setup"


class Verdict(Page):
    """The end."""

    name = "end"


def _end(app: App, run: DuelRun, before: Surface | None) -> Verdict:
    words, scores = DuelWords(app, run), run.session.state.scores
    lines = (app.t("duel.terms.score", seat=words.seat(seat), n=n) for seat, n in zip(SEATS, scores, strict=True))
    acts = {"watch": lambda: replays.watch_run(app, run), "main-menu": lambda: app.go("menu")}
    return Verdict(app, "\n".join((app.t("duel.terms.over"), *lines)), acts)


def _stand(loaded: Loaded) -> Stand:
    states: list[dict[str, Any]] = [one["state"] for one in loaded.entries if "state" in one]
    over = bool(states[-1]["over"]) if states else False
    return Stand(1, SEATS[0], tuple(loaded.header.extra["people"]), over, 1)


ADAPTER: GameAdapter[Session, Duel, Duellists] = GameAdapter(
    game="duel",
    session=Session,
    party=Duellists.from_json,
    party_of=lambda session, undo: Duellists(undo=undo),
    words=lambda state, party: {"round": 1, "seat": party.names[0]},
    noted=lambda before, here: {},
    first=lambda session, party: SEATS[0],
    stand=_stand,
    group=GROUP,
)

DUEL = Screens(
    game="duel",
    group=GROUP,
    adapter=lambda: ADAPTER,
    counts=(2,),
    texts=Texts(TITLE, TextKey("duel.terms.title.tagline")),
    setup=lambda app: Lists(app, app.t(TITLE), {"start": lambda: played.ask_new_game(app, Duellists())}),
    asked_for=lambda launch, count, undo, seed: Duellists(seed=seed, undo=undo),
    table=duel_table,
    end=_end,
    replay=lambda app, replay: watched_table(app, replay, partial(duel_table, app)),
    robot=lambda app, policy, seed: Robot(app, seed).frame,
    habits=Habits(("card", "option"), ("place",), ()),
)
