"""Placeholders, noun forms, plural classes, numbers and lists."""

from __future__ import annotations

import pytest
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.text.phrases import (
    MAX_TEXT,
    Noun,
    group_digits,
    join,
    render,
    sentence_start,
)
from game.core.text.plural_rules import RULES
from game.core.text.plurals import plural_class, plural_classes
from tools import plurals

CLDR = {"en": "en", "es": "es", "pt": "pt_BR", "it": "it"}
PATTERNS = {
    "en": ("{a} and {b}", "{a}, and {b}", "{a} or {b}", "{a}, or {b}"),
    "es": ("{a} y {b}", "{a} y {b}", "{a} o {b}", "{a} o {b}"),
    "pt": ("{a} e {b}", "{a} e {b}", "{a} ou {b}", "{a} ou {b}"),
    "it": ("{a} e {b}", "{a} e {b}", "{a} o {b}", "{a} o {b}"),
}
AGUA = Noun({"singular": "Agua 2", "indef": "un Agua 2", "def": "el Agua 2", "gender": "f"})


def text(template: str, **args: str | int | Noun) -> str:
    missed: list[str] = []
    return "".join(span.text for span in render(template, args, ".", missed.append))


@pytest.mark.parametrize("lang", sorted(CLDR))
def test_plural_classes_are_those_of_cldr(lang: str) -> None:
    oracle = Locale.parse(CLDR[lang]).plural_form
    for n in (*range(10_001), 1_000_000, 2_000_000, 1_000_001, 10_000_000, 1_500_000):
        assert plural_class(lang, n) == oracle(n), n
    assert set(plural_classes(lang)) == {*oracle.tags, "other"}


@pytest.mark.parametrize(
    ("lang", "samples"),
    [
        ("pl", {"one": [1], "few": [2, 4, 22, 24, 104], "many": [0, 5, 11, 12, 14, 21, 112, 120]}),
        ("ar", {"zero": [0], "one": [1], "two": [2], "few": [3, 10, 103], "many": [11, 99], "other": [100, 102]}),
        ("ru", {"one": [1, 21, 101], "few": [2, 4, 22, 104], "many": [0, 5, 11, 14, 20, 111]}),
        ("cs", {"one": [1], "few": [2, 3, 4], "other": [0, 5, 11, 22, 102]}),
        ("ja", {"other": [0, 1, 2, 5, 120]}),
        ("pt-PT", {"one": [1], "other": [0, 2]}),
        ("tlh", {"one": [1], "other": [0, 2, 5]}),
    ],
)
def test_whole_numbers_of_other_languages(lang: str, samples: dict[str, list[int]]) -> None:
    """Samples as the tables of CLDR print them; a language that CLDR lacks counts as English does."""
    for name, numbers in samples.items():
        assert [(n, plural_class(lang, n)) for n in numbers] == [(n, name) for n in numbers]


def test_every_language_of_cldr_has_its_classes() -> None:
    """The table is what babel's own rules say, also where a sum is below zero and for millions."""
    languages = [one for languages, _ in RULES for one in languages.split()]
    assert len(languages) == len(set(languages)) > 250
    for lang in languages:
        oracle = Locale.parse(lang, sep="-").plural_form
        seen = {plural_class(lang, n): n for n in (*range(121), 1000, 100_000, 1_000_000)}
        assert {name: oracle(n) for name, n in seen.items()} == {name: name for name in seen}, lang
        assert [plural_class(lang, n) for n in range(121)] == [oracle(n) for n in range(121)], lang
        assert seen.keys() <= set(plural_classes(lang)), lang


def test_the_table_of_plural_rules_is_as_written_by_its_tool() -> None:
    """`pyproject.toml` names the babel whose data it is, as far as its data go (2.19, not 2.19.0)."""
    assert plurals.PAGE.read_text("utf-8") == plurals.page(), "python -m tools.plurals writes it anew"


