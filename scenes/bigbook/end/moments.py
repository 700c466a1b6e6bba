"""After a game: the three moments that cost most, told on a sheet, with what a master would have done.

The looking back is done by a process beside the window where there is one, else in slices of frames (`Looking`). It
takes a minute or so, since games are played to the end for it; meanwhile the sheet may be shut.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.bigbook.ai import hindsight
from game.bigbook.ai.hindsight import PAIRS, Hindsight, Moment, Told
from game.bigbook.rules.kinds import SEATS
from game.bigbook.rules.session import BigBookSession
from game.bigbook.text import asking
from scenes.bigbook.cards.render_context import CardFacts
from scenes.bigbook.party import Run, shown_people
from scenes.bigbook.table.text.names import Words
from scenes.kit import materials
from scenes.kit.column import Column
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, INK, PARCH
from scenes.kit.widgets import Button, panel
from scenes.shell.worker import Worker

if TYPE_CHECKING:
    from scenes.shell.app import App

SLICE = 0.008
"""Seconds of looking back in one frame, where no process does it."""
PATIENCE = 60.0
"""Seconds of silence after which the process is no longer waited for."""
BLOCKS = hindsight.MOST


def seats_of(run: Run) -> frozenset[str]:
    """The seats of people: what companions did is nobody's business."""
    return frozenset(SEATS[: len(run.setup.people)]) - set(run.setup.tempers)


class Looking:
    """A look back at a game: beside the window where there is a process, else here; both come to the same."""

    _numbers = 0

    def __init__(self, worker: Worker | None, session: BigBookSession, seats: frozenset[str]) -> None:
        start = session.past[0].state if session.past else session.state
        steps = [moment.answers for moment in session.past]
        Looking._numbers += 1
        self.number = Looking._numbers
        self.told = Told(self.number)
        """How far it has come."""
        self._asked = (session.game, start, steps, seats, self.number)
        self._inside: Hindsight | None = None
        self._since = perf_counter()
        self.worker = worker if worker is not None and worker.free else None
        if self.worker is not None:
            self.worker.tell(hindsight.question(self.number, start, steps, seats))

    @property
    def moments(self) -> tuple[Moment, ...] | None:
        """What it has found; None while it looks."""
        return tuple(self.told.moments) if self.told.done else None

    def go_on(self, enough: Callable[[], bool]) -> None:
        """Hear how far the process is, and have it look on; look for so long where there is none."""
        if self.told.done:
            return
        if self.worker is not None:
            self._hear(self.worker)
            if self.told.done or (self.worker.alive and perf_counter() - self._since < PATIENCE):
                return
            self.worker = None
        if self._inside is None:
            self._inside = Hindsight(*self._asked)
            self.told = self._inside.told
        self._inside.go_on(enough)

    def _hear(self, worker: Worker) -> None:
        while (line := worker.heard()) is not None:
            try:
                found = hindsight.read(line)
            except ValueError:
                continue
            if found.number != self.number:
                continue
            self.told, self._since = found, perf_counter()
            if not found.done:
                worker.tell(hindsight.further(self.number))


@dataclass(frozen=True, slots=True)
class Block:
    """Where a moment is told: its head, its words, and the button that shows it."""

    head: Rect
    words: Rect


