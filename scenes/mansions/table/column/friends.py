"""Everybody in the house, in their fixed order: face, Health and Wits, and how they are."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
from pygame import Rect, Surface

from game.core.engine.decision import Reason
from game.core.play import thing_id
from game.mansions.view import PersonView
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.text import Style
from scenes.kit.theme import mix
from scenes.mansions.look import CORAL, INK, LAMP, PAPER, PLUM, bar, of_seat, slate
from scenes.mansions.table.part import Placed
from scenes.mansions.table.text.words import HouseWords
from scenes.table.listing import HeldCard, Listing

PEOPLE = "mansions/people"


class Friends(Placed):
    """The row of friends; from 150 % text on medallions with mirror and dials."""

    def box(self) -> Box | None:
        """Below the mirror; nothing for one person alone."""
        rows = self.table.measures.rows
        return rows.get("friends") or rows.get("medallions")

    def places(self) -> dict[str, Box]:
        """Everybody's place by seat."""
        layout, seats = self.table.measures, [one.seat for one in self.table.view.people]
        if "medallions" in layout.rows:
            return dict(zip(seats, layout.medallions()[3:], strict=False))
        return dict(zip(seats, layout.friends(), strict=False))

    def _picture(self, one: PersonView, size: tuple[int, int]) -> Surface | None:
        return self.table.app.art.drawn(PEOPLE, mood_of(one), size)

    def key(self) -> Hashable:
        """What everybody has, and who acts."""
        view = self.table.view
        drawn = tuple(self._picture(one, self._face(box)) is not None for one, box in self._each())
        return view.people, self.table.acting, view.active, drawn, self._dials()

    def _dials(self) -> Hashable:
        view = self.table.view
        return (view.threat, view.clock) if "medallions" in self.table.measures.rows else None

    def _each(self) -> list[tuple[PersonView, Box]]:
        places = self.places()
        return [(one, places[one.seat]) for one in self.table.view.people if one.seat in places]

    @staticmethod
    def _face(box: Box) -> tuple[int, int]:
        side = min(box.h - 8, box.w // 3)
        return side, side * 7 // 5

    def paint(self, surface: Surface) -> None:
        """One slate for each of them."""
        layout = self.table.measures
        if "medallions" in layout.rows:
            self._medallions(surface)
        for one, box in self._each():
            self._friend(surface, one, Rect(box))

    def _medallions(self, surface: Surface) -> None:
        """Mirror, threat, clock as large numbers."""
        view, layout, t = self.table.view, self.table.measures, self.table.words.t
        told = (("", ""), (t("mirror.threat"), str(view.threat)), (t("mirror.clock"), "/".join(map(str, view.clock))))
        for box, (name, value) in zip(map(Rect, layout.medallions()[:3]), told, strict=True):
            slate(surface, box, edge=PLUM[3])
            if not name:
                style = Style(layout.text(16, 12), PAPER[1], align="center")
                draw_text(surface, self.table.words.term("seats.keeper"), box.inflate(-8, -8), style, valign="middle",
                          where="medallion", ellipsis=True)  # fmt: skip
                continue
            half = box.h * 2 // 5
            style = Style(layout.text(13, 10), PAPER[1], align="center")
            draw_text(surface, name, Rect(box.x + 3, box.y + 2, box.w - 6, half), style, valign="middle",
                      where="medallion", ellipsis=True)  # fmt: skip
            style = Style(layout.text(20, 14), PAPER[0], "title", bold=True, align="center")
            draw_text(surface, value, Rect(box.x, box.y + half, box.w, box.h - half), style, valign="middle",
                      where="medallion", wrap=False)  # fmt: skip

    def _friend(self, surface: Surface, one: PersonView, box: Rect) -> None:
        layout, words = self.table.measures, self.table.words
        acts, colour = one.seat == self.table.acting, of_seat(one.seat)
        gone = one.status not in ("in_play", "dead")
        slate(surface, box, edge=LAMP[1] if acts else colour, ground=mix(colour, INK, 0.78 if acts else 0.88))
        side = min(box.h - 8, box.w // 3)
        face = Rect(box.x + 4, box.y + 4, side, box.h - 8)
        surface.fill(colour, face)
        portrait(surface, face, self._picture(one, self._face(Box(*box))), colour)
        left = face.right + layout.px(8, 5)
        room = Rect(left, box.y + 3, box.right - left - 5, box.h - 6)
        line = room.h // 3
        style = Style(layout.text(18), PAPER[0], bold=True)
        draw_text(surface, words.first_name(one.seat), Rect(room.x, room.y, room.w, line), style, valign="middle",
                  where="friend", wrap=False, ellipsis=True)  # fmt: skip
        if gone:
            style = Style(layout.text(16, 14), PAPER[2], italic=True)
            draw_text(surface, words.term(f"states.{one.status}"), Rect(room.x, room.y + line, room.w, 2 * line), style,
                      valign="middle", where="friend", ellipsis=True)  # fmt: skip
            return
        self._numbers(surface, one, Rect(room.x, room.y + line, room.w, line))
        style = Style(layout.text(16, 14), PAPER[1], italic=True)
        draw_text(surface, how(self.table.words, one, acts), Rect(room.x, room.y + 2 * line, room.w, line), style,
                  valign="middle", where="friend", wrap=False, ellipsis=True)  # fmt: skip

    def _numbers(self, surface: Surface, one: PersonView, box: Rect) -> None:
        layout, half = self.table.measures, box.w // 2
        for at, (now, full, colour) in enumerate(
            ((one.health, one.full_health, CORAL[1]), (one.sanity, one.full_sanity, PLUM[1]))
        ):
            place = Rect(box.x + at * half, box.y, half - 4, box.h)
            style = Style(layout.text(18), colour, bold=True)
            number = Rect(place.x, place.y, layout.px(30, 22), place.h)
            draw_text(surface, str(now), number, style, valign="middle", where="friend", wrap=False)
            strip = Rect(number.right, place.centery - 3, place.right - number.right, max(5, layout.px(9, 7)))
            bar(surface, strip, now, full, colour, empty=mix(colour, INK, 0.5))

    def things(self, out: Listing[HeldCard]) -> None:
        """A press shows somebody's desk; where somebody is to be chosen, it chooses them."""
        table = self.table
        choice = table.state.choice
        for one, box in self._each():
            chosen = choice is not None and one.seat in choice.options
            reason = None if chosen or one.seat != table.desk.seat else Reason("desk-shown")
            label = told_of(table.words, one, one.seat == table.acting)
            name = "medallion:" + one.seat if "medallions" in table.measures.rows else thing_id.seat(one.seat)
            out.add(name, "seat", label, box, reason, "friends", option=one.seat if chosen else "")


def portrait(surface: Surface, box: Rect, picture: Surface | None, colour: tuple[int, int, int]) -> None:
    """A face, cropped to its head, in a frame of its seat's colour."""
    surface.fill(mix(colour, INK, 0.4), box)
    if picture is not None:
        shown = picture.get_rect(midtop=(box.centerx, box.y - picture.get_height() // 12))
        before = surface.get_clip()
        surface.set_clip(box.clip(before))
        surface.blit(picture, shown)
        surface.set_clip(before)
    pygame.draw.rect(surface, INK, box, 2)
    pygame.draw.rect(surface, colour, box.inflate(-4, -4), 2)


def mood_of(one: PersonView) -> str:
    """The drawing of a face, by how somebody is."""
    if one.status != "in_play":
        return f"{one.who}_asleep"
    return f"{one.who}_addled" if one.sanity <= 0 else f"{one.who}_calm"


def how(words: HouseWords, one: PersonView, acts: bool) -> str:
    """In a word or two what is special about somebody now."""
    found = []
    if acts:
        found.append(words.t("friends.acts"))
    if one.sanity <= 0:
        found.append(words.term("states.insane"))
    if one.stun:
        found.append(words.term("states.stunned"))
    if one.hidden:
        found.append(words.term("states.hidden"))
    if one.mythos:
        found.append(words.t("friends.omen"))
    return ", ".join(found[:2])


def told_of(words: HouseWords, one: PersonView, acts: bool) -> str:
    """Somebody in a sentence, for ears."""
    line = words.texts.t(
        "mansions.terminal.person", seat=words.seat(one.seat), health=one.health, m=one.full_health,
        sanity=one.sanity, n=one.full_sanity, skill=one.skill,
    )  # fmt: skip
    special = how(words, one, acts)
    return f"{line}. {special}" if special else line
