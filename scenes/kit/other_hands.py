"""Letters that our own hands lack: in which other hand each of them is written, and where none has them, as what.

With the game come hands for the scripts that many names are written in (`assets/fonts/others`); for all others the
system's own fonts are looked through. A letter that nobody has is spelled with the nearest letters of ours.
"""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from itertools import groupby, islice
from pathlib import Path
from typing import NamedTuple

import pygame

from game.core.text.direction import GLUE, parts
from game.core.text.graphemes import JOINER, NON_JOINER, graphemes
from game.core.text.nearest_letters import respelled

OTHERS = Path(__file__).resolve().parents[2] / "assets" / "fonts" / "others"
SHARE = 0.92
"""How large another hand is written beside ours: its letters fill more of their height."""
LOOKED = 16
"""Pixels in which a hand is looked at for its letters."""
MOST_FILES, MOST_TRIED = 4000, 24
"""Fonts of a system that are listed, and that are opened for one script."""
_INVISIBLE = (JOINER, NON_JOINER, "\ufe0e", "\ufe0f")
_OURS = "\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2190\u2191\u2192\u2193\u2212\u20ac"
"""Signs beyond Latin letters that all our hands have."""
_HAN = ("cjk", "han", "gothic", "ming", "song", "hei", "wqy", "yahei", "jhenghei", "malgun", "gulim", "batang",
        "meiryo", "yugo", "pingfang", "hiragino", "sdgothic", "nanum", "unifont", "fallback", "arialuni")  # fmt: skip
_ANY = (
    "dejavusans",
    "seguisym",
    "segoeui",
    "symbola",
    "symbols",
    "arial",
    "freesans",
    "freeserif",
    "lucida",
    "unifont",
)
"""Parts of the names of files that have many scripts, for East Asia and for the rest, in the order they are tried."""


UNKNOWN = Path("nowhere")
"""Stands for the hand of a letter that nobody has."""


class Run(NamedTuple):
    """Letters that are drawn at once: in our own hand where `file` is None, from the right or from the left."""

    text: str
    file: Path | None = None
    from_right: bool = False
    script: str = ""
    """The script's name of four letters where its letters are joined by the rules of it."""


looks_around = True
"""Whether the fonts of the system are looked through (not where pictures must be the same on every system)."""


def plain(text: str) -> bool:
    """Whether a text is sure to be in our own hands: most are."""
    return text.isascii() or all(
        sign < "\u0180" or sign in "\u2019\u2026\u2013\u2014\u201c\u201d\u2022" for sign in text
    )


def runs(text: str, own: Callable[[str], bool]) -> list[Run]:
    """What a text is drawn of, from the left. `own` says whether our hand has a letter."""
    found: list[Run] = []
    for part in parts(graphemes(text.replace(GLUE, " "))):
        held = list(_in_hands(part.letters, own, part.from_right))
        found += reversed(held) if part.from_right else held
    return found


def _in_hands(letters: Sequence[str], own: Callable[[str], bool], from_right: bool) -> Iterator[Run]:
    """Letters that run the same way, as they are read: word by word in one hand where one has all of it."""
    for spaces, word in groupby(letters, key=lambda letter: letter == " "):
        held = list(word)
        chosen = [None if spaces or own(letter) else _file(letter) or UNKNOWN for letter in held]
        for other in {one for one in chosen if one is not None and one != UNKNOWN}:
            if all(has(other, letter) for letter in held):
                chosen = [other] * len(held)
                break
        before = " "
        for file, group in groupby(zip(chosen, held, strict=True), key=lambda one: one[0]):
            text = "".join(letter for _, letter in group)
            before, last = text[-1], before
            if file == UNKNOWN:
                yield Run(respelled(text, last))
            elif file is None:
                yield Run(text, None, from_right)
            else:
                yield Run(text, file, from_right, _script(text))


def spelled(text: str, own: Callable[[str], bool]) -> str:
    """The same text as it is written where nobody here has some of its letters: those by the nearest of ours."""
    found = ""
    for lacking, group in groupby(
        graphemes(text), key=lambda letter: letter != " " and not own(letter) and _file(letter) is None
    ):
        piece = "".join(group)
        found += respelled(piece, found[-1:] or " ") if lacking else piece
    return found


@lru_cache(maxsize=4096)
def _file(letter: str) -> Path | None:
    """The first file that has a letter with its marks: of ours, then of the system's."""
    return next((file for file in _candidates(letter[0]) if has(file, letter)), None)


def _candidates(sign: str) -> Iterator[Path]:
    yield from _ours()
    if looks_around:
        yield from _of_script(_script_word(sign))


@cache
def _ours() -> tuple[Path, ...]:
    """The hands that come with the game; those that cannot be opened have no letters."""
    return tuple(sorted(OTHERS.glob("*.ttf"))) if OTHERS.is_dir() else ()


