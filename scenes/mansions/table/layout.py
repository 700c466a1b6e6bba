"""Where everything lies on the table of a house, as functions of the window, the letters, the people and the map.

Three forms; the one that draws the house largest is taken, `side` where it is within a twentieth and for every map up
to 6:5. `side`: the house at full height at the left, one column at the right. `corner`: the desk beneath the house.
`band`: the house is a band, mirror and friends right of it; beneath it the desk, and panel and buttons at the very
boxes of `side`. Logical pixels: a window below 1280 x 720 is a scaled picture of at least that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from scenes.kit.geometry import Box
from scenes.kit.theme import LARGE_FROM, MIN_TEXT, is_full

FULL, COMPACT = (1920, 1080), (1280, 720)
PREFER, SQUARE = 1.05, 1.2
"""How much larger another form must draw the house to be taken; up to which proportion none may."""
FORMS = ("side", "corner", "band")
SQUARE_MAP = (20, 20)
BUTTONS = ("undo", "redo", "hint", "why", "log", "journal", "end-turn")
ACTIONS = 6
"""So many of the Keeper's actions lie there."""
VERBS = 10
NAMED, CLOSER = 30, 1.5
"""Pixels a unit must have for the names of all rooms to find a place; how much larger a house is seen that has less."""
Size = tuple[int, int]


@dataclass(frozen=True)
class Least:
    """The least sizes of what must be read, in pixels."""

    side: int
    corner: int
    band: int
    strip: int
    panel: int
    buttons: int
    wide: int


