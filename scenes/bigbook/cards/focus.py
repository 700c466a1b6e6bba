"""What a picture is about, and how it is cut so that this is seen: boxes by picture, read from
`assets/art/bigbook/focus.yaml`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import msgspec
import pygame
from pygame import Rect, Surface

from game.core.text import strict_yaml
from scenes.kit.assets import ROOT
from scenes.kit.drawing import picture_lists
from scenes.kit.drawing.crop import WHOLE, Shares, Size
from scenes.kit.drawing.picture_lists import Number, mapping
from scenes.kit.shapes import smooth

FILE = ROOT / "bigbook" / "focus.yaml"


def _boxes() -> Mapping[str, Mapping[str, Shares]]:
    return picture_lists.read(FILE, _kind)


def _kind(node: strict_yaml.Node) -> Mapping[str, Shares]:
    return {name: _shares(box) for name, box in mapping(node).items()}


def _shares(node: strict_yaml.Node) -> Shares:
    left, top, right, bottom = msgspec.convert(node, tuple[Number, Number, Number, Number], strict=False)
    if not (0 <= left < right <= 1 and 0 <= top < bottom <= 1):
        raise ValueError(f"no box within a picture: {node}")
    return left, top, right, bottom


def focus_of(kind: str, name: str) -> Shares:
    """Left, top, right and bottom of what must be seen of a picture, as shares of it; all where nobody has said."""
    return _boxes().get(kind, {}).get(name, WHOLE)


def face_of(magician: str, mood: str) -> Shares:
    """The box of a magician in one of the moods, in the crop these share: the mood's own if its scene has the face or
    the prop elsewhere, else the magician's."""
    return _boxes().get("faces", {}).get(f"{magician}_{mood}") or focus_of("magicians", magician)


def named(kind: str) -> tuple[str, ...]:
    """The pictures of a kind of which somebody has said what they are about."""
    return tuple(_boxes().get(kind, {}))


LOW_CHIN = 0.16
"""How much lower a sheet with long words cuts its portrait: rather the hat goes than the chin."""
NARROWEST = 0.8
"""How much narrower than its sheet a face is drawn at most where its words leave it too little height."""
PORTRAIT = 400 / 560
"""Width to height of a magician's picture."""
SIDES = (150, 146, 156)
"""The light that is left of the ground beside such a face."""


@dataclass(frozen=True, slots=True)
class FaceCut:
    """How a sheet shows a face: its size, and the share of what is cut off that goes above."""

    size: Size
    focus: float


def face_cut(magician: str, mood: str, room: Size, seen: int) -> FaceCut:
    """Fit the box of a face into a room of which only the upper `seen` pixels are free of words: as large as the room
    is wide if its height allows, else narrower; what still has no room is lost above rather than below."""
    _, top, _, bottom = face_of(magician, mood)
    wide = max(NARROWEST, min(1.0, seen / ((bottom - top) * room[0] / PORTRAIT)))
    size = max(round(room[0] * wide), round(room[1] * PORTRAIT)), room[1]
    whole = size[0] / PORTRAIT
    over = (bottom - top) * whole - seen
    first = top * whole + over * (0.5 + LOW_CHIN if over > 0 else 0.5)
    return FaceCut(size, max(0.0, min(1.0, first / max(1.0, whole - room[1]))))


def between(face: Surface, room: Size) -> Surface:
    """A face as wide as a room: beside a narrower one its own ground goes on, mirrored and darker."""
    wide = face.get_width()
    left = (room[0] - wide) // 2
    if wide >= room[0]:
        return face.subsurface(Rect(-left, 0, *room)).copy()
    out, turned = Surface(room, pygame.SRCALPHA), pygame.transform.flip(face, True, False)
    for x in (left - wide, left + wide):
        out.blit(turned, (x, 0))
    out.fill((*SIDES, 255), None, pygame.BLEND_RGBA_MULT)
    out.blit(face, (left, 0))
    return out


WINDOW = (54 / 600, 54 / 600, 546 / 600, 545 / 600)
"""The picture within the frame of a spell's square face."""
RISE = 118 / 600
SEALS = ((104 / 600, 106 / 600, 72 / 600), (494 / 600, 106 / 600, 80 / 600))
"""Level and element on its upper corners: middle and radius."""
MOST = 0.12
"""How far a picture is shifted within its frame at most, as a share of its height: more would show its lower edge."""


def shift(about: Shares, seen: float) -> float:
    """How far up a picture goes within its frame, as a share of its height."""
    return max(0.0, min(MOST, about[3] - seen, about[1] - WINDOW[1]))


def lifted(face: Surface, about: Shares, seen: float) -> Surface:
    """A spell's square face, its picture shifted upwards within the frame until what it is about lies in the upper part
    `seen` of it, as far as nothing of that is lost above."""
    w, h = face.get_size()
    by = round(h * shift(about, seen))
    if by <= 0:
        return face
    moved = Surface((w, h), pygame.SRCALPHA)
    moved.blit(face, (0, -by))
    moved.blit(_within((w, h), by), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out = face.copy()
    out.blit(moved, (0, 0))
    return out


@lru_cache(maxsize=48)
def _within(size: Size, by: int) -> Surface:
    """White where the picture lies within the frame and beside the seals, wherever those are shifted to."""

    def paint(s: Surface, k: float) -> None:
        w, h = size[0] * k, size[1] * k
        left, top, right, bottom = WINDOW
        arch = [(left * w, bottom * h), (left * w, (top + RISE) * h)]
        middle = (left + right) / 2
        for start, end in ((left, middle), (right, middle)):
            side = []
            for i in range(13):
                t = i / 12
                a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                reach = start + (end - start) * 0.32
                x = a * start + b * start + c * reach + d * end
                y = a * (top + RISE) + b * (top + RISE * 0.36) + c * top + d * top
                side.append((x * w, y * h))
            arch += side if start == left else side[::-1]
        arch.append((right * w, bottom * h))
        pygame.draw.polygon(s, (255, 255, 255, 255), arch)
        for x, y, r in SEALS:
            for up in (0.0, by * k):
                pygame.draw.circle(s, (0, 0, 0, 0), (x * w, y * h - up), r * w)
            pygame.draw.rect(
                s, (0, 0, 0, 0), Rect(round((x - r) * w), round(y * h - by * k), round(2 * r * w), round(by * k))
            )

    return smooth(size, paint)
