"""The ticker: the last lines of the story, the newest below."""

from __future__ import annotations

from pygame import Surface

from game.bigbook.text.log import Story, tell
from scenes.bigbook.table.render.context import RenderContext, well
from scenes.kit.icons import emblem
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, INK, mix


def ticker(look: RenderContext, surface: Surface, story: Story) -> None:
    """As many of the last lines as fit, fading upwards."""
    box = look.layout.areas["log"]
    well(surface, box, strength=150)
    pad = look.layout.px(10, 7)
    size, who = look.layout.text(16, 14), look.layout.px(22, 17)
    y = box.bottom - pad // 2
    for index, line in enumerate(reversed([line for line in story.last(24) if not line.quiet])):
        text = tell(look.words, line)
        if not text:
            continue
        strength = max(0.0, 0.12 + index * 0.09)
        text += "\u00a0[eye]" if line.eye else ""
        block = lay_out(text, Style(size, mix(BONE, INK, min(0.6, strength))), box.w - 2 * pad - who)
        y -= block.size[1] + 2
        if y < box.y + pad // 2:
            break
        block.draw(surface, (box.x + pad + who, y))
        person = look.words.people.get(line.seat)
        if person is not None:
            side = who - look.layout.px(5, 4)
            seal = emblem(person.emblem, side, look.words.colour(line.seat))
            surface.blit(seal, (box.x + pad // 2 + 1, y + (block.line_height - side) // 2))
