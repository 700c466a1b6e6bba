"""Letters: fonts, and rich text with icons in the line, wrapped, aligned, and shrunk when it must fit.

Markup: the names of registered icons in brackets (a game's `[fire]`, the kit's `[eye]`) stand in the line;
`[b]...[/b]` and `[i]...[/i]` change the hand; `[[` is a bracket. What a player typed goes through `escape` first.
How a text gets into a rectangle is `fit.py`; what players typed goes through `names.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.core.text.graphemes import graphemes
from game.core.text.outside import whole_signs
from scenes.kit import other_hands
from scenes.kit.cache import Cache
from scenes.kit.theme import INK, MIN_TEXT, Colour, luminance, mix

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
_FILES = {
    ("book", ""): "bookhand-regular",
    ("book", "b"): "bookhand-bold",
    ("book", "i"): "bookhand-italic",
    ("plain", ""): "plainhand-regular",
    ("plain", "b"): "plainhand-bold",
    ("plain", "i"): "plainhand-italic",
    ("title", ""): "initial-regular",
    ("title", "b"): "initial-regular",
    ("title", "i"): "initial-regular",
}
LETTERS = "AaÃãÇçÉéÑñZz09.,!"
"""A font of ours that cannot draw these is damaged."""
lost: list[str] = []
"""Fonts of ours that are missing or damaged."""
on_lost: Callable[[str], None] | None = None
"""Hears of each of them once."""
IconPainter = Callable[[int], Surface]
"""Makes an icon of that height in pixels."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a text looks. `size` is pixels (use Theme.text); `face` is body or title; `leading` scales lines."""

    size: int
    colour: Colour = INK
    face: str = "body"
    bold: bool = False
    italic: bool = False
    align: str = "left"
    leading: float = 1.0
    bold_colour: Colour | None = None
    terms: str = ""
    """The language whose known terms (`use_terms`) are underlined with dots; '' for none."""


_icons: dict[str, IconPainter] = {}
_fonts: dict[tuple[str, str, int], pygame.font.Font] = {}
_owned: dict[tuple[str, str, str], bool] = {}
"""Letters that have been looked for in our hands, by face and hand."""
MOST_OWNED = 10_000
HEAVIER = 28
"""Strokes of a bold word in another hand are wider by this part of its size."""
_drawn: set[Path] = set()
"""Files that have drawn their letters in one size, and will in another."""
_words: Cache[tuple[str, str, int, str, Colour], Surface] = Cache(4000)
_measures: Cache[tuple[str, str, int, str], _Measure] = Cache(20_000)
"""Words measured before, by face, hand, size and letters."""
_icon_cache: dict[tuple[str, int], Surface] = {}
_LaidKey = tuple[str, str, int, bool, bool, str, int | None]
_laid: Cache[_LaidKey, tuple[list[list[_Piece]], bool, int]] = Cache(3000)
"""Lines of texts laid out before: most words of a screen stand there again after every change of something else."""
_terms: dict[str, Mapping[tuple[str, ...], str]] = {}
"""By language: a form of a term, word by word in small letters, and which term it is."""
_noted: list[TermSpot] | None = None
"""Where terms are being drawn, while somebody wants to know."""
_reading_face = "book"
_strong = False
_TOKEN = re.compile(r"\[\[|\[(/?[a-z][a-z0-9_-]*)\]|\n|[ \t]+|[^\[\s\u00a0]+(?:\u00a0[^\[\s\u00a0]+)*|\[|\u00a0")


FINE, SMALL, STRONGER = 3, 26, 90
"""How many times larger small letters are drawn, below how many pixels of size they are small, and how strongly (of
255) they are laid over themselves."""
_NUMBER = re.compile(r"(?<=[^\W\d]) (?=\d+\b)")
_BRACKETS = re.compile(r"\([^()]{1,14}\)")


