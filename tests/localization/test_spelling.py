"""Every word is in a dictionary or in the project's list; quotes, dashes and marks are those of the language."""

from __future__ import annotations

import re

import pytest

from game.core.text.phrases import PLACEHOLDER
from tests.localization.spelling import LANGS, QUOTES, REPEATS, ROOT, prose, strange, texts, unknown


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_is_known(lang: str) -> None:
    lacking = strange(lang)
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