@dataclass
class HouseLayout:
    """Boxes for one window, text size, number of investigators and map."""

    window: Size
    people: int
    text_scale: float
    map: Size
    form: str = ""
    wanted: str = "automatic"
    rows: dict[str, Box] = field(default_factory=dict)
    """`keeper`, `friends` (or both as `medallions`), `desk`, `panel`, `buttons`: what is there in this form."""
    under: Box | None = None
    """Room beneath the house, where some is left."""
    log: Box | None = None
    """The log that stays open, where there is room for it."""
    told: Box | None = None
    """Room for the last lines of the log above the panel, where some is left."""

    def __post_init__(self) -> None:
        w, h = self.window
        self.full = is_full(self.window, self.wanted)
        design = FULL if self.full else COMPACT
        self.scale = min(w / design[0], h / design[1])
        self.large = self.text_scale >= LARGE_FROM
        self.margin = self.px(16, 8)
        ribbon = self.px(48, 34)
        self.ribbon = Box(0, 0, w, ribbon)
        self.top = ribbon + self.px(8, 6)
        self.room = h - self.top - self.margin
        self.rim = self.px(4, 4)
        self.least = self._least()
        self.units = {form: self._unit(form) for form in FORMS}
        self.form = self.form or self._best()
        self.unit = self.units[self.form]
        self.house = Box(0, 0, 0, 0)
        {"side": self._side, "corner": self._corner, "band": self._band}[self.form]()
        wide, high = self.map[0] * self.unit, self.map[1] * self.unit
        self.plan = self.house.centered(wide, high)
        """Where the map itself lies: so many whole pixels for each of its units."""

    @property
    def closeness(self) -> float:
        """How many times as large the house is seen at first: where large letters leave it too small for the names of
        its rooms, the view stands closer and follows what happens."""
        return CLOSER if self.large and self.unit < NAMED else 1.0

    # measures

    def px(self, full: float, compact: float | None = None) -> int:
        """A length in window pixels from its length on the full (and the compact) drawing."""
        if compact is None:
            compact = full * COMPACT[1] / FULL[1]
        return round((full if self.full else compact) * self.scale)

    def text(self, full: float, compact: float | None = None) -> int:
        """A size of letters in window pixels, the text setting included."""
        if compact is None:
            compact = full * 14 / 18
        size = (full if self.full else compact) * self.scale * self.text_scale
        return max(MIN_TEXT, round(size))

    def _least(self) -> Least:
        px, large = self.px, self.large
        column = px(1000, 720) if large else px(800, 572)
        return Least(
            side=column,
            corner=px(720, 480) if large else px(660, 456),
            band=px(440, 300),
            strip=px(216, 144) if large else px(176, 120),
            panel=px(470, 320) if large else px(304, 206),
            buttons=px(66, 48) if large else px(56, 42),
            wide=column,
        )

    def _best(self) -> str:
        if self.map[0] <= self.map[1] * SQUARE or self.units["side"] * PREFER >= max(self.units.values()):
            return "side"
        return max(("band", "corner"), key=self.units.__getitem__)

    def _unit(self, form: str) -> int:
        """How many pixels a unit of the map gets in a form."""
        (wide, high), least, gap = self.map, self.least, self.margin
        across, rims = self.window[0] - 3 * self.margin, 2 * self.rim
        if form == "side":
            room = self.room - rims, across - least.side - rims
            return min(room) // wide if wide == high else min(room[0] // high, room[1] // wide)
        if form == "corner":
            return min((self.room - gap - least.strip - rims) // high, (across - least.corner - rims) // wide)
        below = least.panel + least.buttons + 2 * gap
        return min((self.room - below - rims) // high, (across - least.band - rims) // wide)

    # forms

    def _housed(self, high: int = 0) -> Box:
        wide = self.map[0] * self.unit + 2 * self.rim
        return Box(self.margin, self.top, wide, high or self.map[1] * self.unit + 2 * self.rim)

    def _stack(self, x: int, w: int, rows: Mapping[str, int | None]) -> dict[str, Box]:
        """Rows from the top of the room to its foot; the one of None takes what is left."""
        rest = self.room - sum(high or 0 for high in rows.values()) - self.margin * (len(rows) - 1)
        found, y = {}, self.top
        for name, high in rows.items():
            found[name] = Box(x, y, w, rest if high is None else high)
            y = found[name].bottom + self.margin
        return found

    def _side(self) -> None:
        w, m, px, least = self.window[0], self.margin, self.px, self.least
        wide, high = self.map
        slim = px(36, 26)
        if wide == high:
            side = min(self.room, w - 3 * m - least.side)
            self.house = Box(m, self.top, side, side)
        else:
            left = self.room - high * self.unit - 2 * self.rim
            self.house = self._housed(0 if left >= slim + m else self.room)
        left = self.room - self.house.h - m
        self.under = Box(m, self.house.bottom + m, self.house.w, left) if left >= slim else None
        x = self.house.right + m
        column = min(w - x - m, px(1000, 720) if self.large else px(960, 660))
        rest = w - x - column - 2 * m
        if rest >= px(320, 240):  # between house and column: the column stays at the edge
            self.log = Box(x, self.top, rest, self.room)
            x += rest + m
        else:
            column = w - x - m
        head: dict[str, int | None] = {"keeper": px(128, 88)}
        if self.people > 1:
            head["friends"] = px(104, 66)
        if self.large:
            head = {"medallions": px(100, 68)}
        self.rows = self._stack(x, column, {**head, "desk": None, "panel": least.panel, "buttons": least.buttons})

    def _corner(self) -> None:
        w, m, px, least = self.window[0], self.margin, self.px, self.least
        self.house = self._housed()
        x = self.house.right + m
        column = w - x - m
        if column > least.wide + m + px(440, 300):  # a very wide window: the log stays open beside the house
            log = column - least.wide - px(120, 60) - m
            self.log = Box(x, self.top, log, self.room)
            x, column = x + log + m, column - log - m
        head: dict[str, int | None] = {"keeper": px(240, 166)}
        if self.people > 1:
            head["friends"] = px(104, 66) if self.people == 2 else px(200, 136)
        most, spare = px(440, 300), px(64, 44)
        if self.large:
            head = {"medallions": px(100, 68) if self.people == 1 else px(206, 138)}
            most, spare = px(640, 440), px(104, 72)
        gaps = m * (len(head) + 1)
        rest = self.room - sum(high or 0 for high in head.values()) - least.buttons - gaps
        foot: dict[str, int | None] = {"panel": None, "buttons": least.buttons}
        if rest - most - m >= spare:  # what is left over: the last lines of the log
            foot = {"told": None, "panel": most, "buttons": least.buttons}
        self.rows = self._stack(x, column, {**head, **foot})
        self.told = self.rows.pop("told", None)
        desk = self.house.bottom + m
        self.rows["desk"] = Box(m, desk, self.house.w, self.top + self.room - desk)

    def _band(self) -> None:
        w, m, least = self.window[0], self.margin, self.least
        below = least.panel + m + least.buttons
        self.house = self._housed(self.room - m - below)
        side = HouseLayout(self.window, self.people, self.text_scale, SQUARE_MAP, "side", self.wanted)
        self.rows = {name: side.rows[name] for name in ("panel", "buttons")}
        x = self.house.right + m
        wide, high = w - m - x, self.house.h
        if self.large:
            self.rows["medallions"] = Box(x, self.top, wide, high)
        else:
            mirror = high if self.people == 1 else self.px(316, 214)
            self.rows["keeper"] = Box(x, self.top, wide, mirror)
            if self.people > 1:
                self.rows["friends"] = Box(x, self.top + mirror + m, wide, high - mirror - m)
        self.rows["desk"] = Box(m, self.house.bottom + m, self.rows["panel"].x - 2 * m, below)

    # parts

    def mirror(self) -> dict[str, Box]:
        """`mirror`, `threat`, `clock`, `hand`, the Keeper's actions as `action0` …, and `told` for lines."""
        px, box = self.px, self.rows["keeper"].inset(self.px(6, 4))
        gap, hand = px(10, 5), px(112, 72)
        if self.form == "side":
            mirror, threat, clock, acts, cards = split(box, (px(96, 60), px(88, 56), px(88, 56), 0, hand), gap)
            found = {"mirror": mirror, "threat": threat, "clock": clock, "hand": cards}
            return {**found, **_numbered("action", grid(acts, ACTIONS, 3, px(8, 4)))}
        head = Box(box.x, box.y, box.w, px(112, 78))
        acts = Box(box.x, head.bottom + gap, box.w, min(box.bottom - head.bottom - gap, px(220, 150)))
        rest = box.w - hand - 3 * gap
        dial = max(rest // 3 - px(3, 2), (rest - px(165, 110)) // 2)
        mirror, threat, clock, cards = split(head, (rest - 2 * dial, dial, dial, hand), gap)
        found = {"mirror": mirror, "threat": threat, "clock": clock, "hand": cards}
        found |= _numbered("action", grid(acts, ACTIONS, 3 if self.form == "corner" else 2, px(8, 4)))
        told = Box(box.x, acts.bottom + gap, box.w, box.bottom - acts.bottom - gap)
        return {**found, "told": told} if told.h >= px(60, 40) else found

    def reel(self) -> Box:
        """The part of the ribbon in which a night that is watched is marked."""
        left = self.ribbon.w // 3
        right = self.ribbon.w - min(self.ribbon.w // 3, self.px(620, 400)) - self.px(86, 58)
        return Box(left, self.ribbon.y, right - left - self.px(16, 8), self.ribbon.h)

    def medallions(self) -> tuple[Box, ...]:
        """From 150 % on: mirror, threat, clock, then everybody."""
        count = self.people + 3
        columns = {"side": count, "corner": 4, "band": 2}[self.form]
        return grid(self.rows["medallions"], count, columns, self.px(8, 6))

    def friends(self) -> tuple[Box, ...]:
        """Everybody, in their order; nothing for one person alone."""
        box = self.rows.get("friends")
        if box is None:
            return ()
        columns = {"side": self.people, "corner": 2, "band": 1 if self.people <= 2 else 2}[self.form]
        return grid(box, self.people, columns, self.px(8, 6))

    def desk(self) -> dict[str, Box]:
        """`sheet`, `area` for the cards, and `tabs` where there are some."""
        px, box = self.px, self.rows["desk"]
        if self.form == "corner":  # the sheet laid flat, no tabs while all is in sight
            sheet, area = split(box.inset(px(6, 4)), (px(300, 184), 0), px(10, 6))
            return {"sheet": sheet, "area": area}
        sheet, cards = split(box, (px(300, 196), 0), px(10, 6))
        if self.form == "band":
            cards = cards.inset(0, px(5, 3))
            cards = Box(cards.x, cards.y, cards.w - px(6, 4), cards.h)
        tabs = Box(cards.x, cards.y, cards.w, px(46, 34))
        top = tabs.bottom + px(6, 4)
        return {"sheet": sheet, "tabs": tabs, "area": Box(cards.x, top, cards.w, cards.bottom - top)}

    def faces(self, count: int, *, fewer: bool = False) -> tuple[str, tuple[Box, ...]]:
        """`cards`, pictured while they fit, or `labels` with names; and their boxes, fewer than `count` where not all
        fit. `fewer`: a column less, because a name needs the width."""
        area, px = self.desk()["area"], self.px
        if count <= 8 and not self.large:
            rows = 2 if count > 4 or self.form != "side" else 1
            return "cards", grid(area, count, 4, px(10, 6), rows)
        if self.large:
            return "labels", self.names()[:count]
        down, across = px(6, 2), px(6, 4)
        rows = max(1, (area.h + down) // (px(46, 37) + down))
        columns = (5 if rows < 4 else 4) if self.form == "corner" else 3
        columns -= fewer
        high = min((area.h - down * (rows - 1)) // rows, px(76, 52))
        wide = (area.w - across * (columns - 1)) // columns
        return "labels", tuple(
            Box(area.x + at % columns * (wide + across), area.y + at // columns * (high + down), wide, high)
            for at in range(min(count, columns * rows))
        )

    def names(self) -> tuple[Box, ...]:
        """From 150 % on the desk shows names only: as many as fit at two lines each, three in a row."""
        box, px = self.rows["desk"], self.px
        gap, need = px(8, 5), px(86, 58) if self.form == "side" else px(90, 62)
        rows = max(1, min(5, (box.h - gap) // (need + gap)))
        return grid(box.inset(px(10, 7), gap), 3 * rows, 3, gap, rows)

    def panel(self) -> dict[str, Box]:
        """`head` for the sentence, `body` for what may be pressed, `foot` for one more line where there is one."""
        px, box = self.px, self.rows["panel"].inset(self.px(12, 8))
        gap, head = px(8, 6), Box(box.x, box.y, box.w, px(40, 28))
        foot = None
        if not self.large:
            high = px(62, 44) if self.form == "corner" else px(42, 30)
            foot = Box(box.x, box.bottom - high, box.w, high)
        end = foot.y - gap if foot is not None else box.bottom
        found = {"head": head, "body": Box(box.x, head.bottom + gap, box.w, end - head.bottom - gap)}
        return {**found, "foot": foot} if foot is not None else found

    def verbs(self) -> tuple[Box, ...]:
        """The ten verbs."""
        columns = 5 if not self.large else 2 if self.form == "corner" else 3
        return grid(self.panel()["body"], VERBS, columns, self.px(8, 6))

    def buttons(self) -> dict[str, Box]:
        """The small buttons and the large one, which covers a common place in every form."""
        box, px, gap = self.rows["buttons"], self.px, self.px(8, 5)
        small: tuple[int, ...] = (px(60, 44), px(60, 44), px(120, 80), px(120, 80), px(100, 64), px(140, 96))
        if sum(small) + len(small) * gap + px(180, 120) > box.w:
            small = (px(60, 44),) * len(small)
        return dict(zip(BUTTONS, split(box, (*small, 0), gap), strict=True))

    @property
    def signs_only(self) -> bool:
        """Whether the small buttons have room for nothing but their sign."""
        found = self.buttons()
        return found["hint"].w == found["undo"].w

    def reading(self, *, own: bool = False) -> Box:
        """Where something is read: over the desk, a card of the desk (`own`) over mirror and friends."""
        if self.large or not own:
            return self.rows["desk"]
        mirror = self.rows["keeper"]
        last = self.rows.get("friends", mirror)
        return Box(mirror.x, mirror.y, mirror.w, max(mirror.bottom, last.bottom) - mirror.y)


def split(box: Box, widths: Sequence[int], gap: int) -> tuple[Box, ...]:
    """A row cut into boxes of these widths; the one of 0 takes what is left."""
    rest = box.w - sum(widths) - gap * (len(widths) - 1)
    found, x = [], box.x
    for width in widths:
        found.append(Box(x, box.y, width or rest, box.h))
        x = found[-1].right + gap
    return tuple(found)


def grid(box: Box, count: int, columns: int, gap: int, rows: int = 0) -> tuple[Box, ...]:
    """So many equal boxes, row by row; without `rows` as many rows as they need."""
    if count <= 0:
        return ()
    rows = rows or -(-count // columns)
    w, h = (box.w - gap * (columns - 1)) // columns, (box.h - gap * (rows - 1)) // rows
    return tuple(Box(box.x + at % columns * (w + gap), box.y + at // columns * (h + gap), w, h) for at in range(count))


def _numbered(name: str, boxes: Sequence[Box]) -> dict[str, Box]:
    return {f"{name}{at}": box for at, box in enumerate(boxes)}


@lru_cache(maxsize=8)
def house_layout(
    window: Size, people: int, scale: float, map_: Size, wanted: str = "automatic", form: str = ""
) -> HouseLayout:
    """The layout of a window of so many pixels, for so many people, over a map of so many units; of the form that draws
    the house largest where none is given."""
    size = max(COMPACT[0], window[0]), max(COMPACT[1], window[1])
    return HouseLayout(size, people, scale, map_, form, wanted)