def unbroken(text: str) -> str:
    """The text with every number on the line of the word before it, and short brackets in one piece."""
    text = _NUMBER.sub("\u00a0", text)
    return _BRACKETS.sub(lambda found: found.group().replace(" ", "\u00a0"), text)


def use_face(face: str) -> bool:
    """Choose the body hand for everybody: "book" or the plainer "plain"; True when it was another one before."""
    global _reading_face  # the one reading preference of the person at the screen
    before, _reading_face = _reading_face, face if face in ("book", "plain") else "book"
    return before != _reading_face


def use_strong(strong: bool) -> None:
    """Whether every ink stands out seven to one, from dark grounds as from light ones: high contrast."""
    global _strong  # as the face: one preference of the person at the screen
    if strong != _strong:
        for made in (_words, _measures, _laid):  # letters are drawn another way
            made.clear()
    _strong = strong


DARK_INK, LIGHT_INK, BETWEEN = 0.025, 0.48, 0.18
"""The luminance of a dark ink at most and of a light one at least: seven to one on our paper and on our dark table, and
for a dot whose few pixels are all edge; what lies below `BETWEEN` is meant to be dark."""


@lru_cache(maxsize=512)
def strong(colour: Colour) -> Colour:
    """The ink in high contrast: a faded one as dark, or as light, as seven to one asks for."""
    to = (0, 0, 0) if luminance(colour) < BETWEEN else (255, 255, 255)
    for step in range(21):
        ink = mix(colour, to, step / 20)
        if luminance(ink) <= DARK_INK or luminance(ink) >= LIGHT_INK:
            return ink
    return to


def register_icon(name: str, painter: IconPainter) -> None:
    """Make `[name]` stand for a picture in any text."""
    _icons[name] = painter
    _laid.clear()
    for key in [key for key in _icon_cache if key[0] == name]:
        del _icon_cache[key]


def font(face: str, hand: str, size: int) -> pygame.font.Font:
    """A font by face (book, plain, title), hand ("", "b", "i") and pixel size. Another of ours stands in for one that
    is missing or damaged, at last the one that comes with pygame; `on_lost` hears the names of such files."""
    key = (face, hand, size)
    if key not in _fonts:
        names = [_FILES[face, hand], *(_FILES[other, hand] for other in ("book", "plain") if other != face)]
        found = (_opened(name, size) for name in names)
        _fonts[key] = next((one for one in found if one is not None), None) or pygame.font.Font(None, size)
    return _fonts[key]


def _opened(name: str, size: int) -> pygame.font.Font | None:
    """A font of ours, or None. Nonsense opens, too, and fails when it is to draw: so some letters are looked at."""
    if name in lost:
        return None
    path = FONTS / f"{name}.ttf"
    try:
        found = pygame.font.Font(path, size)
        whole = path in _drawn or _draws(found)
    except (OSError, ValueError, pygame.error):
        whole = False
    if whole:
        _drawn.add(path)
        return found
    lost.append(name)
    if on_lost is not None:
        on_lost(name)
    return None


def _draws(found: pygame.font.Font) -> bool:
    """Whether a font can draw letters; ValueError or pygame.error where it is none."""
    found.render(LETTERS, True, INK)
    return all(box is not None and box[1] > box[0] for box in found.metrics(LETTERS))


def forget_fonts() -> None:
    """Drop every font and rendered word (before the font module closes)."""
    _fonts.clear()
    _words.clear()
    _measures.clear()
    _icon_cache.clear()
    _laid.clear()
    _owned.clear()
    _runs.cache_clear()
    other_hands.forget()
    lost.clear()


def face_of(style: Style) -> str:
    return "title" if style.face == "title" else _reading_face


def _word(text: str, face: str, hand: str, size: int, colour: Colour) -> Surface:
    if _strong:
        colour = strong(colour)
    key = (face, hand, size, text, colour)
    found = _words.get(key)
    if found is None:
        times = fineness(size)
        if other_hands.plain(text):
            found = _rendered(font(face, hand, size * times), text, colour)
        else:
            found = _mixed(text, face, hand, size * times, colour)
        if times > 1 and found.get_width() > 1:
            found = _brought_down(found, times)
        _words.put(key, found)
    return found


