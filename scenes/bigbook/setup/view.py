"""The still part of the set-up screen's picture: where everything lies, what it tells about a group, how it looks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.kinds import ELEMENTS as KINDS
from game.bigbook.rules.options import EVENINGS, NAMES, TEMPERS
from game.bigbook.rules.session import BigBookSession
from scenes.bigbook.cards.focus import focus_of
from scenes.bigbook.cards.render_context import art_size, covering
from scenes.bigbook.cards.signs import ELEMENTS, badge
from scenes.bigbook.party import GameSetup, Person
from scenes.bigbook.setup.slip import FRAME, SeatPlace, Slip
from scenes.kit import materials
from scenes.kit.column import Column
from scenes.kit.fit import draw_text, fit, in_sentence
from scenes.kit.ornament import gilded, glow, moulding
from scenes.kit.text import Style, TextBlock, layout
from scenes.kit.theme import BONE, CRIMSON, GOLD, GREEN_INK, INK, PARCH, SEAT_COLOURS, Colour, Theme, mix
from scenes.kit.widgets import panel
from scenes.shell.naming import names_hidden, shown_name
from scenes.shell.people import namesakes

if TYPE_CHECKING:
    from scenes.shell.app import App


@dataclass(slots=True)
class SetupLayout:
    """All rectangles of the screen, in pixels."""

    title: Rect
    opens: Rect
    counts: dict[int, Rect]
    seats: list[SeatPlace]
    balance: Rect
    options: Rect
    choices: dict[str, Rect]
    notes: dict[str, Rect]
    ends: dict[str, Rect]

    @classmethod
    def of(cls, size: tuple[int, int], theme: Theme, people: int, *, book: bool = False) -> SetupLayout:
        """Lay the screen out for a window size and a number of people; `book`: there are friends to choose from."""
        px, (w, h) = theme.px, size
        k = 1.0 if theme.layout.full else K
        wide = min(w - px(24 * k) * 2, round(h * 2.05))
        x0, top = (w - wide) // 2, px(18 * k)
        title = Rect(x0, max(2, top - px(12 * k)), round(wide * 0.36), px(60 * k))
        opens = Rect(x0, title.bottom - px(2 * k), title.w, px(28 * k))
        head = Rect(x0 + round(wide * 0.38), top + px(5 * k), round(wide * 0.62), px(54 * k))
        length = Rect(0, head.y, round(head.w * 0.4), head.h)
        length.right = head.right
        counts = _row(Rect(head.x, head.y, length.x - px(12 * k) - head.x, head.h), 4, px(8 * k))
        lower = round(h * 0.29)
        seats_top = opens.bottom + px(18 * k)
        area = Rect(x0, seats_top, wide, h - lower - seats_top - px(16 * k))
        slips = _row(area, people, px(16 * k), limit=px(WIDEST * k))
        board = Rect(x0, h - lower, wide, lower - px(20 * k))
        balance = Rect(board.x, board.y, round(wide * 0.28), board.h)
        options = Rect(balance.right + px(16 * k), board.y, round(wide * 0.48), board.h)
        ends = Rect(options.right + px(16 * k), board.y, board.right - options.right - px(16 * k), board.h)
        choices, notes = _options(options, theme, k)
        choices_seed = choices.pop("seed")
        gap = px(10 * k)
        start = Rect(ends.x, ends.y, ends.w, round(ends.h * 0.42))
        evening = Rect(ends.x, start.bottom + gap, ends.w, round(ends.h * 0.27))
        others = Rect(ends.x, evening.bottom + gap, ends.w, ends.bottom - evening.bottom - gap)
        surprise, back = _row(others, 2, px(8 * k))
        rects = {
            "seed": choices_seed,
            "length": length,
            "surprise": surprise,
            "start": start,
            "evening": evening,
            "back": back,
        }
        seats = [Slip(slip, theme, k, book=book).place() for slip in slips]
        by_count = dict(zip(range(2, 6), counts, strict=True))
        return cls(title, opens, by_count, seats, balance, options, choices, notes, rects)


K = 0.68
"""Units of this screen are those of the full design; so many of the compact one are one of them."""
SLIP = 350
"""Units of a person's slip where everything stands in one column."""


