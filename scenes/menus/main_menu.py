"""The first screen: the book on the desk, and what can be done with it. Games add their lines (`Screens.lines`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.text.i18n import TextKey
from scenes.kit import materials
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas
from scenes.kit.column import Column, beside
from scenes.kit.drawing.backdrop import Backdrop
from scenes.kit.fit import draw_text, escape, in_sentence, shorten
from scenes.kit.form import Form
from scenes.kit.icons import emblem
from scenes.kit.ornament import gilded, moulding
from scenes.kit.routes import route
from scenes.kit.shapes import Point
from scenes.kit.text import Style, layout
from scenes.kit.theme import BONE, GOLD, INK, LECTERN, MIN_TEXT, SEAT_COLOURS, Colour, Theme, mix, rgb
from scenes.kit.thing import Thing
from scenes.kit.widgets import BUTTON_PAD, Button, WidgetState
from scenes.menus.pokes import Pokes
from scenes.menus.sights import framed
from scenes.shell import adapters, edition, friends, games, screens
from scenes.shell.adapters import Sight
from scenes.shell.menu_room import MenuRoom
from scenes.shell.naming import shown_name
from scenes.shell.profile import Profile
from scenes.shell.run import Run
from scenes.shell.saves import save_index
from scenes.shell.saves.save_index import SaveEntry
from scenes.shell.screens import AnyScreens, MenuLine

if TYPE_CHECKING:
    from scenes.shell.app import App


NEW_GAME = "new-game"
"""The line of the first game that has a window; those of others go by `new-game:` and their id."""
OWN = (
    MenuLine("resume", games.resume, TextKey("kit.button.resume"), lambda app: games.can_resume(app.data), 10),
    MenuLine("load", games.open_saves, TextKey("kit.button.load"), lambda app: save_index.anything(app.data), 30),
    MenuLine("daily", lambda app: app.open("daily", _game_of_day(app)), TextKey("kit.daily.title"), order=25),
    MenuLine("language", lambda app: app.next_language(), TextKey("kit.button.language"), order=80),
    MenuLine("settings", lambda app: app.open("settings"), TextKey("kit.button.settings"), order=85),
    MenuLine("quit", lambda app: app.quit(), TextKey("kit.button.quit"), order=99),
)
"""The lines of no game."""


def lines(app: App) -> list[MenuLine]:
    """Every line of the menu from the top: its own, a new game of each game, and what the games add. Of lines of one
    name there is one: that of the game played last, where it is shown."""
    last = games.played_last(app.data)
    first_ = sorted(screens.every(), key=lambda one: one.game != last)
    offered = [line for one in first_ for line in one.lines if line.shown(app)]
    found: dict[str, MenuLine] = {}
    for line in (*(line for line in OWN if line.shown(app)), *_new_games(), *offered):
        found.setdefault(line.name, line)
    return sorted(found.values(), key=_order)


def _game_of_day(app: App) -> str:
    """The game of which the day has one: that which was played last, if it can."""
    last = games.played_last(app.data)
    return last if adapters.of(last).sharing is not None else screens.every()[0].game


def _order(line: MenuLine) -> int:
    return line.order


def _new_games() -> Iterator[MenuLine]:
    """One game is just a new game; several are told apart by their titles."""
    offered, words = screens.every(), TextKey("kit.button.new-game")
    for one in offered:
        start = partial(games.set_up, game=one.game)
        if len(offered) == 1:
            yield MenuLine(NEW_GAME, start, words, order=20)
        else:
            yield MenuLine(_new_game(one), start, one.texts.title, order=20, note=words)


def _new_game(one: AnyScreens) -> str:
    """What the line is called that begins a game of it."""
    return NEW_GAME if one is screens.every()[0] else f"{NEW_GAME}:{one.game}"


CORD = 46
"""How far above a picture on the wall its nail is, in units of the room."""


TITLE = 0.36
"""The share of the window's height that the title takes at most where everything stands in one column: the first lines
of the menu are seen below it."""
WHO, ABOUT = 4, 1
"""How the books are bound that lie at the right of the lectern."""


@dataclass(slots=True)
class MenuButton(Button):
    """A line of the menu, with a second, smaller one that tells more."""

    note: str = ""
    shelf: int = 0
    """How many books lie above this one in the pile."""
    small: bool = False
    """It lies for itself on the floor: one band at each end, and room for a sign before the words."""

    def thing(self) -> Thing:
        return replace(Button.thing(self), label=f"{self.label}. {self.note}" if self.note else self.label)

    @property
    def _bands(self) -> int:
        """How many bands the book has at each end."""
        return 1 if self.note or self.small else 2

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        lying = not materials.is_plain()
        words, self.label = self.label, "" if self.note or lying else self.label
        if lying:
            canvas.mark(self.rect.inflate(6, 10))
            lying_book(canvas.surface, self.rect, self.shelf, state, wanted=self.primary, bands=self._bands)
        elif self.small:
            Button.paint(self, canvas, theme, state)
            self.label = words
            return
        else:
            Button.paint(self, canvas, theme, state)
        self.label = words
        margin = min(theme.px(14), self.rect.h // 7)  # a low button gives its room to the words
        inset = (
            beside_note(theme, self.rect.size) if lying and self._bands == 1 else theme.px(84 if lying else PLAIN_INSET)
        )
        room = self.rect.inflate(-inset, -margin).move(0, 2 if state.down else 0)
        if self.icon is not None and lying:
            canvas.surface.blit(self.icon, self.icon.get_rect(midleft=room.midleft))
            taken = self.icon.get_width() + theme.px(6)
            room = Rect(room.x + taken, room.y, room.w - taken, room.h)
        if not self.note:
            if lying:
                style = Style(theme.ui(self.size), GOLD[0] if state.hover or self.primary else BONE, self.face,
                              align="center")  # fmt: skip
                draw_text(canvas.surface, words, room, style, valign="middle", where=self.id, ellipsis=True)
            return
        least = layout(self.note, Style(MIN_TEXT), None).size[1]
        head = Rect(room.x, room.y, room.w, room.h - max(least, room.h * 42 // 100))
        foot = Rect(room.x, head.bottom, room.w, room.h - head.h)
        style = Style(theme.ui(self.size), GOLD[0], self.face, align="center")
        draw_text(canvas.surface, words, head, style, valign="middle", where=self.id, wrap=False, ellipsis=True)
        style = Style(theme.ui(16), mix(BONE, GOLD[1], 0.4), align="center")
        draw_text(canvas.surface, self.note, foot, style, valign="middle", where="menu.note", wrap=False, ellipsis=True)


@dataclass(slots=True)
class GamePlate(MenuButton):
    """The plate of one of several games: its picture, its name on the foot of it, and what a press does."""

    cover: Sight | None = None
    art: Art | None = None

    def spoken(self, t: Callable[[str], str]) -> tuple[str, ...]:
        return (t("kit.shelf.sort_played"),) if self.primary else ()

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        surface, box = canvas.surface, self.rect.move(0, 1 if state.down else 0)
        canvas.mark(box.inflate(10, 12))
        if self.cover is not None and self.art is not None and not materials.is_plain():
            framed(surface, self.art, self.cover, box)
        else:
            pygame.draw.rect(surface, LECTERN[1] if not materials.is_plain() else INK, box, border_radius=4)
        note = Style(max(MIN_TEXT, theme.ui(14)), mix(BONE, GOLD[1], 0.4), align="center")
        least = layout(self.note, note, None).size[1]
        tall = max(theme.px(44), box.h * 40 // 100, least + theme.ui(self.size) + theme.px(16))
        foot = Rect(box.x + 3, 0, box.w - 6, min(box.h - 6, tall))
        foot.bottom = box.bottom - 3
        surface.blit(materials.store.get(("plate foot", foot.size), lambda: _dusk(foot.size)), foot)
        if self.primary or state.hover:
            pygame.draw.rect(surface, GOLD[0], box.inflate(4, 4), 4 if self.primary else 2, border_radius=6)
        else:
            pygame.draw.rect(surface, GOLD[3], box, 1, border_radius=4)
        words = foot.inflate(-theme.px(12), -4)
        head = Rect(words.x, words.y, words.w, words.h - least)
        style = Style(theme.ui(self.size), GOLD[0] if self.primary or state.hover else BONE, self.face, align="center")
        draw_text(surface, self.label, head, style, valign="middle", where=self.id, ellipsis=True)
        tail = Rect(words.x, head.bottom, words.w, least)
        draw_text(surface, self.note, tail, note, valign="middle", where="menu.note", wrap=False, ellipsis=True)


def _dusk(size: tuple[int, int]) -> Surface:
    """What words stand on at the foot of a plate."""
    out = Surface(size, pygame.SRCALPHA)
    for y in range(size[1]):
        out.fill((*INK, min(225, 120 + 260 * y // max(1, size[1]))), (0, y, size[0], 1))
    return out


PLATE = 2.3
"""How much higher the plates of several games are than a line that begins one."""
PLAIN_INSET = 18
"""Units that words on a plain button leave free of its width."""
NEW = 1.3
"""How much higher the line that begins a game is than the others of its kind."""
BINDINGS: tuple[tuple[Colour, ...], ...] = tuple(
    tuple(rgb(code) for code in codes)
    for codes in (
        ("7a4030", "6a3426", "834a36"), ("2f4f5e", "26404e", "375a69"), ("6b5a2c", "5a4a24", "786634"),
        ("4c3560", "3f2c50", "574070"), ("3a5a3c", "304b32", "456846"), ("70393f", "5f2e34", "7d454a"),
        ("3d4468", "333957", "484f77"), ("6e4a34", "5d3d2a", "7b5640"),
    )
)  # fmt: skip
"""Leather of the books in the pile."""
WANTED: tuple[Colour, ...] = tuple(rgb(code) for code in ("9a2334", "84192b", "a93142"))
ASIDE = (0.0, 0.02, 0.006, 0.03, 0.012, 0.024, 0.003, 0.018)
"""How far the ends of the books lie in from the pile's, as a share of its width."""


