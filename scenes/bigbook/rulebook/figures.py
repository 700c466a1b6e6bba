"""The pictures of the rulebook: real cards by the card painter, and the table's places drawn as on the table."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.bigbook.catalogue import POWERS, catalogue
from game.bigbook.play.card_kinds import ELEMENTS as ELEMENT_ORDER
from game.bigbook.play.card_kinds import TIMES
from scenes.bigbook.cards.frames import parchment, rounded
from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.rulebook.figure_context import QUIET, Cell, FigureContext, lines, row
from scenes.kit import materials
from scenes.kit.icons import glyph
from scenes.kit.materials import under_words
from scenes.kit.text import Style, layout
from scenes.kit.theme import CRIMSON, GOLD, GREEN_INK, INK, LECTERN, PARCH, Colour, mix

PHASES = ("concentration", "monster", "action", "recuperation")
DIFFICULTIES = ("easy", "medium", "hard")


def track(easel: FigureContext) -> Surface:
    """The ring of six spaces round a small book; the marker walks against the clock."""
    em = easel.em
    w, h = min(easel.width, em * 25), em * 13
    out = easel.sheet(w, h)
    cx, cy, rx, ry = w / 2, h / 2, w / 2 - em * 3.4, h / 2 - em * 1.9
    arc = [(cx + rx * math.cos(a), cy - ry * math.sin(a)) for a in (math.radians(d) for d in range(96, 424, 4))]
    lines(out, mix(PARCH[3], CRIMSON, 0.3), arc, max(2, em // 7))
    book = Rect(0, 0, em * 5, round(em * 3.4))
    book.center = (round(cx), round(cy))
    _little_book(easel, out, book)
    for space in range(6):
        angle = math.radians(90 + space * 60)
        centre = (round(cx + rx * math.cos(angle)), round(cy - ry * math.sin(angle)))
        pygame.draw.circle(out, INK, centre, round(em * 1.55))
        pygame.draw.circle(out, LECTERN[1] if space in (0, 1) else mix(INK, PARCH[4], 0.4), centre, round(em * 1.45))
        pygame.draw.circle(out, GOLD[2], centre, round(em * 1.3), max(1, em // 12))
        if space == 0:
            mark = glyph("madness", round(em * 1.6), GOLD[0])
            out.blit(mark, mark.get_rect(center=centre))
        else:
            easel.words_in(out, str(space), Rect(centre[0] - em, centre[1] - em, 2 * em, 2 * em),
                           Style(round(em * 1.4), GOLD[0], "title", align="center"), "track")  # fmt: skip
    return out


def _little_book(easel: FigureContext, out: Surface, book: Rect) -> None:
    pygame.draw.rect(out, LECTERN[1], book.inflate(easel.em // 2, easel.em // 2), border_radius=5)
    for half, seed in (
        (Rect(book.x, book.y, book.w // 2, book.h), 3),
        (Rect(book.centerx, book.y, book.w // 2, book.h), 4),
    ):
        out.blit(parchment(half.size, seed), half)
    pygame.draw.line(out, PARCH[3], (book.centerx, book.y), (book.centerx, book.bottom), 2)
    mark = glyph("curse", round(book.h * 0.6), mix(PARCH[4], INK, 0.3))
    out.blit(mark, mark.get_rect(center=(book.x + book.w // 4, book.centery)))
    for i in range(4):
        y = book.y + book.h * (i + 1) // 5
        pygame.draw.line(out, PARCH[3], (book.centerx + book.w // 10, y), (book.right - book.w // 10, y), 1)


def positions(easel: FigureContext) -> Surface:
    """The five places of curses in the order they are filled."""
    names_of = catalogue().table.positions
    piles = ("multi", "water", "earth", "fire", "air")
    height = round(easel.em * 4.6)
    cells = [
        Cell(_numbered(easel, easel.pile(pile, height), index + 1), easel.t(f"terms.positions.{name}.singular"))
        for index, (name, pile) in enumerate(zip(names_of, piles, strict=True))
    ]
    return row(easel, cells, gap=0.5)


def _numbered(easel: FigureContext, image: Surface, number: int) -> Surface:
    em = easel.em
    out = easel.sheet(image.get_width() + em, image.get_height() + em // 2)
    out.blit(image, (em // 2, em // 2))
    pygame.draw.circle(out, CRIMSON, (em, em), round(em * 0.85))
    pygame.draw.circle(out, GOLD[1], (em, em), round(em * 0.85), 1)
    easel.words_in(out, str(number), Rect(em // 4, em // 4, round(em * 1.5), round(em * 1.5)),
                   Style(em, GOLD[0], bold=True, align="center"), "positions")  # fmt: skip
    return out


def rounds(easel: FigureContext) -> Surface:
    """The Round track: a row for every round, a column for every difficulty."""
    em = easel.em
    first, cell_h = round(em * 6), round(em * 1.7)
    w = min(easel.width, em * 26)
    col = (w - first) // 3
    out = easel.sheet(w, cell_h * 7 + 4)
    track = catalogue().table.round_track
    for column, name in enumerate(DIFFICULTIES):
        head = Rect(first + column * col, 0, col, cell_h)
        style = Style(em, CRIMSON, "title", align="center")
        easel.words_in(out, easel.t(f"terms.difficulties.{name}.name"), head, style, "rounds")
    for index in range(6):
        y = cell_h * (index + 1)
        if index % 2 == 0:
            pygame.draw.rect(out, (*PARCH[2], 110), Rect(0, y, w, cell_h), border_radius=5)
        label = Rect(em // 2, y, first - em, cell_h)
        easel.words_in(out, easel.t("rulebook.figures.round", n=index + 1), label, Style(em, INK), "rounds")
        for column, name in enumerate(DIFFICULTIES):
            count = track[name][index]
            centre = first + column * col + col // 2
            side = round(em * 1.35)
            for k in range(count):
                mark = easel.badge("multi", side)
                out.blit(
                    mark, mark.get_rect(center=(centre + round((k - (count - 1) / 2) * side * 1.15), y + cell_h // 2))
                )
            if not count:
                pygame.draw.line(
                    out, PARCH[3], (centre - em // 3, y + cell_h // 2), (centre + em // 3, y + cell_h // 2), 2
                )
    return out


def phases(easel: FigureContext) -> Surface:
    """Four plaques in a row, or two by two in a narrow column, each the start of the next."""
    em = easel.em
    marks = ("star", "madness", "quill", "moon")
    labels = [easel.t(f"terms.phases.{name}") for name in PHASES]
    longest = max(layout(label, Style(em, INK, "title")).size[0] for label in labels)
    columns = 4 if (longest + em * 2) * 4 <= easel.width else 2
    w, h = easel.width // columns, round(em * 4)
    out = easel.sheet(easel.width, h * (4 // columns))
    for index, label in enumerate(labels):
        box = Rect((index % columns) * w, (index // columns) * h, w, h).inflate(-em // 3, -em // 3)
        point = em * 0.7
        shape = [box.topleft, (box.right - point, box.y), (box.right, box.centery), (box.right - point, box.bottom),
                 box.bottomleft, (box.x + point * 0.7, box.centery)]  # fmt: skip
        colour = (GREEN_INK, CRIMSON, ELEMENTS["water"].dark, ELEMENTS["air"].dark)[index]
        ground = under_words(mix(colour, PARCH[1], 0.15), mix(colour, INK, 0.55))
        pygame.draw.polygon(out, ground, shape)
        pygame.draw.polygon(out, INK, shape, 1)
        mark = glyph(marks[index], round(em * 1.5), GOLD[1])
        out.blit(mark, mark.get_rect(midtop=(box.centerx, box.y + em // 4)))
        room = Rect(box.x + em, box.y + round(em * 1.8), box.w - 2 * em, box.h - round(em * 1.9))
        easel.words_in(out, label, room, Style(em, GOLD[0], "title", align="center"), "phases")
    return out


def five(easel: FigureContext) -> Surface:
    """The five actions with their prices in badges."""
    em = easel.em
    prices = {
        "spells.cast": [("fire", 1, TIMES)],
        "actions.learn": [("fire", 2, "")],
        "actions.acquire": [("fire", 2, "/"), ("fire", 3, "")],
        "actions.destroy": [("fire", 4, "/"), *[(one, 1, "") for one in ELEMENT_ORDER]],
        "actions.cure": [("any", 2, "")],
    }
    side, line = round(em * 1.3), round(em * 2.1)
    w = min(easel.width, em * 27)
    out = easel.sheet(w, line * len(prices))
    for index, (key, price) in enumerate(prices.items()):
        y = index * line
        if index % 2 == 0:
            pygame.draw.rect(out, (*PARCH[2], 110), Rect(0, y, w, line), border_radius=5)
        total = sum(count for _, count, _ in price) * (side + 2) + sum(em for *_, sign in price if sign)
        x = w - em // 2 - total
        room = Rect(em // 2, y, x - em, line)
        easel.words_in(out, easel.t(f"rulebook.{key}.title"), room, Style(em, INK), "five")
        for element, count, sign in price:
            for _ in range(count):
                mark = glyph("any", side, INK) if element == "any" else easel.badge(element, side)
                out.blit(mark, mark.get_rect(midleft=(x, y + line // 2)))
                x += side + 2
            if sign:
                text = f"{TIMES}1\u20133" if sign == TIMES else sign
                room = Rect(x - em // 3 if sign == "/" else x - side - em * 3, y, em if sign == "/" else em * 3, line)
                easel.words_in(out, text, room, Style(em, QUIET, align="center"), "five")
                x += em
    return out


def spread(easel: FigureContext) -> Surface:
    """An open page of the grimoire with what stands where."""
    em = easel.em
    w = min(easel.width, em * 26)
    half, h = w // 2, round(w * 0.42)
    out = easel.sheet(w, h + round(em * 2.4))
    pygame.draw.rect(out, LECTERN[1], Rect(0, 0, w, h), border_radius=8)
    left, right = Rect(5, 5, half - 5, h - 10), Rect(half, 5, half - 5, h - 10)
    out.blit(parchment(left.size, 5), left)
    out.blit(parchment(right.size, 6), right)
    art = easel.art("monsters", "page_02", (left.w, round(left.w * 648 / 704)))
    if art is not None:
        out.blit(art, left, Rect(0, 0, left.w, min(left.h, art.get_height())))
    for index, element in enumerate(easel.brings("page_02")):
        out.blit(easel.badge(element, em), (left.right - (3 - index) * (em + 2) - 4, left.y + 4))
    for index, (part, colour) in enumerate((("bonus", GREEN_INK), ("failure", CRIMSON))):
        box = Rect(right.x + em // 2, right.y + index * right.h * 2 // 5 + em // 3, right.w - em, right.h * 2 // 5 - 4)
        _stake(easel, out, part, colour, box)
    for index, element in enumerate(easel.brings("page_07")):
        out.blit(easel.badge(element, em), (right.right - (3 - index) * (em + 2) - 6, right.bottom - em - 4))
    for index, (key, rect) in enumerate((("left", left), ("right", right))):
        label = easel.label(easel.t(f"rulebook.figures.{key}"), half - em, bold=True, colour=(INK, INK)[index])
        out.blit(label, label.get_rect(midtop=(rect.centerx, h + 2)))
    return out


def _stake(easel: FigureContext, out: Surface, part: str, colour: Colour, box: Rect) -> None:
    head = Rect(box.x, box.y, box.w, round(easel.em * 1.4))
    easel.words_in(out, easel.t(f"terms.card.{part}"), head, Style(easel.em, colour, "title"), "spread")
    for i in range(3):
        y = head.bottom + round((box.h - head.h) * (i + 0.6) / 3.4)
        pygame.draw.line(out, PARCH[3], (box.x, y), (box.right - (box.w // 3 if i == 2 else 0), y), 2)


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


PAPER = (251, 236, 206)
"""What the paper of a drawing in ink is multiplied by to be that of the pages."""


def plate(picture: Surface) -> Surface:
    """A picture with the lines that are printed about it: ink, and gold within."""
    box = picture.get_rect()
    materials.gold_line(picture, box.inflate(-4, -4), 2, 0)
    pygame.draw.rect(picture, INK, box, 1)
    return picture


def printed(picture: Surface) -> Surface:
    """A drawing in ink alone as it is printed on the paper of the book, a line of ink about it."""
    picture.fill(PAPER, special_flags=pygame.BLEND_RGB_MULT)
    pygame.draw.rect(picture, INK, picture.get_rect(), 2)
    return picture


def names() -> tuple[str, ...]:
    """All pictures there are."""
    return tuple(_PAINTERS)


def _monster(easel: FigureContext) -> Surface:
    width = min(easel.width, round(easel.em * 17))
    whole = (width, round(width * 648 / 704))
    art = easel.art("monsters", "page_05", whole)
    if art is None:
        return easel.sheet(*easel.inside(whole).size)
    return plate(art.subsurface(easel.inside(art.get_size())).copy())


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
    """A picture of the screens, smaller and framed."""

    def paint(easel: FigureContext) -> Surface:
        width = min(easel.width, round(easel.em * 17))
        size = (width, round(width * 9 / 16))
        art = easel.art("ui", name, size)
        return plate(art.copy()) if art is not None else easel.sheet(*size)

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
    """Three Madness, each with another face, in a fan; turned at twice their size within a clear rim: clean edges."""
    height = round(easel.em * 6.5)
    out = easel.sheet(height * 2, height + easel.em)
    for index, angle in enumerate((12.0, 0.0, -12.0)):
        face = easel.card("madness", 2 * height, index)
        rimmed = easel.sheet(face.get_width() + 8, face.get_height() + 8)
        rimmed.blit(face, (4, 4))
        card = pygame.transform.smoothscale_by(pygame.transform.rotozoom(rimmed, angle, 1.0), 0.46)
        out.blit(card, card.get_rect(center=(round(height * (0.6 + 0.4 * index)), out.get_height() // 2)))
    return out


_PAINTERS: dict[str, Painter] = {
    "monster": _monster,
    "track": track,
    "positions": positions,
    "rounds": rounds,
    "stack": _stack,
    "values": _values,
    "library": _library,
    "magicians": _magicians,
    "phases": phases,
    "states": _states,
    "five": five,
    "payment": _payment,
    "curse": _curse,
    "costs": _costs,
    "powers": _powers,
    "worked": _worked,
    "basics": _basics,
    "support_full": _support_full,
    "madness": _madness,
    "spread": spread,
    "victory": _vignette("victory"),
    "telepathy": _telepathy,
    "tutorial": _vignette("tutorial"),
}
