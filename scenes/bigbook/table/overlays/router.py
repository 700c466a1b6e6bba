"""What lies over the table for a while: the reading pane, the why overlay, hidden panels, and doors to viewers."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.bigbook.play import thing_id
from game.bigbook.play.card_kinds import ELEMENTS
from game.core.engine.decision import Reason
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.model.table_view import Card
from scenes.bigbook.table.moment import IdleSpells
from scenes.bigbook.table.overlays.pause import PauseScene
from scenes.bigbook.table.overlays.reading_pane import CardReadings
from scenes.bigbook.table.overlays.rulebook_links import of_table
from scenes.bigbook.table.overlays.seat_sheet import SeatSheet
from scenes.bigbook.table.overlays.story_log import Revisit, log_drawer
from scenes.bigbook.table.overlays.summary_sheet import DockedSheet
from scenes.bigbook.table.overlays.term_notes import TermNotes
from scenes.bigbook.table.overlays.tooltip import tooltip
from scenes.bigbook.table.overlays.viewers import HappenedScene, ViewerScene
from scenes.bigbook.table.panel.view import SIGN
from scenes.kit import routes as screens
from scenes.kit.canvas import Canvas
from scenes.kit.fit import fit
from scenes.kit.materials import parchment
from scenes.kit.ornament import glow_frame
from scenes.kit.placing import seen_beside
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, CRIMSON, GREEN_INK, INK, MIN_TEXT, mix
from scenes.kit.thing import NOTHING_TO_DO, READ_ONLY, TERM, Thing, by_id, thing_at
from scenes.table.flags import PING_MS, Flags, Ping, flag_picture
from scenes.table.reading_pane import ReadingPane
from scenes.table.sheets import CLOSE

OPENED = ("log", "book", "aside", "deck", "discard", "seat")
"""Kinds of things that a viewer shows."""
HELD = 300.0
"""Milliseconds after which a key counts as held, not tapped."""


class HeldKeys:
    """A key that toggles when it is tapped, and works only while it is down when it is held."""

    def __init__(self) -> None:
        self.pressed = 0
        """The key that went down last."""
        self._key = 0
        self._ms = 0.0
        self._end: Callable[[], object] = lambda: None

    def start(self, end: Callable[[], object]) -> None:
        """The key just pressed began something that `end` ends, should it be held."""
        self._key, self._ms, self._end = self.pressed, 0.0, end

    def update(self, dt: float) -> None:
        """Time passes."""
        self._ms += dt

    def release(self, key: int) -> None:
        """A key went up."""
        if key == self._key and self._key:
            self._key = 0
            if self._ms >= HELD:
                self._end()


ROLES = ("card", "spell", "curse", "supply", "library", "ability")
LIGHT = mix(GREEN_INK, (120, 230, 120), 0.6)
CELLS = 4
"""With large letters the width of a card is so many times the height of what it says of its price, at least."""


def paint(table: BookTable, canvas: Canvas) -> None:
    """Mark the whole table. Of the small things in friends' seats only those that can be used are marked."""
    listing = table.listing()
    canvas.dim(0.35)
    for thing in listing.things:
        if thing.role not in ROLES:
            continue
        reason = listing.reasons.get(thing.id)
        small = thing.role in ("card", "spell") and f":{table.render.desk}:" not in thing.id
        if reason is None:
            canvas.mark(glow_frame(canvas.surface, thing.rect, LIGHT, 2 if small else 3))
            _tick(canvas, thing.rect, 8 if small else 12)
        elif not small and reason.key not in ("not-a-choice", "only-value"):
            _reason(table, canvas, thing, reason)
    _headline(table, canvas)


def headline(table: BookTable) -> str:
    """What the marks say: what can be afforded or, while something is to be chosen, what can be."""
    return table.words.t("tips.why_choosing" if table.state.choice is not None else "tips.why_open")


