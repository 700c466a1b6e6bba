"""Every language says all that English says, with the same places and its own plurals; cards and texts agree."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.core.text import strict_yaml
from game.core.text.completeness import may_lack
from game.core.text.i18n import Catalogue, available
from game.core.text.phrases import FORMS, PLACEHOLDER, Arg, Template
from game.core.text.plurals import plural_classes
from tests.localization.joins import badly_joined
from tests.localization.scope import WAITING, expected, owner
from tests.localization.snapshot import SNAPSHOTS, sentences
from tests.localization.stamp import current, kept, read, stale
from tests.localization.wanted import EVENTS, PROMPTS, REASONS

ROOT = Path(__file__).resolve().parents[2] / "localization"
CARDS = Path(__file__).resolve().parents[2] / "game" / "bigbook" / "cards"
SAME = Path(__file__).resolve().parent / "same"
LANGS = [one.code for one in available([ROOT])]
OTHERS = [code for code in LANGS if code != "en"]
EN = Catalogue.load("en", [ROOT])
KEYS = sorted(EN.keys())
NUMBERS = (0, 1, 2, 5, 8, 11, 21, 100, 1_000_000)
KINDS = sorted({key.split(".")[3] for key in KEYS if key.startswith("bigbook.terms.kinds.")})
ELEMENTS = sorted({key.split(".")[3] for key in KEYS if key.startswith("bigbook.terms.elements.")})
ALL_NOUNS = [(ELEMENTS[at % len(ELEMENTS)], kind) for at, kind in enumerate(KINDS)]
NOUN_ARGS = {
    "bigbook": {
        "card": "bigbook.terms.kinds",
        "element": "bigbook.terms.elements",
        "source": "bigbook.terms.parts",
        "place": "bigbook.terms.positions",
        "monster": "bigbook.terms.monsters",
    },
    "mansions": {
        "room": "mansions.rooms",
        "part": "mansions.quarters",
        "next": "mansions.rooms",
        "start": "mansions.rooms",
        "monster": "mansions.monsters",
        "attribute": "mansions.terms.attributes",
    },
}
"""Game → arguments of its texts that are nouns, with the keys of those nouns."""
TOLD_BESIDES = {"mansions.stories.": "people", "mansions.terminal.welcome.": "people", "mansions.terminal.way.": "n",
                "mansions.terminal.beside": "n"}  # fmt: skip
"""Numbers by which a text may vary though English has no place for them: how many listen, how many monsters stand."""
SAME_EVERYWHERE = ("bigbook.cards.magicians.*.name", "bigbook.terms.letters.*", "language.*",
                   "mansions.cards.investigators.*.name")  # fmt: skip
FORBIDDEN = {
    "en": r"\b(buy|heal|trash|shop|mage|wizard|counter|insanity|colour|neutralise|each player|all players)s?\b",
    "es": r"(?i)\b(usted|ustedes|comprar?|conjuros?|sortilegios?|vuestr[oa]s? turno)\b",
    "pt": r"(?i)\b(vós|ecrã|ficheiros?|utilizador|equipa|teu|tua|contigo)\b",
    "it": r"\b(Lei|Suo|Sua|comprare|compra|esaurit[oaie])\b",
}


def keys_of(lang: Catalogue) -> list[str]:
    """The keys that a language has to have; of those that it may do without the ones that it has."""
    return [key for key in sorted(expected(KEYS, lang.lang)) if lang.template(key) or not may_lack(key, KEYS)]


def entry(lang: Catalogue, key: str) -> Template:
    found = lang.template(key)
    assert found is not None, key
    return found


def places(text: str) -> set[str]:
    return {found.group(1) for found in PLACEHOLDER.finditer(text)}


def all_places(template: Template) -> set[str]:
    return set().union(*(places(text) for text in template.variants.values()))


@pytest.fixture(scope="module", params=LANGS)
def lang(request: pytest.FixtureRequest) -> Catalogue:
    return Catalogue.load(request.param, [ROOT])


def test_files_are_read_without_complaint(lang: Catalogue) -> None:
    assert lang.keys()
    assert not lang.problems


def test_no_key_is_missing_or_left_over(lang: Catalogue) -> None:
    """Only forms that English nouns do without may come on top."""
    keys = expected(lang.keys(), lang.lang)
    assert not set(keys_of(lang)) - keys, "missing"
    extra = [key for key in keys - set(KEYS) if not is_noun_form(key)]
    assert not extra, "left over"


def test_a_game_that_waits_for_its_translation_is_named() -> None:
    """It speaks English, not a mixture; a language that begins with it takes its name off the list (`scope.py`)."""
    for game, code in [(game, code) for game, codes in WAITING.items() for code in codes]:
        assert [key for key in EN.keys() if owner(key) == game]  # noqa: SIM118 - keys() is a method of the catalogue
        assert not [key for key in Catalogue.load(code, [ROOT]).keys() if owner(key) == game]  # noqa: SIM118


def is_noun_form(key: str) -> bool:
    noun, _, form = key.rpartition(".")
    return form in FORMS and f"{noun}.singular" in EN.keys()  # noqa: SIM118 - keys() is a method of the catalogue


def test_no_text_is_empty_and_braces_are_places(lang: Catalogue) -> None:
    for key in sorted(lang.keys()):
        for variant, text in entry(lang, key).variants.items():
            if key.startswith("language.lists."):
                continue
            assert text.strip(), (key, variant)
            assert not re.search(r"[{}]", PLACEHOLDER.sub("", text)), (key, text)
            for found in PLACEHOLDER.finditer(text):
                assert found.group(2) is None or found.group(2) in FORMS, (key, text)


def test_places_agree_with_english_in_every_variant(lang: Catalogue) -> None:
    wrong = []
    for key in keys_of(lang):
        source, own = entry(EN, key), entry(lang, key)
        wanted = all_places(source)
        for variant, text in own.variants.items():
            optional = {own.by} if variant == "one" else set()
            if not wanted - optional <= places(text) <= wanted:
                wrong.append(f"{key} [{variant}] has {sorted(places(text))}, English {sorted(wanted)}: {text}")
    assert not wrong


MARKUP = re.compile(r"\[/?[a-z0-9_-]+\]|<[a-z0-9_.]+\|")
"""Bold, icons, and the beginnings of links."""


def marks(text: str) -> list[str]:
    return sorted(MARKUP.findall(text))


def test_markup_agrees_with_english_in_every_variant(lang: Catalogue) -> None:
    """A tag or an icon too many or too few shows itself on the screen."""
    wrong = []
    for key in keys_of(lang):
        wanted = marks(entry(EN, key).variants["other"])
        wrong += [
            f"{key} [{name}]: {text}" for name, text in entry(lang, key).variants.items() if marks(text) != wanted
        ]
    assert not wrong


def test_a_lost_tag_is_seen() -> None:
    assert marks("[b]Two[/b] [fire] <card.ice|Ice>") != marks("[b]Two [fire] <card.ice|Ice>")
    assert marks("[b]Two[/b]") != marks("Two")


def test_variants_are_complete(lang: Catalogue) -> None:
    classes = set(plural_classes(lang.lang))
    for key in keys_of(lang):
        own, source = entry(lang, key), entry(EN, key)
        if own.kind == "plural":
            assert set(own.variants) == classes, key
        if own.kind == "select":
            assert set(own.variants) <= {"m", "f", "n", "other"}, key
        if own.kind:
            besides = {by for start, by in TOLD_BESIDES.items() if key.startswith(start)}
            varies = all_places(source) | {source.by} | besides
            assert own.by in varies, f"{key} varies by {own.by}, which is no place of it"


def test_nouns_have_every_form_that_a_sentence_asks_for(lang: Catalogue) -> None:
    lacking = []
    for key in keys_of(lang):
        for text in entry(lang, key).variants.values():
            for found in PLACEHOLDER.finditer(text):
                name, form = found.groups()
                if form:
                    root = NOUN_ARGS[owner(key)][name.partition(":")[0]]
                    nouns = {one.rsplit(".", 1)[0] for one in KEYS if one.startswith(f"{root}.")} - {root}
                    lacking += [f"{noun}.{form} for {key}" for noun in nouns if not lang.template(f"{noun}.{form}")]
    assert not sorted(set(lacking))


def arguments(lang: Catalogue, key: str, number: int, noun: tuple[str, str]) -> dict[str, Arg]:
    element, kind = noun
    args: dict[str, Arg] = {}
    for name in all_places(entry(EN, key)) | {entry(EN, key).by} - {""}:
        args[name] = number if name in NUMERIC else "Inés"
    args["card"] = lang.noun(f"bigbook.terms.kinds.{kind}")
    args["element"] = lang.noun(f"bigbook.terms.elements.{element}")
    args["source"] = lang.noun("bigbook.terms.parts.failure")
    args["monster"] = lang.noun("bigbook.terms.monsters.cover_1")
    if "place" in args:
        args["place"] = lang.noun("bigbook.terms.positions.3_left")
    return args


NUMERIC = {
    "n",
    "m",
    "x",
    "y",
    "power",
    "turn",
    "round",
    "paid",
    "cost",
    "lost",
    "need",
    "have",
    "in_hand",
    "in_support",
    "space",
}


def test_every_text_renders_cleanly(lang: Catalogue) -> None:
    wrong = []
    for key in keys_of(lang):
        if owner(key) in ("language", "mansions"):  # the second game's are rendered with all of its nouns (house.py)
            continue
        takes_noun = bool(set(NOUN_ARGS["bigbook"]) & (all_places(entry(EN, key)) | {entry(EN, key).by}))
        for number in NUMBERS:
            for noun in ALL_NOUNS if takes_noun else ALL_NOUNS[:1]:
                text = lang.t(key, **arguments(lang, key, number, noun))
                if re.search(r"[{}\[\]]|  ", text) or badly_joined(lang.lang, text):
                    wrong.append(f"{key} ({number}): {text}")
    assert not sorted(set(wrong))


@pytest.mark.parametrize("code", LANGS)
def test_sentences_with_nouns_are_those_that_were_read(code: str) -> None:
    read_before = (SNAPSHOTS / f"{code}.txt").read_text(encoding="utf-8").splitlines()
    now = sentences(code)
    assert sorted(set(now) - set(read_before)) == [], f"read these, then: python tests/localization/snapshot.py {code}"
    assert set(read_before) <= set(now), "some sentences are gone: write the snapshot anew"


def test_no_forbidden_word(lang: Catalogue) -> None:
    pattern = re.compile(FORBIDDEN.get(lang.lang, r"(?!)"))
    keys = [key for key in keys_of(lang) if owner(key) != "mansions"]  # its own words are in house.py
    texts = [(key, text) for key in keys for text in entry(lang, key).variants.values()]
    assert not [one for one in texts if pattern.search(one[1])]


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_left_in_english(code: str) -> None:
    other = Catalogue.load(code, [ROOT])
    path = SAME / f"{code}.txt"
    allowed = [*SAME_EVERYWHERE, *(path.read_text(encoding="utf-8").split() if path.exists() else [])]
    same = [
        key
        for key in keys_of(other)
        if entry(other, key).variants["other"] == entry(EN, key).variants["other"]
        and re.search(r"[^\W\d]", PLACEHOLDER.sub("", entry(EN, key).variants["other"]))
        and not key.endswith(".gender")
        and not any(fnmatchcase(key, one) for one in allowed)
    ]
    assert not same


@pytest.mark.parametrize("code", OTHERS)
def test_no_translation_is_stale(code: str) -> None:
    old = stale(current(code), read(code))
    assert not old, f"read the English again, revise these, then run: python tests/localization/stamp.py {code}"


@pytest.mark.parametrize("code", OTHERS)
def test_translations_kept_without_a_change_say_why(code: str) -> None:
    now, reasons = current(code), kept(code)
    assert not [key for key, (stamp, why) in reasons.items() if now.get(key) != stamp or not why.strip()]


def test_all_that_the_engine_can_say_has_words() -> None:
    wanted = [f"bigbook.log.{one}" for one in EVENTS]
    wanted += [f"bigbook.why.{one}" for one in REASONS]
    wanted += [f"bigbook.prompts.{one}.exact" for one in PROMPTS]
    assert not [key for key in wanted if not EN.has(key)]


@cache
def cards(name: str) -> dict[str, Any]:
    """One file of card data, as it is written."""
    data = strict_yaml.load(CARDS / f"{name}.yaml", max_depth=16)
    assert isinstance(data, dict)
    return data


def numbers_of(key: str) -> set[str] | None:
    """The numbers the card data offers for a rules text; None when the key is not a rules text."""
    match key.split(".")[2:]:
        case [("spells" | "curses" | "magicians") as kind, card, "text"]:
            item = cards(kind)[card]
        case ["monsters", card, "arrival"]:
            item = cards("grimoire")[card]["arrival"]
        case ["pages", card, side] if card != "final_page":
            item = cards("grimoire")[card][side]
        case _:
            return None
    return {*item.get("grows", {}), *item.get("fixed", {})}


def test_rules_texts_use_exactly_the_numbers_of_the_cards() -> None:
    for key in [one for one in KEYS if one.startswith("bigbook.cards.")]:
        numbers = numbers_of(key)
        if numbers is not None:
            assert all_places(entry(EN, key)) == numbers, key


def test_every_card_has_its_words() -> None:
    wanted = [f"spells.{one}.{part}" for one in cards("spells") for part in ("name", "text", "flavour")]
    wanted += [f"curses.{one}.{part}" for one in cards("curses") for part in ("name", "text", "flavour")]
    parts = ("name", "title", "ability_name", "text", "flavour")
    wanted += [f"magicians.{one}.{part}" for one in cards("magicians") for part in parts]
    pages = [*cards("grimoire"), "final_page"]
    monsters = [one for one in pages if one != "final_page"]
    wanted += [f"monsters.{one}.{part}" for one in monsters for part in ("name", "arrival", "flavour")]
    fronts = [one for one in pages if not one.startswith("cover_")]
    wanted += [f"pages.{one}.{part}" for one in fronts for part in ("bonus", "failure")]
    have = {key.removeprefix("bigbook.cards.") for key in KEYS if key.startswith("bigbook.cards.")}
    assert set(wanted) == have


def test_card_texts_are_short(lang: Catalogue) -> None:
    """Small cards hold about 190 characters in English; the others get the measured growth of such lengths."""
    limit, flavour = (190, 80) if lang.lang == "en" else (250, 105)
    for key in [one for one in KEYS if one.startswith("bigbook.cards.")]:
        for text in entry(lang, key).variants.values():
            assert len(text) <= (flavour if key.endswith(".flavour") else limit), (key, len(text))
