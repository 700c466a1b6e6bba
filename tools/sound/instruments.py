"""The players of the music by name; `docs/sound.md` tells how each is made."""

from __future__ import annotations

from collections.abc import Mapping

from . import instruments_struck as struck
from .instruments_sustained import CELLO, CLARINET, FIDDLE, VIOLA
from .instruments_voice import Voice

VOICES: Mapping[str, Voice] = {
    "celesta": struck.celesta,
    "bass_clarinet": CLARINET,
    "violins": FIDDLE,
    "violas": VIOLA,
    "cellos": CELLO,
    "pizzicato": struck.short_string,
    "harp": struck.harp,
    "lute": struck.lute,
    "psaltery": struck.psaltery,
    "bell": struck.bell,
    "major_bell": struck.gentle_bell,
    "book": struck.book,
}