def _size(line: MenuLine, *, large: bool) -> int:
    """The letters of a line, in units."""
    return 36 if line.name == NEW_GAME else 27 if large else 20


def lying_book(surface: Surface, rect: Rect, number: int, state: WidgetState, *, wanted: bool, bands: int) -> None:
    """A book of the pile that the menu is, lying with its back to us: leather, raised bands and gold at both ends. One
    that is looked at comes out a little; `wanted`: the one to press next is bound in red; `bands`: how many are at each
    end."""
    left, right = (round(rect.w * ASIDE[(number + k) % len(ASIDE)]) for k in (0, 3))
    if state.hover or wanted:
        left = right = 0
    box = Rect(rect.x + left, rect.y + (2 if state.down else 0), rect.w - left - right, rect.h)
    key = ("lying book", box.size, number % len(BINDINGS), wanted, state.hover, bands)
    colours = WANTED if wanted else BINDINGS[number % len(BINDINGS)]
    shadow = box.inflate(4, 0).move(2, 4)
    surface.blit(materials.store.get(("book shadow", shadow.size), lambda: _shade(shadow.size)), shadow)
    surface.blit(materials.store.get(key, lambda: _bound(box.size, colours, number, bands, bright=state.hover)), box)


def _shade(size: tuple[int, int]) -> Surface:
    out = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(out, (*INK, 190), out.get_rect(), border_radius=10)
    return out