def _rendered(hand_font: pygame.font.Font, text: str, colour: Colour) -> Surface:
    # Marks without a letter have no width, and the font refuses to draw what has none.
    return hand_font.render(text, True, colour) if hand_font.size(text)[0] > 0 else Surface((1, 1), pygame.SRCALPHA)


def owns(letter: str, face: str, hand: str) -> bool:
    """Whether one of our hands has a letter with its marks."""
    key = (face, hand, letter)
    if key not in _owned:
        if len(_owned) > MOST_OWNED:
            _owned.clear()
        _owned[key] = other_hands.draws(font(face, hand, MIN_TEXT), letter)
    return _owned[key]


@lru_cache(maxsize=2048)
def _runs(text: str, face: str, hand: str) -> tuple[other_hands.Run, ...]:
    """What a text is drawn of that our hands may not have, from the left."""
    return tuple(other_hands.runs(whole_signs(text), lambda letter: owns(letter, face, hand)))


def _hand_for(run: other_hands.Run, face: str, hand: str, size: int) -> pygame.font.Font:
    """The font that a run is drawn in."""
    if run.file is not None:
        share = max(1, round(size * other_hands.SHARE))
        found = other_hands.opened(run.file, share, from_right=run.from_right, script=run.script)
        if found is not None:
            return found
    return font(face, hand, size)


