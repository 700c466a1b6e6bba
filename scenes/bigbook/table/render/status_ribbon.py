"""The status ribbon (round, phases, what is expected, the danger line) and the ticker of the log."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.bigbook.play.threats import Threat
from game.bigbook.play.threats import danger_words as said_of
from game.bigbook.text.log import Story, tell
from scenes.bigbook.table.render_context import MARKER, RenderContext
from scenes.kit import materials
from scenes.kit.drawing.surface_marks import dusk
from scenes.kit.fit import fit
from scenes.kit.geometry import Box
from scenes.kit.icons import emblem
from scenes.kit.note import readable
from scenes.kit.ornament import PANEL
from scenes.kit.shapes import smooth
from scenes.kit.text import Style, TextBlock, unbroken
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, GOLD, INK, MIN_TEXT, mix
from scenes.table.panel import buttons
from scenes.table.panel.ribbon import LEADING, beam, write_line

PHASES = ("concentration", "monster", "action", "recuperation")
ICONS = 4
SHARES = (
    {"round": 0.17, "phases": 0.19, "say": 0.37, "danger": 0.27},
    {"round": 0.11, "phases": 0.18, "say": 0.36, "danger": 0.35},
)
"""How much of the ribbon each part has on the full and compact drawing: the latter names no monster."""
DOT = " \u00b7 "
STRIKES = "step_hits_"
"""How the keys of dangers begin that are a curse about to strike."""


def parts(render: RenderContext) -> dict[str, Box]:
    """The parts of the ribbon from left to right; `icons` holds the four small buttons."""
    if render.layout.large:
        return _two_rows(render)
    box = render.layout.areas["ribbon"]
    pad = render.layout.px(12, 8)
    icons_w = ICONS * (box.h + render.layout.px(4, 3))
    sign_w = sign_width(render)
    x, w = float(box.x + pad), box.w - 2 * pad - icons_w - sign_w
    shares = SHARES[0 if render.layout.full else 1]
    found = {}
    for name, share in shares.items():
        found[name] = Box(round(x), box.y, round(w * share) - pad, box.h)
        x += w * share
    found["icons"] = Box(box.right - pad - icons_w, box.y, icons_w, box.h)
    found["sign"] = Box(found["icons"].x - sign_w, box.y, sign_w, box.h)
    return found


def _two_rows(render: RenderContext) -> dict[str, Box]:
    """The same with large letters: round, phase and what is expected, below them the danger line."""
    box, pad = render.layout.areas["ribbon"], render.layout.px(12, 8)
    high = box.h // 2
    icons_w, sign_w = ICONS * (high + render.layout.px(4, 3)), sign_width(render)
    x, right = float(box.x + pad), box.right - pad
    w = right - icons_w - x
    found = {}
    for name, share in (("round", 0.17), ("phases", 0.22), ("say", 0.61)):
        found[name] = Box(round(x), box.y, round(w * share) - pad, high)
        x += w * share
    found["icons"] = Box(right - icons_w, box.y, icons_w, high)
    found["sign"] = Box(right - sign_w, box.y + high, sign_w, box.h - high)
    found["danger"] = Box(box.x + pad, box.y + high, right - sign_w - box.x - pad, box.h - high)
    return found


def sign_width(render: RenderContext) -> int:
    """The room of the sign that the game is not being saved: none while it is."""
    if not render.unsaved:
        return 0
    return buttons.sign_width(render.layout, render.words.kit("save.unsaved"))


def sign_box(render: RenderContext) -> Box:
    """Where that sign stands, with some air about it."""
    box, pad = parts(render)["sign"], render.layout.px(10, 7)
    air = 1 if render.layout.large else 4
    return Box(box.x + pad, box.y + air, box.w - 2 * pad, box.h - 2 * air)


def icon_boxes(render: RenderContext) -> tuple[Box, ...]:
    """Square places for fast, language, rulebook and menu."""
    box = parts(render)["icons"]
    step = box.w // ICONS
    return tuple(Box(box.x + i * step, box.y + 2, box.h - 4, box.h - 4) for i in range(ICONS))


def danger_words(render: RenderContext, danger: Threat) -> str:
    """A danger as a sentence."""
    return unbroken(said_of(render.words, danger))


def danger_line(render: RenderContext, dangers: list[Threat], style: Style, room: tuple[int, int]) -> str:
    """The worst that is ahead, in the words that fit a room: of curses that strike with the same step all are named
    in one sentence, or the first and how many more there are. A wide ribbon names another danger where it needs no
    second line."""
    first = danger_words(render, dangers[0])
    strikes = [one for one in dangers if one.key.startswith(STRIKES)] if dangers[0].key.startswith(STRIKES) else []
    if len(strikes) > 1:
        more = render.words.t("prompts.danger.strike_more", first=first, n=len(strikes) - 1)
        names = render.words.list_names(render.words.curse(str(one.args["curse"])) for one in strikes)
        both = render.words.t("prompts.danger.strike_together", list=names, space=strikes[0].args["space"])
        said = (unbroken(both), unbroken(more))
        short = f"{first} +{len(strikes) - 1}"
        return next((text for text in said if not fit(text, style, room, report=False).cut), short)
    if render.layout.large:
        return _counted(render, dangers, style, room)
    pair = DOT.join(danger_words(render, one) for one in dangers[: 2 if render.layout.full else 1])
    return first if fit(pair, style, room, wrap=False, report=False).cut else pair  # the panel lists them all


def _counted(render: RenderContext, dangers: list[Threat], style: Style, room: tuple[int, int]) -> str:
    """As many dangers as one line of large letters holds, at least one, and how many more there are: the panel may
    have no room for them, and the sheet of this line tells them all."""
    said = [danger_words(render, one) for one in dangers]
    for count in range(len(said), 0, -1):
        left = len(said) - count
        line = DOT.join([*said[:count], *([more_dangers(render, left)] if left else [])])
        if lay_out(line, style, None).size[0] <= room[0]:
            return line
    return f"{said[0]} +{len(said) - 1}" if len(said) > 1 else said[0]


def more_dangers(render: RenderContext, count: int) -> str:
    """How many dangers more there are, in words."""
    return unbroken(render.words.t("prompts.danger.more", n=count))


def danger_said(render: RenderContext, dangers: list[Threat]) -> str:
    """What the ribbon says of dangers; nothing where there are none."""
    room = parts(render)["danger"]
    style = Style(render.layout.text(17, 14), leading=LEADING)
    return danger_line(render, dangers, style, (room.w, room.h)) if dangers else ""


def ribbon(render: RenderContext, surface: Surface, sentence: str, dangers: list[Threat]) -> None:
    """Draw the ribbon."""
    beam(surface, render.layout.areas["ribbon"])
    places, model = parts(render), render.model
    if model.round:
        text = render.words.t("prompts.status.round", round=render.round, n=6)
        if model.monster and render.layout.full:
            text += f" · {render.words.monster(model.monster)}"
    else:
        text = render.words.t("prompts.status.book_shut")
    write_line(surface, render.layout, text, places["round"], (18, 14), Style(0, GOLD[1]))
    say = _room_to_say(render, sentence, places)
    if say is places["say"]:
        _phases(render, surface, places["phases"])
    write_line(surface, render.layout, sentence, say, (20, 15), Style(0, BONE, bold=True, align="center"))
    if dangers:
        worst = dangers[0].weight >= 60
        colour = (255, 176, 132) if worst else mix(BONE, INK, 0.2)
        style = Style(render.layout.text(17, 14), colour, align="right")
        write_line(surface, render.layout, danger_said(render, dangers), places["danger"], (17, 14), style)


def _room_to_say(render: RenderContext, sentence: str, places: dict[str, Box]) -> Box:
    """Where the sentence stands: in large letters a long one takes the room of the phases, rather than be small."""
    say, before, letters = places["say"], places["phases"], render.layout.text(20, 15)
    if not render.layout.large:
        return say
    style = Style(readable(render.layout, letters), BONE, bold=True)
    if lay_out(sentence, style, None).size[0] <= say.w:
        return say
    return Box(before.x, say.y, say.x + say.w - before.x, say.h)


def _ink(side: int, *, lit: bool) -> Surface:
    """The dot of a phase: full and bright, or an empty ring of brass."""

    def paint(s: Surface, k: float) -> None:
        middle, r = (side * k / 2, side * k / 2), side * k / 2
        pygame.draw.circle(s, INK, middle, r)
        pygame.draw.circle(s, GOLD[1] if lit else GOLD[2], middle, r - k)
        if not lit:
            pygame.draw.circle(s, PANEL, middle, r - 2.2 * k)

    return materials.store.get(("phase", side, lit), lambda: smooth((side, side), paint))


def _phases(render: RenderContext, surface: Surface, box: Box) -> None:
    """Four inks, the present one lit and named."""
    n = len(PHASES)
    dot = render.layout.px(14, 10)
    now = render.model.phase
    names = [render.words.t(f"terms.phases.{phase}") for phase in PHASES]
    name = names[PHASES.index(now)] if now in PHASES else render.words.t(f"terms.phases.{now}")
    step = dot + render.layout.px(10, 6)
    for i, phase in enumerate(PHASES):
        centre = (box.x + dot // 2 + i * step, box.center[1])
        lit = phase == now
        if i + 1 < n:
            pygame.draw.line(surface, mix(GOLD[3], INK, 0.3), centre, (centre[0] + step, centre[1]), 1)
        sign = _ink(dot + (4 if lit else 0), lit=lit)
        surface.blit(sign, sign.get_rect(center=centre))
    room = Rect(box.x + n * step + 2, box.y, box.w - n * step - 2, box.h)
    render.text(surface, name, room, (18, 14), GOLD[1], bold=True, wrap=False)


def ticker(render: RenderContext, surface: Surface, story: Story) -> None:
    """As many of the last lines as fit, fading upwards, in a dusk that is no higher than they are."""
    box = render.layout.areas["log"]
    pad = render.layout.px(10, 7)
    size, who = render.layout.text(16, 14), render.layout.px(22, 17)
    left, right = box.x + render.layout.px(8, 4) + who, box.right - render.layout.px(8, 2)
    y, found = box.bottom - pad // 2, list[tuple[TextBlock, int, str]]()
    for index, line in enumerate(reversed(story.shown)):
        text = tell(render.words, line)
        if not text:
            continue
        strength = max(0.0, 0.12 + index * 0.09)
        text += "\u00a0[eye]" if line.eye else ""
        block = _whole(text, Style(size, mix(BONE, INK, min(0.6, strength))), right - left)
        if not found:
            y = _clear_of_marker(render, block, left, y)
        if y - block.size[1] - 2 < box.y + pad // 2:
            break
        y -= block.size[1] + 2
        found.append((block, y, line.seat))
    if not found:
        return
    top = max(box.y, y - 2 * pad)
    dusk(surface, Box(box.x, top, box.w, box.bottom - top), 150, render.layout.px(22, 14))
    for block, at, seat in found:
        block.draw(surface, (left, at))
        person = render.words.people.get(seat)
        if person is not None:
            side = who - render.layout.px(5, 4)
            seal = emblem(person.emblem, side, render.words.colour(seat))
            surface.blit(seal, (left - who, at + (block.line_height - side) // 2))


def _clear_of_marker(render: RenderContext, block: TextBlock, left: int, y: int) -> int:
    """Where the last line of the log ends, which would end at `y`: above the marker of the track where that stands in
    its words."""
    mark = Rect(0, 0, render.layout.px(*MARKER), render.layout.px(*MARKER))
    mark.center = render.places.marker(render.model.marker)
    words = Rect(left, y - block.size[1] - 2, max(block.widths(), default=0), block.size[1] + 2)
    return min(y, mark.top) if words.colliderect(mark) else y


def _whole(text: str, style: Style, width: int) -> TextBlock:
    """A line of the log with smaller letters where a long name would be broken."""
    sizes = range(style.size, MIN_TEXT - 1, -1)
    blocks = (lay_out(text, replace(style, size=size), width) for size in sizes)
    return next((block for block in blocks if not block.broken), lay_out(text, style, width))