def test_a_region_counts_as_its_language_and_a_minus_does_not() -> None:
    assert plural_class("pt-BR", 0) == "one" and plural_class("zh-Hant-TW", 1) == "other"
    assert [plural_class("pl", n) for n in (-1, -3, -5)] == ["one", "few", "many"]


@pytest.mark.parametrize(("lang", "mark"), [("en", ","), ("es", "."), ("pt", "."), ("it", ".")])
def test_numbers_are_grouped_as_the_language_does(lang: str, mark: str) -> None:
    for number in (*(10**n + d for n in range(9) for d in (-1, 0, 7)), 1234, 12345, 1234567, -4321, -999):
        expected = format_decimal(number, locale=CLDR[lang], group_separator=True)
        assert group_digits(number, mark) == expected


@pytest.mark.parametrize("lang", sorted(CLDR))
def test_lists_agree_with_babel_where_no_sound_changes(lang: str) -> None:
    names = ["Ana", "Bruno", "Caio", "Dora", "Fabio"]
    and_two, and_end, or_two, or_end = PATTERNS[lang]
    for size in range(6):
        some = names[:size]
        assert join(lang, some, and_two, and_end) == format_list(some, "standard", CLDR[lang])
        if lang != "es" or size != 3:
            assert join(lang, some, or_two, or_end) == format_list(some, "or", CLDR[lang])


@pytest.mark.parametrize(
    ("last", "word"),
    [
        ("Inés", "e"),
        ("hijo", "e"),
        ("Íñigo", "e"),
        ("imanes", "e"),
        ("Yvonne", "e"),
        ("«Isla»", "e"),
        ("Ítaca", "e"),
        ("híbrido", "e"),
        ("hielo", "y"),
        ("hierba", "y"),
        ("Ian", "y"),
        ("Yolanda", "y"),
        ("Ana", "y"),
        ("Hugo", "y"),
        ("8", "y"),
        ("Y", "y"),
        ("", "y"),
    ],
)
def test_spanish_and(last: str, word: str) -> None:
    assert join("es", ["Ana", last], "{a} y {b}", "{a} y {b}") == f"Ana {word} {last}"
    assert join("es", ["Ana", "Bea", last], "{a} y {b}", "{a} y {b}") == f"Ana, Bea {word} {last}"


@pytest.mark.parametrize(
    ("last", "word"),
    [
        ("ocho", "u"),
        ("Óscar", "u"),
        ("hora", "u"),
        ("hongo", "u"),
        ("8", "u"),
        ("80", "u"),
        ("11", "u"),
        ("Olga", "u"),
        ("11.000", "u"),
        ("110", "o"),
        ("1", "o"),
        ("18", "o"),
        ("Ana", "o"),
        ("Hugo", "o"),
        ("uno", "o"),
        ("", "o"),
    ],
)
def test_spanish_or(last: str, word: str) -> None:
    assert join("es", ["siete", last], "{a} o {b}", "{a} o {b}") == f"siete {word} {last}"


@pytest.mark.parametrize(("last", "word"), [("Elena", "ed"), ("Èva", "ed"), ("Ivo", "e"), ("Ada", "e"), ("8", "e")])
def test_italian_and(last: str, word: str) -> None:
    assert join("it", ["Bea", last], "{a} e {b}", "{a} e {b}") == f"Bea {word} {last}"


def test_names_that_look_like_patterns_stay_names() -> None:
    assert join("en", ["{b}", "{a}"], "{a} and {b}", "") == "{b} and {a}"
    assert text("{seat} drew {n}.", seat="{n}", n=3) == "{n} drew 3."


def test_placeholders_and_forms() -> None:
    assert text("{n} cards", n=12345) == "12.345 cards"
    assert text("{seat} roba {card.indef}.", seat="ana", card=AGUA) == "ana roba un Agua 2."
    assert text("{card.def} sobra.", card=AGUA) == "El Agua 2 sobra."
    assert text("{card.def}", card=AGUA) == "el Agua 2"
    assert text("{card} / {card.plural}", card=AGUA) == "Agua 2 / Agua 2"
    assert text("{card.def}", card="plain") == "plain"


