"""Who is up against what, in the place of the desk: both faces with what they have taken, and between them the card."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.mansions.cards.reading import catalogue
from game.mansions.rules.acts import FISTS
from game.mansions.view import MonsterView, PersonView
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.text import Style
from scenes.kit.theme import mix
from scenes.kit.thing import INFO
from scenes.mansions.look import CORAL, INK, PAPER, PLUM, SLATE, bar, of_seat, paper, slate
from scenes.mansions.table.column.friends import PEOPLE, mood_of, portrait
from scenes.mansions.table.column.picks import Picks
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.part import Placed
from scenes.mansions.table.strip.bout import ATTACK, BLOW, Bout, Bouts
from scenes.mansions.table.strip.strip import STRIP
from scenes.table.listing import HeldCard, Listing

TEXTS = "mansions.fight"
PORTRAITS, UPPER, HALVES = "mansions/portraits", "mansions/fights", "mansions/combat"
LEGS = {"humanoid": "two", "beast": "four", "eldritch": "none"}
"""What the classes of monsters are called in the names of pictures."""
MOST = 12
"""So many marks stand in a row."""


@dataclass(frozen=True, slots=True)
class Places:
    """Boxes in window pixels: both faces, what stands beneath each, and the card between them."""

    person: Box
    person_foot: Box
    monster: Box
    monster_foot: Box
    card: Box


class Arena(Placed):
    """The fight, the fright, or the slipping past."""

    def __init__(self, table: HouseContext, bouts: Bouts, picks: Picks) -> None:
        super().__init__(table)
        self.bouts, self.picks = bouts, picks

    def update(self, dt: float) -> None:
        """Whoever an answer is about that is looked at stands here."""
        moment, before = self.table.moment, self.bouts.now
        if self.picks.takes(moment.decision):
            self.bouts.follow(moment.decision, self.picks.aimed(moment))
            if self.bouts.now != before:
                self.table.touch()

    def box(self) -> Box | None:
        """In the place of the desk, as long as there is one."""
        return self.table.measures.rows["desk"] if self.bouts.now is not None else None

    def key(self) -> Hashable:
        """Who, what they have taken, which card, which pictures have come."""
        bout = self.bouts.now
        drawn = tuple(picture is not None for picture in self._pictures()) if bout is not None else ()
        return bout, self._person(), self._monster(), drawn

    def _person(self) -> PersonView | None:
        bout = self.bouts.now
        return self.table.shown.person(bout.seat) if bout is not None else None

    def _monster(self) -> MonsterView | None:
        bout = self.bouts.now
        return self.table.shown.monster(bout.monster) if bout is not None else None

    def _places(self) -> Places:
        layout = self.table.measures
        box = layout.rows["desk"].inset(layout.px(12, 8))
        gap = layout.px(12, 8)
        foot = min(box.h // 3, max(layout.px(64, 44), layout.text(18) * 5 // 2))
        high = box.h - foot - gap // 2
        wide = min(high * 3 // 4, box.w // 5)
        end = box.right - wide
        return Places(
            Box(box.x, box.y, wide, high), Box(box.x, box.bottom - foot, wide, foot),
            Box(end, box.y, wide, high), Box(end, box.bottom - foot, wide, foot),
            Box(box.x + wide + gap, box.y, box.w - 2 * (wide + gap), box.h),
        )  # fmt: skip

    # pictures

    def _pictures(self) -> tuple[Surface | None, Surface | None, Surface | None]:
        """Both faces and the card, as far as they are drawn."""
        places, bout, person, monster = self._places(), self.bouts.now, self._person(), self._monster()
        drawn, side = self.table.app.art.drawn, (places.person.w, places.person.w * 7 // 5)
        face = drawn(PEOPLE, mood_of(person), side) if person is not None else None
        foe = drawn(PORTRAITS, monster.kind, side) if monster is not None else None
        card = None
        if bout is not None and bout.card:
            room = places.card.w, self._strip(places.card).h
            one = catalogue().combat[bout.card]
            lower = f"lower_{LEGS[one.monsters]}_{one.lower}"
            card = drawn(HALVES, lower, room) if bout.lower else drawn(UPPER, bout.card, room)
        return face, foe, card

    def _strip(self, card: Box) -> Box:
        """Where the picture of the card lies."""
        layout = self.table.measures
        head = layout.text(22, 17) * 4 // 3
        high = 0 if layout.large or card.h < layout.px(250, 170) else min(card.w * 210 // 548, card.h * 9 // 20)
        return Box(card.x, card.y + head, card.w, high)

    # how it looks

    def paint(self, surface: Surface) -> None:
        """Both, and the card."""
        bout, person, monster = self.bouts.now, self._person(), self._monster()
        if bout is None:
            return
        layout, places = self.table.measures, self._places()
        slate(surface, Rect(layout.rows["desk"]), edge=CORAL[3] if bout.kind != "horror" else PLUM[2])
        face, foe, card = self._pictures()
        portrait(surface, Rect(places.person), face, of_seat(bout.seat))
        portrait(surface, Rect(places.monster), foe, SLATE[1])
        if person is not None:
            self._foot(surface, Rect(places.person_foot), self.table.words.first_name(bout.seat),
                       (person.health, person.full_health), CORAL[1], person.stun)  # fmt: skip
        if monster is not None:
            known = (monster.health - monster.damage, monster.health) if monster.health > 0 else (monster.damage, 0)
            self._foot(surface, Rect(places.monster_foot), self.table.words.monster(bout.monster), known, CORAL[2],
                       monster.stun)  # fmt: skip
        self._card(surface, Rect(places.card), bout, card)

    def _foot(
        self, surface: Surface, box: Rect, name: str, health: tuple[int, int], colour: tuple[int, int, int], stun: int
    ) -> None:
        """A name, and beneath it what is left of so much; of an unknown monster what it has taken, as marks."""
        layout = self.table.measures
        now, full = health
        marks = max(8, box.h // 4)
        style = Style(layout.text(18), PAPER[0], bold=True, align="center", leading=0.84)
        words = Rect(box.x, box.y, box.w, box.h - marks - 3)
        said = name + " " + "*" * min(3, stun) if stun else name
        draw_text(surface, said, words, style, valign="middle", where="arena.name", ellipsis=True)
        row = Rect(box.x, box.bottom - marks, box.w, marks)
        if full:
            number = Rect(row.x, row.y, max(layout.text(18) * 3, 34), row.h)
            style = Style(min(layout.text(16, 14), row.h + 6), PAPER[0], bold=True)
            draw_text(surface, f"{now}/{full}", number.inflate(0, 8), style, valign="middle", where="arena.health",
                      wrap=False, report=False)  # fmt: skip
            bar(surface, Rect(number.right, row.y, row.right - number.right, row.h), now, full, colour, empty=PAPER[3])
            return
        r = max(3, min(row.h // 2, row.w // (3 * MOST)))
        for at in range(min(now, MOST)):
            middle = row.x + r + at * 3 * r, row.centery
            pygame.draw.circle(surface, INK, middle, r + 1)
            pygame.draw.circle(surface, colour, middle, r)

    def _card(self, surface: Surface, box: Rect, bout: Bout, picture: Surface | None) -> None:
        """The card that is read, with the half that counts; before it is turned up, what is known of the monster."""
        layout = self.table.measures
        paper(surface, box, shade=0.1)
        inner = box.inflate(-layout.px(24, 14), -layout.px(10, 6))
        name, rules, told = self.words_of(bout)
        head = Rect(inner.x, inner.y, inner.w, layout.text(22, 17) * 4 // 3)
        style = Style(layout.text(22, 17), CORAL[4], "title", bold=True)
        draw_text(surface, name, head, style, valign="middle", where="arena.title", ellipsis=True)
        strip = Rect(self._strip(Box(*inner)))
        top = head.bottom
        if picture is not None and strip.h:
            surface.blit(picture, picture.get_rect(midtop=(strip.centerx, strip.y)))
            top = strip.bottom + layout.px(6, 4)
        skipped = self.skipped(bout)
        foot = layout.text(16, 14) * 3 // 2 if skipped else 0
        room = Rect(inner.x, top, inner.w, inner.bottom - top - foot)
        rules_style = Style(layout.text(19, 15), INK, bold=True, leading=0.95)
        block = draw_text(surface, rules, room, rules_style, where="arena.rules", ellipsis=True)
        rest = Rect(room.x, room.y + block.size[1] + 4, room.w, room.bottom - room.y - block.size[1] - 4)
        if told and rest.h >= layout.text(18, 14) * 5 // 4:
            style = Style(layout.text(18, 14), mix(INK, PAPER[1], 0.2), italic=True, leading=0.95)
            draw_text(surface, told, rest, style, where="arena.told", ellipsis=True)
        if skipped:
            style = Style(layout.text(16, 14), mix(INK, PAPER[1], 0.35), italic=True)
            draw_text(surface, skipped, Rect(inner.x, inner.bottom - foot, inner.w, foot), style, valign="bottom",
                      where="arena.skipped", wrap=False, ellipsis=True)  # fmt: skip

    # words

    def words_of(self, bout: Bout) -> tuple[str, str, str]:
        """The heading, what counts, and a line that only tells."""
        words, monster = self.table.words, self._monster()
        if bout.card:
            return words.combat(bout.card, lower=bout.lower)
        texts = TEXTS if bout.kind in (BLOW, ATTACK) else STRIP
        foe = words.names.monster(bout.monster)
        name = words.texts.t(f"{texts}.{bout.kind}", seat=words.seat(bout.seat), monster=foe)
        sheet = words.sheet(monster.kind) if monster is not None else []
        if texts == STRIP:
            return name, sheet[1] if len(sheet) > 1 else "", sheet[2] if len(sheet) > 2 else ""
        weapon = ""
        if bout.weapon and bout.weapon != FISTS:
            weapon = words.sheet(bout.weapon)[1] if len(words.sheet(bout.weapon)) > 1 else ""
        return name, weapon or words.texts.t(f"{TEXTS}.draws"), sheet[2] if len(sheet) > 2 else ""

    def skipped(self, bout: Bout) -> str:
        """The cards that did not fit, in a line; '' for none."""
        words = self.table.words
        names = ", ".join(words.card(card) for card in bout.skipped)
        return words.texts.t(f"{TEXTS}.skipped", list=names) if names else ""

    def said(self, bout: Bout) -> str:
        """All of it, for ears."""
        words, monster, person = self.table.words, self._monster(), self._person()
        parts = list(filter(None, (*self.words_of(bout), self.skipped(bout))))
        if person is not None:
            seat = words.seat(bout.seat)
            parts.append(words.texts.t(f"{TEXTS}.person", seat=seat, n=person.health, m=person.full_health))
        if monster is not None:
            key = "known" if monster.health > 0 else "unknown"
            parts.append(words.texts.t(f"{TEXTS}.{key}", monster=words.names.monster(bout.monster),
                                       n=monster.health - monster.damage if monster.health > 0 else monster.damage,
                                       m=monster.health))  # fmt: skip
        return " ".join(parts)

    def things(self, out: Listing[HeldCard]) -> None:
        """Both, each to be read, and the card between them."""
        bout = self.bouts.now
        if bout is None:
            return
        places = self._places()
        out.add("bout", INFO, self.said(bout), places.card, zone="desk")
