"""What can be read at the table of a house, as pages and as small sheets: cards, people, monsters, rooms, actions."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.core.play import thing_id
from game.core.text.i18n import Catalogue
from scenes.kit import materials
from scenes.kit.fit import draw_text
from scenes.kit.focus import Focus
from scenes.kit.geometry import Box
from scenes.kit.note import Sizes
from scenes.kit.text import Style, TermSpot
from scenes.kit.thing import Thing, by_id
from scenes.mansions.look import INK, PAPER, paper
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.text.told import lines_of
from scenes.shell.app import App

OWN = ("card", "sheet", "omen")
"""What lies on the desk: it is read over mirror and friends."""


class HousePages:
    """Everything with words as pages (`Readings`), and as small sheets beside it (`Tips`)."""

    terms: Sequence[TermSpot] = ()
    sharp = True
    prepared = None

    def __init__(self, table: HouseContext) -> None:
        self.table = table

    @property
    def app(self) -> App:
        return self.table.app

    @property
    def measures(self) -> Sizes:
        return self.table.measures

    @property
    def focus(self) -> Focus:
        return self.table.focus

    @property
    def busy(self) -> bool:
        return self.table.director.busy

    @property
    def pointed(self) -> str | None:
        return self.table.hover or (self.focus.current if self.focus.visible else None)

    def lines(self, name: str) -> list[str]:
        """What is known of a thing, its heading first; [] where that is nothing."""
        table, at = self.table, self.table.read_id(name)
        found = lines_of(table.words, table.view, at.kind, at.name or at.seat)
        return [*found[:1], *table.threatens(name), *found[1:]] if found else found

    def readable(self, name: str) -> bool:
        return thing_id.read(name).kind in ("card", "figure", "action", "room", "sheet", "seat", "medallion") and bool(
            self.lines(name)
        )

    def lies(self, name: str) -> bool:
        return False

    def under(self, name: str | None) -> bool:
        return False

    def rect(self, name: str) -> Rect | None:
        thing = by_id(self.table.listing().things, name)
        return thing.rect if thing is not None else None

    def beside(self, rect: Rect | None) -> Box:
        """Over the desk; what lies there itself over mirror and friends."""
        layout = self.table.measures
        own = rect is not None and Rect(layout.rows["desk"]).contains(rect)
        return layout.reading(own=own)

    def parked(self, rect: Rect | None) -> Box:
        return self.beside(rect)

    def page(self, name: str, size: tuple[int, int], *, whole: bool) -> Surface | None:
        lines = self.lines(name)
        if not lines:
            return None
        layout = self.table.measures
        out = Surface(size)
        paper(out, out.get_rect(), shadow=0)
        inner = out.get_rect().inflate(-layout.px(48, 30), -layout.px(32, 20))
        picture = self._picture(name, (inner.w // 3, inner.h))
        if picture is not None:
            out.blit(picture, picture.get_rect(midleft=(inner.x, inner.centery)))
            left = inner.x + picture.get_width() + layout.px(24, 16)
            inner = Rect(left, inner.y, inner.right - left, inner.h)
        head = Style(layout.text(26), INK, "title", bold=True)
        block = draw_text(out, lines[0], Rect(inner.x, inner.y, inner.w - layout.px(60, 44), inner.h // 4), head,
                          where="page", ellipsis=True)  # fmt: skip
        top = inner.y + block.size[1] + layout.px(12, 8)
        rest = Rect(inner.x, top, inner.w, inner.bottom - top)
        draw_text(out, "\n".join(lines[1:]), rest, Style(layout.text(20, 16), INK), where="page", ellipsis=True)
        return out

    def _picture(self, name: str, size: tuple[int, int]) -> Surface | None:
        """The drawing of a card, a face or a monster, where there is one."""
        at, art = self.table.read_id(name), self.app.art
        person = self.table.shown.person(at.name or at.seat)
        monster = self.table.shown.monster(at.name)
        kinds = ("items", "story", "spells", "mishaps") if at.kind == "card" else ()
        tried = [(f"mansions/{kind}", at.name) for kind in kinds]
        tried += [("mansions/people", person.who)] if person is not None and at.kind != "card" else []
        tried += [("mansions/monsters", monster.kind)] if monster is not None else []
        found = next((one for one in tried if art.path(*one) is not None), None)
        return art.get(*found, size) if found is not None else None

    def speak(self, catalogue: Catalogue | None) -> None:
        """Pages are in the language of the table."""

    def things(self) -> list[Thing]:
        return self.table.things()

    def default_focus(self) -> str | None:
        return self.table.screen.default_focus()

    def redraw(self) -> None:
        self.table.redraw()

    # as small sheets

    @property
    def hover(self) -> str | None:
        return self.table.hover

    @property
    def focused(self) -> Thing | None:
        return self.thing(self.focus.current or "") if self.focus.visible else None

    @property
    def silent(self) -> bool:
        return self.busy or bool(self.table.state.carried)

    def thing(self, name: str) -> Thing | None:
        return self.table.thing(name)

    def text(self, thing: Thing) -> str:
        reason = self.table.listing().reasons.get(thing.id)
        lines = self.lines(thing.id)
        if reason is not None and thing.role in ("verb", "button", "seat"):
            return self.table.why(reason, thing.id)
        if len(lines) > 1:
            return "\n".join([f"[b]{lines[0]}[/b]", *lines[1:6]])
        return thing.label if thing.role not in ("button", "answer", "verb") else ""

    def cramped(self, name: str) -> bool:
        return False

    @property
    def clear(self) -> Sequence[Rect]:
        return (Rect(self.table.measures.rows["panel"]),)

    def ground(self, size: tuple[int, int]) -> Surface:
        return materials.flat(size, PAPER[0], INK, 1, 4)
