"""The slip beside a puzzle: what it is called, when it is solved, how many actions are left, what may be done."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.core.engine.decision import Reason
from game.mansions.cards.reading import catalogue
from game.mansions.puzzles.moves import DRAW_COST, START
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.text import Style
from scenes.kit.thing import INFO
from scenes.mansions.look import CORAL, INK, LAMP, PAPER, key, paper
from scenes.mansions.table.column.desk import attributes_of
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.layout_puzzle import SlipLayout, puzzle_layout, slip_layout
from scenes.mansions.table.moment import HouseMoment
from scenes.mansions.table.part import Placed
from scenes.mansions.table.puzzle.bench import Bench
from scenes.mansions.table.puzzle.said import PUZZLES, TEXTS
from scenes.table.listing import HeldCard, Listing
from scenes.table.moment import PanelItem

CARDS = "mansions/locks"
TURNS = {"turn-left": "left", "turn-right": "right"}
TOKEN, ABILITY, STOP, DRAW = "token", "ability", "stop", "draw"
NAMES = (*TURNS, DRAW, TOKEN, ABILITY)
"""What may be done besides exchanging two pieces, in its places; to stop stands below."""


@dataclass(frozen=True, slots=True)
class Act:
    """A key of the slip: what it answers ('' for nothing now), and why it is dark."""

    name: str
    option: str
    reason: Reason | None


class PuzzleSlip(Placed):
    """What may be done at the puzzle."""

    def __init__(self, table: HouseContext, bench: Bench) -> None:
        super().__init__(table)
        self.bench = bench

    def box(self) -> Box | None:
        """Where desk and panel lie else."""
        return puzzle_layout(self.table.measures).slip if self.bench.view is not None else None

    def key(self) -> Hashable:
        """What is asked, what may be done, which piece is taken up."""
        items = tuple((one.id, one.label, one.reason is None) for one in self.table.moment.panel)
        drawn = self._picture() is not None
        return self.table.worked, self._counts(), items, self.bench.taken, self.table.last, drawn

    def _layout(self) -> SlipLayout:
        return slip_layout(self.table.measures, len(self._names()))

    def _names(self) -> list[str]:
        """The keys there are: an ability only for whoever has one that helps here."""
        person = self.table.desk
        helps = catalogue().abilities[person.ability].when == "puzzle" if person.ability else False
        return [name for name in NAMES if name != ABILITY or helps]

    # what stands there

    def fill(self, moment: HouseMoment) -> None:
        """Write the keys into a moment."""
        now, places = moment.decision, self._layout()
        if now is None or self.bench.view is None:
            return
        options = set(moment.options)
        for name, box in zip(self._names(), places.keys, strict=True):
            act = self.act(name, options)
            moment.panel.append(PanelItem(f"puzzle:{name}", "answer", self._label(name), Rect(box), act.reason))
        moment.panel.append(PanelItem(f"puzzle:{STOP}", "answer", self._label(STOP), Rect(places.stop)))

    def act(self, name: str, options: set[str]) -> Act:
        """What a key does now, by its name."""
        bench = self.bench
        if name in (TOKEN, ABILITY, STOP):
            reason = Reason({TOKEN: "token-once", ABILITY: "ability-once"}[name]) if name not in options else None
            return Act(name, name, reason)
        option = bench.draw() if name == DRAW else bench.turn(TURNS[name])
        if not option:
            return Act(name, "", Reason("start-stays" if bench.taken == START else "piece-first"))
        return Act(name, option, self.table.run.session.why_not(option) if option not in options else None)

    def _label(self, name: str) -> str:
        words = self.table.words
        if name == ABILITY:
            return words.card(self.table.desk.ability)
        if name == TOKEN:
            return words.texts.t(f"{TEXTS}.token", n=self._more())
        return words.texts.t(f"{TEXTS}.{name}", n=DRAW_COST)

    def _more(self) -> int:
        """How many actions a token brings: as many as Luck."""
        return attributes_of(self.table.desk)["luck"]

    def _counts(self) -> tuple[int, int]:
        """Actions left, and of how many."""
        now = self.bench.asked
        return (int(now.args["left"]), int(now.args["of"])) if now is not None else (0, 0)

    def advice(self) -> str:
        """What can be done next with the pieces."""
        taken = self.bench.taken
        name = "none" if not taken else "start" if taken == START else "taken"
        return self.table.words.texts.t(f"{TEXTS}.advice.{name}")

    def goal(self) -> str:
        """When it is solved, and how it is worked at."""
        one, texts = self.bench.view, self.table.words.texts
        assert one is not None
        return f"{texts.t(f'{PUZZLES}.{one.kind}.goal')} {texts.t(f'{PUZZLES}.{one.kind}.how')}"

    # how it looks

    def _picture(self) -> Surface | None:
        """The drawing of what is worked at, where there is room for it."""
        layout, one = self.table.measures, self.bench.view
        side = min(self._layout().goal.h, layout.px(330, 190))
        if one is None or layout.large or side < layout.px(150, 90):
            return None
        return self.table.app.art.drawn(CARDS, one.card, (side, side))

    def paint(self, surface: Surface) -> None:
        """A sheet of paper with its keys."""
        box, one = self.box(), self.bench.view
        if box is None or one is None:
            return
        layout, table, places = self.table.measures, self.table, self._layout()
        paper(surface, Rect(box), shade=0.15)
        title = Style(layout.text(27, 20), CORAL[4], "title", bold=True)
        draw_text(surface, table.words.card(one.card), Rect(places.title), title, valign="middle", where="puzzle",
                  ellipsis=True)  # fmt: skip
        room = Rect(places.goal)
        picture = self._picture()
        if picture is not None:
            surface.blit(picture, picture.get_rect(topright=room.topright))
            room.w -= picture.get_width() + layout.px(20, 14)
        words = Style(layout.text(20, 16), INK)
        draw_text(surface, self.goal(), room, words, where="puzzle.goal", ellipsis=True)
        said = table.sentence() or table.last
        count = Style(layout.text(20, 16), INK, bold=True)
        draw_text(surface, said, Rect(places.left), count, valign="middle", where="puzzle.left", ellipsis=True)
        self._beads(surface, Rect(places.beads))
        for item in table.moment.panel:
            ink = key(surface, item.rect, enabled=item.reason is None)
            style = Style(layout.text(19), ink, bold=True, align="center", leading=0.9)
            draw_text(surface, item.label, item.rect.inflate(-layout.px(12, 8), -4), style, valign="middle",
                      where=item.id, ellipsis=True)  # fmt: skip
        if places.advice.h and self.bench.asked is not None:
            style = Style(layout.text(18), INK, italic=True)
            draw_text(surface, self.advice(), Rect(places.advice), style, valign="middle", where="puzzle.advice",
                      ellipsis=True)  # fmt: skip

    def _beads(self, surface: Surface, box: Rect) -> None:
        """A bead for each action, those that are left filled."""
        left, of = self._counts()
        if not of:
            return
        r = max(4, min(box.h // 2 - 1, box.w // (of * 3)))
        for at in range(of):
            middle = box.x + r + 1 + at * 3 * r, box.centery
            pygame.draw.circle(surface, INK, middle, r)
            pygame.draw.circle(surface, LAMP[2] if at < left else PAPER[2], middle, r - 2)

    def things(self, out: Listing[HeldCard]) -> None:
        """What it says, then its keys."""
        one = self.bench.view
        if one is None:
            return
        places, options = self._layout(), set(self.table.moment.options)
        top = Box(places.title.x, places.title.y, places.title.w, places.goal.bottom - places.title.y)
        told = f"{self.table.words.card(one.card)}. {self.goal()} {self.table.sentence()}"
        for item in self.table.moment.panel:
            act = self.act(item.id.partition(":")[2], options)
            option = act.option if act.reason is None else ""
            out.add(item.id, item.role, item.label, item.rect, item.reason, "puzzle", option=option)
        out.add("puzzle", INFO, told, top, zone="puzzle")
