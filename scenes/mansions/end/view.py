"""The still part of that page: the plan of a round, the truth, the diary, who did what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.mansions.board.house import House
from game.mansions.play.rounds import Round
from scenes.kit.fit import draw_text, fit
from scenes.kit.text import Style
from scenes.kit.theme import MIN_TEXT, mix
from scenes.mansions.look import CORAL, INK, LAMP, PAPER, PLUM, SLATE, of_seat, paper, slate
from scenes.mansions.small_plan import paint_plan, plan_in
from scenes.mansions.table.house.plan import Plan
from scenes.mansions.widgets import letters

if TYPE_CHECKING:
    from scenes.shell.app import App

PEOPLE, MONSTERS = "mansions/people", "mansions/monsters"
APART = 0.2
"""Units of the map between the ways of two people through one space."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What the plan of a moment shows."""

    house: House
    round: Round
    walked: Sequence[Round]
    """All rounds whose ways are drawn: this one, or the whole night."""
    who: Mapping[str, str]
    """By seat, whom somebody plays."""
    clues: Mapping[str, str]
    """By room, the numbers of the clues that had been laid there; empty until all is turned up."""


def plan(surface: Surface, app: App, drawn: Drawn, sheet: Rect, room: Rect, names: Mapping[str, str]) -> None:
    """The house on paper: what was dark or burned, where everybody went, who stood where."""
    paper(surface, sheet, shade=0.35, shadow=app.theme.px(6))
    found = plan_in(drawn.house, room)
    paint_plan(surface, found, dark=drawn.round.dark, burning=drawn.round.fire)
    for room_id, box in found.bounds.items():
        _name(surface, names[room_id], Rect(box))
    for at, (seat, who) in enumerate(drawn.who.items()):
        _way(surface, app, drawn, found, seat, who, at)
    _monsters(surface, app, drawn.round, found)
    for room_id, numbers in drawn.clues.items():
        _clue(surface, app, numbers, Rect(found.bounds[room_id]))


def _name(surface: Surface, words: str, box: Rect) -> None:
    """The name of a room where it has a place."""
    room = (box.w - 6, min(box.h - 4, MIN_TEXT * 3))
    block = fit(words, Style(MIN_TEXT, mix(INK, PAPER[2], 0.3)), room, report=False)
    if not block.cut and not block.broken:
        block.draw(surface, (box.x + 4, box.y + 3))


def _middle(found: Plan, space: str, at: int) -> tuple[int, int]:
    x, y = found.spaces[space].center
    off = round((at - 1.5) * APART * found.unit)
    return x + off, y + off


def _way(surface: Surface, app: App, drawn: Drawn, found: Plan, seat: str, who: str, at: int) -> None:
    """The way of somebody, and their emblem where they stood last."""
    colour, thick = of_seat(seat), max(2, round(found.unit * 0.14))
    last: tuple[int, int] | None = None
    for one in drawn.walked:
        points = [_middle(found, space, at) for space in one.ways.get(seat, ())]
        if len(points) > 1:
            pygame.draw.lines(surface, INK, False, points, thick + 3)
            pygame.draw.lines(surface, colour, False, points, thick)
        for point in points:
            pygame.draw.circle(surface, INK, point, thick + 2)
            pygame.draw.circle(surface, colour, point, thick)
        last = points[-1] if points and one is drawn.round else last
    if last is None:
        return
    side = max(app.theme.px(20), round(found.unit * 1.05))
    pygame.draw.circle(surface, INK, last, side // 2 + 2)
    pygame.draw.circle(surface, mix(colour, PAPER[0], 0.45), last, side // 2)
    emblem = app.art.get(PEOPLE, f"{who}_emblem", (side * 7 // 10, side * 7 // 10))
    if emblem is not None:
        surface.blit(emblem, emblem.get_rect(center=last))


def _monsters(surface: Surface, app: App, now: Round, found: Plan) -> None:
    """Figures of the Keeper, small and square, beside each other at the foot of their space."""
    side = max(16, round(found.unit * 0.95))
    taken: dict[str, int] = {}
    for kind, space in now.monsters:
        if space not in found.spaces:
            continue
        box, n = Rect(found.spaces[space]), taken.get(space, 0)
        taken[space] = n + 1
        place = Rect(box.x + 4 + n * (side + 2), box.bottom - side - 4, side, side)
        surface.fill(PLUM[4], place)
        picture = app.art.get(MONSTERS, kind, (side, side))
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=place.center))
        pygame.draw.rect(surface, INK, place, 2)


def _clue(surface: Surface, app: App, numbers: str, box: Rect) -> None:
    """The numbers of clues that lay in a room, on a slip the color of the lamp in its corner."""
    block = fit(numbers, Style(max(MIN_TEXT, app.theme.px(16)), INK, bold=True), (box.w, box.h), report=False)
    slip = Rect(0, 0, block.size[0] + 10, block.size[1] + 2)
    slip.topright = box.right - 4, box.y + 4
    surface.fill(LAMP[1], slip)
    pygame.draw.rect(surface, INK, slip, 2)
    block.draw(surface, (slip.x + 5, slip.y + 1))


@dataclass(frozen=True, slots=True)
class Deeds:
    """Somebody, and what they did."""

    seat: str
    who: str
    name: str
    words: str


def people(surface: Surface, app: App, heading: str, told: Sequence[Deeds], sheet: Rect) -> None:
    """Everybody's face, name and deeds."""
    theme = app.theme
    paper(surface, sheet, shade=0.25, shadow=theme.px(6))
    room = headed(surface, app, heading, sheet, CORAL[4])
    high = min(room.h // max(1, len(told)), theme.px(100))
    for at, one in enumerate(told):
        row = Rect(room.x, room.y + at * high, room.w, high)
        face = Rect(row.x, row.y + 2, round((high - 6) * 0.72), high - 6)
        surface.fill(mix(of_seat(one.seat), INK, 0.4), face)
        picture = app.art.get(PEOPLE, f"{one.who}_calm", face.size)
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=face.center))
        pygame.draw.rect(surface, of_seat(one.seat), face, 2)
        words = Rect(face.right + theme.px(10), row.y, row.right - face.right - theme.px(10), high - 2)
        text = f"[b]{one.name}[/b] \u00b7 {one.words}"
        draw_text(surface, text, words, letters(theme, 16), valign="middle", where="end.deeds", ellipsis=True)


def diary(surface: Surface, app: App, heading: str, text: str, sheet: Rect) -> None:
    """What the Keeper wrote, on slate."""
    slate(surface, sheet, edge=PLUM[2])
    room = headed(surface, app, heading, sheet, PLUM[1])
    style = letters(app.theme, 16, SLATE[0] if not app.theme.high_contrast else PAPER[0], italic=True)
    draw_text(surface, text, room, style, where="end.diary", ellipsis=True)


def headed(surface: Surface, app: App, words: str, sheet: Rect, colour: tuple[int, int, int]) -> Rect:
    """The heading of a sheet; gives what is left of it."""
    theme = app.theme
    inner = sheet.inflate(-theme.px(28), -theme.px(16))
    head = Rect(inner.x, inner.y, inner.w, theme.px(30))
    style = letters(theme, 19, colour, bold=True, face="title")
    draw_text(surface, words, head, style, valign="middle", where="end.head", ellipsis=True)
    return Rect(inner.x, head.bottom + theme.px(4), inner.w, inner.bottom - head.bottom - theme.px(4))
