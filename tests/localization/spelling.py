"""Spelling of texts by hunspell: the words that people read, and those that no dictionary and no list of ours knows."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import NoReturn

import pytest

from game.core.text.i18n import Catalogue, available
from game.core.text.phrases import PLACEHOLDER

ROOT = Path(__file__).resolve().parents[2] / "localization"
WORDS = Path(__file__).resolve().parent / "words"
DICTIONARY = {"en": "en_US", "es": "es_ES", "pt": "pt_BR", "it": "it_IT"}
LANGS = [one.code for one in available([ROOT])]
QUOTES = {"en": "“”", "pt": "“”", "es": "«»", "it": "«»"}
_WORD = re.compile(r"[^\W\d_]+(?:['\u2019-][^\W\d_]+)*")
_MARKUP = re.compile(r"<[a-z0-9_.]+\||>|\[\[|\[/?[a-z0-9_-]+\]|--[a-z-]+|https?:\S+|[a-z0-9_]+\.(?:yaml|json|svgz?)")
_ELIDED = re.compile(r"[^\W\d_]+['\u2019](?=\x01)")
REPEATS = {"es": {"nos", "os"}, "it": {"via"}, "pt": set(), "en": {"that", "had"}}


@cache
def texts(lang: str) -> list[tuple[str, str]]:
    """(key, text) of every variant of every entry that people read."""
    catalogue = Catalogue.load(lang, [ROOT])
    out = []
    for key in sorted(catalogue.keys()):
        if key.startswith("language.") or key.endswith(".gender"):
            continue
        found = catalogue.template(key)
        assert found is not None
        out += [(key, text) for text in found.variants.values()]
    return out


def prose(text: str) -> str:
    """A text without places, markup, options of the command line, and elided articles before a place."""
    return _MARKUP.sub(" ", _ELIDED.sub(" ", PLACEHOLDER.sub("\x01", text))).replace("\x01", " ")


def project_words(lang: str) -> set[str]:
    """Names and coined words that no dictionary has, one a line."""
    lines = (WORDS / f"{lang}.txt").read_text(encoding="utf-8").splitlines()
    return {line.strip().casefold() for line in lines if line.strip() and not line.startswith("#")}


def unknown(lang: str, words: set[str]) -> set[str]:
    """Those words that hunspell does not know; skips where the program or its dictionary is not installed.

    Where SPELLING_MUST_RUN is set (CI sets it when there is a hunspell) a lacking dictionary is a failure.
    """
    program, name = shutil.which("hunspell"), DICTIONARY.get(lang)
    if program is None:
        _skip("hunspell is not installed (.ci/run installs it with its dictionaries)")
    if name is None:
        pytest.skip(f"no dictionary is named for {lang}")
    asked = "\n".join(sorted(word.replace("\u2019", "'") for word in words))
    done = subprocess.run(
        [program, "-d", name, "-i", "utf-8", "-l"], input=asked, text=True, capture_output=True, check=False
    )
    if done.returncode or "Can't open" in done.stderr:
        _skip(f"the hunspell dictionary {name} is not installed (.ci/run installs it)")
    return {word.strip() for word in done.stdout.splitlines() if word.strip()}


def _skip(why: str) -> NoReturn:
    if os.environ.get("SPELLING_MUST_RUN"):
        pytest.fail(why)
    pytest.skip(why)


_PRONOUNS = (
    "lo", "la", "le", "los", "las", "les", "me", "te", "se", "nos", "os", "telo", "tela", "selo", "sela", "noslo",
)  # fmt: skip
_PLAIN = str.maketrans("áéíóú", "aeiou")


def without_pronoun(word: str) -> set[str]:
    """What a Spanish verb may be without the pronouns written onto it (`termínalo` -> `termina`)."""
    return {word[: -len(end)].translate(_PLAIN) for end in _PRONOUNS if word.endswith(end) and len(word) > len(end) + 2}


def known_in_parts(lang: str, words: set[str]) -> set[str]:
    """Spanish verbs that are known once their pronouns are off: the dictionary lists only some of them."""
    if lang != "es" or not words:
        return set()
    bases = {word: without_pronoun(word) for word in words}
    strange = unknown(lang, {base for some in bases.values() for base in some})
    return {word for word, some in bases.items() if some - strange}


def strange(lang: str, keys: str = "") -> list[str]:
    """Every unknown word with the key of a text in which it stands; of the texts below `keys` only."""
    where: dict[str, str] = {}
    for key, text in texts(lang):
        if key.startswith(keys):
            for word in _WORD.findall(prose(text)):
                where.setdefault(word.replace("\u2019", "'"), key)
    known = project_words(lang)
    found = {word for word in unknown(lang, set(where)) if word.casefold() not in known}
    found -= known_in_parts(lang, found)
    return sorted(f"{word} ({where.get(word, 'part of a word')})" for word in found)