@pytest.mark.parametrize(
    "template",
    [
        "{p.__class__}",
        "{p.__class__.__init__.__globals__}",
        "{p[0]}",
        "{p!r}",
        "{p:>200000000}",
        "{p:{}}",
        "{}",
        "{0}",
        "{ p }",
        "{P}",
        "{p.unknown}",
        "{{p",
        "%s %(p)s %200000000d",
        "$p $(p)",
        "{p",
        "p}",
    ],
)
def test_nothing_but_names_and_forms_is_special(template: str) -> None:
    assert text(template, p="X", w=9, s="no") == template


def test_missing_arguments_show_their_name_and_are_reported() -> None:
    missed: list[str] = []
    spans = render("{a} and {b}", {"a": "x"}, ",", missed.append)
    assert "".join(span.text for span in spans) == "x and [b]"
    assert missed == ["b"]


def test_spans_remember_their_argument() -> None:
    spans = render("Draw {x} cards.", {"x": 4}, ",", lambda name: None)
    assert [(span.text, span.name) for span in spans] == [("Draw ", ""), ("4", "x"), (" cards.", "")]


def test_sentence_start() -> None:
    assert sentence_start("l\u2019Acqua") == "L\u2019Acqua"
    assert sentence_start("¿qué?") == "¿Qué?"
    assert sentence_start("8 cartas") == "8 cartas"
    assert sentence_start("") == ""


def test_results_are_capped() -> None:
    assert len(text("{a}" * 500, a="x" * 100)) == MAX_TEXT
    assert len(text("{a}", a="x" * 100_000)) == MAX_TEXT
    assert text("{a}", a="x" * MAX_TEXT) == "x" * MAX_TEXT


@settings(deadline=None, max_examples=400)
@given(
    st.text(st.sampled_from("{}.:!%$ab_x0[]()\\ \n'\"é🂡"), max_size=80),
    st.dictionaries(st.sampled_from(["a", "b", "x", "ab"]), st.text(max_size=20) | st.integers() | st.just(AGUA)),
)
def test_any_template_renders(template: str, args: dict[str, str | int | Noun]) -> None:
    assert len(text(template, **args)) <= MAX_TEXT


def spoken(lang: str, template: str, **args: str | int | Noun) -> str:
    return "".join(span.text for span in render(template, args, ".", lambda name: None, lang))


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        ("Ana", "Turno 1: toccò ad Ana."),
        ("Amedeo", "Turno 1: toccò ad Amedeo."),
        ("àlan", "Turno 1: toccò ad àlan."),
        ("Elena", "Turno 1: toccò a Elena."),
        ("Ugo", "Turno 1: toccò a Ugo."),
        ("8", "Turno 1: toccò a 8."),
    ],
)
def test_italian_to(seat: str, said: str) -> None:
    assert spoken("it", "Turno {turn}: toccò a {seat}.", turn=1, seat=seat) == said


def test_short_words_change_in_the_middle_of_a_sentence() -> None:
    assert spoken("it", "A {seat} servirà.", seat="Anna") == "Ad Anna servirà."
    assert spoken("it", "grazie a «{spell}»", spell="Avatar") == "grazie ad «Avatar»"
    assert spoken("it", "{a} e {b}", a="Ugo", b="Elena") == "Ugo ed Elena"
    assert spoken("it", "fa {x}, va {x}", x="a") == "fa a, va a"
    assert spoken("es", "{a} y {b}", a="Hugo", b="Inés") == "Hugo e Inés"
    assert spoken("es", "{n} o {m}", n=7, m=8) == "7 u 8"
    assert spoken("en", "a {element} token", element="Earth") == "an Earth token"
    assert spoken("en", "a {element} token", element=Noun({"singular": "Water"})) == "a Water token"
    assert spoken("en", "A {x} and a {y}", x="owl", y="one-eyed cat") == "An owl and a one-eyed cat"
    assert spoken("pt", "deu a {other}", other="Ana") == "deu a Ana"
    assert spoken("", "toccò a {seat}", seat="Ana") == "toccò a Ana"
