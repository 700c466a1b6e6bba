"""Effects that need the whole screen: the ribbon of a turn, the turning page, the opening book."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

import pygame
from pygame import Rect, Surface

from game.bigbook.play import threats
from game.bigbook.rules.events import read, seat_of
from game.core.engine.event import Event
from scenes.bigbook.cards.painter import greyed
from scenes.bigbook.rooms import DEFEAT, VICTORY
from scenes.bigbook.settings import settings_of
from scenes.bigbook.table import moment
from scenes.bigbook.table.animation.book.book_effects import closing, opening
from scenes.bigbook.table.animation.book.painted_eye import PaintedEye
from scenes.bigbook.table.animation.spells.blows import Blows
from scenes.bigbook.table.animation.timings import MOTIONS, SNUFF, STANDS, duration
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import Layout, book_pages
from scenes.bigbook.table.render import book as book_view
from scenes.bigbook.table.render.book_body import flames
from scenes.bigbook.table.render.status_ribbon import danger_words
from scenes.bigbook.table.text.results import recap
from scenes.book.page_turn import LEAF_LANDS, HeavyLeaf, PageTurn
from scenes.kit import materials
from scenes.kit.director import Effect
from scenes.kit.drawing.backdrop import Backdrop
from scenes.kit.geometry import Box
from scenes.kit.icons import emblem
from scenes.kit.text import Style, TextBlock
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, Colour, mix
from scenes.table.handover import Ground
from scenes.table.motion.blows import Hush, Lamp, Shaken, Snuffed
from scenes.table.motion.effects import Banner, Dusk, Pulse, Tableau

LeftPage = Callable[[str, tuple[int, int]], Surface]
"""The left page of a monster in a size."""
VIGNETTE_MS = 1600
OVER_THE_BOOK = frozenset({"page_turned", "curse_applied", "arrival_began", "bonus_began", "failure_began"})
"""Events that want all eyes: the ribbon of the turn leaves for them."""
FIRST = frozenset({"book_opened"})
"""Before this no ribbon tells whose turn it is: the book is shut, and opening it is what begins the game."""
NOW = ("step_", "judgement", "page_ahead", "not_laid")
"""Dangers of the next step of the marker: with the turn that begins they are no longer ahead."""
RIBBON_MS, RIBBON_MS_REDUCED, LINE_MS = 1350.0, 900.0, 350.0
"""How long the ribbon of a turn is seen, and longer with each line of the recap."""
LETTER_MS = 45.0
"""How long the table stands still for each letter that somebody new has to read on a ribbon."""
SLAP = 5.0
"""How far the book is pushed by a page that comes down, in lengths of the design."""
SEAL_AT = 0.07
"""Where the seal of a ribbon begins, as a share of its width, and as much is free on the other side."""
SEAL, RECAP = 0.72, 4
"""How high the seal on a ribbon is, as a share of it, and for how many heights of ribbons seals are painted ahead."""


@dataclass(slots=True)
class RibbonTime:
    """How long the ribbon of the present turn is seen, in milliseconds at normal speed; 0 for none."""

    ms: float = 0.0


@dataclass(frozen=True, slots=True)
class Neighbours:
    """What other set pieces do of the large effects."""

    left_page: LeftPage
    """How the left page of a monster is found or left while the book is moved."""
    lost: Callable[[Event, PaintedEye], list[Effect]]
    """What is seen of a lost game."""
    leaving: Callable[[], float]
    """In how many milliseconds what lies over the whole screen has gone: no ribbon comes beneath it."""


class Scenery:
    """Makes the large effects; remembers which pages lay open before."""

    def __init__(self, table: BookTable, blows: Blows, ribbon: RibbonTime, others: Neighbours) -> None:
        self.table, self.blows, self.ribbon, self.others = table, blows, ribbon, others
        model = table.render.model
        self.open_pages: tuple[str | None, str] = (model.monster, model.page)
        """The monster and the page that lay open before the last event; no monster while the book is shut."""
        self._turned = False
        """A page has been turned: the next ones go quicker."""
        self._cover = table.session.state.book[0]  # everybody has seen it, also in a game that is gone on with

    def effects(self, event: Event) -> list[Effect]:
        """The large effects of an event, if it has any."""
        found: list[Effect] = []
        if event.type in OVER_THE_BOOK:
            self.dismiss()
        if event.type in ("page_turned", "book_opened"):
            found = self._page() if not self.table.theme.reduced_motion else []
        elif event.type == "turn_began":
            self.ribbon.ms = 0.0
            if not (self.table.unhurried and self.table.director.ahead(FIRST)):
                self._ribbon(seat_of(read(event)))
        elif event.type == "action_granted":
            seat = seat_of(read(event))
            found = [self._line(seat, self.table.words.kit("handover.acts_now", seat=self.table.words.seat(seat)))]
        elif event.type in ("game_won", "game_lost"):
            found = self._ending(event)
        elif event.type == "player_eliminated" and not self.table.unhurried:
            found = [self._snuffed(seat_of(read(event)))]
        elif event.type in ("arrival_began", "bonus_began", "failure_began"):
            self._vignette(event)
            found = [self._heading(event)]
        model = self.table.render.model
        self.open_pages = (model.monster, model.page)
        return found

    def ground(self) -> Ground:
        """What a hand-over that waits must know of this table: its line stands on the desk, above the ribbon."""
        table = self.table
        return Ground(
            wanted=self._waits,
            lasting=self._lasts,
            speed=lambda: table.app.speed,
            redraw=table.redraw,
            dismiss=self.dismiss,
            line=lambda: table.words.kit("handover.waiting"),
            measures=lambda: table.render.layout,
            foot=lambda: (ribbon_width(table.render.layout) // 2, table.render.layout.areas["spells"].center[1]),
        )

    def _waits(self, event: Event) -> bool:
        table = self.table
        wanted = settings_of(table.app).handover_wait and table.app.speed > 0 and table.render.model.turn > 1
        person = seat_of(read(event)) not in table.run.setup.tempers
        return wanted and person and table.director.now is event

    def _lasts(self, event: Event) -> float:
        """The first turn of a companion that somebody sees: until they have read that."""
        table, seat = self.table, seat_of(read(event))
        new = table.state.patient and seat in table.run.setup.tempers and table.director.now is event
        return LETTER_MS * len("".join(self.greeting(seat)[1])) if new else 0.0

    def dismiss(self) -> None:
        """Send the ribbon of the turn away, if it still stands there."""
        for effect in self.table.director.effects:
            if isinstance(effect, Banner):
                effect.leave()

    def _page(self) -> list[Effect]:
        render = self.table.render
        left, right = book_pages(render.layout)
        old_monster, old_page = self.open_pages
        book_view.cover(render, self._cover, (left.w, left.h))  # it is wanted again at the very end
        if render.model.monster is None:
            return []
        size = (left.w, left.h)
        new_left = self.others.left_page(render.model.monster, size)
        new_right = book_view.right_page(render, render.model.page, size)
        if old_monster is None:
            return [opening(render, new_left, render.model.page, old_page)]
        front = book_view.right_page(render, old_page, size)
        under = self.others.left_page(old_monster, size)
        screen = pygame.display.get_surface()
        pages = [picture.convert(screen) if screen else picture for picture in (under, new_right, front, new_left)]
        ms = float(duration("page_turned", reduced=False, again=self._turned))
        self._turned = True
        turning = PageTurn(pages[0], pages[1], pages[2], pages[3], Rect(left), Rect(right))
        self.table.director.show(HeavyLeaf(turning), ms, "linear")
        self.table.aftermath.show(None, ms, contact=ms * LEAF_LANDS, land=self._slapped)
        return []

    def _slapped(self) -> None:
        """The page has come down: the book gives, dust flies from under it, and its candles duck in the draught."""
        after, blows, layout = self.table.aftermath, self.blows, self.table.render.layout
        left = book_pages(layout)[0]
        blows.burst("dust", (left.center[0], left.bottom), 12, force=0.9, room=(left.w * 0.45, 4.0))
        blows.burst("dust", (left.x, left.center[1]), 8, force=0.9, way=(math.pi, 1.2), room=(4.0, left.h * 0.4))
        for at in flames(layout):
            after.show(Lamp(at, round(left.w * 0.16), GOLD[2], 0.7), 380)
            blows.burst("ember", at, 2, force=0.5, way=(-math.pi * 0.7, 1.0))
        if after.theme.shake > 0:
            push = SLAP * blows.unit * after.theme.shake
            after.show(Shaken(layout.areas["book"], (-push * 0.6, push)), 340)

    def page_ahead(self, page: str) -> None:
        """Paint the right page that will lie open when the page has been turned that is about to be."""
        left = book_pages(self.table.render.layout)[0]
        if self.table.render.model.monster is not None and not self.table.theme.reduced_motion:
            book_view.right_page(self.table.render, page, (left.w, left.h))

    def _ending(self, event: Event) -> list[Effect]:
        """The last picture of the game; after a victory the room only grows dark under reduced motion."""
        render, theme, won = self.table.render, self.table.theme, event.type == "game_won"
        room = Backdrop(self.table.app.art, theme, VICTORY if won else DEFEAT)
        eye = PaintedEye(room)
        if won:
            room.prepare(self.table.app.size)
        else:
            eye.ask(self.table.app.size)
            return self.others.lost(event, eye)
        if theme.reduced_motion:
            return [Dusk()]
        left = book_pages(render.layout)[0]

        def leaf() -> Surface | None:
            return self.others.left_page(render.model.monster, (left.w, left.h)) if render.model.monster else None

        stands = STANDS if self.table.unhurried else 0.0
        book = closing(render, self._cover, theme.particles, leaf, stands, self.table.app.t("bigbook.end.won_title"))
        self.table.director.show(book, MOTIONS["game_won"].ms + stands, "linear")
        return []

    def _snuffed(self, seat: str) -> Effect:
        """A seat goes dark where nothing is held up (`Elimination` stages it elsewhere); under reduced motion it only
        darkens. What it looked like is still on the still layer."""
        table = self.table
        slot, face = table.render.places.slots[seat], table.render.places.seats[seat].portrait
        if table.theme.reduced_motion:
            return Hush(slot, 0.8, 0.5)
        before = table.app.canvas.base.subsurface(Rect(slot).clip(table.app.canvas.rect)).copy()
        blows = self.blows
        blows.lost(seat)
        return Snuffed(before, greyed(before, 1.0, 0.25), slot, face, SNUFF, lambda at: blows.smoke(at, table.clock))

    def _banner(self, seat: str, title: str, lines: list[str]) -> Surface:
        render = self.table.render
        colour = render.words.colour(seat)
        width = ribbon_width(render.layout)
        head, body, height = self._lines(title, lines)
        out = self._cloth((width, height), mix(colour, INK, 0.55)).copy()  # and its tails hang below that
        person = render.words.people.get(seat)
        if person is not None:
            sides = self._sides()
            side = max((one for one in sides if one <= round(height * SEAL)), default=sides[0])
            seal = emblem(person.emblem, side, colour)
            out.blit(seal, (round(width * SEAL_AT), (height - side) // 2))
        y, left = render.layout.px(18, 12), self._words_at()
        head.draw(out, (left, y))
        y += head.size[1]
        for block in body:
            block.draw(out, (left, y))
            y += block.size[1] + 2
        return out

    def _cloth(self, size: tuple[int, int], colour: Colour) -> Surface:
        """A ribbon of cloth across the window: inked edges, a line of gold, folds, and ends cut to tails."""
        key = ("turn-ribbon", size, colour)
        return materials.store.get(key, lambda: cloth(size, colour, self.table.render.layout.px(3, 2)))

    def _lines(self, title: str, lines: list[str]) -> tuple[TextBlock, list[TextBlock], int]:
        """The words of a ribbon, and how high it is."""
        layout = self.table.render.layout
        width = round(ribbon_width(layout) * (1 - SEAL_AT)) - self._words_at()
        head = lay_out(title, Style(layout.text(40, 28), BONE, bold=True, align="center"), width)
        body = [lay_out(line, Style(layout.text(20, 15), BONE, align="center"), width) for line in lines]
        return head, body, head.size[1] + sum(block.size[1] + 2 for block in body) + layout.px(36, 24)

    def _words_at(self) -> int:
        """Where the words of a ribbon begin, in pixels, clear of its seal."""
        layout = self.table.render.layout
        return round(ribbon_width(layout) * SEAL_AT) + layout.px(130, 88)

    def seals(self) -> Iterator[Callable[[], object]]:
        """What paints the seals of everybody's ribbons, for as many lines of recap as there mostly are."""
        words = self.table.render.words
        for seat, person in words.people.items():
            for side in self._sides():
                yield partial(emblem, person.emblem, side, words.colour(seat))

    def _sides(self) -> list[int]:
        """How large a seal is on a ribbon with no, one and more lines, in pixels: the sizes in which they are ready. It
        ends before the words begin, however high these are."""
        layout = self.table.render.layout
        most = self._words_at() - round(ribbon_width(layout) * SEAL_AT) - layout.px(8, 6)
        return [min(most, round(self._lines("A", ["a"] * count)[2] * SEAL)) for count in range(RECAP)]

    def _ribbon(self, seat: str) -> None:
        """The ribbon of the turn with the recap; it stays longer the more there is to read, and holds nothing up."""
        table = self.table
        title, lines = self.greeting(seat)
        picture = self._banner(seat, title, lines)
        reduced = table.theme.reduced_motion
        ribbon = self._show(picture)
        ribbon.ms = (RIBBON_MS_REDUCED if reduced else RIBBON_MS) + LINE_MS * len(lines)
        ribbon.delay = self.others.leaving()
        ribbon.ms += ribbon.delay
        self.ribbon.ms = ribbon.ms
        table.director.show(ribbon, ribbon.ms, "linear")

    def greeting(self, seat: str) -> tuple[str, list[str]]:
        """The ribbon's words to the person whose turn begins, and the recap; of a companion's only whose turn it is,
        and to somebody new how that goes."""
        table, name = self.table, self.table.words.seat(seat)
        if seat in table.run.setup.tempers:
            news = [table.words.t("company.ui.first", seat=name)] if table.state.patient else []
            return table.words.t("prompts.status.turn_of", seat=name), news
        events = table.story.since(seat)
        lines: list[str] = []
        if events:
            worst = self._worst()
            told = settings_of(table.app).danger != "off" and not worst.key.startswith(NOW)
            lines = recap(table.words, events, seat, danger_words(table.render, worst) if told else "", worst.weight)
        return table.words.kit("handover.next", seat=name), lines

    def _worst(self) -> threats.Threat:
        """The worst that lies ahead of the player whose turn begins, as the table is shown, before the book has its
        say; the event of the new phase comes after that of the turn."""
        shown = moment.shown(self.table.render.model, self.table.session.view())
        return threats.dangers(replace(shown, phase="concentration"))[0]

    def _line(self, seat: str, text: str) -> Effect:
        return self._show(self._banner(seat, text, []))

    def _show(self, picture: Surface) -> Banner:
        render = self.table.render
        hand, low = render.layout.areas["hand"], render.layout.window[1]
        centre = picture.get_width() // 2, min(hand.center[1], low - picture.get_height() // 2)
        return Banner(picture, centre, float(render.layout.window[0]), render.theme.reduced_motion)

    def _heading(self, event: Event) -> Effect:
        render = self.table.render
        left, right = book_pages(render.layout)
        if event.type == "arrival_began":
            return Pulse(left, GOLD[1], 8)
        return Pulse(right, GOLD[0] if event.type == "bonus_began" else CRIMSON, 8)

    def _vignette(self, event: Event) -> None:
        """What the page has in store, as a picture, when it happens: it outlasts the heading."""
        if self.table.unhurried:
            return  # the sheet shows it
        render, part = self.table.render, event.type.removesuffix("_began")
        _, right = book_pages(render.layout)
        art = book_view.vignette(render, render.model.page, part, right.w) if part != "arrival" else None
        if art is None:
            return
        top = right.y + (right.h // 2 if part == "failure" else 0) + (right.h // 2 - art.get_height()) // 2
        picture = Tableau(art, (right.x, top), GOLD[1] if part == "bonus" else CRIMSON)
        self.table.director.show(picture, VIGNETTE_MS, "linear")


def ribbon_width(layout: Layout) -> int:
    """How wide a ribbon is, in pixels: it lies over the hand on the desk, and leaves the panel and the book free."""
    return layout.areas["panel"].x - layout.px(5, 3)


def cloth(size: tuple[int, int], colour: Colour, line: int) -> Surface:
    """A ribbon of that colour as an engraver cuts it, its lines so many pixels wide; its tails hang below `size`."""
    w, h, fold = size[0], round(size[1] * 1.1), size[1] * 0.42
    out = Surface((w, h), pygame.SRCALPHA)
    dark, light = mix(colour, INK, 0.5), mix(colour, GOLD[1], 0.16)
    body = Rect(round(w * 0.045), 0, 0, size[1])
    body.w = w - 2 * body.x
    low = h - body.h
    for at, way in ((body.x, -1), (body.right, 1)):  # the tails hang lower, behind the folds
        end = at + way * (w * 0.045 - line)
        tail = [(at - way * fold, low), (end, low), (end - way * fold * 0.7, low + body.h / 2), (end, h - line),
                (at - way * fold, h - line)]  # fmt: skip
        pygame.draw.polygon(out, dark, tail)
        pygame.draw.polygon(out, INK, tail, line)
        pygame.draw.polygon(
            out, mix(colour, INK, 0.8), [(at, body.h), (at - way * fold, body.h), (at - way * fold, h - line)]
        )
    pygame.draw.rect(out, colour, body)
    for i in range(0, body.w, 5 * line):  # hatching: the cloth rounds off at its edges
        long = body.h * (0.09 + 0.05 * ((i * 7919) % 5))
        pygame.draw.line(out, dark, (body.x + i, 0), (body.x + i + long * 0.3, long), line)
        pygame.draw.line(out, dark, (body.x + i, body.h), (body.x + i - long * 0.3, body.h - long * 1.3), line)
    for fall, tone in ((3 * line, GOLD[2]), (5 * line, light)):
        pygame.draw.line(out, tone, (body.x, fall), (body.right, fall), max(1, line // 2))
        pygame.draw.line(out, tone, (body.x, body.h - fall), (body.right, body.h - fall), max(1, line // 2))
    pygame.draw.rect(out, INK, body, line)
    return out


def flash(box: Rect) -> Pulse:
    """A ping: a ring of light about a thing."""
    return Pulse(Box(*box), GOLD[0], 24)