class MomentsScene(Form):
    """The sheet; `watch` shows a step of the game on the table, None where that cannot be done."""

    name = "moments"
    modal = True

    app: App

    def __init__(self, app: App, run: Run, looking: Looking, watch: Callable[[int], None] | None) -> None:
        super().__init__(app)
        self.run, self.looking, self.watch = run, looking, watch
        people = shown_people(app, run.setup.people)
        self.words = Words(lambda: app.catalogue, people, CardFacts())
        self.sheet = self._title = self._body = Rect(0, 0, 0, 0)
        self._counted = Rect(0, 0, 0, 0)
        self._blocks: list[Block] = []
        self._told = False
        self._games = 0

    @property
    def animating(self) -> bool:
        return super().animating or not self.looking.told.done

    def default_focus(self) -> str | None:
        return "button:close"

    def update(self, dt: float) -> None:
        if not self._told:
            until = perf_counter() + SLICE
            self.looking.go_on(lambda: perf_counter() > until)
            self._told = self.looking.told.done
            if self._told or self.looking.told.games != self._games:
                self._games = self.looking.told.games
                self.relayout()
        super().update(dt)

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full = self.theme.px, self.theme.layout.full
        self.sheet = self.centred((1180, 880), (860, 640))
        inner = self.sheet.inflate(-px(110 if full else 80), -px(86 if full else 60))
        gap, row = px(18 if full else 12), px(64 if full else 46)
        self._title = Rect(inner.x, inner.y, inner.w, px(72 if full else 50))
        foot = Rect(inner.centerx - px(150 if full else 110), inner.bottom - row, px(300 if full else 220), row)
        self._counted = Rect(
            inner.x, self._title.bottom, inner.w, px(34 if full else 26) if self.looking.moments else 0
        )
        top = self._counted.bottom + gap
        self._body = Rect(inner.x, top, inner.w, foot.y - top - gap)
        close = Button("button:close", foot, self.app.t("kit.button.close"), action=self.app.pop, primary=True, size=20)
        self.widgets = []
        self._blocks = []
        found = self.looking.moments or ()
        height = (self._body.h - gap * (BLOCKS - 1)) // BLOCKS
        button = px(190 if full else 140) if self.watch is not None else 0
        for index, moment in enumerate(found):
            box = Rect(self._body.x, self._body.y + index * (height + gap), self._body.w, height)
            head = Rect(box.x, box.y, box.w - button, px(38 if full else 28))
            self._blocks.append(Block(head, Rect(box.x, head.bottom, box.w - button - gap, box.bottom - head.bottom)))
            self._watched(index, moment, Rect(box.right - button, box.centery - row // 2, button, row))
        self.widgets.append(close)

    def _watched(self, index: int, moment: Moment, place: Rect) -> None:
        """The button that shows a moment on the table, where that can be done."""
        if self.watch is not None:
            words, act = self.app.t("bigbook.prompts.moments.watch"), partial(self.watch, moment.step)
            self.widgets.append(Button(f"button:watch-{index}", place, words, action=act, size=18))

    def _below(self, column: Column) -> None:
        self._title = column.words(self.app.t("bigbook.prompts.moments.title"), self._style("title"), 16)
        self.widgets, self._blocks = [], []
        found = self.looking.moments
        self._counted = column.words(self._how(), self._style("soft"), 16) if found else column.row(0)
        self._body = column.row(0) if found else column.words(self._nothing(), self._style("soft"), 16)
        for index, moment in enumerate(found or ()):
            head = column.words(self._when(moment), self._style("head"), 2)
            self._blocks.append(Block(head, column.words(self.told(moment), self._style("body"))))
            if self.watch is not None:
                self._watched(index, moment, column.row(48, 18))
        close = self.app.t("kit.button.close")
        self.widgets.append(Button("button:close", column.row(), close, action=self.app.pop, primary=True, size=20))
        self.sheet = column.sheet

    def _style(self, name: str) -> Style:
        """How the words of that name look."""
        text, full = self.theme.text, self.theme.layout.full
        return {
            "title": Style(text(42 if full else 30), INK, "title", align="center"),
            "soft": Style(text(24 if full else 19), PARCH[4], italic=True, align="center"),
            "head": Style(text(25 if full else 19), CRIMSON, bold=True),
            "body": Style(text(23 if full else 18), INK, bold_colour=CRIMSON),
        }[name]

    def back(self) -> None:
        self.app.pop()

    def paint_base(self, surface: Surface) -> None:
        t, title = self.app.t, self._style("title")
        panel(surface, self.sheet, seed=21)
        draw_text(surface, t("bigbook.prompts.moments.title"), self._title, title, valign="middle", where="moments.t")
        found = self.looking.moments
        if not found:
            draw_text(surface, self._nothing(), self._body, self._style("soft"), valign="middle", where="moments.none")
            return
        draw_text(surface, self._how(), self._counted, self._style("soft"), valign="middle", where="moments.counted")
        head, body = self._style("head"), self._style("body")
        for moment, block in zip(found, self._blocks, strict=True):
            materials.rule(surface, block.head.x, self._body.right, block.head.y)
            draw_text(surface, self._when(moment), block.head, head, valign="middle", where="moments.head")
            draw_text(surface, self.told(moment), block.words, body, valign="top", where="moments.words")

    def _nothing(self) -> str:
        """What stands there instead of moments: how far it is, or that there are none, and how sure that is."""
        told, t = self.looking.told, self.app.t
        if told.done:
            return t(f"bigbook.prompts.moments.{'unsure' if told.tried else 'none'}")
        so_far = t("bigbook.prompts.moments.so_far", n=told.games, most=told.most) if told.most else ""
        return "\n".join(filter(None, (t("bigbook.prompts.moments.looking"), so_far)))

    def _how(self) -> str:
        """What the numbers of the moments were counted from."""
        return self.app.t("bigbook.prompts.moments.counted", n=PAIRS)

    def _when(self, moment: Moment) -> str:
        return self.words.t("prompts.moments.when", turn=moment.turn, seat=self.words.seat(moment.seat))

    def told(self, moment: Moment) -> str:
        """A moment in sentences: what was done, what a master would have done, and what that cost."""
        did, better = (
            self.words.catalogue.all_of([asking.act_in_words(self.words, act) for act in acts])
            for acts in (moment.did, moment.better)
        )
        return "\n".join(
            (
                self.words.t("prompts.moments.did", act=did),
                self.words.t("prompts.moments.better", list=better),
                self.words.t("prompts.moments.cost", n=max(1, round(100 * moment.cost))),
            )
        )
