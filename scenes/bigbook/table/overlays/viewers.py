"""Sheets over the table that only tell: the book large, a deck's make-up, discard piles, what is gone, the last round.

The last round once more, so that nothing that struck passes unread: strikes and pages with their sentence and what they
led to, curses that fell, and what was learned, turn by turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.bigbook.play import thing_id
from game.bigbook.play.card_kinds import TIMES, curse_cost, is_card, sort_key
from game.bigbook.rules.events import curse_of, page_of
from game.bigbook.text.log import Line, Story, tell
from scenes.bigbook.settings import settings_of
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.model.table_view import Seat
from scenes.bigbook.table.overlays import large_book
from scenes.bigbook.table.overlays.deck_shape import DeckShape
from scenes.bigbook.table.text.names import Words, plain
from scenes.kit import materials
from scenes.kit.drawing.numerals import outlined
from scenes.kit.geometry import Box, fit_grid
from scenes.kit.note import readable
from scenes.kit.speech import Passage
from scenes.kit.text import Style, TextBlock
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import CRIMSON, GOLD, INK, PARCH
from scenes.kit.widgets import Button, panel
from scenes.table.sheets import LaidSheet

if TYPE_CHECKING:
    from scenes.shell.app import App


KEYS = ("log", "happened", "book", "deck", "discard")
"""Commands that open a viewer, and close the one that is open."""


class TableSheet(LaidSheet):
    """A sheet that knows the table below it."""

    keys = KEYS

    def __init__(self, app: App, table: BookTable, what: str) -> None:
        super().__init__(app, what)
        self.table = table


class ViewerScene(TableSheet):
    """One sheet for `what`: `book`, `aside`, `deck:p1` (with the shape of all its owner's cards), `discard:p1`."""

    shape_first = True
    """Where letters are large: the shape of the whole deck is shown, not the cards of the draw pile."""

    @property
    def seat(self) -> Seat:
        """Whose things are looked at."""
        return self.table.render.model.seats[thing_id.read(self.what).seat]

    def layout(self) -> None:
        w, h = self.app.size
        px = self.table.render.layout.roomy
        wide = {"book": 0.84, "aside": 0.6, "deck": 0.9, "discard": 0.6}
        tall = {"book": 0.86, "aside": 0.6, "deck": 0.78, "discard": 0.6}
        kind = thing_id.read(self.what).kind
        if self.table.render.layout.large:
            wide[kind] = tall[kind] = 0.96
        self.sheet = Rect(0, 0, round(w * wide[kind]), round(h * tall[kind]))
        self.sheet.center = (w // 2, h // 2)
        close = Rect(0, 0, px(190, 140), px(52, 38))
        close.midbottom = (self.sheet.centerx, self.sheet.bottom - px(16, 10))
        self.widgets = [
            Button("button:close", close, self.app.t("kit.button.close"), action=self.app.pop, primary=True)
        ]
        if kind == "deck" and self.table.render.layout.large:  # one beside the other has no room
            other = self.table.words.t(f"prompts.deck_shape.{'cards' if self.shape_first else 'shape'}")
            turn = Rect(close.right + px(16, 10), close.y, self.sheet.right - close.right - px(40, 30), close.h)
            self.widgets.insert(0, Button("button:turn", turn, other, action=self._turn))

    def _turn(self) -> None:
        """Where letters are large: from the whole deck to the cards of the draw pile, and back."""
        self.shape_first = not self.shape_first
        self.layout()
        self.rebake()

    @property
    def _hidden(self) -> bool:
        """Whether the settings hide what lies in this draw pile: the whole deck would tell it."""
        return bool(self._counts()[0]) and not settings_of(self.app).deck_makeup

    def _sides(self) -> tuple[Rect | None, Rect | None]:
        """Where the cards of a draw pile and the shape of the whole deck have their places; large letters show one."""
        room = self._room()
        if self.table.render.layout.large:
            return (None, room) if self.shape_first else (room, None)
        gap = self.table.render.layout.px(36, 24)
        left = Rect(room.x, room.y, round((room.w - gap) * 0.44), room.h)
        return left, Rect(left.right + gap, room.y, room.right - left.right - gap, room.h)

    def heading(self) -> str:
        return self._title()

    def passages(self) -> Sequence[Passage]:
        """The open pages, or the cards that lie there."""
        words, model = self.table.words, self.table.render.model
        if thing_id.read(self.what).kind != "book":
            counts, empty = self._counts()
            deck = thing_id.read(self.what).kind == "deck"
            shape = DeckShape(self.table.render, self.seat) if deck else None
            if shape is not None and self._hidden:
                asked = plain("\n".join(shape.sentences(deck=False)), words)
                return Passage("cards", words.t("prompts.deck_view.hidden")), Passage("asked", asked)
            cards = [f"{n} {TIMES} {words.name(name)}" if n > 1 else words.name(name) for name, n in counts.items()]
            lie = Passage("cards", plain(words.catalogue.all_of(cards) if cards else empty, words))
            return (lie, *(shape.passages() if shape is not None else ()))
        if model.monster is None:
            return (Passage("book", words.t("prompts.status.book_shut")),)
        pages = (("arrival", model.monster), ("bonus", model.page), ("failure", model.page))
        told = [f"{words.t(f'terms.card.{part}')}: {words.page_text(page, part)}" for part, page in pages]
        return (Passage("book", plain("\n".join([words.monster(model.monster), *told]), words)),)

    def _counts(self) -> tuple[Counter[str], str]:
        """How many of each card there are, and what is said where there is none."""
        words, kind = self.table.words, thing_id.read(self.what).kind
        if kind == "aside":
            return +self.table.render.model.aside, words.t("prompts.deck_view.aside_empty")
        if kind == "deck":
            return +self.seat.deck, words.t("prompts.deck_view.empty")
        return Counter(card.kind for card in self.seat.discard), words.t("prompts.deck_view.discard_empty")

    def _room(self) -> Rect:
        px = self.table.render.layout.roomy
        top = px(70, 50)
        return Rect(
            self.sheet.x + px(28, 20), self.sheet.y + top, self.sheet.w - px(56, 40), self.sheet.h - top - px(80, 58)
        )

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.app.pop()
            return True
        return super().handle(event)

    def paint_base(self, surface: Surface) -> None:
        render = self.table.render
        if thing_id.read(self.what).kind == "book":
            foot = self.widgets[0].rect.y - render.layout.px(14, 9)
            large_book.paint(render, surface, Rect(self.sheet.x, self.sheet.y, self.sheet.w, foot - self.sheet.y))
            return
        panel(surface, self.sheet, seed=9)
        head = Rect(
            self.sheet.x + 20, self.sheet.y + render.layout.px(16, 11), self.sheet.w - 40, render.layout.roomy(48, 34)
        )
        render.text(surface, self._title(), head, (32, 24), INK, face="title", align="center")
        if thing_id.read(self.what).kind != "deck":
            self._cards(surface, self._room())
            return
        pile, shape = self._sides()
        if pile is not None:
            self._cards(surface, pile)
        if shape is not None:
            DeckShape(render, self.seat).paint(surface, shape, deck=not self._hidden)
        if pile is not None and shape is not None:
            x = (pile.right + shape.x) // 2
            pygame.draw.line(surface, PARCH[2], (x, pile.y), (x, pile.bottom), 2)

    def _title(self) -> str:
        words = self.table.words
        kind = thing_id.read(self.what).kind
        if kind == "book":
            return words.t("terms.title.name")
        if kind == "aside":
            return words.t("prompts.deck_view.aside_title")
        name = words.seat(self.seat.seat)
        return words.t("prompts.deck_view.title" if kind == "deck" else "prompts.deck_view.discard_title", seat=name)

    def _cards(self, surface: Surface, room: Rect) -> None:
        render, words = self.table.render, self.table.words
        counts, empty = self._counts()
        if thing_id.read(self.what).kind == "deck":
            line = Rect(room.x, room.y, room.w, render.layout.roomy(28, 20))
            total = words.t("prompts.deck_view.counts", n=counts.total())
            render.text(surface, total, line, (19, 14), PARCH[4], italic=True, align="center")
            room = Rect(room.x, line.bottom + 6, room.w, room.bottom - line.bottom - 6)
            if self._hidden:
                hidden = words.t("prompts.deck_view.hidden")
                render.text(surface, hidden, room, (22, 16), PARCH[4], italic=True, align="center")
                return
        if not counts:
            render.text(surface, empty, room, (22, 16), PARCH[4], italic=True, align="center")
            return
        names = sorted(counts, key=lambda name: (sort_key(name) if is_card(name) else (9, 0), name))
        boxes = fit_grid(Box(*room), len(names), 0.7, render.layout.px(16, 11), render.layout.px(150, 108))
        for name, box in zip(names, boxes, strict=True):
            self._one(surface, name, box)
            if counts[name] > 1:
                made = outlined(f"{TIMES}{counts[name]}", render.layout.text(26, 19), GOLD[0])
                surface.blit(made, (box.right - made.get_width(), box.bottom - made.get_height()))

    def _one(self, surface: Surface, name: str, box: Box) -> None:
        render = self.table.render
        if is_card(name):
            uid = self.seat.uid_of("discard", name) if thing_id.read(self.what).kind == "discard" else 0
            surface.blit(render.painter.element(name, (box.w, box.h), uid), box[:2])
        elif render.words.catalogue.has(f"bigbook.cards.spells.{name}.name"):
            surface.blit(render.painter.spell(name, (box.w, box.w), render.layout.text(15, 14), words=False), box[:2])
        else:
            cost = tuple(curse_cost(name).items())
            surface.blit(
                render.painter.curse(name, (box.w, round(box.w * 0.72)), render.layout.text(15, 14), cost), box[:2]
            )


STRIKES = frozenset({"curse_applied", "bonus_began", "failure_began", "arrival_began"})
"""What speaks, and whose consequences follow."""
ENDS = STRIKES | {"turn_began", "marker_moved", "page_turned", "round_moved", "spell_activated", "curse_laid"}
"""With these something else begins."""
TOLD = frozenset(
    {"curse_destroyed", "spell_learned", "player_eliminated", "page_turned", "book_opened", "curse_ignored",
     "game_won", "game_lost"}
)  # fmt: skip
"""Deeds that are worth a line of their own."""
DEEDS = frozenset({"spell_activated", "ability_used", "card_supported", "card_cured", "card_gained", "action_granted"})
"""What somebody does in a turn: told of the last turn but this one, and of this one."""


@dataclass(frozen=True, slots=True)
class Told:
    """One paragraph: `level` 0 a turn, 1 a strike or a deed, 2 the card's sentence, 3 what came of it."""

    text: str
    level: int


def last_round(story: Story, players: int) -> Sequence[Line]:
    """The lines of the last turns, as many as there are players, the present one among them."""
    starts = [index for index, line in enumerate(story.lines) if line.type == "turn_began"]
    return story.lines[starts[-players] if len(starts) >= players else 0 :]


def happened(words: Words, lines: Sequence[Line]) -> list[Told]:
    """The last round in paragraphs, oldest first: strikes and arrivals, and of the present turn and the one before also
    what was done in it; turns in which nothing of the kind happened are left out."""
    found: list[Told] = []
    inside = False
    starts = [index for index, line in enumerate(lines) if line.type == "turn_began"]
    recent = starts[-2] if len(starts) > 1 else 0
    for index, line in enumerate(lines):
        if line.type in ENDS:
            inside = line.type in STRIKES
        text = tell(words, line)
        if not text:
            continue
        if line.type == "turn_began":
            if found and found[-1].level == 0:
                found.pop()
            found.append(Told(text, 0))
        elif line.type in STRIKES:
            found += [Told(text, 1), Told(_sentence(words, line), 2)]
        elif inside:
            found.append(Told(text, 3))
        elif line.type in TOLD or (line.type in DEEDS and index >= recent):
            found.append(Told(text, 1))
    if found and found[-1].level == 0:
        found.pop()
    return found


def _sentence(words: Words, line: Line) -> str:
    """What the card that struck says."""
    if line.type == "curse_applied":
        return words.curse_text(curse_of(line.told))
    return words.page_text(page_of(line.told), line.type.removesuffix("_began"))


COLUMN = 28
"""Two columns stand side by side where a sheet is so many letters wide."""


def _paged(made: Sequence[tuple[int, TextBlock, int]], columns: Sequence[Rect]) -> list[list[tuple[Rect, TextBlock]]]:
    """Paragraphs (indent, words, gap above) one below the other, column by column and page by page, with places."""
    pages: list[list[tuple[Rect, TextBlock]]] = [[]]
    at, y = 0, columns[0].y
    for indent, block, gap in made:
        if y > columns[at].y and y + gap + block.size[1] > columns[at].bottom:
            at, y = at + 1, columns[0].y
            if at == len(columns):
                pages.append([])
                at = 0
        pages[-1].append((Rect(columns[at].x + indent, y + gap, *block.size), block))
        y += gap + block.size[1]
    return pages


class HappenedScene(TableSheet):
    """The sheet; the key that opened it, Escape or a press beside it take it away."""

    def __init__(self, app: App, table: BookTable) -> None:
        super().__init__(app, table, "happened")
        self.page, self.pages = -1, 1
        """Which of its pages lies open in large letters, the latest before anybody turns it (-1); and how many."""

    def heading(self) -> str:
        return self.app.t("kit.key_acts.happened")

    def passages(self) -> Sequence[Passage]:
        words = self.table.words
        told = [plain(one.text, words) for one in self.told()] or [words.t("log.recap.quiet")]
        return [Passage(f"line:{number}", line) for number, line in enumerate(told)]

    def told(self) -> list[Told]:
        """What the sheet says."""
        return happened(self.table.words, last_round(self.table.story, len(self.table.render.model.seats)))

    def layout(self) -> None:
        w, h = self.app.size
        px = self.table.render.layout.roomy
        self.sheet = Rect(
            0, 0, min(w - 24, round(px(900, 640) * max(1.0, self.theme.text_scale * 0.9))), round(h * 0.86)
        )
        self.sheet.center = (w // 2, h // 2)
        width, height = px(190, 150), px(52, 38)
        y = self.sheet.bottom - height - px(18, 12)
        close = Rect(self.sheet.centerx + px(8, 6), y, width, height)
        log = Rect(self.sheet.centerx - px(8, 6) - width, y, width, height)
        self.widgets = [
            Button("button:log", log, self.app.t("kit.button.log"), action=self._log),
            Button("button:close", close, self.app.t("kit.button.close"), action=self.app.pop, primary=True),
        ]
        told = self.told()
        self.pages = len(self._laid(told, self._room())) if told and self.table.render.layout.large else 1
        self.page = min(self.page, self.pages - 1)
        if self.pages > 1:
            for way, place in ((-1, Rect(log)), (1, Rect(close))):
                place.w = min(width, (self.sheet.w - 2 * width) // 2 - px(60, 44))
                place.x = log.x - px(16, 12) - place.w if way < 0 else close.right + px(16, 12)
                key = "page_up" if way < 0 else "page_down"
                said = self.table.words
                words = said.t("log.recap.earlier") if way < 0 else said.t("log.recap.later")
                turn = Button(f"button:{key.replace('_', '-')}", place, words, action=partial(self._turn, way))
                turn.enabled = 0 <= self._open + way < self.pages
                self.widgets.append(turn)

    @property
    def _open(self) -> int:
        return self.page if self.page >= 0 else self.pages - 1

    def _turn(self, by: int) -> None:
        """To the page before or after."""
        self.page = max(0, min(self.pages - 1, self._open + by))
        self.relayout()
        self.rebake()

    def on_key(self, event: pygame.event.Event) -> bool:
        by = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}.get(event.key, 0)
        if by and self.pages > 1:
            self._turn(by)
            return True
        return super().on_key(event)

    def _log(self) -> None:
        self.app.pop()
        self.table.screen.command("log")

    def command(self, name: str) -> bool:
        if name == "happened":
            self.app.pop()
            return True
        return super().command(name)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.app.pop()
            return True
        return super().handle(event)

    def paint_base(self, surface: Surface) -> None:
        render = self.table.render
        px = render.layout.px
        panel(surface, self.sheet, seed=9)
        head, room = self._head(), self._room()
        render.text(surface, self.heading(), head, (30, 22), INK, face="title", align="center")
        materials.rule(surface, self.sheet.x + px(40, 28), self.sheet.right - px(40, 28), head.bottom + px(4, 3))
        told = self.told()
        if not told:
            quiet = self.table.words.t("log.recap.quiet")
            render.text(surface, quiet, room, (22, 16), PARCH[4], italic=True, align="center")
            return
        pages = self._laid(told, room)
        for rect, block in pages[min(self.page, len(pages) - 1)] if self.page >= 0 else pages[-1]:
            block.draw(surface, rect.topleft)

    def _room(self) -> Rect:
        """Where the paragraphs stand: between head and buttons."""
        px = self.table.render.layout.px
        head = self._head()
        room = Rect(self.sheet.x + px(36, 26), head.bottom + px(12, 8), self.sheet.w - px(72, 52), 0)
        room.h = self.widgets[0].rect.y - px(12, 8) - room.y
        return room

    def _head(self) -> Rect:
        layout = self.table.render.layout
        return Rect(self.sheet.x + 20, self.sheet.y + layout.px(16, 10), self.sheet.w - 40, layout.roomy(46, 32))

    def _laid(self, told: list[Told], room: Rect) -> list[list[tuple[Rect, TextBlock]]]:
        """The paragraphs with their places, page by page: in the largest letters in which all stand on one. In large
        letters there are two columns and as many pages as it takes; else the oldest are left to the log."""
        render = self.table.render
        layout, letters = render.layout, render.layout.text(20, 16)
        columns = [room]
        if layout.large and room.w >= COLUMN * letters:
            gap = layout.px(40, 28)
            half = (room.w - gap) // 2
            columns = [Rect(room.x, room.y, half, room.h), Rect(room.right - half, room.y, half, room.h)]
        pages: list[list[tuple[Rect, TextBlock]]] = []
        for size in range(letters, readable(layout, letters) - 1, -1):
            made = [self._block(one, columns[0].w, size) for one in told]
            pages = _paged(made, columns)
            if len(pages) == 1:
                break
        if len(pages) > 1 and not layout.large:
            while made and sum(block.size[1] + gap for _, block, gap in made) > room.h:
                made.pop(0)
            pages = _paged(made, columns)
        return pages

    def _block(self, one: Told, width: int, size: int) -> tuple[int, TextBlock, int]:
        px = self.table.render.layout.px
        indent = (0, px(18, 12), px(18, 12), px(40, 28))[one.level]
        ink = (PARCH[4], INK, INK, INK)[one.level]
        style = Style(size, ink, bold=one.level <= 1, italic=one.level == 2, bold_colour=CRIMSON)
        gap = (px(12, 8), px(8, 5), 1, 1)[one.level]
        return indent, lay_out(one.text, style, width - indent), gap
