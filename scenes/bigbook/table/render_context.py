"""What every part of the table needs while it draws: layout, model, places, words, cards, theme.

Places say where each thing of the model lies now, in window pixels: from names of places and identities to boxes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from pygame import Rect, Surface

from game.bigbook.play.card_kinds import curse_pile
from game.bigbook.rules.place import read_place
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.table import layout as lay
from scenes.bigbook.table.layout import Layout, SeatParts, seat_parts
from scenes.bigbook.table.model.table_view import Card, TableModel
from scenes.bigbook.table.text.names import Words
from scenes.bigbook.table.text.prompts import DeskNote
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.text import Style, TermSpot, TextBlock
from scenes.kit.theme import BONE, Colour, Theme

Held = tuple[int, int, int, int]
"""How many spells, cards in hand and cards of support a seat has, and how many of the last it may have."""


class ThingPlaces:
    """All boxes for one moment of the model with `desk` as the seat whose things lie large on the desk.

    Seats that hold as much as they did in the places of the moment `before` need not be measured again.
    """

    def __init__(self, model: TableModel, layout: Layout, desk: str, before: ThingPlaces | None = None) -> None:
        self.model, self.layout, self.desk = model, layout, desk
        known = before._measured if before is not None and before.layout is layout else {}
        self.slots = dict(zip(model.seats, lay.seat_slots(layout), strict=True))
        self.seats: dict[str, SeatParts] = {}
        self.cards: dict[int, Box] = {}
        """Rest boxes of cards in hands and supports, by identity: on the desk, or small in their seat."""
        self.spells: dict[tuple[str, str], Box] = {}
        self.library = lay.library_cells(layout)
        self.piles = lay.pile_cells(layout)
        self.supply = lay.supply_cells(layout)
        self.curse_cells = lay.curse_cells(layout)
        self.sockets = lay.track_sockets(layout)
        self._measured: dict[str, tuple[Held, SeatParts]] = {}
        """Each seat's parts, with what they were measured for."""
        self._place(known)

    def _place(self, known: Mapping[str, tuple[Held, SeatParts]]) -> None:
        for name, seat in self.model.seats.items():
            held = len(seat.spells), len(seat.hand), len(seat.support), seat.support_limit
            found = known.get(name)
            parts = found[1] if found and found[0] == held else seat_parts(self.layout, self.slots[name], *held)
            self._measured[name] = held, parts
            self.seats[name] = parts
            hand, support, spells = parts.hand, parts.support, parts.spells
            if name == self.desk:
                hand = lay.hand_cells(self.layout, len(seat.hand))
                support = lay.support_cells(self.layout, len(seat.support), seat.support_limit)
                spells = lay.spell_cells(self.layout, len(seat.spells))
            self.cards.update({card.uid: box for card, box in zip(seat.hand, hand, strict=False)})
            self.cards.update({card.uid: box for card, box in zip(seat.support, support, strict=False)})
            self.spells.update({(name, spell.id): box for spell, box in zip(seat.spells, spells, strict=False)})

    def of(self, name: str, kind: str = "") -> Box:
        """The box of a named place (`p1.deck`, `stack`, `supply`, `curse:w1`, `library:fire`, `spell:p1:ice` …)."""
        areas, at = self.layout.areas, read_place(name)
        if at.own and at.seat in self.seats:
            return self._own(at.seat, at.zone)
        if at.zone == "curse":
            return self.curse(at.name)
        if at.zone == "library":
            return self.library[at.name]
        if at.zone == "spell":
            return self.spells.get((at.seat, at.name), self.slots[at.seat])
        if at.zone == "supply":
            return self.supply.get(kind, areas["supply"])
        if at.zone == "stack":
            return self.stack_top()
        if at.zone == "show":
            return self.show()
        return areas["gone"]

    def _own(self, seat: str, name: str) -> Box:
        if seat == self.desk:
            areas = self.layout.areas
            if name in ("deck", "discard"):
                return self.card_in(areas[name])
            if name == "hand":
                box = areas["hand"]
                return box.centered(self.layout.size("hand_w"), self.layout.size("hand_h"))
            return lay.support_cells(self.layout, 1, 3)[0] if name == "support" else areas["hand"]
        parts = self.seats[seat]
        box = {"deck": parts.deck, "discard": parts.discard, "hand": parts.held}.get(name, parts.meter)
        h = self.layout.px(58, 32)
        w = round(h * 0.7)
        return box.centered(w, h) if box.w else Box(box.x, box.y, w, h)

    def card_in(self, area: Box) -> Box:
        """The card-shaped upper part of a pile area, above its label."""
        w = area.w
        h = min(area.h, round(w * 1.4))
        return Box(area.x, area.y, w, h)

    def curse(self, curse: str) -> Box:
        """The tile of a curse on the track, or its pile when it is not there."""
        found = self.model.curse(curse)
        if found is not None:
            return self.curse_cells[found.position]
        return self.piles[curse_pile(curse)]

    def picture(self, tile: Box) -> Box:
        """Where the picture of a curse lies in its tile."""
        return lay.picture_cell(self.layout, tile)

    def with_tiles(self, places: Iterable[Rect]) -> list[Rect]:
        """Places to be lit, with the whole tile of a curse instead of its picture: seals and name hang over that."""
        whole = {tuple(self.picture(cell)): Rect(cell) for cell in self.curse_cells.values()}
        return [whole.get(tuple(place), place) for place in places]

    def stack_top(self) -> Box:
        """The uppermost card of the Madness stack."""
        box = self.layout.areas["madness"]
        h = round(box.h * 0.72)
        w = round(h * 0.72)
        return Box(box.x + self.layout.px(14, 8), box.y + (box.h - h) // 2, w, h)

    def show(self) -> Box:
        """Where a card is held up for everybody to see: over the middle of the book."""
        w, h = self.layout.size("hand_w"), self.layout.size("hand_h")
        return self.layout.areas["book"].centered(round(w * 1.2), round(h * 1.2))

    def marker(self, space: int) -> tuple[int, int]:
        """The middle of the marker on a space (0 = Invocation): on the socket's top edge, or in its corner."""
        socket = self.sockets[(space - 1) % 6]
        if space == 0 and not self.layout.large:  # piles lie above that one: it stands in the corner, beside the eye
            side = self.layout.px(*MARKER)
            return socket.x + round(side * CORNER), socket.y + round(side * CORNER)
        down = self.layout.px(6, 4) if self.layout.large else -self.layout.px(4, 2)
        return socket.x + socket.w // 2, socket.y + down


MARKER = (46, 30)
"""The side of the marker of the track in design units: full, compact."""
CORNER = 0.62
"""How far its middle is from both edges of the corner of its last space, as a share of its side."""


@dataclass(slots=True)
class RenderContext:
    """The drawing context of the table; `desk` is the seat whose things lie large before everybody."""

    theme: Theme
    layout: Layout
    model: TableModel
    places: ThingPlaces
    words: Words
    painter: CardPainter
    desk: str
    first: str = ""
    """The seat that began the game, where it is known."""
    note: DeskNote | None = None
    """Who acts at the desk though it is not their turn."""
    homeward: Callable[[], int] = lambda: 0
    """Cards of Madness that belong to the stack already and are still seen on their way to it."""
    flying: Callable[[str], int] = lambda place: 0
    """Cards of Madness that belong to a place already and are still seen on their way to it."""
    moods: dict[str, str] = field(default_factory=dict)
    """What shows in the faces of some seats for a while (`mad`, `triumphant`)."""
    terms: Sequence[TermSpot] = ()
    """The terms that stand in the panel, where they were drawn last."""
    page_terms: Sequence[TermSpot] = ()
    """The terms that stand in the open book."""
    sheet_terms: Sequence[TermSpot] = ()
    """The terms that stand on the sheet of the magician at the desk."""
    unsaved: str = ""
    """Why the game is not being saved, in words; '' where it is."""
    usable: frozenset[str] | None = None
    """The things that may be chosen now, by id; None where nobody is asked, and nothing falls back before the rest."""
    begun: int = 0
    """The round whose page was turned last: its marker moves only before its curses are laid."""

    def replace(self) -> None:
        """Find anew where everything lies."""
        self.places = ThingPlaces(self.model, self.layout, self.desk, self.places)

    @property
    def round(self) -> int:
        """The round that people see: a new one has begun as soon as its page lies open."""
        return max(self.model.round, self.begun)

    @property
    def sentences(self) -> bool:
        """Whether cards on the table say what they do in sentences: where somebody wants it and they have room."""
        return self.theme.card_texts and not self.layout.icons_only

    def discarded(self, seat: str) -> list[Card]:
        """What is seen on the discard pile of a seat."""
        cards = self.model.seats[seat].discard
        return cards[: len(cards) - self.flying(f"{seat}.discard")]

    def text(
        self,
        surface: Surface,
        text: str,
        box: Box | Rect,
        size: tuple[float, float],
        colour: Colour = BONE,
        *,
        bold: bool = False,
        italic: bool = False,
        align: str = "left",
        valign: str = "middle",
        face: str = "body",
        wrap: bool = True,
        bold_colour: Colour | None = None,
        report: bool = True,
        ellipsis: bool = True,
    ) -> TextBlock:
        """Draw words into a box; `size` is the design size in the Full and the Compact layout.

        A text that has no room at all ends in …: the table is full, and reading pane, viewers and panel say it whole.
        """
        style = Style(self.layout.text(*size), colour, face, bold, italic, align, 1.0, bold_colour)
        return draw_text(
            surface, text, Rect(box), style, valign=valign, where=text[:40], wrap=wrap, report=report, ellipsis=ellipsis
        )