def below(column: Column, app: App, setup: GameSetup, *, book: bool) -> SetupLayout:
    """Lay the screen out in one column: how many play, everybody's slip, the rules, and what can be done."""
    theme, px = app.theme, app.theme.px
    title = column.row(44, 0)
    opening = column.words(opens(app, setup), _quiet(theme), 12)
    counts = column.grid(4, 200, 46)
    length = column.row(46, 26)
    seats = []
    for _ in setup.people:
        seats.append(Slip(column.row(SLIP, 22), theme, K, book=book).place())
    told, inside = played(app, setup), column.area.w - px(34)
    tall = layout(told, _company_style(theme), inside).size[1] if told else 0
    group = column.take(px(190) + tall, 12)
    board = column.row(0, 22)
    small, room = Style(theme.ui(17)), column.area.w - 2 * px(34)
    choices, notes = {}, {}
    for name, words in _notes(app, setup):
        choices[name] = column.row(44, 2).inflate(-2 * px(34), 0)
        tall = layout(words, small, room).size[1] + px(4)
        notes[name] = column.take(tall, 14).inflate(-2 * px(34), 0)
    board.h = column.y + px(8) - board.y
    column.skip(18)
    rects = {
        "seed": choices.pop("seed"), "length": length, "start": column.row(76), "evening": column.row(54),
        **dict(zip(("surprise", "back"), column.grid(2, 240), strict=True)),
    }  # fmt: skip
    by_count = dict(zip(range(2, 6), counts, strict=True))
    return SetupLayout(title, opening, by_count, seats, group, board, choices, notes, rects)


def _row(area: Rect, count: int, gap: int, limit: int | None = None) -> list[Rect]:
    width = (area.w - gap * (count - 1)) // count
    if limit is not None:
        width = min(width, limit)
    start = area.x + (area.w - width * count - gap * (count - 1)) // 2
    return [Rect(start + i * (width + gap), area.y, width, area.h) for i in range(count)]


