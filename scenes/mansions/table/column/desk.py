"""The desk: the sheet of whoever acts, with everything that counts in tests, and the cards before them."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.core.engine.decision import Reason
from game.mansions.cards.reading import catalogue
from game.mansions.rules.lookup import is_clue
from game.mansions.view import PersonView
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.text import Style
from scenes.kit.theme import Colour, mix
from scenes.mansions.look import CORAL, INK, LAMP, LEAF, PAPER, PLUM, SLATE, TIDE, bar, of_seat, paper, slate
from scenes.mansions.table.column.friends import PEOPLE, mood_of, portrait
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.model.letters import SEEN, has_seen
from scenes.mansions.table.part import Placed
from scenes.table.listing import HeldCard, Listing

ATTRIBUTES = ("strength", "marksmanship", "dexterity", "intellect", "willpower", "lore", "luck")
SKILL = "skill"
"""The sign of skill tokens, among the tokens."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card before somebody: its thing, its id ('' face down), what its face shows, the colour of its kind."""

    thing: str
    card: str
    kind: str
    picture: str
    colour: Colour


def cards_of(one: PersonView) -> list[Held]:
    """Everything that lies before somebody: what can be used first, then clues and keys, spells, what ails them."""
    box = catalogue()
    found: list[Held] = []
    order = {"attack": 0, "action": 1, "passing": 2}
    items = sorted(one.items, key=lambda card: (is_clue(card), order.get(_use(card), 3)))
    for card in items:
        kind = "story" if is_clue(card) else "items"
        colour = LAMP[2] if is_clue(card) or _use(card) == "key" else CORAL[3] if _use(card) == "attack" else LEAF[2]
        found.append(Held(f"card:{one.seat}:{card}", card, kind, card, colour))
    seen: dict[str, int] = {}
    for spell in one.spells:
        seen[spell] = seen.get(spell, 0) + 1
        name = f"card:{one.seat}:{spell}" + (f"-{seen[spell]}" if seen[spell] > 1 else "")
        found.append(Held(name, spell, "spells", spell, TIDE[2]))
    for card in one.trauma:
        colour = CORAL[4] if box.trauma[card].kind == "injury" else PLUM[3]
        found.append(Held(f"card:{one.seat}:{card}", card, "mishaps", card, colour))
    found += [Held(f"omen:{one.seat}:{at}", "", "backs", "omen", PLUM[4]) for at in range(1, one.mythos + 1)]
    return found


def _use(card: str) -> str:
    box = catalogue()
    item = box.items.get(card) or box.finds.get(card)
    return item.use if item is not None else ""


def attributes_of(one: PersonView) -> dict[str, int]:
    """The seven attributes as they are printed on the two cards that somebody keeps."""
    return catalogue().investigators[one.who].attributes(one.physical, one.mental)


