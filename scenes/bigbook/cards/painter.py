"""Every card as a picture, at any size: the art where it is there, a frame drawn by code where it is not.

`CardPainter` keeps what it has painted; words come from the catalogue, pictures from a loader that may say None (not
ready, or not drawn yet). Card kinds, spells, curses and magicians are named by their ids.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Surface

from scenes.bigbook.cards import backs, curse_faces, faces, reading_faces
from scenes.bigbook.cards.frames import back_frame
from scenes.bigbook.cards.render_context import CardData, CardRenderContext, CardWording, Pictures
from scenes.bigbook.worn import worn
from scenes.kit.cache import Cache, pixel_bytes
from scenes.kit.text import TermSpot, noting_terms

Size = tuple[int, int]
_LIMIT = 96 * 1024 * 1024
DECK, PRINTED = "deck", "printed"
"""The back that has several looks, and the one that comes with the box: a drawing like all others."""
MADNESS_FACES = 6
"""How many pictures of Madness there are: each card keeps one as long as it lies on the table."""


def madness_face(uid: int) -> int:
    """Which of its faces a card of Madness has, from 1: it keeps it wherever it is seen."""
    return 1 + uid % MADNESS_FACES


class CardPainter:
    """Paints and remembers cards. `words` is the catalogue (set it anew for another language, then `forget`)."""

    def __init__(self, pictures: Pictures, words: CardWording, facts: CardData) -> None:
        self.pictures = pictures
        self.words = words
        self.facts = facts
        self._made: Cache[tuple[object, ...], Surface] = Cache(_LIMIT, pixel_bytes)
        self._missing: set[tuple[object, ...]] = set()
        self._terms: dict[tuple[object, ...], Sequence[TermSpot]] = {}
        self.lacks = 0
        """How often a kept card was shown that lacks some of its art. What is asked for anew counts in `Art.misses`."""
        self.lacking = False
        """Whether the picture that was asked for last lacks some of its art."""
        self.terms: Sequence[TermSpot] = ()
        """The terms on the picture that was asked for last, where they stand on it."""

    def forget(self) -> None:
        """Paint everything anew: another language, another text size, newly loaded art."""
        self._made.clear()
        self._missing.clear()
        self._terms.clear()

    def forget_missing(self) -> None:
        """Paint again only the cards whose art was not there (call when art has arrived)."""
        for key in self._missing:
            self._made.drop(key)
        self._missing.clear()

    def picture(self, kind: str, name: str, size: Size) -> Surface | None:
        """Art as it is, fitted inside the size; while it is being made the same at another size, or None."""
        return self.pictures.get(kind, name, size) or self.pictures.stand_in(kind, name, size)

    def element(self, kind: str, size: Size, uid: int = 0) -> Surface:
        """An element card or a Madness card (`water2`, `madness`); a Madness keeps the face that its `uid` gives it."""
        face = madness_face(uid) if kind == "madness" else 1
        return self._get(("element", kind, size, face), lambda pen: faces.element_card(pen, kind, size, face))

    def back(self, size: Size, name: str = DECK) -> Surface:
        """The back of a card; that of a deck has the look that is in use."""
        look = worn("back") if name == DECK else PRINTED
        if look != PRINTED:
            return self._get(("back", look, size), lambda pen: backs.painted(look, size))
        return self._get(("back", name, size), lambda pen: pen.picture("backs", name, size) or back_frame(size))

    def spell(
        self, spell: str, size: Size, text_size: int, power: int = 1, *, words: bool = True, signs: bool = False
    ) -> Surface:
        """The table face of a spell: picture, level, element, name, and its sentence when `words` and it fits. `signs`:
        letters are larger than usual, and its name takes more of the picture."""
        key = ("spell", spell, size, text_size, power, words, signs)
        return self._get(key, lambda pen: faces.spell_tile(pen, spell, size, text_size, power, words, signs))

    def spell_mini(self, spell: str, size: Size) -> Surface:
        """A spell in a friend's seat: no words, however large the window."""
        return self._get(("mini", spell, size), lambda pen: faces.spell_mini(pen, spell, size))

    def spell_page(self, spell: str, size: Size, text_size: int, power: int = 1, learn: int = 0) -> Surface:
        """The reading face of a spell: large picture and the whole text, with the price to `learn` it where it is
        nobody's yet."""
        return self._get(
            ("page", spell, size, text_size, power, learn),
            lambda pen: reading_faces.spell_page(pen, spell, size, text_size, power, learn),
        )

    def curse(
        self, curse: str, size: Size, text_size: int, cost: tuple[tuple[str, int], ...], *, signs: bool = False
    ) -> Surface:
        """The landscape tile of a curse with what it costs now; `signs` as of a spell."""
        return self._get(
            ("curse", curse, size, text_size, cost, signs),
            lambda pen: curse_faces.curse_tile(pen, curse, size, text_size, cost, signs),
        )

    def curse_dress(self, curse: str, size: Size, text_size: int, cost: tuple[tuple[str, int], ...]) -> Surface:
        """What hangs over the edges of a curse's picture, as large as its tile: it lies above all light about that."""
        return self._get(
            ("dress", curse, size, text_size, cost),
            lambda pen: curse_faces.curse_dress(pen, curse, size, text_size, cost),
        )

    def curse_page(self, curse: str, size: Size, text_size: int, cost: tuple[tuple[str, int], ...]) -> Surface:
        """The reading face of a curse."""
        return self._get(
            ("cpage", curse, size, text_size, cost),
            lambda pen: reading_faces.curse_page(pen, curse, size, text_size, cost),
        )

    def face_down(self, size: Size) -> Surface:
        """A card lying face down under a chain (neutralised)."""
        return self._get(("down", size), lambda pen: faces.chained(pen, size))

    def chained_spell(self, spell: str, size: Size, text_size: int, *, signs: bool = False) -> Surface:
        """A neutralized spell with its name; `signs` as of a spell."""
        key = ("chained", spell, size, text_size, signs)
        return self._get(key, lambda pen: faces.chained_spell(pen, spell, size, text_size, signs))

    def chained_curse(self, curse: str, size: Size, text_size: int, *, signs: bool = False) -> Surface:
        """The tile of a neutralized curse with its name; `signs` as of a spell."""
        key = ("chained", curse, size, text_size, signs)
        return self._get(key, lambda pen: curse_faces.chained_curse(pen, curse, size, text_size, signs))

    def magician(self, magician: str, size: Size, text_size: int, mood: str = "") -> Surface:
        """The sheet before a player: portrait, name, ability."""
        return self._get(
            ("sheet", magician, size, text_size, mood),
            lambda pen: faces.magician_sheet(pen, magician, size, text_size, mood),
        )

    def magician_spread(self, magician: str, size: Size, text_size: int) -> Surface:
        """The drawn sheet of a magician as large as can be read."""
        return self._get(
            ("spread", magician, size, text_size), lambda pen: faces.magician_spread(pen, magician, size, text_size)
        )

    def portrait(self, magician: str, size: Size, mood: str = "") -> Surface:
        """A magician's picture alone, filling the size, in one of the moods drawn of them."""
        return self._get(("portrait", magician, size, mood), lambda pen: faces.portrait(pen, magician, size, mood=mood))

    def close_up(self, magician: str, size: Size, mood: str = "calm") -> Surface:
        """A magician's face alone, in one of the moods drawn of them."""
        return self._get(("close", magician, size, mood), lambda pen: faces.close_up(pen, magician, size, mood))

    def pile(self, pile: str, size: Size) -> Surface:
        """The uppermost of a pile of curses, face down, `multi` for those of all elements."""
        return self._get(("pile", pile, size), lambda pen: faces.curse_pile(pen, pile, size))

    def _get(self, key: tuple[object, ...], paint: Callable[[CardRenderContext], Surface]) -> Surface:
        found = self._made.get(key)
        if found is not None:
            self.terms = self._terms.get(key, ())
            self.lacking = key in self._missing
            self.lacks += self.lacking
            return found
        pen = CardRenderContext(self.pictures, self.words, self.facts)
        with noting_terms() as terms:
            made = paint(pen)
        self.terms = tuple(terms)
        if terms:
            self._terms[key] = self.terms
        if pygame.display.get_surface() is not None:
            made = made.convert_alpha()
        self.lacking = pen.missed
        if pen.missed:
            self._missing.add(key)
        return self._made.put(key, made)


def dimmed(image: Surface, level: float) -> Surface:
    """A darker copy (0 = as it is, 1 = black)."""
    shade = round(255 * (1 - level))
    out = image.copy()
    out.fill((shade, shade, shade, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def greyed(image: Surface, amount: float = 0.45, dim: float = 0.15) -> Surface:
    """A paler copy with less colour: spent, or not to be used now."""
    grey = pygame.transform.grayscale(image)
    out = image.copy()
    veil = grey.copy()
    veil.fill((255, 255, 255, round(255 * amount)), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(veil, (0, 0))
    return dimmed(out, dim)