def _bound(size: tuple[int, int], colours: tuple[Colour, ...], number: int, bands: int, *, bright: bool) -> Surface:
    w, h = size
    bend = max(4, h // 5)
    out = materials.leather(size, colours, seed=number + 3, radius=bend).copy()
    round_ = Surface(size, pygame.SRCALPHA)
    for y in range(h):  # a back is round: light above its middle, dark where it leaves the light
        share = (y + 0.5) / h
        light = max(0.0, 1 - abs(share - 0.26) / 0.2)
        dark = max(0.0, (share - 0.5) / 0.5) ** 1.4 + max(0.0, 0.1 - share) * 5
        round_.fill((255, 226, 180, round(34 * light)) if light else (*INK, min(150, round(150 * dark))), (0, y, w, 1))
    mask = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=bend)
    round_.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    out.blit(round_, (0, 0))
    (end, thick), gold = _bands(size), mix(GOLD[1], GOLD[0], 0.5) if bright else GOLD[2]
    for at in (end * share for share in BANDS[:bands]):
        for x in (round(at), w - round(at) - thick):
            _raised(out, x, thick, colours, gold)
    return out


BANDS = (0.3, 0.68)
"""Where the bands of a back lie, as shares of its end."""


def _bands(size: tuple[int, int]) -> tuple[int, int]:
    """How long the end of a back is on which its bands lie, and how thick each of them is."""
    end = min(size[1], size[0] // 9)
    return end, max(4, end // 7)


def bands_reach(size: tuple[int, int], bands: int) -> int:
    """How far from the edge of a book so many bands and their gold reach; words stand within."""
    end, thick = _bands(size)
    return round(end * BANDS[bands - 1]) + thick + 3


def beside_note(theme: Theme, size: tuple[int, int]) -> int:
    """What a book's second line leaves free of its width, on both sides together."""
    return max(theme.px(40), 2 * (bands_reach(size, 1) + theme.px(5)))


def _raised(out: Surface, x: int, thick: int, colours: tuple[Colour, ...], gold: Colour) -> None:
    """A band about the back of a book, with a line of gold on either side."""
    h = out.get_height()
    pygame.draw.rect(out, mix(colours[0], INK, 0.45), Rect(x, 1, thick, h - 2))
    pygame.draw.rect(out, mix(colours[2], (255, 226, 180), 0.16), Rect(x, 1, max(1, thick // 2), h - 2))
    for line in (x - 3, x + thick + 2):
        pygame.draw.line(out, mix(gold, INK, 0.15), (line, 3), (line, h - 4))


class MenuScene(Form):
    """The main menu; the book on the lectern listens while somebody points at a new game."""

    name = "menu"
    leaving = ("button:quit",)
    tune = "menu"

    app: App

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.lit = screens.of(games.played_last(app.data))
        """The game whose plate is lit: it was played last."""
        rooms = (one.backdrop for one in (self.lit, *screens.every()))
        self.place = next((room for room in rooms if room is not None), MenuRoom())
        self.room = Backdrop(app.art, app.theme, self.place.room)
        self.pokes = Pokes(self.room, self.place.spots)
        self.title = self.tagline = self.subtitle = Rect(0, 0, 0, 0)
        self.waiting: SaveEntry | None = None
        """The unfinished game that was played last."""
        self.newcomer = False
        """Nobody has begun a game or done a lesson here yet: the lessons are recommended."""

    def _where(self, save: SaveEntry, width: int) -> str:
        """Where a game waits: its round, whose turn it is and, where there is room, who plays."""
        seat = in_sentence(games.on_turn(self.app, save))
        bare = self.app.t("kit.menu.resume_line", round=save.round, seat=seat, list="")
        inset = PLAIN_INSET if materials.is_plain() else 0  # a plain button has no bands beside its words
        beside = self.theme.px(inset) if inset else beside_note(self.theme, (width, width))  # of a book however high
        room = width - beside - self.theme.px(4)
        people = games.people_of(self.app, save, room - layout(bare, Style(MIN_TEXT), None).size[0])
        words = self.app.t("kit.menu.resume_line", round=save.round, seat=seat, list=people)
        fits = layout(words, Style(MIN_TEXT), None).size[0] < room
        return words if fits else games.title_of(self.app, save)

    @property
    def _title(self) -> TextKey:
        """What stands in large letters: the title of the lit game, of the first one as the edition has it."""
        return edition.first().title if self.lit is screens.every()[0] else self.lit.texts.title

    def heading(self) -> str:
        return self.app.t(self._title)

    def default_focus(self) -> str | None:
        if self.waiting is not None:
            return "button:resume"
        lessons = [line for line in lines(self.app) if line.lessons] if self.newcomer else []
        return f"button:{lessons[0].name if lessons else _new_game(self.lit)}"

    def layout(self) -> None:
        path = Run.waiting(self.app.data)
        self.waiting = save_index.look(path) if path is not None else None
        profile = Profile(self.app.data)
        known = profile.lessons or games.ever_played(self.app.data)
        self.newcomer = self.waiting is None and not known
        self.room.place(self.app.size)
        if self.theme.layout.column:
            self.in_column(self._below, sheet=False)
        else:
            self._beside()
        self.room.covered = [widget.rect for widget in self.widgets]  # what lives there is drawn last of all

    def _below(self, column: Column) -> None:
        """The title, the lines of the menu, and what else stands there, below each other; whoever has never played sees
        where to begin before going down the page."""
        px, app = self.theme.px, self.app
        self.title = column.take(min(round(column.area.w * 0.5), round(app.theme.layout.size[1] * TITLE)))
        self.tagline = column.words(app.t(self.lit.texts.tagline), self._quiet("tagline"), 16)
        self.widgets = []
        found = sorted(lines(self.app), key=lambda line: not (line.lessons and self.newcomer))
        plates = self._plates(found)
        for line in found:
            if line in plates:
                if line is plates[0]:
                    for one, place in zip(plates, column.grid(len(plates), 230, 130, 12), strict=True):
                        self.widgets.append(self._plate(one, place))
                continue
            note = self._note(line, column.area.w)
            large = self._large(line)
            place = column.take(px(84 if large else 62) + (px(22) if note else 0), 12)
            self.widgets.append(self._line(line, place, note, size=_size(line, large=large)))
        column.skip(8)
        self._ends(*column.grid(2, 230))
        self.subtitle = column.words(app.t(edition.first().subtitle), self._quiet("subtitle"))

    def _quiet(self, name: str) -> Style:
        """How the line below the title and the one at the foot look."""
        theme, full = self.theme, self.theme.layout.full
        if name == "tagline":
            return Style(theme.text(22 if full else 17), mix(BONE, INK, 0.12), italic=True, align="center")
        return Style(theme.text(16), mix(BONE, INK, 0.3), align="center")

    def _beside(self) -> None:
        """Everything stands at the left of the book."""
        w, h = self.app.size
        px, full = self.theme.px, self.theme.layout.full
        left = max(px(48), round(self.room.at(96, 0)[0]))
        width = min(max(px(520 if full else 390), round(self.room.at(650, 0)[0]) - left), w - left - px(40))
        top = px(26 if full else 14)
        self.title = Rect(left, top, width, min(round(h * 0.31), round(width * 0.6)))
        under = self.title.bottom + px(54 if full else 38)
        self.tagline = Rect(left, self.title.bottom + px(4), width, px(44 if full else 32))
        self.subtitle = Rect(left, h - px(66 if full else 62), width, px(50 if full else 52))
        self._buttons(Rect(left, under, width, h - under - px(72 if full else 66)))
        self._ends(*self._corner())

    def _corner(self) -> tuple[Rect, Rect]:
        """Where it stands who plays and what this edition is: two books on one another beside the step of the lectern,
        or above it where there is no room beside it."""
        (w, h), px, full = self.app.size, self.theme.px, self.theme.layout.full
        step_x, step_y = (round(n) for n in self.room.at(*self.place.step))
        wide, beside = px(210 if full else 160), w - px(20) - step_x - px(6)
        about = Rect(0, 0, max(wide, min(px(330 if full else 236), beside)), px(46 if full else 40))
        about.bottomright = (w - px(20), h - px(16) if beside >= wide else min(h - px(16), step_y - px(6)))
        return about.move(0, -about.h - px(3)), about

    @property
    def _chosen(self) -> str:
        """The name of the line that one chooses most likely."""
        return (self.default_focus() or "").removeprefix("button:")

    def _large(self, line: MenuLine) -> bool:
        """Whether a line is one of those that begin a game."""
        return line.name in (self._chosen, "resume") or line.name.startswith(NEW_GAME)

    def _buttons(self, area: Rect) -> None:
        px, entries = self.theme.px, lines(self.app)
        plates = self._plates(entries)
        beside_ = plates[1:]  # they stand in the row of the first
        entries = [line for line in entries if line not in beside_]
        big, small, gap = px(92), px(64), px(8)
        large = [self._large(line) for line in entries]
        new = PLATE if plates else NEW
        need = sum(big if one else small for one in large) + gap * (len(entries) - 1) + px(22) + round(big * (new - 1))
        fit = min(1.0, area.h / need)  # many entries share the room of few
        big, small, gap = round(big * fit), round(small * fit), round(gap * fit)
        heights = [round(big * new) if line.name == NEW_GAME or line in plates else big if one else small
                   for line, one in zip(entries, large, strict=True)]  # fmt: skip
        for number, line in enumerate(entries):
            if self._note(line, area.w) and line not in plates:
                heights[number] += round(px(22) * fit)  # two lines stand on it
        y = area.y + (area.h - sum(heights) - gap * (len(entries) - 1)) // 3
        self.widgets = []
        for line, height in zip(entries, heights, strict=True):
            place, note = Rect(area.x, y, area.w, height), self._note(line, area.w)
            if line in plates:
                for one, spot in zip(plates, self._row(plates, place, gap), strict=True):
                    self.widgets.append(self._plate(one, spot))
            else:
                self.widgets.append(self._line(line, place, note, size=_size(line, large=height >= big)))
            y += height + gap

    def _plates(self, entries: Sequence[MenuLine]) -> list[MenuLine]:
        """The lines that begin a game, where there are several: each is the plate of its game."""
        found = [line for line in entries if line.name.startswith(NEW_GAME)]
        return found if len(found) > 1 else []

    def _row(self, plates: Sequence[MenuLine], place: Rect, gap: int) -> list[Rect]:
        """Where the plates lie beside each other: the lit one is broader, so that arrows come to it first."""
        found = beside(place, len(plates), gap)
        more, at = place.w // 40, [line.name for line in plates].index(_new_game(self.lit))
        for n, spot in enumerate(found):
            spot.w += more if n == at else -more // (len(found) - 1)
            spot.x = found[n - 1].right + gap if n else place.x
        found[-1].w = place.right - found[-1].x
        return found

    def _plate(self, line: MenuLine, place: Rect) -> MenuButton:
        """The plate of a game; the one played last is lit."""
        app = self.app
        own = next(one for one in screens.every() if _new_game(one) == line.name)
        lit, note = own is self.lit and not self.newcomer, app.t("kit.button.new-game")
        return GamePlate(
            f"button:{line.name}", place, app.t(line.label), action=partial(line.open, app), primary=lit,
            size=20, face="title", note=note, cover=own.cover, art=app.art,
        )  # fmt: skip

    def _line(self, line: MenuLine, place: Rect, note: str, *, size: int) -> MenuButton:
        """A line of the menu; `size`: its letters, in units."""
        app, label = self.app, self.app.t(line.label)
        if line.name == "language":
            own = next((one.own_name for one in app.languages if one.code == app.lang), app.lang)
            label = f"{label}: {own}"
        face = "title" if size > 20 else "body"
        return MenuButton(
            f"button:{line.name}", place, label, action=partial(line.open, app), primary=line.name == self._chosen,
            size=size, face=face, note=note, shelf=len(self.widgets),
        )  # fmt: skip

    def _ends(self, who: Rect, about: Rect) -> None:
        """Who plays, and what this edition is."""
        label = self.app.t("kit.button.about")
        self.widgets.append(self._who(who))
        self.widgets.append(
            MenuButton(
                "button:about",
                about,
                label,
                action=lambda: self.app.open("about"),
                size=16,
                look="quiet",
                shelf=ABOUT,
                small=True,
            )
        )

    def _who(self, spot: Rect) -> Button:
        """Who plays: who is at the computer, or that names can be written down."""
        t, px, book = self.app.t, self.theme.px, friends.of(self.app.data)
        here, icon = book.here, None
        label = t("kit.friends.title") if book.visit is None else t("kit.friends.guest_here")
        if here is not None:
            icon = emblem(here.emblem, round(spot.h * 0.66), SEAT_COLOURS[here.colour])
            beside = px(BUTTON_PAD) if materials.is_plain() else beside_note(self.theme, spot.size)
            room = spot.w - beside - icon.get_width() - px(16)
            room -= layout(t("kit.friends.here", name=""), Style(MIN_TEXT), None).size[0]
            name = shorten(
                shown_name(self.app, book.shown(here), number=book.present.index(here) + 1),
                max(room, MIN_TEXT * games.SHORTEST),
                Style(MIN_TEXT),
            )
            label = t("kit.friends.here", name=escape(name))
        return MenuButton(
            "button:friends", spot, label, action=lambda: self.app.open("friends"), size=16, icon=icon, look="quiet",
            shelf=WHO, small=True,
        )  # fmt: skip

    def _note(self, line: MenuLine, width: int) -> str:
        """The second line on a button: where the game waits, for whom the lessons are, or what a game is about."""
        if line.name == "resume" and self.waiting is not None:
            return self._where(self.waiting, width)
        if line.lessons and self.newcomer:
            return self.app.t("kit.menu.newcomer")
        return self.app.t(line.note) if line.note is not None else ""

    def paint_base(self, surface: Surface) -> None:
        t, full = self.app.t, self.theme.layout.full
        self.room.paint_base(surface)
        self._portrait(surface)
        self._listening()
        own = edition.first()
        plate = own.plate if self.lit is screens.every()[0] else self.lit.texts.plate
        if plate is None or not plate.paint(surface, self.app.art, self.app.lang, self.title):
            gilded(surface, t(self._title), self.title, self.theme.text(76 if full else 52), where="menu.title")
        words, style = t(self.lit.texts.tagline), self._quiet("tagline")
        draw_text(surface, words, self.tagline, style, valign="middle", where="menu.tagline", ellipsis=True)
        words, style = t(own.subtitle), self._quiet("subtitle")
        draw_text(surface, words, self.subtitle, style, valign="middle", where="menu.subtitle", ellipsis=True)

    def _portrait(self, surface: Surface) -> None:
        """The picture of a game that people have hung up, on the wall at the right; none in a column."""
        sight = next((one.portrait() for one in screens.every()), None)
        if sight is None or self.theme.layout.column:
            return
        left, top, wide, high = self.place.wall
        x, y = (round(n) for n in self.room.at(left, top))
        box = Rect(x, y, round(wide * self.room.scale), round(high * self.room.scale))
        box.right = min(box.right, self.app.size[0] - self.theme.px(24))
        nail = (box.centerx, box.y - round(CORD * self.room.scale))
        for corner in (box.topleft, box.topright):
            pygame.draw.line(surface, INK, nail, corner, 3)
            pygame.draw.line(surface, GOLD[3], nail, corner, 1)
        pygame.draw.circle(surface, GOLD[2], nail, max(3, self.theme.px(4)))
        moulding(surface, box, self.theme.px(9), GOLD[3])
        framed(surface, self.app.art, sight, box)

    def _listening(self) -> tuple[Surface, Point] | None:
        """What shows that the room listens, and where it goes; in a column it is not seen."""
        if self.theme.layout.column or self.place.listens is None:
            return None
        return self.room.piece(*self.place.listens)

    def handle(self, event: Event) -> bool:
        self.room.wake()
        return super().handle(event)

    def things(self) -> list[Thing]:
        return [*super().things(), *self.pokes.things(self.app)]

    def press(self, thing: Thing) -> None:
        if self.pokes.press(self.app, thing):
            self.redraw()
        else:
            super().press(thing)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.pokes.update(dt):
            self.redraw()
        if self.room.update(dt):
            self.app.live(self, self.room.sprites)

    def paint(self, canvas: Canvas) -> None:
        pointed = (self.hover, self.focus.current if self.focus.visible else None)
        listens = any((one or "").startswith(f"button:{NEW_GAME}") for one in pointed) or self.pokes.looks > 0
        if listens and not self.theme.high_contrast:
            eye = self._listening()
            if eye is not None:
                canvas.blit(*eye)
        self.room.paint(canvas)
        super().paint(canvas)

    def resume(self) -> None:
        self.relayout()


route("menu", MenuScene)