class Desk(Placed):
    """What lies before whoever acts, or before whom people look at."""

    def __init__(self, table: HouseContext) -> None:
        super().__init__(table)
        self._seen: tuple[object, object, bool] | None = None
        """Whether whoever sits at the desk has looked at something in this turn, with what that was found for."""

    def box(self) -> Box | None:
        """In the column, or beneath the house."""
        return self.table.free(self.table.measures.rows["desk"])

    @property
    def held(self) -> list[Held]:
        """The cards that lie there, and what somebody alone has seen."""
        one = self.table.desk
        letters = [Held(f"omen:{one.seat}:{SEEN}", "", "backs", "omen", TIDE[3])] if self._has_seen(one.seat) else []
        return [*cards_of(one), *letters]

    def _has_seen(self, seat: str) -> bool:
        session = self.table.run.session
        mark = seat, len(session.past), session.past[-1] if session.past else None
        if self._seen is None or self._seen[0] != mark[:2] or self._seen[1] is not mark[2]:
            self._seen = mark[:2], mark[2], has_seen(session, seat)
        return self._seen[2]

    def _named(self, card: Held) -> str:
        """What a card is called; one that lies face down by what everybody knows of it."""
        if card.card:
            return self.table.words.card(card.card)
        return self.table.words.t("desk.seen" if card.thing.endswith(SEEN) else "desk.omen")

    def faces(self) -> list[tuple[Held, Box, bool]]:
        """Every card that has room, with its place; whether it shows its picture."""
        held = self.held
        way, boxes = self.table.measures.faces(len(held))
        return [(card, box, way == "cards") for card, box in zip(held, boxes, strict=False)]

    def _picture(self, card: Held, size: tuple[int, int]) -> Surface | None:
        return self.table.app.art.drawn(f"mansions/{card.kind}", card.picture, size)

    def key(self) -> Hashable:
        """Whose things, which, and which of their pictures are there."""
        one = self.table.desk
        drawn = tuple(self._picture(card, self._art(box)) is not None for card, box, full in self.faces() if full)
        return one, self.table.acting, drawn, self._face() is not None, self._signs()

    def _signs(self) -> bool:
        """Whether the signs of the sheet are there; asked for in the size in which they were wanted last."""
        return not any(self.table.app.art.coming("mansions/icons", f"sign_{name}") for name in ATTRIBUTES)

    @staticmethod
    def _art(box: Box) -> tuple[int, int]:
        return box.w - 8, box.h * 6 // 10

    def _face(self) -> Surface | None:
        side = self.table.measures.px(120, 80)
        return self.table.app.art.drawn(PEOPLE, mood_of(self.table.desk), (side, side * 7 // 5))

    def paint(self, surface: Surface) -> None:
        """A cloth in the colour of the seat, the sheet of paper, the cards."""
        box, one = self.box(), self.table.desk
        if box is None:
            return
        colour = of_seat(one.seat)
        slate(surface, Rect(box), edge=colour, ground=mix(colour, INK, 0.84))
        if not self.table.measures.large:
            self._sheet(surface, Rect(self.table.measures.desk()["sheet"]).inflate(-8, -8), one)
            self._tabs(surface)
        for card, place, full in self.faces():
            (self._card if full else self._label)(surface, card, Rect(place))

    def _tabs(self, surface: Surface) -> None:
        """How many cards there are of each kind, where this form has room for that."""
        layout, words = self.table.measures, self.table.words
        tabs = layout.desk().get("tabs")
        if tabs is None:
            return
        one = self.table.desk
        style = Style(layout.text(18), PAPER[1])
        line = words.t("desk.whose", seat=words.seat(one.seat), n=len(self.held))
        draw_text(surface, line, Rect(tabs).inflate(-12, 0), style, valign="middle", where="desk", wrap=False,
                  ellipsis=True)  # fmt: skip

    # the sheet

    def _sheet(self, surface: Surface, box: Rect, one: PersonView) -> None:
        layout, words = self.table.measures, self.table.words
        paper(surface, box, shade=0.3, shadow=0)
        flat = layout.form == "corner"
        pad = layout.px(8, 5)
        inner = box.inflate(-2 * pad, -2 * pad)
        head = inner.h * 45 // 100 if not flat else inner.h * 52 // 100
        face = Rect(inner.x, inner.y, min(inner.w * 4 // 10, head * 9 // 10), head)
        portrait(surface, face, self._face(), of_seat(one.seat))
        beside = Rect(face.right + pad, inner.y, inner.right - face.right - pad, head)
        third = beside.h // 3
        style = Style(layout.text(20), INK, "title", bold=True, leading=0.84)
        draw_text(surface, words.seat(one.seat), Rect(beside.x, beside.y, beside.w, third + 4), style, valign="middle",
                  where="sheet", ellipsis=True)  # fmt: skip
        rows = ((words.t("sheet.health"), one.health, one.full_health, CORAL[3]),
                (words.t("sheet.wits"), one.sanity, one.full_sanity, PLUM[3]))  # fmt: skip
        for at, (name, now, full, colour) in enumerate(rows):
            row = Rect(beside.x, beside.y + third + 4 + at * third, beside.w, third - 2)
            style = Style(layout.text(16), colour, bold=True)
            low = max(5, layout.px(9, 6))
            said, below = Rect(row.x, row.y, row.w, row.h - low), Rect(row.x, row.bottom - low, row.w, low)
            if said.h < layout.text(16):  # no room for both, one above the other: side by side
                said = Rect(row.x, row.y, row.w * 2 // 3, row.h)
                below = Rect(said.right + 3, row.centery - low // 2, row.right - said.right - 3, low)
            draw_text(surface, f"{name} {now}/{full}", said, style, valign="middle", where="sheet", wrap=False,
                      ellipsis=True)  # fmt: skip
            bar(surface, below, now, full, colour)
        self._attributes(
            surface, Rect(inner.x, face.bottom + pad, inner.w, inner.bottom - face.bottom - pad), one, flat
        )

    def _attributes(self, surface: Surface, box: Rect, one: PersonView, flat: bool) -> None:
        layout = self.table.measures
        values = attributes_of(one)
        told = [*((f"sign_{name}", values[name]) for name in ATTRIBUTES), (SKILL, one.skill)]
        columns = 8 if flat else 4
        gap, rows = layout.px(5, 3), -(-len(told) // columns)
        high = box.h if flat else min(box.h, layout.px(124, 84))
        w, h = (box.w - gap * (columns - 1)) // columns, (high - gap * (rows - 1)) // rows
        for at, (sign, value) in enumerate(told):
            cell = Rect(box.x + at % columns * (w + gap), box.y + at // columns * (h + gap), w, h)
            pygame.draw.rect(surface, LAMP[1] if sign == SKILL else PAPER[1], cell, border_radius=4)
            pygame.draw.rect(surface, INK, cell, 1, border_radius=4)
            self._cell(surface, cell, sign, str(value))
        if not flat and box.h - high > layout.px(30, 22):
            rest = Rect(box.x, box.y + high + gap, box.w, box.h - high - gap)
            rest.h = min(rest.h, layout.px(46, 32))
            used = one.ability_used
            pygame.draw.rect(surface, SLATE[1] if used else PLUM[3], rest, border_radius=5)
            pygame.draw.rect(surface, INK, rest, 2, border_radius=5)
            style = Style(layout.text(17), PAPER[2] if used else PAPER[0], align="center", italic=used)
            said = self.table.words.card(one.ability)
            draw_text(surface, said, rest.inflate(-8, -2), style, valign="middle", where="ability",
                      ellipsis=True)  # fmt: skip

    def _cell(self, surface: Surface, cell: Rect, sign: str, value: str) -> None:
        """The sign of an attribute with its number: beside it, or below where the cell is high."""
        wide = cell.w > cell.h * 6 // 5
        side = min(cell.h - 4, cell.w // 2) if wide else min(cell.w - 4, cell.h // 2)
        mark = Rect(cell.x + 2, cell.y + 2, side, side)
        if wide:
            mark.centery = cell.centery
        else:
            mark.centerx = cell.centerx
        picture = self._sign(sign, side)
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=mark.center))
        room = Rect(mark.right, cell.y, cell.right - mark.right, cell.h) if wide else Rect(
            cell.x, mark.bottom, cell.w, cell.bottom - mark.bottom)  # fmt: skip
        style = Style(self.table.measures.text(21), CORAL[4], bold=True, align="center")
        draw_text(surface, value, room, style, valign="middle", where="attribute", wrap=False)

    def _sign(self, sign: str, side: int) -> Surface | None:
        return self.table.app.art.get("mansions/tokens" if sign == SKILL else "mansions/icons", sign, (side, side))

    # cards

    def _card(self, surface: Surface, card: Held, box: Rect) -> None:
        layout = self.table.measures
        if not card.card:
            self._back(surface, card, box)
            return
        paper(surface, box, shade=0.1, shadow=3)
        pygame.draw.rect(surface, card.colour, box.inflate(-4, -4), 3)
        room = Rect(box.x + 4, box.y + 4, *self._art(Box(*box)))
        picture = self._picture(card, room.size)
        surface.fill(mix(card.colour, PAPER[1], 0.45), room)
        if picture is not None:
            before = surface.get_clip()
            surface.set_clip(room.clip(before))
            surface.blit(picture, picture.get_rect(center=room.center))
            surface.set_clip(before)
        name = Rect(box.x + 6, room.bottom + 1, box.w - 12, box.bottom - room.bottom - 5)
        style = Style(layout.text(18), INK, bold=True, align="center", leading=0.86)
        draw_text(surface, self.table.words.card(card.card), name, style, valign="middle", where="card", ellipsis=True)

    def _back(self, surface: Surface, card: Held, box: Rect) -> None:
        pygame.draw.rect(surface, INK, box, border_radius=6)
        pygame.draw.rect(surface, card.colour, box.inflate(-4, -4), border_radius=5)
        picture = self._picture(card, box.inflate(-8, -8).size)
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=box.center))
            return
        style = Style(self.table.measures.text(18), PAPER[0], italic=True, align="center")
        draw_text(surface, self._named(card), box.inflate(-12, -12), style, valign="middle", where="card",
                  ellipsis=True)  # fmt: skip

    def _label(self, surface: Surface, card: Held, box: Rect) -> None:
        layout = self.table.measures
        paper(surface, box, shade=0.2, shadow=0)
        surface.fill(card.colour, Rect(box.x + 2, box.y + 2, layout.px(14, 9), box.h - 4))
        name = Rect(box.x + layout.px(22, 15), box.y + 1, box.w - layout.px(28, 19), box.h - 2)
        style = Style(layout.text(18), INK, leading=0.84, italic=not card.card)
        said = self._named(card)
        draw_text(surface, said, name, style, valign="middle", where="card", ellipsis=True)

    def things(self, out: Listing[HeldCard]) -> None:
        """Every card: one that may be chosen is the answer, any other is only read."""
        table, one = self.table, self.table.desk
        choice = table.state.choice
        own = choice is not None and choice.decision.seat == one.seat
        if not table.measures.large:
            sheet = Box(*table.measures.desk()["sheet"])
            out.add(f"sheet:{one.seat}", "sheet", table.words.seat(one.seat), sheet, zone="desk")
        for card, box, _ in self.faces():
            option = self.option_of(card) if own else ""
            reason = None if option or card.card or self._may_read(one.seat) else Reason("face-down")
            out.add(card.thing, "card", self._named(card), box, reason, "desk", option=option)

    def _may_read(self, seat: str) -> bool:
        """Whether whoever a letter is for has the table now."""
        now = self.table.moment.decision
        return now is not None and now.seat == seat

    def option_of(self, card: Held) -> str:
        """The answer that a press on a card gives now, '' for none: itself, or the one act that is done with it."""
        choice = self.table.state.choice
        if choice is None or not card.card:
            return ""
        if card.card in choice.options:
            return card.card
        acts = [option for option in choice.options if option in (f"use:{card.card}", f"cast:{card.card}")]
        return acts[0] if acts else ""
