"""The pictures of the rulebook: real cards by the card painter, and the table's places drawn as on the table."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.bigbook.catalogue import POWERS, catalogue
from scenes.bigbook.cards.frames import rounded
from scenes.bigbook.rulebook import diagrams
from scenes.bigbook.rulebook.figure_context import Cell, FigureContext, row
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, ELEMENTS, INK, PARCH, mix

Painter = Callable[[FigureContext], Surface]
UNCAPTIONED = (
    "monster",
    "magicians",
    "curse",
    "costs",
    "basics",
    "madness",
    "states",
    "victory",
    "telepathy",
    "tutorial",
    "worked",
)
"""Pictures that speak for themselves."""


def figure(name: str, easel: FigureContext) -> tuple[Surface, str]:
    """The picture of that name and the words below it ('' for none). KeyError for an unknown name."""
    made = _PAINTERS[name](easel)
    share = min(1.0, easel.width / made.get_width(), easel.tall / made.get_height())
    if share < 1.0:
        made = pygame.transform.smoothscale_by(made, share)
    return made, "" if name in UNCAPTIONED else easel.t(f"rulebook.figures.{name}")


def names() -> tuple[str, ...]:
    """All pictures there are."""
    return tuple(_PAINTERS)


def _monster(easel: FigureContext) -> Surface:
    width = min(easel.width, round(easel.em * 17))
    whole = (width, round(width * 648 / 704))
    art = easel.art("monsters", "page_05", whole)
    if art is None:
        return easel.sheet(*easel.inside(whole).size)
    out = rounded(art.subsurface(easel.inside(art.get_size())).copy(), easel.em // 2)
    pygame.draw.rect(out, INK, out.get_rect(), max(2, easel.em // 8), border_radius=easel.em // 2)
    return out


def _stack(easel: FigureContext) -> Surface:
    sizes = catalogue().table.madness_stack
    cells = []
    for players, size in sizes.items():
        card = easel.card("madness", round(easel.em * 4))
        step = max(1, easel.em // 7)
        layers = size // 5
        out = easel.sheet(card.get_width() + layers * step, card.get_height() + layers * step)
        for i in range(layers, 0, -1):
            edge = card.get_rect(topleft=(i * step, i * step))
            pygame.draw.rect(out, ELEMENTS["madness"].dark, edge, border_radius=5)
            pygame.draw.rect(out, INK, edge, 1, border_radius=5)
        out.blit(card, (0, 0))
        cells.append(Cell(out, f"{size}\n{easel.t('rulebook.figures.players', n=players)}"))
    return row(easel, cells)


def _values(easel: FigureContext) -> Surface:
    height, side = round(easel.em * 5.5), round(easel.em * 1.5)
    cells = []
    for kind in ("fire1", "fire2", "fire3"):
        value = int(kind[-1])
        marks = easel.sheet(value * (side + 3), height)
        for i in range(value):
            marks.blit(easel.badge("fire", side), (i * (side + 3), (height - side) // 2))
        cells += [Cell(easel.card(kind, height)), Cell(marks)]
    return row(easel, cells, gap=0.9, signs=("=", "", "=", "", "="))


def _library(easel: FigureContext) -> Surface:
    side = round(easel.em * 6)
    cells = []
    for spell in ("mist_weaving", "abundance", "kindle", "second_wind"):
        out = easel.sheet(side + 14, side + 14)
        ramp = ELEMENTS[easel.painter.facts.element(spell)]
        for depth in (2, 1):
            edge = Rect(depth * 7, depth * 7, side, side)
            pygame.draw.rect(out, mix(ramp.deep, INK, 0.3), edge, border_radius=8)
            pygame.draw.rect(out, ramp.mid, edge, 1, border_radius=8)
        out.blit(easel.spell(spell, side), (0, 0))
        cells.append(Cell(out))
    return row(easel, cells, gap=0.6)


def _magicians(easel: FigureContext) -> Surface:
    all_of = tuple(catalogue().magicians)
    per_row = 8 if easel.width > easel.em * 30 else 4
    side = min(round(easel.em * 5), (easel.width - 8 * per_row) // per_row)
    rows = -(-len(all_of) // per_row)
    out = easel.sheet(per_row * (side + 8) - 8, rows * (round(side * 1.25) + 8) - 8)
    for index, magician in enumerate(all_of):
        face = rounded(easel.painter.portrait(magician, (side, round(side * 1.25))).copy(), easel.em // 2)
        out.blit(face, ((index % per_row) * (side + 8), (index // per_row) * (round(side * 1.25) + 8)))
    return out


def _states(easel: FigureContext) -> Surface:
    side = round(easel.em * 6)
    face = easel.spell("growth", side)
    cells = [
        Cell(face, easel.t("terms.states.ready")),
        Cell(pygame.transform.rotate(face, -90), easel.t("terms.states.exhausted")),
        Cell(easel.painter.face_down((side, side)), easel.t("terms.states.neutralized")),
    ]
    return row(easel, cells, gap=1.6)


def _payment(easel: FigureContext) -> Surface:
    em = easel.em
    side, height = round(em * 1.5), round(em * 5.5)
    price = easel.sheet(side * 3 + 6, side)
    for i in range(3):
        price.blit(easel.badge("fire", side), (i * (side + 3), 0))
    spilled = easel.sheet(side, side)
    pale = easel.badge("fire", side).copy()
    pale.set_alpha(110)
    spilled.blit(pale, (0, 0))
    pygame.draw.line(spilled, CRIMSON, (2, side - 2), (side - 2, 2), max(2, em // 8))
    cells = [
        Cell(price, easel.t("rulebook.figures.price")),
        Cell(easel.card("fire2", height), easel.t("rulebook.figures.hand")),
        Cell(easel.card("fire2", height), easel.t("rulebook.figures.support")),
        Cell(spilled, easel.t("rulebook.figures.spilled", n=1)),
    ]
    return row(easel, cells, gap=1.2, signs=("=", "+", "\u2212"), middle=True)


def _worked(easel: FigureContext) -> Surface:
    """The payment of the turn that is played out: two cards of one's own, a friend's, and what they destroy."""
    height = round(easel.em * 5.5)
    hand, support = easel.t("rulebook.figures.hand"), easel.t("rulebook.figures.support")
    cells = [
        Cell(easel.card("water2", height), hand),
        Cell(easel.card("water1", height), hand),
        Cell(easel.card("water1", height), support),
        Cell(easel.curse("w4", height)),
    ]
    return row(easel, cells, gap=1.1, signs=("+", "+", "="))


def _curse(easel: FigureContext) -> Surface:
    return row(easel, [Cell(easel.curse(one, round(easel.em * 7))) for one in ("f8", "w4")])


def _costs(easel: FigureContext) -> Surface:
    return row(easel, [Cell(easel.curse(one, round(easel.em * 7))) for one in ("e7", "m7")])


def _powers(easel: FigureContext) -> Surface:
    em = easel.em
    side = round(em * 6.5)
    w = min(easel.width, em * 26)
    out = easel.sheet(w, side)
    out.blit(easel.spell("growth", side), (0, 0))
    numbers = catalogue().spells["growth"]
    for index, power in enumerate(POWERS):
        box = Rect(side + em, index * side // 3, w - side - em, side // 3)
        if index % 2 == 0:
            pygame.draw.rect(out, (*PARCH[2], 110), box, border_radius=5)
        sentence = easel.t("cards.spells.growth.text", **numbers.numbers(power))
        words = easel.t("rulebook.cards.line.power", n=power, text=sentence)
        easel.words_in(out, words, box.inflate(-em, -2), Style(em, INK), "powers")
    return out


def _vignette(name: str) -> Painter:
    """A picture of the screens, smaller and with round corners."""

    def paint(easel: FigureContext) -> Surface:
        width = min(easel.width, round(easel.em * 17))
        size = (width, round(width * 9 / 16))
        art = easel.art("ui", name, size)
        return rounded(art.copy(), easel.em // 2) if art is not None else easel.sheet(*size)

    return paint


def _telepathy(easel: FigureContext) -> Surface:
    return row(easel, [Cell(easel.spell("telepathy", round(easel.em * 7.5)))])


def _basics(easel: FigureContext) -> Surface:
    return row(easel, [Cell(easel.spell(one, round(easel.em * 6.5))) for one in catalogue().basic], gap=0.5)


def _support_full(easel: FigureContext) -> Surface:
    height = round(easel.em * 5.5)
    cards = [easel.card(kind, height) for kind in ("water1", "earth2", "madness")]
    w = cards[0].get_width()
    out = easel.sheet(round(w * 3.9), round(height * 1.12))
    for index, card in enumerate(cards):
        slot = Rect(round(index * w * 1.12), round(height * 0.12), w, height)
        pygame.draw.rect(out, PARCH[3], slot.inflate(4, 4), 2, border_radius=6)
        out.blit(card, slot)
    out.blit(easel.card("madness", height), (round(2.85 * w), 0))
    return out


def _madness(easel: FigureContext) -> Surface:
    height = round(easel.em * 6.5)
    out = easel.sheet(height * 2, height + easel.em)
    for index, angle in enumerate((12.0, 0.0, -12.0)):
        card = pygame.transform.rotozoom(easel.card("madness", height), angle, 0.92)
        out.blit(card, card.get_rect(center=(round(height * (0.6 + 0.4 * index)), out.get_height() // 2)))
    return out


_PAINTERS: dict[str, Painter] = {
    "monster": _monster,
    "track": diagrams.track,
    "positions": diagrams.positions,
    "rounds": diagrams.rounds,
    "stack": _stack,
    "values": _values,
    "library": _library,
    "magicians": _magicians,
    "phases": diagrams.phases,
    "states": _states,
    "five": diagrams.five,
    "payment": _payment,
    "curse": _curse,
    "costs": _costs,
    "powers": _powers,
    "worked": _worked,
    "basics": _basics,
    "support_full": _support_full,
    "madness": _madness,
    "spread": diagrams.spread,
    "victory": _vignette("victory"),
    "telepathy": _telepathy,
    "tutorial": _vignette("tutorial"),
}