def _script_word(sign: str) -> str:
    """What a script is called in the names of its letters, in small letters."""
    name = unicodedata.name(sign, "")
    word = name.partition(" ")[0].lower()
    return "cjk" if word in ("cjk", "hiragana", "katakana", "hangul", "bopomofo", "fullwidth") else word


@lru_cache(maxsize=256)
def _of_script(script: str) -> tuple[Path, ...]:
    """Fonts of the system that may have a script, the likeliest first."""
    hints = _HAN if script == "cjk" else (script, *_ANY)
    listed = [(file, file.stem.lower().replace("-", "").replace(" ", "")) for file in _of_the_system()]
    found = [file for hint in hints for file, name in listed if hint and hint in name]
    return tuple(islice(dict.fromkeys(found), MOST_TRIED))


@cache
def _of_the_system() -> tuple[Path, ...]:
    """The fonts of this system that draw with outlines, upright ones first; coloured pictures are not for us."""
    found: list[Path] = []
    for folder in _folders():
        with suppress(OSError):
            found += islice(
                (file for file in folder.rglob("*") if file.suffix.lower() in (".ttf", ".otf", ".ttc")), MOST_FILES
            )
    kept = [file for file in found if not any(word in file.stem.lower() for word in ("emoji", "color", "lastresort"))]
    slanted = ("italic", "oblique", "bold", "black", "thin", "light", "condensed", "mono")
    return tuple(sorted(kept, key=lambda file: (sum(word in file.stem.lower() for word in slanted), file.name)))


def _folders() -> list[Path]:
    """Where systems keep fonts."""
    home = Path("~").expanduser()
    if sys.platform == "win32":
        return [
            Path(os.environ.get("WINDIR") or "C:/Windows") / "Fonts",
            home / "AppData/Local/Microsoft/Windows/Fonts",
        ]
    if sys.platform == "darwin":
        return [Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library/Fonts"]
    return [home / ".local/share/fonts", home / ".fonts", Path("/usr/local/share/fonts"), Path("/usr/share/fonts")]


@lru_cache(maxsize=8192)
def has(file: Path, letter: str) -> bool:
    """Whether a font has a letter and all its marks."""
    found = opened(file, LOOKED)
    return found is not None and draws(found, letter)


def draws(font: pygame.font.Font, letter: str) -> bool:
    """Whether a font has every sign of a letter, and not the box that stands for what it does not have."""
    try:
        return all(sign in _INVISIBLE or _other_than_box(font, sign) for sign in letter)
    except (pygame.error, UnicodeError):
        return False


NOBODYS = "\ue000"
"""A sign that no font of ours has: it is drawn as the box that stands for all such signs."""


def _other_than_box(font: pygame.font.Font, sign: str) -> bool:
    [found], [none] = font.metrics(sign), font.metrics(NOBODYS)
    if found is None or (found[1] <= found[0] and unicodedata.category(sign)[0] == "L"):
        return False  # a damaged font draws nothing for its letters
    if found != none:
        return True
    pictures = [font.render(one, True, (0, 0, 0)) for one in (sign, NOBODYS)]
    return pygame.image.tobytes(pictures[0], "RGBA") != pygame.image.tobytes(pictures[1], "RGBA")


@lru_cache(maxsize=64)
def opened(file: Path, size: int, from_right: bool = False, script: str = "") -> pygame.font.Font | None:
    """A font in pixels, or None where it cannot be read. What the system's library cannot do (joining letters, running
    from the right) it leaves."""
    try:
        found = pygame.font.Font(file, size)
    except (OSError, ValueError, pygame.error):
        return None
    with suppress(pygame.error):
        if script:
            found.set_script(script)
        if from_right:
            found.set_direction(pygame.DIRECTION_RTL)
    return found


_SCRIPTS = {
    "arabic": "Arab", "hebrew": "Hebr", "devanagari": "Deva", "bengali": "Beng", "tamil": "Taml",
    "thai": "Thai", "telugu": "Telu", "gujarati": "Gujr", "gurmukhi": "Guru", "kannada": "Knda",
    "malayalam": "Mlym", "sinhala": "Sinh", "khmer": "Khmr", "myanmar": "Mymr", "lao": "Laoo",
    "syriac": "Syrc", "thaana": "Thaa", "nko": "Nkoo", "tibetan": "Tibt", "mongolian": "Mong",
    "oriya": "Orya",
}  # fmt: skip
"""Scripts whose letters are joined or placed by rules of their own."""


def _script(text: str) -> str:
    return next((_SCRIPTS[word] for sign in text if (word := _script_word(sign)) in _SCRIPTS), "")


def forget() -> None:
    """Drop every font (before the font module closes)."""
    for kept in (opened, has, _file, _ours):
        kept.cache_clear()