def _mixed(text: str, face: str, hand: str, size: int, colour: Colour) -> Surface:
    """A word in several hands on one line of writing. The picture is as much higher above as below, so that its middle
    is that of a word in our hand."""
    own = font(face, hand, size)
    pictures: list[tuple[Surface, int]] = []
    for run in _runs(text, face, hand):
        written = _hand_for(run, face, hand, size)
        picture = _rendered(written, run.text, colour)
        if run.file is not None and (hand == "b" or face == "title"):
            picture = _heavier(picture, max(1, size // HEAVIER))
        pictures.append((picture, written.get_ascent()))
    over = max([0, *(up - own.get_ascent() for _, up in pictures)])
    below = max([0, *(p.get_height() - up - (own.get_height() - own.get_ascent()) for p, up in pictures)])
    spare = max(over, below)
    wide = sum(picture.get_width() for picture, _ in pictures)
    out = Surface((max(1, wide), own.get_height() + 2 * spare), pygame.SRCALPHA)
    x = 0
    for picture, up in pictures:
        out.blit(picture, (x, spare + own.get_ascent() - up))
        x += picture.get_width()
    return out


def _heavier(picture: Surface, by: int) -> Surface:
    """A word whose strokes are wider by some pixels, in the same room: the other hands have no bold of their own."""
    out = picture.copy()
    out.blit(picture, (by, 0))
    return out


def fineness(size: int) -> int:
    """How many times larger letters of so many pixels are drawn and measured before they are brought down: in small
    ones a font moves every stem to a whole pixel, and no gap between them is like the next. With high contrast those
    whole pixels are what is wanted."""
    return FINE if size < SMALL and not _strong else 1


def _brought_down(picture: Surface, times: int) -> Surface:
    """A word in its size. Its strokes, which are thinner than a pixel now, are laid over themselves once."""
    w, h = picture.get_size()
    small = pygame.transform.smoothscale(picture, (max(1, -(-w // times)), max(1, round(h / times))))
    again = small.copy()
    again.set_alpha(STRONGER)
    small.blit(again, (0, 0))
    return small


def width_of(face: str, hand: str, size: int, words: str) -> int:
    """How many pixels some words take in one line."""
    times = fineness(size)
    if other_hands.plain(words):
        return -(-font(face, hand, size * times).size(words)[0] // times)
    wide = sum(_hand_for(run, face, hand, size * times).size(run.text)[0] for run in _runs(words, face, hand))
    return -(-wide // times)


def _icon(name: str, height: int) -> Surface:
    key = (name, height)
    if key not in _icon_cache:
        _icon_cache[key] = _icons[name](height)
    return _icon_cache[key]


DOT = "·"
"""Stands between two words on one line."""


@dataclass(slots=True)
class _Piece:
    """A word, an icon or a space of a line."""

    kind: str
    text: str
    hand: str
    width: int
    term: str = ""


class TermSpot(NamedTuple):
    """A term that stands in a text, and where, in pixels of the surface it was drawn on."""

    term: str
    rect: Rect


def use_terms(language: str, forms: Mapping[str, str]) -> None:
    """From now on texts with `Style.terms` of this language mark these forms (of one or several words) as terms."""
    _terms[language] = {tuple(form.casefold().split()): term for form, term in forms.items() if form.strip()}
    _laid.clear()


def knows_terms(language: str) -> bool:
    """Whether the terms of a language are known."""
    return language in _terms


@contextmanager
def noting_terms() -> Iterator[list[TermSpot]]:
    """Meanwhile every term that is drawn is put into this list."""
    global _noted  # a painter asks for what it draws itself; painters are called one inside another
    before, _noted = _noted, []
    try:
        yield _noted
    finally:
        _noted = before


_STOPS = ".,:;!?\u2026()\u00ab\u00bb\u201c\u201d\u201e\"'\u2019"


def terms_in(text: str, language: str) -> list[str]:
    """The terms that stand in a text without markup, each once, in their order."""
    words = [_Piece("word", word, "", 0) for word in text.split()]
    return _mark_terms(words, _terms.get(language, {}))


def _mark_terms(pieces: list[_Piece], forms: Mapping[tuple[str, ...], str]) -> list[str]:
    """Mark the pieces that are a form of a term, the longest form first, each term where it stands first; gives the
    terms that were found."""
    words = [at for at, piece in enumerate(pieces) if piece.kind == "word"]
    said = [pieces[at].text.casefold().strip(_STOPS) for at in words]
    most = max((len(form) for form in forms), default=0)
    found: list[str] = []
    at = 0
    while at < len(words):
        for count in range(min(most, len(words) - at), 0, -1):
            first, last = words[at], words[at + count - 1]
            between = pieces[first : last + 1]
            term = forms.get(tuple(" ".join(said[at : at + count]).split()))
            if term and not any(one.kind in ("break", "icon") for one in between):
                if term not in found:
                    found.append(term)
                    for one in between:
                        one.term = term
                at += count - 1
                break
        at += 1
    return found


def hand_of(style: Style, *, bold: bool = False, italic: bool = False) -> str:
    if style.bold or bold:
        return "b"
    return "i" if style.italic or italic else ""


def _pieces(text: str, style: Style) -> list[_Piece]:
    face, size = face_of(style), style.size
    bold = italic = False
    out: list[_Piece] = []
    for match in _TOKEN.finditer(whole_signs(text).replace("\r", "")):
        token, tag = match.group(0), match.group(1)
        if tag in ("b", "/b", "i", "/i"):
            bold = tag == "b" if tag[-1] == "b" else bold
            italic = tag == "i" if tag[-1] == "i" else italic
            continue
        hand = hand_of(style, bold=bold, italic=italic)
        if tag in _icons:
            out.append(_Piece("icon", tag, hand, _icon(tag, _icon_height(style)).get_width()))
        elif token == "\n":
            out.append(_Piece("break", "", hand, 0))
        elif token.strip(" \t") == "":
            room = _measured(face, hand, size, " ").width
            if out and out[-1].kind == "word":
                room -= _measured(face, out[-1].hand, size, out[-1].text).after
            out.append(_Piece("space", " ", hand, max(1, room)))
        else:
            word = "[" if token == "[[" else token.replace("\u00a0", " ")
            measured = _measured(face, hand, size, word)
            if measured.before and out and out[-1].kind == "space":
                out[-1].width = max(1, out[-1].width - measured.before)
            out.append(_Piece("word", word, hand, measured.width))
    if style.terms:
        _mark_terms(out, _terms.get(style.terms, {}))
    return out


class _Measure(NamedTuple):
    """Pixels of a word: its width, and how far it reaches out of its place before and after."""

    width: int
    before: int
    after: int


def _measured(face: str, hand: str, size: int, word: str) -> _Measure:
    key = (face, hand, size, word)
    found = _measures.get(key)
    if found is None:
        times = fineness(size)
        written = font(face, hand, size * times)
        before = after = 0
        if other_hands.plain(word):
            before, after = _overhang(written, word[0])[0] // times, _overhang(written, word[-1])[1] // times
        made = _Measure(width_of(face, hand, size, word), before, after)
        found = _measures.put(key, made)
    return found


def _overhang(written: pygame.font.Font, letter: str) -> tuple[int, int]:
    """How far a letter reaches out of its place to the left and to the right, in pixels (an italic f or y does): the
    picture of a word is wider by that much, so the space beside it has to give it back."""
    box = written.metrics(letter)[0]
    return (max(0, -box[0]), max(0, box[1] - box[4])) if box is not None else (0, 0)


def _icon_height(style: Style) -> int:
    return max(12, round(style.size * 1.15))


def _fit_word(piece: _Piece, style: Style, width: int) -> list[_Piece]:
    """A word longer than the line, cut into parts that fit (only unbroken player text is ever that long)."""
    face = face_of(style)
    parts, rest = [], graphemes(piece.text)
    while rest:
        n = len(rest)
        while n > 1 and width_of(face, piece.hand, style.size, "".join(rest[:n])) > width:
            n = n // 2 if n > 40 else n - 1
        part = "".join(rest[:n])
        parts.append(_Piece("word", part, piece.hand, width_of(face, piece.hand, style.size, part)))
        rest = rest[n:]
    return parts


def _glued(pieces: list[_Piece]) -> list[list[_Piece]]:
    """Group what may not be parted: everything between two spaces or breaks."""
    groups: list[list[_Piece]] = []
    open_group = False
    for piece in pieces:
        if piece.kind in ("space", "break"):
            groups.append([piece])
            open_group = False
        elif open_group:
            groups[-1].append(piece)
        else:
            groups.append([piece])
            open_group = True
    return groups


def _wrap(pieces: list[_Piece], style: Style, width: int | None) -> tuple[list[list[_Piece]], bool]:
    """The lines, and whether a word had to be parted."""
    lines: list[list[_Piece]] = [[]]
    used, broken = 0, False
    wrapped: list[int] = []
    for group in _glued(pieces):
        if group[0].kind == "break":
            lines.append([])
            used = 0
            continue
        need = sum(piece.width for piece in group)
        if width is not None and need > width and group[0].kind == "word":
            group = [
                part
                for piece in group
                for part in (_fit_word(piece, style, width) if piece.kind == "word" else [piece])
            ]
        elif width is not None and used + need > width and used and group[0].kind != "space":
            wrapped.append(len(lines))
            lines.append([])
            used = 0
        if group[0].kind == "space" and not lines[-1]:
            continue
        for piece in group:
            if width is not None and used and used + piece.width > width and need > width:
                lines.append([])
                used, broken = 0, True
            lines[-1].append(piece)
            used += piece.width
    for at in wrapped:  # where the line ends no dot has to part two words
        _bare(lines[at - 1], -1)
        _bare(lines[at], 0)
    for line in lines:
        while line and line[-1].kind == "space":
            line.pop()
    return lines, broken


def _bare(line: list[_Piece], end: int) -> None:
    """Take spaces and a dot between two words off the end of a line (-1) or off its beginning (0)."""
    words = [piece for piece in line if piece.kind != "space"]
    if len(words) < 2:
        return
    if words[end].text == DOT:
        while line[end] is not words[end]:
            line.pop(end)
        line.pop(end)
    while line[end].kind == "space":
        line.pop(end)


@dataclass(slots=True)
class TextBlock:
    """A laid-out text, ready to draw. `size` is what it needs; `cut` says that it did not fit its room, `broken` that a
    word was parted because no line could hold it, `shown` how much of it stands there when its end was left out."""

    style: Style
    lines: list[list[_Piece]]
    size: tuple[int, int]
    line_height: int
    cut: bool = False
    room: tuple[int | None, int | None] = field(default=(None, None))
    broken: bool = False
    shown: float = 1.0

    def draw(self, surface: Surface, pos: tuple[float, float]) -> Rect:
        """Draw with the upper left corner of the room at pos; returns the area used."""
        width = self.room[0] or self.size[0]
        face, x0, y = face_of(self.style), round(pos[0]), round(pos[1])
        for line in self.lines:
            length = sum(piece.width for piece in line)
            x = x0 + {"left": 0, "center": (width - length) // 2, "right": width - length}[self.style.align]
            for piece in line:
                if piece.kind == "icon":
                    picture = _icon(piece.text, _icon_height(self.style))
                    surface.blit(picture, (x, y + (self.line_height - picture.get_height()) // 2))
                elif piece.kind == "word":
                    colour = self.style.colour
                    if piece.hand == "b" and not self.style.bold and self.style.bold_colour:
                        colour = self.style.bold_colour
                    picture = _word(piece.text, face, piece.hand, self.style.size, colour)
                    surface.blit(picture, (x, y + (self.line_height - picture.get_height()) // 2))
                if piece.term:
                    self._dots(surface, piece, Rect(x, y, piece.width, self.line_height))
                x += piece.width
            y += self.line_height
        return Rect(x0, round(pos[1]), width, self.size[1])

    def widths(self) -> list[int]:
        """Of each line how many pixels its words take."""
        return [sum(piece.width for piece in line) for line in self.lines]

    def _dots(self, surface: Surface, piece: _Piece, place: Rect) -> None:
        """Dots below a term, in its ink; they say that it explains itself."""
        written = font(face_of(self.style), piece.hand, self.style.size)
        foot = place.y + (self.line_height - written.get_height()) // 2 + written.get_ascent()
        dot = max(1, self.style.size // 14)
        colour = self.style.bold_colour if piece.hand == "b" and not self.style.bold else None
        for x in range(place.x, place.right - dot, 3 * dot):
            surface.fill(colour or self.style.colour, Rect(x, foot + dot + 1, dot, dot))
        _note_term(piece.term, place)


def _note_term(term: str, rect: Rect) -> None:
    """One more piece of a term was drawn: of the same one as the last, beside it or in the next line, or of another."""
    if _noted is None:
        return
    if _noted and _noted[-1].term == term and _noted[-1].rect.right == rect.x and _noted[-1].rect.y == rect.y:
        _noted[-1].rect.w += rect.w
    else:
        _noted.append(TermSpot(term, rect))


def _lines(text: str, style: Style, width: int | None) -> tuple[list[list[_Piece]], bool, int]:
    """The lines of a text, whether a word was parted and how wide the longest is, from memory where it was laid out
    like this before; nobody may change them."""
    key = (text, face_of(style), style.size, style.bold, style.italic, style.terms, width)
    found = _laid.get(key)
    if found is None:
        lines, broken = _wrap(_pieces(text, style), style, width)
        longest = max((sum(piece.width for piece in line) for line in lines), default=0)
        found = _laid.put(key, (lines, broken, longest))
    return found


def layout(text: str, style: Style, width: int | None = None) -> TextBlock:
    """Lay a text out in `width` pixels (None: one line per line break)."""
    lines, broken, longest = _lines(text, style, width)
    height = round(font(face_of(style), "", style.size).get_linesize() * 0.86 * style.leading)
    return TextBlock(style, lines, (longest, height * len(lines)), height, room=(width, None), broken=broken)