def _options(area: Rect, theme: Theme, k: float) -> tuple[dict[str, Rect], dict[str, Rect]]:
    """Four rows, those that change the game above and higher than the two that help; what is said of one has the whole
    step from row to row, so that its letters are large and rows stand clear of each other."""
    inner = area.inflate(-theme.px(60 * k), -theme.px(40 * k))
    gap, apart = theme.px(10 * k), theme.px(24 * k)
    room = inner.h - gap * 2 - apart
    choices, notes, y = {}, {}, inner.y
    for name, share in RANKS.items():
        row = Rect(inner.x, y, inner.w, round(room * share))
        choices[name] = Rect(row.x, row.y, round(row.w * 0.28), row.h)
        left = choices[name].right + theme.px(26 * k)
        notes[name] = Rect(left, row.y - gap // 2, row.right - left, row.h + gap)
        y = row.bottom + (apart if name == "mode" else gap)
    return choices, notes


RANKS = {"difficulty": 0.265, "mode": 0.265, "undo": 0.235, "seed": 0.235}
"""The share of the height of all rows that each of them has."""
WIDEST = 760
"""Units that a seat takes at most: the whole picture of a magician, and its note beside it."""
PLAIN, CLOSE = (0.17, 0.4, 0.14), (0.32, 0.32, 0.28)
"""The shares that heading, bars (or a row of numbers) and verdict have of the note about the decks: with advice below
them, and without."""
TOLD = 0.56
"""The share of that note for whom the computer plays."""
POOR = 0.75
"""A group is short of an element when it holds less than this share of the average."""


HARD = {
    "lakekeeper": "easy",  # always at work, nothing to decide
    "firebrand": "easy",
    "archivist": "easy",
    "stoker": "some",  # once a turn, and it pays to wait for the right moment
    "bellringer": "some",
    "quarryman": "some",  # the card it turns over is luck
    "ferryman": "practice",  # exactly two for two, support kept ready for it
    "windwright": "practice",  # thought of while paying, and the table has to plan for it
}
"""How hard each magician is to play: a key below `bigbook.setup.hard`."""


def deck_elements(magician: str, mode: str = "normal") -> dict[str, int]:
    """How many elements of each kind a magician's starting deck pays: value-1 cards plus the value-2 card, which in
    Nightmare mode is a value-1 card too (BB-MOD.5)."""
    facts = catalogue().magicians[magician]
    out = dict(zip(KINDS, facts.deck, strict=True))
    out[KINDS[facts.element]] += 1 if mode == "nightmare" else 2
    return out


def balance(people: list[Person], mode: str = "normal") -> dict[str, int]:
    """The elements of all starting decks together."""
    decks = [deck_elements(person.magician, mode) for person in people]
    return {element: sum(deck[element] for deck in decks) for element in KINDS}


def short_of(people: list[Person], mode: str = "normal") -> list[str]:
    """The elements a group has too little of."""
    totals = balance(people, mode)
    average = sum(totals.values()) / len(totals)
    return [element for element, total in totals.items() if total < average * POOR]


def opener(setup: GameSetup) -> Person | None:
    """Who opens the book: known beforehand only where the seed is."""
    if setup.seed is None:
        return None
    return setup.person(BigBookSession.start(setup.options, setup.seed).view().active)


def opens(app: App, setup: GameSetup) -> str:
    """The line below the title: that two have the same name; else who opens the book, or that chance decides."""
    same = namesakes(setup.people, NAMES)
    if not same and EVENINGS[setup.pages] == "short":
        return app.t(f"bigbook.terms.evenings.{EVENINGS[setup.pages]}.text")
    if same:
        index, other = min(same.items())
        name = setup.people[index].name or NAMES[index]
        if names_hidden(app):
            return app.t("kit.setup.same_name_hidden")
        return app.t("kit.setup.same_name", name=in_sentence(name), other=in_sentence(other))
    first = opener(setup)
    if first is None:
        return app.t("kit.setup.first_player")
    return app.t("bigbook.setup.opens", seat=in_sentence(shown_name(app, first.name, first.role) or "…"))


def paint(surface: Surface, app: App, setup: GameSetup, places: SetupLayout) -> None:
    """Draw everything that stands still."""
    theme, t = app.theme, app.t
    gilded(
        surface,
        t("bigbook.setup.title"),
        places.title,
        theme.text(46 if theme.layout.full else 32),
        where="setup.title",
    )
    quiet = _quiet(theme)
    draw_text(surface, opens(app, setup), places.opens, quiet, valign="middle", where="setup.opens", ellipsis=True)
    _halo(surface, theme, places.ends["start"])
    _seats(surface, app, setup, places)
    _balance(surface, app, setup, places.balance)
    panel(surface, places.options, seed=22)
    small = Style(theme.ui(17), mix(INK, PARCH[4], 0.35), bold_colour=CRIMSON)
    told = _notes(app, setup)
    rooms = [(words, places.notes[name].size) for name, words in told]
    small = replace(small, size=min(fit(words, small, room, report=False).style.size for words, room in rooms))
    if not theme.layout.column:  # what changes the game, and what helps
        above, under = places.choices["mode"], places.choices["undo"]
        y = (above.bottom + under.y) // 2
        tone = mix(PARCH[1], PARCH[3], 0.4)
        pygame.draw.line(surface, tone, (above.x, y), (places.notes["mode"].right, y), max(1, theme.px(2)))
    for name, words in told:  # all in letters of one size
        draw_text(surface, words, places.notes[name], small, valign="middle", where=f"setup.{name}", ellipsis=True)


def _quiet(theme: Theme) -> Style:
    """How the line below the title looks."""
    return Style(theme.ui(16), mix(BONE, GOLD[1], 0.3), italic=True, align="center")


def _notes(app: App, setup: GameSetup) -> list[tuple[str, str]]:
    """What is said of each choice; what is chosen there stands before that, in a column in the choice itself."""
    t = app.t

    def told(name: str, label: str, key: str) -> str:
        return t(key) if app.theme.layout.column and name != "seed" else f"[b]{t(label)}.[/b] {t(key)}"

    return [(name, told(name, label, key)) for name, label, key in (
        ("difficulty", "bigbook.setup.difficulty", f"bigbook.terms.difficulties.{setup.difficulty}.text"),
        ("mode", "bigbook.setup.mode", f"bigbook.terms.modes.{setup.mode}.text"),
        ("undo", "kit.setup.undo_policy", f"kit.undo.{setup.undo}.text"),
        ("seed", "kit.setup.seed", "kit.setup.seed_note"),
    )]  # fmt: skip


def _seats(surface: Surface, app: App, setup: GameSetup, places: SetupLayout) -> None:
    """Everybody's picture, and their note as long as what stands on it."""
    theme = app.theme
    seats = [(one.magician, place) for one, place in zip(setup.people, places.seats, strict=False)]
    told = [ability_told(app, *one) for one in seats]
    told = [ability_told(app, *one, min(words.size for words in told)) for one in seats]
    lines = flavours(app, setup, places, [one.low for one in told])
    for i, (person, place, words) in enumerate(zip(setup.people, places.seats, told, strict=False)):
        line = lines[i] if lines else None
        end = words.low + (line.size[1] + theme.px(4) if line else 0)
        _note(surface, app, person, place, i, end)
        _portrait(surface, app, person.magician, place, SEAT_COLOURS[person.colour])
        _tag(surface, app, place.tag, SEAT_COLOURS[person.colour], i)
        _deck(surface, theme, deck_elements(person.magician, setup.mode), place.bars)
        words.draw(surface)
        if line is not None:
            materials.rule(surface, place.words.x, place.words.right, words.low - theme.px(4))
            line.draw(surface, (place.words.x, words.low + theme.px(4)))


def _note(surface: Surface, app: App, person: Person, place: SeatPlace, index: int, end: int) -> None:
    """The paper of a seat, its edge in the colour of whoever sits there, down to below the height `end`."""
    px, colour = app.theme.px, SEAT_COLOURS[person.colour]
    paper = place.note.copy()
    paper.h = min(paper.h, end + px(18) - paper.y)
    panel(surface, paper, seed=30 + index)
    edge = Rect(paper.x + 10, paper.y + 3, paper.w - 20, max(5, px(9)))
    pygame.draw.rect(surface, colour, edge, border_radius=3)
    pygame.draw.rect(surface, mix(colour, INK, 0.5), edge, 1, border_radius=3)


def _halo(surface: Surface, theme: Theme, rect: Rect) -> None:
    """Light about what begins the game; none with high contrast."""
    if theme.high_contrast:
        return
    light = pygame.transform.smoothscale(glow(rect.h), (round(rect.w * 1.7), rect.h * 3))
    surface.blit(light, light.get_rect(center=rect.center), special_flags=pygame.BLEND_RGB_ADD)


def flavours(app: App, setup: GameSetup, places: SetupLayout, lows: Sequence[int]) -> list[TextBlock]:
    """The lines that say who the magicians are, each from its low of `lows` to the end of its words: of all seats, or
    of none where one of them has no room."""
    style = Style(app.theme.ui(16), mix(INK, GOLD[4], 0.35), italic=True)
    lines: list[TextBlock] = []
    for person, place, low in zip(setup.people, places.seats, lows, strict=False):
        spare = (place.words.w, place.words.bottom - low)
        if spare[1] <= 0:
            return []
        words = app.t(f"bigbook.cards.magicians.{person.magician}.flavour")
        lines.append(fit(words, style, spare, report=False, floor=style.size))
    return lines if not any(line.cut for line in lines) else []


def _tag(surface: Surface, app: App, tag: Rect, colour: Colour, index: int) -> None:
    """The order around the table, on the brass plate of the peg that the slip hangs from."""
    nail = max(1, tag.h // 9)
    pygame.draw.rect(surface, INK, tag.inflate(4, 4), border_radius=4)
    far = materials.under_words(GOLD[3], GOLD[1])
    surface.blit(materials.gradient(tag.size, lambda x, y: mix(GOLD[1], far, min(1.0, x * 0.7 + y * 0.5)), 24), tag)
    pygame.draw.rect(surface, colour, tag, max(2, tag.h // 10), border_radius=3)
    pygame.draw.line(surface, GOLD[0], (tag.x + 3, tag.y + 2), (tag.right - 4, tag.y + 2))
    for x in (tag.x + tag.h // 4, tag.right - 1 - tag.h // 4):
        pygame.draw.circle(surface, GOLD[4], (x, tag.centery), nail)
    style = Style(app.theme.ui(15), INK, bold=True, align="center")
    words = app.t("kit.setup.seat", n=index + 1)
    room = tag.inflate(-tag.h, 4)
    draw_text(surface, words, room, style, valign="middle", where="setup.seat", wrap=False, ellipsis=True)


@dataclass(slots=True)
class Told:
    """What a magician can do, laid out: lines with their places, the emblem, and where what follows may begin."""

    lines: list[tuple[TextBlock, tuple[int, int]]]
    emblem: Surface | None
    corner: tuple[int, int]
    """The upper left corner of the emblem."""
    low: int

    @property
    def size(self) -> int:
        """How large its letters are, in pixels."""
        return self.lines[1][0].style.size

    def draw(self, surface: Surface) -> None:
        if self.emblem is not None:
            surface.blit(self.emblem, self.corner)
        for line, at in self.lines:
            line.draw(surface, at)


def ability_told(app: App, magician: str, place: SeatPlace, most: int | None = None) -> Told:
    """The ability at reading size within its room, its sign before its name; a little smaller where a narrow slip shows
    the picture first. `most`: how large its letters are at most, in pixels, so that those of all seats are alike."""
    room, less = place.words, 0 if app.theme.layout.column or place.note.x > place.portrait.x else 1
    theme, t, facts = app.theme, app.t, catalogue().magicians[magician]
    base = f"bigbook.cards.magicians.{magician}"
    head = Rect(room.x, room.y, room.w, max(room.h // 5, theme.px(24)))
    style = Style(theme.ui(20 - less), CRIMSON, bold=True)
    side = min(head.h - theme.px(2), round(style.size * 1.15))
    head.x, head.w = head.x + side + theme.px(7), head.w - side - theme.px(7)
    name = fit(t(f"{base}.ability_name"), style, head.size, where=f"setup.ability.{magician}")
    y = head.y + name.size[1]
    side = min(side, name.size[1] - theme.px(2))  # clear of the text below
    emblem = app.art.get("magicians", f"{magician}_emblem", (side, side))
    corner = room.x, head.y + max(0, (name.line_height - side) // 2)  # on the first line of the name
    quiet = Style(theme.ui(16 - less), mix(INK, PARCH[4], 0.45), italic=True)
    timing = f"{t(f'bigbook.terms.timing.{facts.timing}')} \u00b7 {t(f'bigbook.setup.hard.{HARD[magician]}')}"
    when = fit(timing, quiet, (room.w, room.h // 3), where="setup.timing", ellipsis=True)
    body = (room.w, room.bottom - y - when.size[1])
    words = t(f"{base}.text", **facts.fixed)
    large = min(theme.ui(18 - less), most or theme.ui(18 - less))
    text = fit(words, Style(large, INK), body, where=f"setup.text.{magician}", ellipsis=True)
    after = y + text.size[1]
    last = after + min(theme.px(4), room.bottom - after - when.size[1])
    lines = [(name, head.topleft), (text, (room.x, y)), (when, (room.x, last))]
    return Told(lines, emblem, corner, after + when.size[1] + theme.px(14))


BUST, WHOLE = (52, 84, 300, 420), (400, 560)
"""Where the crop of the faces lies in the whole picture of a magician, and the size of that."""


def _portrait(surface: Surface, app: App, magician: str, place: SeatPlace, colour: Colour) -> None:
    """The magician's picture, its chin above the plate with the name; a banner of the element until it is ready. One
    beside its note hangs free from its peg, in a frame with a line of the seat's colour."""
    rect = place.portrait
    low = min(place.magician.y, rect.bottom - rect.h // 10)
    wide = max(5, app.theme.px(FRAME if app.theme.layout.full else FRAME * K))
    if place.note.x > rect.x:
        _frame(surface, wide, place, colour)
    elif not app.theme.layout.column:
        moulding(surface, rect, wide, colour)
    size = art_size("magicians", magician, rect.size)
    picture = app.art.get("magicians", magician, size)
    if picture is not None:
        left, _, right, bottom = focus_of("magicians", magician)
        chin = (BUST[1] + BUST[3] * bottom) / WHOLE[1] * size[1]
        middle = (BUST[0] + BUST[2] * (left + right) / 2) / WHOLE[0] * size[0]
        seen = Rect(round(middle - rect.w / 2), round(chin - (low - rect.y)), *rect.size).clamp(Rect(0, 0, *size))
        surface.blit(covering(picture, size), rect, seen)
    else:
        _banner(surface, magician, rect)
    foot = Surface((rect.w, rect.h // 3), pygame.SRCALPHA)
    for y in range(foot.get_height()):
        foot.fill((*INK, round(190 * y / foot.get_height())), (0, y, rect.w, 1))
    surface.blit(foot, (rect.x, rect.bottom - foot.get_height()))
    materials.gold_line(surface, rect, 2, 4)


def _frame(surface: Surface, wide: int, place: SeatPlace, colour: Colour) -> None:
    """A gilded moulding so many pixels wide, and the cord it hangs from."""
    top, across = place.portrait.y - wide, place.portrait.w // 4
    for corner in (place.portrait.x + across, place.portrait.right - across):
        for shift, tone in ((1, INK), (0, GOLD[2])):
            pygame.draw.line(surface, tone, place.tag.move(shift, shift).center, (corner + shift, top), 2)
    moulding(surface, place.portrait, wide, colour)


def _banner(surface: Surface, magician: str, rect: Rect) -> None:
    """The light and the badge of a magician's element."""
    element = KINDS[catalogue().magicians[magician].element]
    ramp = ELEMENTS[element]
    face = materials.gradient(
        rect.size, lambda x, y: mix(ramp.mid, ramp.deep, min(1.0, abs(x - 0.5) + abs(y - 0.4))), 32
    )
    surface.blit(face, rect)
    mark = badge(element, max(16, min(rect.w, rect.h) * 6 // 10))
    surface.blit(mark, mark.get_rect(center=rect.center))


def _deck(surface: Surface, theme: Theme, values: dict[str, int], rect: Rect) -> None:
    """What a deck pays with: a badge and a number for each element, the strongest on its own colour."""
    most, down = max(values.values()), rect.h > rect.w
    cell, high = (rect.w, rect.h // 4 - theme.px(4)) if down else (rect.w // len(values), rect.h)
    for i, (element, value) in enumerate(values.items()):
        at = (rect.x, rect.y + i * (high + theme.px(3))) if down else (rect.x + i * cell, rect.y)
        box = Rect(*at, cell - theme.px(3), high)
        if value == most:
            pygame.draw.rect(surface, mix(ELEMENTS[element].light, PARCH[1], 0.25), box, border_radius=high // 3)
            pygame.draw.rect(surface, ELEMENTS[element].dark, box, 1, border_radius=high // 3)
        mark = badge(element, min(high - 2, cell // 2))
        surface.blit(mark, mark.get_rect(midleft=(box.x + 2, box.centery)))
        number = Rect(box.x + mark.get_width() + 2, box.y - 2, box.w - mark.get_width() - 4, box.h + 4)
        style = Style(theme.ui(19), INK, bold=True, align="center")
        draw_text(surface, str(value), number, style, valign="middle", where="setup.deck")


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


def played(app: App, setup: GameSetup) -> str:
    """Whom the computer plays, and how strong each of these is, a line each; '' where people play all."""
    tempers = list(setup.tempers.values())
    if not tempers:
        return ""
    people = [one for one in setup.people if one.companion]
    names = [in_sentence(shown_name(app, one.name, one.role) or "\u2026") for one in people]
    lines = [app.t("bigbook.company.strength.who", list=app.catalogue.all_of(names))]
    for one in TEMPERS:
        if one in tempers:
            name = app.t(f"bigbook.company.tempers.{one}")
            lines.append(app.t(f"bigbook.company.strength.{one}", name=f"[b]{name[:1].upper()}{name[1:]}[/b]"))
    return "\n".join(lines)


def _company_style(theme: Theme) -> Style:
    """How it looks whom the computer plays."""
    return Style(theme.ui(16), mix(INK, PARCH[4], 0.35), bold_colour=CRIMSON)


def _balance(surface: Surface, app: App, setup: GameSetup, rect: Rect) -> None:
    theme, t = app.theme, app.t
    panel(surface, rect, seed=21)
    inner = rect.inflate(-theme.px(60 if theme.layout.full else 34), -theme.px(50 if theme.layout.full else 34))
    company, style = played(app, setup), _company_style(theme)
    if company:  # it takes the place of the advice; in a column it stands below all
        tall = layout(company, style, inner.w).size[1] if theme.layout.column else round(inner.h * TOLD)
        below = Rect(inner.x, inner.bottom - tall, inner.w, tall)
        draw_text(surface, company, below, style, valign="bottom", where="setup.company", ellipsis=True)
        inner.h -= tall + theme.px(4)
    shares = PLAIN if not company or theme.layout.column else CLOSE
    head = Rect(inner.x, inner.y, inner.w, round(inner.h * shares[0]))
    draw_text(
        surface,
        t("bigbook.setup.balance"),
        head,
        Style(theme.ui(20), CRIMSON, bold=True),
        valign="middle",
        where="setup.balance",
        ellipsis=True,
    )
    totals = balance(setup.people, setup.mode)
    bars = Rect(inner.x, head.bottom + 4, inner.w, round(inner.h * shares[1]))
    if shares is CLOSE:
        _deck(surface, theme, totals, bars)
    else:
        _bars(surface, theme, totals, bars, max(8, max(totals.values())))
    poor = short_of(setup.people, setup.mode)
    words = app.catalogue.all_of([t(f"bigbook.terms.elements.{e}.singular") for e in poor])
    line = t("bigbook.setup.balance_poor", list=words) if poor else t("bigbook.setup.balance_good")
    verdict = Rect(inner.x, bars.bottom + 4, inner.w, round(inner.h * shares[2]))
    ink = CRIMSON if poor else GREEN_INK
    draw_text(surface, line, verdict, Style(theme.ui(18), ink, bold=True), valign="middle", where="setup.verdict")
    if shares is CLOSE:
        return
    advice = Rect(inner.x, verdict.bottom, inner.w, inner.bottom - verdict.bottom)
    draw_text(
        surface,
        t("bigbook.setup.advice"),
        advice,
        Style(theme.ui(15), mix(INK, GOLD[4], 0.3), italic=True),
        where="setup.advice",
        ellipsis=True,
    )
