"""The hint: what is possible, what is dangerous, and what a good player would do, in three steps on a note."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

from pygame import Rect

from game.core.engine.decision import Answer
from game.core.play import thing_id
from scenes.kit.note import NoteButton, Sizes
from scenes.kit.placing import seen_beside
from scenes.kit.thing import Thing, by_id
from scenes.table.attendant import Guidance
from scenes.table.context import AnyTable
from scenes.table.lights import Lights
from scenes.table.step_note import Ground, Room, StepNote, Told

if TYPE_CHECKING:
    from scenes.shell.app import App

SLICE = 0.003
"""Seconds of thinking in one frame, next to everything else that it shows."""
STEPS = ("possible", "dangerous", "advice")


@dataclass(slots=True)
class Said(Told):
    """One step, and what could be prepared: the answer, and what pays for it."""

    answer: Answer = ()
    payment: Answer = ()


class Work(Protocol):
    """What an advice is found by."""

    @property
    def done(self) -> bool:
        """Whether it is found."""

    def go_on(self, enough: Callable[[], bool]) -> None:
        """Think until it is found, or it is enough for now."""


class Counsel(Protocol):
    """What a game says in the hint at its table."""

    @property
    def sizes(self) -> Sizes:
        """How large things are in this window."""

    @property
    def heard(self) -> bool:
        """Whether an advice has been heard at this table: from then on the note opens at it."""

    def hear(self) -> None:
        """An advice is being heard."""

    @property
    def idle(self) -> Collection[Answer]:
        """Answers for which nothing is prepared."""

    @property
    def ends(self) -> Mapping[str, Answer]:
        """Commands of the table that do what a hint advises, where that is nothing to be prepared."""

    def thought(self) -> Work:
        """What the advice about the question that stands is found by."""

    def tells(self, step: str) -> bool:
        """Whether a step says more than the table shows at a glance."""

    def say(self, step: str) -> Said:
        """A step; the advice as far as it is found."""

    def on_the_way(self, guidance: Guidance) -> Said:
        """What leads to the goal of a lesson or challenge next, and what else is said of that."""

    def room(self) -> Room:
        """Where the note lies."""

    def whole(self, places: Sequence[Rect]) -> Sequence[Rect]:
        """The same places, each with all that belongs to what lies there."""

    def counted(self) -> bool:
        """Whether it is known how often such games are won."""

    def odds(self) -> str:
        """How many such games in ten are won, in words."""

    def prepare(self, said: Said, under: Rect | None, *, by_keys: bool) -> None:
        """Lay an advice out, so that one press does it; `under` is where the press lay that asks for it, None without
        one."""


class HintScene(StepNote[Said]):
    """What is possible, what is dangerous, and the advice, which is thought out meanwhile."""

    name = "hint"
    grave = ("dangerous",)

    def __init__(
        self,
        app: App,
        table: AnyTable,
        counsel: Counsel,
        lights: Callable[[], Lights],
        guidance: Guidance | None = None,
    ) -> None:
        known = counsel.heard or (guidance is not None and guidance.alone)
        asked = table.run.session.decision is not None and guidance is None
        self.guidance = guidance
        self.thinking = counsel.thought() if asked else None
        leading = [one for one in (STEPS[1:-1] if known else STEPS[:-1]) if counsel.tells(one)]
        if not self._thought:
            leading = leading or [STEPS[0]]  # something stands there while the advice is thought out
            known = known or (leading == [STEPS[0]] and not counsel.tells(STEPS[0]))
        elif known:
            leading = []
        steps = (*leading, STEPS[-1])
        super().__init__(app, Ground(table.screen, lambda: counsel.sizes, counsel.room), steps, Said(""))
        self.table, self.counsel, self.lights = table, counsel, lights
        self._odds = False
        """Whether somebody has asked how the game stands."""
        if known and not self.at_end:
            self.go_on()  # as soon as the advice is there

    @property
    def animating(self) -> bool:
        return super().animating or not self._thought

    @property
    def _thought(self) -> bool:
        return self._work is None or self._work.done

    @property
    def _work(self) -> Work | None:
        """What the advice is found by."""
        return self.guidance or self.thinking

    def update(self, dt: float) -> None:
        if self._work is not None and not self._work.done:
            until = perf_counter() + SLICE
            self._work.go_on(lambda: perf_counter() > until)
        super().update(dt)

    def layout(self) -> None:
        super().layout()
        if self.at_end:
            self.counsel.hear()

    def tell(self, step: str) -> Said:
        if step == "advice" and self.guidance is not None:
            if not self.guidance.done:
                self.guidance.go_on(lambda: False)
            said = self.counsel.on_the_way(self.guidance)
        else:
            said = self.counsel.say(step)
        note = self.table.thing("note")
        found = list(self.counsel.whole(said.highlights))
        said.highlights = seen_beside(found, note.rect) if note is not None else found
        if self._odds:
            said.text += f"\n[b]{self.counsel.odds()}[/b]"
        return said

    def title(self, step: str) -> str:
        return self.app.t(f"kit.hint.{step}")

    def ready(self, step: str) -> bool:
        return step != "advice" or self._thought

    def lit(self, thing: Thing) -> bool:
        return thing.id in self.lights().lit or thing.id == thing_id.button("why")

    def command(self, name: str) -> bool:
        """Whoever asks why is told why, instead of the hint; and the key of what it advises to do is heard."""
        if name != "why" and self.said.answer != self.counsel.ends.get(name):
            return super().command(name)
        self.app.pop()
        return self.table.screen.command(name)

    def buttons(self) -> tuple[NoteButton, ...]:
        """Between closing and what goes on: how the game stands, for whoever wants to know."""
        close, *more = super().buttons()
        if self.guidance is not None:
            ways = self.guidance.ways() if self.at_end and self._thought else ()
            return (close, *ways) if ways else (close, *more)
        if self._odds or not self.counsel.counted():
            return (close, *more)
        return (close, self.made("odds", "kit.hint.odds"), *more)

    def last_button(self) -> NoteButton | None:
        if not self.preparable:
            return None
        return self.made("prepare", "kit.hint.prepare", primary=True, other="kit.button.continue")

    def next_button(self) -> NoteButton:
        return self.made("next", "kit.button.continue", primary=True, other="kit.hint.prepare")

    @property
    def preparable(self) -> bool:
        """Whether the advice can be laid out: an act for paying, a choice for confirming."""
        asked = self.table.run.session.decision is not None
        return asked and bool(self.said.answer) and self.said.answer not in self.counsel.idle

    def press(self, thing: Thing) -> None:
        if thing.id == "button:prepare":
            self._prepare()
        elif thing.id == "button:odds":
            self._odds = True
            self.last_page()
            self.focus.set(self.default_focus() or "", show=False)
        elif self.guidance is not None and thing.id in {one.id for one in self.guidance.ways()}:
            self.app.pop()
            self.guidance.press(thing.id)
        else:
            super().press(thing)

    def _prepare(self) -> None:
        """Close, and lay the advice out."""
        self.app.pop()
        button, keys = by_id(self.things(), "button:prepare"), self.focus.visible
        self.counsel.prepare(self.said, button.rect.copy() if button is not None and not keys else None, by_keys=keys)
