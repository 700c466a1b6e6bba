"""The pieces of a puzzle in the place of the house: taken up, put back, exchanged and turned."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
from pygame import Rect, Surface

from game.core.engine.decision import Reason
from game.mansions.cards.reading import catalogue
from game.mansions.puzzles.moves import START
from game.mansions.puzzles.seams import Seam
from game.mansions.puzzles.state import EMPTY
from game.mansions.puzzles.wiring import STEP
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.text import Style
from scenes.kit.thing import INFO
from scenes.mansions.look import GROUND, INK, LAMP, LEAF, LINE, PAPER, SLATE, TIDE, WOOD, paper, slate
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.layout_puzzle import puzzle_layout
from scenes.mansions.table.part import Placed
from scenes.mansions.table.puzzle.bench import FIRST_UID, Bench, Piece, slot_name
from scenes.mansions.table.puzzle.said import PuzzleSaid
from scenes.table.lights import Lights
from scenes.table.listing import HeldCard, Listing

ART = "mansions/puzzles"
PIECE = "piece"
"""The role of what can be taken up."""
FLAT = {"E": True, "W": True, "N": False, "S": False}
"""Ends of a wire lie beyond the side that they are drawn for: so they are mirrored across, or up and down."""
TRIANGLE = (0.5, 0.58)
"""About which point of its picture the triangle turns."""


class PuzzleBoard(Placed):
    """The puzzle that is worked at."""

    def __init__(self, table: HouseContext, bench: Bench) -> None:
        super().__init__(table)
        self.bench = bench

    def box(self) -> Box | None:
        """In the place of the house, while one is worked at."""
        return puzzle_layout(self.table.measures).square if self.bench.view is not None else None

    def key(self) -> Hashable:
        """What lies there, what hangs in the air, which pictures have come."""
        one = self.bench.view
        side = self.bench.places()[0] if one is not None else 0
        slots = range(len(one.pieces)) if one is not None else ()
        come = tuple(self._raw(self._name(slot), side) is not None for slot in slots)
        return one, self.table.state.aloft, come

    # pictures

    def _name(self, slot: int) -> str:
        """The picture of what lies in a slot, or of an empty one."""
        lies, box = self.bench.view, catalogue().puzzles
        assert lies is not None
        piece = lies.pieces[slot]
        if piece == EMPTY:
            return "slot"
        if lies.kind == "rune":
            return f"rune_{lies.layout.lower()}_{piece + 1}"
        if lies.kind == "lock":
            return f"lock_{box.lock_pieces[piece]}"
        ends = "_".join(f"{a}{one}_{b}{two}".lower() for a, one, b, two in box.wiring_pieces[piece])
        return f"wiring_{ends}"

    def _raw(self, name: str, side: int, wide: int = 0) -> Surface | None:
        return self.table.app.art.drawn(ART, name, (wide or side, side))

    def image(self, slot: int, side: int) -> Surface:
        """A piece as it lies, so many pixels wide; without its drawing its words on paper."""
        one = self.bench.view
        assert one is not None
        turns = one.turned[slot]
        raw = self._raw(self._name(slot), side)
        if raw is not None:
            return pygame.transform.rotate(raw, -90 * turns) if turns else raw
        plain = Surface((side, side))
        paper(plain, plain.get_rect(), shadow=0)
        style = Style(self.table.measures.text(17), INK, align="center")
        words = self.said().slot(slot)
        draw_text(plain, words, plain.get_rect().inflate(-8, -8), style, valign="middle", where="piece", ellipsis=True)
        return plain

    def said(self) -> PuzzleSaid:
        """The puzzle in words."""
        return PuzzleSaid(self.table.words.texts, self.bench.lies(), self.bench.seams())

    # how it looks

    def paint(self, surface: Surface) -> None:
        """The bench, the pieces as they lie, and a light at every seam that agrees."""
        one, box = self.bench.view, self.box()
        if one is None or box is None:
            return
        slate(surface, Rect(box), ground=WOOD[4], edge=LINE, cut=6)
        if not materials.is_plain():
            for y in range(box.y + 18, box.bottom - 10, 34):
                pygame.draw.line(surface, WOOD[3], (box.x + 8, y), (box.right - 10, y))
        side, slots, start, ends = self.bench.places()
        said = self.said()
        for slot, place in enumerate(slots):
            self._place(surface, slot, Rect(place), side, said.letter(slot))
        if start is not None:
            self._start(surface, Rect(start), side)
        for way, place in zip(("in", "out"), ends, strict=False):
            self._end(surface, way, Rect(place))
        for seam in said.found:
            if seam.agrees:
                self._seam(surface, seam, Rect(slots[seam.slot]), side)

    def _place(self, surface: Surface, slot: int, place: Rect, side: int, letter: str) -> None:
        """A slot: what lies there, its number, and the letter of a part of a picture ('' for anything else)."""
        if self.table.state.aloft == Piece(slot).uid:
            pygame.draw.rect(surface, GROUND, place, border_radius=8)
            pygame.draw.rect(surface, TIDE[3], place, 2, border_radius=8)
        else:
            surface.blit(self.image(slot, side), place)
            if letter:
                self._tag(surface, Rect(place.right - side // 4, place.bottom - side // 4, side // 4, side // 4),
                          letter, LAMP[1], INK)  # fmt: skip
        self._tag(surface, Rect(place.x, place.y, side // 5, side // 5), str(slot + 1), INK, PAPER[0])

    def _tag(
        self, surface: Surface, box: Rect, words: str, ground: tuple[int, int, int], ink: tuple[int, int, int]
    ) -> None:
        least = max(20, self.table.measures.px(28, 20))
        box = box.inflate(max(0, least - box.w), max(0, least - box.h))
        pygame.draw.rect(surface, INK, box, border_radius=5)
        pygame.draw.rect(surface, ground, box.inflate(-4, -4), border_radius=4)
        style = Style(max(14, box.h * 6 // 10), ink, "title", bold=True, align="center")
        draw_text(surface, words, box, style, valign="middle", where="slot", wrap=False)

    def _start(self, surface: Surface, place: Rect, side: int) -> None:
        """The start piece as it is turned."""
        one = self.bench.view
        assert one is not None
        layout = catalogue().puzzles.locks[one.layout]
        raw = self._raw(f"lock_{one.layout.lower()}", side, place.w)
        if raw is None:
            paper(surface, place, shade=0.6, shadow=0)
            style = Style(self.table.measures.text(17), INK, align="center")
            draw_text(surface, self.said().start(), place.inflate(-8, -8), style, valign="middle", where="piece",
                      ellipsis=True)  # fmt: skip
            return
        angle = layout.turn * one.start_turned
        if angle % 90 == 0:
            found = pygame.transform.rotate(raw, -angle)
            surface.blit(found, found.get_rect(center=place.center))
            return
        about = pygame.Vector2(TRIANGLE[0] * place.w, TRIANGLE[1] * place.h)
        off = (pygame.Vector2(place.w / 2, place.h / 2) - about).rotate(angle)
        found = pygame.transform.rotozoom(raw, -angle, 1.0)
        middle = pygame.Vector2(place.topleft) + about + off
        surface.blit(found, found.get_rect(center=(round(middle.x), round(middle.y))))

    def _end(self, surface: Surface, way: str, place: Rect) -> None:
        """Where the wire comes in or must go out."""
        one = self.bench.view
        assert one is not None
        board = catalogue().puzzles.wirings[one.layout]
        _, edge, colour = board.start if way == "in" else board.end
        raw = self._raw(f"wiring_{way}_{edge.lower()}{colour}", place.w)
        if raw is not None:
            surface.blit(pygame.transform.flip(raw, FLAT[edge], not FLAT[edge]), place)
            return
        slate(surface, place, ground=SLATE[3])
        style = Style(self.table.measures.text(16), PAPER[0], align="center")
        draw_text(surface, self.said().end(way, colour), place.inflate(-6, -6), style, valign="middle", where="end",
                  ellipsis=True)  # fmt: skip

    def _seam(self, surface: Surface, seam: Seam, place: Rect, side: int) -> None:
        """A light where two sides agree; in wirings and locks alike."""
        right, down = STEP[seam.side]
        reach = side * 54 // 100
        middle = place.centerx + right * reach, place.centery + down * reach
        long, thin = side * 44 // 100, max(5, side // 22)
        bar = Rect(0, 0, long if down else thin, thin if down else long)
        bar.center = middle
        pygame.draw.rect(surface, INK, bar.inflate(6, 6), border_radius=thin)
        pygame.draw.rect(surface, LEAF[0], bar, border_radius=thin)
        pygame.draw.circle(surface, INK, middle, thin + 4)
        pygame.draw.circle(surface, LAMP[0], middle, thin + 1)

    # what lies over it

    def paint_over(self, canvas: Canvas, lights: Lights) -> None:
        """A rim about what is taken up, and an arrow to the piece that would take its place."""
        taken = self.bench.place(self.bench.taken) if self.bench.taken else None
        if taken is None:
            return
        rim = Rect(taken).inflate(6, 6)
        pygame.draw.rect(canvas.surface, INK, rim.inflate(4, 4), 8, border_radius=10)
        pygame.draw.rect(canvas.surface, LAMP[1], rim, 4, border_radius=9)
        canvas.mark(rim.inflate(6, 6))
        other = slot_name(lights.hover or "")
        goal = self.bench.place(other) if other and self.bench.option(other) else None
        arrow = self._raw("swap_arrow", taken.h // 2)
        if goal is not None and arrow is not None:
            (x, y), (u, v) = taken.center, goal.center
            place = arrow.get_rect(center=((x + u) // 2, (y + v) // 2))
            canvas.blit(arrow, place.topleft)
            canvas.mark(place)

    # things

    def things(self, out: Listing[HeldCard]) -> None:
        """Every slot by its number, the start piece, the ends of the wire."""
        one = self.bench.view
        if one is None:
            return
        said = self.said()
        _, slots, start, ends = self.bench.places()
        for slot, place in enumerate(slots):
            name = f"slot:{slot + 1}"
            out.add(name, PIECE, said.slot(slot), place, zone="puzzle", option=self.bench.option(str(slot + 1)))
            if one.pieces[slot] != EMPTY and self.bench.asked is not None:
                out.cards[name] = Piece(slot)
        if start is not None:
            out.add(f"slot:{START}", PIECE, said.start(), start, zone="puzzle")
        board = catalogue().puzzles.wirings.get(one.layout)
        if board is not None:
            colours = board.start[2], board.end[2]
            for way, place, colour in zip(("in", "out"), ends, colours, strict=True):
                out.add(f"wire:{way}", INFO, said.end(way, colour), place, zone="puzzle")


class PieceHands:
    """A piece in the air (`Carrier`)."""

    def __init__(self, board: PuzzleBoard) -> None:
        self.board, self.bench = board, board.bench

    def place(self, card: HeldCard) -> Box | None:
        """The slot that it lies in."""
        return self.bench.place(self._slot(card))

    @staticmethod
    def _slot(card: HeldCard) -> str:
        """The name of that slot."""
        return str(card.uid - FIRST_UID + 1)

    def answer(self, card: HeldCard, under: str) -> tuple[str, Reason | None]:
        """What letting it go on a thing answers, or why that cannot be; ('', None) where it only goes back."""
        own, other = self._slot(card), slot_name(under)
        if not other or other == own:
            return "", None
        reason = self.bench.why_apart(own, other)
        return ("", reason) if reason is not None else (self.bench.swap(own, other), None)

    def image(self, card: HeldCard) -> Surface:
        """How it looks in the air."""
        return self.board.image(card.uid - FIRST_UID, self.bench.places()[0])
