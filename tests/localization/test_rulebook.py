"""The rulebook's text: every rule has a paragraph, every paragraph its words, every link an end, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.bigbook.catalogue import catalogue
from game.bigbook.text.rulebook import RulebookError, read, rulebook
from game.core.lessons import scenario
from game.core.text.i18n import Catalogue, available
from scenes.bigbook.rulebook.content import Contents
from scenes.bigbook.rulebook.figures import names
from scenes.book.markup import parse, targets
from scenes.book.search import Index
from tests.sources import source_files

ROOT = Path(__file__).resolve().parents[2] / "localization"
SOURCE = Path(__file__).resolve().parents[2] / "game"
SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios"
LANGS = [one.code for one in available([ROOT])]
COUNTS = {
    "SET": 22, "GRI": 11, "TRN": 6, "CON": 4, "MON": 21, "CUR": 10, "ACT": 12, "SPL": 14, "LRN": 10, "ACQ": 4, "DES": 4,
    "HEAL": 3, "REC": 8, "END": 5, "MOD": 5, "ELI": 3, "SUP": 11, "DIS": 3, "DRAW": 7, "NEU": 9, "TGT": 5, "OUT": 6,
    "DST": 4, "EXC": 1, "MAD": 5, "VAL": 3, "TOP": 1, "INF": 3, "CLR": 9, "TIP": 6,
}  # fmt: skip
"""How many rules every part of the rules has; they are numbered from 1."""
RULINGS = 66
RULES = [f"BB-{part}.{n}" for part, count in COUNTS.items() for n in range(1, count + 1)]
ALL = [*RULES, *(f"A-{n:02}" for n in range(1, RULINGS + 1))]


@pytest.fixture(scope="module", params=LANGS)
def contents(request: pytest.FixtureRequest) -> Contents:
    return Contents(Catalogue.load(request.param, [ROOT]))


def test_the_list_of_rules_is_whole() -> None:
    assert len(RULES) == 215


def test_every_rule_has_its_paragraph() -> None:
    assert sorted(rulebook().places) == sorted(ALL)


def test_every_refusal_leads_somewhere() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in source_files(SOURCE / "bigbook", ".py"))
    named = set(re.findall(r'"((?:BB-[A-Z]+\.|A-)\d+)"', text))
    assert named and not named - set(ALL)


def test_a_rule_in_two_places_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "twice.yaml"
    path.write_text(
        "chapters: [{id: a, paragraphs: [{id: b, rules: [BB-SET.1]}, {id: c, rules: [BB-SET.1]}]}]\n"
        "cards: []\nrulings: {x: {cards: [ice]}}\nglossary: {ready: ''}\nsummary: {}\n",
        encoding="utf-8",
    )
    with pytest.raises(RulebookError, match=r"a\.b and in a\.c"):
        read(path)


def test_every_card_has_an_entry(contents: Contents) -> None:
    cat = catalogue()
    cards = [*cat.spells, *cat.curses, *cat.magicians, *cat.pages, "final_page"]
    assert {one.card for one in contents.articles.values() if one.card} == set(cards)
    answered = {card for ruling in rulebook().rulings for card in ruling.cards}
    assert not answered - set(cards)


def test_all_words_are_there(contents: Contents) -> None:
    for article in contents.articles.values():
        for text in (article.title, article.text, article.note, *article.lines, *article.answers):
            assert "[" not in text and "{" not in text, (article.id, text)
        assert article.title.strip() and article.plain.strip(), article.id
    for chapter in contents.chapters:
        assert "[" not in chapter.title + chapter.intro


def test_every_link_resolves_and_is_well_formed(contents: Contents) -> None:
    for article in contents.articles.values():
        for text in (article.text, *article.lines, *article.answers):
            for target in targets(text):
                assert contents.resolve(target), (article.id, target)
                assert contents.resolve(target) != article.id, f"{article.id} leads to itself"
            assert not set("<>|") & set(parse(text)[0]), (article.id, text)


@pytest.mark.parametrize("code", [code for code in LANGS if code != "en"])
def test_translations_lead_to_the_same_places(code: str) -> None:
    english, other = (Contents(Catalogue.load(lang, [ROOT])) for lang in ("en", code))
    wrong = []
    for name, article in english.articles.items():
        own = other.articles[name]
        for source, text in zip((article.text, *article.lines), (own.text, *own.lines), strict=True):
            if sorted(targets(source)) != sorted(targets(text)):
                wrong.append((name, targets(source), targets(text)))
    assert not wrong


def test_every_figure_is_drawn() -> None:
    used = {one.figure for chapter in rulebook().chapters for one in chapter.paragraphs} | {
        chapter.figure for chapter in rulebook().chapters
    }
    assert used - {""} == set(names())


def test_no_key_is_unused() -> None:
    """Paragraphs, rulings and words of the locale file that the order does not name would never be seen."""
    english = Catalogue.load("en", [ROOT])
    book = rulebook()
    known = {one.id for chapter in book.chapters for one in chapter.paragraphs} | {
        f"{name}.{line}" for name, lines in book.summary.items() for line in lines
    }
    chapters = {chapter.id for chapter in book.chapters}
    for key in english.keys():  # noqa: SIM118 - keys() is a method of the catalogue
        if not key.startswith("bigbook.rulebook."):
            continue
        file, name, *rest = key.split(".")[2:]
        if file in chapters and rest:
            assert f"{file}.{name}" in known, key
        elif file == "rulings":
            assert name in {one.id for one in book.rulings}, key
        elif file == "glossary" and rest:
            assert name in book.glossary, key
        elif file == "figures" and name in names():
            assert name in {p.figure for c in book.chapters for p in c.paragraphs}, key


PRINTED = {
    "en": {"activate": "glossary.cast", "hat": "table.round_track", "compensation": "actions.reward"},
    "es": {"activar": "glossary.cast", "sombrero": "table.round_track", "compensación": "actions.reward",
           "variable": "glossary.power", "indicador de ronda": "table.round_track", "atril": "table.book",
           "indicador de invocacion": "book.marker", "reserva de apoyos": "glossary.pool"},
    "pt": {"ativar": "glossary.cast", "chapéu": "table.round_track", "compensação": "actions.reward",
           "variável": "glossary.power", "Leitoril": "table.book", "Registro de Rodada": "table.round_track",
           "ficha de mago": "glossary.magician"},
    "it": {"attivare": "glossary.cast", "cappello": "table.round_track", "risarcimento": "actions.reward",
           "variabile": "glossary.power", "indicatore invocazione": "book.marker", "scheda": "glossary.magician",
           "indicatore round": "table.round_track"},
}  # fmt: skip
"""Words of the printed rulebooks, each with the place that explains what is meant."""


@pytest.mark.parametrize("code", sorted(PRINTED))
def test_words_of_the_printed_rulebook_are_found(code: str) -> None:
    index = Index(Contents(Catalogue.load(code, [ROOT])))
    found = {word: [hit.article for hit in index.find(word)[:3]] for word in PRINTED[code]}
    assert not {word: hits for word, hits in found.items() if PRINTED[code][word] not in hits}


def test_a_place_found_by_another_word_says_so() -> None:
    hits = {hit.article: hit for hit in Index(Contents(Catalogue.load("en", [ROOT]))).find("compensation")}
    assert hits["actions.reward"].other == "compensation"
    assert hits["actions.reward"].context
    hats = {hit.article: hit for hit in Index(Contents(Catalogue.load("en", [ROOT]))).find("hat")}
    assert hats["table.ours"].other == "", "its own text says it"


def test_the_turn_played_out_holds_the_cards_of_its_scenario(contents: Contents) -> None:
    """`tests/scenarios/rules/example.yaml` plays it; every card it moves is named where it moves."""
    (item,) = scenario.load(SCENARIOS / "rules" / "example.yaml")
    kinds = {name: contents.term(f"kinds.{name}.singular") for name in ("water2", "earth2", "fire1", "air1", "water1")}
    start = parse(contents.article("example.start").text)[0]
    assert not [word for word in kinds.values() if word not in start]
    assert {"card.growth", "card.w4"} <= set(targets(contents.article("example.start").text))
    action = contents.article("example.action").text
    assert contents.term("kinds.fire2.singular") in parse(action)[0]
    assert {"actions.reward", "actions.cure", "spells.power"} <= set(targets(action))
    assert item.id == "example-of-a-turn"


def test_the_numbers_that_grow_are_the_bold_ones() -> None:
    """What the paragraph on power says of cards: x and y are in bold, and nothing else grows."""
    bold = {"en": "bold", "es": "negrita", "pt": "negrito", "it": "grassetto"}
    for code, word in bold.items():
        assert word in Contents(Catalogue.load(code, [ROOT])).article("spells.power").text
    assert {name for spell in catalogue().spells.values() for name in spell.grows} == {"x", "y"}