def _headline(table: BookTable, canvas: Canvas) -> None:
    """What all this is: a sheet below the ribbon, over the seats, where nothing is marked that one could not see."""
    layout = table.render.layout
    seats, pad = Rect(layout.areas["seats"]), layout.px(14, 10)
    style = Style(layout.text(22, 17), INK, align="center")
    words, note = headline(table), table.thing("note")
    if note is not None:
        seats = (seen_beside([seats], note.rect) or [seats])[0]
    width = min(seats.w - 4 * pad, lay_out(words, style).size[0])
    block = fit(words, style, (width, seats.h), where="why.open", ellipsis=True)
    box = Rect(0, 0, block.size[0] + 2 * pad, block.size[1] + pad)
    box.midtop = (seats.centerx, seats.y)
    canvas.blit(parchment(box.size, seed=4, shadow=0, ragged=False), box.topleft)
    pygame.draw.rect(canvas.surface, GREEN_INK, box.inflate(-4, -4), 2)
    block.room = (block.size[0], None)  # its lines stand in the middle of the sheet, not of all the room
    block.draw(canvas.surface, (box.x + pad, box.y + pad // 2))
    canvas.mark(box)


def _tick(canvas: Canvas, rect: Rect, r: int) -> None:
    """A tick in the upper right corner."""
    x, y = rect.right - r - 4, rect.y + r + 4
    pygame.draw.circle(canvas.surface, GREEN_INK, (x, y), r)
    points = [(x - r * 0.5, y), (x - r * 0.1, y + r * 0.42), (x + r * 0.5, y - r * 0.42)]
    pygame.draw.lines(canvas.surface, BONE, False, points, max(2, r // 4))
    canvas.mark(Rect(x - r - 1, y - r - 1, 2 * r + 2, 2 * r + 2))


def _reason(table: BookTable, canvas: Canvas, thing: Thing, reason: Reason) -> None:
    """A dark strip along the upper edge, as short as its words; beside a button, whose face is its name."""
    short, rect, layout = _short(table, thing, reason) or _state(table, thing, reason), thing.rect, table.render.layout
    beside, pad = thing.role == "ability", 4
    large = layout.text(MIN_TEXT, MIN_TEXT) if layout.large else MIN_TEXT
    style = Style(large if beside else max(MIN_TEXT, min(large, rect.w // CELLS)), BONE)
    if short:
        block = lay_out(short, style, None if beside else rect.w - 2 * pad)  # a long price takes several lines
        box = Rect(0, 0, block.size[0] + 2 * pad, block.size[1] + pad)
        box.topright = rect.topright
    else:
        width = layout.px(328, 216) if beside else rect.w
        room = (width - 2 * pad, max(52, rect.h))
        block = fit(table.why(reason, thing.id), style, room, where="why", ellipsis=True)
        box = Rect(rect.x, rect.y, width, block.size[1] + pad)
        if beside:
            box.w = block.size[0] + 2 * pad
            box.bottomleft = (rect.right + 2 * pad, rect.bottom)
            if layout.large:  # beside it lies the hand
                box.topleft = (rect.x, rect.bottom + pad)
    box.clamp_ip(canvas.rect)
    layer = Surface(box.size, pygame.SRCALPHA)
    pygame.draw.rect(layer, (*mix(CRIMSON, INK, 0.72), 235), layer.get_rect(), border_radius=5)
    canvas.blit(layer, box.topleft)
    block.draw(canvas.surface, (box.x + pad, box.y + pad // 2))
    canvas.mark(box)


def _state(table: BookTable, thing: Thing, reason: Reason) -> str:
    """The state of a spell in one word where that is the reason; '' for other reasons."""
    known = thing.role == "spell" and reason.key in ("exhausted", "neutralized")
    return table.words.t(f"terms.states.{reason.key}") if known else ""


def _short(table: BookTable, thing: Thing, reason: Reason) -> str:
    """A lack of elements as `1/2` with the element's badge, of a curse that takes several all of them; '' for other
    reasons."""
    need, have, element = (reason.args.get(name) for name in ("need", "have", "element"))
    if reason.key != "not-enough" or need is None or have is None:
        return ""
    at = thing_id.read(thing.id)
    curse = table.render.model.curse(at.name) if at.kind == "curse" else None
    if curse is None or len(curse.price) < 2:
        return f"{have}/{need}\u00a0[{element if element in ELEMENTS else 'any'}]"
    within = table.session.within_reach()
    return " ".join(f"{min(within[one], n)}/{n}\u00a0[{one}]" for one, n in curse.price)


class Overlays:
    """Drawing and commands of overlays that leave the table itself in reach.

    `dismiss` sends away what passes by itself (the ribbon of a turn); `hint` opens the hint.
    """

    def __init__(
        self, table: BookTable, idle: IdleSpells, dismiss: Callable[[], object], hint: Callable[[], object]
    ) -> None:
        self.table, self.dismiss, self.hint = table, dismiss, hint
        self.seat = SeatSheet(table)
        self.readings = CardReadings(table, self.seat)
        self.pane = ReadingPane(self.readings)
        self.terms = TermNotes(table, self.pane)
        self.tooltip = tooltip(table, self.pane, idle, self.terms)
        self.sheet = DockedSheet(table)
        self.flags = Flags(piles=("library",), plain=thing_id.plain)
        self.hold = HeldKeys()
        self.revisit: Revisit = None

    @property
    def reading(self) -> str | None:
        """The thing in the reading pane."""
        return self.pane.reading

    # commands

    def command(self, name: str) -> bool:
        """A command that opens or closes something."""
        if name == "read":
            return self.read(by_id(self.table.things(), self.table.focus.current or ""))
        doer = self._doer(name)
        if doer is None:
            return False
        doer()
        self.table.redraw()
        return True

    def _doer(self, name: str) -> Callable[[], object] | None:
        """What a command does; None for one of others."""
        table, app = self.table, self.table.app
        if name.startswith("seat_"):
            return lambda: self._lift(f"p{name[5:]}")
        return {
            "why": self._toggle_why,
            "hide": self._toggle_hide,
            "ping": lambda: self._point("ping"),
            "flag": lambda: self._point("flag"),
            "log": lambda: self.view("log"),
            "happened": lambda: self.view("happened"),
            "book": lambda: self.view("book"),
            "deck": lambda: self.view(thing_id.of_seat("deck", table.desk)),
            "discard": lambda: self.view(thing_id.of_seat("discard", table.desk)),
            "language": app.next_language,
            "pane_language": self.pane.next_language,
            "sheet": self.sheet.toggle,
            "rulebook": lambda: self._open("rulebook", of_table(table, self.reading)),
            "hint": self._hint,
            "menu": lambda: app.push(PauseScene(app, table)),
        }.get(name)

    def _toggle_why(self) -> None:
        """Mark the whole table, or no longer; a friend's seat that lies over it goes."""
        self.table.state.why = not self.table.state.why
        if self.table.state.why:
            self.seat.close()

    def _unmarked(self) -> bool:
        """The marks of the whole table go; whether there were any."""
        was = self.table.state.why
        self.table.state.why = False
        if was:
            self.table.redraw()
        return was

    def _toggle_hide(self) -> None:
        """Away with everything, and back; by a held key only while it is held."""
        self.hide(away=not self.table.state.hidden)
        self.hold.start(lambda: self.hide(away=not self.table.state.hidden))

    def _lift(self, seat: str) -> None:
        """Lift a seat over the desk; by a held key only while it is held."""
        if seat in self.table.render.model.seats:
            self.view(thing_id.seat(seat))
            self.hold.start(self.seat.close)

    def _open(self, name: str, *args: object) -> None:
        """Open another screen where there is one; nothing happens where it is not built in."""
        if screens.known(name):
            self.table.app.open(name, *args)

    def _hint(self) -> None:
        """Three steps on a note: what is possible, what is dangerous, what the coach would do."""
        if self.table.session.decision is not None and not self.table.director.busy:
            self.hint()

    def view(self, what: str) -> None:
        """Open a viewer (log, last round, book, a deck, a pile, what is gone), or lift a seat over the desk."""
        app = self.table.app
        at = thing_id.read(what)
        if at.kind == "seat":
            self.seat.toggle(at.seat)
            return
        if what == "log":
            app.push(log_drawer(app, self.table, self.revisit))
        else:
            app.push(HappenedScene(app, self.table) if what == "happened" else ViewerScene(app, self.table, what))

    def look_at(self, thing: Thing) -> None:
        """A thing that is only looked at was pressed."""
        at = thing_id.read(thing.id)
        if at.kind in OPENED and not at.looked:
            self.view(thing.id)
        else:
            self.read(thing)

    # reading

    def read(self, thing: Thing | None) -> bool:
        """Open a thing in the reading pane; the same thing again, or nothing, closes it."""
        if thing is not None and thing.role in READ_ONLY:
            self.explain(thing.id)
            return True
        if thing is not None and thing_id.read(thing.id).kind in OPENED:
            self.view(thing_id.plain(thing.id))
            return True
        self.pane.open(thing.id if thing is not None else None)
        self.table.redraw()
        return True

    def _point(self, name: str) -> None:
        """The keys for pointing: at what the pointer is on, else at the focus."""
        thing = by_id(self.table.things(), self.table.hover or self.table.focus.current or "")
        if thing is not None:
            (self.ping if name == "ping" else self.flag)(thing)

    def explain(self, name: str) -> None:
        """Show the sheet of a thing without waiting; of what has none, say that there is nothing to do with it."""
        self.tooltip.show(name)
        thing = self.table.thing(name)
        if thing is not None and not self.tooltip.of(thing):
            self.table.app.say(thing.label or self.table.app.t(NOTHING_TO_DO), thing.rect)

    def pointed(self, pos: tuple[int, int], *, pressed: bool) -> None:
        """The pointer is here now; `pressed` when it, or a key, was just pressed."""
        (self.tooltip.pressed if pressed else self.tooltip.moved)(pos)

    def covers(self) -> bool:
        """Whether something lies over the table that may cover what moves there by itself."""
        table = self.table
        lies = self.pane.shown is not None or self.seat.seat is not None or self.sheet.shown or self.tooltip.shown
        return lies or table.app.notice.shown or bool(table.state.aloft)

    def ping(self, thing: Thing) -> None:
        """Rings of light about a thing, for everybody to see, in the colour of who sits at the desk."""
        colour = self.table.words.colour(self.table.desk)
        self.table.director.show(Ping(Rect(thing.rect), colour, self.table.theme.reduced_motion), PING_MS, "linear")
        self.table.redraw()

    def flag(self, thing: Thing) -> None:
        """Stick a paper flag on a thing for discussion, or pull it; it stays with the card it was stuck on."""
        self.flags.toggle(self.flags.key(thing, self._cards()), self.table.desk)
        self.table.redraw()

    def _cards(self) -> dict[str, Card]:
        return {**self.table.listing().cards, **self.seat.cards}

    def hide(self, *, away: bool) -> None:
        """Take everything away that lies over the table, or bring it back."""
        self.table.state.hidden = away
        self.table.touch()

    def handle(self, event: pygame.event.Event) -> bool:
        """Keys that work while they are held; a click beside a card that fills the window lays it back."""
        if self.pane.whole and event.type == pygame.MOUSEBUTTONDOWN:
            if event.button == 1 and thing_at(self.things(), event.pos) is not None:
                return False
            self.pane.open(None)
            self.table.redraw()
            return True
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.dismiss()
        if event.type == pygame.MOUSEBUTTONDOWN and self._unmarked():
            return True
        if event.type == pygame.KEYDOWN:
            self.hold.pressed = event.key
        elif event.type == pygame.KEYUP:
            self.hold.release(event.key)
        return False

    def art_arrived(self) -> None:
        """New pictures have come."""
        self.readings.art_arrived()
        self.sheet.forget()
        self.seat.renew()

    def back(self) -> bool:
        """Escape: close what is open; False when nothing was."""
        was = self.reading is not None or self.table.state.why or self.table.state.hidden
        self.pane.open(None)
        self.table.state.why = False
        if self.table.state.hidden:
            self.hide(away=False)
        return was or self.seat.close() or self._sheet_away()

    def _sheet_away(self) -> bool:
        """Escape takes the summary off the table when nothing is being prepared."""
        state = self.table.state
        if not self.sheet.shown or state.plan is not None or state.held is not None:
            return False
        self.sheet.toggle()
        return True

    def press(self, thing: Thing) -> bool:
        """A press on what lies over the table; one while the whole table is marked only ends that."""
        if self._unmarked():
            return True
        if thing.role == TERM:
            self.explain(thing.id)
            return True
        if self.sheet.press(thing):
            return True
        if thing.id == SIGN:
            self.table.app.open("unsaved", self.table.run)
            return True
        if thing.id == CLOSE:
            if self.pane.whole:
                self.pane.open(None)
            else:
                self.seat.close()
            return True
        if thing_id.read(thing.id).looked:
            return self.read(thing)
        return False

    def scroll(self, by: int) -> bool:
        """The wheel does nothing on the bare table."""
        return False

    # drawing

    def paint(self, canvas: Canvas) -> None:
        """A friend's seat, flags, the reading pane and the answers of F1."""
        self.seat.paint(canvas)
        for effect in self.table.director.effects if self.seat.seat is not None else ():
            if isinstance(effect, Ping):  # the sheet lies over what moves on the table, not over what is pointed at
                self.table.director.paint(effect, canvas)
        if self.table.state.hidden:
            return
        self._flags(canvas)
        self.sheet.paint(canvas, self.table.hover)
        self.pane.paint(canvas, self.table.hover)
        if self.table.state.why:
            paint(self.table, canvas)

    def _flags(self, canvas: Canvas) -> None:
        """The flags stand on the upper edge of their things, small where the things are small."""
        table = self.table
        shown = self.flags.shown(table.things(), self._cards())
        for thing in table.things() if shown else ():
            seat = shown.get(thing.id)
            if seat is None:
                continue
            person, rect = table.words.people.get(seat), thing.rect
            height = max(16, min(table.render.layout.px(46, 32), rect.h // 2))
            flag = flag_picture(table.words.colour(seat), person.emblem if person is not None else "", height)
            canvas.blit(flag, (rect.x + rect.w * 2 // 5, max(0, rect.y - height * 2 // 5)))

    def things(self) -> list[Thing]:
        """The table's own list; below a friend's seat that seat; with an open pane its button on top."""
        if self.pane.whole:
            return [*self.terms.things(), *self.pane.things()]
        own = [] if self.table.state.hidden else [*self.sheet.things(), *self.terms.things(), *self.pane.things()]
        return [*self.seat.covered(self.table.listing().things), *own]
