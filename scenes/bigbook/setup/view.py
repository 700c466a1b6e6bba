"""The still part of the set-up screen's picture: slips, bars, balance, explanations."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.kinds import ELEMENTS as KINDS
from scenes.bigbook.setup.setup_facts import HARD, balance, deck_elements, opens, short_of
from scenes.bigbook.setup.setup_places import SeatPlace, SetupLayout
from scenes.kit import paper
from scenes.kit.faces import panel
from scenes.kit.fit import draw_text, fit
from scenes.kit.icons import badge
from scenes.kit.ornament import gilded
from scenes.kit.text import Style
from scenes.kit.theme import (
    BONE,
    CRIMSON,
    ELEMENTS,
    GOLD,
    GREEN_INK,
    INK,
    PARCH,
    SEAT_COLOURS,
    Colour,
    Theme,
    mix,
)
from scenes.shell.run import GameSetup, Person

if TYPE_CHECKING:
    from scenes.shell.app import App


def paint(surface: Surface, app: App, setup: GameSetup, places: SetupLayout) -> None:
    """Draw everything that stands still."""
    theme, t = app.theme, app.t
    gilded(
        surface, t("kit.setup.title"), places.title, theme.text(46 if theme.layout.full else 32), where="setup.title"
    )
    quiet = Style(theme.ui(16), mix(BONE, GOLD[1], 0.3), italic=True, align="center")
    draw_text(surface, opens(app, setup), places.opens, quiet, valign="middle", where="setup.opens", ellipsis=True)
    for i, person in enumerate(setup.people):
        _slip(surface, app, person, places.seats[i], i, setup.mode)
    _balance(surface, app, setup, places.balance)
    panel(surface, places.options, seed=22)
    small = Style(theme.ui(17), mix(INK, PARCH[4], 0.35), bold_colour=CRIMSON)
    for name, label, key in (
        ("difficulty", "kit.setup.difficulty", f"bigbook.terms.difficulties.{setup.difficulty}.text"),
        ("mode", "kit.setup.mode", f"bigbook.terms.modes.{setup.mode}.text"),
        ("undo", "kit.setup.undo_policy", f"kit.undo.{setup.undo}.text"),
        ("seed", "kit.setup.seed", "kit.setup.seed_note"),
    ):
        words = f"[b]{t(label)}.[/b] {t(key)}"
        draw_text(surface, words, places.notes[name], small, valign="middle", where=f"setup.{name}", ellipsis=True)


def _slip(surface: Surface, app: App, person: Person, place: SeatPlace, index: int, mode: str) -> None:
    theme = app.theme
    panel(surface, place.slip, seed=30 + index)
    edge = Rect(place.slip.x + 10, place.slip.y + 3, place.slip.w - 20, max(5, theme.px(9)))
    pygame.draw.rect(surface, SEAT_COLOURS[person.colour], edge, border_radius=3)
    pygame.draw.rect(surface, mix(SEAT_COLOURS[person.colour], INK, 0.5), edge, 1, border_radius=3)
    _tag(surface, app, place.tag, SEAT_COLOURS[person.colour], index)
    _portrait(surface, app, person.magician, place.portrait)
    _words(surface, app, person.magician, place.words)
    _bars(surface, theme, deck_elements(person.magician, mode), place.bars, 8)


def _tag(surface: Surface, app: App, tag: Rect, colour: Colour, index: int) -> None:
    """The order around the table, on a tag at the head of the slip."""
    pygame.draw.rect(surface, INK, tag.inflate(4, 4), border_radius=tag.h // 2)
    pygame.draw.rect(surface, colour, tag, border_radius=tag.h // 2)
    face = tag.inflate(-app.theme.px(8), -app.theme.px(6))
    pygame.draw.rect(surface, PARCH[0], face, border_radius=face.h // 2)
    style = Style(app.theme.ui(15), INK, bold=True, align="center")
    words = app.t("kit.setup.seat", n=index + 1)
    draw_text(
        surface, words, face.inflate(-8, 4), style, valign="middle", where="setup.seat", wrap=False, ellipsis=True
    )


def _words(surface: Surface, app: App, magician: str, room: Rect) -> None:
    """The ability at reading size; where there is room left, the line that says who they are."""
    theme, t, facts = app.theme, app.t, catalogue().magicians[magician]
    base = f"bigbook.cards.magicians.{magician}"
    head = Rect(room.x, room.y, room.w, max(room.h // 5, theme.px(24)))
    style = Style(theme.ui(20), CRIMSON, bold=True)
    y = head.y + draw_text(surface, t(f"{base}.ability_name"), head, style, where=f"setup.ability.{magician}").size[1]
    quiet = Style(theme.ui(16), mix(INK, PARCH[4], 0.45), italic=True)
    timing = f"{t(f'bigbook.terms.timing.{facts.timing}')} \u00b7 {t(f'kit.setup.hard.{HARD[magician]}')}"
    when = fit(timing, quiet, (room.w, room.h // 3), where="setup.timing", ellipsis=True)
    body = Rect(room.x, y, room.w, room.bottom - y - when.size[1])
    words = t(f"{base}.text", **facts.fixed)
    y += draw_text(surface, words, body, Style(theme.ui(18), INK), where=f"setup.text.{magician}", ellipsis=True).size[
        1
    ]
    when.draw(surface, (room.x, y + min(theme.px(4), room.bottom - y - when.size[1])))
    y += when.size[1] + theme.px(14)
    style = Style(theme.ui(16), mix(INK, GOLD[4], 0.35), italic=True)
    spare = (room.w, room.bottom - y)
    if spare[1] > 0:
        line = fit(t(f"{base}.flavour"), style, spare, report=False, floor=style.size)
        if not line.cut:
            paper.rule(surface, room.x, room.right, y - theme.px(4))
            line.draw(surface, (room.x, room.bottom - line.size[1]))


def _portrait(surface: Surface, app: App, magician: str, rect: Rect) -> None:
    """The magician's picture, or a banner of the element until it is ready."""
    picture = app.art.get("magicians", magician, rect.size)
    if picture is not None:
        spot = picture.get_rect(midtop=(rect.centerx, rect.y))
        surface.blit(picture, spot)
        paper.gold_line(surface, spot, 2, 4)
        return
    element = KINDS[catalogue().magicians[magician].element]
    ramp = ELEMENTS[element]
    face = paper.gradient(rect.size, lambda x, y: mix(ramp.mid, ramp.deep, min(1.0, abs(x - 0.5) + abs(y - 0.4))), 32)
    surface.blit(face, rect)
    paper.gold_line(surface, rect, 2, 4)
    mark = badge(element, max(16, min(rect.w, rect.h) * 6 // 10))
    surface.blit(mark, mark.get_rect(center=rect.center))


def _bars(surface: Surface, theme: Theme, values: dict[str, int], rect: Rect, top: int) -> None:
    """One bar per element with its badge and number."""
    gap = max(3, rect.h // 16)
    height = (rect.h - gap * 3) // 4
    icon = max(14, height)
    for i, (element, value) in enumerate(values.items()):
        y = rect.y + i * (height + gap)
        mark = badge(element, icon)
        surface.blit(mark, mark.get_rect(midleft=(rect.x, y + height // 2)))
        room = Rect(rect.x + icon + 8, y + height // 6, max(6, rect.w - icon - 14 - theme.px(34)), height - height // 3)
        pygame.draw.rect(surface, mix(PARCH[1], PARCH[2], 0.55), room, border_radius=3)
        filled = Rect(room.x, room.y, max(2, round(room.w * min(1.0, value / top))), room.h)
        ramp = ELEMENTS[element]
        pygame.draw.rect(surface, ramp.base, filled, border_radius=3)
        pygame.draw.line(
            surface, ramp.light, (filled.x + 2, filled.y + 1), (filled.right - 3, filled.y + 1), max(1, filled.h // 6)
        )
        pygame.draw.rect(surface, INK, filled, 1, border_radius=3)
        number = Rect(room.right + 6, y - 2, rect.right - room.right - 6, height + 4)
        draw_text(
            surface,
            str(value),
            number,
            Style(theme.ui(19), INK, bold=True, align="right"),
            valign="middle",
            where="bar",
        )


def _balance(surface: Surface, app: App, setup: GameSetup, rect: Rect) -> None:
    theme, t = app.theme, app.t
    panel(surface, rect, seed=21)
    inner = rect.inflate(-theme.px(72 if theme.layout.full else 50), -theme.px(50 if theme.layout.full else 34))
    head = Rect(inner.x, inner.y, inner.w, round(inner.h * 0.17))
    draw_text(
        surface,
        t("kit.setup.balance"),
        head,
        Style(theme.ui(20), CRIMSON, bold=True),
        valign="middle",
        where="setup.balance",
        ellipsis=True,
    )
    totals = balance(setup.people, setup.mode)
    bars = Rect(inner.x, head.bottom + 4, inner.w, round(inner.h * 0.4))
    _bars(surface, theme, totals, bars, max(8, max(totals.values())))
    poor = short_of(setup.people, setup.mode)
    words = app.catalogue.all_of([t(f"bigbook.terms.elements.{e}.singular") for e in poor])
    line = t("kit.setup.balance_poor", list=words) if poor else t("kit.setup.balance_good")
    verdict = Rect(inner.x, bars.bottom + 4, inner.w, round(inner.h * 0.14))
    ink = CRIMSON if poor else GREEN_INK
    draw_text(surface, line, verdict, Style(theme.ui(18), ink, bold=True), valign="middle", where="setup.verdict")
    advice = Rect(inner.x, verdict.bottom, inner.w, inner.bottom - verdict.bottom)
    draw_text(
        surface,
        t("kit.setup.advice"),
        advice,
        Style(theme.ui(15), mix(INK, GOLD[4], 0.3), italic=True),
        where="setup.advice",
        ellipsis=True,
    )
