"""Every word is in a dictionary or in the project's list; quotes, dashes and marks are those of the language."""

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


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_is_known(lang: str) -> None:
    where: dict[str, str] = {}
    for key, text in texts(lang):
        for word in _WORD.findall(prose(text)):
            where.setdefault(word.replace("\u2019", "'"), key)
    known = project_words(lang)
    strange = {word for word in unknown(lang, set(where)) if word.casefold() not in known}
    strange -= known_in_parts(lang, strange)
    lacking = sorted(f"{word} ({where.get(word, 'part of a word')})" for word in strange)
    advice = f"correct them, or add names and coined words to tests/localization/words/{lang}.txt:\n"
    assert not lacking, advice + "\n".join(lacking)


@pytest.mark.parametrize("lang", LANGS)
def test_a_planted_error_is_found(lang: str) -> None:
    assert unknown(lang, {"xqzvwk"}) == {"xqzvwk"}


def test_where_the_spelling_must_be_checked_it_is_not_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("SPELLING_MUST_RUN", raising=False)
    with pytest.raises(pytest.skip.Exception):
        unknown("en", {"word"})
    monkeypatch.setenv("SPELLING_MUST_RUN", "1")
    with pytest.raises(pytest.fail.Exception):
        unknown("en", {"word"})


@pytest.mark.parametrize("lang", LANGS)
def test_no_word_stands_twice(lang: str) -> None:
    twice = re.compile(r"(?i)(?<![\w\u2019'-])([^\W\d_]+) \1(?![\w\u2019'-])")
    found = [
        (key, match.group(0))
        for key, text in texts(lang)
        for match in twice.finditer(text)
        if match.group(1).casefold() not in REPEATS.get(lang, set())
    ]
    assert not found


BAD_MARKS = {
    "a doubled space": r"  ",
    "a space at an end": r"^\s|\s$",
    "a straight quote": r"[\"']",
    "three dots": r"\.\.\.",
    "two dots": r"(?<!\.)\.\.(?!\.)",
    "a space before a mark": r" [,.;:!?…](?!\.)",
    "a hyphen as a dash": r" - |--(?![a-z])",
    "a hyphen as a minus": r"(?<![\w}\]])-\d",
    "a letter x as a times sign": r"\b\d+ ?x ?\d|(?<!\w)x\d",
    "no space after a mark": r"[,;!?][^\W\d_]",
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", BAD_MARKS)
def test_typography(lang: str, name: str) -> None:
    allowed = ("kit.cli.", "kit.keys.", "kit.crash.")
    found = [
        (key, text)
        for key, text in texts(lang)
        if not key.startswith(allowed) and re.search(BAD_MARKS[name], PLACEHOLDER.sub("0", text))
    ]
    assert not found


@pytest.mark.parametrize("lang", LANGS)
def test_quotes_are_those_of_the_language_and_come_in_pairs(lang: str) -> None:
    own = QUOTES.get(lang, "“”")
    wrong = []
    for key, text in texts(lang):
        if any(mark in text for mark in "“”„«»" if mark not in own) or text.count(own[0]) != text.count(own[1]):
            wrong.append((key, text))
    assert not wrong


def test_spanish_questions_and_cries_are_opened() -> None:
    wrong = [
        (key, text)
        for key, text in texts("es")
        for opening, closing in (("¿", "?"), ("¡", "!"))
        if text.count(opening) != text.count(closing) and text.strip() != closing
    ]
    assert not wrong


def test_other_languages_do_not_open_them() -> None:
    assert not [(key, text) for lang in LANGS if lang != "es" for key, text in texts(lang) if re.search("[¿¡]", text)]


BRITISH = re.compile(
    r"(?i)\b(colour\w*|honour\w*|favour\w*|flavour\w*|humour\w*|neighbour\w*|behaviour\w*|licence\w*"
    r"|neutralis\w*|recognis\w*|organis\w*|realis(e|ed|es|ing)|apologis\w*|centre\w*|grey\w*|learnt|towards"
    r"|any more(?=[.,;:)]|$)|programmes?|practis\w*|travell\w*|judgement\w*|draught\w*"
    r"|plough\w*|whilst|theatre|defence|offence)\b"
)
PAPERS = ("README.md", "CHANGELOG.md", "docs/keys.md", "docs/translating.md", "docs/glossary/en.md",
          "tools/release/desktop/metainfo.xml", "tools/release/desktop/app.desktop")  # fmt: skip
"""What players and translators read outside the game."""


def british(text: str) -> list[str]:
    """The words that an American would spell otherwise; names of files, keys, and code apart."""
    return [found.group() for found in BRITISH.finditer(re.sub(r"`[^`]*`|\(docs/[^)]*\)", " ", text))]


@pytest.mark.parametrize("paper", PAPERS)
def test_what_people_read_is_american_english(paper: str) -> None:
    assert not british((ROOT.parent / paper).read_text("utf-8"))


def test_the_game_speaks_american_english() -> None:
    assert not [(key, found) for key, text in texts("en") if (found := british(prose(text)))]


def test_the_gate_sees_a_british_word() -> None:
    assert british("Licence, colours, towards, any more, learnt") == [
        "Licence",
        "colours",
        "towards",
        "any more",
        "learnt",
    ]
    assert not british("Colors of `flavour`, license, toward, anymore, learned")
