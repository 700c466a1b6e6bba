"""The still part of the set-up screen's picture: papers, faces, bars, and what is said of the group and the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

import pygame
from pygame import Rect, Surface

from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story
from game.mansions.cards.vocabulary import ATTRIBUTES
from scenes.kit.fit import draw_text
from scenes.kit.text import layout
from scenes.kit.theme import MIN_TEXT, mix
from scenes.mansions.look import CORAL, INK, LAMP, PAPER, TIDE, of_seat, paper, slate
from scenes.mansions.party import Guest, HouseParty
from scenes.mansions.setup import group
from scenes.mansions.setup.group import SETUP
from scenes.mansions.setup.layout import RULES, TEXT, SeatPlaces, SetupPlaces
from scenes.mansions.sights import INTRODUCTIONS
from scenes.mansions.small_plan import paint_plan, plan_in
from scenes.mansions.widgets import letters

if TYPE_CHECKING:
    from scenes.shell.app import App

PEOPLE, ICONS = "mansions/people", "mansions/icons"
FULL_BAR = 8
"""The highest that an attribute is drawn."""
TOLD = 0.23, 0.385, 0.385
"""The shares that name, trade and numbers have of what is told beside a portrait: two lines for each but the name."""


class Sayer(Protocol):
    """Who knows what is said of the choices: the screen."""

    def blurb(self) -> str:
        """What the story is about."""

    def minutes(self) -> str:
        """About how long a night takes."""

    def rule_text(self, name: str) -> str:
        """What a rule means as it is chosen."""

    def heading(self) -> str:
        """What this screen is."""


def paint(surface: Surface, app: App, party: HouseParty, places: SetupPlaces, said: Sayer) -> None:
    """All of it, below the widgets."""
    theme = app.theme
    style = letters(theme, 34, LAMP[1], bold=True, face="title")
    draw_text(surface, said.heading(), places.title, style, valign="middle", where="setup.title", ellipsis=True)
    slate(surface, places.story.inflate(theme.px(8), theme.px(8)))
    _plate(surface, app, party.story, places.plate)
    draw_text(surface, said.blurb(), places.blurb, letters(theme, 17, PAPER[0]), where="setup.blurb", ellipsis=True)
    style = letters(theme, 17, LAMP[1], italic=True)
    draw_text(surface, said.minutes(), places.minutes, style, valign="middle", where="setup.minutes", ellipsis=True)
    for at, (one, place) in enumerate(zip(party.people, places.seats, strict=True)):
        _seat(surface, app, one, place, at)
    _group(surface, app, party, places.group)
    paper(surface, places.ends["seed"], shade=0.5, shadow=0)
    paper(surface, places.rules, shade=0.4)
    for name in RULES:
        style = letters(theme, 15, INK)
        draw_text(
            surface, said.rule_text(name), places.notes[name], style, valign="middle", where="setup.rule", ellipsis=True
        )


def _plate(surface: Surface, app: App, name: str, box: Rect) -> None:
    """The picture of the story; of one without, the plan of its house."""
    surface.fill(mix(PAPER[2], INK, 0.35), box)
    sight = INTRODUCTIONS.get(name)
    drawn = app.art.get(sight.kind, sight.picture, box.size) if sight is not None else None
    if drawn is not None:
        surface.blit(drawn, drawn.get_rect(center=box.center))
    elif sight is None:
        paint_plan(surface, plan_in(story(name).house, box.inflate(-app.theme.px(10), -app.theme.px(10))))
    pygame.draw.rect(surface, INK, box, 2)


def _seat(surface: Surface, app: App, one: Guest, place: SeatPlaces, at: int) -> None:
    theme, t, colour = app.theme, app.t, of_seat(f"i{at + 1}")
    paper(surface, place.sheet, shade=0.25, shadow=theme.px(8))
    surface.fill(colour, Rect(place.sheet.x + 2, place.sheet.y + 2, place.sheet.w - 4, theme.px(7)))
    surface.fill(mix(colour, INK, 0.5), place.portrait)
    face = app.art.get(PEOPLE, one.who, place.portrait.size)
    if face is not None:
        surface.blit(face, face.get_rect(center=place.portrait.center))
    who, told = catalogue().investigators[one.who], place.told
    key = f"mansions.cards.investigators.{one.who}"
    numbers = t(f"{SETUP}.numbers", health=who.health, wits=who.sanity, skill=who.skill)
    lines = (
        (t(f"{key}.name"), letters(theme, 20, CORAL[4], bold=True, face="title")),
        (t(f"{key}.role"), letters(theme, 16, INK, italic=True)),
        (numbers, letters(theme, 16, INK, bold=True)),
    )
    top = float(told.y)
    for share, (words, style) in zip(TOLD, lines, strict=True):
        room = Rect(told.x, round(top), told.w, round(told.h * share))
        draw_text(surface, words, room, style, valign="middle", where="setup.who", ellipsis=True)
        top += told.h * share
    for n, (name, value) in enumerate(one.attributes.items()):
        wide = place.bars.w // len(ATTRIBUTES)
        _dial(surface, app, name, value, Rect(place.bars.x + n * wide, place.bars.y, wide, place.bars.h))
    top = _cards(surface, app, one, place.texts) + theme.px(8)
    room = place.texts
    line = Rect(room.x, top, room.w, room.bottom - top)
    if line.h >= style.size * 3:
        style = letters(theme, 16, TIDE[4], italic=True)
        draw_text(surface, t(f"{key}.flavour"), line, style, valign="bottom", where="setup.flavour", ellipsis=True)


def _cards(surface: Surface, app: App, one: Guest, room: Rect) -> int:
    """What the two kept cards do, both in letters of one size; gives where the words end."""
    theme, texts = app.theme, group.told_of(app.catalogue, one)
    gap, style = theme.px(6), letters(theme, TEXT)
    while style.size > MIN_TEXT and sum(layout(text, style, room.w).size[1] for text in texts) + gap > room.h:
        style = replace(style, size=style.size - 1)
    top = room.y
    for text in texts:
        place = Rect(room.x, top, room.w, room.bottom - top)
        top += draw_text(surface, text, place, style, where="setup.card", ellipsis=True).size[1] + gap
    return top - gap


def _dial(surface: Surface, app: App, name: str, value: int, box: Rect) -> None:
    """An attribute: its sign, its number, and a bar as high as it."""
    theme = app.theme
    cell = box.inflate(-theme.px(4), 0)
    bar = Rect(cell.x, cell.y, cell.w, cell.h)
    surface.fill(PAPER[1], bar)
    high = bar.h * min(value, FULL_BAR) // FULL_BAR
    surface.fill(TIDE[1], Rect(bar.x, bar.bottom - high, bar.w, high))
    pygame.draw.rect(surface, INK, bar, 1)
    half = bar.h // 2
    _sign(surface, app, name, Rect(bar.x, bar.y + 1, bar.w, half))
    style = letters(theme, 17, INK, bold=True, align="center")
    draw_text(
        surface, str(value), Rect(bar.x, bar.y + half, bar.w, bar.h - half), style, valign="middle", where="setup.dial"
    )


def _sign(surface: Surface, app: App, name: str, box: Rect) -> None:
    side = min(box.w, box.h) - 2
    picture = app.art.get(ICONS, f"sign_{name}", (side, side))
    if picture is not None:
        surface.blit(picture, picture.get_rect(center=box.center))


def _group(surface: Surface, app: App, party: HouseParty, box: Rect) -> None:
    """The best of each attribute as a bar, and one sentence."""
    theme, texts = app.theme, app.catalogue
    paper(surface, box, shade=0.4)
    inner = box.inflate(-theme.px(24), -theme.px(8))
    line = inner.h // (len(ATTRIBUTES) + 2)
    style = letters(theme, 17, CORAL[4], bold=True)
    draw_text(surface, app.t(f"{SETUP}.together"), Rect(inner.x, inner.y, inner.w, line), style, valign="middle",
              where="setup.together", ellipsis=True)  # fmt: skip
    found = group.best(party.people)
    for at, name in enumerate(ATTRIBUTES):
        row = Rect(inner.x, inner.y + (at + 1) * line, inner.w, line)
        _sign(surface, app, name, Rect(row.x, row.y, line, line))
        words = Rect(row.x + line + theme.px(4), row.y, round(row.w * 0.44) - line, row.h)
        label = texts.noun(f"mansions.terms.attributes.{name}")
        draw_text(
            surface, str(label), words, letters(theme, 16), valign="middle", where="setup.attribute", ellipsis=True
        )
        number = Rect(row.right - theme.px(24), row.y, theme.px(24), row.h)
        bar = Rect(words.right + theme.px(6), row.y + line // 4, number.x - words.right - theme.px(12), line // 2)
        pygame.draw.rect(surface, PAPER[3], bar, 1)
        surface.fill(TIDE[3], Rect(bar.x, bar.y, bar.w * min(found[name], FULL_BAR) // FULL_BAR, bar.h))
        style = letters(theme, 16, bold=True, align="right")
        draw_text(surface, str(found[name]), number, style, valign="middle", where="setup.attribute")
    foot = Rect(
        inner.x, inner.y + (len(ATTRIBUTES) + 1) * line, inner.w, inner.bottom - inner.y - (len(ATTRIBUTES) + 1) * line
    )
    style = letters(theme, 16, CORAL[4], italic=True)
    draw_text(
        surface, group.verdict(texts, party.people), foot, style, valign="middle", where="setup.verdict", ellipsis=True
    )
